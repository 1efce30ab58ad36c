"""The common ground of the games of Kanare Kato: a chequered board of which every square is used.

Its names, lines, groups, and the text of its ranks; and `KatoGame`, the part alike in all of them.

Cells are numbered file by file from a1 (a1 = 0, a2 = 1, …, b1 = size), so that order by number is order by name.
Sets of cells are integers with one bit per cell. a1 is dark.
"""

from __future__ import annotations

import functools
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Self

from rules.errors import BadPosition, IllegalMove, Reason, UnknownVersion
from rules.game import Area, Cell, CellView, Colour, Fact, Kind, Move, Notation, PieceView, Side
from rules.geometry import CellSet, cells_of
from rules.notation import quote, read_squares
from rules.plain_text import fold

_RANK = re.compile(r"(\d+)|([bw])")
_PASSES = {"pass", "skip", "-", "--", "パス"}
_AROUND_A_PASS = " !?.,;`\"'\n"
_LONGEST_PASS = 20

DESIGNER = Fact("designer", {"name": "Kanare Kato", "native": "加藤香流"})


class KatoGame(ABC):
    """Black begins, squares have names, all pieces are alike, and the rules have had one version."""

    rules_version: ClassVar = 1
    notation: ClassVar = Notation.ALGEBRAIC
    colours: ClassVar = (Colour.BLACK, Colour.WHITE)
    ballots: ClassVar[Mapping[str, str]] = MappingProxyType({})
    tables: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})

    @property
    @abstractmethod
    def key(self) -> str:
        """The game with its options, as in `Game`."""

    def of_version(self, version: int) -> Self:
        if version != self.rules_version:
            raise UnknownVersion(name=self.key, version=version)
        return self

    def crowns(self, state: object, move: Move) -> bool:  # noqa: ARG002 - as in Game
        """Never: all pieces are alike."""
        return False


class Chequerboard:
    """The squares of one size; get it from `chequerboard`, which makes each size once."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.cells = range(size * size)
        self.names = tuple(f"{chr(97 + file)}{rank + 1}" for file in range(size) for rank in range(size))
        self.every: CellSet = (1 << size * size) - 1
        self.dark: CellSet = sum(1 << cell for cell in self.cells if sum(divmod(cell, size)) % 2 == 0)
        self.light: CellSet = self.every & ~self.dark
        self.views = tuple(
            CellView(
                cell=cell,
                column=cell // size,
                row=size - 1 - cell % size,
                name=name,
                number=None,
                dark=bool(self.dark >> cell & 1),
            )
            for cell, name in enumerate(self.names)
        )
        self.named = {name: cell for cell, name in enumerate(self.names)}
        self._not_first_rank = self.every & ~sum(1 << cell for cell in self.cells if cell % size == 0)
        self._not_last_rank = self.every & ~sum(1 << cell for cell in self.cells if cell % size == size - 1)

    def cell(self, name: str) -> Cell | None:
        """The cell of a lower-case name such as `c3`, or None where the board ends before it."""
        return self.named.get(name)

    def line(self, cell: Cell, files: int, ranks: int) -> tuple[Cell, ...]:
        """The cells from `cell` (not included) to the edge in steps of so many files and ranks."""
        file, rank = divmod(cell, self.size)
        found = []
        while 0 <= (file := file + files) < self.size and 0 <= (rank := rank + ranks) < self.size:
            found.append(file * self.size + rank)
        return tuple(found)

    def around(self, members: CellSet) -> CellSet:
        """The cells on this board that have an edge in common with one of the set."""
        return (
            (members << 1 & self._not_first_rank)
            | (members >> 1 & self._not_last_rank)
            | members << self.size
            | members >> self.size
        ) & self.every

    def groups(self, members: CellSet) -> list[CellSet]:
        """The orthogonally connected parts of a set, largest first, then by their lowest cell."""
        found = []
        while members:
            group = front = members & -members
            while front:
                front = self.around(front) & members & ~group
                group |= front
            found.append(group)
            members &= ~group
        return sorted(found, key=int.bit_count, reverse=True)

    def write(self, first: CellSet, second: CellSet) -> str:
        """The ranks from the top, `b` for the first side, `w` for the second, numbers for empty squares."""
        ranks = []
        for rank in reversed(range(self.size)):
            cells = range(rank, self.size * self.size, self.size)
            signs = "".join("b" if first >> c & 1 else "w" if second >> c & 1 else "." for c in cells)
            ranks.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), signs))
        return "/".join(ranks)

    def read(self, text: str) -> tuple[CellSet, CellSet]:
        """The two sets of `write`. Raises BadPosition with `why` = ranks, signs or width."""
        ranks = text.split("/", self.size)
        if len(ranks) != self.size:
            raise BadPosition(why="ranks", ranks=self.size)
        sides = {"b": 0, "w": 0}
        for rank, signs in zip(reversed(range(self.size)), ranks, strict=True):
            file = 0
            if len(signs) > 2 * self.size or not re.fullmatch(r"([bw]|[0-9]{1,2})+", signs):
                raise BadPosition(why="signs", rank=rank + 1)
            for gap, piece in _RANK.findall(signs):
                if piece and file < self.size:
                    sides[piece] |= 1 << file * self.size + rank
                file += int(gap) if gap else 1
            if file != self.size:
                raise BadPosition(why="width", rank=rank + 1, files=self.size)
        return sides["b"], sides["w"]


@functools.cache
def chequerboard(size: int) -> Chequerboard:
    """The board of size x size squares."""
    return Chequerboard(size)


SIDE_LETTERS = "bw"
"""The letters of FIRST and SECOND in a position text."""


def fields(text: str, most: int) -> list[str]:
    """The blank-separated fields of a position text, lower case, at least ranks and side.

    Raises BadPosition with `why` = fields.
    """
    found = text[:4000].casefold().split()
    if not 2 <= len(found) <= most or len(text) > 4000:
        raise BadPosition(why="fields")
    return found


def side_of(letter: str) -> Side:
    """The side of its letter. Raises BadPosition with `why` = side."""
    if letter not in SIDE_LETTERS or len(letter) != 1:
        raise BadPosition(why="side")
    return Side(SIDE_LETTERS.index(letter))


READABLE = 25
"""More suggestions than this are not read, so the first part of each is offered instead."""


def read_typed(squares: Chequerboard, text: str) -> tuple[tuple[Cell, ...], str]:
    """The squares that a typed move names, at least one, in order; and the text after the last of them.

    Raises UnreadableMove, with `cell` where one is not on the board; and IllegalMove where the player wants to pass.
    """
    if fold(text[:_LONGEST_PASS]).strip(_AROUND_A_PASS) in _PASSES:
        raise IllegalMove(Reason.NO_PASS, text=quote(text))
    return read_squares(text, squares.named)


def sizes(groups: Sequence[CellSet]) -> tuple[int, ...]:
    """How many cells each set has."""
    return tuple(map(int.bit_count, groups))


def told(counts: Sequence[int]) -> str:
    """Sizes as text, with what repeats counted: `14 9 2×2 1×5`."""
    parts = []
    for size in dict.fromkeys(counts):
        times = counts.count(size)
        parts.append(f"{size}×{times}" if times > 1 else str(size))
    return " ".join(parts) or "0"


def pieces_of(first: CellSet, second: CellSet) -> tuple[PieceView, ...]:
    """The pieces on the board, in the order of the cells."""
    return tuple(PieceView(cell, Side(second >> cell & 1), Kind.PIECE) for cell in cells_of(first | second))


def areas_of(first: Sequence[CellSet], second: Sequence[CellSet]) -> tuple[Area, ...]:
    """The groups of both sides, largest first."""
    areas = [Area(Side.FIRST, tuple(cells_of(group))) for group in first]
    areas += [Area(Side.SECOND, tuple(cells_of(group))) for group in second]
    return tuple(sorted(areas, key=lambda area: len(area.cells), reverse=True))
