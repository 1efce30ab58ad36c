"""The cards of /privacy."""

from __future__ import annotations

import discord

from bot.language.words import Words
from bot.ui.cards.card import Attached, Reply, boxed, button, file_part, row, text_part, text_reply
from bot.ui.control_ids import ControlId

_SAID = ("kept", "seen", "long", "else")


def privacy_card(words: Words) -> Reply:
    """The data that the bot has of the asker, and the buttons to have it and to have it deleted."""
    lines = [f"### {words('privacy-heading')}", *(words(f"privacy-{part}") for part in _SAID)]
    buttons = row(
        button(words("button-privacy-export"), ControlId("privacy-export")),
        button(words("button-privacy-delete"), ControlId("privacy-delete"), discord.ButtonStyle.danger),
    )
    return text_reply("\n".join(lines), buttons)


def deletion_card(games: int, words: Words) -> Reply:
    """Asks once more, and says what it costs. `games`: how many are open."""
    buttons = row(
        button(
            words("button-privacy-delete-now"), ControlId("privacy-delete-now"), discord.ButtonStyle.danger
        ),
        button(words("button-privacy-keep"), ControlId("dismiss")),
    )
    return text_reply(words("privacy-delete-question", count=games), buttons)


def data_card(attached: Attached, words: Words) -> Reply:
    """Everything that is kept of whoever asks, as a file."""
    return Reply(boxed([text_part(words("privacy-exported")), file_part(attached)]), (attached,))
