"""Servers that remove the bot: time stands still in them, and thirty days later nothing of them is left, unless they
are back by then; and servers, channels and threads that are out of reach.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.core.errors import UnreadableMatch
from bot.core.match import Match
from bot.core.news import Turn
from bot.core.notice import Notice
from bot.core.places import CLOSED, OPENED, State
from bot.core.terms import Place
from bot.ladders import rows as ladders
from bot.match.rows import matches
from bot.match.service.pauses import AWAY, SHOWN_AGAIN, absorb, graced, show_ends
from bot.match.service.presence import BLINK, UNREACHED
from bot.match.service.reminders import plan_following
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.servers import rows as departures
from bot.store import heartbeats, locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.store.deadlines import AILING
from bot.store.retention import KEPT
from bot.tournaments import rows as tournaments
from bot.tournaments.model.state import GOING_ON, UNFINISHED
from bot.tournaments.service.results import show, tell_closed

_FOR_EVER: Final = timedelta(days=36_500)  # an outage ends when Discord says so


class Departures(Service):
    """The comings and goings of servers. `sure`: is it known which servers have the bot now; `refusing`: channels that
    have refused a post since the last look.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.sure = True
        self.refusing: frozenset[int] = frozenset()

    def doubt(self) -> None:
        """A session with Discord has begun: until `compare` one of the servers that had left may be back unheard."""
        self.sure = False

    async def left(self, *guild_ids: int, outage: bool = False) -> None:
        """These servers have removed the bot, or in an `outage` Discord serves them to nobody."""

        async def write(connection: Connection) -> None:
            for guild_id in sorted(guild_ids):
                await _left(connection, guild_id, self._now(), outage=outage)

        if guild_ids:
            await self._write(write)

    async def joined(self, *guild_ids: int, outage: bool = False) -> None:
        """These servers have the bot, perhaps again; or what is known of an `outage` of theirs ends."""
        back = set(guild_ids)
        if outage:
            async with self._database.reading() as connection:
                back &= await departures.in_outage(connection)

        async def write(connection: Connection) -> None:
            for guild_id in sorted(back):
                await _joined(connection, guild_id, self._now(), outage=outage)

        if back:
            await self._write(write)

    async def places(self, guild_id: int) -> set[int]:
        """The channels and threads of the server whose state matters."""
        async with self._database.reading() as connection:
            used = await departures.places_in(connection, guild_id)
            return used.union(await departures.closed_in(connection, guild_id))

    async def note_places(self, guild_id: int, seen: Mapping[int, State]) -> None:
        """These channels and threads of the server are in these states now."""
        async with self._database.reading() as connection:
            known = await departures.closed_in(connection, guild_id)
        changed = {
            each: state for each, state in seen.items() if known.get(each, OPENED).changes(state, self._now())
        }

        async def write(connection: Connection) -> None:
            for channel_id, state in sorted(changed.items()):
                await _turned(connection, Place(guild_id, channel_id), state, self._now())

        if changed:
            await self._write(write)

    async def _write(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        await self._database.write(work, about=[locks.EVERYTHING], then=self._wake)

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
            await self._write(write)
        self.sure = True

    async def forget_server(self, connection: Connection, guild_id: int, now: datetime) -> datetime | None:
        """Delete the server's data once it is known that it has not come back; until when to wait for that."""
        past = await heartbeats.surely_past(connection, now)
        if not self.sure:
            return now + UNREACHED
        if not await departures.is_due(connection, guild_id, past):
            return now + AILING
        if (since := await heartbeats.left_at(connection, guild_id, outage=False)) is not None:
            # The games go on without it, where they stood.
            await heartbeats.come_back(connection, guild_id, since, graced(since, now))
            await _tell_clocks(connection, guild_id, None, now)
        await departures.forget(connection, guild_id)
        for user in await players.move_daily_messages(connection, guild_id):
            await plan_following(connection, user, now)
        self._app.forget_server(guild_id)
        return None


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
        await _go_on(connection, Place(guild_id, 0), since, now, end)


async def _turned(connection: Connection, place: Place, state: State, now: datetime) -> None:
    """A channel or thread is in this state now."""
    guild_id, channel_id = place.guild_id or 0, place.channel_id
    known = (await departures.closed_in(connection, guild_id)).get(channel_id, OPENED)
    if not known.changes(state, now):
        return
    if known.since is not None and known.stands:
        start, meant = known.since, known.state is state
        end = now if meant or now - start < BLINK else graced(start, now)
        await heartbeats.come_back(connection, guild_id, start, end, channel_id)
        # Games that move away take the time with them.
        await _tell_clocks(connection, guild_id, None if state is State.GONE else start, now, channel_id)
        await _go_on(connection, place, start, now, end)
    after = known.turned(state, now, await heartbeats.stood(connection, channel_id, now - 2 * CLOSED))
    await departures.note_place(connection, place, after)
    if known.state is state:
        return
    if state is State.UNAVAILABLE:
        if after.stands:
            await heartbeats.leave(
                connection, guild_id, now, now + CLOSED, outage=True, channel_id=channel_id
            )
        # Who directs an event there can move it to another channel.
        for each in await tournaments.listed(connection, guild_id, GOING_ON, SHOWN_AGAIN):
            if each.place.channel_id == channel_id:
                await tell_closed(connection, each.id, now)
    elif state is State.GONE:
        for match_id in await departures.uncalled(connection, channel_id):
            with suppress(UnreadableMatch):
                await _call_away(connection, await matches.load(connection, match_id), place, now)


async def _call_away(connection: Connection, match: Match, gone: Place, now: datetime) -> None:
    """A call to the mover, which cannot be told in that place any more, gives the match another one."""
    if match.practice is None and match.fallen is None and match.place_of(match.mover) == gone:
        await notices.add(connection, [Notice(Turn(), match.mover, gone, now, match.id, match.seq)], now)


async def _go_on(connection: Connection, place: Place, since: datetime, now: datetime, end: datetime) -> None:
    """Time goes on in the server, or in one place of it, until `end` or later: what was put off is looked at again, and
    messages say so.
    """
    guild_id = place.guild_id or 0
    await tournaments.wake_again(connection, guild_id)
    await ladders.wake_again(connection, guild_id)
    await show_ends(connection, since, now, end, place)
    if now - since >= AWAY:
        for each in await tournaments.listed(connection, guild_id, UNFINISHED, SHOWN_AGAIN):
            await show(connection, each, now)


async def _tell_clocks(
    connection: Connection,
    guild_id: int,
    since: datetime | None,
    now: datetime,
    channel_id: int | None = None,
) -> None:
    for match_id in await departures.touched(connection, guild_id, since, channel_id):
        with suppress(UnreadableMatch):
            await absorb(connection, await matches.load(connection, match_id), now)
