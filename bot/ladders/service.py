"""Ladders: joining, leaving, challenging; and falls of players without a game, told a day before.

When somebody falls is in the database, as a deadline: a restart at any moment changes nothing.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.core import news
from bot.core.access import Asker
from bot.core.calendar import DAY
from bot.core.errors import BadLadder, NoLadder, NotAvailable
from bot.core.events import Event as MatchEvent
from bot.core.match import Match
from bot.core.preferences import Title
from bot.core.terms import Place
from bot.invitations.rows import blocks
from bot.invitations.service.renewals import check_limit
from bot.ladders import rows as ladders
from bot.ladders.model.event import Challenged, Event, Fell, Result, Rules, Warned
from bot.ladders.model.ladder import Ladder, Step
from bot.match.rows import matches
from bot.match.rows.places import relocate
from bot.match.service.steps import save_step
from bot.outbox import rows as notices
from bot.store import heartbeats, locks
from bot.store.app import Service
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.store.locks import Lock
from bot.tournaments.service.games import started
from bot.tournaments.service.results import tell_movers, winner_of

Taken = tuple[Ladder, Step]  # a ladder, and the step that it takes


class Ladders(Service):
    """The ladders of one database."""

    async def create(self, by: int, rules: Rules, place: Place) -> Ladder:
        """Open a ladder; of each game a server has one. Raises BadLadder, BadTerms, UnknownGame."""
        checked = rules.checked()

        async def created(connection: Connection) -> Ladder:
            assert place.guild_id is not None
            known = await ladders.open_in(connection, place.guild_id)
            if any(row["game"] == checked.terms.game for row in known):
                raise BadLadder("exists")
            return await ladders.add(connection, place, by, checked, self._now())

        return await self._database.write(created, about=[locks.server(place.guild_id)], then=self._wake)

    async def get(self, ladder_id: int, guild_id: int | None) -> Ladder:
        """A ladder of this server. Raises NoLadder."""
        return await self._database.read(lambda c: _load(c, ladder_id, guild_id))

    async def open(self, guild_id: int | None) -> list[Ladder]:
        """The ladders of this server, the oldest first."""
        if guild_id is None:
            return []
        async with self._database.reading() as connection:
            found = await ladders.open_in(connection, guild_id)
            return [await ladders.load(connection, row["id"]) for row in found]

    async def history(self, ladder_id: int, guild_id: int | None) -> list[Event]:
        """Everything that has happened on a ladder of this server. Raises NoLadder."""
        async with self._database.reading() as connection:
            await _load(connection, ladder_id, guild_id)
            return await ladders.events_of(connection, ladder_id)

    async def result_of(self, match_id: int) -> tuple[Ladder, tuple[int, int], tuple[int, int]] | None:
        """The ladder of a match, its challenger and challenged, and the points of each; None until it counts."""
        async with self._database.reading() as connection:
            ladder_id = await ladders.of_match(connection, match_id)
            if ladder_id is None:
                return None
            ladder = await ladders.load(connection, ladder_id)
            events = await ladders.events_of(connection, ladder_id)
        users, points = None, None
        for event in events:
            if isinstance(event.what, Challenged) and match_id in event.what.matches:
                users = event.what.by, event.what.of
            elif isinstance(event.what, Result) and event.what.match == match_id:
                points = event.what.points
        return None if users is None or points is None else (ladder, users, points)

    async def join(self, ladder_id: int, guild_id: int | None, user: int) -> Ladder:
        """At the bottom. Raises NoLadder, BadLadder."""

        async def joined(connection: Connection) -> Taken:
            ladder = await _load(connection, ladder_id, guild_id)
            return ladder, ladder.join(user, self._now())

        return await self._take(ladder_id, joined)

    async def leave(self, ladder_id: int, guild_id: int | None, user: int) -> Ladder:
        """Games that are going on are given up: challengers win, and take the place. Raises NoLadder, BadLadder."""

        async def left(connection: Connection) -> Taken:
            now = self._now()
            ladder = await _load(connection, ladder_id, guild_id)
            ladder.rank(user)
            for challenge in ladder.challenges:
                if user in challenge.users:
                    for match_id in challenge.matches:
                        match = await matches.load(connection, match_id)
                        if not match.over:
                            after, events = match.resign(user, now)
                            await save_step(connection, match, after, events, now)
            given_up = await ladders.load(connection, ladder_id)
            return given_up, given_up.leave(user, now)

        return await self._take(ladder_id, left)

    async def challenge(self, ladder_id: int, guild_id: int | None, by: int, of: int) -> Ladder:
        """Their games begin at once, the challenged moving first.

        Raises NoLadder, BadLadder, NotAvailable where either blocks the other, TooManyMatches where the challenger has
        as many games as the server allows.
        """

        async def challenged(connection: Connection) -> Taken:
            now = self._now()
            ladder = await _load(connection, ladder_id, guild_id)
            ladder.require_challenge(by, of, now)
            if await blocks.between(connection, by, of):
                raise NotAvailable
            terms = ladder.rules.terms.drawn(self._rng)
            await check_limit(connection, by, ladder.place, terms, now)
            ids = [(await started(connection, terms, ladder.place, (of, by), now)).id]
            if terms.pair:
                ids.append((await started(connection, terms, ladder.place, (by, of), now)).id)
                await matches.pair(connection, ids[0], ids[1])
            step = ladder.challenge(by, of, ids, now)
            await ladders.link(connection, ladder.id, ids)
            await tell(connection, step, now)
            return ladder, step

        return await self._take(ladder_id, challenged, locks.person(by), locks.person(of))

    async def tell_movers(self, ladder_id: int, seq: int) -> None:
        """Tells of the games of a challenge those who are to move in them, one by one."""

        async def write(connection: Connection) -> None:
            event = (await ladders.events_of(connection, ladder_id))[seq - 1]
            if isinstance(event.what, Challenged):
                await tell_movers(connection, event.what.matches, self._now())

        await self._database.write(write, about=(), then=self._wake)

    async def move(self, ladder_id: int, by: Asker, channel: int) -> Ladder:
        """To another channel of the server, with the games that are going on. Raises NoLadder, BadLadder."""

        async def moved(connection: Connection) -> Taken:
            now = self._now()
            ladder = await _of_keeper(connection, ladder_id, by)
            step = ladder.move(by.user, channel, now)
            going = [match for challenge in ladder.challenges for match in challenge.matches]
            await relocate(connection, going, step[0].place, ladder.place)
            await heartbeats.carry(connection, ladder.place, step[0].place, now)
            await tell(connection, step, now)
            return ladder, step

        return await self._take(ladder_id, moved)

    async def close(self, ladder_id: int, by: Asker) -> Ladder:
        """Games that are going on are played to their end. Raises NoLadder, BadLadder."""

        async def closed(connection: Connection) -> Taken:
            ladder = await _of_keeper(connection, ladder_id, by)
            return ladder, ladder.close(by.user, self._now())

        return await self._take(ladder_id, closed)

    # Internals.

    async def _take(
        self, ladder_id: int, work: Callable[[Connection], Awaitable[Taken]], *people: Lock
    ) -> Ladder:
        """Saves the step that the work takes from the ladder as it was; the ladder after it."""

        async def taken(connection: Connection) -> Ladder:
            before, step = await work(connection)
            await keep(connection, before, step)
            return step[0]

        return await self._database.write(taken, about=[locks.ladder(ladder_id), *people], then=self._wake)


async def let_fall(connection: Connection, ladder_id: int, now: datetime) -> None:
    """Players who have been without a game for too long are warned, or fall."""
    ladder = await ladders.load(connection, ladder_id)
    step = ladder.warn(now) or ladder.fall(now)
    if step is None:
        await ladders.note_waking(connection, ladder, now + DAY)
        return
    await keep(connection, ladder, step)
    what = step[1].what
    assert isinstance(what, Warned | Fell)
    if ladder.costs(what.users):
        await tell(connection, step, now)


async def _load(connection: Connection, ladder_id: int, guild_id: int | None) -> Ladder:
    ladder = await ladders.load(connection, ladder_id)
    if ladder.place.guild_id != guild_id:
        raise NoLadder
    return ladder


async def _of_keeper(connection: Connection, ladder_id: int, by: Asker) -> Ladder:
    ladder = await _load(connection, ladder_id, by.guild_id)
    if by.user != ladder.keeper and not by.manager:
        raise BadLadder("keeper")
    return ladder


async def note_ladder_result(
    connection: Connection, match: Match, events: Sequence[MatchEvent], now: datetime
) -> None:
    """Note what a match that has just ended means for its ladder, if it has one where it still counts."""
    ladder_id = await ladders.of_match(connection, match.id)
    if ladder_id is None:
        return
    ladder = await ladders.load(connection, ladder_id)
    challenge = ladder.of_match(match.id)
    step = ladder.result(match.id, winner_of(match, events[-1].actor), now)
    if step is None or challenge is None:
        return
    await keep(connection, ladder, step)
    if step[0].standing != ladder.standing:
        await tell(connection, step, now)


async def keep(connection: Connection, before: Ladder, step: Step) -> None:
    """Save one step of a ladder."""
    after, event = step
    await ladders.save(connection, after, event)
    was, first = before.first, after.first
    if was != first:
        users, rules = {*was, *first}, after.rules
        for titled in hooks(connection).titled:
            await titled(connection, Title.LEADER, after.place, rules.terms.game, users, event.at)


async def tell(connection: Connection, step: Step, now: datetime) -> None:
    """Tells everybody in the ladder's place of an event."""
    ladder, event = step
    await notices.tell(connection, news.Ladder(ladder.id, event.seq), None, ladder.place, now)
