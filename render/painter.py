"""Diagram -> picture, in indices of the theme's palette: a frame with squares, and lines of text around it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image, ImageDraw

from render.diagram import Diagram, Emphasis, Region, Shade, Strip, Token
from render.palette import mixed
from render.squares import ABOVE, BELOW, CORNERS, LEFT, RIGHT, Square, palette_of, square_picture
from render.strips import banner_picture, footer_picture, progress_picture, strip_picture
from render.theme import CROWDED, LARGEST_SQUARE, MARGIN, Theme
from render.trails import Point, trail_on, turns_on

Shades = tuple[tuple[Shade, ...], ...]
"""Of all squares, row by row."""

_ORDER = {emphasis: place for place, emphasis in enumerate(Emphasis)}
_PLAIN = {shade: Square(shade) for shade in Shade}
_MANY = 32
_SIDES = (((-1, 0), LEFT), ((0, -1), ABOVE), ((1, 0), RIGHT), ((0, 1), BELOW))


@dataclass(frozen=True, slots=True)
class Band:
    """A part of a picture from its left to its right: bands with the same key look alike, those without are unique."""

    key: Hashable
    draw: Callable[[], Image.Image]


def sharp_enough(diagram: Diagram, theme: Theme) -> Theme:
    """The theme for a board: one with many pieces, on more than half of its squares, needs fewer pixels, and its
    squares are large.
    """
    pieces = len(diagram.tokens)
    crowded = pieces > _MANY and 2 * pieces > diagram.columns * diagram.rows
    return theme.at(CROWDED) if crowded else theme


def painted(diagram: Diagram, theme: Theme, progress: float | None = None) -> Image.Image:
    """The picture (mode L); with `progress` (0 to 1) a bar where a banner would stand if it has none."""
    bands = [band.draw() for band in bands_of(diagram, theme, progress)]
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
        yield Band(None, partial(banner_picture, diagram.banner, theme))
    elif progress is not None:
        yield Band(None, partial(progress_picture, progress, theme))
    if diagram.bottom:
        yield _strip(diagram.bottom, diagram.top, theme)
    if diagram.title or diagram.note:
        yield Band(None, partial(footer_picture, diagram.title, diagram.joint, diagram.note, theme))


def _board_bands(diagram: Diagram, theme: Theme) -> Iterator[Band]:
    squares = squares_of(diagram)
    shades = tuple(tuple(square.shade for square in row) for row in squares)
    size, upper = square_size(diagram, theme), theme.px(MARGIN)
    lower = upper + len(squares) * size
    yield Band((shades, size, theme, "above"), partial(_edge, shades, size, theme, 0, upper))
    for number, row in enumerate(squares):
        across, top = tuple(row), upper + number * size
        yield Band((across, size, theme), partial(_row, across, shades, size, theme, top))
    yield Band((shades, size, theme, "below"), partial(_edge, shades, size, theme, lower, lower + upper))


def _edge(shades: Shades, size: int, theme: Theme, upper: int, lower: int) -> Image.Image:
    bare = _bare_board(shades, size, theme)
    return bare.crop((0, upper, bare.width, lower))


def _row(row: tuple[Square, ...], shades: Shades, size: int, theme: Theme, upper: int) -> Image.Image:
    """The squares of a row that begins there."""
    band, left = _edge(shades, size, theme, upper, upper + size), board_left(len(row), size, theme)
    for column, square in enumerate(row):
        if square is not _PLAIN[square.shade]:
            band.paste(square_picture(square, theme, size), (left + column * size, 0))
    return band


def square_size(diagram: Diagram, theme: Theme) -> int:
    """The side of a square in pixels."""
    most = (theme.width - 2 * theme.px(MARGIN)) // max(diagram.columns, diagram.rows)
    return min(theme.px(LARGEST_SQUARE), most)


def board_left(columns: int, size: int, theme: Theme) -> int:
    """Where the first of so many columns of that size begins, in pixels."""
    return (theme.width - columns * size) // 2


def _strip(strip: Strip, other: Strip | None, theme: Theme) -> Band:
    lead = max(0, strip.captured - (other.captured if other else 0))
    return Band((strip, lead, theme), partial(strip_picture, strip, lead, theme))


@lru_cache(maxsize=2)
def _bare_board(shades: Shades, size: int, theme: Theme) -> Image.Image:
    """The board with nothing on it, in its frame."""
    palette, margin, line = palette_of(theme), theme.px(MARGIN), theme.px(1)
    columns, rows = len(shades[0]), len(shades)
    picture = Image.new("L", (theme.width, rows * size + 2 * margin), palette.index(theme.page))
    draw = ImageDraw.Draw(picture)
    left = board_left(columns, size, theme)
    right, bottom = left + columns * size, margin + rows * size
    draw.rectangle((left - margin, 0, right + margin - 1, picture.height), fill=palette.index(theme.frame))
    inner = palette.index(mixed(theme.frame, theme.label, 0.5))
    draw.rectangle((left - line, margin - line, right + line - 1, bottom + line - 1), fill=inner)
    for row, across in enumerate(shades):
        for column, shade in enumerate(across):
            at = left + column * size, margin + row * size
            picture.paste(square_picture(_PLAIN[shade], theme, size), at)
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
    squares: list[list[Square]] = [[] for _ in range(diagram.rows)]
    for tile in sorted(diagram.tiles, key=lambda tile: (tile.row, tile.column)):
        at = tile.column, tile.row
        rank = ranks[tile.row] if ranks and tile.column == 0 else ""
        file = files[tile.column] if files and tile.row == diagram.rows - 1 else ""
        if not (
            tile.caption or rank or file or at in tokens or at in emphases or at in trail or at in regions
        ):
            squares[tile.row].append(_PLAIN[tile.shade])
            continue
        token = tokens.get(at)
        marks = tuple(sorted(emphases[at], key=_ORDER.__getitem__)) if at in emphases else ()
        square = Square(
            tile.shade,
            tile.caption,
            marks,
            labels.get(at, ""),
            token.shape if token else None,
            token.ink if token else 0,
            token.ghost if token else False,
            trail.get(at, ()),
            rank,
            file,
            *regions.get(at, (None, 0, 0, "", 0)),
            "" if token or labels.get(at) else turns.get(at, ""),
        )
        squares[tile.row].append(square)
    return squares


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
