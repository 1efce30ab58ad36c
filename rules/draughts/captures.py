"""Every complete capture of one piece, for any ruleset.

A search node is (cell, what is still to be taken): whatever the order in which it was reached, the captures that go
on from it are the same, so it is entered once. That keeps artificial positions, whose routes run into millions, in
bounds, and it makes captures with equal end and equal captured pieces one and the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rules.draughts.ruleset import Crowning, Landing, Priority, Reach, Removal, Ruleset
from rules.game import Cell, Side
from rules.geometry import CellSet, Compass

Route = tuple[Cell, ...]


class End(NamedTuple):
    """Where a capture may end: the piece, the enemies it has left standing, and the ranks of those it met.

    `crowned`: it ends as a king; `order`: which of the pieces taken were kings, one flag each, where the ruleset
    asks when a king was met, else empty.
    """

    cell: Cell
    left: CellSet
    crowned: bool
    order: tuple[int, ...]


Ends = dict[End, tuple[Route, Route]]
"""The finished captures of one piece, each with its path and the cells captured, in order."""

Search = Callable[[Cell, CellSet, CellSet, CellSet, int], Ends]
"""(start, the other pieces, what may be taken, the enemy kings, most nodes) -> finished captures."""

_Seen = dict[tuple[Cell, CellSet, int, tuple[int, ...]], bool]
_Walk = Callable[[Cell, int, CellSet, CellSet, CellSet, Route, Route, _Seen, Ends, int], bool]

_AS_MAN = -1
"""Stands in a node where a king has the direction it came from."""


class TooManyCaptures(Exception):
    """A search met more nodes than it was allowed."""


def searches(ruleset: Ruleset, side: Side) -> tuple[Search, Search]:
    """The search for a man and the search for a king of that side. Both raise TooManyCaptures."""
    king_ways = [ruleset.compass(side, way) for way in ruleset.king_captures]
    man_ways = [ruleset.compass(side, way) for way in ruleset.man_captures]
    if ruleset.king_reach is Reach.FLYING:
        king_walk = _flying_walk(ruleset, king_ways)
    else:
        king_walk = _leaping_walk(ruleset, king_ways, 0, None)
    man_walk = _leaping_walk(ruleset, man_ways, ruleset.last_row(side), king_walk)

    def search_with(walk: _Walk) -> Search:
        def search(start: Cell, others: CellSet, prey: CellSet, kings: CellSet, budget: int) -> Ends:
            ends: Ends = {}
            walk(start, 0, others, prey, kings, (start,), (), {}, ends, budget)
            return ends

        return search

    return search_with(man_walk), search_with(king_walk)


def _leaping_walk(ruleset: Ruleset, ways: list[Compass], last_row: CellSet, king_walk: _Walk | None) -> _Walk:
    """The walk of a piece that takes an adjacent one: a man, crowned on `last_row`, or (no `king_walk`) a king."""
    leaps = _leaps(ruleset, ways)
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    is_king = king_walk is None
    kind = 0 if is_king else _AS_MAN
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0
    none: tuple[int, ...] = ()

    def walk(
        cell: Cell,
        came: int,  # noqa: ARG001 (a leaping piece cannot turn back: it has emptied that side)
        others: CellSet,
        prey: CellSet,
        kings: CellSet,
        path: Route,
        hits: Route,
        seen: _Seen,
        ends: Ends,
        budget: int,
    ) -> bool:
        went_on = False
        for way, over, land, over_cell, land_cell in leaps[cell]:
            if not prey & over or others & land:
                continue
            went_on = True
            left = prey ^ over
            taken = (*hits, over_cell)
            order = tuple([kings >> hit & 1 for hit in taken]) if ordered else none
            node = (land_cell, left, kind, order)
            if node in seen:
                continue
            seen[node] = True
            if len(seen) > budget:
                raise TooManyCaptures
            route = (*path, land_cell)
            rest = others ^ over if at_once else others
            if stop_row & land:
                ends[End(land_cell, left, True, order)] = route, taken
            elif pass_row & land and king_walk:
                if not king_walk(land_cell, way, rest, left, kings, route, taken, seen, ends, budget):
                    ends[End(land_cell, left, True, order)] = route, taken
            elif not walk(land_cell, way, rest, left, kings, route, taken, seen, ends, budget):
                ends[End(land_cell, left, is_king or last_row & land != 0, order)] = route, taken
        return went_on

    return walk


def _flying_walk(ruleset: Ruleset, ways: list[Compass]) -> _Walk:
    """The walk of a king that takes from any distance."""
    flights = _flights(ruleset, ways)
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    none: tuple[int, ...] = ()

    def walk(
        cell: Cell,
        came: int,
        others: CellSet,
        prey: CellSet,
        kings: CellSet,
        path: Route,
        hits: Route,
        seen: _Seen,
        ends: Ends,
        budget: int,
    ) -> bool:
        went_on = False
        for way, back, ray, rising, beyond in flights[cell]:
            met = ray & others
            if not met or back == came:
                continue
            over = met & -met if rising else 1 << met.bit_length() - 1
            if not prey & over:
                continue
            over_cell, tail, landings = beyond[over]
            met = tail & others
            cells = landings[met and (met & -met if rising else 1 << met.bit_length() - 1)]
            if not cells:
                continue
            went_on = True
            left = prey ^ over
            taken = (*hits, over_cell)
            rest = others ^ over if at_once else others
            arrived = way if at_once else 0
            order = tuple([kings >> hit & 1 for hit in taken]) if ordered else none
            may_stop = True
            for land in cells:
                node = (land, left, arrived, order)
                goes_on = seen.get(node)
                if goes_on is None:
                    if len(seen) > budget:
                        raise TooManyCaptures
                    route = (*path, land)
                    goes_on = walk(land, way, rest, left, kings, route, taken, seen, ends, budget)
                    seen[node] = goes_on
                if goes_on:
                    may_stop = False
            if may_stop:
                for land in cells:
                    ends.setdefault(End(land, left, True, order), ((*path, land), taken))
        return went_on

    return walk


_Leap = tuple[int, CellSet, CellSet, Cell, Cell]
"""(direction, the piece taken, the landing, and both as cells)."""


def _leaps(ruleset: Ruleset, ways: list[Compass]) -> Mapping[Cell, tuple[_Leap, ...]]:
    board = ruleset.board
    numbers = {way: number for number, way in enumerate(Compass, start=1)}
    leaps: dict[Cell, list[_Leap]] = {cell: [] for cell in board.cells}
    for cell in board.cells:
        for way in ways:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                over, land = ray[:2]
                leaps[cell].append((numbers[way], 1 << over, 1 << land, over, land))
    return {cell: tuple(found) for cell, found in leaps.items()}


_Beyond = dict[CellSet, tuple[Cell, CellSet, dict[CellSet, Route]]]
"""By the piece taken: its cell, the cells behind it, and by the first piece there (0: none) the landings."""
_Flight = tuple[int, int, CellSet, bool, _Beyond]
"""(direction, its opposite, the line, whether indices rise along it, what is behind each of its cells)."""


def _flights(ruleset: Ruleset, ways: list[Compass]) -> Mapping[Cell, tuple[_Flight, ...]]:
    board = ruleset.board
    numbers = {way: number for number, way in enumerate(Compass, start=1)}
    reach = 1 if ruleset.landing is Landing.NEXT else max(ruleset.shape.columns, ruleset.shape.rows)
    flights: dict[Cell, list[_Flight]] = {cell: [] for cell in board.cells}
    for way in ways:
        beyond: _Beyond = {}
        for cell in board.cells:
            tail = board.ray(cell, way)
            landings = {1 << stop: tail[:distance][:reach] for distance, stop in enumerate(tail)}
            landings[0] = tail[:reach]
            beyond[1 << cell] = cell, sum(1 << there for there in tail), landings
        for cell in board.cells:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                line = sum(1 << there for there in ray)
                rising = ray[0] > cell
                flights[cell].append((numbers[way], numbers[way.opposite], line, rising, beyond))
    return {cell: tuple(found) for cell, found in flights.items()}
