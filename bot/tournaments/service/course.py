"""The course of tournaments: the next meetings, and all that time brings about. Meetings and their matches are saved in
one transaction, and duties stand in the database: a restart at any moment changes nothing.
"""

from contextlib import closing
from copy import copy
from datetime import datetime
from functools import partial
from typing import Final

import structlog

from bot.core.calendar import DAY
from bot.core.errors import BadTournament, NoPairing
from bot.match.service.pauses import note_sleep
from bot.match.service.presence import Presence
from bot.outbox.service.alarm import Alarm
from bot.store import locks
from bot.store.app import App, Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.event import Unpairable
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.timetable import Duty, duty, lapsed
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.rows import Seen
from bot.tournaments.service import duties as duties
from bot.workers.pool import Workers

log = structlog.get_logger(__name__)

GAP: Final = 0.5  # seconds between two looks: games that end close together are looked at once
PATIENCE: Final = 300.0
"""Seconds after which the pairing of a round is taken to be stuck; it is begun again, like one that failed."""
REST: Final = 600.0  # seconds after which the duty looks again also where nobody has woken it


class Course(Service):
    """The duty that brings tournaments on; while players cannot reach the bot, nothing happens by time."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        # Lots fall alike whatever was drawn before them: when the bot looks decides nothing.
        self._lots = copy(self._rng).getrandbits(64)
        self._presence = app[Presence]
        self._alarm = Alarm()
        self._failing: dict[int, datetime] = {}
        # At first each is looked at: an earlier version may have thought of fewer things that come.
        self._begun = False

    def failing_since(self, tournament_id: int) -> datetime | None:
        """When something that was due in the tournament has failed for the first time, while it does."""
        return self._failing.get(tournament_id)

    def require_timely(self, tournament: Tournament, now: datetime) -> None:
        """Raises BadTournament between the end of a time and what follows from it; where that fails nobody waits."""
        if lapsed(tournament, now) and tournament.id not in self._failing:
            raise BadTournament("due")

    def wake(self) -> None:
        self._alarm.ring()

    async def run(self) -> None:
        """Does for ever the duties that are due; a failure is logged and outlived."""

        async def advance() -> float:
            following = await self.advance()
            return REST if following is None else (following - self._now()).total_seconds()

        await self._alarm.repeat("tournaments", advance, longest=REST, gap=GAP)

    async def advance(self) -> datetime | None:
        """Does all that is due, and tells when time brings something about next. No failure keeps others waiting."""
        now = self._now()
        if not self._presence.here:
            return None
        await self._presence.account()
        waiting = await self._database.ask(tournaments.waiting)
        if any(at is not None and at <= now for _, _, at in waiting):
            await self._database.write(lambda connection: note_sleep(connection, now), about=())
        failing: dict[int, datetime] = {}
        for tournament_id, due, at in waiting:
            timely = at is not None and (at <= now or not self._begun)
            if due or timely:
                try:
                    await self._see_to(tournament_id, timely=timely)
                except Exception:
                    log.exception("tournament.failed", tournament=tournament_id)
                    failing[tournament_id] = self._failing.get(tournament_id, now)
        self._failing, self._begun = failing, True
        return min((at for _, _, at in waiting if at is not None and at > now), default=None)

    # Internals.

    async def _following(self, tournament: Tournament) -> tuple[Meeting, ...] | None:
        if tournament.ended:
            return ()
        if not tournament.system.slow:
            return _paired(tournament, self._rng.getrandbits(32) if tournament.plan.lot else 0)
        # A process for each round: rounds are rare, and none is left behind whatever becomes of this one.
        with closing(Workers(1)) as worker:
            return await worker.call(_paired, tournament, patience=PATIENCE)

    async def _see_to(self, tournament_id: int, *, timely: bool) -> None:
        """Does everything due in one tournament, until nothing is. `timely`: its time had come, as far as was known."""
        seen: Seen | None = None
        while True:
            # Of a large tournament that begins in parts the whole is read once.
            before, see = seen, partial(tournaments.see, tournament_id=tournament_id, before=seen)
            seen = await self._database.read(see)
            tournament = seen.tournament
            what = duty(tournament, self._now())
            if what is None and timely and before is None:
                noted = partial(tournaments.note_waking, tournament=tournament, latest=self._now() + DAY)
                await self._database.write(noted, about=[locks.tournament(tournament_id)])
            if what is None or (before is not None and tournament.seq == before.tournament.seq):
                return
            if what is Duty.ARRANGE and duties.pairs_next(tournament):
                await self._arrange(tournament, await self._following(tournament))
            else:
                do = partial(self._do, seen, what)
                await self._database.write(do, about=[locks.tournament(tournament_id)], then=self._woken)

    async def _do(self, seen: Seen, what: Duty, connection: Connection) -> None:
        await duties.do(connection, seen, what, self._rng, self._lots, self._now())

    async def _arrange(self, seen: Tournament, meetings: tuple[Meeting, ...] | None) -> None:
        async def arranged(connection: Connection) -> None:
            now = self._now()
            tournament = await tournaments.load(connection, seen.id)
            # Somebody may have left it meanwhile, or another process was faster.
            if tournament.seq != seen.seq:
                return
            if meetings is None:
                step = tournament.with_event(now, None, Unpairable(tournament.round + 1))
                await duties.keep_and_announce(connection, step, now)
            else:
                await duties.arrange(connection, tournament, meetings, self._rng, now)

        about = [locks.tournament(seen.id), *map(locks.person, seen.entrants)]
        await self._database.write(arranged, about=about, then=self._woken)

    def _woken(self) -> None:
        self.wake()
        self._wake_others()

    def _wake_others(self) -> None:
        self._app.wake(besides=self.wake)


def _paired(tournament: Tournament, lot: int = 0) -> tuple[Meeting, ...] | None:
    try:
        return tournament.system.next_meetings(tournament, lot)
    except NoPairing:
        return None
