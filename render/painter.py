"""Diagram -> parts of a picture from top to bottom, each with a name for what it shows and the way to paint it.

Who wants a picture paints only the parts that it does not have: a new position costs the rows that changed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PIL import Image, ImageDraw

from render.diagram import Diagram, Emphasis, Strip, Token
from render.layout import Layout, layout_of
from render.lettering import fitted, text_mask, top_for, width_of
from render.palette import mixed
from render.squares import GRAINS, Square, palette_of, square_picture
from render.strips import banner_picture, progress_picture, strip_picture
from render.theme import BANNER_HEIGHT, LABEL_SIZE, RGB, SANS, STRIP_HEIGHT, WIDTH, Theme
from render.trails import Layers, Point, corners_crossed, trail_layers

_ORDER = {emphasis: place for place, emphasis in enumerate(Emphasis)}


@dataclass(frozen=True, slots=True)
class Part:
    """Some whole lines of a picture: parts with equal keys look the same; `paint` gives palette indices (mode L)."""

    key: Hashable
    height: int
    paint: Callable[[], Image.Image]


def parts_of(diagram: Diagram, theme: Theme, progress: tuple[int, int] | None = None) -> list[Part]:
    """The picture from top to bottom; with `progress` (done, all) where a banner would stand if it has none."""
    return list(_Painter(diagram, theme).parts(progress))


class _Painter:
    """Draws one diagram in one theme."""

    def __init__(self, diagram: Diagram, theme: Theme) -> None:
        self._diagram, self._theme = diagram, theme
        self._layout = layout_of(diagram)
        self._palette = palette_of(theme)

    def parts(self, progress: tuple[int, int] | None) -> Iterator[Part]:
        diagram, theme = self._diagram, self._theme
        if diagram.top:
            yield self._strip(diagram.top, diagram.bottom)
        yield self._edge((), first=True)
        for row, squares in enumerate(squares_of(diagram)):
            yield self._row(row, squares)
        yield self._edge(diagram.column_labels, first=False)
        if diagram.banner:
            text = diagram.banner
            yield Part((theme.key, text), BANNER_HEIGHT, lambda: banner_picture(text, theme))
        elif progress:
            done, whole = progress
            yield Part((theme.key, progress), BANNER_HEIGHT, lambda: progress_picture(done / whole, theme))
        if diagram.bottom:
            yield self._strip(diagram.bottom, diagram.top)

    def _strip(self, strip: Strip, other: Strip | None) -> Part:
        lead = max(0, strip.captured - (other.captured if other else 0))
        return Part(
            (self._theme.key, strip, lead), STRIP_HEIGHT, lambda: strip_picture(strip, lead, self._theme)
        )

    def _row(self, row: int, squares: tuple[Square, ...]) -> Part:
        label = self._diagram.row_labels[row] if self._diagram.row_labels else ""
        trail = self._trail_at(row)

        def paint() -> Image.Image:
            layout, size = self._layout, self._layout.square
            picture = _bare_row(layout, self._theme).copy()
            for column, square in enumerate(squares):
                picture.paste(square_picture(square, self._theme, size), (layout.left + column * size, 0))
            if label:
                self._write_label(picture, label, (layout.left - layout.margin / 2, size / 2))
            if trail:
                self._draw_trail(picture, row)
            return picture

        return Part((self._theme.key, self._layout, squares, label, trail), self._layout.square, paint)

    def _edge(self, labels: tuple[str, ...], *, first: bool) -> Part:
        """The frame above or below the rows."""

        def paint() -> Image.Image:
            layout, theme = self._layout, self._theme
            picture = Image.new("L", (WIDTH, layout.margin), self._palette.index(theme.page))
            draw = ImageDraw.Draw(picture)
            left, right = layout.left, layout.left + layout.columns * layout.square
            box = (left - layout.margin, 0, right + layout.margin - 1, layout.margin)
            draw.rectangle(box, fill=self._palette.index(theme.frame))
            edge = layout.margin - 2 if first else 0
            draw.rectangle(
                (left - 2, edge, right + 1, edge + 1), fill=self._palette.index(_inner_line(theme))
            )
            for column, label in enumerate(labels):
                at = (layout.left + (column + 0.5) * layout.square, layout.margin / 2 - 3)
                self._write_label(picture, label, at)
            return picture

        return Part((self._theme.key, self._layout, labels, first), self._layout.margin, paint)

    def _write_label(self, picture: Image.Image, label: str, middle: tuple[float, float]) -> None:
        theme = self._theme
        said = fitted(label, SANS, LABEL_SIZE, self._layout.margin - 4)
        mask = text_mask(said, SANS, LABEL_SIZE)
        at = (
            round(middle[0] - width_of(said, SANS, LABEL_SIZE) / 2) - 1,
            top_for(middle[1], LABEL_SIZE),
        )
        self._palette.lay(picture, mask, at, theme.label)

    def _trail_at(self, row: int) -> tuple[Point, ...]:
        """The trail as seen from this row, where it touches it."""
        trail = self._diagram.trail
        if trail is None or len(trail.points) < 2:
            return ()
        rows = [y for _, y in trail.points]
        if not min(rows) <= row <= max(rows):
            return ()
        return tuple((x, y - row) for x, y in trail.points)

    @cached_property
    def _layers(self) -> tuple[Layers, Point]:
        assert self._diagram.trail
        return trail_layers(self._diagram.trail.points, self._layout.square)

    def _draw_trail(self, picture: Image.Image, row: int) -> None:
        (edge, line), (left, top) = self._layers
        size = self._layout.square
        upper = (row - top) * size
        at = (self._layout.left + left * size, 0)
        for mask, colour in ((edge, self._theme.trail_line), (line, self._theme.trail)):
            self._palette.lay(picture, mask.crop((0, upper, mask.width, upper + size)), at, colour)


@lru_cache(maxsize=64)
def _bare_row(layout: Layout, theme: Theme) -> Image.Image:
    """The frame on both sides of a row."""
    palette = palette_of(theme)
    picture = Image.new("L", (WIDTH, layout.square), palette.index(theme.page))
    draw = ImageDraw.Draw(picture)
    left, right = layout.left, layout.left + layout.columns * layout.square
    box = (left - layout.margin, 0, right + layout.margin - 1, picture.height)
    draw.rectangle(box, fill=palette.index(theme.frame))
    for edge in (left - 2, right):
        draw.rectangle((edge, 0, edge + 1, picture.height), fill=palette.index(_inner_line(theme)))
    return picture


def _inner_line(theme: Theme) -> RGB:
    return mixed(theme.frame, theme.label, 0.5)


def squares_of(diagram: Diagram) -> Iterator[tuple[Square, ...]]:
    """What is on each square, row by row."""
    tokens: dict[Point, Token] = {(token.column, token.row): token for token in diagram.tokens}
    emphases: dict[Point, list[Emphasis]] = defaultdict(list)
    labels: dict[Point, str] = {}
    for mark in diagram.marks:
        emphases[mark.column, mark.row].append(mark.emphasis)
        if mark.label:
            labels[mark.column, mark.row] = mark.label
    tiles = {(tile.column, tile.row): tile for tile in diagram.tiles}
    crossed = corners_crossed(diagram.trail.points) if diagram.trail else {}
    for row in range(diagram.rows):
        squares = []
        for column in range(diagram.columns):
            at = column, row
            tile, token = tiles[at], tokens.get(at)
            squares.append(
                Square(
                    tile.shade,
                    row * 3 % 7 % GRAINS,
                    tile.caption,
                    tile.tint,
                    tuple(sorted(set(emphases[at]), key=_ORDER.__getitem__)) if at in emphases else (),
                    labels.get(at, ""),
                    token.shape if token else None,
                    token.ink if token else 0,
                    token.ghost if token else False,
                    crossed.get(at, frozenset()),
                )
            )
        yield tuple(squares)
