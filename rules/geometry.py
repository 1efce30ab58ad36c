"""Board shapes: the squares played on, their names, and their neighbours in each direction.

Row 0 is the top and column 0 the left, with White's home at the bottom, so a1 is the bottom left corner. A cell
is the index of a bit: a set of cells is an integer. The indices leave gaps so that one step in a direction is one
shift for the whole board (see `Board.shift`); they are not the numbers that players read.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from rules.game import Cell

CellSet = int
"""A set of cells: the sum of `1 << cell`."""


class Squares(enum.StrEnum):
    """The squares of the board that are played on."""

    A1 = "a1"
    """Squares of the colour of a1, the bottom left corner."""
    H1 = "h1"
    """Squares of the colour of the bottom right corner."""
    ALL = "all"


class Numbering(enum.StrEnum):
    """Where number 1 is, with White's home at the bottom; numbers run along the rows away from there."""

    TOP_LEFT = "top-left"
    BOTTOM_RIGHT = "bottom-right"
    NONE = "none"


class Compass(enum.Enum):
    """The eight directions as (columns, rows), north being the top of the board."""

    NORTH = (0, -1)
    NORTH_EAST = (1, -1)
    EAST = (1, 0)
    SOUTH_EAST = (1, 1)
    SOUTH = (0, 1)
    SOUTH_WEST = (-1, 1)
    WEST = (-1, 0)
    NORTH_WEST = (-1, -1)

    @property
    def opposite(self) -> Compass:
        columns, rows = self.value
        return Compass((-columns, -rows))


@dataclass(frozen=True, slots=True)
class Shape:
    """The shape of a board: its size, an even number of columns and rows, and the squares played on."""

    columns: int
    rows: int
    squares: Squares
    numbering: Numbering

    def plays(self, column: int, row: int) -> bool:
        """Whether the square is on the board and played on."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return False
        if self.squares is Squares.ALL:
            return True
        from_a1 = column + self.rows - 1 - row
        return from_a1 % 2 == (0 if self.squares is Squares.A1 else (self.columns - 1) % 2)


class Board:
    """A shape with its cells, their names and numbers, and the way from each to the next.

    `cells` run along the rows from the top left, `rows` are their sets. A direction leads to the next square that is
    played on, which is two squares away along a row or file of a board that plays on one colour.
    """

    __slots__ = (
        "_next",
        "cells",
        "column",
        "mask",
        "name",
        "named",
        "number",
        "numbered",
        "row",
        "rows",
        "shape",
    )

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        places = {
            _index(shape, column, row): (column, row)
            for row in range(shape.rows)
            for column in range(shape.columns)
            if shape.plays(column, row)
        }
        self.cells: tuple[Cell, ...] = tuple(places)
        self.mask: CellSet = sum(1 << cell for cell in places)
        self.column: Mapping[Cell, int] = MappingProxyType({c: column for c, (column, _) in places.items()})
        self.row: Mapping[Cell, int] = MappingProxyType({c: row for c, (_, row) in places.items()})
        self.rows: Mapping[int, CellSet] = MappingProxyType(
            {
                row: sum(1 << cell for cell, (_, at) in places.items() if at == row)
                for row in range(shape.rows)
            }
        )
        self.name: Mapping[Cell, str] = MappingProxyType(
            {c: f"{chr(97 + column)}{shape.rows - row}" for c, (column, row) in places.items()}
        )
        self.named: Mapping[str, Cell] = MappingProxyType({name: c for c, name in self.name.items()})
        order = self.cells if shape.numbering is Numbering.TOP_LEFT else self.cells[::-1]
        numbers = {} if shape.numbering is Numbering.NONE else {c: n for n, c in enumerate(order, start=1)}
        self.number: Mapping[Cell, int] = MappingProxyType(numbers)
        self.numbered: Mapping[int, Cell] = MappingProxyType({n: c for c, n in numbers.items()})
        at = {place: cell for cell, place in places.items()}
        self._next: dict[Compass, dict[Cell, Cell]] = {
            way: {
                cell: at[there] for cell, here in places.items() if (there := _beside(shape, here, way)) in at
            }
            for way in Compass
        }

    def next(self, cell: Cell, way: Compass) -> Cell | None:
        """The next cell in that direction, or None at the edge."""
        return self._next[way].get(cell)

    def ray(self, cell: Cell, way: Compass) -> tuple[Cell, ...]:
        """All cells from there to the edge, nearest first."""
        found = []
        step = self._next[way]
        while cell in step:
            cell = step[cell]
            found.append(cell)
        return tuple(found)

    def shift(self, way: Compass) -> int:
        """The difference between the index of any cell and of the next one in that direction."""
        (step,) = {there - here for here, there in self._next[way].items()}
        return step

    def wraps(self, way: Compass) -> bool:
        """Whether the shift takes some cell at the edge to a cell that is not beside it."""
        shift = self.shift(way)
        return any(cell not in self._next[way] and cell + shift in self.row for cell in self.cells)


def _beside(shape: Shape, place: tuple[int, int], way: Compass) -> tuple[int, int]:
    columns, rows = way.value
    stride = 1 if shape.squares is Squares.ALL or (columns and rows) else 2
    return place[0] + stride * columns, place[1] + stride * rows


def _index(shape: Shape, column: int, row: int) -> Cell:
    """A gap after each row (or in each pair of half rows) takes what a step over the side edge would hit.

    The gap makes the step between neighbouring rows the same number everywhere; only a step along the row of a
    half-filled board can still reach a cell of another row.
    """
    if shape.squares is Squares.ALL:
        return row * (shape.columns + 1) + column
    half = shape.columns // 2
    indented = shape.plays(1, 0)
    second = 0 if row % 2 == 0 else half if indented else half + 1
    return row // 2 * (2 * half + 1) + second + column // 2


@cache
def board_of(shape: Shape) -> Board:
    """The board of a shape, worked out once."""
    return Board(shape)


def cells_of(cells: CellSet) -> Iterator[Cell]:
    """The cells of a set, lowest index first."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest
