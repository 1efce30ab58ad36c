"""The outbox: every notice is delivered at least once, those of a match in order, without flooding anybody.

Notices are written in the transaction of their event (`bot.core.notice`), and taken from there until somebody has
delivered them. A failed one is tried again after a growing delay; one that its match has left behind is not delivered
at all.

A kill can repeat a message: between an answer that everybody sees and the record of it, a fiftieth of a second, the
outbox tells the same once more, half a minute later. During a delivery, the next process tries again after a quarter
of a minute, with the same nonce, by which Discord drops a second message. Never more than one repeat, never minutes.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

import structlog
from structlog.contextvars import bound_contextvars

from bot.core.log import kind_of
from bot.core.news import News, Reminder, Waiting
from bot.core.notice import Fate, Notice, Posted, Told
from bot.core.terms import Place
from bot.outbox import rows as notices
from bot.outbox.service.alarm import Alarm
from bot.store.connection import hooks
from bot.store.database import Connection, Database
from bot.store.retention import KEPT

AT_ONCE: Final = 8
"""Messages on their way at the same time, each to another channel."""
CHANNEL_GAP: Final = timedelta(milliseconds=1250)
"""Between two messages in a channel: Discord lets about five through in five seconds, and players write there too."""
DIRECT_GAP: Final = timedelta(seconds=2)
"""Between two direct messages to whomever: bots that open many at once are taken for spam."""
ROUND_GAP: Final = timedelta(milliseconds=250)
"""Between two rounds where one process serves all shards: 32 messages a second of the 50 that a bot may send."""
LEASE: Final = timedelta(seconds=15)
"""How long a notice that is being delivered belongs to who delivers it, who renews it meanwhile."""
RENEWAL: Final = LEASE / 3
PATIENCE: Final = timedelta(seconds=90)
"""How long one delivery may take, waiting for Discord included."""
FIRST_DELAY: Final = timedelta(seconds=10)
LONGEST_DELAY: Final = timedelta(hours=1)
GIVEN_UP: Final = timedelta(days=3)
"""A notice that could not be delivered for so long is not tried again."""
STUCK: Final = timedelta(minutes=5)
"""An outbox in which something is due for so long, and that has not got through a round for so long, is stuck."""
TOGETHER: Final = 20
"""Reminders in one message."""
_TOGETHER: Final = frozenset({Reminder, Waiting})
"""Of these one message tells all that are due: two processes may have planned the same day's message."""
GATHERING: Final = timedelta(milliseconds=20)
"""Before it is recorded that an answer has told something: what others tell meanwhile is recorded with it."""
LONGEST_SLEEP: Final = timedelta(hours=1)
"""Without being woken; the sweeper wakes it at every beat, for what other processes left behind."""

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Delivered:
    """A notice has reached its place. `message_id`: the message, where there is one."""

    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class Backlog:
    """How many notices wait, since when the oldest might have been told, and does nothing go out at all."""

    waiting: int
    since: datetime | None
    stuck: bool


class Undeliverable(Exception):
    """The notice cannot be delivered now or ever: the channel is gone, the recipient takes no messages."""


class BelongsToAnotherProcess(Exception):
    """The notice can only be told in this place, which another process serves."""

    def __init__(self, place: Place) -> None:
        self.place = place
        super().__init__(place)


Deliver = Callable[[Notice], Awaitable[Delivered]]
"""Tells one notice, and those in its `also`, in one message. Raises Undeliverable, BelongsToAnotherProcess; any other
error means: try again.

The same notice may come twice when the process ended in between; a message nonce made of its id lets Discord drop the
second one.
"""


class Outbox:
    """The notices of one database; `ended`: called with what became of each attempt to deliver."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        *,
        ended: Callable[[str], None] = lambda _outcome: None,
    ) -> None:
        self._database = database
        self._shards = database.shards
        self._now = now
        self._ended = ended
        # When a round last went well, be it that there was nothing to tell.
        self._well: datetime | None = None
        self._alarm = Alarm()
        # Since when a channel has rested; direct messages rest together, as the channel None.
        self._used: dict[int | None, datetime] = {}
        # Notices that answers have told, to be recorded as delivered, and the task that does it.
        self._told: list[Told] = []
        self._recording: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Something may be waiting; looked at once."""
        self._alarm.ring()

    async def delivered(self, ids: Collection[int], message_id: int | None = None) -> None:
        """The answer to the interaction has told these already. Returns when that is recorded."""
        self._told.append(Told(tuple(ids), self._now(), message_id))
        if self._recording is None:
            self._recording = asyncio.create_task(self._record())
        await asyncio.shield(self._recording)

    async def posted(self, notice: Notice, message_id: int) -> None:
        """Links lead to this message from now on; the notice is told when all is done that goes with it."""
        await self._database.write(lambda c: notices.note_message(c, notice.id, message_id), about=())

    async def released(self, ids: Collection[int]) -> None:
        """The answer to the interaction failed; these are sent like any other."""
        now = self._now()
        await self._database.write(lambda c: notices.postpone(c, ids, now), about=())
        self.wake()

    async def shown_before(
        self,
        match_id: int,
        seq: int,
        kinds: Collection[type[News]],
        within: timedelta,
        place: Place | None = None,
    ) -> tuple[Notice, int] | None:
        """As in the rows, if it is no older than `within`."""
        since = self._now() - within
        return await self._database.read(
            lambda connection: notices.shown_before(connection, match_id, seq, kinds, since, place)
        )

    async def told_before(self, notice: Notice, user: int, kinds: Collection[type[News]]) -> list[int]:
        """The messages in its place that the notice makes needless: they tell this person of its matches alone."""
        return await self._database.read(
            lambda connection: notices.shown_of(connection, _lane(notice), user, kinds, _matches(notice))
        )

    async def taken_down(self, notice: Notice, message_ids: Collection[int]) -> None:
        """These messages in its place, or by letter, are there no more; nothing takes them down again."""
        lane, matches = _lane(notice), _matches(notice)
        await self._database.write(lambda c: notices.forget_messages(c, lane, message_ids, matches), about=())

    async def place_deleted(self, guild_id: int, channel_id: int) -> None:
        """The channel or thread is gone with all messages in it: no link leads there any more."""
        since = self._now() - 2 * KEPT  # they may be deleted late
        await self._database.write(lambda c: notices.forget_place(c, guild_id, channel_id, since), about=())

    async def note_stand_in(self, notice: Notice, users: Collection[int], shown: Posted) -> list[Posted]:
        """This message in another channel than its place tells these people; those there that it makes needless."""
        return await self._database.write(lambda c: notices.note_stand_in(c, notice, users, shown), about=())

    async def backlog(self) -> Backlog:
        """The notices that wait for this process."""
        now = self._now()
        waiting, since = await self._database.read(lambda connection: notices.backlog(connection, now))
        # While messages go out the oldest may have to wait: after an outage there is much to tell.
        moving = self._well is not None and now - self._well < STUCK
        return Backlog(waiting, since, since is not None and now - since >= STUCK and not moving)

    async def latest_boards(
        self, match_ids: Collection[int], at: Place | None = None, *, exact: bool = False
    ) -> dict[int, Posted]:
        """As in the rows."""
        async with self._database.reading() as connection:
            return await notices.latest_boards(connection, match_ids, at, exact=exact)

    async def run(self, deliver: Deliver) -> None:
        """Deliver for ever the notices that are due. A failure is logged and outlived."""
        gap = self._gap.total_seconds()

        async def rounds() -> float:
            while True:
                self._alarm.clear()
                following = await self.deliver_some(deliver) or self._now() + LONGEST_SLEEP
                wait = (following - self._now()).total_seconds()
                if wait > gap:
                    return wait
                # Between two rounds nothing is so urgent that it could not wait as long as the others.
                await asyncio.sleep(max(wait, 0.0))

        longest, after = LONGEST_SLEEP.total_seconds(), FIRST_DELAY.total_seconds()
        await self._alarm.repeat("outbox", rounds, longest=longest, gap=gap, after_failure=after)

    async def deliver_some(self, deliver: Deliver) -> datetime | None:
        """Deliver one round of due notices, one message a channel; when to go on, None while nothing waits."""
        following = await self._round(deliver)
        self._well = self._now()
        return following

    # Internals.

    async def _record(self) -> None:
        await asyncio.sleep(GATHERING.total_seconds())
        told, self._told, self._recording = self._told, [], None
        await self._database.write(lambda connection: notices.finish_told(connection, told), about=())

    @property
    def _gap(self) -> timedelta:
        """Between two rounds: of what the bot may send each process takes the share of its shards."""
        return ROUND_GAP * self._shards.count / len(self._shards.ids)

    async def _round(self, deliver: Deliver) -> datetime | None:
        now = self._now()
        resting = self._resting(now)
        following, delayed = await self._database.ask(lambda connection: notices.next_ready(connection, now))
        if not delayed and (following is None or following > now):
            return following
        chosen = await self._database.write(lambda c: self._choose(c, now, set(resting)), about=())
        if not chosen:
            # Outdated notices are out of the way, so that something else may be first now, and later than this
            # instant.
            following, _ = await self._database.ask(
                lambda connection: notices.next_ready(connection, now, after=now)
            )
            return min([*resting.values(), *([] if following is None else [following])], default=None)
        for notice in chosen:
            self._used[_lane(notice)] = now
        for failure in await asyncio.gather(
            *(self._deliver(notice, deliver) for notice in chosen), return_exceptions=True
        ):
            if isinstance(failure, Exception):
                # Its fate could not be written down; it comes again when its lease ends.
                log.error("outbox.failed", exc_info=failure)
            elif failure is not None:
                raise failure
        return now + self._gap

    async def _choose(self, connection: Connection, now: datetime, resting: set[int | None]) -> list[Notice]:
        """Take in hand the first notices of as many channels as may be used at once."""
        for notice in await notices.delayed(connection):
            # An outdated notice must not keep later ones of its match waiting for its next attempt.
            if await notices.outdated(connection, notice):
                await notices.finish(connection, [notice.id], now, Fate.OUTDATED)
        chosen: list[Notice] = []
        while len(chosen) < AT_ONCE:
            found = await notices.ready(connection, now, 1, besides=resting)
            if not found:
                break
            notice = found[0]
            if await notices.outdated(connection, notice):
                await notices.finish(connection, [notice.id], now, Fate.OUTDATED)
                continue
            what = notice.what
            if isinstance(what, Reminder) and (until := await _deferred(connection, notice, now)):
                if until < what.deadline:
                    await notices.postpone(connection, [notice.id], until)
                else:
                    await notices.finish(connection, [notice.id], now, Fate.OUTDATED)
                continue
            resting.add(_lane(notice))
            if not await notices.claim(connection, notice, now + LEASE):
                continue
            chosen.append(await self._together(connection, notice, now))
        return chosen

    async def _together(self, connection: Connection, notice: Notice, now: datetime) -> Notice:
        """The notice with all that can be told in the same message, taken in hand too."""
        if notice.kind not in _TOGETHER:
            return notice
        also = []
        for other in await notices.companions(connection, notice, now, TOGETHER - 1):
            if await notices.outdated(connection, other):
                await notices.finish(connection, [other.id], now, Fate.OUTDATED)
            elif await notices.claim(connection, other, now + LEASE):
                also.append(other)
        return replace(notice, also=tuple(also))

    async def _deliver(self, notice: Notice, deliver: Deliver) -> None:
        guild_id = None if notice.place is None else notice.place.guild_id
        with bound_contextvars(notice=notice.id, match=notice.match_id, guild=guild_id):
            self._ended(await self._attempt(notice, deliver))

    async def _attempt(self, notice: Notice, deliver: Deliver) -> str:
        """One attempt, and what became of it."""
        ids = [notice.id, *(other.id for other in notice.also)]
        try:
            async with asyncio.timeout(PATIENCE.total_seconds()), self._held(ids):
                done = await deliver(notice)
        except Undeliverable:
            log.info("notice.undeliverable", kind=kind_of(notice.kind))
            await self._missed(notice, ids, Fate.UNDELIVERABLE)
            return Fate.UNDELIVERABLE.value
        except BelongsToAnotherProcess as elsewhere:
            now, place = self._now(), elsewhere.place
            await self._database.write(lambda c: notices.move(c, ids, place, now), about=())
            return "moved"
        except Exception as error:
            now = self._now()
            delay = min(FIRST_DELAY * 2 ** min(notice.attempts, 16), LONGEST_DELAY)
            log.warning("notice.failed", kind=kind_of(notice.kind), error=repr(error))
            if notice.created_at is not None and now - notice.created_at >= GIVEN_UP:
                await self._missed(notice, ids, Fate.GIVEN_UP)
                return Fate.GIVEN_UP.value
            await self._database.write(lambda c: notices.postpone(c, ids, now + delay), about=())
            return "failed"
        await self._arrived(notice, ids, done.message_id)
        return Fate.DELIVERED.value

    @asynccontextmanager
    async def _held(self, ids: Collection[int]) -> AsyncIterator[None]:
        """Nobody else delivers these meanwhile."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(RENEWAL.total_seconds())
                try:
                    await self._database.write(lambda c: notices.hold(c, ids, self._now() + LEASE), about=())
                except Exception:
                    log.exception("outbox.failed")

        renewing = asyncio.create_task(renew())
        try:
            yield
        finally:
            renewing.cancel()

    async def _missed(self, notice: Notice, ids: Collection[int], fate: Fate) -> None:
        """Nobody was told; whose time begins with it is told later, and loses none until then."""

        async def write(connection: Connection) -> None:
            now = self._now()
            if any([await missed(connection, notice, now) for missed in hooks(connection).missed]):
                await notices.postpone(connection, ids, now + LONGEST_DELAY)
            else:
                await notices.finish(connection, ids, now, fate)
            await _follow(connection, notice, now, shown=False)

        await self._database.write(write, about=())

    async def _arrived(self, notice: Notice, ids: Collection[int], message_id: int | None) -> None:
        async def write(connection: Connection) -> None:
            now = self._now()
            if notice.attempts:
                for arrived in hooks(connection).arrived:
                    await arrived(connection, notice, now)
            await notices.finish(connection, ids, now, Fate.DELIVERED, message_id)
            await _follow(connection, notice, now, shown=message_id is not None)

        await self._database.write(write, about=())

    def _resting(self, now: datetime) -> dict[int | None, datetime]:
        """The channels that must rest, and until when."""
        for lane, used in list(self._used.items()):
            # A clock that was set back would make a channel rest for hours.
            if not timedelta(0) <= now - used < _gap(lane):
                del self._used[lane]
        return {lane: used + _gap(lane) for lane, used in self._used.items()}


async def _follow(connection: Connection, notice: Notice, now: datetime, *, shown: bool) -> None:
    """Some news comes again. `shown`: a message stands there."""
    for followup in hooks(connection).followup:
        await followup(connection, notice, now, shown)


async def _deferred(connection: Connection, notice: Notice, now: datetime) -> datetime | None:
    """Until when its reader is not to be woken by it."""
    for deferring in hooks(connection).deferring:
        if (until := await deferring(connection, notice, now)) is not None:
            return until
    return None


def _lane(notice: Notice) -> int | None:
    return None if notice.place is None else notice.place.channel_id


def _matches(notice: Notice) -> set[int]:
    return {each.match_id for each in (notice, *notice.also) if each.match_id is not None}


def _gap(lane: int | None) -> timedelta:
    return DIRECT_GAP if lane is None else CHANNEL_GAP
