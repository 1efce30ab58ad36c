"""Whether players can reach the bot, and the record of times when they could not.

The process may run while its connection to Discord does not stand. That time is nobody's: nothing falls in it, and
before anything is decided again it becomes a downtime, from its first second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.match.service.pauses import unreached
from bot.store.database import Database

UNREACHED: Final = timedelta(seconds=10)
"""How soon to see whether players can reach the bot again."""
BLINK: Final = timedelta(seconds=15)
"""Discord asks for a new connection several times a day, and a session is taken up again within seconds: no outage."""


class Presence:
    """The presence of one process, which can be reached unless somebody says otherwise.

    `now`: the clock, in whole milliseconds.
    """

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now
        self._here = True
        self._lost: datetime | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def here(self) -> bool:
        """Can players reach the bot."""
        return self._here

    @property
    def away(self) -> timedelta:
        """For how long they have not been able to."""
        return timedelta(0) if self._here or self._lost is None else self._now() - self._lost

    def lose(self) -> None:
        """From now on they cannot."""
        self._here = False
        if self._lost is None:
            self._lost = self._now()

    def find(self) -> None:
        """From now on they can; the time since `lose` is written down by the next `account`."""
        self._here = True

    async def account(self) -> None:
        """Write down how long players could not reach the bot, if that is not written yet.

        To be called before a clock decides anything.
        """
        async with self._one_at_a_time:
            lost, now = self._lost, self._now()
            if lost is None:
                return
            if now - lost >= BLINK:
                await self._database.write(lambda connection: unreached(connection, lost, now), about=())
            if self._here:
                self._lost = None
