"""Formations: what the men of both sides in a block of the board are worth together, where that was learned.

A block is a band of two rows, or a strip of two columns over half of the rows, which sees captures and chains of men.
Its formation is a number in base three, the first cell its lowest digit: 0 for no man, 1 for White's, 2 for Black's.
The tables stand in `values/`, a file for each game, learned in games of the player against itself. See M. Buro,
Improving Heuristic Mini-Max Search by Supervised Learning (2002), on patterns whose weights are learned.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from operator import getitem
from pathlib import Path
from typing import Final

from bot.engine.weights import file_of
from rules import Colour, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Ruleset
from rules.game import Cell
from rules.geometry import CellSet, Squares

FULL: Final = 8  # all of an advantage, in eighths of it
ENDING: Final = "formations"  # of the file of a game in `values/`
_KEPT: Final = 50_000  # sets of men of one colour whose places are kept
_WIDTH: Final = 32  # bits in which one block's place stands beside the others'


def blocks_of(ruleset: Ruleset) -> list[tuple[Cell, ...]]:
    """The bands from the top, then the strips, the upper ones first; their cells in the order of reading. None where
    men stand on all cells, or the board is no square. All have as many cells as the board has rows.
    """
    if ruleset.shape.squares is Squares.ALL or ruleset.shape.rows != ruleset.shape.columns:
        return []
    board = ruleset.board
    rows = [[cell for cell in board.cells if board.row[cell] == row] for row in range(ruleset.shape.rows)]
    half = len(rows) // 2
    bands = [(*row, *below) for row, below in pairwise(rows)]
    strips = [
        tuple(cell for row in over for cell in row[first : first + 2])
        for over in (rows[:half], rows[half:])
        for first in range(half - 1)
    ]
    return [*bands, *strips]


def formations_in(ruleset: Ruleset) -> int:
    """How many formations a block of the board has."""
    return int(3**ruleset.shape.rows)


class Formations:
    """The worth of all men together: a table of `formations_in` numbers for each block, hundredths of a man for White.
    `both_kings`: how many eighths of an advantage are left where both sides have kings; such games are often drawn.
    """

    def __init__(self, ruleset: Ruleset, worth: Sequence[int], both_kings: int = FULL) -> None:
        blocks = blocks_of(ruleset)
        self.worth = tuple(worth)
        self.both_kings = both_kings
        self._white_side = ruleset.side_of(Colour.WHITE)
        self._white, self._black = _Places(blocks, 1), _Places(blocks, 2)
        count = formations_in(ruleset)
        self._starts = sum(count * number << _WIDTH * number for number in range(len(blocks)))
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
    """What was learned for this game, else for its game without options where only draws differ; None for neither."""
    usual = find_game(game.variant.key)
    assert isinstance(usual, DraughtsGame)
    same = replace(game.ruleset, draws=usual.ruleset.draws) == usual.ruleset
    for each in (game, usual) if same else (game,):
        if (path := file_of(each, ENDING)).exists():
            return read(path, game.ruleset)
    return None


def read(path: Path, ruleset: Ruleset) -> Formations:
    """The formations of a file: a line with its origin, then the packed table, two bytes a number, the low one first.
    Raises OSError, ValueError, KeyError, zlib.error.
    """
    head, packed = path.read_bytes().split(b"\n", 1)
    worth = array("h", zlib.decompress(packed))
    if sys.byteorder == "big":
        worth.byteswap()
    if len(worth) != len(blocks_of(ruleset)) * formations_in(ruleset):
        # C would read beyond its end.
        raise ValueError(f"{path.name} is damaged")
    return Formations(ruleset, worth, json.loads(head)["both_kings"])
