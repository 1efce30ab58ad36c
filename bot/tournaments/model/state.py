"""The state of a tournament: what its events have made of it, and what follows from that alone. Players are numbered
from 1 in the order of their ratings when it starts.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final, Self

from bot.core import calendar
from bot.core.calendar import Span, after
from bot.core.errors import BadTournament
from bot.core.preferences import PlayerSettings
from bot.core.terms import Place
from bot.tournaments.model import event as ev
from bot.tournaments.model.event import Event
from bot.tournaments.model.meeting import Meeting, given_up
from bot.tournaments.model.pairings import Lot, Pairing
from bot.tournaments.model.plan import Plan, Season
from bot.tournaments.model.policy import HELD


@dataclass(frozen=True, slots=True)
class Direction:
    """People by their ids.

    `directors`: its directors besides its announcer; `unnamed`: those who direct it no longer; `seeding`: rating and
    seed that a file gives an entrant, `federations`: theirs, where it says them; `imported`: their rounds elsewhere;
    `limits`: how many games at once an entrant wants at most; `vouched`: those who did not enter by themselves, whom no
    limit of ratings keeps out; `places`: by which they have a place, of those who do not merely wait for one;
    `checking_in`: has the check-in begun; `checked_in`: those who came to it, or whom a
    director has added; `paused_at`: since when it stands still; `stood`: its earlier pauses; `claims`: by match, the
    winner that each player claims (None: a draw), `claimed_at`: when they did so first.
    """

    directors: frozenset[int] = frozenset()
    unnamed: frozenset[int] = frozenset()
    seeding: Mapping[int, tuple[int | None, int | None]] = field(default_factory=dict)
    federations: Mapping[int, str] = field(default_factory=dict)
    imported: tuple[ev.EarlierRound, ...] = ()
    limits: Mapping[int, int] = field(default_factory=dict)
    vouched: frozenset[int] = frozenset()
    places: Mapping[int, int] = field(default_factory=dict)
    checking_in: bool = False
    checked_in: frozenset[int] = frozenset()
    paused_at: datetime | None = None
    stood: tuple[Span, ...] = ()
    claims: Mapping[int, Mapping[int, int | None]] = field(default_factory=dict)
    claimed_at: Mapping[int, Mapping[int, datetime]] = field(default_factory=dict)

    def ends(
        self, limit: ev.Limit, away: Iterable[Span], *, paused: bool = True, passed: timedelta | None = None
    ) -> datetime | None:
        """When this time is over, or so much has `passed`; None while it stands. `away`: when nobody could act;
        `paused`: count the pause.
        """
        lasting = ((self.paused_at, None),) if paused and self.paused_at is not None else ()
        spans = sorted((*self.stood, *away, *lasting), key=lambda span: span[0])
        return after(limit.since, limit.until - limit.since if passed is None else passed, spans)

    def after(self, event: Event) -> Self:
        """The same after an event; those that do not concern it change nothing."""
        match event.what:
            case ev.Entered(user=user, limit=limit):
                places, place = self.places, event.what.place
                if place is not None:
                    places = {**places, user: min(place, places.get(user, place))}
                limits = self.limits if limit is None else {**self.limits, user: limit}
                vouched = self.vouched if event.actor == user else self.vouched | {user}
                # Only a director knows that they are there.
                there = self.checked_in if event.actor in (None, user) else self.checked_in | {user}
                return replace(self, places=places, limits=limits, vouched=vouched, checked_in=there)
            case ev.Imported() as imported:
                return self._imported(imported)
            case ev.Left(user=user):
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                places = {each: place for each, place in self.places.items() if each != user}
                vouched, there = self.vouched - {user}, self.checked_in - {user}
                return replace(self, limits=limits, places=places, vouched=vouched, checked_in=there)
            case ev.CheckInOpened():
                return replace(self, checking_in=True)
            case ev.CheckedIn(user=user):
                return replace(self, checked_in=self.checked_in | {user})
            case ev.Director(user=user, named=True):
                return replace(self, directors=self.directors | {user}, unnamed=self.unnamed - {user})
            case ev.Director(user=user):
                return replace(self, directors=self.directors - {user}, unnamed=self.unnamed | {user})
            case ev.Replaced(user=user):
                limits = {each: limit for each, limit in self.limits.items() if each != user}
                return replace(self, limits=limits)
            case ev.Paused():
                return replace(self, paused_at=event.at)
            case ev.Resumed() | ev.Settling():
                stood = () if self.paused_at is None else ((self.paused_at, event.at),)
                return replace(self, paused_at=None, stood=(*self.stood, *stood))
            case ev.Claimed(match=match, user=user, winner=winner):
                claims = {**self.claims.get(match, {}), user: winner}
                at = {user: event.at, **self.claimed_at.get(match, {})}
                claimed_at = {**self.claimed_at, match: at}
                return replace(self, claims={**self.claims, match: claims}, claimed_at=claimed_at)
            case _:
                return self

    def _imported(self, what: ev.Imported) -> Self:
        if what.undoes is not None:
            told_of = {person.user for person in (*what.people, *what.former)}
            seeding = {user: known for user, known in self.seeding.items() if user not in told_of}
            federations = {user: known for user, known in self.federations.items() if user not in told_of}
            for person in what.former:
                if (person.rating, person.seed) != (None, None):
                    seeding[person.user] = person.rating, person.seed
                if person.federation:
                    federations[person.user] = person.federation
            kept = len(self.imported) - len(what.played)
            imported = self.imported[: max(kept, 0)]
            vouched = self.vouched.difference(person.user for person in what.people)
            return replace(self, seeding=seeding, federations=federations, imported=imported, vouched=vouched)
        told = {}
        for person in what.people:
            # A second file that says nothing of it leaves a rating, or a seed, as it was.
            rating, seed = self.seeding.get(person.user, (None, None))
            rating = rating if person.rating is None else person.rating
            seed = seed if person.seed is None else person.seed
            if (rating, seed) != (None, None):
                told[person.user] = rating, seed
        federations = {person.user: person.federation for person in what.people if person.federation}
        return replace(
            self,
            seeding={**self.seeding, **told},
            federations={**self.federations, **federations},
            imported=(*self.imported, *what.played),
        )


class Status(enum.StrEnum):
    DRAFT = "draft"  # nobody but its directors knows of it yet
    OPEN = "open"
    RUNNING = "running"
    SETTLING = "settling"  # everything is played, and the table provisional
    OVER = "over"
    CANCELLED = "cancelled"


UNFINISHED: Final = (Status.RUNNING, Status.SETTLING)
UNSTARTED: Final = (Status.DRAFT, Status.OPEN)
GOING_ON: Final = (Status.OPEN, *UNFINISHED)


@dataclass(frozen=True, slots=True)
class State:
    """A tournament after its event number `seq`.

    `entrants`: the users who have entered, in that order, those on the waiting list last; `seeds`: those who started,
    by number; `withdrawn`: numbers of those who left it under way, `free`: of those who may come back by themselves;
    `held`: since when the open games of those stand still whom a director has sent away, by number, and `released`:
    when they stood so until that was taken back;
    `back`: how many meetings there were when somebody came back, took over, or gave a sign of life, by number;
    `struck`: stages and numbers of those whose games
    there do not count; `results`: matches whose result is known; `former`: who held a number before somebody else;
    `drafted`: meetings that are decided on and begin part by part, by announcement, `drafted_at`: since when;
    `season`: how it follows another season of a league; `byes`: half points for a round off, by user and round;
    `aligned`: the position of the first meeting whose games have not followed the director's last act yet, and that
    director; None where all have;
    `forbidden`: pairs of users who are not to meet; `rematches`: those who have met and may once more;
    `lots`: the orders of players who were level; `unpairable`: does it wait because nobody can be paired;
    `planned_at`: when its date was told; `reminded`: how much of a time had passed when people were reminded of its end
    last, `extended`: when it was made longer, by position of the meeting and its begin; `away`: times in which nobody
    could act, `holidays`: vacations by user, `nights`: the choices of those whose quiet hours matter: no events of its
    own; `settling`: the time in which its table is, or was last, provisional; `ended`: did a director end it before its
    last game; `objections`: in their own words, by user; `finished_at`: since when its table is final.
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
    free: frozenset[int] = frozenset()
    held: Mapping[int, datetime] = field(default_factory=dict)
    released: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)
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
    reminded: Mapping[tuple[int, datetime], timedelta] = field(default_factory=dict)
    extended: Mapping[tuple[int, datetime], datetime] = field(default_factory=dict)
    away: tuple[Span, ...] = ()
    holidays: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)
    nights: Mapping[int, PlayerSettings] = field(default_factory=dict)
    settling: ev.Limit | None = None
    ended: bool = False
    objections: Mapping[int, str] = field(default_factory=dict)
    finished_at: datetime | None = None

    @property
    def seated(self) -> tuple[int, ...]:
        """The entrants for whom there is a place."""
        return self.entrants[: self.plan.most]

    def waits(self, user: int) -> bool:
        """Is the user on the waiting list, or would be if they entered now?"""
        full = len(self.entrants) >= self.plan.most
        return self.status is Status.OPEN and full and user not in self.seated

    def in_line(self, user: int) -> int:
        """The number on the waiting list of somebody who is on it."""
        return self.entrants.index(user) + 1 - len(self.seated)

    def lined_up(self, entrants: Sequence[int], seats: int) -> tuple[int, ...]:
        """So many of them have a place; then come those who have a right to one, in that order, and all others."""
        places = self.direction.places
        last = max(places.values(), default=0) + 1
        return (*entrants[:seats], *sorted(entrants[seats:], key=lambda user: places.get(user, last)))

    def moved_up(self, before: State) -> tuple[int, ...]:
        """The users who have a place now and were on the waiting list before."""
        waiting = before.entrants[len(before.seated) :]
        return tuple(user for user in self.seated if user in waiting)

    @property
    def starters(self) -> tuple[int, ...]:
        """The players if it starts now: where there was a check-in, those who came to it, the waiting list included."""
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
        if self.status not in UNFINISHED:
            return None
        limits = [m.limit.since for m in self.meetings if m.limit is not None and not m.decided]
        settling = [] if self.settling is None else [self.settling.since]
        return min((*limits, *settling, *self.held.values()), default=None)

    @property
    def deadline(self) -> datetime | None:
        """When the next time is over, of a meeting or for claims; None without a limit, and while it stands still."""
        return min(self.ends_of(filter(self.timed, self.meetings)), default=None)

    def timed(self, meeting: Meeting) -> bool:
        """Has the meeting a game that time will decide, or none yet: all but those that two claim unlike results of."""
        if meeting.decided or meeting.limit is None:
            return False
        claims = self.direction.claims
        return not meeting.matches or any(
            match not in self.results and not (meeting.claiming and len(claims.get(match, {})) > 1)
            for match in meeting.matches
        )

    def ends_of(self, meetings: Iterable[Meeting]) -> list[datetime]:
        """When the time of each is over that has one."""
        return [at for meeting in meetings if (at := self.ends(meeting)) is not None]

    def ends(
        self, meeting: Meeting, *, paused: bool = True, passed: timedelta | None = None
    ) -> datetime | None:
        """When its time is over, or so much of it has `passed`; `paused`: does it count that it stands still now? It
        does with the tournament, and while a player is sent away who may be brought back. The time of a round passes
        in vacations; that for claims not in those of players who have not claimed yet: nobody's claim alone decides
        against them.
        """
        if meeting.limit is None:
            return None
        spans = [*self.away]
        for number in meeting.pairing.players():
            spans += self.released.get(number, ())
            if paused and number in self.held:
                spans.append((self.held[number], None))
        if meeting.claiming:
            for user in self.users(meeting):
                claimed_at = self._claimed_at(meeting, user)
                for start, end in self.holidays.get(user, ()):
                    if claimed_at is None or start < claimed_at:
                        before = claimed_at is None or (end is not None and end < claimed_at)
                        spans.append((start, end if before else claimed_at))
        return self.direction.ends(meeting.limit, spans, paused=paused, passed=passed)

    def _claimed_at(self, meeting: Meeting, user: int) -> datetime | None:
        """When the player had claimed all results of the meeting that are not known; None where one is wanting."""
        known = self.direction.claimed_at
        told = [known.get(match, {}) for match in meeting.matches]
        if not all(user in known.get(match, {}) for match in meeting.matches if match not in self.results):
            return None
        return max((each[user] for each in told if user in each), default=None)

    def stood_since(self, meeting: Meeting) -> datetime | None:
        """Since when its time stands still, where it does so until somebody ends that."""
        held = [self.held[number] for number in meeting.pairing.players() if number in self.held]
        lasting = [*held, *([] if self.direction.paused_at is None else [self.direction.paused_at])]
        return min(lasting, default=None)

    def stands(self, meeting: Meeting) -> bool:
        """Are its games not to be played now."""
        return self.paused or meeting.claiming or self.holds(meeting)

    def holds(self, meeting: Meeting) -> bool:
        """Was one of its players sent away less than a day ago."""
        return not self.held.keys().isdisjoint(meeting.pairing.players())

    def held_until(self, number: int) -> datetime | None:
        """When the open games of somebody who was sent away are given up; None while it stands still."""
        since = self.held[number]
        return self.direction.ends(ev.Limit(since, since + HELD), self.away)

    @property
    def settles_at(self) -> datetime | None:
        """When its table becomes, or became, final by itself."""
        return None if self.settling is None else self.direction.ends(self.settling, self.away, paused=False)

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

    def users(self, meeting: Meeting) -> tuple[int, ...]:
        """The people who meet, the first of the pairing first."""
        return tuple(map(self.user, meeting.pairing.players()))

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
        own = (m for m in self.meetings if number in m.pairing.players() and not m.decided)
        return tuple(match for meeting in own for match in meeting.matches)

    def bouts(self) -> tuple[Pairing, ...]:
        """The meetings of a knock-out; what somebody has left is as good as not played, and the other has won it."""
        games = self.plan.games
        pairs = ((m.pairing, m.left) for m in self.meetings)
        return tuple(pair if left is None else given_up(pair, left, games) for pair, left in pairs)

    def tables(self) -> tuple[tuple[int, int], ...]:
        """Stage and group of every table, the final first."""
        places = dict.fromkeys((meeting.stage, meeting.group) for meeting in self.meetings)
        return tuple(sorted(places, key=lambda place: (-place[0], place[1])))
