"""The pattern of a position: one for all positions of which each tells what to play in the others."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from rules.game import BoardView, Kind, Side

_BYTES = 16
_KINDS = tuple(Kind)


def pattern(view: BoardView) -> str:
    """The pieces on the board as 32 hexadecimal digits, however the board is turned or reflected.

    Neither the game, nor the owner of a colour, nor the side to move is in it: one board has many games, and a
    pattern is to be recognised in each. Boards that are played on squares of one shade become one another by
    reflection.
    """
    size, bits = view.columns, _turns(view.columns)
    places = {each.cell: bits[each.row * size + each.column] for each in view.cells}
    armies = [[0] * len(_KINDS) for _ in Side]
    for piece in view.pieces:
        armies[piece.side][_KINDS.index(piece.kind)] |= places[piece.cell]
    seen, board = [], (1 << size * size) - 1
    for shift in range(0, 8 * size * size, size * size):
        first, second = [tuple([army >> shift & board for army in each]) for each in armies]
        seen.append((first, second) if first < second else (second, first))
    return blake2b(repr((size, min(seen))).encode(), digest_size=_BYTES).hexdigest()


@cache
def _turns(size: int) -> tuple[int, ...]:
    """For each square, by row and column: its bits in the eight ways to lay down a square board."""
    last = size - 1
    found = [0] * size * size
    for way in range(8):
        for row in range(size):
            for column in range(size):
                x, y = (row, column) if way & 4 else (column, row)
                x, y = (last - x if way & 2 else x), (last - y if way & 1 else y)
                found[row * size + column] |= 1 << way * size * size + y * size + x
    return tuple(found)
