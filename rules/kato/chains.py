"""Where a piece of Incorrect Checkers can go: steps forward, chains of jumps, and steps back."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.game import Cell, Side
from rules.geometry import CellSet, cells_of
from rules.kato.board import chequerboard

SIZE = 8
SQUARES = chequerboard(SIZE)


class _Around(NamedTuple):
    """The surroundings of a cell for a side: cells to step to, (over, landing) pairs of jumps, and the goal ahead."""

    forward: tuple[Cell, ...]
    backward: tuple[Cell, ...]
    over_own: tuple[tuple[Cell, Cell], ...]
    over_other: tuple[tuple[Cell, Cell], ...]
    cone: CellSet


RANKS = tuple(sum(1 << cell for cell in SQUARES.cells if cell % SIZE == rank) for rank in range(SIZE))
"""The cells of each rank, rank 1 first."""
_NEAR, _FAR = sum(RANKS[:3]), sum(RANKS[5:])
COLOUR = {Side.FIRST: SQUARES.dark, Side.SECOND: SQUARES.light}
HOME = {Side.FIRST: SQUARES.dark & _NEAR, Side.SECOND: SQUARES.light & _FAR}
GOAL = {Side.FIRST: SQUARES.dark & _FAR, Side.SECOND: SQUARES.light & _NEAR}
FORWARD = {Side.FIRST: 1, Side.SECOND: -1}
_DIAGONALS = ((-1, 1), (1, 1), (-1, -1), (1, -1))
_STRAIGHT = ((0, 1), (-1, 0), (1, 0), (0, -1))


def backward(side: Side, cell: Cell) -> tuple[Cell, ...]:
    """The cells that a step back leads to."""
    return _around(side)[cell].backward


@functools.cache
def _around(side: Side) -> tuple[_Around, ...]:
    forward = FORWARD[side]

    def steps(cell: Cell, ranks: int) -> tuple[Cell, ...]:
        return tuple(line[0] for files in (-1, 1) if (line := SQUARES.line(cell, files, ranks)))

    def jumps(cell: Cell, directions: Sequence[tuple[int, int]]) -> tuple[tuple[Cell, Cell], ...]:
        lines = (SQUARES.line(cell, files, ranks * forward) for files, ranks in directions)
        return tuple((line[0], line[1]) for line in lines if len(line) > 1)

    def cone(cell: Cell) -> CellSet:
        file, rank = divmod(cell, SIZE)
        ahead = ((goal, *divmod(goal, SIZE)) for goal in cells_of(GOAL[side]))
        return sum(1 << goal for goal, f, r in ahead if abs(f - file) <= (r - rank) * forward and r != rank)

    return tuple(
        _Around(
            forward=steps(cell, forward),
            backward=steps(cell, -forward),
            over_own=jumps(cell, _DIAGONALS),
            over_other=jumps(cell, _STRAIGHT),
            cone=cone(cell),
        )
        for cell in SQUARES.cells
    )


def paths(own: CellSet, other: CellSet, side: Side, start: Cell) -> Iterator[tuple[Cell, ...]]:
    """The ways of the piece on `start`, one for each square that it may end on: steps, jumps, or steps back."""
    around = _around(side)
    empty = SQUARES.every & ~(own | other)
    here = around[start]
    for end in here.forward:
        if empty >> end & 1:
            yield start, end
    forward, rank, reached = FORWARD[side], start % SIZE, set()
    for path in _chains(own, other, start, around):
        end = path[-1]
        if (end % SIZE - rank) * forward > 0 and end not in reached:
            reached.add(end)
            yield path
    if here.cone and not here.cone & ~own:
        for end in here.backward:
            if empty >> end & 1:
                yield start, end


def _chains(
    own: CellSet, other: CellSet, start: Cell, around: Sequence[_Around]
) -> Iterator[tuple[Cell, ...]]:
    """Jump chains of the piece on `start`, shortest first, at least one of the shortest to each reachable square.

    A chain that stands where another stood that had jumped no other pieces than it has leads nowhere new.
    """
    own &= ~(1 << start)
    empty = SQUARES.every & ~(own | other)
    known: dict[Cell, list[CellSet]] = {start: [0]}
    chains: list[tuple[tuple[Cell, ...], CellSet]] = [((start,), 0)]
    for path, jumped in chains:  # grows while it is walked: breadth first
        here = around[path[-1]]
        free = own & ~jumped
        found = [(over, end) for over, end in here.over_own if free >> over & 1 and empty >> end & 1]
        if not jumped & other:
            found += [(over, end) for over, end in here.over_other if other >> over & 1 and empty >> end & 1]
        for over, end in found:
            after = jumped | 1 << over
            before = known.setdefault(end, [])
            if all(less & ~after for less in before):
                before.append(after)
                chains.append(((*path, end), after))
                yield (*path, end)


def is_chain(own: CellSet, other: CellSet, side: Side, path: Sequence[Cell]) -> bool:
    """Can the piece on the first cell jump from each cell of the path to the next."""
    own &= ~(1 << path[0])
    empty = SQUARES.every & ~(own | other)
    around = _around(side)
    for cell, end in pairwise(path):
        own_over = [over for over, landing in around[cell].over_own if landing == end and own >> over & 1]
        other_over = [
            over for over, landing in around[cell].over_other if landing == end and other >> over & 1
        ]
        if not empty >> end & 1 or not own_over + other_over:
            return False
        own &= ~sum(1 << over for over in own_over)
        other = 0 if other_over else other
    return True
