"""A game of an event as the second opinion has it, and how time passes in it: nothing of the bot is asked."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
CLAIMS = 3 * DAY
HOLD = DAY
Span = tuple[datetime, datetime | None]
Points = tuple[int, int]


def ends(start: datetime, length: timedelta, still: Iterable[Span]) -> datetime | None:
    """When so much time has passed since then of which nothing stood still; None where it stands for ever. At the very
    instant of an end whatever stands still comes first.
    """
    at = start
    for begin, end in sorted(still, key=lambda span: span[0]):
        if end is not None and end <= at:
            continue
        if begin > at:
            if at + length < begin:
                break
            length -= begin - at
        if end is None:
            return None
        at = max(at, end)
    return at + length


def passed(start: datetime, now: datetime, still: Iterable[Span]) -> timedelta:
    """How much of that time did not stand still."""
    at, found = start, timedelta(0)
    for begin, end in sorted(still, key=lambda span: span[0]):
        if begin >= now:
            break
        found += max(begin - at, timedelta(0))
        at = max(at, min(end or now, now))
    return found + max(now - at, timedelta(0))


def closed(spans: Iterable[Span], at: datetime) -> list[Span]:
    """Whatever stood still goes on."""
    return [(begin, at if end is None else end) for begin, end in spans]


class Answer(NamedTuple):
    """The end that comes first, when, and what happens then; `waits`: who can still do something about it."""

    end: str
    at: datetime | None
    then: str
    loser: int | None = None
    waits: frozenset[int] = frozenset()


class Limit(NamedTuple):
    since: datetime
    length: timedelta


@dataclass(eq=False)
class Game:
    """`users`: who moves first, first; `play`: the time of its round; `still`: when its clock alone stood, `stood`: all
    of it; `known`: the winner by the endgame tables, 0 for a draw, None where they know nothing. `before`: how much of
    the round had passed when it was made longer at `longer`.
    """

    number: int
    meeting: int
    table: tuple[int, int]
    users: tuple[int, int]
    play: Limit | None
    begun: datetime
    turn: datetime
    left: dict[int, timedelta]
    plies: int = 0
    claims: dict[int, int | None] = field(default_factory=dict)
    claimed_at: dict[int, datetime] = field(default_factory=dict)
    claiming: Limit | None = None
    still: list[Span] = field(default_factory=list)
    stood: list[Span] = field(default_factory=list)
    held: dict[int, datetime] = field(default_factory=dict)
    known: int | None = None
    points: Points | None = None
    over: datetime | None = None
    how: str = ""
    before: timedelta = timedelta(0)
    longer: datetime | None = None

    @property
    def open(self) -> bool:
        return self.points is None

    @property
    def mover(self) -> int:
        return self.users[self.plies % 2]

    @property
    def silent(self) -> int | None:
        """Whoever never moved, though it was for them to move."""
        return self.users[self.plies] if self.plies < 2 else None

    def other(self, user: int) -> int:
        return self.users[self.users[0] == user]

    def won(self, winner: int | None) -> Points:
        return (1, 1) if winner is None else (2, 0) if winner == self.users[0] else (0, 2)


@dataclass
class Settings:
    """`pace`: for each move, or a bank with a bonus up to a cap; `early`: allowed, refused or pointless draws."""

    pace: tuple[timedelta, timedelta, timedelta] | timedelta
    days: int | None = None
    forfeits: bool = False
    vacation: bool = False
    early: str = "allowed"
    moves: int = 0
    settling: int = 0
    struck: bool = False

    @property
    def whole(self) -> timedelta:
        return self.pace if isinstance(self.pace, timedelta) else self.pace[0]
