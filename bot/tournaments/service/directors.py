"""The acts of directors in a tournament that is open or under way: each one transaction, which the log tells of."""

import re
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from typing import Any

from bot.core.access import Asker
from bot.core.errors import BadTournament
from bot.people import rows as players
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import event as ev
from bot.tournaments.model.acts import act_of, last_action, undo
from bot.tournaments.model.event import Event
from bot.tournaments.model.roster import Column, Roster, read, take_over
from bot.tournaments.model.state import UNSTARTED
from bot.tournaments.model.tournament import Step, Tournament
from bot.tournaments.service import duties as duties
from bot.tournaments.service import games
from bot.tournaments.service.entry import directed, require_unchanged
from bot.tournaments.service.results import keep, moved
from bot.tournaments.service.tournaments import Tournaments

WRITTEN = re.compile(r"<?@?!?(\d{15,20})>?")  # a mention, or an id
Decide = Callable[[ev.Instead], Step]
Work = Callable[[Connection, Tournament, datetime], Awaitable[Tournament]]


class Directors(Service):
    """Everything raises NoTournament for one of another server, and BadTournament for who does not direct it, or where
    it has moved on since the event `seen`, the last that the director's card knew of.
    """

    async def do(
        self, tournament_id: int, by: Asker, key: str, *values: Any, seen: int | None = None
    ) -> Tournament:
        """The act of this key (`bot.tournaments.model.acts`). `values`: as its step takes them."""
        act = act_of(key)
        assert act is not None
        step_of, quiet = act.step, act.quiet
        assert step_of is not None

        async def done(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            def decide(anew: ev.Instead = ()) -> Step:
                return step_of(tournament, by.user, *values, *([anew] if act.anew else []), now)

            return await _done(connection, tournament, decide, by.user, now, quiet=quiet)

        return await self._act(tournament_id, by, done, seen, timely=not act.timeless)

    async def take_over(
        self, tournament_id: int, by: Asker, data: bytes, column: Column, seen: int | None = None
    ) -> tuple[Tournament, Roster]:
        """Everybody in a file enters: by mention, id, or a name known here. `column`: that which a heading means."""
        roster = read(data, column)

        async def taken(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            users = await _identified(connection, roster.names, tournament.place.guild_id)
            return await keep(connection, take_over(tournament, by.user, roster, users, now))

        return await self._act(tournament_id, by, taken, seen), roster

    async def identified(self, names: Collection[str], guild_id: int | None) -> dict[str, int]:
        """The people meant by mention, id, or a name that one person here has; without those whom nothing tells."""
        return await self._database.read(lambda connection: _identified(connection, names, guild_id))

    async def undo(self, tournament_id: int, by: Asker, seen: int | None = None) -> Tournament:
        """Takes back the last thing that a director has done, where nothing depends on it yet."""

        async def undone(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            events = await tournaments.events_of(connection, tournament_id)

            def decide(anew: ev.Instead) -> Step:
                return undo(tournament, events, by.user, now, anew)

            return await _done(connection, tournament, decide, by.user, now)

        return await self._act(tournament_id, by, undone, seen)

    async def undoing(self, tournament_id: int, by: Asker) -> tuple[Event, Event]:
        """The last thing that a director has done, and what taking it back would do; nothing is changed."""
        async with self._database.reading() as connection:
            tournament = await directed(connection, tournament_id, by)
            events = await tournaments.events_of(connection, tournament_id)
        step, done = undo(tournament, events, by.user, self._now()), last_action(events)
        assert done is not None
        return done, step[1]

    async def following(self, tournament: Tournament) -> list[str]:
        """What has followed from the final table, or will, by its codes."""
        return await self._database.read(lambda c: duties.following(c, tournament, self._now()))

    async def _act(
        self, tournament_id: int, by: Asker, work: Work, seen: int | None, *, timely: bool = True
    ) -> Tournament:
        async def acted(connection: Connection) -> Tournament:
            tournament, now = await directed(connection, tournament_id, by), self._now()
            await require_unchanged(connection, tournament, seen)
            if timely:
                self._app[Tournaments].require_timely(tournament, now)
            return await work(connection, tournament, now)

        return await self._database.write(acted, about=[locks.tournament(tournament_id)], then=self._wake)


async def _identified(connection: Connection, names: Collection[str], guild_id: int | None) -> dict[str, int]:
    written = {name: WRITTEN.fullmatch(name) for name in names}
    found = {name: int(match[1]) for name, match in written.items() if match is not None}
    known = await players.called(connection, [name for name in names if name not in found], guild_id)
    return found | {name: users[0] for name, users in known.items() if len(users) == 1}


async def _done(
    connection: Connection, before: Tournament, decide: Decide, by: int, now: datetime, *, quiet: bool = False
) -> Tournament:
    """Saves a step, and its games begin anew, are called off, stand still or go on as it says."""
    # An act that is impossible is refused before any game is touched.
    step = decide(())
    if anew := await games.begun_anew(connection, before, step[1].what, by, now):
        step = decide(anew)
    what = step[1].what
    if isinstance(what, ev.Moved):
        return await moved(connection, before, step, now)
    if isinstance(what, ev.Settling | ev.Finished):
        return await duties.settle(connection, step, now)
    if isinstance(what, ev.Reopened) and (followed := await duties.following(connection, before, now)):
        raise BadTournament("followed", what=followed[0])
    if quiet or (isinstance(what, ev.Cancelled) and before.status in UNSTARTED):
        return await keep(connection, step)
    after = await duties.keep_and_announce(connection, step, now)
    match what:
        case ev.Paused() | ev.Resumed() | ev.Extended() | ev.Cancelled():
            # Of many games only some follow now, the others in parts.
            if (following := await games.follow(connection, after, by, now)) is not None:
                return await keep(connection, after.with_event(now, by, ev.Aligned(following)))
        case ev.Withdrawn(user=user) | ev.Returned(user=user):
            number = after.number(user)
            own = [n for n, each in enumerate(after.meetings) if number in each.pairing.players()]
            await games.align(connection, after, by, now, own)
        case ev.Replaced() | ev.Exchanged() | ev.Anew():
            fresh = {match for _, match in anew}
            positions = [n for n, each in enumerate(after.meetings) if not fresh.isdisjoint(each.matches)]
            await games.align(connection, after, by, now, positions)
    return after
