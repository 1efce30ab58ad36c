"""The opponent's request to take a move back."""

from __future__ import annotations

from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import Reply
from bot.ui.cards.questions import two_answers


def takeback_answer(match: Match, words: Words, link: str = "") -> Reply:
    """The opponent's request with its two answers."""
    asker = match.talks.takeback
    assert asker is not None  # what nobody asked is not answered
    move, reply = match.taken_back_by(asker) or "", match.answer_to(asker) or "none"
    asked = words("takeback-answer-question", move=move, reply=reply)
    return two_answers(match, words, asked, "takeback-grant", "takeback-refuse", link)
