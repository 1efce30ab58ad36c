"""The legal captures of a side, for any ruleset: every complete capture, then those that go before the others.

A capture of one piece, by far the most frequent, is worked out beforehand; generating it means finding it. Longer
ones are searched. What can still be captured depends only on where the piece stands and what it has left standing,
whatever the order in which that was reached, so such a node is entered once: that keeps artificial positions, whose
routes run into millions, in bounds, and makes captures with equal end and equal captured pieces one and the same.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.draughts.ruleset import Crowning, Landing, Priority, Reach, Removal, Ruleset
from rules.game import Cell, Move, Side
from rules.geometry import CellSet, Compass

Step = tuple[CellSet, CellSet, CellSet, Move]
"""(cells where the mover's men change, where the mover's kings change, enemies taken, the move)."""

Captures = Callable[[CellSet, CellSet, CellSet, CellSet, CellSet, int], list[Step]]
"""(men that take, kings that take, enemy men, enemy kings, occupied cells, most search nodes) -> legal captures.

Raises TooManyCaptures.
"""

Route = tuple[Cell, ...]
_Long = tuple[CellSet, CellSet, CellSet, Route, Route]
"""A finished capture of several pieces: the changes as in a Step, its path, the cells captured in order."""

_STOPPED = -1
_AS_MAN = -2
"""Marks in a node: a capture that ended there, a man that stands there. Else: the direction it came from."""

_NUMBER = {way: number for number, way in enumerate(Compass, start=1)}


class TooManyCaptures(Exception):
    """The search met more nodes than it was allowed."""


class _Search:
    """What one search has found: `single` captures and `long` ones; for the present piece, the nodes `seen`."""

    __slots__ = ("budget", "kings", "long", "of_man", "prey", "seen", "single")

    def __init__(self, prey: CellSet, kings: CellSet, budget: int) -> None:
        self.prey = prey
        self.kings = kings
        self.budget = budget
        self.of_man = True
        self.single: list[Step] = []
        self.long: list[_Long] = []
        self.seen: dict[tuple[object, ...], bool] = {}

    def enter(self, node: tuple[object, ...], goes_on: bool = True) -> None:
        self.seen[node] = goes_on
        if len(self.seen) > self.budget:
            raise TooManyCaptures

    def next_piece(self) -> None:
        self.budget -= len(self.seen)
        self.seen.clear()

    def order(self, hits: Route) -> tuple[int, ...]:
        """Which of the pieces taken were kings."""
        return tuple([self.kings >> cell & 1 for cell in hits])


_Walk = Callable[[Cell, CellSet, CellSet, Route, Route, _Search, int], bool]
"""(cell, other pieces, what may still be taken, path, captured, search, direction) -> whether it could go on."""


def captures_of(ruleset: Ruleset, side: Side) -> Captures:
    """Puts the search for one side together."""
    king_ways = [ruleset.compass(side, way) for way in ruleset.king_captures]
    man_ways = [ruleset.compass(side, way) for way in ruleset.man_captures]
    if ruleset.king_reach is Reach.FLYING:
        king_walk = _flying_walk(ruleset, king_ways)
    else:
        king_walk = _leaping_walk(ruleset, king_ways, 0, None)
    man_walk = _leaping_walk(ruleset, man_ways, ruleset.last_row(side), king_walk)
    man_takes_king = ruleset.man_takes_king
    only_number = ruleset.priority == (Priority.MOST_PIECES,)
    rank = _rank(ruleset)

    def captures(
        men: CellSet, kings: CellSet, enemy_men: CellSet, enemy_kings: CellSet, occupied: CellSet, budget: int
    ) -> list[Step]:
        enemies = enemy_men | enemy_kings
        search = _Search(enemies if man_takes_king else enemy_men, enemy_kings, budget)
        while men:
            man = men & -men
            men ^= man
            cell = man.bit_length() - 1
            man_walk(cell, occupied ^ man, search.prey, (cell,), (), search, 0)
            if search.seen:
                search.next_piece()
        search.prey = enemies
        search.of_man = False
        their_kings = kings
        while kings:
            king = kings & -kings
            kings ^= king
            cell = king.bit_length() - 1
            king_walk(cell, occupied ^ king, enemies, (cell,), (), search, 0)
            if search.seen:
                search.next_piece()
        single, long = search.single, search.long
        if only_number:
            if not long:
                return single
            most = max([len(found[4]) for found in long])
            return [
                (men_change, kings_change, gone, Move(path, hits))
                for men_change, kings_change, gone, path, hits in long
                if len(hits) == most
            ]
        found = single + [
            (men_change, kings_change, gone, Move(path, hits))
            for men_change, kings_change, gone, path, hits in long
        ]
        if rank is None or len(found) < 2:
            return found
        ranks = [rank(step, their_kings, enemy_kings) for step in found]
        best = max(ranks)
        return [step for step, its in zip(found, ranks, strict=True) if its == best]

    return captures


_Measure = Callable[[Step, CellSet, CellSet], int | tuple[int, ...]]
"""(step, own kings that take, enemy kings) -> how much of what a priority asks for."""


def _rank(ruleset: Ruleset) -> Callable[[Step, CellSet, CellSet], tuple[int | tuple[int, ...], ...]] | None:
    """How captures compare, or None where any will do."""
    value = ruleset.value
    measures: dict[Priority, _Measure] = {
        Priority.MOST_PIECES: lambda step, _own, _kings: step[2].bit_count(),
        Priority.MOST_VALUE: lambda step, _own, kings: (
            step[2].bit_count() * value.man + (step[2] & kings).bit_count() * (value.king - value.man)
        ),
        Priority.WITH_KING: lambda step, own, _kings: own >> step[3].path[0] & 1,
        Priority.MOST_KINGS: lambda step, _own, kings: (step[2] & kings).bit_count(),
        Priority.KING_SOONEST: lambda step, _own, kings: tuple(
            [kings >> cell & 1 for cell in step[3].captured]
        ),
    }
    chosen = [measures[priority] for priority in ruleset.priority]
    if not chosen:
        return None
    return lambda step, own, kings: tuple([measure(step, own, kings) for measure in chosen])


def _leaping_walk(ruleset: Ruleset, ways: list[Compass], last_row: CellSet, king_walk: _Walk | None) -> _Walk:
    """The walk of a piece that takes what is beside it: a man, crowned on `last_row`, or (no `king_walk`) a king."""
    is_king = king_walk is None
    leaps = _leaps(ruleset, ways, last_row, is_king=is_king)
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0

    def walk(
        cell: Cell,
        others: CellSet,
        prey: CellSet,
        path: Route,
        hits: Route,
        search: _Search,
        came: int,  # noqa: ARG001 (a leaping piece cannot turn back: it has emptied that side)
    ) -> bool:
        went_on = False
        for over, land, more in leaps[cell]:
            if not prey & over or others & land:
                continue
            went_on = True
            over_cell, land_cell, around, way, single = more
            left = prey ^ over
            ends = land & stop_row or not (left & around or land & pass_row)
            if not hits:
                if ends:
                    search.single.append(single)
                    continue
                taken: Route = (over_cell,)
            else:
                taken = (*hits, over_cell)
                if len(hits) > 1:
                    # Not before the third capture can a piece come to the same node in two ways.
                    node = (land_cell, left, _AS_MAN, search.order(taken) if ordered else 0)
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
                start = 1 << path[0]
                if not search.of_man:
                    changes = 0, start ^ land
                elif is_king or land & last_row:
                    changes = start, land
                else:
                    changes = start ^ land, 0
                search.long.append((*changes, search.prey ^ left, route, taken))
        return went_on

    return walk


def _flying_walk(ruleset: Ruleset, ways: list[Compass]) -> _Walk:
    """The walk of a king that takes from any distance; also of a man that became one on its way."""
    flights = _flights(ruleset, ways)
    at_once = ruleset.removal is Removal.AT_ONCE
    ordered = Priority.KING_SOONEST in ruleset.priority
    singles: dict[tuple[Cell, CellSet, CellSet], list[Step]] = {}

    def walk(
        cell: Cell, others: CellSet, prey: CellSet, path: Route, hits: Route, search: _Search, came: int
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
            stop = met and (met & -met if rising else 1 << met.bit_length() - 1)
            if not landings[stop]:
                continue
            went_on = True
            left = prey ^ over
            rest = others ^ over if at_once else others
            taken = (*hits, over_cell)
            order = search.order(taken) if ordered else 0
            may_stop = True
            for land, lines in landings[stop]:
                if not left & lines:
                    continue
                if hits:
                    node = (land, left, way if at_once else 0, order)
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
            start = 1 << path[0]
            for land, _ in landings[stop]:
                node = (land, left, _STOPPED, order)
                if node not in search.seen:
                    search.enter(node)
                    end = 1 << land
                    changes = (start, end) if search.of_man else (0, start ^ end)
                    search.long.append((*changes, search.prey ^ left, (*path, land), taken))
        return went_on

    return walk


_Leap = tuple[CellSet, CellSet, tuple[Cell, Cell, CellSet, int, Step]]
"""(the piece taken, the landing, (both as cells, what may be taken from there, direction, the leap as a move))."""


def _leaps(
    ruleset: Ruleset, ways: list[Compass], last_row: CellSet, *, is_king: bool
) -> dict[Cell, tuple[_Leap, ...]]:
    board = ruleset.board
    around = {
        cell: sum(1 << ray[0] for ray in (board.ray(cell, way) for way in ways) if len(ray) > 1)
        for cell in board.cells
    }
    leaps: dict[Cell, list[_Leap]] = {cell: [] for cell in board.cells}
    for cell in board.cells:
        for way in ways:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                over, land = ray[:2]
                start, taken, end, move = 1 << cell, 1 << over, 1 << land, Move((cell, land), (over,))
                if is_king:
                    single = (0, start | end, taken, move)
                elif end & last_row and not start & last_row:
                    single = (start, end, taken, move)
                else:
                    single = (start | end, 0, taken, move)
                leaps[cell].append((taken, end, (over, land, around[land], _NUMBER[way], single)))
    return {cell: tuple(found) for cell, found in leaps.items()}


_Beyond = dict[CellSet, tuple[Cell, CellSet, dict[CellSet, tuple[tuple[Cell, CellSet], ...]]]]
"""By the piece taken: its cell, the cells behind it, and by the first piece there (0: none) the landings.

A landing is a cell and all that lies on its lines.
"""
_Flight = tuple[int, int, CellSet, bool, _Beyond]
"""(direction, its opposite, the line, whether indices rise along it, what is behind each of its cells)."""


def _flights(ruleset: Ruleset, ways: list[Compass]) -> dict[Cell, tuple[_Flight, ...]]:
    board = ruleset.board
    reach = 1 if ruleset.landing is Landing.NEXT else max(ruleset.shape.columns, ruleset.shape.rows)
    lines = {
        cell: sum(1 << there for way in ways for there in board.ray(cell, way)[:-1]) for cell in board.cells
    }
    flights: dict[Cell, list[_Flight]] = {cell: [] for cell in board.cells}
    for way in ways:
        beyond: _Beyond = {}
        for cell in board.cells:
            tail = tuple((there, lines[there]) for there in board.ray(cell, way))
            landings = {1 << stop: tail[:distance][:reach] for distance, (stop, _) in enumerate(tail)}
            landings[0] = tail[:reach]
            beyond[1 << cell] = cell, sum(1 << there for there, _ in tail), landings
        for cell in board.cells:
            ray = board.ray(cell, way)
            if len(ray) > 1:
                line = sum(1 << there for there in ray)
                flights[cell].append((_NUMBER[way], _NUMBER[way.opposite], line, ray[0] > cell, beyond))
    return {cell: tuple(found) for cell, found in flights.items()}
