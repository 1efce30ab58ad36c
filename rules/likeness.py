"""The pattern of a position: one for all positions of which each tells what to play in the others."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from rules.game import BoardView, Kind, Side

_BYTES = 16


def pattern(view: BoardView) -> str:
    """The pieces on the board as 32 hexadecimal digits, however the board is turned or reflected.

    Neither the game, nor the owner of a colour, nor the side to move is in it: one board has many games, and a
    pattern is to be recognised in each. Boards that are played on squares of one shade become one another by
    reflection.
    """
    size = view.columns
    places = {each.cell: each.row * size + each.column for each in view.cells}
    armies: dict[tuple[Side, Kind], list[int]] = {(side, kind): [] for side in Side for kind in Kind}
    for piece in view.pieces:
        armies[piece.side, piece.kind].append(places[piece.cell])
    ours, theirs = ([armies[side, kind] for kind in Kind] for side in Side)
    seen = []
    for bits in _turns(size):
        at = bits.__getitem__
        first = tuple([sum(map(at, army)) for army in ours])
        second = tuple([sum(map(at, army)) for army in theirs])
        seen.append(min((first, second), (second, first)))
    return blake2b(repr((size, min(seen))).encode(), digest_size=_BYTES).hexdigest()


@cache
def _turns(size: int) -> tuple[tuple[int, ...], ...]:
    """For each of the eight ways to lay down a square board: the bit of each square, by row and column."""
    last = size - 1
    found = []
    for swapped in (False, True):
        for across in (False, True):
            for down in (False, True):
                bits = []
                for row in range(size):
                    for column in range(size):
                        x, y = (row, column) if swapped else (column, row)
                        x, y = (last - x if across else x), (last - y if down else y)
                        bits.append(1 << y * size + x)
                found.append(tuple(bits))
    return tuple(found)
