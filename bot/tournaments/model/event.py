"""Everything that may happen in a tournament."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, field
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeAlias

from bot.core import log
from bot.core.calendar import whole_ms
from bot.tournaments.model.pairings import Kind, Lot
from bot.tournaments.model.plan import Plan, Season

Instead: TypeAlias = Sequence[tuple[int, int]]  # games that begin anew: each, and the one in its place
UNTOLD: Final = -1  # the former bye of a player who asks for one: nothing is said of it


class How(enum.StrEnum):
    """How a game got its result, where neither the game nor its adjudication said so."""

    TIME = "time"
    CLAIMS = "claims"
    TABLES = "tables"  # the endgame's tables
    LEFT = "left"
    EARLY_DRAW = "early-draw"
    UNPLAYED = "unplayed"  # its loser has ended it before both had moved: a sign of life, unlike lost time
    VERDICT = "verdict"  # A director decided, and the game has no such result.


class Person(NamedTuple):
    """An entrant as a file has them."""

    user: int
    rating: int | None
    seed: int | None
    federation: str | None


class EarlierRound(NamedTuple):
    """A round that two users (or one without an opponent) have played elsewhere, and their half points."""

    round: int
    first: int
    second: int | None
    points: tuple[int, int]
    kind: Kind


@dataclass(frozen=True, slots=True)
class Limit:
    """The time that a meeting has, or with `claiming` that for claims: until then, if nothing puts it off."""

    since: datetime
    until: datetime
    claiming: bool = False


class Timed(NamedTuple):
    """The limit of the meeting at that position."""

    position: int
    since: datetime
    until: datetime
    claiming: bool

    @classmethod
    def by(cls, position: int, limit: Limit) -> Timed:
        return cls(position, whole_ms(limit.since), whole_ms(limit.until), limit.claiming)

    @property
    def limit(self) -> Limit:
        return Limit(self.since, self.until, self.claiming)


CHECK_IN: Final = -1  # the check-in, in the place of a meeting's position


class Notch(NamedTuple):
    """How much has passed of the time, begun at `since`, of the meeting at that position."""

    position: int
    since: datetime
    passed: timedelta


@dataclass(frozen=True, slots=True)
class Arranged:
    """A meeting that has just been arranged. `bye`: the points of each game that were given without playing it."""

    stage: int
    group: int
    round: int
    players: tuple[int, int | None]
    bye: tuple[tuple[int, int], ...] | None
    kind: Kind
    matches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Directed:
    """All that a director may do. `undoes`: the number of the director's event that it takes back."""

    undoes: int | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class Created:
    """`guild`, `channel`: where; `draft`: it is announced by an event of its own."""

    plan: Plan
    guild: int | None
    channel: int
    _: KW_ONLY
    season: Season | None = None
    draft: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """Anybody may enter from now on."""


@dataclass(frozen=True, slots=True)
class Changed(Directed):
    """Other settings, before the start; with `order` only that of tie-breaks, before the first result."""

    plan: Plan
    _: KW_ONLY
    order: bool = False


@dataclass(frozen=True, slots=True)
class Entered(Directed):
    """`limit`: how many games at once they want at most; `place`: by which they have a place here, so that they stand
    before those who merely wait: in the table of another event, 0 if they were taken out by mistake; `instead`: of
    somebody who has just left. Somebody who merely waits may get a place.
    """

    user: int
    limit: int | None = None
    place: int | None = field(default=None, kw_only=True)
    instead: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Imported(Directed):
    """Taken back, `people` are those who came by it, and `former` the others as they were before."""

    people: tuple[Person, ...]
    played: tuple[EarlierRound, ...]
    former: tuple[Person, ...] = field(default=(), kw_only=True)


@dataclass(frozen=True, slots=True)
class Left(Directed):
    user: int  # Before the start.


@dataclass(frozen=True, slots=True)
class CheckInOpened:
    pass


@dataclass(frozen=True, slots=True)
class CheckedIn:
    user: int


@dataclass(frozen=True, slots=True)
class Started:
    """`seeds`: the users by number."""

    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """`parts`: meetings that begin one after another because they are many, by announcement."""

    parts: tuple[tuple[Arranged, ...], ...]


@dataclass(frozen=True, slots=True)
class Paired:
    """`more`: the same announcement tells of those that follow; `days`: how long they may take, if not without end."""

    meetings: tuple[Arranged, ...]
    _: KW_ONLY
    more: bool = False
    days: int | None = None


@dataclass(frozen=True, slots=True)
class Begun:
    """`matches`: games of meetings that had to wait for them, by the meeting's position."""

    matches: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Result:
    """`points`: of the meeting's two players; `forfeit`: it was not played."""

    match: int
    points: tuple[int, int]
    forfeit: bool
    _: KW_ONLY
    how: How | None = None


@dataclass(frozen=True, slots=True)
class Unplayed:
    """`meetings`: positions of those that had not even begun when their time was over."""

    meetings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of `meetings`, by position, is over. `until`: as long players may claim results."""

    until: datetime
    meetings: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reminded:
    """Those who have something to do before the end of these times are reminded of it."""

    notches: tuple[Notch, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player says that a game that is not over should count so. `winner`: None for a draw."""

    match: int
    user: int
    winner: int | None


@dataclass(frozen=True, slots=True)
class Withdrawn(Directed):
    """After the start. `absent`: for not having made a single move; `held`: open games stand still for a day before
    they are given up.
    """

    user: int
    absent: bool = False
    held: bool = False


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The day is over in which somebody who was sent away could have been brought back to their games."""

    user: int


@dataclass(frozen=True, slots=True)
class Bye(Directed):
    """`points`: half points for a round off, None where it is taken back; `was`: those before, by a director."""

    user: int
    round: int
    points: int | None
    _: KW_ONLY
    was: int | None = UNTOLD


@dataclass(frozen=True, slots=True)
class Forbidden(Directed):
    """`forbidden`: may the two not be paired; `rematch`: may they, or not after all, although they have met."""

    users: tuple[int, int]
    forbidden: bool
    rematch: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Returned(Directed):
    """A withdrawal is taken back, by a director or by the player, whom no director has sent away."""

    user: int


@dataclass(frozen=True, slots=True)
class Director(Directed):
    """`named`: may they direct it too."""

    user: int
    named: bool


@dataclass(frozen=True, slots=True)
class Paused(Directed):
    pass


@dataclass(frozen=True, slots=True)
class Resumed(Directed):
    pass


@dataclass(frozen=True, slots=True)
class Extended(Directed):
    """`until`, `was`: the new and the former end; `limits`, `before`: those of the meetings that go on."""

    until: datetime
    was: datetime
    limits: tuple[Timed, ...]
    before: tuple[Timed, ...]


@dataclass(frozen=True, slots=True)
class Corrected(Directed):
    """`points`, `forfeit`: how a game counts, that was not played; `was`, `was_forfeit`: how it counted."""

    match: int
    points: tuple[int, int]
    forfeit: bool
    was: tuple[int, int]
    was_forfeit: bool = False


@dataclass(frozen=True, slots=True)
class Replaced(Directed):
    """`matches`: each game that is called off, and the one instead."""

    user: int
    other: int
    matches: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Exchanged(Directed):
    """The two have changed places in the pairings of the round; `matches`: as for `Replaced`."""

    users: tuple[int, int]
    matches: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Anew(Directed):
    """The result of `match` counts no more, and `other` is played in its place."""

    match: int
    other: int


@dataclass(frozen=True, slots=True)
class Aligned:
    """Before that position the games have followed what holds or ends them, where they are many; None: all have."""

    before: int | None


@dataclass(frozen=True, slots=True)
class Moved(Directed):
    """`channel`: where it is announced and played from now on; `was`: where until now."""

    channel: int
    was: int


@dataclass(frozen=True, slots=True)
class Unpairable:
    """`round`: it cannot be paired, so the tournament waits."""

    round: int


@dataclass(frozen=True, slots=True)
class Settling:
    """All results are known, or a director ended it; until then the table is provisional, if nothing puts it off."""

    until: datetime


@dataclass(frozen=True, slots=True)
class Objected:
    """A player does not agree with the table while it settles."""

    user: int
    text: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Finished:
    """`settled`: after a time in which the table was provisional."""

    settled: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Reopened:
    """A director has made the final table provisional again."""

    until: datetime


@dataclass(frozen=True, slots=True)
class Cancelled:
    pass


_OfEntrant: TypeAlias = Entered | Left | CheckedIn | Withdrawn | GivenUp | Returned
OfOne: TypeAlias = _OfEntrant | Claimed | Bye | Director | Replaced | Objected
"""All that happens to one `user`."""
_OfGames: TypeAlias = Paired | Begun | Result | Unplayed | Extended | TimeUp | Corrected | Exchanged | Anew
_OfAll: TypeAlias = Created | Announced | Changed | Imported | Moved | CheckInOpened | Started | Cancelled
_OfCourse: TypeAlias = Forbidden | Paused | Resumed | Drafted | Lot | Aligned | Unpairable | Reminded
_OfEnd: TypeAlias = Settling | Finished | Reopened
What: TypeAlias = OfOne | _OfGames | _OfAll | _OfCourse | _OfEnd
Event: TypeAlias = log.Event[What]


def undone_by(event: Event) -> int | None:
    """The number of the event that this one takes back."""
    return event.what.undoes if isinstance(event.what, Directed) else None
