"""Until when something waits for whom, what happens then, and since when it stands still, and why.

There is one answer for a person and a game: `Match.until`, made of the clock and of the end that something above the
match gives it. Everything that tells or acts on time reads it.
"""

import enum
from dataclasses import KW_ONLY, dataclass
from datetime import datetime

from bot.core.clock import Pause


class End(enum.StrEnum):
    """The end that comes first."""

    CLOCK = "clock"
    PLAY = "play"  # of all play in its round, whatever the clock says
    CLAIMS = "claims"  # of the time in which players claim a result, after that
    HELD = "held"  # of the time in which somebody who was sent away may be brought back to it

    @property
    def playing(self) -> bool:
        """Until then, may moves be made."""
        return self in (End.CLOCK, End.PLAY)


class Then(enum.StrEnum):
    """What happens in the game then."""

    LOST = "lost"  # by the player to move
    CHOICE = "choice"  # of the opponent
    CALLED_OFF = "called-off"
    ABANDONED = "abandoned"
    CLAIMS = "claims"  # both players claim a result
    COUNTS = "counts"  # what one of them has claimed
    TABLES = "tables"  # the result that the endgame tables know
    DECIDED = "decided"  # by a director, whenever that is
    NOBODY = "nobody"  # neither scores


@dataclass(frozen=True, slots=True)
class Bound:
    """An end that is not the clock's. `at`: None while it stands still; `waits`: users who may still do something about
    it, where that is not the player to move; `loser`: the one who loses by it, where that is known; `stands`: since
    when a director has everything stand still.
    """

    end: End
    at: datetime | None
    then: Then
    _: KW_ONLY
    waits: tuple[int, ...] = ()
    loser: int | None = None
    stands: datetime | None = None


@dataclass(frozen=True, slots=True)
class Until:
    """`at`: None where it waits for ever, or stands still without an end; `waits`: for these users; `pause`: since when
    and why it stands still.
    """

    end: End
    at: datetime | None
    then: Then
    waits: tuple[int, ...]
    pause: Pause | None
