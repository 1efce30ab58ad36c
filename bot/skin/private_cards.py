"""The private cards of games against the bot, as long as Discord lets the bot take them away."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import discord

ALIVE: Final = timedelta(minutes=14)
"""Discord forgets an interaction after fifteen minutes; its private message stays then, and nobody changes it."""


class PrivateCards:
    """For each game the interaction in whose answer it stands."""

    def __init__(self) -> None:
        self._shown: dict[int, discord.Interaction[Any]] = {}

    def note(self, match_id: int, interaction: discord.Interaction[Any]) -> discord.Interaction[Any] | None:
        """The game stands in this answer from now on; the interaction in whose answer it stood until now."""
        now = discord.utils.snowflake_time(interaction.id)
        for number in [each for each, old in self._shown.items() if now - old.created_at > ALIVE]:
            del self._shown[number]
        before = self._shown.pop(match_id, None)
        self._shown[match_id] = interaction
        return before


async def take_away(interaction: discord.Interaction[Any]) -> None:
    """Deletes the private answer to an interaction, unless its reader has dismissed it."""
    with suppress(discord.HTTPException):
        await interaction.delete_original_response()
