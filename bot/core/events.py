"""Everything that may happen in a match, and the questions between its players that it leaves open."""

from dataclasses import KW_ONLY, dataclass
from datetime import datetime
from typing import Final, Self, TypeAlias

from bot.core import log
from bot.core.clock import Why, with_side
from bot.core.terms import Place, Practice
from rules import Ending, Side


@dataclass(frozen=True, slots=True)
class Started:
    """All that was settled before, so that the events alone tell the whole match.

    `opening`: the text for `Game.start`; `rules`: their version; `guild`, `channel`, `abroad`: where; `practice`: in a
    match against the bot; `away`, `guest`: as of its header.
    """

    opening: str | None
    game: str
    rules: int
    setup: str | None
    pace: str
    rated: bool
    pair: bool
    vacation: bool
    guild: int | None
    channel: int
    players: tuple[int, int]
    _: KW_ONLY
    practice: Practice | None = None
    abroad: int | None = None
    away: Place | None = None
    guest: Side | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """`move`: canonical text."""

    move: str


@dataclass(frozen=True, slots=True)
class DrawOffered:
    """`wait`: so many moves of their own later the player may offer again."""

    wait: int


@dataclass(frozen=True, slots=True)
class DrawDeclined:
    pass


@dataclass(frozen=True, slots=True)
class TakebackAsked:
    pass


@dataclass(frozen=True, slots=True)
class TakebackRefused:
    pass


@dataclass(frozen=True, slots=True)
class TakenBack:
    """`plies`: how many moves are gone; `bonuses`: of each side, which have had their bonus of time already."""

    plies: int
    bonuses: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Fell:
    """A casual clock ran out; the opponent has the choice."""


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """`ms`: more milliseconds for the side to move."""

    ms: int


@dataclass(frozen=True, slots=True)
class TurnRenewed:
    """The opponent goes on as if the clock had not run out."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The clock stands still in that span, for both where no `side` is named."""

    why: Why
    start: datetime
    end: datetime | None
    side: Side | None
    ref: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """That pause ends now."""

    why: Why
    side: Side | None
    ref: int


@dataclass(frozen=True, slots=True)
class Hinted:
    """The player was shown a move, in a match against the bot."""


@dataclass(frozen=True, slots=True)
class Ended:
    ending: Ending
    winner: Side | None


_Played: TypeAlias = (
    Started | Moved | DrawOffered | DrawDeclined | TakebackAsked | TakebackRefused | TakenBack
)
_OfClocks: TypeAlias = Fell | TimeGiven | TurnRenewed | Paused | Resumed
What: TypeAlias = _Played | _OfClocks | Hinted | Ended
Event: TypeAlias = log.Event[What]


@dataclass(frozen=True, slots=True)
class Talks:
    """`draw_offer`, `takeback`: the side that offers, the side that asks; `offered`: how many moves a side has to make
    before it may offer again; `asked`: has a side asked since its last move; `fallen_at`: since when the clock of the
    side to move has run out in a casual match.
    """

    draw_offer: Side | None = None
    takeback: Side | None = None
    offered: tuple[int, int] = (0, 0)
    asked: tuple[bool, bool] = (False, False)
    fallen_at: datetime | None = None

    def after_move(self, side: Side) -> Self:
        """After a move of that side: it declines the other's offer, and answers all else."""
        # Not `replace`, which takes as long as the rules do; a check replays millions of moves.
        return type(self)(
            draw_offer=None if self.draw_offer is side.other else self.draw_offer,
            offered=with_side(self.offered, side, max(0, self.offered[side] - 1)),
            asked=with_side(self.asked, side, False),
        )


NOTHING_OPEN: Final = Talks()
