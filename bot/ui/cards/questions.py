"""Questions with their buttons."""

from __future__ import annotations

import discord

from bot.core.match import Match
from bot.language.words import Words
from bot.ui.cards.card import Reply, button, row, text_reply
from bot.ui.cards.games import heading
from bot.ui.control_ids import ControlId


def question(
    match: Match, words: Words, text: str, yes: str, *, label: str = "", danger: bool = False, link: str = ""
) -> Reply:
    """Asks before something is done: the button for it carries the action `yes` and the state asked about.

    `label`: as in `button-<label>`, where it is not the name of the action.
    """
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.success
    buttons = row(
        button(words(f"button-{label or yes}"), ControlId(yes, match.id, match.seq), style),
        button(words("button-keep-playing"), ControlId("dismiss", match.id, match.seq)),
    )
    return text_reply(f"{heading(match, words, link)}\n{text}", buttons)


def two_answers(match: Match, words: Words, text: str, yes: str, no: str, link: str = "") -> Reply:
    """A question of the opponent's, with the actions of its two answers."""
    style = discord.ButtonStyle
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style.success),
        button(words(f"button-{no}"), ControlId(no, match.id, match.seq), style.secondary),
    )
    return text_reply(f"{heading(match, words, link)}\n{text}", buttons)
