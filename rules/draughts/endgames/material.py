"""The pieces on the board, and the number of each position of them.

Everything is seen from the side to move: turned by half a board, a position with SECOND to move is one with FIRST to
move, and both have the same number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import NamedTuple

from rules.draughts.ruleset import Ruleset
from rules.draughts.tree import Node
from rules.game import Cell, Side
from rules.geometry import CellSet


class Material(NamedTuple):
    """How many pieces of each kind the side to move has, and the other."""

    men: int
    kings: int
    other_men: int
    other_kings: int

    @property
    def other(self) -> Material:
        """The same pieces with the other side to move."""
        return Material(self.other_men, self.other_kings, self.men, self.kings)

    @property
    def pieces(self) -> int:
        return sum(self)

    @property
    def has_men(self) -> bool:
        return bool(self.men or self.other_men)

    def __str__(self) -> str:
        own, other = ("K" * kings + "M" * men for men, kings in (self[:2], self[2:]))
        return f"{own} v {other}"


def material_of(node: Node) -> Material:
    """The pieces of a node."""
    return Material(*(pieces.bit_count() for pieces in node[1:]))


def materials(pieces: int, *, kings: bool = False) -> Iterator[tuple[Material, ...]]:
    """All materials of `pieces` pieces with some on each side, as pairs that lead into each other, or single ones.

    `kings`: those without men alone.

    In an order in which they can be solved: crowning a man leads to fewer men, everything else that changes the
    material to fewer pieces.
    """
    found = [
        Material(men, own - men, other_men, pieces - own - other_men)
        for own in range(1, pieces)
        for men in range(own + 1)
        for other_men in range(pieces - own + 1)
        if not kings or not men + other_men
    ]
    for one in sorted(found, key=lambda material: (material.men + material.other_men, material)):
        if one == one.other:
            yield (one,)
        elif one > one.other:
            yield one, one.other


class Numbering:
    """The number of each position of up to `pieces` pieces among those of its material."""

    def __init__(self, ruleset: Ruleset, pieces: int) -> None:
        cells = ruleset.board.cells
        self._sets: dict[tuple[str, int], list[CellSet]] = {}
        places = {
            "kings": cells,
            "men": _without(cells, ruleset.last_row(Side.FIRST)),
            "other men": _without(cells, ruleset.last_row(Side.SECOND)),
        }
        turned = dict(zip(cells, reversed(cells), strict=True))
        ranks: dict[str, list[dict[CellSet, int]]] = {}
        for kind, allowed in places.items():
            here, there = {0: 0}, {0: 0}
            self._sets[kind, 0] = [0]
            for size in range(1, pieces):
                chosen = list(combinations(allowed, size))
                self._sets[kind, size] = [sum(1 << cell for cell in some) for some in chosen]
                here.update({some: rank for rank, some in enumerate(self._sets[kind, size])})
                there.update(
                    {sum(1 << turned[cell] for cell in some): rank for rank, some in enumerate(chosen)}
                )
            ranks[kind] = [here, there]
        self.ranks: tuple[tuple[Mapping[CellSet, int], ...], ...] = tuple(
            (ranks["men"][side], ranks["kings"][side], ranks["other men"][side], ranks["kings"][side])
            for side in Side
        )
        """By side to move: the rank of each set of men, kings, other men and other kings."""

    def sizes(self, material: Material) -> tuple[int, int, int, int]:
        """How many sets there are of each kind."""
        men, kings, other_men, other_kings = self._kinds(material)
        return len(men), len(kings), len(other_men), len(other_kings)

    def count(self, material: Material) -> int:
        """How many numbers the material takes; some stand for no position, since two pieces share a cell there."""
        men, kings, other_men, other_kings = self.sizes(material)
        return men * kings * other_men * other_kings

    def number(self, node: Node) -> int:
        """The number of a node. Raises KeyError for a man that stands where it would have been crowned."""
        side, *sets = node
        number = 0
        sizes = self.sizes(material_of(node))
        for rank, size, chosen in zip(self.ranks[side], sizes, sets, strict=True):
            number = number * size + rank[chosen]
        return number

    def nodes(self, material: Material) -> Iterator[tuple[int, Node]]:
        """All positions of the material with FIRST to move, with their numbers, in order."""
        all_men, all_kings, all_other_men, all_other_kings = self._kinds(material)
        number = -1
        for men in all_men:
            for kings in all_kings:
                for other_men in all_other_men:
                    taken = men | kings | other_men
                    apart = not (men & kings or men & other_men or kings & other_men)
                    for other_kings in all_other_kings:
                        number += 1
                        if apart and not taken & other_kings:
                            yield number, (0, men, kings, other_men, other_kings)

    def _kinds(self, material: Material) -> tuple[list[CellSet], ...]:
        men, kings, other_men, other_kings = material
        sets = self._sets
        return (
            sets["men", men],
            sets["kings", kings],
            sets["other men", other_men],
            sets["kings", other_kings],
        )


def _without(cells: tuple[Cell, ...], row: CellSet) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if not row >> cell & 1)


@cache
def numbering_of(ruleset: Ruleset, pieces: int) -> Numbering:
    """The numbering of a ruleset, worked out once."""
    return Numbering(ruleset, pieces)
