"""Whoever asks for something is answered within three seconds, or Discord tells them that the bot has failed.

What takes longer is held: Discord hears in time that the answer will come, and the answer then takes the place that
was kept for it (`bot.ui.replies`).
"""

from __future__ import annotations

import asyncio

import discord
import structlog

from bot.ui.protocol import Interaction

PATIENCE = 1.5
"""Seconds without an answer after which an interaction is held."""
ALREADY_ANSWERED = 40060
TOO_LATE = 10062

_HOLD = "hold"

log = structlog.get_logger(__name__)


class Hold:
    """Holds one interaction once it has waited too long, unless somebody begins to answer it before."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._deferral: asyncio.Task[bool] | None = None
        self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._begin)

    def _begin(self) -> None:
        self._deferral = asyncio.create_task(_defer(self._interaction))

    async def end(self) -> bool:
        """From here on nothing is held. Whether the interaction is still ours to answer."""
        self._timer.cancel()
        return self._deferral is None or await self._deferral


def watch(interaction: Interaction) -> None:
    """Has the interaction held if nobody answers it in time. Suggestions cannot be."""
    if interaction.type is not discord.InteractionType.autocomplete and _HOLD not in interaction.extras:
        interaction.extras[_HOLD] = Hold(interaction)


async def ours(interaction: Interaction) -> bool:
    """Ends the watch, because the answer follows. False for what somebody else has answered, or nobody in time."""
    hold: Hold | None = interaction.extras.setdefault(_HOLD, None)
    return hold is None or await hold.end()


async def hold_now(interaction: Interaction) -> None:
    """Shows at once, to the asker alone, that the answer takes longer."""
    if await ours(interaction) and not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _defer(interaction: Interaction) -> bool:
    """A command keeps the place of a private answer; a control leaves the message with it as it is for now."""
    try:
        await interaction.response.defer(ephemeral=True)
    except discord.HTTPException as error:
        log.info("not held", interaction=interaction.id, error=str(error))
        return error.code not in (ALREADY_ANSWERED, TOO_LATE)
    log.info("held", interaction=interaction.id)
    return True
