"""Diagram -> picture, in indices of the theme's palette: a frame with squares, and lines of text around it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.contents import Contents
from render.diagram import Diagram, Strip
from render.letters import fitted, text_mask, top_for
from render.lines import Lines, cut, lines_of, picture_of, side_by_side
from render.palette import mixed
from render.squares import palette_of, square_lines
from render.strips import banner_picture, footer_lines, progress_picture, strip_lines
from render.theme import CROWDED, FINE_NUMBER_SIZE, FINE_SHARP, GUTTER, LARGEST_SQUARE, MARGIN, Face, Theme

_MANY = 32


class Band(NamedTuple):
    """A part of a picture from its left to its right: bands with the same key look alike, those without are unique."""

    key: Hashable
    draw: Callable[[], Lines]


def sharp_enough(diagram: Diagram, theme: Theme) -> Theme:
    """The theme for a board: one with many pieces, on more than half of its squares, needs fewer pixels, and its
    squares are large; so does one whose numbers are large.
    """
    pieces = len(diagram.tokens)
    crowded = pieces > _MANY and 2 * pieces > diagram.columns * diagram.rows
    return theme.at(CROWDED if crowded else FINE_SHARP if diagram.fine else theme.unit)


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
        yield Band(None, partial(footer_lines, diagram.title, diagram.joint, diagram.note, theme))


def _written(key: Hashable, draw: Callable[[], Image.Image]) -> Band:
    """A band that is drawn as a picture."""
    return Band(key, lambda: lines_of(draw()))


def _board_bands(diagram: Diagram, theme: Theme) -> Iterator[Band]:
    size, columns, labelled = square_size(diagram, theme), diagram.columns, has_gutter(diagram)
    edge = partial(_edge, columns, size, theme, labelled)
    yield _written((columns, size, theme, labelled, "above"), partial(edge, below=False))
    contents = Contents(diagram)
    for number in range(diagram.rows):
        key = contents.key(number), contents.beside[number], labelled, size, theme
        yield Band(key, partial(_row_of, contents, number, labelled, size, theme))
    yield _written((columns, size, theme, labelled, "below"), partial(edge, below=True))


def has_gutter(diagram: Diagram) -> bool:
    """Whether the rows are labelled beside the board, and not on its squares."""
    return bool(diagram.row_labels) and diagram.fine


def _edge(columns: int, size: int, theme: Theme, labelled: bool, *, below: bool) -> Image.Image:
    """The frame above the board, or below it."""
    frame, margin = _frame(columns, size, theme, labelled), theme.px(MARGIN)
    return frame.crop(
        (0, frame.height - margin, frame.width, frame.height) if below else (0, 0, frame.width, margin)
    )


def _row_of(contents: Contents, number: int, labelled: bool, size: int, theme: Theme) -> Lines:
    """The squares of a row, line by line, between the two sides of the frame."""
    row = contents.row(number)
    before, after = _sides_of_frame(len(row), size, theme, labelled, contents.beside[number])
    parts = [before, *[square_lines(square, theme, size) for square in row], after]
    return Lines((theme.width, size), side_by_side(parts))


def square_size(diagram: Diagram, theme: Theme) -> int:
    """The side of a square in pixels."""
    most = (theme.width - sum(_margins(theme, has_gutter(diagram)))) // max(diagram.columns, diagram.rows)
    return min(theme.px(LARGEST_SQUARE), most)


def _margins(theme: Theme, labelled: bool) -> tuple[int, int]:
    """Of the frame at the left and at the right."""
    left, right = GUTTER if labelled else (MARGIN, MARGIN)
    return theme.px(left), theme.px(right)


def board_left(columns: int, size: int, theme: Theme, *, labelled: bool = False) -> int:
    """Where the first of so many columns of that size begins, in pixels."""
    left, right = _margins(theme, labelled)
    return left + (theme.width - columns * size - left - right) // 2


def _strip(strip: Strip, other: Strip | None, theme: Theme) -> Band:
    lead = max(0, strip.captured - (other.captured if other else 0))
    return Band((strip, lead, theme), partial(strip_lines, strip, lead, theme))


@lru_cache(maxsize=64)
def _sides_of_frame(
    columns: int, size: int, theme: Theme, labelled: bool, label: str
) -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """The frame before the squares of a row, with its label, and behind them, in each line of it."""
    frame, upper = _frame(columns, size, theme, labelled), theme.px(MARGIN)
    left = board_left(columns, size, theme, labelled=labelled)
    if label:
        letters = theme.px(FINE_NUMBER_SIZE)
        mask = text_mask(fitted(label, Face.SANS, letters, left), Face.SANS, letters)
        at = (left - mask.width) // 2, upper + top_for(size / 2, letters)
        palette_of(theme).lay(frame, mask, at, theme.label)
    # A line begins with its filter byte, as one more column.
    before = frame.crop((-1, upper, left, upper + size))
    return cut(before), cut(frame.crop((left + columns * size, upper, frame.width, upper + size)))


def _frame(columns: int, size: int, theme: Theme, labelled: bool) -> Image.Image:
    """The frame around a single row of squares, which are left out."""
    palette, margin, line = palette_of(theme), theme.px(MARGIN), theme.px(1)
    picture = Image.new("L", (theme.width, size + 2 * margin), palette.index(theme.page))
    draw = ImageDraw.Draw(picture)
    left = board_left(columns, size, theme, labelled=labelled)
    right, bottom = left + columns * size, margin + size
    before, after = _margins(theme, labelled)
    draw.rectangle((left - before, 0, right + after - 1, picture.height), fill=palette.index(theme.frame))
    inner = palette.index(mixed(theme.frame, theme.label, 0.5))
    draw.rectangle((left - line, margin - line, right + line - 1, bottom + line - 1), fill=inner)
    return picture
