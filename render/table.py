"""Standings, cross-tables and leaderboards as pictures: wide enough for what they say, readable on a telephone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from render.chart import Align, Column, Row, Table, Tone, check_table
from render.easel import Easel, row_grounds, tone_colour
from render.lettering import clean, width_of
from render.theme import RGB, WIDTH, Theme

_EDGE = 14
_PAD = 11
_TIGHT = 5
_WIDEST = 360
"""The most that one column takes."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Letters and rows become smaller as there are more of them."""

    letters: int
    row: int

    @property
    def title(self) -> int:
        return 38

    @property
    def head(self) -> int:
        return self.letters - 3


def draw_table(table: Table, theme: Theme) -> bytes:
    """The table as a palette PNG, at least as wide as a board. Raises BadDiagram."""
    check_table(table)
    sizes = _sizes(len(table.rows))
    widths = _widths(table, theme, sizes)
    width = sum(widths) + 2 * _EDGE
    top = heading_height(table.title, table.subtitle)
    head = sizes.row + 2
    easel = Easel(theme, width, top + head + sizes.row * len(table.rows) + _EDGE)
    draw_heading(easel, table.title, table.subtitle, theme, width)
    lefts = list(accumulate(widths, initial=_EDGE))
    _draw_head(easel, table.columns, lefts, (top, top + head), theme, sizes)
    for number, row in enumerate(table.rows):
        upper = top + head + number * sizes.row
        _draw_row(easel, table.columns, row, lefts, upper, number, theme, sizes)
    return easel.png()


def draw_heading(easel: Easel, title: str, subtitle: str, theme: Theme, width: int) -> None:
    """Title and subtitle at the top."""
    grounds = theme.page, theme.text if theme.page != theme.text else theme.quiet
    right = width - _EDGE - _PAD
    top = 10
    if title:
        easel.write(title, (_EDGE + _PAD, top, right, top + 52), 36, grounds, face=theme.face)
        top += 48
    if subtitle:
        easel.write(
            subtitle, (_EDGE + _PAD, top, right, top + 38), 24, (theme.page, theme.quiet), face=theme.face
        )


def heading_height(title: str, subtitle: str) -> int:
    return 12 + (52 if title else 0) + (40 if subtitle else 0)


def _sizes(rows: int) -> _Sizes:
    if rows <= 20:
        return _Sizes(27, 48)
    if rows <= 36:
        return _Sizes(24, 40)
    return _Sizes(21, 34)


def _widths(table: Table, theme: Theme, sizes: _Sizes) -> list[int]:
    """Each column as wide as it must be; what a board's width leaves over goes to the columns of names."""
    widths = []
    for number, column in enumerate(table.columns):
        texts = [(column.title, sizes.head), *((row.cells[number], sizes.letters) for row in table.rows)]
        most = max(width_of(clean(text), theme.face, size) for text, size in texts)
        pad = _TIGHT if column.align is Align.CENTRE else _PAD
        widths.append(min(_WIDEST, round(most) + 2 * pad + 2))
    spare = WIDTH - 2 * _EDGE - sum(widths)
    wide = [number for number, column in enumerate(table.columns) if column.align is Align.LEFT]
    if spare > 0:
        for number in wide or range(len(widths)):
            widths[number] += spare // len(wide or widths)
    return widths


def _draw_head(
    easel: Easel,
    columns: tuple[Column, ...],
    lefts: list[int],
    span: tuple[int, int],
    theme: Theme,
    sizes: _Sizes,
) -> None:
    for number, column in enumerate(columns):
        left, right = _inner(column, lefts[number], lefts[number + 1])
        box = (left, span[0], right, span[1])
        easel.write(
            column.title, box, sizes.head, (theme.page, theme.quiet), face=theme.face, align=column.align
        )


def _draw_row(
    easel: Easel,
    columns: tuple[Column, ...],
    row: Row,
    lefts: list[int],
    top: int,
    number: int,
    theme: Theme,
    sizes: _Sizes,
) -> None:
    ground = tone_colour(theme, row.tone, row_grounds(theme)[number % 2])
    if row.mine:
        ground = theme.turn
    bottom = top + sizes.row
    easel.field((_EDGE, top, lefts[-1], bottom - 2), ground)
    for place, column in enumerate(columns):
        left, right = _inner(column, lefts[place], lefts[place + 1])
        under, colour = ground, _letters(theme, column, row)
        if row.tones and row.tones[place] is not Tone.PLAIN:
            under = tone_colour(theme, row.tones[place], row_grounds(theme)[number % 2])
            easel.field((lefts[place] + 1, top + 1, lefts[place + 1] - 1, bottom - 3), under, radius=5)
            colour = theme.text
        box = (left, top, right, bottom - 2)
        easel.write(
            row.cells[place], box, sizes.letters, (under, colour), face=theme.face, align=column.align
        )


def _letters(theme: Theme, column: Column, row: Row) -> RGB:
    if row.mine:
        return theme.turn_text
    if column.strong and theme.turn != theme.turn_text:
        return theme.turn if _far(theme.turn, theme.strip) else theme.text
    return theme.text


def _far(one: RGB, other: RGB) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 200


def _inner(column: Column, left: int, right: int) -> tuple[int, int]:
    pad = _TIGHT if column.align is Align.CENTRE else _PAD
    return left + pad, right - pad
