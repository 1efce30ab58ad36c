"""Small private cards: a question with its buttons, a note of what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.cards.card import Reply, Tint, button, row, said
from bot.cards.matches import heading
from bot.controls.ids import ControlId
from bot.words import Words

if TYPE_CHECKING:
    from bot.core.match import Match


def question(match: Match, words: Words, text: str, yes: str, *, danger: bool = False) -> Reply:
    """Asks before something is done: the button for it carries the action `yes` and the state asked about."""
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.success
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style),
        button(words("button-keep-playing"), ControlId("dismiss", match.id, match.seq)),
    )
    return said(f"{heading(match, words)}\n{text}", buttons)


def draw_answer(match: Match, words: Words) -> Reply:
    """The opponent's offer with its two answers."""
    return _answers(match, words, "draw-answer-question", "draw-accept", "draw-decline")


def takeback_answer(match: Match, words: Words) -> Reply:
    """The opponent's request with its two answers."""
    return _answers(match, words, "takeback-answer-question", "takeback-grant", "takeback-refuse")


def note(text: str) -> Reply:
    """One private sentence."""
    return said(text, tint=Tint.PRIVATE)


def _answers(match: Match, words: Words, message_id: str, yes: str, no: str) -> Reply:
    style = discord.ButtonStyle
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style.success),
        button(words(f"button-{no}"), ControlId(no, match.id, match.seq), style.secondary),
    )
    return said(f"{heading(match, words)}\n{words(message_id)}", buttons)
