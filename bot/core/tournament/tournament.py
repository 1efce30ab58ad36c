"""A tournament: a fold over its events, like a match. No clock, no database, no sentences.

Decisions are made elsewhere: for players and time in `transitions`, for directors in `actions`, and what the format
decides in `formats`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import groupby
from typing import Any, Final

from bot.core.calendar import from_ms, whole_ms
from bot.core.errors import BadTournament
from bot.core.terms import Place
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.formats.registry import system_of
from bot.core.tournament.formats.system import System
from bot.core.tournament.lot import Lot
from bot.core.tournament.meeting import Limit, Meeting
from bot.core.tournament.plan import Plan
from bot.core.tournament.season import Season
from bot.core.tournament.standings import Place as Line
from bot.core.tournament.state import State as State
from bot.core.tournament.state import Status as Status

_MAY_PAIR: Final = frozenset(
    {
        *(EventKind.FORBIDDEN, EventKind.BYE, EventKind.CORRECTED, EventKind.ENTERED, EventKind.WITHDRAWN),
        *(EventKind.RETURNED, EventKind.FINISHED),
    }
)
"""After these a round that could not be paired perhaps can."""


@dataclass(frozen=True, slots=True)
class Tournament(State):
    """A tournament after its event number `seq`."""

    @property
    def system(self) -> System:
        """How its format is played."""
        return system_of(self.plan)

    @property
    def joinable(self) -> bool:
        """May one enter it although it has begun."""
        return self.status is Status.RUNNING and self.system.joinable(self)

    def table(self, stage: int, group: int) -> tuple[Line, ...]:
        """The table of a group, of the final, or of a whole tournament. A player whose games do not count
        is not in it.
        """
        return self.system.table(self, stage, group)

    def members(self, stage: int, group: int) -> tuple[int, ...]:
        """The players there, by number."""
        return self.system.members(self, stage, group)

    # The fold.

    def apply(self, event: Event) -> Tournament:
        """The tournament after the event; nothing else changes one."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} does not follow event {self.seq}")
        direction = self.direction.after(event, self.plan)
        waits = event.kind is EventKind.UNPAIRABLE or (self.unpairable and event.kind not in _MAY_PAIR)
        after = replace(self, seq=event.seq, direction=direction, unpairable=waits)
        detail = event.detail
        match event.kind:
            case EventKind.CHANGED:
                plan = Plan.load(detail["plan"])
                same = plan.policy.starts_at == self.plan.policy.starts_at
                return replace(after, plan=plan, planned_at=self.planned_at if same else event.at)
            case EventKind.ENTERED:
                late = (detail["user"],) if self.status is Status.RUNNING else ()
                return replace(after, entrants=(*self.entrants, detail["user"]), seeds=(*self.seeds, *late))
            case EventKind.IMPORTED if "undoes" in detail:
                came = [user for user, *_ in detail["people"]]
                return replace(after, entrants=tuple(u for u in self.entrants if u not in came))
            case EventKind.IMPORTED:
                new = [user for user, *_ in detail["people"] if user not in self.entrants]
                return replace(after, entrants=(*self.entrants, *new))
            case EventKind.LEFT:
                return replace(after, entrants=tuple(u for u in self.entrants if u != detail["user"]))
            case EventKind.STARTED:
                seeds = tuple(detail["seeds"])
                entrants = tuple(user for user in self.entrants if user in seeds)
                lots = () if detail.get("lots") else None
                return replace(after, status=Status.RUNNING, seeds=seeds, entrants=entrants, lots=lots)
            case EventKind.DRAFTED:
                drafted = tuple(tuple(map(Meeting.load, part)) for part in detail["parts"])
                return replace(after, drafted=drafted, drafted_at=event.at)
            case EventKind.PAIRED:
                return after._arranged(event)
            case EventKind.BEGUN:
                begun = dict(detail["matches"])
                meetings = (m.begun(begun.get(position)) for position, m in enumerate(self.meetings))
                return replace(after, meetings=tuple(meetings))
            case EventKind.TIME_UP | EventKind.EXTENDED:
                return after._timed(event)
            case EventKind.UNPLAYED:
                late, games = detail["meetings"], self.plan.games
                meetings = (m.unplayed(games) if n in late else m for n, m in enumerate(self.meetings))
                return replace(after, meetings=tuple(meetings))
            case EventKind.RESULT:
                return self.scored([event])
            case EventKind.WITHDRAWN:
                number = self.number(detail["user"])
                dropped = {number} if detail.get("absent", False) else set()
                return replace(after._without(number), absent=self.absent | dropped)
            case EventKind.BYE:
                key, points = (detail["user"], detail["round"]), detail["points"]
                byes = {each: known for each, known in self.byes.items() if each != key}
                return replace(after, byes=byes if points is None else {**byes, key: points})
            case EventKind.FORBIDDEN:
                pair = frozenset(detail["users"])
                forbidden = self.forbidden | {pair} if detail["forbidden"] else self.forbidden - {pair}
                return replace(after, forbidden=forbidden)
            case EventKind.RETURNED:
                number = self.number(detail["user"])
                struck = self.struck - {(self.stage, number)}
                back = tuple(replace(m, left=None) if m.left == number else m for m in self.meetings)
                gone, absent = self.withdrawn - {number}, self.absent - {number}
                return replace(after, withdrawn=gone, absent=absent, struck=struck, meetings=back)
            case EventKind.CORRECTED:
                first, second = detail["points"]
                # Once, every corrected game counted as played.
                forfeit = detail.get("forfeit", False)
                meetings = (m.corrected(detail["match"], (first, second), forfeit) for m in self.meetings)
                return replace(after, meetings=tuple(meetings))
            case EventKind.LOT:
                return replace(after, lots=(*(self.lots or ()), Lot.load(detail)))
            case EventKind.REPLACED:
                return after._replaced(detail["user"], detail["other"], dict(detail["matches"]))
            case EventKind.EXCHANGED:
                return after._exchanged(detail["users"], dict(detail["matches"]))
            case EventKind.ANEW:
                meetings = (m.reopened(detail["match"], detail["other"]) for m in self.meetings)
                return replace(after, meetings=tuple(meetings), results=self.results - {detail["match"]})
            case EventKind.MOVED:
                return replace(after, place=Place(self.place.guild_id, detail["channel"]))
            case EventKind.FINISHED:
                return replace(after, status=Status.OVER)
            case EventKind.CANCELLED:
                return replace(after, status=Status.CANCELLED)
            case EventKind.CREATED:
                raise ValueError("a tournament is created once")
            case _:
                return after

    def _arranged(self, event: Event) -> Tournament:
        days = event.detail.get("days", self.plan.policy.round_days)
        # All that is drafted at once has the same time.
        since = self.drafted_at if self.drafted and self.drafted_at is not None else event.at
        limit = None if days is None else Limit(since, since + timedelta(days=days))
        meetings = tuple(Meeting.load(meeting, limit) for meeting in event.detail["meetings"])
        if limit is not None and "days" not in event.detail:
            # Once, it was the time of all that went on.
            before = tuple(m if m.decided else replace(m, limit=limit) for m in self.meetings)
            return replace(self, meetings=before)._joined(meetings)
        part, *others = self.drafted or ((),)
        rest = part[len(meetings) :]
        return replace(self, drafted=((rest,) if rest else ()) + tuple(others))._joined(meetings)

    def _timed(self, event: Event) -> Tournament:
        detail = event.detail
        if "limits" in detail:
            limits = {position: Limit.load(stored) for position, *stored in detail["limits"]}
        else:
            since = self.direction.paused_at or event.at
            limit = Limit(since, from_ms(detail["until"]), event.kind is EventKind.TIME_UP)
            timed = detail.get("meetings", range(len(self.meetings)))
            limits = {n: limit for n in timed if not self.meetings[n].decided}
        meetings = (replace(m, limit=limits.get(n, m.limit)) for n, m in enumerate(self.meetings))
        return replace(self, meetings=tuple(meetings))

    def _joined(self, meetings: tuple[Meeting, ...]) -> Tournament:
        groups = self.system.groups_with(self, meetings)
        return replace(self, meetings=self.system.joined(self.meetings, meetings), groups=groups)

    def scored(self, results: Sequence[Event]) -> Tournament:
        """The tournament after these results, which follow each other."""
        positions = {match: n for n, meeting in enumerate(self.meetings) for match in meeting.matches}
        meetings = list(self.meetings)
        for seq, event in enumerate(results, self.seq + 1):
            match, (first, second) = event.detail["match"], event.detail["points"]
            if event.seq != seq:
                raise ValueError(f"event {event.seq} does not follow event {seq - 1}")
            position = positions[match]
            meetings[position] = meetings[position].ended(match, (first, second), event.detail["forfeit"])
        known = self.results.union(event.detail["match"] for event in results)
        return replace(self, seq=self.seq + len(results), meetings=tuple(meetings), results=known)

    def _replaced(self, user: int, other: int, matches: Mapping[int, int]) -> Tournament:
        number = self.number(user)
        return replace(
            self,
            seeds=tuple(other if each == user else each for each in self.seeds),
            entrants=tuple(other if each == user else each for each in self.entrants),
            forbidden=frozenset(
                frozenset(other if u == user else u for u in pair) for pair in self.forbidden
            ),
            byes={(other if u == user else u, round): points for (u, round), points in self.byes.items()},
            former={**self.former, number: self.holders(number)},
            meetings=tuple(meeting.played_anew(matches) for meeting in self.meetings),
        )

    def _exchanged(self, users: Iterable[int], matches: Mapping[int, int]) -> Tournament:
        one, two = map(self.number, users)
        numbers = {one: two, two: one}
        return replace(
            self,
            meetings=tuple(
                m.exchanged(numbers).played_anew(matches) if m.pairing.round == self.round else m
                for m in self.meetings
            ),
        )

    def _without(self, number: int) -> Tournament:
        own = [m for m in self.known if m.stage == self.stage and number in m.pairing.players()]
        lost = self.system.lost_by_leaving(self, own)
        gone = {(self.stage, number)} if self.system.strikes(own) else set()
        return replace(
            self,
            withdrawn=self.withdrawn | {number},
            struck=self.struck | gone,
            drafted=tuple(
                tuple(m.lost_unbegun(number, self.plan.games) for m in part) for part in self.drafted
            ),
            meetings=tuple(
                replace(m.lost_unbegun(number, self.plan.games), left=number if m in lost else m.left)
                for m in self.meetings
            ),
        )

    # Internals.

    def require_open(self) -> None:
        if self.status is not Status.OPEN:
            raise BadTournament("started", tournament=self.id)

    def require_running(self) -> None:
        if self.status is Status.OPEN:
            raise BadTournament("not-started", tournament=self.id)
        if self.status is not Status.RUNNING:
            raise BadTournament("over", tournament=self.id)

    def with_event(self, now: datetime, by: int | None, kind: EventKind, **detail: Any) -> Step:
        """The step that this event makes; whether it may happen is for the caller to know."""
        event = Event(self.seq + 1, whole_ms(now), by, kind, detail)
        return self.apply(event), event


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament in a list. `message_id`: its announcement, in its place."""

    id: int
    place: Place
    name: str
    status: Status
    created_at: datetime
    message_id: int | None = None


Step = tuple[Tournament, Event]
"""A tournament after a transition, and the event that made it so."""


def create(id: int, place: Place, by: int, plan: Plan, now: datetime, season: Season | None = None) -> Step:
    """A tournament that anybody may enter; where it follows another season of a league, those of it have entered."""
    detail = {"plan": plan.dump(), "guild": place.guild_id, "channel": place.channel_id}
    detail |= {} if season is None else {"season": season.dump()}
    event = Event(1, whole_ms(now), by, EventKind.CREATED, detail)
    return _created(id, place, event), event


def _created(id: int, place: Place, event: Event) -> Tournament:
    assert event.actor is not None
    plan = Plan.load(event.detail["plan"])
    if "season" not in event.detail:
        return Tournament(id, place, event.actor, plan, created_at=event.at, planned_at=event.at)
    season = Season.load(event.detail["season"])
    entrants = tuple(user for division in season.divisions for user in division)
    created = Tournament(id, place, event.actor, plan, created_at=event.at, planned_at=event.at)
    return replace(created, entrants=entrants, season=season)


def replay(id: int, place: Place, events: Iterable[Event]) -> Tournament:
    """The tournament that all its events make."""
    first, *following = events
    tournament = _created(id, place, first)
    # Results follow each other in their thousands: one after another they would take seconds.
    for results, run in groupby(following, lambda event: event.kind is EventKind.RESULT):
        if results:
            tournament = tournament.scored(list(run))
        else:
            for event in run:
                tournament = tournament.apply(event)
    return tournament
