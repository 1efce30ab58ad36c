"""What the draw rules and the king-run rule have counted."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Cell


@dataclass(frozen=True, slots=True)
class Run:
    """Simple moves in succession with one king: where it stands now and how many they were."""

    cell: Cell
    moves: int


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
    runs: tuple[Run | None, Run | None] = (None, None)
