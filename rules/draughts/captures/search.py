"""Every complete capture of one piece, found by following its routes one by one.

A capture of one piece, by far the most frequent, is worked out beforehand; generating it means finding it. Further
captures depend only on the place of the piece and the prey it has left standing, whatever the order in which that was
reached, so such a node is entered once: captures with equal end and equal captured pieces are one and the same.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.draughts.captures.tables import Flight, ShortLeap, Step
from rules.draughts.ruleset import Crowning, Priority, Removal, Ruleset
from rules.game import Cell, Move
from rules.geometry import CellSet

Route = tuple[Cell, ...]
Rank = tuple[int | Route, ...]
"""How much there is in a capture of what the priorities of its ruleset ask for, the first of them first."""
Long = tuple[CellSet, CellSet, CellSet, Route, Route]
"""A finished capture of several pieces: the changes as in a Step, its path, the cells captured in order."""

_AS_KING, _AS_MAN, _STOPPED = 0, -1, -2
"""Marks in a node: a king or a man that stands there, a capture that ended there. Where pieces leave at once, a king
has the direction it came from instead, since it may not turn back.
"""


class TooManyCaptures(Exception):
    """A search met more nodes than it was allowed."""


class Budget:
    """The nodes that may still be met, in one search or in several."""

    __slots__ = ("nodes",)

    def __init__(self, nodes: int) -> None:
        self.nodes = nodes

    def spend(self, nodes: int) -> None:
        """Raises TooManyCaptures where there are not so many left."""
        self.nodes -= nodes
        if self.nodes < 0:
            raise TooManyCaptures


class Search:
    """The finds of one search: `single` captures and `long` ones; for the present piece, the nodes `seen`.

    `limit`: the most nodes for a piece; `best`: the least worth of a capture that counts, as far as that is known.
    """

    __slots__ = ("best", "budget", "kings", "limit", "long", "of_man", "prey", "seen", "single")

    def __init__(
        self, prey: CellSet, kings: CellSet, limit: int, budget: Budget | None, single: list[Step]
    ) -> None:
        self.prey = prey
        self.kings = kings
        self.limit = limit
        self.budget = budget
        self.of_man = True
        self.single = single
        self.long: list[Long] = []
        self.best: Rank = ()
        self.seen: dict[tuple[object, ...], bool] = {}

    def enter(self, node: tuple[object, ...], goes_on: bool = True) -> None:
        self.seen[node] = goes_on
        if len(self.seen) > self.limit:
            raise TooManyCaptures

    def next_piece(self) -> None:
        if self.budget is not None:
            self.budget.spend(len(self.seen))
        self.seen.clear()

    def forget(self, start: Cell) -> None:
        """Drops the finds for the piece on that cell, which took `limit` nodes."""
        self.single = [step for step in self.single if step[3].path[0] != start]
        self.long = [found for found in self.long if found[3][0] != start]
        self.next_piece()

    def order(self, hits: Route) -> tuple[int, ...]:
        """For each piece taken, in this order: 1 for a king, else 0."""
        return tuple([self.kings >> cell & 1 for cell in hits])

    def add(
        self, start: CellSet, end: CellSet, crowned: bool, left: CellSet, path: Route, hits: Route
    ) -> None:
        """Adds a long capture."""
        if not self.of_man:
            self.long.append((0, start ^ end, self.prey ^ left, path, hits))
        elif crowned:
            self.long.append((start, end, self.prey ^ left, path, hits))
        else:
            self.long.append((start ^ end, 0, self.prey ^ left, path, hits))


Walk = Callable[[Cell, CellSet, CellSet, Route, Route, Search, int], bool]
"""(cell, other pieces, the prey left, path, captured, search, direction) -> whether it could go on."""


def leaping_walk(
    ruleset: Ruleset, leaps: dict[Cell, tuple[ShortLeap, ...]], last_row: CellSet, king_walk: Walk | None
) -> Walk:
    """The walk of a piece that takes its neighbours: a man, crowned on `last_row`, or (no `king_walk`) a king."""
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    kind = _AS_KING if king_walk is None else _AS_MAN
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0

    def walk(
        cell: Cell,
        others: CellSet,
        prey: CellSet,
        path: Route,
        hits: Route,
        search: Search,
        came: int,  # noqa: ARG001 (a leaping piece cannot turn back: it has emptied that side)
    ) -> bool:
        went_on = False
        for over, land, more in leaps[cell]:
            if not prey & over or others & land:
                continue
            went_on = True
            over_cell, land_cell, around, way, single = more
            left = prey ^ over
            ends = land & stop_row != 0 or not (left & around or land & pass_row)
            if not hits:
                if ends:
                    search.single.append(single)
                    continue
                taken: Route = (over_cell,)
            else:
                taken = (*hits, over_cell)
                if len(hits) > 1:
                    # Not before the third capture can a piece come to the same node in two ways.
                    node = (land_cell, left, kind, search.order(taken) if ordered else 0)
                    if node in search.seen:
                        continue
                    search.enter(node)
            route = (*path, land_cell)
            if not ends:
                rest = others ^ over if at_once else others
                if king_walk is not None and land & pass_row:
                    ends = not king_walk(land_cell, rest, left, route, taken, search, way)
                else:
                    ends = not walk(land_cell, rest, left, route, taken, search, way)
                if ends and not hits:
                    search.single.append(single)
                    continue
            if ends:
                crowned = king_walk is None or land & last_row != 0
                search.add(1 << path[0], land, crowned, left, route, taken)
        return went_on

    return walk


def flying_walk(ruleset: Ruleset, lines: dict[Cell, tuple[Flight, ...]]) -> Walk:
    """The walk of a king that takes from any distance; also of a man that became one on its way."""
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    singles: dict[tuple[Cell, CellSet, CellSet], list[Step]] = {}

    def walk(
        cell: Cell, others: CellSet, prey: CellSet, path: Route, hits: Route, search: Search, came: int
    ) -> bool:
        went_on = False
        for way, back, ray, rising, beyond in lines[cell]:
            met = ray & others
            if not met or back == came:
                continue
            over = met & -met if rising else 1 << met.bit_length() - 1
            if not prey & over:
                continue
            over_cell, tail, landings = beyond[over]
            met = tail & others
            stop = met and (met & -met if rising else 1 << met.bit_length() - 1)
            if not landings[stop]:
                continue
            went_on = True
            left = prey ^ over
            rest = others ^ over if at_once else others
            taken = (*hits, over_cell)
            order = search.order(taken) if ordered else 0
            may_stop = True
            for land, ahead in landings[stop]:
                if not left & ahead:
                    continue
                if hits:
                    node = (land, left, way if at_once else _AS_KING, order)
                    goes_on = search.seen.get(node)
                    if goes_on is None:
                        goes_on = walk(land, rest, left, (*path, land), taken, search, way)
                        search.enter(node, goes_on)
                else:
                    goes_on = walk(land, rest, left, (*path, land), taken, search, way)
                if goes_on:
                    may_stop = False
            if not may_stop:
                continue
            if not hits:
                single = singles.get((cell, over, stop))
                if single is None:
                    single = [
                        (0, 1 << cell | 1 << land, over, Move((cell, land), taken))
                        for land, _ in landings[stop]
                    ]
                    singles[cell, over, stop] = single
                search.single += single
                continue
            for land, _ in landings[stop]:
                node = (land, left, _STOPPED, order)
                if node not in search.seen:
                    search.enter(node)
                    search.add(1 << path[0], 1 << land, True, left, (*path, land), taken)
        return went_on

    return walk
