"""The opponent's draw offer."""

from __future__ import annotations

from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import Reply
from bot.ui.cards.questions import two_answers


def draw_answer(match: Match, words: Words, link: str = "") -> Reply:
    """The opponent's offer with its two answers."""
    return two_answers(match, words, words("draw-answer-question"), "draw-accept", "draw-decline", link)
