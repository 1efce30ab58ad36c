"""Discord waits three seconds for an answer. A slower answer is deferred: it then takes the place that
was kept for it (`bot.skin.replies`).
"""

import asyncio

import discord
import structlog

from bot.skin.protocol import Interaction

PATIENCE = 1.5  # seconds without an answer after which an interaction is deferred
UNANSWERABLE = (40060, 10062, 50083)
"""Answered already, too late, or in a thread that has been closed: Discord takes no answer any more."""

log = structlog.get_logger(__name__)


class Deferral:
    """Defers one interaction once it has waited too long, unless somebody begins to answer it before."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[bool] | None = None
        self._filled = False

    def begin(self) -> None:
        """Starts the timer. Suggestions cannot be deferred."""
        if self._interaction.type is not discord.InteractionType.autocomplete:
            self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._defer_later)

    async def end(self) -> bool:
        """Stops the timer: the answer follows. False where somebody else has answered, or nobody in time."""
        if self._timer is not None:
            self._timer.cancel()
        return self._task is None or await self._task

    async def defer_now(self, *, here: bool = False) -> None:
        """Tells the asker that it takes longer; `here`: the answer replaces the message whose control was used."""
        if await self.end() and not self._interaction.response.is_done():
            await self._interaction.response.defer(ephemeral=True, thinking=not here)

    def take_place(self) -> bool:
        """Is a place kept for a new message that nothing has filled yet? Asking takes it."""
        kept = self._interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        free, self._filled = kept and not self._filled, self._filled or kept
        return free

    def _defer_later(self) -> None:
        self._task = asyncio.create_task(self._defer())

    async def _defer(self) -> bool:
        """A command keeps the place of a private answer; a control leaves the message with it as it is for now."""
        try:
            await self._interaction.response.defer(ephemeral=True)
        except discord.HTTPException as error:
            log.info("interaction.not_deferred", error=str(error))
            return error.code not in UNANSWERABLE
        log.info("interaction.deferred")
        return True
