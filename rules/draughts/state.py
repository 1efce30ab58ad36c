"""A position of draughts with all that its rules need to remember."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.draughts.endings import Counters
from rules.game import Side
from rules.geometry import CellSet


@dataclass(frozen=True, slots=True)
class Position:
    """Whose turn it is and where the pieces are: sets of cells by side, men and kings apart."""

    to_move: Side
    men: tuple[CellSet, CellSet]
    kings: tuple[CellSet, CellSet]

    def pieces(self, side: Side) -> CellSet:
        return self.men[side] | self.kings[side]

    @property
    def occupied(self) -> CellSet:
        return self.men[0] | self.men[1] | self.kings[0] | self.kings[1]


@dataclass(frozen=True, slots=True)
class State:
    """A position, what its draw rules have counted, and the positions that may still come back, oldest first."""

    position: Position
    counters: Counters = field(default_factory=Counters)
    earlier: tuple[Position, ...] = ()

    @property
    def to_move(self) -> Side:
        return self.position.to_move
