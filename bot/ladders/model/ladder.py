"""A standing ladder: always open, everybody in an order, and a player who beats somebody above them takes that place.

A fold over its events, like a tournament. A challenge is a meeting that begins at once, so nobody keeps a place by
not answering; a game that is never played is lost like any other. Several may challenge the same player at once, so
nobody is sheltered by a friend who plays slowly. A player without a game for a time, while others
play, is told so a day before, falls, and at last falls off the ladder; the first place cannot challenge, and so does
not fall. Where nobody plays, nobody falls.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from bot.core import calendar
from bot.core.calendar import DAY, ZERO, Span, whole_ms
from bot.core.errors import BadLadder
from bot.core.log import following
from bot.core.terms import Place
from bot.core.verdict import DRAW, LOSS, WIN
from bot.ladders.model import event as acts
from bot.ladders.model.event import Rules as Rules
from bot.ratings.model import Score

FALLS: Final = 3
"""A player who falls for the third time in succession without a game between is off the ladder."""
AGAIN: Final = timedelta(days=7)  # so long after their last game the same two do not meet


@dataclass(frozen=True, slots=True)
class Challenge:
    """A meeting that goes on. `points`: of the challenger and the challenged, game by game, by match."""

    by: int
    of: int
    matches: tuple[int, ...]
    points: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def users(self) -> tuple[int, int]:
        return self.by, self.of

    @property
    def decided(self) -> bool:
        return len(self.points) == len(self.matches)

    @property
    def score(self) -> tuple[int, int]:
        return sum(own for own, _ in self.points.values()), sum(other for _, other in self.points.values())


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder after its event number `seq`.

    `standing`: users, the first place first; `active`: when each last did something that counts; `falls`: how often
    they have fallen since their last game; `warned`: when they were told that they fall next;
    `met`: when two last had a game; `scores`: also of those who have left;
    `away`: times in which nobody could act, `holidays`: vacations by user, which are no events of its own.
    """

    id: int
    place: Place
    keeper: int
    rules: acts.Rules
    seq: int = 1
    closed: bool = False
    created_at: datetime | None = None
    standing: tuple[int, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    active: Mapping[int, datetime] = field(default_factory=dict)
    falls: Mapping[int, int] = field(default_factory=dict)
    warned: Mapping[int, datetime] = field(default_factory=dict)
    met: Mapping[frozenset[int], datetime] = field(default_factory=dict)
    scores: Mapping[int, Score] = field(default_factory=dict)
    away: tuple[Span, ...] = ()
    holidays: Mapping[int, tuple[Span, ...]] = field(default_factory=dict)

    # Queries.

    @property
    def first(self) -> tuple[int, ...]:
        """The user in the first place, where there is one and the ladder is open."""
        return () if self.closed else self.standing[:1]

    def rank(self, user: int) -> int:
        """The user's place, from 1. Raises BadLadder for a user who is not on it."""
        if user not in self.standing:
            raise BadLadder("absent")
        return self.standing.index(user) + 1

    def playing(self, user: int) -> bool:
        return any(user in challenge.users for challenge in self.challenges)

    def of_match(self, match_id: int) -> Challenge | None:
        return next((challenge for challenge in self.challenges if match_id in challenge.matches), None)

    def within_reach(self, user: int, now: datetime) -> tuple[int, ...]:
        """The players that the user may challenge now, the highest first."""
        found = []
        for other in self.standing:
            try:
                self.require_challenge(user, other, now)
            except BadLadder:
                continue
            found.append(other)
        return tuple(found)

    def require_challenge(self, by: int, of: int, now: datetime) -> None:
        """Raises BadLadder with what forbids it."""
        self._open()
        own, theirs = self.rank(by), self.rank(of)
        if not 0 < own - theirs <= self.rules.reach:
            raise BadLadder("out-of-reach", reach=self.rules.reach)
        if any(challenge.by == by for challenge in self.challenges):
            raise BadLadder("challenging")
        if any(set(challenge.users) == {by, of} for challenge in self.challenges):
            raise BadLadder("challenged")
        last = self.met.get(frozenset((by, of)))
        if last is not None and now < last + AGAIN:
            raise BadLadder("again", days=-(-(last + AGAIN - now) // timedelta(days=1)))

    def idle_at(self, user: int) -> datetime | None:
        """When the user has been without a game for too long; None while they play, or where they are first."""
        if self.closed or self.playing(user) or user == self.standing[0]:
            return None
        return self._after(self.active[user], timedelta(days=self.rules.idle), user)

    def falls_at(self, user: int) -> datetime | None:
        """When the user loses a place for being without a game while others play; None while that costs them none."""
        falling = self._falling()
        at = falling.get(user)
        return at if user in self.costs([each for each in falling if falling[each] == at]) else None

    def falls_off(self, user: int) -> bool:
        """Does their next fall take the user off the ladder?"""
        return self.falls.get(user, 0) + 1 >= FALLS

    def costs(self, users: Collection[int]) -> tuple[int, ...]:
        """Those of them who lose a place, or leave the ladder, when all fall at once: others have nobody below who
        stays.
        """
        staying = [place for place, user in enumerate(self.standing) if user not in users]
        last = max(staying, default=-1)
        return tuple(user for user in users if self.falls_off(user) or self.standing.index(user) < last)

    @property
    def since(self) -> datetime | None:
        """Since when time counts for somebody on it."""
        return None if self.closed else min(self.active.values(), default=None)

    @property
    def wakes_at(self) -> datetime | None:
        """When time alone brings something about next."""
        falling = self._falling().items()
        return min((at if user in self.warned else at - DAY for user, at in falling), default=None)

    # The transitions.

    def join(self, user: int, now: datetime) -> Step:
        """Raises BadLadder."""
        self._open()
        if user in self.standing:
            raise BadLadder("joined")
        return self._with(now, user, acts.Joined(user))

    def leave(self, user: int, now: datetime) -> Step:
        """The user leaves: their game is no longer a challenge; nobody's place waits for it. Raises BadLadder."""
        self.rank(user)
        return self._with(now, user, acts.Left(user))

    def challenge(self, by: int, of: int, matches: Iterable[int], now: datetime) -> Step:
        """Raises BadLadder."""
        self.require_challenge(by, of, now)
        return self._with(now, by, acts.Challenged(by, of, tuple(matches)))

    def result(self, match_id: int, winner: int | None, now: datetime) -> Step | None:
        """A game has ended; None where it decides nothing any more. `winner`: a user, None for a draw."""
        challenge = self.of_match(match_id)
        if challenge is None or match_id in challenge.points:
            return None
        points = (DRAW, DRAW)
        if winner is not None:
            points = (WIN, LOSS) if winner == challenge.by else (LOSS, WIN)
        return self._with(now, None, acts.Result(match_id, points))

    def warn(self, now: datetime) -> Step | None:
        """Players who fall within a day are told so, once; None where there are none."""
        now = whole_ms(now)
        falling = {
            user: max(at, now + DAY)
            for user, at in self._falling().items()
            if user not in self.warned and at - DAY <= now
        }
        if not falling:
            return None
        return self._with(now, None, acts.Warned(tuple(falling), whole_ms(max(falling.values()))))

    def fall(self, now: datetime) -> Step | None:
        """Players without a game for too long fall, once they were told; None where there are none."""
        now = whole_ms(now)
        idle = [
            user
            for user, at in self._falling().items()
            # Nobody else may have played until long after that instant: the user may be away now.
            if user in self.warned and at <= now and self._after(now, ZERO, user) == now
        ]
        if not idle:
            return None
        off = tuple(user for user in idle if self.falls_off(user))
        return self._with(now, None, acts.Fell(tuple(idle), off))

    def move(self, by: int, channel: int, now: datetime) -> Step:
        """It goes to another channel of its server. Raises BadLadder."""
        self._open()
        if channel == self.place.channel_id:
            raise BadLadder("same-place")
        return self._with(now, by, acts.Moved(channel))

    def close(self, by: int, now: datetime) -> Step:
        """Raises BadLadder."""
        self._open()
        return self._with(now, by, acts.Closed())

    # The fold.

    def apply(self, event: acts.Event) -> Ladder:
        """The ladder after the event; nothing else changes one."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} does not follow event {self.seq}")
        after = replace(self, seq=event.seq)
        match event.what:
            case acts.Joined(user):
                return replace(after, standing=(*self.standing, user))._active([user], event.at)
            case acts.Left(user):
                return after._without([user])
            case acts.Challenged(by, of, matches):
                begun = Challenge(by, of, matches)
                return replace(after, challenges=(*self.challenges, begun))._active((by, of), event.at)
            case acts.Result(match_id, points):
                return after._scored(match_id, points, event.at)
            case acts.Warned(users):
                return replace(after, warned={**self.warned, **dict.fromkeys(users, event.at)})
            case acts.Fell(users, off):
                return after._fallen(users, off, event.at)
            case acts.Moved(channel):
                return replace(after, place=Place(self.place.guild_id, channel))
            case acts.Closed():
                return replace(after, closed=True, challenges=())
            case acts.Created():
                raise ValueError("a ladder is created once")

    def _scored(self, match_id: int, points: tuple[int, int], at: datetime) -> Ladder:
        challenge = self.of_match(match_id)
        assert challenge is not None
        scored = replace(challenge, points={**challenge.points, match_id: points})
        if not scored.decided:
            return replace(self, challenges=tuple(scored if c is challenge else c for c in self.challenges))
        (by, of), (own, other) = scored.users, scored.score
        was_by, was_of = (self.scores.get(user, Score()) for user in (by, of))
        scores = {**self.scores, by: was_by.plus(own, other), of: was_of.plus(other, own)}
        after = replace(
            self,
            challenges=tuple(c for c in self.challenges if c is not challenge),
            met={**self.met, frozenset(scored.users): at},
            scores=scores,
            standing=_taken(self.standing, by, of) if own > other else self.standing,
        )
        return after._active(scored.users, at)

    def _fallen(self, users: Sequence[int], off: Sequence[int], at: datetime) -> Ladder:
        standing = list(self.standing)
        # From below, so that of two idle neighbours neither climbs by the other's fall.
        for user in sorted(users, key=standing.index, reverse=True):
            place = standing.index(user)
            below = place + 1
            if below < len(standing) and standing[below] not in users:
                standing[place], standing[below] = standing[below], user
        falls = {**self.falls, **{user: self.falls.get(user, 0) + 1 for user in users}}
        active = {**self.active, **dict.fromkeys(users, at)}
        warned = {user: told for user, told in self.warned.items() if user not in users}
        fallen = replace(self, standing=tuple(standing), falls=falls, active=active, warned=warned)
        return fallen._without(off)

    def _without(self, users: Sequence[int]) -> Ladder:
        return replace(
            self,
            standing=tuple(user for user in self.standing if user not in users),
            challenges=tuple(c for c in self.challenges if not set(users) & set(c.users)),
            active={user: at for user, at in self.active.items() if user not in users},
            falls={user: number for user, number in self.falls.items() if user not in users},
            warned={user: told for user, told in self.warned.items() if user not in users},
        )

    def _active(self, users: Iterable[int], at: datetime) -> Ladder:
        there = [user for user in users if user in self.standing]
        falls = {user: number for user, number in self.falls.items() if user not in there}
        warned = {user: told for user, told in self.warned.items() if user not in there}
        return replace(self, active={**self.active, **dict.fromkeys(there, at)}, falls=falls, warned=warned)

    # Internals.

    def _falling(self) -> dict[int, datetime]:
        """When each falls who is without a game while others play, from the first place down.

        Neighbours who are idle within a day fall together, so that neither passes the other; and never sooner than a
        day after they were told.
        """
        last = max(self.met.values(), default=None)
        idle = {
            user: at
            for user in self.standing
            if (self.challenges or (last is not None and last > self.active[user]))
            and (at := self.idle_at(user)) is not None
        }
        instants = sorted(idle.values())
        falling = {}
        for user, at in idle.items():
            falls = instants[bisect_right(instants, at + DAY) - 1]
            told = None if user not in self.warned else self._after(self.warned[user], DAY, user)
            falling[user] = falls if told is None else max(falls, told)
        return falling

    def _after(self, at: datetime, length: timedelta, user: int) -> datetime | None:
        """So much of the user's time after the instant; None while something without an end keeps it."""
        spans = sorted((*self.away, *self.holidays.get(user, ())), key=lambda span: span[0])
        return calendar.after(at, length, spans)

    def _open(self) -> None:
        if self.closed:
            raise BadLadder("closed")

    def _with(self, now: datetime, actor: int | None, what: acts.What) -> Step:
        event = following(self.seq, now, actor, what)
        return self.apply(event), event


Step = tuple[Ladder, acts.Event]  # a ladder after a transition, and the event that made it so


def _taken(standing: tuple[int, ...], by: int, of: int) -> tuple[int, ...]:
    rest = [user for user in standing if user != by]
    rest.insert(rest.index(of), by)
    return tuple(rest)


def create(id: int, place: Place, by: int, rules: acts.Rules, now: datetime) -> Step:
    """A ladder that nobody is on yet."""
    event = following(0, now, by, acts.Created(rules, guild=place.guild_id, channel=place.channel_id))
    return Ladder(id, place, by, rules, created_at=event.at), event


def replay(id: int, place: Place, events: Iterable[acts.Event]) -> Ladder:
    """The ladder that all its events make."""
    first, *later = events
    assert first.actor is not None
    assert isinstance(first.what, acts.Created)
    ladder = Ladder(id, place, first.actor, first.what.rules, created_at=first.at)
    for event in later:
        ladder = ladder.apply(event)
    return ladder
