"""The state of a tournament: what its events have made of it, and what follows from that alone.

Players are numbered from 1 in the order of their ratings when it starts; everything after that goes by these numbers.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.core import calendar
from bot.core.calendar import Span
from bot.core.errors import BadTournament
from bot.core.terms import Place
from bot.tournaments.model.direction import Direction
from bot.tournaments.model.knockout import Knockout
from bot.tournaments.model.meeting import Meeting, given_up
from bot.tournaments.model.pairings import Lot, Pairing
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.season import Season


class Status(enum.StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class State:
    """A tournament after its event number `seq`.

    `entrants`: the users who have entered, in that order, those on the waiting list last; `seeds`: those who started,
    by number; `withdrawn`: numbers of those who left it under way, `absent`: of those
    dropped without a move; `back`: how many meetings there were when somebody came back, or took over, by number;
    `struck`: stages and numbers of those whose games
    there do not count; `results`: matches whose result is known; `former`: who held a number before somebody else;
    `drafted`: meetings that are decided on and begin part by part, by announcement, `drafted_at`: since when;
    `season`: how it follows another season of a league; `byes`: half points for a round off, by user and round;
    `aligned`: the position of the first meeting whose games have not followed the director's last act yet, and that
    director; None where all have;
    `forbidden`: pairs of users who are not to meet; `rematches`: those who have met and may once more;
    `lots`: the orders of players who were level; `unpairable`: does it wait because nobody can be paired;
    `planned_at`: when its date was told; `away`: times in which nobody could act, `holidays`: vacations by user, which
    are no events of its own.
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
    drafted: tuple[tuple[Meeting, ...], ...] = ()
    drafted_at: datetime | None = None
    withdrawn: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    back: Mapping[int, int] = field(default_factory=dict)
    struck: frozenset[tuple[int, int]] = frozenset()
    groups: tuple[tuple[int, ...], ...] = ()
    results: frozenset[int] = frozenset()
    season: Season | None = None
    byes: Mapping[tuple[int, int], int] = field(default_factory=dict)
    aligned: tuple[int, int | None] | None = None
    forbidden: frozenset[frozenset[int]] = frozenset()
    rematches: frozenset[frozenset[int]] = frozenset()
    former: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    direction: Direction = field(default_factory=Direction)
    lots: tuple[Lot, ...] = ()
    unpairable: bool = False
    planned_at: datetime | None = None
    away: tuple[Span, ...] = ()
    holidays: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)

    @property
    def seated(self) -> tuple[int, ...]:
        """The entrants for whom there is a place."""
        return self.entrants[: self.plan.most]

    def moved_up(self, before: State) -> tuple[int, ...]:
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
    def unanswered(self) -> tuple[int, ...]:
        """The entrants, the waiting list included, who have not come to the check-in that is open."""
        if self.status is not Status.OPEN or not self.direction.checking_in:
            return ()
        return tuple(user for user in self.entrants if user not in self.direction.checked_in)

    @property
    def directors(self) -> frozenset[int]:
        return (self.direction.directors | {self.director}) - self.direction.unnamed

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
        return calendar.after(opens, timedelta(hours=policy.check_in), self.away)

    @property
    def dated(self) -> Plan:
        """The plan with the date on which it starts."""
        return replace(self.plan, policy=replace(self.plan.policy, starts_at=self.starts_at))

    def _on_date(self, date: datetime | None) -> datetime | None:
        if date is None or self.planned_at is None:
            return date
        return calendar.on_date(self.planned_at, date, self.away)

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
    def known(self) -> tuple[Meeting, ...]:
        """The meetings that are arranged, and those that are about to be."""
        return self.meetings + tuple(meeting for part in self.drafted for meeting in part)

    @property
    def stage(self) -> int:
        return max((meeting.stage for meeting in self.known), default=0)

    @property
    def round(self) -> int:
        """The round of a Swiss tournament that was paired last."""
        return max((meeting.pairing.round for meeting in self.known), default=0)

    @property
    def decided(self) -> bool:
        """Is everything played that was to be."""
        return not self.drafted and all(meeting.decided for meeting in self.meetings)

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
        return Knockout(numbers, self.plan.games, self.plan.deciders, self.plan.third, self.lots)

    def bouts(self) -> tuple[Pairing, ...]:
        """The meetings of a knock-out; what somebody has left is as good as not played, and the other has won it."""
        return tuple(
            meeting.pairing
            if meeting.left is None
            else given_up(meeting.pairing, meeting.left, self.plan.games)
            for meeting in self.meetings
        )

    def tables(self) -> tuple[tuple[int, int], ...]:
        """Stage and group of every table, the final first."""
        places = dict.fromkeys((meeting.stage, meeting.group) for meeting in self.meetings)
        return tuple(sorted(places, key=lambda place: (-place[0], place[1])))
