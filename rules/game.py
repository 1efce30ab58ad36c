"""The Game protocol and the values that cross it.

Every game, draughts or not, is one object that satisfies `Game`. Everything here is a frozen
value; nothing here knows a clock, a player's name, a language or a picture.
"""

from __future__ import annotations

import enum
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar, runtime_checkable

Cell = int
"""Index of a cell of the board. Games number their own cells; `BoardView.cells` says where each one is."""


class Side(enum.IntEnum):
    """A side: the one that starts, or the other. Colour is a matter of the game's tradition."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> Side:
        return Side.SECOND if self is Side.FIRST else Side.FIRST


class Colour(enum.StrEnum):
    """The traditional name of a side's pieces."""

    WHITE = "white"
    BLACK = "black"


class Kind(enum.StrEnum):
    """The kind of a piece; where all are alike it is just a piece."""

    MAN = "man"
    KING = "king"
    PIECE = "piece"


class Notation(enum.StrEnum):
    """How cells are written: `32-28` or `c3-d4`."""

    NUMERIC = "numeric"
    ALGEBRAIC = "algebraic"


class Motion(enum.StrEnum):
    """The effect of a move on the board, so that it can be shown without knowing the game."""

    TRAVEL = "travel"
    """One piece goes along `Move.path` from its first cell to its last."""
    SHIFT = "shift"
    """The pieces on the path, up to the last cell but one, move one cell on; a new one fills the first."""
    PLACE = "place"
    """A new piece appears on each cell of the path."""


class Ending(enum.StrEnum):
    """Why a match is over. The first group follows from the rules alone, the second from the players or the clock."""

    NO_PIECES = "no-pieces"
    NO_MOVES = "no-moves"
    GIVEN_AWAY = "given-away"
    """The winner has no piece or no move left, in a game where that is the aim."""
    CROWNED = "crowned"
    """The winner has a king, in a game where that is the aim."""
    REPETITION = "repetition"
    NO_PROGRESS = "no-progress"
    KINGS_ONLY = "kings-only"
    FEW_PIECES = "few-pieces"
    KING_AGAINST_KING = "king-against-king"
    ONE_AGAINST_ONE = "one-against-one"
    GROUPS = "groups"
    SCORE = "score"
    GOAL = "goal"
    PLY_LIMIT = "ply-limit"

    RESIGNATION = "resignation"
    AGREEMENT = "agreement"
    TIME = "time"
    ABORT = "abort"
    ABANDONED = "abandoned"
    ADJUDICATION = "adjudication"
    DOUBLE_LOSS = "double-loss"
    """Seen so where a tournament counts it as lost by both; the match itself was called off."""
    CLAIMS = "claims"
    """Seen so where both players claimed it in a tournament; the match itself was adjudicated."""
    TABLES = "tables"


@dataclass(frozen=True, slots=True)
class Move:
    """One complete turn.

    `path`: the cells that the turn touches, in order (see `Motion`); `captured`: the cells emptied by it, in
    order of capture; a piece given up by declining a capture is not in it but in `forfeited`. Two captures with
    equal start, end and set of captured cells are one and the same move; games return only one of them.
    """

    path: tuple[Cell, ...]
    captured: tuple[Cell, ...] = ()
    forfeited: Cell | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """A result: `winner` is None for a draw."""

    ending: Ending
    winner: Side | None = None


@dataclass(frozen=True, slots=True)
class Fact:
    """A statement without words: `code` names a message of the catalogue, `details` its placeholders."""

    code: str
    details: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CellView:
    """Where a playable cell is: column 0 is left, row 0 is top, with a1 at the bottom left.

    `number` is None on boards that are not numbered; `dark` is the shade of the square.
    """

    cell: Cell
    column: int
    row: int
    name: str
    number: int | None
    dark: bool


@dataclass(frozen=True, slots=True)
class PieceView:
    cell: Cell
    side: Side
    kind: Kind = Kind.MAN


@dataclass(frozen=True, slots=True)
class Area:
    """Cells that belong together and count for a side: a group, a territory."""

    side: Side
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class BoardView:
    """The visible part of a state: meaning, not looks.

    `bottom`: the side whose home is the last row (row 0 is the top); `corner_dark`: is the square at column 0 of the
    last row dark; `areas`: largest first; `zone`: cells that the board sets off (a centre space); `remarks`: facts
    that a picture does not show (a count, a pass, a score, pieces in hand).
    """

    columns: int
    rows: int
    cells: tuple[CellView, ...]
    pieces: tuple[PieceView, ...]
    to_move: Side
    bottom: Side
    corner_dark: bool = True
    areas: tuple[Area, ...] = ()
    zone: tuple[Cell, ...] = ()
    remarks: tuple[Fact, ...] = ()


@runtime_checkable
class State(Protocol):
    """A position with all that the rules need. Immutable, hashable, compared by value."""

    @property
    def to_move(self) -> Side: ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
N = TypeVar("N", bound=Hashable)
T = TypeVar("T")


class Tree(Protocol[S_contra, N, T]):
    """A game as a tree of positions, for programs that search it: a state without its past, and the fast ways.

    A node is a value and its own key: nodes are equal when the same pieces stand on the same cells and the same side
    is to move. Rules that rest on the past are not in the tree: repetition, counted moves, the run of a Frisian king.
    So a program takes the moves of the state itself where it begins, and counts repetition along its own line.
    """

    def node(self, state: S_contra) -> N:
        """Where a state stands in the tree."""

    def steps(self, node: N) -> Sequence[T]:
        """All moves, each once, in no order, in the form that is quickest to make."""

    def after(self, node: N, step: T) -> N:
        """The node that one of its steps leads to. A forced pass is made at once: the side to move may stay."""

    def move(self, step: T) -> Move:
        """The step as a move of the game, equal to one of `Game.legal_moves`."""

    def side(self, node: N) -> Side:
        """The side to move."""

    def result(self, node: N, steps: Sequence[T]) -> int | None:
        """1, 0 or -1 for a win, draw or loss of the side to move, None where play goes on; `steps`: all of the node."""

    def balance(self, node: N) -> int:
        """The lead of the side to move, in hundredths of a man, a rank, a point or a piece of a group.

        Only counts at a glance; every program will have its own evaluation.
        """


USUAL_TABLE: Final = "usual"
"""The table of a game's openings that no federation's name tells from others."""


class Game(Protocol[S]):
    """One kind of game. Total: every method is there and answers for every state of the game.

    `key` includes the chosen options (`gothic:flying`); `rules_version` grows when what a match began with would
    mean something else; `notation` is the one its tradition writes; `colours` are
    those of FIRST and SECOND; `options` are the names that may be chosen; `ballots` maps the name of an opening to
    its text for `start`, `tables` that of a table to those of its openings, the usual one first;
    `traits` are the rules in words of the catalogue, in reading order; `tree` is for search.
    """

    def __hash__(self) -> int: ...
    @property
    def key(self) -> str: ...
    @property
    def aliases(self) -> tuple[str, ...]: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def notation(self) -> Notation: ...
    @property
    def colours(self) -> tuple[Colour, Colour]: ...
    @property
    def motion(self) -> Motion: ...
    @property
    def options(self) -> tuple[str, ...]: ...
    @property
    def ballots(self) -> Mapping[str, str]: ...
    @property
    def tables(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def traits(self) -> tuple[Fact, ...]: ...
    @property
    def tree(self) -> Tree[S, Any, Any]: ...

    def choose(self, options: Sequence[str]) -> Game[S]:
        """The same game with these options. Raises UnknownGame for a name it does not have or a clash."""

    def of_version(self, version: int) -> Game[S]:
        """The same game by the rules of an earlier `rules_version`, from 1. Raises UnknownVersion."""

    def start(self, setup: str | None = None) -> S:
        """The first state: usual, after a ballot, or of a position.

        Raises BadPosition, also for a position that would take too long to play.
        """

    def legal_moves(self, state: S) -> Sequence[Move]:
        """All legal moves, each once; none when the state is over."""

    def play(self, state: S, move: Move) -> S:
        """The state after a legal move. A forced pass is made at once: the side to move may stay."""

    def outcome(self, state: S) -> Outcome | None:
        """The result when the state is over by itself."""

    def claimable_draw(self, state: S) -> Outcome | None:
        """The draw that the side to move may claim."""

    def crowns(self, state: S, move: Move) -> bool:
        """Whether the legal move makes a man a king."""

    def parse(self, state: S, text: str) -> Move:
        """The legal move that the text means. Raises UnreadableMove, IllegalMove, AmbiguousMove."""

    def format(self, state: S, move: Move, notation: Notation | None = None) -> str:
        """The move as written, unique among the legal moves; in the game's own notation unless told otherwise."""

    def complete(self, state: S, prefix: str) -> Sequence[str]:
        """Texts that go on from the typed prefix, best first; each a legal move or the next part of one."""

    def choices(self, state: S) -> Mapping[Cell, Sequence[Move]]:
        """The legal moves by the cell that a player points at first; a move may stand under several cells."""

    def dump(self, state: S) -> str:
        """The whole state as text; `load` gives it back exactly."""

    def load(self, text: str) -> S:
        """The state of a dumped text, always; or of a bare position. Raises BadPosition."""

    def view(self, state: S) -> BoardView:
        """The view of a state."""
