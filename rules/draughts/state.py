"""A position of draughts with all that its rules need to remember."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.game import Cell, Side
from rules.geometry import CellSet


@dataclass(frozen=True, slots=True)
class Position:
    """The side to move, and the places of the pieces: sets of cells by side, men and kings apart."""

    to_move: Side
    men: tuple[CellSet, CellSet]
    kings: tuple[CellSet, CellSet]

    def pieces(self, side: Side) -> CellSet:
        return self.men[side] | self.kings[side]

    @property
    def occupied(self) -> CellSet:
        return self.men[0] | self.men[1] | self.kings[0] | self.kings[1]


@dataclass(frozen=True, slots=True)
class Run:
    """Simple moves in succession with one king: where it stands now and how many they were."""

    cell: Cell
    moves: int


Runs = tuple[Run | None, Run | None]
"""By side: the king that moved last, if it was a king."""


@dataclass(frozen=True, slots=True)
class Counters:
    """Counts of plies since something happened.

    `idle`: since a man moved or a piece left the board; `untaken`: since a piece left the board; `unchanged`: since
    a piece left the board or was crowned; `few`: for each FewPieces rule of the ruleset, in order, what it has
    counted, None where its material is not on the board; `runs`: by side, where the ruleset limits them.
    """

    idle: int = 0
    untaken: int = 0
    unchanged: int = 0
    few: tuple[int | None, ...] = ()
    runs: Runs = (None, None)


@dataclass(frozen=True, slots=True)
class State:
    """A position, what its draw rules have counted, and the positions that may still come back, oldest first.

    `runs`: those of the earlier positions, where the ruleset tells positions apart by them; else nothing.
    """

    position: Position
    counters: Counters = field(default_factory=Counters)
    earlier: tuple[Position, ...] = ()
    runs: tuple[Runs, ...] = ()

    @property
    def to_move(self) -> Side:
        return self.position.to_move
