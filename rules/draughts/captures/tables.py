"""The neighbours of each cell and the cells beyond them, worked out once for a ruleset: the tables that
captures are found with.
"""

from __future__ import annotations

from rules.draughts.ruleset import Landing, Ruleset
from rules.game import Cell, Move
from rules.geometry import CellSet, Compass

Step = tuple[CellSet, CellSet, CellSet, Move]
"""(cells where the mover's men change, where the mover's kings change, enemies taken, the move)."""

_NUMBER = {way: number for number, way in enumerate(Compass, start=1)}

ShortLeap = tuple[CellSet, CellSet, tuple[Cell, Cell, CellSet, int, Step]]
"""(the piece taken, the landing, (both as cells, the prey from there, direction, the leap as a move))."""
Beyond = dict[CellSet, tuple[Cell, CellSet, dict[CellSet, tuple[tuple[Cell, CellSet], ...]]]]
"""By the piece taken: its cell, the cells behind it, and by the first piece there (0: none) the landings.

A landing is a cell and all that lies on its lines.
"""
Flight = tuple[int, int, CellSet, bool, Beyond]
"""(direction, its opposite, the line, whether indices rise along it, the cells behind each of its cells)."""


def leaps(
    ruleset: Ruleset, ways: list[Compass], last_row: CellSet, *, is_king: bool
) -> dict[Cell, tuple[ShortLeap, ...]]:
    """For each cell the leaps over its neighbours; as a man's, crowned on `last_row`, or as a king's."""
    board = ruleset.board
    around = {
        cell: sum(1 << ray[0] for ray in (board.ray(cell, way) for way in ways) if len(ray) > 1)
        for cell in board.cells
    }
    leaps: dict[Cell, list[ShortLeap]] = {cell: [] for cell in board.cells}
    for cell in board.cells:
        for way in ways:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                over, land = ray[:2]
                start, taken, end, move = 1 << cell, 1 << over, 1 << land, Move((cell, land), (over,))
                if is_king:
                    single = (0, start | end, taken, move)
                elif end & last_row and not start & last_row:
                    single = (start, end, taken, move)
                else:
                    single = (start | end, 0, taken, move)
                leaps[cell].append((taken, end, (over, land, around[land], _NUMBER[way], single)))
    return {cell: tuple(found) for cell, found in leaps.items()}


def flights(ruleset: Ruleset, ways: list[Compass]) -> dict[Cell, tuple[Flight, ...]]:
    """For each cell the lines on which a flying king may take."""
    board = ruleset.board
    reach = 1 if ruleset.landing is Landing.NEXT else max(ruleset.shape.columns, ruleset.shape.rows)
    lines = {
        cell: sum(1 << there for way in ways for there in board.ray(cell, way)[:-1]) for cell in board.cells
    }
    flights: dict[Cell, list[Flight]] = {cell: [] for cell in board.cells}
    for way in ways:
        beyond: Beyond = {}
        for cell in board.cells:
            tail = tuple((there, lines[there]) for there in board.ray(cell, way))
            landings = {1 << stop: tail[:distance][:reach] for distance, (stop, _) in enumerate(tail)}
            landings[0] = tail[:reach]
            beyond[1 << cell] = cell, sum(1 << there for there, _ in tail), landings
        for cell in board.cells:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                line = sum(1 << there for there in ray)
                flights[cell].append((_NUMBER[way], _NUMBER[way.opposite], line, ray[0] > cell, beyond))
    return {cell: tuple(found) for cell, found in flights.items()}
