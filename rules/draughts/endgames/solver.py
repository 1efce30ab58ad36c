"""Works out the winner of each position of a few pieces, and how fast, backward from the ends of games.

Retrograde analysis (Thompson 1986; for draughts Lake, Schaeffer and Lu 1994): first every position is looked at once
for where its moves lead; then, ply by ply from the lost ones, each position that leads to a loss of the other side is
won, and each of which all moves lead to wins of the other side is lost. All other positions are drawn.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Mapping

from rules.draughts.endgames.material import Material, Numbering, material_of, materials, numbering_of
from rules.draughts.ruleset import Ruleset
from rules.draughts.tree import DraughtsTree, Node

DRAW = 0
LONGEST = 127
"""A value is one byte: 0 a draw, 1 to 127 a win of the side to move in so many plies, from 128 on a loss."""
LOSS = 128

_WON = -1
"""The value of a position in which the other side has given up its last piece."""
_NEVER = -1
Values = dict[Material, bytes]


def solve(
    ruleset: Ruleset, pieces: int, known: Mapping[Material, bytes] | None = None, *, kings: bool = False
) -> Values:
    """The values of all positions of 2 to `pieces` pieces, by material and number; `known` is not solved again.

    `kings`: of those without men alone, which lead to no others.
    Only the board counts: no counted moves, no repetition, no run of a Frisian king.
    """
    values: Values = dict(known or {})
    for number in range(2, pieces + 1):
        for group in materials(number, kings=kings):
            if group[0] not in values:
                values |= _Solver(ruleset, numbering_of(ruleset, pieces), group, values).solved()
    return values


class _Solver:
    """One material with its counterpart, everything that they lead to being known."""

    def __init__(
        self, ruleset: Ruleset, numbering: Numbering, group: tuple[Material, ...], known: Values
    ) -> None:
        self._tree = DraughtsTree(ruleset)
        self._numbering = numbering
        self._known = known
        self._offset: dict[Material, int] = {}
        size = 0
        for material in group:
            self._offset[material] = size
            size += numbering.count(material)
        self._size = size
        self._waiting = array("i", [_NEVER]) * size
        """How many moves within the group have not been seen to lose; never: the position cannot be lost."""
        self._slowest = array("i", [0]) * size
        """The longest of the losses that moves out of the group lead to, in plies from here."""
        self._wins: dict[int, list[int]] = defaultdict(list)
        self._losses: dict[int, list[int]] = defaultdict(list)
        """Positions by the plies in which they are won or lost, as far as is known."""
        self._last = array("i", [-1]) * size
        self._sources, self._earlier = array("i"), array("i")
        """The moves within the group by their targets: for each the source, and the one before it (-1: none)."""

    def solved(self) -> Values:
        for material, offset in self._offset.items():
            for number, node in self._numbering.nodes(material):
                self._look(offset + number, node)
        values = self._spread()
        return {
            material: bytes(values[offset : offset + self._numbering.count(material)])
            for material, offset in self._offset.items()
        }

    def _look(self, position: int, node: Node) -> None:
        """Where the moves of a position lead."""
        tree = self._tree
        steps = tree.steps(node)
        result = tree.result(node, steps)
        if result is not None:
            if result < 0:
                self._losses[0].append(position)
            return
        inside, fastest, slowest, can_lose = set(), 0, 0, True
        for step in steps:
            child = tree.after(node, step)
            target = self._inside(child)
            if target is not None:
                inside.add(target)
                continue
            value = self._value(child)
            if value >= LOSS:
                plies = value - LOSS + 1
                fastest = min(fastest, plies) if fastest else plies
            elif value == DRAW:
                can_lose = False
            else:
                slowest = max(slowest, max(value, 0) + 1)
        if fastest:
            self._wins[fastest].append(position)
        for target in inside:
            self._earlier.append(self._last[target])
            self._last[target] = len(self._sources)
            self._sources.append(position)
        if not can_lose or fastest:
            return
        self._waiting[position] = len(inside)
        self._slowest[position] = slowest
        if not inside:
            self._losses[slowest].append(position)

    def _inside(self, node: Node) -> int | None:
        offset = self._offset.get(material_of(node))
        return None if offset is None else offset + self._numbering.number(node)

    def _value(self, node: Node) -> int:
        """The value of a position outside the group."""
        _, men, kings, other_men, other_kings = node
        if not men | kings:
            return LOSS
        if not other_men | other_kings:
            return _WON
        return self._known[material_of(node)][self._numbering.number(node)]

    def _spread(self) -> bytearray:
        values = bytearray(self._size)
        plies = 0
        while any(there >= plies for there in (*self._wins, *self._losses)):
            for position in self._wins.pop(plies, ()):
                if not values[position]:
                    values[position] = _checked(plies)
                    self._tell_of_win(position, plies, values)
            for position in self._losses.pop(plies, ()):
                if not values[position]:
                    values[position] = LOSS + _checked(plies)
                    self._tell_of_loss(position, plies)
            plies += 1
        return values

    def _tell_of_win(self, position: int, plies: int, values: bytearray) -> None:
        move = self._last[position]
        while move >= 0:
            source = self._sources[move]
            if self._waiting[source] > 0:
                self._waiting[source] -= 1
                if not self._waiting[source] and not values[source]:
                    self._losses[max(plies + 1, self._slowest[source])].append(source)
            move = self._earlier[move]

    def _tell_of_loss(self, position: int, plies: int) -> None:
        move = self._last[position]
        while move >= 0:
            source = self._sources[move]
            self._waiting[source] = _NEVER
            self._wins[plies + 1].append(source)
            move = self._earlier[move]


def _checked(plies: int) -> int:
    if plies > LONGEST:
        raise OverflowError(f"an ending of {plies} plies does not fit into a byte")
    return plies
