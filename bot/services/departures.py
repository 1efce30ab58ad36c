"""Servers that remove the bot: thirty days later nothing of them is left, unless it is back by then."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Final

from bot.store import departures
from bot.store.database import Connection, Database

KEPT: Final = timedelta(days=30)
"""So long a server's data waits for it to come back."""


class Departures:
    """The comings and goings of servers. `now`: the clock, in whole milliseconds; `wake`: called after each commit."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], *, wake: Callable[[], None] = lambda: None
    ) -> None:
        self._database = database
        self._now = now
        self._wake = wake

    async def left(self, guild_id: int) -> None:
        """The server has removed the bot."""
        due_at = self._now() + KEPT
        await self._database.write(lambda c: departures.note(c, guild_id, due_at), then=self._wake)

    async def joined(self, guild_id: int) -> None:
        """The server has the bot, perhaps again."""
        await self._database.write(lambda c: departures.cancel(c, [guild_id]), then=self._wake)

    async def compare(self, present: Collection[int], concerns: Callable[[int], bool]) -> None:
        """What happened while nobody listened: these servers have the bot; others that `concerns` names have not."""
        async with self._database.reading() as connection:
            kept, gone = await departures.known(connection)
        back = gone & set(present)
        left = {guild for guild in kept - gone - set(present) if concerns(guild)}

        async def write(connection: Connection) -> None:
            await departures.cancel(connection, back)
            for guild_id in left:
                await departures.note(connection, guild_id, self._now() + KEPT)

        if back or left:
            await self._database.write(write, then=self._wake)


async def forget_server(connection: Connection, guild_id: int, now: datetime) -> None:
    """Delete the server's data if that is still due: it may have come back this very moment."""
    if await departures.is_due(connection, guild_id, now):
        await departures.forget(connection, guild_id)
