"""The vocabulary of draughts: every trait in which one variant differs from another, and the table that holds them.

Nothing here plays; `movegen` and `endings` read the table, `traits` says it in facts.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from rules.game import Colour, Ending, Notation, Side
from rules.geometry import Board, CellSet, Compass, Shape, board_of


class Way(enum.Enum):
    """A direction as the side that moves sees it."""

    FORWARD = Compass.NORTH
    FORWARD_RIGHT = Compass.NORTH_EAST
    RIGHT = Compass.EAST
    BACK_RIGHT = Compass.SOUTH_EAST
    BACK = Compass.SOUTH
    BACK_LEFT = Compass.SOUTH_WEST
    LEFT = Compass.WEST
    FORWARD_LEFT = Compass.NORTH_WEST


FORWARD_DIAGONALS = (Way.FORWARD_LEFT, Way.FORWARD_RIGHT)
DIAGONALS = (*FORWARD_DIAGONALS, Way.BACK_RIGHT, Way.BACK_LEFT)
FORWARD_AND_SIDEWAYS = (Way.LEFT, Way.FORWARD, Way.RIGHT)
ORTHOGONALS = (*FORWARD_AND_SIDEWAYS, Way.BACK)
ALL_WAYS = tuple(Way)


class Reach(enum.StrEnum):
    """How far a king goes."""

    SHORT = "short"
    FLYING = "flying"


class Landing(enum.StrEnum):
    """Where a flying king may come down behind the piece it takes."""

    ANYWHERE = "anywhere"
    NEXT = "next"


class Removal(enum.StrEnum):
    """When captured pieces leave the board. Removed at once, they open lines, and turning back is forbidden."""

    AFTER_MOVE = "after-move"
    AT_ONCE = "at-once"


class Crowning(enum.StrEnum):
    """The fate of a man that comes to the last row by a capture."""

    ENDS_MOVE = "ends-move"
    """It becomes a king and stops, even if it could go on."""
    IF_MOVE_ENDS = "if-move-ends"
    """It goes on as a man if it can; it becomes a king only if its capture ends there."""
    GOES_ON = "goes-on"
    """It becomes a king at once and goes on as one if it can."""


class Priority(enum.StrEnum):
    """The measure of captures that finds the one that must be made, compared in the order of `Ruleset.priority`."""

    MOST_PIECES = "most-pieces"
    MOST_VALUE = "most-value"
    WITH_KING = "with-king"
    MOST_KINGS = "most-kings"
    KING_SOONEST = "king-soonest"


class Refusal(enum.StrEnum):
    """Whether a capture may be declined."""

    NEVER = "never"
    FORFEITS = "forfeits"
    """By any quiet move; one piece that should have captured leaves the board."""
    FREE = "free"
    """By any quiet move, at no cost."""


class Score(enum.StrEnum):
    """How results are written in records."""

    ONE = "1-0"
    TWO = "2-0"


@dataclass(frozen=True, slots=True)
class Value:
    """The worth of captured pieces where value decides, in any common unit."""

    man: int
    king: int


@dataclass(frozen=True, slots=True)
class Force:
    """Pieces of one side: exactly so many men, and exactly (or at least) so many kings."""

    kings: int
    men: int = 0
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Repetition:
    """The same position with the same side to move for the `times`-th time.

    `claimed`: only if a player asks for it; `house`: a rule of ours, so that no game lasts for ever; `runs`: how many
    moves in succession the kings have made belongs to the position.
    """

    times: int
    claimed: bool = False
    house: bool = False
    runs: bool = False


@dataclass(frozen=True, slots=True)
class Idle:
    """So many moves by each side without a capture and, if `men_count`, without a move of a man.

    `claimed`: only if a player asks for it; `house`: a rule of ours, so that no game lasts for ever.
    """

    moves: int
    ending: Ending = Ending.NO_PROGRESS
    men_count: bool = True
    claimed: bool = False
    house: bool = False


@dataclass(frozen=True, slots=True)
class Balance:
    """Both sides have kings, `fewest` to `most` pieces in all, and so many moves by each changed no material."""

    fewest: int
    most: int
    moves: int


@dataclass(frozen=True, slots=True)
class FewPieces:
    """One of the `stronger` forces against one of the `weaker`, for so many moves.

    `both`: moves of each side count, else only those of the weaker; `lasting`: once begun, the count goes on while
    the material stays within the rule; `main_road`: only while the lone king holds the long diagonal.
    """

    stronger: tuple[Force, ...]
    weaker: tuple[Force, ...]
    moves: int
    both: bool = True
    lasting: bool = False
    main_road: bool = False

    @property
    def least(self) -> int:
        """Plies that can be made, whatever they are, from the position on in which the rule begins to count."""
        return 2 * self.moves - (not self.both)


@dataclass(frozen=True, slots=True)
class OneEach:
    """One piece against one piece, drawn at once unless the side to move can capture.

    `kings_only`: both must be kings; `look_ahead`: play also goes on while every move lets the other capture.
    """

    ending: Ending
    kings_only: bool
    look_ahead: bool = False

    @property
    def unless(self) -> str:
        """The captures with which play goes on, in a word of the catalogue's."""
        return "capture-coming" if self.look_ahead else "capture"


DrawRule = Repetition | Idle | Balance | FewPieces | OneEach


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One game of draughts, whole. White's home is the bottom of the board whichever colour starts.

    `men_rows`: the first and last row of men, counted from the own side from 1; `first`: the colour that starts, and
    `first_agreed` where the rules leave that to the players; `crowning_wins`: who first has a king at the end of a move
    wins, so that no king ever moves; `king_run`: how many simple moves
    in succession one king may make while its side has a man, None for any; `giveaway`: the side to move that has no
    move wins instead of losing; `pdn_type`: the GameType number and
    what follows it in game records, None where none was ever given; `capture_sign`: how tradition writes captures.
    """

    shape: Shape
    men_rows: tuple[int, int]
    first: Colour
    first_agreed: bool

    man_moves: tuple[Way, ...]
    man_captures: tuple[Way, ...]
    man_takes_king: bool
    king_moves: tuple[Way, ...]
    king_captures: tuple[Way, ...]
    king_reach: Reach
    landing: Landing
    removal: Removal
    crowning: Crowning
    crowning_wins: bool
    priority: tuple[Priority, ...]
    value: Value
    refusal: Refusal
    king_run: int | None
    giveaway: bool
    draws: tuple[DrawRule, ...]

    notation: Notation
    capture_sign: str
    score: Score
    pdn_type: str | None

    def __hash__(self) -> int:
        # Caches ask for it at every move, and one of the whole table takes longer than the move.
        return hash((self.men_rows, self.king_run, self.capture_sign, self.pdn_type))

    @property
    def board(self) -> Board:
        return board_of(self.shape)

    @property
    def colours(self) -> tuple[Colour, Colour]:
        """The colours of FIRST and SECOND."""
        other = Colour.BLACK if self.first is Colour.WHITE else Colour.WHITE
        return self.first, other

    def side_of(self, colour: Colour) -> Side:
        return Side.FIRST if colour is self.first else Side.SECOND

    def compass(self, side: Side, way: Way) -> Compass:
        """The direction on the board: White looks to the top."""
        north: Compass = way.value
        return north if self.colours[side] is Colour.WHITE else north.opposite

    def row(self, side: Side, number: int) -> CellSet:
        """The cells of a row counted from the side's own edge, from 1."""
        white = self.colours[side] is Colour.WHITE
        return self.board.rows[self.shape.rows - number if white else number - 1]

    def last_row(self, side: Side) -> CellSet:
        """Where the side's men are crowned."""
        return self.row(side, self.shape.rows)

    def home(self, side: Side) -> CellSet:
        """Where the side's men stand at the start."""
        first, last = self.men_rows
        return sum(self.row(side, number) for number in range(first, last + 1))
