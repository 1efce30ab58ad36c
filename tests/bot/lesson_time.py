"""How long the lessons of a game take, reckoned for somebody who has never played.

From the list of games on, everything on the cards is read once: at 200 words, or 500 characters of Japanese, a minute;
each press takes five seconds, with looking for where to press.
"""

from typing import Any, Final

from bot.board.moves import aim
from bot.language.texts import Texts
from bot.language.words import Words
from bot.lessons.cards import sentence
from bot.lessons.model.course import course
from bot.lessons.model.step import Step
from bot.skin.card import MAX_OPTIONS
from rules import Move

A_MINUTE: Final = {"en": 200, "ja": 500}
"""Words of English, characters of Japanese, that are read in a minute."""
A_PRESS: Final = 5.0


def standing(step: Step) -> tuple[Any, Move]:
    """The state of a step, and the move with which somebody finds it: the last in the order of the menu.

    The page of the sandbox keeps an entry for the menu that the next step has in the same place, and does not take it
    again there: the first moves of two steps of Binary begin on one square, the last ones of no two steps do.
    """
    state = step.rules.start(step.position)
    for text in step.line:
        state = step.rules.play(state, step.rules.parse(state, text))
    return state, max(step.right, key=lambda move: move.path)


def presses(step: Step) -> int:
    """Each menu and the entry in it, and on to the next step; one more begins the first."""
    (state, move), game = standing(step), step.rules
    start, choices = move.path[0], game.choices(state)
    if len(game.legal_moves(state)) <= MAX_OPTIONS:
        return 2 + 1
    menus = 2 + (len(choices) > MAX_OPTIONS)
    if len(choices[start]) > MAX_OPTIONS and aim(game, move, start) != start:
        menus += 1
    return 2 * menus + 1


def seconds_of(game: str, language: str) -> float:
    """The time for all steps of a game's lessons."""
    words, steps = Words(Texts(), language), course(game)
    begin = words("button-lesson-begin", game=words.game(game))
    read, pressed = [words("lessons-heading"), words("lessons-text", practice="yes"), begin], 1
    for step in steps:
        read.append(words("lesson-heading", game=words.game(game), step=1, steps=len(steps)))
        read.append(sentence(step, words, None))
        read.append(words("lesson-right", move="9-14", last="no"))
        pressed += presses(step)
    told = " ".join(read)
    return 60 * len(told.split() if language == "en" else told) / A_MINUTE[language] + pressed * A_PRESS
