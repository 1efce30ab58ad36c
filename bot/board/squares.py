"""The names of squares, and the one order in which every text lists them."""

from __future__ import annotations

from collections.abc import Iterable

from rules import BoardView, Cell, Notation


def cell_order(view: BoardView, notation: Notation) -> dict[Cell, tuple[int, int, int]]:
    """The place of each square in a list of squares: by its number, else by its letter and then its rank."""
    numeric = notation is Notation.NUMERIC
    return {cell.cell: ((numeric and cell.number) or 0, cell.column, -cell.row) for cell in view.cells}


def cell_names(view: BoardView, notation: Notation) -> dict[Cell, str]:
    """The name of each cell: its number on numbered boards where that is wanted, else its letter and row."""
    numeric = notation is Notation.NUMERIC
    return {cell.cell: str(cell.number) if numeric and cell.number else cell.name for cell in view.cells}


def squares(cells: Iterable[Cell], view: BoardView, notation: Notation) -> str:
    """The squares in the one order in which all texts list them."""
    names, order = cell_names(view, notation), cell_order(view, notation)
    return " ".join(names[cell] for cell in sorted(cells, key=order.__getitem__))
