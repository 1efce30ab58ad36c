"""The forms in which a player asks for a round off, or claims the result of a game."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.language.words import Words
from bot.skin.card import MAX_OPTIONS, option
from bot.skin.control_ids import ControlId

CLAIMS = ("win", "draw", "loss")


def bye_form(control: ControlId, words: Words) -> discord.ui.Modal:
    """Asks which round; empty for the next."""
    typed: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="round", required=False, max_length=3
    )
    label = discord.ui.Label(
        text=words("desk-of-round"), description=words("desk-of-round-about"), component=typed
    )
    return _form(words("button-round-off"), control, label)


def claim_form(control: ControlId, words: Words, games: Sequence[tuple[str, str]]) -> discord.ui.Modal:
    """Asks which game, and what it should count for the asker."""
    game: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
        custom_id="game", options=[option(label, value) for value, label in games[:MAX_OPTIONS]]
    )
    claim: discord.ui.Select[discord.ui.Modal] = discord.ui.Select(
        custom_id="claim", options=[option(words(f"claim-{each}"), each) for each in CLAIMS]
    )
    return _form(
        words("button-claim"),
        control,
        discord.ui.Label(text=words("desk-game"), component=game),
        discord.ui.Label(text=words("desk-result"), component=claim),
    )


def _form(title: str, control: ControlId, *labels: discord.ui.Label[discord.ui.Modal]) -> discord.ui.Modal:
    form = discord.ui.Modal(title=title[:45], custom_id=str(control))
    for label in labels:
        form.add_item(label)
    # As with cards: the answer is found by its custom_id, so the library need not keep the form.
    form.stop()
    return form
