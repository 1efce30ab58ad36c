"""Every complete capture of one piece where routes are too many to follow one by one.

Where captured pieces stay on the board till the move ends, nothing on it changes but what is left to take. So the
places where the piece may come down, and the leaps between them, are a fixed graph, and a state of the search is a
place with a set of pieces left. All states after n captures are worked out together from those after n - 1; a path
is made only for a capture that is wanted, by walking back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rules.draughts.captures.search import Route, TooManyCaptures
from rules.draughts.captures.tables import Flight, ShortLeap
from rules.game import Cell
from rules.geometry import CellSet


class Place(NamedTuple):
    """Cells of which the piece may choose one to come down on, as a man or as a king."""

    cells: Route
    is_king: bool


class Leap(NamedTuple):
    """From a cell over an enemy to a place."""

    start: Cell
    over: Cell
    to: Place


class End(NamedTuple):
    """A finished capture: where it comes down after how many captures, and what it left standing (see `Tours`)."""

    place: Place
    taken: int
    left: int


class Tours:
    """All captures of one piece from a place. Raises TooManyCaptures when there are more than `budget` states.

    A set of enemies is the sum of `1 << n` over their places n in `prey`; `states`: how many states there are.
    """

    __slots__ = ("_around", "_into", "_layers", "prey", "states")

    def __init__(self, start: Place, leaps: Callable[[Place], Iterable[Leap]], budget: int) -> None:
        bits: dict[Cell, int] = {}
        out: dict[Place, list[tuple[int, Place]]] = {}
        self._into: dict[Place, list[tuple[Place, int, Leap]]] = {start: []}
        waiting = [start]
        while waiting:
            place = waiting.pop()
            out[place] = []
            for leap in leaps(place):
                bit = bits.setdefault(leap.over, 1 << len(bits))
                if (bit, leap.to) in out[place]:
                    continue
                out[place].append((bit, leap.to))
                if leap.to not in self._into:
                    self._into[leap.to] = []
                    waiting.append(leap.to)
                self._into[leap.to].append((place, bit, leap))
        self.prey = tuple(bits)
        self._around = {place: sum({bit for bit, _ in found}) for place, found in out.items()}
        self._layers: list[dict[Place, set[int]]] = []
        self.states = 0
        layer: dict[Place, set[int]] = {start: {(1 << len(bits)) - 1}}
        while layer:
            self._layers.append(layer)
            after: dict[Place, set[int]] = {}
            for place, lefts in layer.items():
                self.states += len(lefts)
                if self.states > budget:
                    raise TooManyCaptures
                for bit, to in out[place]:
                    fewer = {left ^ bit for left in lefts if left & bit}
                    if fewer:
                        after.setdefault(to, set()).update(fewer)
            layer = after

    @property
    def longest(self) -> int:
        """The most pieces that a capture takes."""
        return len(self._layers) - 1

    def ends(self, fewest: int) -> Iterator[End]:
        """The captures of at least so many pieces from which nothing more can be taken."""
        for taken in range(max(fewest, 1), len(self._layers)):
            for place, lefts in self._layers[taken].items():
                around = self._around[place]
                yield from (End(place, taken, left) for left in sorted(lefts) if not left & around)

    def route(self, end: End, cell: Cell) -> tuple[Route, Route]:
        """A path by which the capture comes down on that cell of its place, and what it captures, in order."""
        place, taken, left = end
        path, hits = [cell], []
        while taken:
            taken -= 1
            for origin, bit, leap in self._into[place]:
                if not left & bit and left | bit in self._layers[taken].get(origin, ()):
                    path.append(leap.start)
                    hits.append(leap.over)
                    place, left = origin, left | bit
                    break
        return tuple(path[::-1]), tuple(hits[::-1])


Next = Callable[[Place, CellSet, CellSet], Iterator[Leap]]
"""(place, the other pieces, what may be taken) -> the leaps from there, while nothing leaves the board."""


def from_beside(
    leaps: dict[Cell, tuple[ShortLeap, ...]],
    *,
    is_king: bool = False,
    stop_row: CellSet = 0,
    pass_row: CellSet = 0,
) -> Next:
    """The leaps of a piece that takes what is beside it; a man stops on `stop_row`, is a king from `pass_row` on."""

    def found(place: Place, others: CellSet, prey: CellSet) -> Iterator[Leap]:
        (cell,) = place.cells
        if stop_row >> cell & 1:
            return
        for over, land, (over_cell, land_cell, *_) in leaps[cell]:
            if prey & over and not others & land:
                yield Leap(cell, over_cell, Place((land_cell,), is_king or land & pass_row != 0))

    return found


def from_afar(flights: dict[Cell, tuple[Flight, ...]]) -> Next:
    """The leaps of a king that takes from any distance, from any cell of its place."""

    def found(place: Place, others: CellSet, prey: CellSet) -> Iterator[Leap]:
        for cell in place.cells:
            for _, _, ray, rising, beyond in flights[cell]:
                over = _nearest(ray & others, rising)
                if prey & over:
                    over_cell, tail, landings = beyond[over]
                    cells = tuple(land for land, _ in landings[_nearest(tail & others, rising)])
                    if cells:
                        yield Leap(cell, over_cell, Place(cells, True))

    return found


def _nearest(met: CellSet, rising: bool) -> CellSet:
    """The first of the pieces met along a line, 0 if there is none."""
    if not met:
        return 0
    return met & -met if rising else 1 << met.bit_length() - 1
