"""Servers that remove the bot: time stands still in them, and thirty days later nothing of them is left, unless they
are back by then.
"""

from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.core.errors import UnreadableMatch
from bot.ladders import rows as ladders
from bot.match.rows import matches
from bot.match.service.pauses import absorb, graced
from bot.match.service.presence import BLINK, UNREACHED
from bot.match.service.reminders import plan_following
from bot.people import rows as players
from bot.servers import rows as departures
from bot.store import heartbeats, locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.store.deadlines import AILING
from bot.store.retention import KEPT
from bot.tournaments import rows as tournaments

_FOR_EVER: Final = timedelta(days=36_500)
"""An outage ends when Discord says so."""


class Departures(Service):
    """The comings and goings of servers.`sure`: is it known which servers have the bot now."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sure = True

    def doubt(self) -> None:
        """A session with Discord has begun: until `compare` one of the servers that had left may be back unheard."""
        self.sure = False

    async def left(self, guild_id: int) -> None:
        """The server has removed the bot."""
        await self._database.write(
            lambda c: _left(c, guild_id, self._now()), about=[locks.EVERYTHING], then=self._wake
        )

    async def joined(self, guild_id: int) -> None:
        """The server has the bot, perhaps again."""
        await self._database.write(
            lambda c: _joined(c, guild_id, self._now()), about=[locks.EVERYTHING], then=self._wake
        )

    async def lost(self, guild_ids: Collection[int]) -> None:
        """Discord serves these servers to nobody."""

        async def write(connection: Connection) -> None:
            for guild_id in sorted(guild_ids):
                await _left(connection, guild_id, self._now(), outage=True)

        if guild_ids:
            await self._database.write(write, about=[locks.EVERYTHING], then=self._wake)

    async def found(self, guild_ids: Collection[int]) -> None:
        """Discord serves these servers: what is known of an outage of theirs ends."""
        async with self._database.reading() as connection:
            back = await departures.in_outage(connection) & set(guild_ids)

        async def write(connection: Connection) -> None:
            for guild_id in sorted(back):
                await _joined(connection, guild_id, self._now(), outage=True)

        if back:
            await self._database.write(write, about=[locks.EVERYTHING], then=self._wake)

    async def compare(self, present: Collection[int], concerns: Callable[[int], bool]) -> None:
        """Catches up with changes while nobody listened: these servers have the bot; others that
        `concerns` names have not.
        """
        async with self._database.reading() as connection:
            kept, gone = await departures.known(connection)
            tried = await departures.tried_in(connection)
        back = gone & set(present)
        left = {guild for guild in kept - gone - set(present) if concerns(guild)}
        strange = {guild for guild in tried - kept - set(present) if concerns(guild)}

        async def write(connection: Connection) -> None:
            now = self._now()
            for guild_id in sorted(back):
                await _joined(connection, guild_id, now)
            for guild_id in sorted(left):
                await _left(connection, guild_id, now)
            for guild_id in sorted(strange):
                await departures.forget_tries(connection, guild_id)

        if back or left or strange:
            await self._database.write(write, about=[locks.EVERYTHING], then=self._wake)
        self.sure = True

    async def forget_server(self, connection: Connection, guild_id: int, now: datetime) -> datetime | None:
        """Delete the server's data once it is known that it has not come back; until when to wait for that."""
        past = await heartbeats.surely_past(connection, now)
        if not self.sure:
            return now + UNREACHED
        if not await departures.is_due(connection, guild_id, past):
            return now + AILING
        await forget_server(connection, guild_id, now)
        self._app.forget_server(guild_id)
        return None


async def forget_server(connection: Connection, guild_id: int, now: datetime) -> None:
    """Delete the server's data if that is still due: it may have come back this very moment."""
    if not await departures.is_due(connection, guild_id, now):
        return
    if (since := await heartbeats.left_at(connection, guild_id, outage=False)) is not None:
        # The games go on without it, where they stood.
        await heartbeats.come_back(connection, guild_id, since, graced(since, now))
        await _tell_clocks(connection, guild_id, None, now)
    await departures.forget(connection, guild_id)
    for user in await players.move_daily_messages(connection, guild_id):
        await plan_following(connection, user, now)


async def _left(connection: Connection, guild_id: int, now: datetime, *, outage: bool = False) -> None:
    if not outage:
        # Who removes the bot while Discord is out of order has ended the outage.
        await _joined(connection, guild_id, now, outage=True)
    until = now + (_FOR_EVER if outage else KEPT)
    if await departures.note(connection, guild_id, until, outage=outage):
        await heartbeats.leave(connection, guild_id, now, until, outage=outage)


async def _joined(connection: Connection, guild_id: int, now: datetime, *, outage: bool = False) -> None:
    if not await departures.cancel(connection, guild_id, outage=outage):
        return
    if (since := await heartbeats.left_at(connection, guild_id, outage=outage)) is not None:
        # Discord is out of order for seconds now and then: nobody has noticed that.
        end = now if outage and now - since < BLINK else graced(since, now)
        await heartbeats.come_back(connection, guild_id, since, end)
        # That in which somebody has acted from elsewhere knows of an absence that lasts longer.
        await _tell_clocks(connection, guild_id, since, now)
        await tournaments.wake_again(connection, guild_id)
        await ladders.wake_again(connection, guild_id)


async def _tell_clocks(connection: Connection, guild_id: int, since: datetime | None, now: datetime) -> None:
    for match_id in await departures.touched(connection, guild_id, since):
        with suppress(UnreadableMatch):
            await absorb(connection, await matches.load(connection, match_id), now)
