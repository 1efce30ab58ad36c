"""The legal captures of a side, for any ruleset: every complete capture, then those that go before the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.draughts.captures.layers import Leap, Place, Tours, from_afar, from_beside
from rules.draughts.captures.search import Route, Search, TooManyCaptures, flying_walk, leaping_walk
from rules.draughts.captures.tables import Step, flights, leaps
from rules.draughts.ruleset import Crowning, Priority, Reach, Removal, Ruleset
from rules.game import Cell, Move, Side
from rules.geometry import CellSet

Captures = Callable[[CellSet, CellSet, CellSet, CellSet, CellSet, int], list[Step]]
"""(men that take, kings that take, enemy men, enemy kings, occupied cells, most search nodes) -> legal captures.

Raises TooManyCaptures.
"""

_ONE_BY_ONE = 400
"""Nodes that the search for one piece follows one by one before it takes them all together, where it can."""
_STATES = 8
"""States that cost as much as one node, when all are taken together."""
_ROUTE = 5
"""Nodes that the route of a finished capture costs then."""


def captures_of(ruleset: Ruleset, side: Side) -> Captures:
    """Puts the search for one side together."""
    last_row = ruleset.last_row(side)
    man_leaps = leaps(
        ruleset, [ruleset.compass(side, way) for way in ruleset.man_captures], last_row, is_king=False
    )
    king_ways = [ruleset.compass(side, way) for way in ruleset.king_captures]
    if ruleset.king_reach is Reach.FLYING:
        lines = flights(ruleset, king_ways)
        king_walk, king_next = flying_walk(ruleset, lines), from_afar(lines)
    else:
        king_leaps = leaps(ruleset, king_ways, 0, is_king=True)
        king_walk, king_next = (
            leaping_walk(ruleset, king_leaps, 0, None),
            from_beside(king_leaps, is_king=True),
        )
    man_walk = leaping_walk(ruleset, man_leaps, last_row, king_walk)
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0
    man_next = from_beside(man_leaps, stop_row=stop_row, pass_row=pass_row)
    man_takes_king = ruleset.man_takes_king
    only_number = ruleset.priority == (Priority.MOST_PIECES,)
    rank, fewest = _rank(ruleset), _fewest(ruleset)
    no_matter = rank is None or only_number  # which of several single captures is made
    # Neither pieces that leave during the move nor the order of capture fit a search that goes by sets.
    together = ruleset.removal is Removal.AFTER_MOVE and Priority.KING_SOONEST not in ruleset.priority

    def captures(
        men: CellSet, kings: CellSet, enemy_men: CellSet, enemy_kings: CellSet, occupied: CellSet, budget: int
    ) -> list[Step]:
        enemies = enemy_men | enemy_kings
        prey = enemies if man_takes_king else enemy_men
        single: list[Step] = []
        longer = 0
        while men:
            man = men & -men
            men ^= man
            rest = occupied ^ man
            mine: list[Step] = []
            for over, land, (_, land_cell, around, _, step) in man_leaps[man.bit_length() - 1]:
                if prey & over and not rest & land:
                    left = prey ^ over
                    if land & pass_row or (left & around and man_goes_on(land_cell, left, rest)):
                        longer |= man
                        break
                    mine.append(step)
            else:
                single += mine
        if not longer and not kings:
            return single if no_matter or not enemy_kings else best_of(single, 0, enemy_kings)
        limit = min(_ONE_BY_ONE, budget) if together else budget
        search = Search(prey, enemy_kings, limit, budget, single)
        while longer:
            man = longer & -longer
            longer ^= man
            cell = man.bit_length() - 1
            try:
                man_walk(cell, occupied ^ man, prey, (cell,), (), search, 0)
            except TooManyCaptures:
                take_together(search, Place((cell,), False), occupied ^ man)
            if search.seen:
                search.next_piece()
        search.prey = enemies
        search.of_man = False
        their_kings = kings
        while kings:
            king = kings & -kings
            kings ^= king
            cell = king.bit_length() - 1
            try:
                king_walk(cell, occupied ^ king, enemies, (cell,), (), search, 0)
            except TooManyCaptures:
                take_together(search, Place((cell,), True), occupied ^ king)
            if search.seen:
                search.next_piece()
        if only_number:
            if not search.long:
                return search.single
            most = max([len(found[4]) for found in search.long])
            return [
                (men_change, kings_change, gone, Move(path, hits))
                for men_change, kings_change, gone, path, hits in search.long
                if len(hits) == most
            ]
        found = search.single
        for men_change, kings_change, gone, path, hits in search.long:
            found.append((men_change, kings_change, gone, Move(path, hits)))
        return found if rank is None else best_of(found, their_kings, enemy_kings)

    def man_goes_on(cell: Cell, prey: CellSet, others: CellSet) -> bool:
        if stop_row >> cell & 1:
            return False
        for over, land, _ in man_leaps[cell]:  # noqa: SIM110 (a generator would take twice the time)
            if prey & over and not others & land:
                return True
        return False

    def best_of(found: list[Step], own_kings: CellSet, enemy_kings: CellSet) -> list[Step]:
        if rank is None or len(found) < 2:
            return found
        ranks = [
            rank(gone, own_kings >> move.path[0] & 1, enemy_kings, move.captured)
            for _, _, gone, move in found
        ]
        best = max(ranks)
        return [step for step, its in zip(found, ranks, strict=True) if its == best]

    def take_together(search: Search, start: Place, others: CellSet) -> None:
        if not together:
            raise TooManyCaptures
        (cell,) = start.cells
        search.forget(cell)
        prey = search.prey

        def onwards(place: Place) -> Iterable[Leap]:
            return (king_next if place.is_king else man_next)(place, others, prey)

        tours = Tours(start, onwards, search.budget * _STATES)
        search.spend(tours.states // _STATES)
        kings = sum(1 << number for number, cell in enumerate(tours.prey) if search.kings >> cell & 1)
        ends = list(tours.ends(fewest(tours.longest, kings.bit_count())))
        if rank is not None and not only_number:
            everyone = (1 << len(tours.prey)) - 1
            ranks = [rank(everyone ^ end.left, start.is_king, kings, ()) for end in ends]
            best = max(ranks, default=())
            ends = [end for end, its in zip(ends, ranks, strict=True) if its == best]
        met = set()
        for end in ends:
            for land in end.place.cells:
                crowned = end.place.is_king or last_row >> land & 1 == 1
                if (land, end.left, crowned) not in met:
                    met.add((land, end.left, crowned))
                    search.spend(_ROUTE)
                    path, hits = tours.route(end, land)
                    left = prey ^ sum(1 << hit for hit in hits)
                    search.add(1 << cell, 1 << land, crowned, left, path, hits)

    return captures


_Rank = tuple[int | tuple[int, ...], ...]
_Measure = Callable[[CellSet, int, CellSet, Route], int | tuple[int, ...]]
"""(pieces taken, taken by a king, enemy kings, taken in order) -> how much of what a priority asks for."""


def _rank(ruleset: Ruleset) -> Callable[[CellSet, int, CellSet, Route], _Rank] | None:
    """How captures compare, or None where any will do."""
    man, more = ruleset.value.man, ruleset.value.king - ruleset.value.man
    measures: dict[Priority, _Measure] = {
        Priority.MOST_PIECES: lambda taken, _with, _kings, _hits: taken.bit_count(),
        Priority.MOST_VALUE: lambda taken, _with, kings, _hits: (
            taken.bit_count() * man + (taken & kings).bit_count() * more
        ),
        Priority.WITH_KING: lambda _taken, with_king, _kings, _hits: with_king,
        Priority.MOST_KINGS: lambda taken, _with, kings, _hits: (taken & kings).bit_count(),
        Priority.KING_SOONEST: lambda _taken, _with, kings, hits: tuple([kings >> cell & 1 for cell in hits]),
    }
    chosen = [measures[priority] for priority in ruleset.priority]
    if not chosen:
        return None
    return lambda taken, with_king, kings, hits: tuple(
        [measure(taken, with_king, kings, hits) for measure in chosen]
    )


def _fewest(ruleset: Ruleset) -> Callable[[int, int], int]:
    """(the most pieces that a capture takes, enemy kings among them) -> as many pieces as one must take to be legal."""
    value = ruleset.value
    match ruleset.priority[:1]:
        case (Priority.MOST_PIECES,):
            return lambda longest, _kings: longest
        case (Priority.MOST_VALUE,):
            # A shorter capture makes up for length by kings at best.
            return lambda longest, kings: (
                -(-(longest * value.man - kings * (value.king - value.man)) // value.man)
            )
        case _:
            return lambda _longest, _kings: 1
