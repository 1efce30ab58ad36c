"""Formations: what the men of both sides in a block of the board are worth together, where that was learned.

A block is four dark cells beside each other and the four in the row below. Its formation is a number in base three, the
first cell its lowest digit: 0 for no man, 1 for White's, 2 for Black's. The tables stand in `values/`, a file for each
game, written by `python -m bot.engine.learn_formations`. See M. Buro, Improving Heuristic Mini-Max Search by Supervised
Learning (2002), on patterns whose weights are learned.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import getitem
from pathlib import Path
from typing import Final

from bot.engine.weights import file_of
from rules import Colour
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Ruleset
from rules.game import Cell
from rules.geometry import CellSet, Squares

BLOCK: Final = 8
"""Cells of a block."""
FORMATIONS: Final = 3**BLOCK
ENDING: Final = "formations"
"""Of the file of a game in `values/`."""
_KEPT: Final = 50_000
"""Sets of men of one colour whose places are kept."""
_WIDTH: Final = 32
"""Bits in which one block's place stands beside the others'."""


def blocks_of(ruleset: Ruleset) -> list[tuple[Cell, ...]]:
    """The blocks of a board, from the top, their cells in the order of reading; none where men stand on all cells."""
    if ruleset.shape.squares is Squares.ALL:
        return []
    rows: dict[int, list[Cell]] = {}
    for cell in ruleset.board.cells:
        rows.setdefault(ruleset.board.row[cell], []).append(cell)
    half = BLOCK // 2
    return [
        (*row[first : first + half], *below[first : first + half])
        for row, below in pairwise(rows[number] for number in sorted(rows))
        for first in range(len(row) - half + 1)
    ]


class Formations:
    """The worth of all men together: a table of `FORMATIONS` numbers for each block, hundredths of a man for White."""

    def __init__(self, ruleset: Ruleset, worth: Sequence[int]) -> None:
        blocks = blocks_of(ruleset)
        self.worth = tuple(worth)
        self._white_side = ruleset.side_of(Colour.WHITE)
        self._white, self._black = _Places(blocks, 1), _Places(blocks, 2)
        self._starts = sum(FORMATIONS * number << _WIDTH * number for number in range(len(blocks)))
        self._bytes = _WIDTH // 8 * len(blocks)
        self._worth_of = self.worth.__getitem__

    def value(self, side: int, men: CellSet, other_men: CellSet) -> int:
        """As the side sees it whose men come first."""
        white, black = (men, other_men) if side == self._white_side else (other_men, men)
        value = sum(map(self._worth_of, self.places(white, black)))
        return value if side == self._white_side else -value

    def places(self, white: CellSet, black: CellSet) -> Sequence[int]:
        """Where in the table the formation of each block stands."""
        # What a set of men adds to them is one long number, so that a single addition serves all blocks.
        joined = self._starts + self._white[white] + self._black[black]
        return memoryview(joined.to_bytes(self._bytes, sys.byteorder)).cast("I")


class _Places(dict[CellSet, int]):
    """How much any set of men of one colour adds to the place of each block's formation."""

    def __init__(self, blocks: Sequence[Sequence[Cell]], digit: int) -> None:
        super().__init__()
        adds: dict[Cell, int] = {}
        for number, block in enumerate(blocks):
            for place, cell in enumerate(block):
                adds[cell] = adds.get(cell, 0) + (digit * 3**place << _WIDTH * number)
        self._sums = sums_of_eight(adds)

    def __missing__(self, men: CellSet) -> int:
        if len(self) >= _KEPT:
            self.clear()
        found = self[men] = sum(map(getitem, self._sums, men.to_bytes(len(self._sums), "little")))
        return found


def sums_of_eight(worth: Mapping[Cell, int]) -> list[list[int]]:
    """For each eight cells, the sums of any set of them, which is a byte of the whole set."""
    found = []
    for first in range(0, max(worth, default=0) + 1, 8):
        sums = [0]
        for cell in range(first, first + 8):
            sums += [known + worth.get(cell, 0) for known in sums]
        found.append(sums)
    return found


def formations_of(game: DraughtsGame) -> Formations | None:
    """What was learned for this game with just these rules; None where nothing was."""
    path = file_of(game, ENDING)
    return read(path, game.ruleset) if path.exists() else None


def read(path: Path, ruleset: Ruleset) -> Formations:
    """The formations of a file: a line with its origin, then the packed table, two bytes a number, the low one first.

    Raises OSError, ValueError, zlib.error.
    """
    _, packed = path.read_bytes().split(b"\n", 1)
    worth = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        worth.byteswap()
    return Formations(ruleset, worth)


def write(path: Path, worth: Sequence[int], **facts: object) -> None:
    """The file of such a table, numbers below 32,768, with `facts` about its origin."""
    numbers = array("h", worth)
    if sys.byteorder == "big":
        numbers.byteswap()
    path.write_bytes(json.dumps(facts).encode() + b"\n" + zlib.compress(numbers.tobytes(), 9))
