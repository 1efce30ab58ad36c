"""python -m tests.bench lessons: how long the lessons of each game take, reckoned for somebody who has never played.

Everything on the card is read once: a sentence at 200 words, or 500 characters of Japanese, a minute; each press takes
five seconds, with looking for where to press. `tests/browser/test_lessons_page.py` counts the presses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.lessons.course import course
from bot.language import LANGUAGES
from bot.language.texts import Texts
from bot.language.words import Words
from bot.ui.cards.lessons import sentence
from rules import GAMES

A_MINUTE: Final = {"en": 200, "ja": 500}
"""Words of English, characters of Japanese, that are read in a minute."""
A_PRESS: Final = 5.0
PRESSES: Final = 3
"""For each step: the menu, the move in it, and on to the next; one more begins."""


def seconds_of(game: str, language: str) -> float:
    """The time for all steps of a game's lessons."""
    words, total = Words(Texts(), language), A_PRESS
    for step in course(game):
        heading = words("lesson-heading", game=words.game(game), step=1, steps=len(course(game)))
        right = words("lesson-right", move="9-14", last="no")
        read = f"{heading} {sentence(step, words, None)} {right}"
        total += 60 * len(read.split() if language == "en" else read) / A_MINUTE[language]
        total += PRESSES * A_PRESS
    return total


def main(_options: Sequence[str]) -> int:
    for game in GAMES:
        times = " / ".join(f"{seconds_of(game, language):.0f}" for language in LANGUAGES)
        print(f"| {game} | {len(course(game))} | {times} |")
    return 0
