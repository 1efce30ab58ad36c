"""A tournament: a fold over its events, like a match. No clock, no database, no sentences.

Players are numbered from 1 in the order of their ratings when it starts; everything after that goes by these numbers.
Decisions are made elsewhere: for players and time in `transitions`, for directors in `actions`.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.core import absence
from bot.core.absence import Span
from bot.core.calendar import from_ms, whole_ms
from bot.core.errors import BadTournament
from bot.core.terms import Place
from bot.core.tournament.direction import Direction
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.knockout import Knockout
from bot.core.tournament.meeting import Limit, Meeting, given_up, joined
from bot.core.tournament.pairings import Kind, Pairing
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.season import Season
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

    `entrants`: the users who have entered, in that order, those on the waiting list last; `seeds`: those who started,
    by number; `withdrawn`: numbers of those who left it under way; `struck`: stages and numbers of those whose games
    there do not count; `results`: matches whose result is known; `former`: who held a number before somebody else;
    `season`: how it follows another season of a league; `byes`: half points for a round off, by user and round;
    `forbidden`: pairs of users who are not to meet; `planned_at`: when its date was told; `away`: times in which nobody
    could act, `holidays`: vacations by user, which are no events of its own.
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
    season: Season | None = None
    byes: Mapping[tuple[int, int], int] = field(default_factory=dict)
    forbidden: frozenset[frozenset[int]] = frozenset()
    former: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    direction: Direction = field(default_factory=Direction)
    planned_at: datetime | None = None
    away: tuple[Span, ...] = ()
    holidays: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)

    # Queries.

    @property
    def seated(self) -> tuple[int, ...]:
        """The entrants for whom there is a place."""
        return self.entrants[: self.plan.most]

    def moved_up(self, before: Tournament) -> tuple[int, ...]:
        """The users who have a place now and were on the waiting list before."""
        waiting = before.entrants[len(before.seated) :]
        return tuple(user for user in self.seated if user in waiting)

    @property
    def starters(self) -> tuple[int, ...]:
        """The players if it starts now: where there was a check-in, those who came to it, the waiting
        list included.
        """
        if not self.direction.checking_in:
            return self.seated
        there = tuple(user for user in self.entrants if user in self.direction.checked_in)
        return there[: self.plan.most]

    @property
    def directors(self) -> frozenset[int]:
        return self.direction.directors | {self.director}

    @property
    def paused(self) -> bool:
        return self.direction.paused_at is not None

    @property
    def since(self) -> datetime | None:
        """Since when time counts for what it waits for."""
        if self.status is Status.OPEN:
            return None if self.plan.policy.starts_at is None else self.planned_at
        limits = [m.limit.since for m in self.meetings if m.limit is not None and not m.decided]
        return min(limits, default=None) if self.status is Status.RUNNING else None

    @property
    def deadline(self) -> datetime | None:
        """When the next time is over, of a meeting or for claims; None without a limit, and while it stands still."""
        ends = (self.ends(meeting) for meeting in self.meetings if not meeting.decided)
        return min((at for at in ends if at is not None), default=None)

    def ends(self, meeting: Meeting, *, paused: bool = True) -> datetime | None:
        """The same of one meeting; `paused`: does the pause that lasts count?

        The time of a round passes in vacations. That for claims does not, in those of players who have not claimed, so
        that nobody's claim alone decides against them.
        """
        if meeting.limit is None:
            return None
        spans = [*self.away]
        if meeting.claiming:
            open_games = [match for match in meeting.matches if match not in self.results]
            for user in (self.user(number) for number in meeting.pairing.players()):
                if any(user not in self.direction.claims.get(match, {}) for match in open_games):
                    spans += self.holidays.get(user, ())
        return self.direction.ends(meeting.limit, spans, paused=paused)

    @property
    def check_in_at(self) -> datetime | None:
        """From when on entrants may check in."""
        return self._on_date(self.plan.policy.check_in_at)

    @property
    def starts_at(self) -> datetime | None:
        """When it starts, where it does by date: after all the hours of the check-in, if there is one."""
        policy, opens = self.plan.policy, self.check_in_at
        if opens is None or policy.check_in is None:
            return self._on_date(policy.starts_at)
        return absence.after(opens, timedelta(hours=policy.check_in), self.away)

    @property
    def dated(self) -> Plan:
        """The plan with the date on which it starts."""
        return replace(self.plan, policy=replace(self.plan.policy, starts_at=self.starts_at))

    def _on_date(self, date: datetime | None) -> datetime | None:
        if date is None or self.planned_at is None:
            return date
        return absence.on_date(self.planned_at, date, self.away)

    def holders(self, number: int) -> tuple[int, ...]:
        """All users that have played under the number, the present one last."""
        return (*self.former.get(number, ()), self.user(number))

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
        """The table of a group, of the final, or of a whole tournament. A player whose games do not count
        is not in it.
        """
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
        """The players there, by number."""
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

    # The fold.

    def apply(self, event: Event) -> Tournament:
        """The tournament after the event; nothing else changes one."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} does not follow event {self.seq}")
        after = replace(self, seq=event.seq, direction=self.direction.after(event, self.plan))
        detail = event.detail
        match event.kind:
            case EventKind.CHANGED:
                plan = Plan.load(detail["plan"])
                same = plan.policy.starts_at == self.plan.policy.starts_at
                return replace(after, plan=plan, planned_at=self.planned_at if same else event.at)
            case EventKind.ENTERED:
                late = (detail["user"],) if self.status is Status.RUNNING else ()
                return replace(after, entrants=(*self.entrants, detail["user"]), seeds=(*self.seeds, *late))
            case EventKind.IMPORTED:
                new = [user for user, _, _ in detail["people"] if user not in self.entrants]
                return replace(after, entrants=(*self.entrants, *new))
            case EventKind.LEFT:
                return replace(after, entrants=tuple(u for u in self.entrants if u != detail["user"]))
            case EventKind.STARTED:
                seeds = tuple(detail["seeds"])
                entrants = tuple(user for user in self.entrants if user in seeds)
                return replace(after, status=Status.RUNNING, seeds=seeds, entrants=entrants)
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
            case EventKind.RETURNED:
                number = self.number(detail["user"])
                struck = self.struck - {(self.stage, number)}
                back = tuple(replace(m, left=None) if m.left == number else m for m in self.meetings)
                return replace(after, withdrawn=self.withdrawn - {number}, struck=struck, meetings=back)
            case EventKind.CORRECTED:
                first, second = detail["points"]
                meetings = (m.corrected(detail["match"], (first, second)) for m in self.meetings)
                return replace(after, meetings=tuple(meetings))
            case EventKind.REPLACED:
                return after._replaced(detail["user"], detail["other"], dict(detail["matches"]))
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
        meetings = tuple(Meeting.load(meeting) for meeting in event.detail["meetings"])
        days = event.detail.get("days", self.plan.policy.round_days)
        limit = None if days is None else Limit(event.at, event.at + timedelta(days=days))
        meetings = tuple(replace(meeting, limit=limit) for meeting in meetings)
        if limit is not None and "days" not in event.detail:
            # Once, it was the time of all that went on.
            before = tuple(m if m.decided else replace(m, limit=limit) for m in self.meetings)
            return replace(self, meetings=before)._joined(meetings)
        return self._joined(meetings)

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
        if self.plan.format is Format.KNOCKOUT:
            return replace(self, meetings=joined(self.meetings, meetings))
        groups = self.groups
        if self.plan.everybody and all(meeting.stage == 0 for meeting in meetings):
            # Of many players the groups are arranged in several parts.
            members = {number: set(group) for number, group in enumerate(groups)}
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
            meetings=tuple(
                replace(m, pairing=scored, scored=(*m.scored, match_id)) if m is found else m
                for m in self.meetings
            ),
            results=self.results | {match_id},
        )

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

    def _without(self, number: int) -> Tournament:
        own = [m for m in self.meetings if m.stage == self.stage and number in m.pairing.players()]
        struck, open_now = self.struck, set[Meeting]()
        if self.plan.format is Format.KNOCKOUT:
            bouts = zip(self.meetings, self.bouts(), strict=True)
            open_now = {m for m, bout in bouts if m in own and self.knockout.winner(bout) is None}
        if self.plan.everybody and 2 * sum(m.decided for m in own) < len(own):
            struck |= {(self.stage, number)}
        return replace(
            self,
            withdrawn=self.withdrawn | {number},
            struck=struck,
            meetings=tuple(
                replace(m.lost_unbegun(number, self.plan.games), left=number if m in open_now else m.left)
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
    for event in following:
        tournament = tournament.apply(event)
    return tournament
