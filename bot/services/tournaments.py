"""Tournaments: entering, starting, arranging what comes next, leaving.

What comes next is arranged by a duty of its own (`run`): whenever everything is decided that was arranged, it works out
the next meetings, of a Swiss tournament in another process, and saves them with their matches in one transaction. A
restart at any moment changes nothing: what is due stands in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from datetime import datetime
from multiprocessing import get_context
from random import Random
from typing import Final

import structlog

from bot.core.errors import BadTournament, NoPairing, NoTournament
from bot.core.match import Header, Match, begin
from bot.core.notice import Notice, NoticeKind
from bot.core.rating import Rating
from bot.core.terms import BY_LOT, Place, Terms
from bot.core.tournament.byes import ask_bye
from bot.core.tournament.course import due, next_meetings
from bot.core.tournament.event import Event
from bot.core.tournament.meeting import Meeting
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.tournament import Listed, Status, Step, Tournament
from bot.services.alarm import Alarm
from bot.services.pauses import absorb
from bot.services.reminders import replan
from bot.services.steps import save_step
from bot.services.tournament_results import keep
from bot.store import matches, notices, ratings, tournaments
from bot.store.database import Connection, Database

log = structlog.get_logger(__name__)

LISTED: Final = 25
MOST_AT_ONCE: Final = 10
"""Tournaments of one server that are open or under way."""
_GOING: Final = (Status.OPEN, Status.RUNNING)
REST: Final = 600.0
"""Seconds after which the duty looks again also where nobody has woken it."""


class Tournaments:
    """The tournaments of one database. `rng`: draws openings; `wake`: called after each commit."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        rng: Random,
        *,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._database = database
        self._now = now
        self._rng = rng
        self._wake = wake
        self._alarm = Alarm()

    # For players and directors.

    async def create(self, by: int, plan: Plan, place: Place) -> Tournament:
        """Raises BadTournament, BadTerms, UnknownGame."""
        checked = plan.checked()

        async def created(connection: Connection) -> Tournament:
            assert place.guild_id is not None
            going = await tournaments.listed(connection, place.guild_id, _GOING, MOST_AT_ONCE)
            if len(going) == MOST_AT_ONCE:
                raise BadTournament("many", most=MOST_AT_ONCE)
            return await tournaments.add(connection, place, by, checked, self._now())

        return await self._database.write(created, then=self._wake)

    async def get(self, tournament_id: int, guild_id: int | None) -> Tournament:
        """A tournament of this server. Raises NoTournament."""
        async with self._database.reading() as connection:
            return await _load(connection, tournament_id, guild_id)

    async def listed(
        self, guild_id: int | None, statuses: Collection[Status] = tuple(Status)
    ) -> list[Listed]:
        """The newest tournaments of a server."""
        if guild_id is None:
            return []
        async with self._database.reading() as connection:
            return await tournaments.listed(connection, guild_id, statuses, LISTED)

    async def enter(self, tournament_id: int, guild_id: int | None, user: int) -> Tournament:
        """Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: t.enter(user, now))

    async def leave(self, tournament_id: int, guild_id: int | None, user: int) -> Tournament:
        """Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: t.leave(user, now))

    async def ask_bye(
        self, tournament_id: int, guild_id: int | None, user: int, round: int | None
    ) -> Tournament:
        """A round off; None for the next one. Raises NoTournament, BadTournament."""
        return await self._step(tournament_id, guild_id, lambda t, now: ask_bye(t, user, round, now))

    async def cancel(self, tournament_id: int, guild_id: int | None, by: int, *, manager: bool) -> Tournament:
        """`manager`: may they manage the server's events. Raises NoTournament, BadTournament."""

        def cancelled(tournament: Tournament, now: datetime) -> Step:
            _directed(tournament, by, manager)
            return tournament.cancel(by, now)

        return await self._step(tournament_id, guild_id, cancelled)

    async def start(self, tournament_id: int, guild_id: int | None, by: int, *, manager: bool) -> Tournament:
        """Begin with those who have entered, numbered by their ratings here. Raises NoTournament, BadTournament."""

        async def started(connection: Connection) -> Tournament:
            tournament = await _load(connection, tournament_id, guild_id)
            _directed(tournament, by, manager)
            known = await ratings.of_players(
                connection, ratings.Pool(tournament.plan.terms.game, guild_id), tournament.entrants
            )
            # Who entered first comes first among equals.
            seeds = sorted(tournament.entrants, key=lambda user: -known.get(user, Rating()).value)
            step = tournament.start(by, seeds, self._now())
            await keep(connection, step)
            return step[0]

        return await self._database.write(started, then=self._woken)

    async def withdraw(
        self, tournament_id: int, guild_id: int | None, by: int, user: int, *, manager: bool
    ) -> Tournament:
        """Leave it under way, or have somebody leave it: games that are going on are given up.

        Raises NoTournament, BadTournament.
        """

        async def withdrawn(connection: Connection) -> Tournament:
            now = self._now()
            tournament = await _load(connection, tournament_id, guild_id)
            if by != user:
                _directed(tournament, by, manager)
            step = tournament.withdraw(by, user, now)
            await keep(connection, step)
            for match_id in step[0].open_matches(step[0].number(user)):
                match = await matches.load(connection, match_id)
                if not match.over:
                    after, events = match.resign(user, now)
                    await save_step(connection, match, after, events, now)
            return await tournaments.load(connection, tournament_id)

        return await self._database.write(withdrawn, then=self._woken)

    async def adjudicate(
        self, match_id: int, guild_id: int | None, by: int, winner: int | None, *, manager: bool
    ) -> Match:
        """Decide a game that is going on. `winner`: one of its players, None for a draw.

        Raises NoMatch, NoTournament where the game is of none here, NotAPlayer, BadTournament, MatchOver.
        """

        async def decided(connection: Connection) -> Match:
            now = self._now()
            match = await matches.load(connection, match_id)
            tournament_id = await tournaments.of_match(connection, match_id)
            if tournament_id is None:
                raise NoTournament
            _directed(await _load(connection, tournament_id, guild_id), by, manager)
            side = None if winner is None else match.side_of(winner)
            after, events = match.adjudicate(by, side, now)
            await save_step(connection, match, after, events, now)
            return after

        return await self._database.write(decided, then=self._woken)

    async def history(self, tournament_id: int, guild_id: int | None) -> list[Event]:
        """Everything that has happened in a tournament of this server. Raises NoTournament."""
        async with self._database.reading() as connection:
            await _load(connection, tournament_id, guild_id)
            return await tournaments.events_of(connection, tournament_id)

    async def note_message(self, tournament_id: int, message_id: int) -> None:
        """The message in which one enters the tournament."""
        await self._database.write(lambda c: tournaments.note_message(c, tournament_id, message_id))

    async def message_of(self, tournament_id: int) -> int | None:
        async with self._database.reading() as connection:
            return await tournaments.message_of(connection, tournament_id)

    # The duty.

    def wake(self) -> None:
        """Something may have been decided."""
        self._alarm.ring()

    async def run(self) -> None:
        """Arranges for ever what is due; a failure is logged and outlived."""
        while True:
            self._alarm.clear()
            try:
                await self.advance()
            except Exception:
                log.exception("tournaments.failed")
            await self._alarm.sleep(REST)

    async def advance(self) -> None:
        """Arranges everything that is due now."""
        async with self._database.reading() as connection:
            waiting = await tournaments.waiting(connection)
        for tournament_id in waiting:
            async with self._database.reading() as connection:
                tournament = await tournaments.load(connection, tournament_id)
            if due(tournament):
                await self._arrange(tournament, await self._following(tournament))

    # Internals.

    async def _following(self, tournament: Tournament) -> tuple[Meeting, ...]:
        if tournament.plan.format is not Format.SWISS:
            return _paired(tournament)
        # A process for each round: rounds are rare, and none is left behind whatever becomes of this one.
        worker = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        try:
            return await asyncio.get_running_loop().run_in_executor(worker, _paired, tournament)
        finally:
            worker.shutdown(wait=False, cancel_futures=True)

    async def _arrange(self, seen: Tournament, meetings: tuple[Meeting, ...]) -> None:
        async def arranged(connection: Connection) -> None:
            now = self._now()
            tournament = await tournaments.load(connection, seen.id)
            if tournament.seq != seen.seq:
                # Somebody has left it meanwhile, or another process was faster.
                return
            if not meetings:
                step, kind = tournament.finish(now), NoticeKind.TOURNAMENT_OVER
            else:
                begun = [await self._begun(connection, tournament, meeting, now) for meeting in meetings]
                step, kind = tournament.arrange(begun, now), NoticeKind.TOURNAMENT_ROUND
            await keep(connection, step)
            facts = {"tournament": tournament.id, "seq": step[0].seq}
            await notices.add(connection, [Notice(kind, None, tournament.place, now, facts=facts)], now)

        await self._database.write(arranged, then=self._woken)

    async def _begun(
        self, connection: Connection, tournament: Tournament, meeting: Meeting, now: datetime
    ) -> Meeting:
        """The meeting with its matches, which begin now. The announcement tells of them, so they tell nobody."""
        pairing = meeting.pairing
        if pairing.games:
            return meeting
        assert pairing.second is not None
        terms = self._drawn(tournament.plan.terms)
        seated = (tournament.user(pairing.first), tournament.user(pairing.second))
        begun = [await _started(connection, terms, tournament.place, seated, now)]
        if terms.pair:
            begun.append(await _started(connection, terms, tournament.place, (seated[1], seated[0]), now))
            await matches.pair(connection, begun[0].id, begun[1].id)
        ids = tuple(match.id for match in begun)
        await tournaments.link(connection, tournament.id, ids)
        return replace(meeting, matches=ids)

    def _drawn(self, terms: Terms) -> Terms:
        if terms.setup != BY_LOT:
            return terms
        return replace(terms, setup=self._rng.choice(tuple(terms.kind.ballots)))

    async def _step(
        self, tournament_id: int, guild_id: int | None, decide: Callable[[Tournament, datetime], Step]
    ) -> Tournament:
        async def stepped(connection: Connection) -> Tournament:
            step = decide(await _load(connection, tournament_id, guild_id), self._now())
            await keep(connection, step)
            return step[0]

        return await self._database.write(stepped, then=self._woken)

    def _woken(self) -> None:
        self.wake()
        self._wake()


async def _started(
    connection: Connection, terms: Terms, place: Place, players: tuple[int, int], now: datetime
) -> Match:
    match, events = begin(Header(0, terms, place, players, terms.kind.rules_version), now)
    match = await matches.add(connection, match, events)
    await replan(connection, match)
    return await absorb(connection, match, now)


async def _load(connection: Connection, tournament_id: int, guild_id: int | None) -> Tournament:
    tournament = await tournaments.load(connection, tournament_id)
    if tournament.place.guild_id != guild_id:
        raise NoTournament(tournament=tournament_id)
    return tournament


def _directed(tournament: Tournament, by: int, manager: bool) -> None:
    """Raises BadTournament for who is not its director and may not manage events."""
    if by != tournament.director and not manager:
        raise BadTournament("director", tournament=tournament.id)


def _paired(tournament: Tournament) -> tuple[Meeting, ...]:
    """The next meetings; none where nobody is left to be paired, which ends a tournament like its last round."""
    try:
        return next_meetings(tournament)
    except NoPairing:
        return ()
