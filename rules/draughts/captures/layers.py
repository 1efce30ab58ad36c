"""Every complete capture of one piece where routes are too many to follow one by one.

A state of this search is a place where the piece may come down and the enemies that it has left standing. All states
after n captures are worked out together from those after n - 1, so that many routes to one state cost no more than
one; a path is made only for a capture that is wanted, by walking back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rules.draughts.captures.search import Route, TooManyCaptures
from rules.draughts.captures.tables import Flight, ShortLeap
from rules.game import Cell
from rules.geometry import CellSet, cells_of


class Place(NamedTuple):
    """Cells of which the piece may choose one to come down on, as a man or as a king.

    `came`: the direction in which it came, where it may not turn back; else 0.
    """

    cells: Route
    is_king: bool
    came: int = 0


class Leap(NamedTuple):
    """From a cell over an enemy to a place; only after all enemies in `gone` were taken, and none of those in `met`."""

    start: Cell
    over: Cell
    to: Place
    gone: CellSet = 0
    met: CellSet = 0


class End(NamedTuple):
    """A finished capture: the number of the place where it comes down, and what it left standing (see `Tours`)."""

    place: int
    left: int


_Way = tuple[int, Route, Route, CellSet]
"""(how early kings are taken, more is earlier; the path before a place; the cells captured on it, in order; all)."""


class Tours:
    """All captures of one piece from a place.

    A set of enemies is the sum of `1 << n` over their places n in `prey`.
    """

    __slots__ = ("_into", "_kings", "_layers", "_out", "_places", "_routes", "prey", "within_reach")

    def __init__(
        self,
        start: Place,
        leaps: Callable[[Place], Iterable[Leap]],
        prey: CellSet,
        kings_soonest: CellSet = 0,
    ) -> None:
        """Finds the places and the leaps between them; the captures are only found by `follow`.

        `kings_soonest`: enemies that a route is to take as early as it can.
        """
        self.prey = tuple(cells_of(prey))
        self.within_reach = 0
        """No capture takes any other."""
        self._kings = self.compact(kings_soonest)
        everyone = (1 << len(self.prey)) - 1
        self._layers: list[dict[int, set[int]]] = [{0: {everyone}}]
        self._routes: dict[tuple[int, int], _Way] = {(0, everyone): (0, (), (), 0)}
        self._places = [start]
        self._out: list[dict[tuple[int, int, int], list[int]]] = []
        """By place: (the one taken, the enemies that it depends on, which of them must stand) -> places behind."""
        self._into: list[list[tuple[int, int, int, int, Cell, Cell]]] = [[]]
        numbers = {start: 0}
        for number, place in enumerate(self._places):
            found: dict[tuple[int, int, int], list[int]] = {}
            for leap in leaps(place):
                bit = self.compact(1 << leap.over)
                wanted = bit | self.compact(leap.met)
                asked = wanted | self.compact(leap.gone)
                to = numbers.setdefault(leap.to, len(numbers))
                if to == len(self._places):
                    self._places.append(leap.to)
                    self._into.append([])
                tos = found.setdefault((bit, asked, wanted), [])
                if to not in tos:
                    tos.append(to)
                    self._into[to].append((number, bit, asked, wanted, leap.start, leap.over))
                    self.within_reach |= bit
            self._out.append(found)

    def compact(self, cells: CellSet) -> int:
        """The set of those enemies that stand on the cells."""
        return sum([1 << number for number, cell in enumerate(self.prey) if cells >> cell & 1])

    def follow(self, budget: int | None) -> int:
        """Finds all captures; returns how many states there are. Raises TooManyCaptures beyond the budget of them."""
        states = 1
        while layer := self._layers[-1]:
            after: dict[int, set[int]] = {}
            for place, lefts in layer.items():
                for (bit, asked, wanted), tos in self._out[place].items():
                    if asked == bit:
                        fewer = {left ^ bit for left in lefts if left & bit}
                    else:
                        fewer = {left ^ bit for left in lefts if left & asked == wanted}
                    if fewer:
                        for to in tos:
                            if to in after:
                                after[to] |= fewer
                            else:
                                after[to] = fewer.copy() if len(tos) > 1 else fewer
            states += sum(map(len, after.values()))
            if budget is not None and states > budget:
                raise TooManyCaptures
            self._layers.append(after)
        self._layers.pop()
        return states

    @property
    def longest(self) -> int:
        """The most pieces that a capture takes."""
        return len(self._layers) - 1

    def ends(self, taken: int) -> Iterator[End]:
        """The captures of so many pieces from which nothing more can be taken."""
        for place, lefts in self._layers[taken].items():
            out = self._out[place]
            around = wanting = 0
            for bit, asked, _ in out:
                around |= bit
                wanting |= asked ^ bit
            for left in lefts:
                if not left & around or (
                    wanting and not any(left & asked == wanted for _, asked, wanted in out)
                ):
                    yield End(place, left)

    def landings(self, end: End) -> Place:
        """Where the capture may come down."""
        return self._places[end.place]

    def route(self, end: End) -> tuple[Route, Route, CellSet]:
        """A path of the capture as far as its last leap, what it captures, in order, and the same as a set of cells."""
        return self._way(*end)[1:]

    def _way(self, place: int, left: int) -> _Way:
        known = self._routes.get((place, left))
        if known is not None:
            return known
        found: _Way | None = None
        before = self._layers[len(self.prey) - left.bit_count() - 1]
        for origin, bit, asked, wanted, start, over in self._into[place]:
            more = left | bit
            if left & bit or more & asked != wanted or more not in before.get(origin, ()):
                continue
            order, path, hits, taken = self._way(origin, more)
            order = order << 1 | (bit & self._kings != 0)
            if found is None or order > found[0]:
                found = order, (*path, start), (*hits, over), taken | 1 << over
            if not self._kings:
                break
        assert found is not None
        self._routes[place, left] = found
        return found


Next = Callable[[Place, CellSet, CellSet], Iterator[Leap]]
"""(place, the other pieces, the prey at the start) -> the leaps that there may be from there."""


def from_beside(
    leaps: dict[Cell, tuple[ShortLeap, ...]],
    *,
    at_once: bool,
    is_king: bool = False,
    stop_row: CellSet = 0,
    pass_row: CellSet = 0,
) -> Next:
    """The leaps of a piece that takes its neighbours; a man stops on `stop_row`, is a king from `pass_row` on."""

    def found(place: Place, others: CellSet, prey: CellSet) -> Iterator[Leap]:
        fixed = others & ~prey if at_once else others
        for cell in place.cells:
            if stop_row >> cell & 1:
                continue
            for over, land, (over_cell, land_cell, _, way, _) in leaps[cell]:
                if prey & over and not fixed & land:
                    crowned = land & pass_row != 0
                    to = Place((land_cell,), is_king or crowned, way if at_once and crowned else 0)
                    yield Leap(cell, over_cell, to, gone=land & prey)

    return found


def from_afar(flights: dict[Cell, tuple[Flight, ...]], *, at_once: bool) -> Next:
    """The leaps of a king that takes from any distance, from any cell of its place."""

    def found(place: Place, others: CellSet, prey: CellSet) -> Iterator[Leap]:
        loose = prey if at_once else 0
        for cell in place.cells:
            for way, back, line, rising, beyond in flights[cell]:
                if back == place.came:
                    continue
                gone, over = 0, _nearest(line & others, rising)
                while over & prey:
                    over_cell, tail, landings = beyond[over]
                    passed, stop = gone, _nearest(tail & others, rising)
                    while True:
                        if landings[stop]:
                            cells = tuple(land for land, _ in landings[stop])
                            to = Place(cells, True, way if at_once else 0)
                            yield Leap(cell, over_cell, to, passed, stop & loose)
                        if not stop & loose:
                            break
                        passed |= stop
                        stop = _nearest(beyond[stop][1] & others, rising)
                    if not at_once:
                        break
                    gone |= over
                    over = _nearest(tail & others, rising)

    return found


def _nearest(met: CellSet, rising: bool) -> CellSet:
    """The first of the pieces met along a line, 0 if there is none."""
    if not met:
        return 0
    return met & -met if rising else 1 << met.bit_length() - 1
