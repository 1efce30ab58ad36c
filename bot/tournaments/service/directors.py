"""The actions of directors in a tournament that is open or under way: each one transaction, which the log
tells of.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime

from bot.core.access import Asker
from bot.core.errors import BadTournament
from bot.match.rows import matches
from bot.people import rows as players
from bot.store import locks
from bot.store.database import Connection, Database
from bot.tournaments import rows as tournaments
from bot.tournaments.model import actions, transitions
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.anew import exchange, play_anew
from bot.tournaments.model.event import (
    Anew,
    Event,
    Exchanged,
    Extended,
    How,
    Moved,
    Paused,
    Replaced,
    Result,
    Resumed,
)
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.roster import Column, Roster, read
from bot.tournaments.model.standings import Criterion
from bot.tournaments.model.takeover import take_over
from bot.tournaments.model.tournament import Status, Step, Tournament
from bot.tournaments.model.undo import last_action, undo
from bot.tournaments.service import duties as duties
from bot.tournaments.service import games as games
from bot.tournaments.service import games_anew
from bot.tournaments.service import reminders as tournament_reminders
from bot.tournaments.service.access import of_game, of_server, require_director
from bot.tournaments.service.moves import moved
from bot.tournaments.service.results import keep, played

_WRITTEN = re.compile(r"<?@?!?(\d{15,20})>?")
"""A mention, or an id."""
Decide = Callable[[Tournament, datetime], Step]
Work = Callable[[Connection, Tournament, datetime], Awaitable[Tournament]]


class Directors:
    """The directors of the tournaments of one database. `wake`: called after each commit.

    Everything raises NoTournament for a tournament of another server, and BadTournament for a user who does not
    direct it and for an impossible action.
    """

    def __init__(
        self, database: Database, now: Callable[[], datetime], *, wake: Callable[[], None] = lambda: None
    ) -> None:
        self._database = database
        self._now = now
        self._wake = wake

    async def change(self, tournament_id: int, by: Asker, plan: Plan) -> Tournament:
        """Other settings before the start. Raises BadTerms, UnknownGame too."""
        checked = settled(plan, self._now())
        return await self._step(tournament_id, by, lambda t, now: actions.change(t, by.user, checked, now))

    async def order(self, tournament_id: int, by: Asker, order: Sequence[Criterion]) -> Tournament:
        """Other tie-breaks once it has begun, before the first result."""
        return await self._told(
            tournament_id, by, lambda t, now: actions.order_tie_breaks(t, by.user, order, now)
        )

    async def name(self, tournament_id: int, by: Asker, user: int, named: bool) -> Tournament:
        """Somebody else directs it too, or no longer."""
        return await self._told(
            tournament_id, by, lambda t, now: actions.name_director(t, by.user, user, named, now)
        )

    async def pause(self, tournament_id: int, by: Asker) -> Tournament:
        """All its clocks stand still, and nothing begins or ends by time."""

        return await self._act_on_all(tournament_id, by, lambda t, now: actions.pause(t, by.user, now))

    async def resume(self, tournament_id: int, by: Asker) -> Tournament:
        """It goes on where it stood."""
        return await self._act_on_all(tournament_id, by, lambda t, now: actions.resume(t, by.user, now))

    async def extend(self, tournament_id: int, by: Asker, days: int) -> Tournament:
        """More days for the round."""

        async def extended(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            step = actions.extend(tournament, by.user, days, now)
            await tournament_reminders.plan(connection, *step, now)
            return await _go_on(connection, step, by.user, now)

        return await self._act(tournament_id, by, extended)

    async def correct(
        self, match_id: int, by: Asker, winner: int | None, verdict: Verdict = Verdict.RESULT
    ) -> Tournament:
        """A game that is over counts differently in its tournament. `winner`: None for a draw or a double loss.

        The game itself and ratings stay as they are: those are only for what players do.
        """

        async def corrected(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            meeting = tournament.of_match(match_id)
            assert meeting is not None
            held = {user for number in meeting.pairing.players() for user in tournament.holders(number)}
            if winner is not None and winner not in held:
                raise BadTournament("not-entered", tournament=tournament.id)
            points, forfeit = actions.counted(tournament, meeting, verdict, winner)
            step = actions.correct(tournament, by.user, match_id, points, now, forfeit=forfeit)
            return await duties.keep_and_announce(connection, step, now)

        async with self._database.reading() as connection:
            tournament = await of_game(connection, match_id, by.guild_id)
        return await self._act(tournament.id, by, corrected)

    async def substitute(self, tournament_id: int, by: Asker, user: int, other: int) -> Tournament:
        """Somebody takes a player's place and points; the games that go on are called off and begin anew."""

        async def substituted(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            actions.require_replaceable(tournament, user, other)
            pairs = await games_anew.with_substitute(connection, tournament, (user, other), by.user, now)
            step = actions.substitute(tournament, by.user, user, other, pairs, now)
            return await _go_on(connection, step, by.user, now)

        return await self._act(tournament_id, by, substituted)

    async def take_over(
        self, tournament_id: int, by: Asker, data: bytes, column: Column
    ) -> tuple[Tournament, Roster]:
        """Everybody in a file enters, with their earlier rounds (`bot.tournaments.model.roster`).

        They are known by a mention, an id, or the name of somebody who has taken part in anything in this server.
        `column`: the column that a heading means.
        """
        roster = read(data, column)

        async def taken(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            users = await _identified(connection, roster.names, tournament.place.guild_id)
            step = take_over(tournament, by.user, roster, users, now)
            await keep(connection, step)
            return step[0]

        return await self._act(tournament_id, by, taken), roster

    async def add(self, tournament_id: int, by: Asker, user: int) -> Tournament:
        """Somebody is entered, whatever limits there are; in a Swiss tournament also under way."""
        return await self._told(tournament_id, by, lambda t, now: transitions.enter(t, user, now, by=by.user))

    async def remove(self, tournament_id: int, by: Asker, user: int) -> Tournament:
        """Somebody plays no more. Their games that go on are lost in the tournament, and called off, unrated."""

        async def removed(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            if tournament.status is Status.OPEN:
                step = transitions.leave(tournament, user, now, by=by.user)
                return await duties.keep_and_announce(connection, step, now)
            step = transitions.withdraw(tournament, by.user, user, now)
            after = await duties.keep_and_announce(connection, step, now)
            for match_id in after.open_matches(after.number(user)):
                match = await matches.load(connection, match_id)
                if match.over:
                    continue
                winner = match.opponent_of(user)
                points = actions.points_of(after, actions.going(after, match_id), winner)
                forfeit = not played(match)
                ruled = actions.rule(after, match_id, points, How.LEFT, now, forfeit=forfeit)
                await keep(connection, ruled)
                await games.call_off(connection, match_id, by.user, now, quiet=True)
                after = ruled[0]
            return after

        return await self._act(tournament_id, by, removed)

    async def bring_back(self, tournament_id: int, by: Asker, user: int) -> Tournament:
        """Somebody who has left, or was dropped, plays on."""
        return await self._told(tournament_id, by, lambda t, now: actions.bring_back(t, by.user, user, now))

    async def exchange(self, tournament_id: int, by: Asker, users: tuple[int, int]) -> Tournament:
        """Two players change places in the round, before their games were played."""

        async def changed(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            pairs = await games_anew.with_exchange(connection, tournament, users, by.user, now)
            return await _go_on(connection, exchange(tournament, by.user, users, pairs, now), by.user, now)

        return await self._act(tournament_id, by, changed)

    async def play_anew(self, match_id: int, by: Asker) -> Tournament:
        """The result of a game counts no more in its tournament, and another is played in its place."""

        async def anew(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            ((_, fresh),) = await games_anew.after_result(connection, tournament, match_id, by.user, now)
            return await _go_on(
                connection, play_anew(tournament, by.user, match_id, fresh, now), by.user, now
            )

        async with self._database.reading() as connection:
            tournament = await of_game(connection, match_id, by.guild_id)
        return await self._act(tournament.id, by, anew)

    async def cancel(self, tournament_id: int, by: Asker) -> Tournament:
        """It is called off, also under way: the games that go on too, unrated."""

        async def cancelled(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            step = transitions.cancel(tournament, by.user, now)
            if tournament.status is Status.OPEN:
                await keep(connection, step)
                return step[0]
            return await duties.follow(
                connection, await duties.keep_and_announce(connection, step, now), by.user, now
            )

        return await self._act(tournament_id, by, cancelled)

    async def forbid(
        self, tournament_id: int, by: Asker, users: tuple[int, int], forbidden: bool
    ) -> Tournament:
        """Two who are not to be paired, or may be again."""
        return await self._step(
            tournament_id, by, lambda t, now: actions.forbid(t, by.user, users, forbidden, now)
        )

    async def give_bye(
        self, tournament_id: int, by: Asker, user: int, round: int | None, points: int | None
    ) -> Tournament:
        """A round off for so many half points of a game, None to take it back. `round`: None for the next."""
        return await self._told(
            tournament_id, by, lambda t, now: actions.give_bye(t, by.user, user, round, points, now)
        )

    async def finish(self, tournament_id: int, by: Asker) -> Tournament:
        """It ends as it stands, where no further round can be paired."""

        async def finished(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            return await duties.finish(connection, transitions.finish(tournament, now, by.user), now)

        return await self._act(tournament_id, by, finished)

    async def move(self, tournament_id: int, by: Asker, channel: int) -> Tournament:
        """It goes to another channel of the server, with the games that are not over."""

        async def gone(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            return await moved(connection, tournament, actions.move(tournament, by.user, channel, now), now)

        return await self._act(tournament_id, by, gone)

    async def undo(self, tournament_id: int, by: Asker) -> Tournament:
        """Takes back the last thing that a director has done, where nothing depends on it yet."""

        async def undone(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            events = await tournaments.events_of(connection, tournament_id)
            anew = await _anew(connection, tournament, events, by.user, now)
            step = undo(tournament, events, by.user, now, anew)
            if isinstance(step[1].what, Moved):
                return await moved(connection, tournament, step, now)
            return await _go_on(connection, step, by.user, now)

        return await self._act(tournament_id, by, undone)

    async def undoing(self, tournament_id: int, by: Asker) -> tuple[Event, Event]:
        """The last thing that a director has done, and what taking it back would do; nothing is changed."""
        async with self._database.reading() as connection:
            tournament = await of_server(connection, tournament_id, by.guild_id)
            require_director(tournament, by)
            events = await tournaments.events_of(connection, tournament_id)
        step, done = undo(tournament, events, by.user, self._now()), last_action(events)
        assert done is not None
        return done, step[1]

    # Internals.

    async def _told(self, tournament_id: int, by: Asker, decide: Decide) -> Tournament:
        async def stepped(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            return await duties.keep_and_announce(connection, decide(tournament, now), now)

        return await self._act(tournament_id, by, stepped)

    async def _step(self, tournament_id: int, by: Asker, decide: Decide) -> Tournament:
        async def stepped(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            step = decide(tournament, now)
            await keep(connection, step)
            return step[0]

        return await self._act(tournament_id, by, stepped)

    async def _act_on_all(self, tournament_id: int, by: Asker, decide: Decide) -> Tournament:
        async def acted(connection: Connection, tournament: Tournament, now: datetime) -> Tournament:
            return await _go_on(connection, decide(tournament, now), by.user, now)

        return await self._act(tournament_id, by, acted)

    async def _act(self, tournament_id: int, by: Asker, work: Work) -> Tournament:
        async def acted(connection: Connection) -> Tournament:
            tournament = await of_server(connection, tournament_id, by.guild_id)
            require_director(tournament, by)
            return await work(connection, tournament, self._now())

        return await self._database.write(acted, about=[locks.tournament(tournament_id)], then=self._wake)


async def _identified(connection: Connection, names: Collection[str], guild_id: int | None) -> dict[str, int]:
    """The user meant by each name, where exactly one person of the server fits."""
    written = {name: _WRITTEN.fullmatch(name) for name in names}
    found = {name: int(match[1]) for name, match in written.items() if match is not None}
    known = await players.called(connection, [name for name in names if name not in found], guild_id)
    return found | {name: users[0] for name, users in known.items() if len(users) == 1}


async def _anew(
    connection: Connection, tournament: Tournament, events: Sequence[Event], by: int, now: datetime
) -> list[tuple[int, int]]:
    """The games that begin anew where the last act of a director is taken back."""
    # An act that cannot be taken back is refused before any game is touched.
    undo(tournament, events, by, now)
    done = last_action(events)
    match None if done is None else done.what:
        case Replaced(user=user, other=other):
            return await games_anew.with_substitute(connection, tournament, (other, user), by, now)
        case Exchanged(users=users):
            return await games_anew.with_exchange(connection, tournament, users, by, now)
        case Result(match=match):
            return await games_anew.after_result(connection, tournament, match, by, now)
        case _:
            return []


async def _go_on(connection: Connection, step: Step, by: int, now: datetime) -> Tournament:
    """Saves a step that everybody hears of, and the games are held or go on as the step says."""
    after = await duties.keep_and_announce(connection, step, now)
    match step[1].what:
        case Paused() | Resumed() | Extended():
            return await duties.follow(connection, after, by, now)
        case Replaced(matches=pairs) | Exchanged(matches=pairs):
            fresh = {match for _, match in pairs}
        case Anew(other=other):
            fresh = {other}
        case _:
            fresh = set()
    positions = [n for n, each in enumerate(after.meetings) if not fresh.isdisjoint(each.matches)]
    await games.align(connection, after, by, now, positions)
    return after
