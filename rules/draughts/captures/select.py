"""The legal captures of a side, for any ruleset: every complete capture, then those that go before the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.draughts.captures.layers import End, Leap, Place, Tours, from_afar, from_beside
from rules.draughts.captures.search import (
    Budget,
    Rank,
    Route,
    Search,
    TooManyCaptures,
    Walk,
    flying_walk,
    leaping_walk,
)
from rules.draughts.captures.tables import ShortLeap, Step, flights, leaps
from rules.draughts.ruleset import Crowning, Priority, Reach, Removal, Ruleset
from rules.game import Cell, Move, Side
from rules.geometry import CellSet, cells_of

Captures = Callable[[CellSet, CellSet, CellSet, CellSet, CellSet, Budget | None], list[Step]]
"""(men that take, kings that take, enemy men, enemy kings, occupied cells, search nodes) -> legal captures.

Raises TooManyCaptures.
"""

_ONE_BY_ONE = 400
"""Nodes that the search for one piece follows one by one before it takes them all together."""
_STATES = 8
"""States that cost as much as one node, when all are taken together."""
_ROUTE = 2
"""Nodes that the route of a finished capture costs then."""


Spender = Callable[[int, CellSet, Budget], None]
"""(pieces, all enemies, what it spends from)."""


def freedom_of(ruleset: Ruleset, side: Side) -> Spender:
    """Spends what captures would take to find if each piece were a king on whatever empty cell it liked.

    None of its own side stands in its way. However the side moves, as long as the enemies stay where they are, its
    captures take no more. The function raises TooManyCaptures.
    """
    at_once = ruleset.removal is Removal.AT_ONCE
    mask = ruleset.board.mask
    ways = [ruleset.compass(side, way) for way in ruleset.king_captures]
    if ruleset.king_reach is Reach.FLYING:
        onwards = from_afar(flights(ruleset, ways), at_once=at_once)
    else:
        onwards = from_beside(leaps(ruleset, ways, 0, is_king=True), at_once=at_once, is_king=True)

    def spend(pieces: int, enemies: CellSet, budget: Budget) -> None:
        if not pieces:
            return
        start = Place(tuple(cells_of(mask & ~enemies)), True)
        tours = Tours(start, lambda place: onwards(place, enemies, enemies), enemies)
        budget.spend(pieces * (tours.follow(budget.nodes * _STATES // pieces) // _STATES))
        if not ruleset.priority:
            # Any capture may be made, and each is a move.
            for taken in range(1, tours.longest + 1):
                budget.spend(pieces * _ROUTE * sum(1 for _ in tours.ends(taken)))

    return spend


def captures_of(ruleset: Ruleset, side: Side) -> Captures:
    """Puts the search for one side together."""
    last_row = ruleset.last_row(side)
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0
    man_leaps = leaps(
        ruleset, [ruleset.compass(side, way) for way in ruleset.man_captures], last_row, is_king=False
    )
    man_takes_king = ruleset.man_takes_king
    no_matter = ruleset.priority in {(), (Priority.MOST_PIECES,)}  # any of several single captures will do
    best_of, chosen = _best_of(ruleset), _chosen(ruleset)
    follow_men, follow_kings = _followers(ruleset, side, man_leaps)

    def captures(
        men: CellSet,
        kings: CellSet,
        enemy_men: CellSet,
        enemy_kings: CellSet,
        occupied: CellSet,
        budget: Budget | None,
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
        search = Search(prey, enemy_kings, _ONE_BY_ONE, budget, single)
        if longer:
            follow_men(search, longer, occupied)
        search.prey = enemies
        search.of_man = False
        if kings:
            follow_kings(search, kings, occupied)
        return chosen(search, kings)

    def man_goes_on(cell: Cell, prey: CellSet, others: CellSet) -> bool:
        if stop_row >> cell & 1:
            return False
        for over, land, _ in man_leaps[cell]:  # noqa: SIM110 (a generator would take twice the time)
            if prey & over and not others & land:
                return True
        return False

    return captures


Follow = Callable[[Search, CellSet, CellSet], None]
"""(the search, pieces of one kind, occupied cells): adds all captures of the pieces."""


def _followers(
    ruleset: Ruleset, side: Side, man_leaps: dict[Cell, tuple[ShortLeap, ...]]
) -> tuple[Follow, Follow]:
    """For men, and for kings."""
    last_row = ruleset.last_row(side)
    at_once = ruleset.removal is Removal.AT_ONCE
    ways = [ruleset.compass(side, way) for way in ruleset.king_captures]
    if ruleset.king_reach is Reach.FLYING:
        lines = flights(ruleset, ways)
        king_walk, king_next = flying_walk(ruleset, lines), from_afar(lines, at_once=at_once)
    else:
        king_leaps = leaps(ruleset, ways, 0, is_king=True)
        king_walk = leaping_walk(ruleset, king_leaps, 0, None)
        king_next = from_beside(king_leaps, at_once=at_once, is_king=True)
    man_walk = leaping_walk(ruleset, man_leaps, last_row, king_walk)
    stop_row = last_row if ruleset.crowning is Crowning.ENDS_MOVE else 0
    pass_row = last_row if ruleset.crowning is Crowning.GOES_ON else 0
    man_next = from_beside(man_leaps, at_once=at_once, stop_row=stop_row, pass_row=pass_row)
    take_together = _together(ruleset, last_row, man_next, king_next)
    return _follower(man_walk, take_together, is_king=False), _follower(
        king_walk, take_together, is_king=True
    )


def _follower(walk: Walk, take_together: Together, *, is_king: bool) -> Follow:
    def follow(search: Search, pieces: CellSet, occupied: CellSet) -> None:
        prey = search.prey
        while pieces:
            piece = pieces & -pieces
            pieces ^= piece
            cell = piece.bit_length() - 1
            try:
                walk(cell, occupied ^ piece, prey, (cell,), (), search, 0)
            except TooManyCaptures:
                take_together(search, Place((cell,), is_king), occupied ^ piece)
            if search.seen:
                search.next_piece()

    return follow


def _chosen(ruleset: Ruleset) -> Callable[[Search, CellSet], list[Step]]:
    """(the search, own kings) -> of all that it found the captures that no other goes before."""
    only_number = ruleset.priority == (Priority.MOST_PIECES,)
    best_of = _best_of(ruleset) if ruleset.priority else None

    def chosen(search: Search, own_kings: CellSet) -> list[Step]:
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
        return found if best_of is None else best_of(found, own_kings, search.kings)

    return chosen


Best = Callable[[list[Step], CellSet, CellSet], list[Step]]
"""(captures, own kings, enemy kings) -> those that no other goes before."""


def _best_of(ruleset: Ruleset) -> Best:
    rank = _rank(ruleset)
    kings_soonest = Priority.KING_SOONEST in ruleset.priority

    def best_of(found: list[Step], own_kings: CellSet, enemy_kings: CellSet) -> list[Step]:
        if rank is None or len(found) < 2:
            return found
        ranks = [
            rank(
                len(move.captured),
                (gone & enemy_kings).bit_count(),
                own_kings >> move.path[0] & 1,
                tuple([enemy_kings >> cell & 1 for cell in move.captured]) if kings_soonest else (),
            )
            for _, _, gone, move in found
        ]
        best = max(ranks)
        return [step for step, its in zip(found, ranks, strict=True) if its == best]

    return best_of


Onwards = Callable[[Place, CellSet, CellSet], Iterable[Leap]]
"""(where a piece is, the other pieces, its prey) -> its next leaps."""
Together = Callable[[Search, Place, CellSet], None]
"""(the search, where a piece begins, the other pieces): adds all its captures at once."""


def _together(ruleset: Ruleset, last_row: CellSet, man_next: Onwards, king_next: Onwards) -> Together:
    """Takes the captures of one piece all together, where there are too many to follow one by one."""
    rank = _rank(ruleset)
    kings_soonest = Priority.KING_SOONEST in ruleset.priority

    def take_together(search: Search, start: Place, others: CellSet) -> None:
        (cell,) = start.cells
        search.forget(cell)
        prey = search.prey

        def onwards(place: Place) -> Iterable[Leap]:
            return (king_next if place.is_king else man_next)(place, others, prey)

        tours = Tours(start, onwards, prey, search.kings if kings_soonest else 0)
        kings, is_king = tours.compact(search.kings), int(start.is_king)
        if rank is not None:
            reach = tours.within_reach
            most = rank(reach.bit_count(), (reach & kings).bit_count(), is_king, (1,))
            if most < search.best:
                return
        budget = search.budget
        if budget is None:
            tours.follow(None)
        else:
            budget.spend(tours.follow(budget.nodes * _STATES) // _STATES)
        met = set()
        for end in _best_ends(rank, search, tours, kings, is_king):
            place = tours.landings(end)
            if budget is not None:
                budget.spend(_ROUTE)
            path, hits, taken = tours.route(end)
            for land in place.cells:
                crowned = place.is_king or last_row >> land & 1 == 1
                if (land, end.left, crowned) not in met:
                    met.add((land, end.left, crowned))
                    search.add(1 << cell, 1 << land, crowned, prey ^ taken, (*path, land), hits)

    return take_together


def _best_ends(rank: Ranking | None, search: Search, tours: Tours, kings: int, is_king: int) -> list[End]:
    """The ends of captures that none found so far goes before, as far as number and kind of the
    pieces taken decide.
    """
    found: list[End] = []
    most_kings = kings.bit_count()
    for taken in range(tours.longest, 0, -1):
        if rank is None:
            found += tours.ends(taken)
            continue
        ranks = [rank(taken, count, is_king, ()) for count in range(most_kings + 1)]
        if ranks[min(taken, most_kings)] < search.best:
            break
        for end in tours.ends(taken):
            its = ranks[(kings & ~end.left).bit_count()]
            if its > search.best:
                search.best, found = its, []
            if its == search.best:
                found.append(end)
    return found


Ranking = Callable[[int, int, int, Route], Rank]
"""(pieces taken, kings among them, whether by a king, which were kings in order) -> how the capture compares."""
_Measure = Callable[[int, int, int, Route], int | Route]
"""(pieces taken, kings among them, whether by a king, which were kings in order) -> what a priority wants most of."""


def _rank(ruleset: Ruleset) -> Ranking | None:
    """How captures compare, or None where any will do."""
    man, more = ruleset.value.man, ruleset.value.king - ruleset.value.man
    measures: dict[Priority, _Measure] = {
        Priority.MOST_PIECES: lambda pieces, _kings, _with, _order: pieces,
        Priority.MOST_VALUE: lambda pieces, kings, _with, _order: pieces * man + kings * more,
        Priority.WITH_KING: lambda _pieces, _kings, with_king, _order: with_king,
        Priority.MOST_KINGS: lambda _pieces, kings, _with, _order: kings,
        Priority.KING_SOONEST: lambda _pieces, _kings, _with, order: order,
    }
    chosen = [measures[priority] for priority in ruleset.priority]
    if not chosen:
        return None
    return lambda pieces, kings, with_king, order: tuple(
        [measure(pieces, kings, with_king, order) for measure in chosen]
    )
