"""Diagram -> picture, in indices of the theme's palette: a frame with squares, and lines of text around it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.diagram import Diagram, Emphasis, Region, Shade, Strip, Token
from render.lines import Lines, cut, lines_of, picture_of
from render.palette import mixed
from render.squares import ABOVE, BELOW, CORNERS, LEFT, RIGHT, Square, palette_of, square_lines
from render.strips import banner_picture, footer_picture, progress_picture, strip_picture
from render.theme import CROWDED, LARGEST_SQUARE, MARGIN, Theme
from render.trails import Point, trail_on, turns_on

_ORDER = {emphasis: place for place, emphasis in enumerate(Emphasis)}
_READING = attrgetter("row", "column")
_MANY = 32
_SIDES = (((-1, 0), LEFT), ((0, -1), ABOVE), ((1, 0), RIGHT), ((0, 1), BELOW))


class Band(NamedTuple):
    """A part of a picture from its left to its right: bands with the same key look alike, those without are unique."""

    key: Hashable
    draw: Callable[[], Lines]


def sharp_enough(diagram: Diagram, theme: Theme) -> Theme:
    """The theme for a board: one with many pieces, on more than half of its squares, needs fewer pixels, and its
    squares are large.
    """
    pieces = len(diagram.tokens)
    crowded = pieces > _MANY and 2 * pieces > diagram.columns * diagram.rows
    return theme.at(CROWDED) if crowded else theme


def painted(diagram: Diagram, theme: Theme, progress: float | None = None) -> Image.Image:
    """The picture (mode L); with `progress` (0 to 1) a bar where a banner would stand if it has none."""
    bands = [picture_of(band.draw()) for band in bands_of(diagram, theme, progress)]
    whole = Image.new("L", (theme.width, sum(band.height for band in bands)))
    top = 0
    for band in bands:
        whole.paste(band, (0, top))
        top += band.height
    return whole


def bands_of(diagram: Diagram, theme: Theme, progress: float | None = None) -> Iterator[Band]:
    """The same from top to bottom in bands (mode L): lines of text, edges of the frame, rows of squares."""
    if diagram.top:
        yield _strip(diagram.top, diagram.bottom, theme)
    yield from _board_bands(diagram, theme)
    if diagram.banner:
        yield _written(None, partial(banner_picture, diagram.banner, theme))
    elif progress is not None:
        yield _written(None, partial(progress_picture, progress, theme))
    if diagram.bottom:
        yield _strip(diagram.bottom, diagram.top, theme)
    if diagram.title or diagram.note:
        yield _written(None, partial(footer_picture, diagram.title, diagram.joint, diagram.note, theme))


def _written(key: Hashable, draw: Callable[[], Image.Image]) -> Band:
    """A band that is drawn as a picture."""
    return Band(key, lambda: lines_of(draw()))


def _board_bands(diagram: Diagram, theme: Theme) -> Iterator[Band]:
    size, columns = square_size(diagram, theme), diagram.columns
    yield _written((columns, size, theme, "above"), partial(_edge, columns, size, theme, below=False))
    for row in squares_of(diagram):
        across = tuple(row)
        yield Band((across, size, theme), partial(_row, across, size, theme))
    yield _written((columns, size, theme, "below"), partial(_edge, columns, size, theme, below=True))


def _edge(columns: int, size: int, theme: Theme, *, below: bool) -> Image.Image:
    """The frame above the board, or below it."""
    frame, margin = _frame(columns, size, theme), theme.px(MARGIN)
    return frame.crop(
        (0, frame.height - margin, frame.width, frame.height) if below else (0, 0, frame.width, margin)
    )


def _row(row: tuple[Square, ...], size: int, theme: Theme) -> Lines:
    """The squares of a row, line by line, between the two sides of the frame."""
    before, after = _sides_of_frame(len(row), size, theme)
    lines = zip(before, *[square_lines(square, theme, size) for square in row], after, strict=True)
    return Lines((theme.width, size), b"".join(chain.from_iterable(lines)))


def square_size(diagram: Diagram, theme: Theme) -> int:
    """The side of a square in pixels."""
    most = (theme.width - 2 * theme.px(MARGIN)) // max(diagram.columns, diagram.rows)
    return min(theme.px(LARGEST_SQUARE), most)


def board_left(columns: int, size: int, theme: Theme) -> int:
    """Where the first of so many columns of that size begins, in pixels."""
    return (theme.width - columns * size) // 2


def _strip(strip: Strip, other: Strip | None, theme: Theme) -> Band:
    lead = max(0, strip.captured - (other.captured if other else 0))
    return _written((strip, lead, theme), partial(strip_picture, strip, lead, theme))


@lru_cache(maxsize=8)
def _sides_of_frame(columns: int, size: int, theme: Theme) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """What stands before the squares of a row and behind them in each line of it."""
    frame, upper = _frame(columns, size, theme), theme.px(MARGIN)
    left = board_left(columns, size, theme)
    # A line begins with its filter byte, as one more column.
    before = frame.crop((-1, upper, left, upper + size))
    return cut(before), cut(frame.crop((left + columns * size, upper, frame.width, upper + size)))


def _frame(columns: int, size: int, theme: Theme) -> Image.Image:
    """The frame around a single row of squares, which are left out."""
    palette, margin, line = palette_of(theme), theme.px(MARGIN), theme.px(1)
    picture = Image.new("L", (theme.width, size + 2 * margin), palette.index(theme.page))
    draw = ImageDraw.Draw(picture)
    left = board_left(columns, size, theme)
    right, bottom = left + columns * size, margin + size
    draw.rectangle((left - margin, 0, right + margin - 1, picture.height), fill=palette.index(theme.frame))
    inner = palette.index(mixed(theme.frame, theme.label, 0.5))
    draw.rectangle((left - line, margin - line, right + line - 1, bottom + line - 1), fill=inner)
    return picture


def squares_of(diagram: Diagram) -> list[list[Square]]:
    """The contents of each square, row by row."""
    tokens: dict[Point, Token] = {(token.column, token.row): token for token in diagram.tokens}
    emphases: dict[Point, set[Emphasis]] = defaultdict(set)
    labels: dict[Point, str] = {}
    for mark in diagram.marks:
        emphases[mark.column, mark.row].add(mark.emphasis)
        if mark.label:
            labels[mark.column, mark.row] = mark.label
    way = diagram.trail.points if diagram.trail else ()
    trail = trail_on(way, ring=way[:1] != way[-1:] and way[0] not in tokens) if way else {}
    turns = turns_on(way)
    regions = _regions(diagram.regions) if diagram.regions else {}
    ranks, files = diagram.row_labels, diagram.column_labels
    marked = emphases.keys() | trail.keys() | regions.keys()
    squares: list[list[Square]] = [[] for _ in range(diagram.rows)]
    for tile in sorted(diagram.tiles, key=_READING):
        at = column, row = tile.column, tile.row
        square = _unmarked(
            tile.shade,
            tile.caption,
            tokens.get(at),
            ranks[row] if ranks and column == 0 else "",
            files[column] if files and row == diagram.rows - 1 else "",
        )
        if at in marked:
            label = labels.get(at, "")
            tint, outline, zone, badge, badge_ink = regions.get(at, (None, 0, 0, "", 0))
            square = square._replace(
                emphases=tuple(sorted(emphases[at], key=_ORDER.__getitem__)) if at in emphases else (),
                label=label,
                trail=trail.get(at, ()),
                area=tint,
                outline=outline,
                zone=zone,
                badge=badge,
                badge_ink=badge_ink,
                turn="" if at in tokens or label else turns.get(at, ""),
            )
        squares[row].append(square)
    return squares


@lru_cache(maxsize=4096)
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
