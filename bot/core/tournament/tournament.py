"""A tournament: a fold over its events, like a match. No clock, no database, no sentences.

Players are numbered from 1 in the order of their ratings when it starts; everything after that goes by these numbers.
The transitions decide and return the tournament afterwards and the events that made it so.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.core.calendar import whole_ms
from bot.core.errors import BadTournament
from bot.core.points import DRAW, LOSS, WIN
from bot.core.terms import Place
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.knockout import Knockout
from bot.core.tournament.meeting import Meeting, given_up, joined
from bot.core.tournament.pairings import Kind, Pairing
from bot.core.tournament.plan import LEAST_PLAYERS, Format, Plan
from bot.core.tournament.standings import Place as Line
from bot.core.tournament.standings import standings


class Status(enum.StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament after its event number `seq`.

    `entrants`: the users who have entered, in that order; `seeds`: those who started, by number; `withdrawn`: numbers
    of those who left it under way; `struck`: stages and numbers of those whose games there do not count; `results`:
    matches whose result is known; `byes`: half points for a round off, by user and round; `forbidden`: pairs of users
    who are not to meet.
    """

    id: int
    place: Place
    director: int
    plan: Plan
    seq: int = 1
    status: Status = Status.OPEN
    created_at: datetime | None = None
    entrants: tuple[int, ...] = ()
    seeds: tuple[int, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    withdrawn: frozenset[int] = frozenset()
    struck: frozenset[tuple[int, int]] = frozenset()
    groups: tuple[tuple[int, ...], ...] = ()
    results: frozenset[int] = frozenset()
    byes: Mapping[tuple[int, int], int] = field(default_factory=dict)
    forbidden: frozenset[frozenset[int]] = frozenset()

    # Queries.

    def number(self, user: int) -> int:
        """The player's number. Raises BadTournament."""
        if user not in self.seeds:
            raise BadTournament("not-entered", tournament=self.id)
        return self.seeds.index(user) + 1

    def user(self, number: int) -> int:
        return self.seeds[number - 1]

    @property
    def stage(self) -> int:
        return max((meeting.stage for meeting in self.meetings), default=0)

    @property
    def round(self) -> int:
        """The round of a Swiss tournament that was arranged last."""
        return max((meeting.pairing.round for meeting in self.meetings), default=0)

    @property
    def decided(self) -> bool:
        """Is everything played that has been arranged."""
        return all(meeting.decided for meeting in self.meetings)

    @property
    def joinable(self) -> bool:
        """May one enter it although it has begun: there are rounds of a Swiss tournament to come."""
        more = self.plan.format is Format.SWISS and self.round < self.plan.rounds
        return self.status is Status.RUNNING and more

    def of_match(self, match_id: int) -> Meeting | None:
        return next((meeting for meeting in self.meetings if match_id in meeting.matches), None)

    def open_matches(self, number: int) -> tuple[int, ...]:
        """The games of the player's meetings that are not decided yet; some of them may be over."""
        return tuple(
            match
            for meeting in self.meetings
            if number in meeting.pairing.players() and not meeting.decided
            for match in meeting.matches
        )

    @property
    def knockout(self) -> Knockout:
        """How a knock-out is played."""
        numbers = tuple(range(1, len(self.seeds) + 1))
        return Knockout(numbers, self.plan.games, self.plan.deciders, self.plan.third)

    def bouts(self) -> tuple[Pairing, ...]:
        """The meetings of a knock-out; what somebody has left is as good as not played, and the other has won it."""
        return tuple(
            meeting.pairing
            if meeting.left is None
            else given_up(meeting.pairing, meeting.left, self.plan.games)
            for meeting in self.meetings
        )

    def table(self, stage: int, group: int) -> tuple[Line, ...]:
        """The table of a group, of the final, or of a whole tournament. Whose games do not count is not in it."""
        if self.plan.format is Format.KNOCKOUT:
            return self.knockout.table(self.bouts())
        struck = {number for where, number in self.struck if where == stage}
        pairings = [
            meeting.pairing
            for meeting in self.meetings
            if (meeting.stage, meeting.group) == (stage, group)
            and not struck & set(meeting.pairing.players())
        ]
        players = [number for number in self.members(stage, group) if number not in struck]
        rounds = max((pairing.round for pairing in pairings), default=0)
        return standings(
            players,
            pairings,
            self.plan.criteria,
            rounds=rounds,
            everybody=self.plan.everybody,
            games=self.plan.games,
        )

    def members(self, stage: int, group: int) -> tuple[int, ...]:
        """Who plays there, by number."""
        if not self.plan.everybody:
            return tuple(range(1, len(self.seeds) + 1))
        if stage == 0:
            return self.groups[group]
        numbers = {n for m in self.meetings if m.stage == stage for n in m.pairing.players()}
        return tuple(sorted(numbers))

    def tables(self) -> tuple[tuple[int, int], ...]:
        """Stage and group of every table, the final first."""
        places = dict.fromkeys((meeting.stage, meeting.group) for meeting in self.meetings)
        return tuple(sorted(places, key=lambda place: (-place[0], place[1])))

    # What can be done.

    def enter(self, user: int, now: datetime) -> Step:
        """Before it begins; a Swiss tournament also under way, from the next round on. Raises BadTournament."""
        if not self.joinable:
            self.require_open()
        if user in self.entrants:
            raise BadTournament("entered", tournament=self.id)
        if len(self.entrants) >= self.plan.most:
            raise BadTournament("full", most=self.plan.most)
        return self.with_event(now, user, EventKind.ENTERED, user=user)

    def leave(self, user: int, now: datetime) -> Step:
        """Raises BadTournament."""
        self.require_open()
        if user not in self.entrants:
            raise BadTournament("not-entered", tournament=self.id)
        return self.with_event(now, user, EventKind.LEFT, user=user)

    def start(self, by: int, seeds: Sequence[int], now: datetime) -> Step:
        """Begin with the entrants in this order, the strongest first. Raises BadTournament."""
        self.require_open()
        if len(self.entrants) < LEAST_PLAYERS:
            raise BadTournament("few", least=LEAST_PLAYERS)
        if sorted(seeds) != sorted(self.entrants):
            raise ValueError("the seeds are not the entrants")
        return self.with_event(now, by, EventKind.STARTED, seeds=list(seeds))

    def arrange(self, meetings: Iterable[Meeting], now: datetime) -> Step:
        """These meetings begin. Raises BadTournament."""
        self.require_running()
        told = [meeting.dump() for meeting in meetings]
        return self.with_event(now, None, EventKind.PAIRED, meetings=told)

    def result(
        self, match_id: int, winner: int | None, forfeit: bool, now: datetime, by: int | None = None
    ) -> Step:
        """A game has ended. `winner`: a user, None for a draw; `forfeit`: it was not played; `by`: the director who has
        decided it. Raises BadTournament.
        """
        self.require_running()
        meeting = self.of_match(match_id)
        if meeting is None:
            raise ValueError(f"match {match_id} is not of tournament {self.id}")
        points = [DRAW, DRAW]
        if winner is not None:
            points = [WIN, LOSS] if self.user(meeting.pairing.first) == winner else [LOSS, WIN]
        return self.with_event(now, by, EventKind.RESULT, match=match_id, points=points, forfeit=forfeit)

    def withdraw(self, by: int, user: int, now: datetime) -> Step:
        """A player leaves it under way. Raises BadTournament."""
        self.require_running()
        if self.number(user) in self.withdrawn:
            raise BadTournament("not-entered", tournament=self.id)
        return self.with_event(now, by, EventKind.WITHDRAWN, user=user)

    def finish(self, now: datetime) -> Step:
        """Raises BadTournament."""
        self.require_running()
        return self.with_event(now, None, EventKind.FINISHED)

    def cancel(self, by: int, now: datetime) -> Step:
        """Raises BadTournament."""
        self.require_open()
        return self.with_event(now, by, EventKind.CANCELLED)

    # The fold.

    def apply(self, event: Event) -> Tournament:
        """The tournament after the event; nothing else changes one."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} does not follow event {self.seq}")
        after = replace(self, seq=event.seq)
        detail = event.detail
        match event.kind:
            case EventKind.ENTERED:
                late = (detail["user"],) if self.status is Status.RUNNING else ()
                return replace(after, entrants=(*self.entrants, detail["user"]), seeds=(*self.seeds, *late))
            case EventKind.LEFT:
                return replace(after, entrants=tuple(u for u in self.entrants if u != detail["user"]))
            case EventKind.STARTED:
                return replace(after, status=Status.RUNNING, seeds=tuple(detail["seeds"]))
            case EventKind.PAIRED:
                return after._arranged(tuple(Meeting.load(meeting) for meeting in detail["meetings"]))
            case EventKind.RESULT:
                return after._scored(detail["match"], tuple(detail["points"]), detail["forfeit"])
            case EventKind.WITHDRAWN:
                return after._without(self.number(detail["user"]))
            case EventKind.BYE:
                key, points = (detail["user"], detail["round"]), detail["points"]
                byes = {each: known for each, known in self.byes.items() if each != key}
                return replace(after, byes=byes if points is None else {**byes, key: points})
            case EventKind.FORBIDDEN:
                pair = frozenset(detail["users"])
                forbidden = self.forbidden | {pair} if detail["forbidden"] else self.forbidden - {pair}
                return replace(after, forbidden=forbidden)
            case EventKind.FINISHED:
                return replace(after, status=Status.OVER)
            case EventKind.CANCELLED:
                return replace(after, status=Status.CANCELLED)
            case EventKind.CREATED:
                raise ValueError("a tournament is created once")

    def _arranged(self, meetings: tuple[Meeting, ...]) -> Tournament:
        if self.plan.format is Format.KNOCKOUT:
            return replace(self, meetings=joined(self.meetings, meetings))
        groups = self.groups
        if self.plan.everybody and not groups:
            members: dict[int, set[int]] = {}
            for meeting in meetings:
                members.setdefault(meeting.group, set()).update(meeting.pairing.players())
            groups = tuple(tuple(sorted(members[group])) for group in sorted(members))
        return replace(self, meetings=(*self.meetings, *meetings), groups=groups)

    def _scored(self, match_id: int, points: tuple[int, ...], forfeit: bool) -> Tournament:
        found = self.of_match(match_id)
        assert found is not None
        pairing = found.pairing
        games = (*pairing.games, (points[0], points[1]))
        # Of two games one that was played makes the pairing a played one (C.04.5, preface).
        played = not forfeit or (bool(pairing.games) and pairing.kind is Kind.PLAYED)
        scored = replace(pairing, games=games, kind=Kind.PLAYED if played else Kind.FORFEIT)
        return replace(
            self,
            meetings=tuple(replace(m, pairing=scored) if m is found else m for m in self.meetings),
            results=self.results | {match_id},
        )

    def _without(self, number: int) -> Tournament:
        own = [m for m in self.meetings if m.stage == self.stage and number in m.pairing.players()]
        struck = self.struck
        if self.plan.format is Format.KNOCKOUT:
            decided = {frozenset(p.players()) for p in self.bouts() if self.knockout.winner(p) is not None}
            meetings = tuple(
                replace(m, left=number) if m in own and frozenset(m.pairing.players()) not in decided else m
                for m in self.meetings
            )
            return replace(self, meetings=meetings, withdrawn=self.withdrawn | {number})
        if self.plan.everybody and 2 * sum(m.decided for m in own) < len(own):
            struck |= {(self.stage, number)}
        return replace(self, withdrawn=self.withdrawn | {number}, struck=struck)

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
    """A tournament in a list."""

    id: int
    place: Place
    name: str
    status: Status
    created_at: datetime


Step = tuple[Tournament, Event]
"""A tournament after a transition, and the event that made it so."""


def create(id: int, place: Place, by: int, plan: Plan, now: datetime) -> Step:
    """A tournament that anybody may enter."""
    event = Event(1, whole_ms(now), by, EventKind.CREATED, {"plan": plan.dump()})
    return Tournament(id, place, by, plan, created_at=event.at), event


def replay(id: int, place: Place, events: Iterable[Event]) -> Tournament:
    """The tournament that all its events make."""
    first, *following = events
    assert first.actor is not None
    tournament = Tournament(id, place, first.actor, Plan.load(first.detail["plan"]), created_at=first.at)
    for event in following:
        tournament = tournament.apply(event)
    return tournament
