"""The one sweeper: the effects of time, done when they are due and never twice.

Everything that is due is a row with an instant and an index on it; a sweep asks for rows that are due and sleeps
until the next. Each thing is done in a transaction of its own that looks again whether it is still due, so that a
sweep may be broken off anywhere, repeated, or made by several processes at once.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.core.errors import SeekGone, Unreachable, UnreadableMatch
from bot.core.news import SeekExpired
from bot.invitations.rows import invitations as seeks
from bot.invitations.service.renewals import lasting, renew
from bot.match.rows import matches, reminders
from bot.match.service.pauses import BEAT, BEAT_BESIDE_OTHERS, absorb, beat, begin, settle
from bot.match.service.presence import UNREACHED, Presence
from bot.match.service.reminders import EARLY, remind
from bot.outbox import rows as notices
from bot.outbox.service.alarm import Alarm
from bot.problems.service import announce
from bot.servers import rows as departures
from bot.servers.service import forget_server
from bot.store import deadlines, heartbeats, locks, retention
from bot.store.database import Connection, Database
from bot.store.deadlines import Deadline

BATCH: Final = 100
"""Rows asked for at a time; a sweep goes on until nothing is due."""
AILING: Final = timedelta(minutes=10)
"""After a failure a match is left alone for so long, so that it keeps nobody else's clock waiting."""

TIDYING: Final = timedelta(hours=1)
"""The time between deletions of expired data; at the next beat again where there was more of it."""
FORGOTTEN: Final = 1000
"""Rows of a table deleted in one transaction."""
FORGETTING: Final = 60
"""Such transactions at one beat: a hundred rows a second in all."""
AFTER_FAILURE: Final = timedelta(minutes=1)
GAP: Final = timedelta(milliseconds=500)
"""Between two sweeps: nothing falls due so soon after the move that it follows."""

log = structlog.get_logger(__name__)


class Sweeper:
    """Does the work that is due in one database, in the servers of its shards.

    `now`: the clock, in whole milliseconds; `presence`: can players reach the bot; while they cannot, nothing falls;
    `tell`: called when a notice may be waiting; `forgotten`: with a server whose data is deleted; `sure`: is it known
    which servers have the bot.
    """

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        presence: Presence,
        *,
        tell: Callable[[], None] = lambda: None,
        forgotten: Callable[[int], None] = lambda _guild_id: None,
        sure: Callable[[], bool] = lambda: True,
    ) -> None:
        self._database = database
        self._now = now
        self._presence = presence
        self._tell = tell
        self._forgotten = forgotten
        self._sure = sure
        self._alarm = Alarm()
        self._every = BEAT if database.shards.all else BEAT_BESIDE_OTHERS
        self._beaten: datetime | None = None
        self._next: datetime | None = None
        self._tidied: datetime | None = None
        # The rows that failed, and until when each is left alone.
        self._ailing: dict[Deadline, dict[int, datetime]] = {deadline: {} for deadline in deadlines.EVERY}

    def wake(self) -> None:
        """Something may be due earlier than it was; the next sweep begins at once."""
        self._alarm.ring()

    async def begin(self) -> None:
        """Before the first command: the time without a process is written down, so that no clock is charged for it."""
        await self._beat(begin, self._now())

    @property
    def lag(self) -> timedelta:
        """The delay of the work that was to be done next; nothing before its first sweep."""
        return timedelta(0) if self._next is None else max(self._now() - self._next, timedelta(0))

    async def sweep(self) -> datetime:
        """Do all that is due; the instant at which to sweep again, at most as far away as the next beat."""
        self._next = await self._sweep()
        return self._next

    async def _sweep(self) -> datetime:
        now = self._now()
        if not self._presence.here:
            return now + UNREACHED
        await self._presence.account()
        if self._beaten is None or not timedelta(0) <= now - self._beaten < self._every:
            await self._beat(beat, now)
        for ailing in self._ailing.values():
            for number in [n for n, until in ailing.items() if not now < until <= now + AILING]:
                del ailing[number]
        following = await self._earliest()
        if following is not None and following <= now:
            await self._each(deadlines.MATCHES, self._settle, now)
            await self._each(deadlines.REMINDERS, self._remind, now)
            await self._each(deadlines.SEEKS, self._expire, now)
            if await self._each(deadlines.SERVERS, self._forget_server, now):
                await self._database.tidy()
            await self._each(deadlines.PROBLEMS, announce, now)
            following = await self._earliest()
        # Counted from the last beat: whatever wakes the sweeper in between does not put the next one off.
        next_beat = (self._beaten or now) + self._every
        return next_beat if following is None else min(following, next_beat)

    async def run(self) -> None:
        """Sweep for ever: when something is due, when woken, and at every beat. A failure is logged and outlived."""

        async def sweep() -> float:
            return (await self.sweep() - self._now()).total_seconds()

        longest, gap, after = (span.total_seconds() for span in (BEAT, GAP, AFTER_FAILURE))
        await self._alarm.repeat("sweep", sweep, longest=longest, gap=gap, after_failure=after)

    async def end(self) -> None:
        """The process ends: the last instant at which the bot was there is written down."""
        if self._presence.here:
            await self._beat(beat, self._now())

    # Internals.

    async def _each(
        self, deadline: Deadline, do: Callable[[Connection, int, datetime], Awaitable[None]], now: datetime
    ) -> int:
        """Do something with every due row, each in a transaction of its own, whatever fails; how many there were."""
        ailing = self._ailing[deadline]
        done: set[int] = set()
        while True:
            due = await self._database.read(
                lambda connection: deadline.due(connection, now, BATCH, besides=ailing)
            )
            found = [number for number in due if number not in done]
            if not found:
                return len(done)
            for number in found:

                async def work(connection: Connection, number: int = number) -> None:
                    await do(connection, number, now)

                done.add(number)
                try:
                    await self._database.write(work, about=[deadline.lock(number)])
                except UnreadableMatch:
                    ailing[number] = now + AILING
                except Unreachable:
                    # No row is at fault.
                    raise
                except Exception:
                    log.exception("deadline.failed", row=number, what=do.__name__.strip("_"))
                    ailing[number] = now + AILING
                self._tell()

    async def _settle(self, connection: Connection, match_id: int, now: datetime) -> None:
        match = await settle(connection, await matches.load(connection, match_id), now)
        await deadlines.correct(connection, match)

    async def _remind(self, connection: Connection, match_id: int, now: datetime) -> None:
        match = await absorb(connection, await matches.load(connection, match_id), now)
        written = await remind(connection, match, now)
        if written is None or written.recipient is None:
            return
        channel_id = None if written.place is None else written.place.channel_id
        for other in await reminders.due_of(connection, written.recipient, now + EARLY, channel_id):
            # Its own turn, in which it is left alone, comes.
            with suppress(UnreadableMatch):
                match = await absorb(connection, await matches.load(connection, other), now)
                await remind(connection, match, now, EARLY)

    async def _expire(self, connection: Connection, seek_id: int, now: datetime) -> None:
        seek = await lasting(connection, seek_id, now)
        lasts, seek = seek, seek.expired(now)
        if seek is lasts:
            await seeks.put_off(connection, seek)
            return
        try:
            await seeks.close(connection, seek)
        except SeekGone:
            return
        if seek.standing:
            await renew(connection, seek, now)
            return
        expired = SeekExpired(seek.id, seek.terms.game)
        await notices.tell(connection, expired, seek.by, seek.place, now)

    async def _forget_server(self, connection: Connection, guild_id: int, now: datetime) -> None:
        doubted = not self._sure()
        past = await heartbeats.surely_past(connection, now)
        if doubted or not await departures.is_due(connection, guild_id, past):
            self._ailing[deadlines.SERVERS][guild_id] = now + (UNREACHED if doubted else AILING)
            return
        await forget_server(connection, guild_id, now)
        self._forgotten(guild_id)

    async def _earliest(self) -> datetime | None:
        return await self._database.read(
            lambda connection: deadlines.earliest(connection, besides=self._ailing)
        )

    async def _beat(self, write: Callable[..., Awaitable[None]], now: datetime) -> None:
        await self._database.write(
            lambda connection: write(connection, now), about=(locks.EVERYTHING,) if write is begin else ()
        )
        self._beaten = now
        self._tell()
        if self._tidied is None or not timedelta(0) <= now - self._tidied < TIDYING:
            await self._forget_old(now)

    async def _forget_old(self, now: datetime) -> None:
        """Deletes expired data: rows, the bot's own copies, and the rest of both in SQLite's log.

        What ended in an absence waits after it: the clock may have leapt, and what is gone is not put right with it.
        """
        try:
            past = await self._database.read(lambda c: heartbeats.surely_past(c, now))
            for _ in range(FORGETTING):
                count = await self._database.write(lambda c: retention.forget(c, past, FORGOTTEN), about=())
                if count < FORGOTTEN:
                    break
            await self._database.forget_copies(past - retention.KEPT)
            await self._database.tidy()
            await self._database.optimize()
        except Exception:
            log.exception("retention.failed")
        else:
            self._tidied = now if past == now and count < FORGOTTEN else None
