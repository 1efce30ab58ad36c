"""Threads that sleep: Discord tells a client of none, so they are asked for one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.core.terms import Place
from bot.skin.places import seen_from

_MOST: Final = 10_000
_HOUR: Final = timedelta(hours=1)
"""For so long a thread that could not be read is not asked for again."""


class SleepingThreads:
    """Where threads hang that were asked for, which never changes; of one that could not be read, when that was.

    `now`: the clock.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._known: dict[int, int | datetime] = {}

    async def seen(
        self, guild: discord.Guild, channel: discord.abc.GuildChannel, places: Iterable[Place]
    ) -> set[Place]:
        """The places among these that everybody sees who reads the channel.

        A thread that is gone, private or hidden from the bot counts for none. Raises discord.HTTPException where
        Discord fails, and nothing can be said.
        """
        found = set()
        for place in set(places):
            where = place
            if guild.get_channel_or_thread(place.channel_id) is None:
                parent = await self._parent(guild, place.channel_id)
                if parent is None:
                    continue
                # A public thread is seen by those who see where it hangs.
                where = Place(guild.id, parent)
            if seen_from(guild, channel, where):
                found.add(place)
        return found

    def forget(self, thread: int) -> None:
        """The thread was deleted."""
        self._known.pop(thread, None)

    async def _parent(self, guild: discord.Guild, number: int) -> int | None:
        now = self._now()
        known = self._known.get(number)
        if isinstance(known, datetime) and now - known < _HOUR:
            return None
        if isinstance(known, int):
            return known
        parent = None
        try:
            thread = await guild.fetch_channel(number)
            if isinstance(thread, discord.Thread) and not thread.is_private():
                parent = thread.parent_id
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            pass
        if len(self._known) >= _MOST:
            del self._known[next(iter(self._known))]
        self._known[number] = now if parent is None else parent
        return parent
