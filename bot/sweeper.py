"""The one sweeper: the effects of time, done when they are due and never twice.

Everything that is due is a row with an instant and an index on it; a sweep asks for rows that are due and sleeps
until the next. Each thing is done in a transaction of its own that looks again whether it is still due, so that a
sweep may be broken off anywhere, repeated, or made by several processes at once.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.core.errors import Unreachable, UnreadableMatch
from bot.match.service.pauses import BEAT, BEAT_BESIDE_OTHERS, beat, begin
from bot.match.service.presence import UNREACHED, Presence
from bot.outbox.service.alarm import Alarm
from bot.store import deadlines, heartbeats, locks, retention
from bot.store.app import App
from bot.store.database import Connection
from bot.store.deadlines import AILING, Deadline, Due

BATCH: Final = 100  # rows asked for at a time; a sweep goes on until nothing is due
TIDYING: Final = timedelta(hours=1)
"""The time between deletions of expired data; at the next beat again where there was more of it."""
FORGOTTEN: Final = 1000  # rows of a table deleted in one transaction
FORGETTING: Final = 60  # such transactions at one beat: a hundred rows a second in all
AFTER_FAILURE: Final = timedelta(minutes=1)
GAP: Final = timedelta(milliseconds=500)
"""Between two sweeps: nothing falls due so soon after the move that it follows."""

log = structlog.get_logger(__name__)


class Sweeper:
    """Does the work that is due in one database, in the servers of its shards, by what the features say of each.

    While players cannot reach the bot, nothing falls.
    """

    def __init__(self, app: App) -> None:
        self._app, self._database, self._now = app, app.database, app.now
        self._presence = app[Presence]
        self._due = tuple(due for feature in app.features for due in feature.deadlines(app).items())
        self._alarm = Alarm()
        self._every = BEAT if app.shards.all else BEAT_BESIDE_OTHERS
        self._beaten: datetime | None = None
        self._next: datetime | None = None
        self._tidied: datetime | None = None
        # The rows that failed, and until when each is left alone.
        self._ailing: dict[Deadline, dict[int, datetime]] = {deadline: {} for deadline, _ in self._due}

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
            for deadline, do in self._due:
                if await self._each(deadline, do, now) and deadline.tidies:
                    await self._database.tidy()
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

    async def _each(self, deadline: Deadline, do: Due, now: datetime) -> int:
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

                async def work(connection: Connection, number: int = number) -> datetime | None:
                    return await do(connection, number, now)

                done.add(number)
                try:
                    if until := await self._database.write(work, about=[deadline.lock(number)]):
                        ailing[number] = until
                except UnreadableMatch:
                    ailing[number] = now + AILING
                except Unreachable:
                    # No row is at fault.
                    raise
                except Exception:
                    log.exception("deadline.failed", row=number, what=do.__name__)
                    ailing[number] = now + AILING
                self._app.wake(besides=self.wake)

    async def _earliest(self) -> datetime | None:
        return await self._database.ask(lambda connection: deadlines.earliest(connection, self._ailing))

    async def _beat(self, write: Callable[..., Awaitable[None]], now: datetime) -> None:
        await self._database.write(
            lambda connection: write(connection, now), about=(locks.EVERYTHING,) if write is begin else ()
        )
        self._beaten = now
        self._app.wake(besides=self.wake)
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
