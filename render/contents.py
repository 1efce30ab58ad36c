"""The contents of a diagram's squares, row by row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from operator import itemgetter

from render.diagram import Diagram, Emphasis, Region, Shade, Shape, Token
from render.squares import ABOVE, BELOW, CORNERS, LEFT, RIGHT, Square
from render.trails import Point, trail_on, turns_on

_ORDER = {emphasis: place for place, emphasis in enumerate(Emphasis)}
_READING = itemgetter(1, 0)
"""Row by row, from left to right."""
_SIDES = (((-1, 0), LEFT), ((0, -1), ABOVE), ((1, 0), RIGHT), ((0, 1), BELOW))


class Contents:
    """All that stands on the squares of a diagram. Most rows have only pieces, and are soon told from others."""

    def __init__(self, diagram: Diagram) -> None:
        self._columns, self.rows = diagram.columns, diagram.rows
        self._tiles = tuple(sorted(diagram.tiles, key=_READING))
        self._captions = tuple([tile.caption for tile in self._tiles])
        self._shades = bytes([tile.shade for tile in self._tiles])
        self._tokens: dict[Point, Token] = {}
        self._sorts = bytearray(len(self._tiles))
        for token in diagram.tokens:
            column, row, shape, ink, is_ghost = token
            self._tokens[column, row] = token
            self._sorts[row * self._columns + column] = 1 + ink + 2 * (shape is Shape.KING) + 4 * is_ghost
        self._emphases: dict[Point, set[Emphasis]] = defaultdict(set)
        self._labels: dict[Point, str] = {}
        for column, row, emphasis, label in diagram.marks:
            self._emphases[column, row].add(emphasis)
            if label:
                self._labels[column, row] = label
        way = diagram.trail.points if diagram.trail else ()
        ring = way[:1] != way[-1:] and way[0] not in self._tokens
        self._trail = trail_on(way, ring=ring) if way else {}
        self._turns = turns_on(way)
        self._regions = _regions(diagram.regions) if diagram.regions else {}
        beside = diagram.row_labels if diagram.fine else ()
        self.beside = beside or ("",) * diagram.rows
        """The labels of rows that stand beside the board."""
        self._ranks = diagram.row_labels if not beside and diagram.row_labels else ("",) * diagram.rows
        self._files = diagram.column_labels
        self._marked = self._emphases.keys() | self._trail.keys() | self._regions.keys()
        self._marked_rows = {row for _, row in self._marked}
        self._squares: dict[int, tuple[Square, ...]] = {}

    def key(self, number: int) -> Hashable:
        """The same for rows that look alike; nearly always another for those that do not."""
        if number in self._marked_rows:
            return self.row(number)
        here = slice(number * self._columns, (number + 1) * self._columns)
        files = self._files if number == self.rows - 1 else ()
        return self._captions[here], self._shades[here], bytes(self._sorts[here]), self._ranks[number], files

    def row(self, number: int) -> tuple[Square, ...]:
        """The squares of a row from left to right."""
        if number not in self._squares:
            self._squares[number] = tuple(self._read(number))
        return self._squares[number]

    def _read(self, number: int) -> Iterator[Square]:
        rank, last = self._ranks[number], number == self.rows - 1
        for tile in self._tiles[number * self._columns : (number + 1) * self._columns]:
            column = tile.column
            at = column, number
            file = self._files[column] if self._files and last else ""
            square = _unmarked(tile.shade, tile.caption, self._tokens.get(at), "" if column else rank, file)
            yield self._with_marks(square, at) if at in self._marked else square

    def _with_marks(self, square: Square, at: Point) -> Square:
        label = self._labels.get(at, "")
        tint, outline, zone, badge, badge_ink = self._regions.get(at, (None, 0, 0, "", 0))
        return square._replace(
            emphases=tuple(sorted(self._emphases.get(at, ()), key=_ORDER.__getitem__)),
            label=label,
            trail=self._trail.get(at, ()),
            area=tint,
            outline=outline,
            zone=zone,
            badge=badge,
            badge_ink=badge_ink,
            turn="" if at in self._tokens or label else self._turns.get(at, ""),
        )


@lru_cache(maxsize=2048)
def _unmarked(shade: Shade, caption: str, token: Token | None, rank: str, file: str) -> Square:
    """A square of which only the piece on it is to be said; the same object each time, which is compared soonest."""
    if token is None:
        return Square(shade, caption, rank=rank, file=file)
    return Square(shade, caption, shape=token.shape, ink=token.ink, ghost=token.ghost, rank=rank, file=file)


def _regions(regions: Iterable[Region]) -> dict[Point, tuple[int | None, int, int, str, int]]:
    """The additions of regions to each square: its tint, outline, zone, badge and the side of that."""
    found: dict[Point, tuple[int | None, int, int, str, int]] = {}
    for region in regions:
        cells = set(region.cells)
        for at in cells:
            tint, outline, zone, badge, ink = found.get(at, (None, 0, 0, "", 0))
            sides = _sides(at, cells)
            if region.ink is None:
                found[at] = tint, outline, zone | sides, badge, ink
                continue
            if region.size and at == region.badge:
                badge = region.size
            found[at] = region.ink if region.tinted else None, outline | sides, zone, badge, region.ink
    return found


def _sides(at: Point, cells: set[Point]) -> int:
    """Where the outline of the cells runs on one of them."""
    x, y = at
    sides = sum(side for (dx, dy), side in _SIDES if (x + dx, y + dy) not in cells)
    for (dx, dy), corner in CORNERS.items():
        if {(x + dx, y), (x, y + dy)} <= cells and (x + dx, y + dy) not in cells:
            sides |= corner
    return sides
