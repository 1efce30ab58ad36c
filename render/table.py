"""Standings, cross-tables and leaderboards as pictures: wide enough for their texts, readable on a telephone."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from render.chart import Align, Column, Row, Table, Tone, check_table
from render.easel import Box, Easel, points_wide, row_grounds, sharp_enough, tone_colour
from render.letters import clean, lines_of
from render.theme import FOOTER_SIZE, NAME, RGB, WIDTH, Theme

# All in points.
_EDGE = 7.0
_PAD = 6.5
_TIGHT = 2.5
_BETWEEN = 1.0
_WIDEST = 180.0
"""The most that one column takes."""
_CUT = 2.0
"""Width of the line between rows of which other things become."""
_LEGEND = 20.0
_NAME_ROOM = 46.0
_TITLE, _SUBTITLE = (18.0, 10.5), (12.0, 9.5)
"""The largest and the smallest letters of a heading."""
_TWO_LINES = (10.0, 9.0)
"""The same of a title in two lines."""
_ALIKE = 20
"""Up to so many columns of results are equally wide; more would make a picture much wider."""
_MOVING = {Tone.UP, Tone.DOWN}
_ARROWS = ("▲", "▼")
"""Signs before a figure in a cell of such a tone, which few fonts have: they are drawn."""
_CLOSE = 1.5
"""Between such a sign and its figure."""
_FRAME = 1.5
"""Width of the frame around the reader's own row."""


@dataclass(frozen=True, slots=True)
class _Sizes:
    """Letters and rows become smaller as there are more of them."""

    letters: float
    row: float

    @property
    def head(self) -> float:
        return self.letters - 1.5

    @property
    def sign(self) -> float:
        """The side of the triangle before a row."""
        return self.letters * 0.55


def draw_table(table: Table, theme: Theme) -> bytes:
    """The table as a palette PNG, at least as wide as a board. Raises BadDiagram."""
    check_table(table)
    sizes = _sizes(len(table.rows))
    signs = sizes.sign + _PAD if table.told() else 0.0
    theme = sharp_enough(theme, sum(_widths(table, theme, sizes, signs)) + signs + 2 * _EDGE)
    widths = _widths(table, theme, sizes, signs)
    width = sum(widths) + signs + 2 * _EDGE
    top = heading_height(table.title, table.subtitle)
    head = sizes.row + 1
    low = top + head + sizes.row * len(table.rows)
    legend = any(said for _, said in table.told())
    easel = Easel(theme, width, low + (_LEGEND if legend else _EDGE))
    draw_heading(easel, table.title, table.subtitle, theme, width)
    lefts = list(accumulate(widths, initial=_EDGE + signs))
    _draw_head(easel, table.columns, lefts, (top, top + head), theme, sizes)
    for number, row in enumerate(table.rows):
        upper = top + head + number * sizes.row
        _draw_row(easel, table.columns, row, lefts, upper, number, theme, sizes)
        above = table.rows[number - 1].tone if number else row.tone
        if above is not row.tone and _MOVING & {above, row.tone}:
            upper -= _BETWEEN / 2
            easel.field((_EDGE, upper - _CUT / 2, width - _EDGE, upper + _CUT / 2), theme.text)
    _draw_legend(easel, table, low, width, theme, sizes)
    return easel.png()


def draw_heading(easel: Easel, title: str, subtitle: str, theme: Theme, width: float) -> None:
    """Title and subtitle at the top, and beside the title the bot's name."""
    grounds = theme.page, theme.text if theme.page != theme.text else theme.quiet
    left, right, top, quiet = _EDGE + _PAD, width - _EDGE - _PAD, 5.0, (theme.page, theme.quiet)
    if title:
        room = right - _NAME_ROOM - left
        lines, size = _in_lines(title, theme, room)
        # Two lines keep clear of the subtitle, which begins two points before the end of a single one.
        first, high = (top, 26.0) if len(lines) == 1 else (top - 1, 12.5)
        for number, line in enumerate(lines):
            upper = first + number * high
            easel.write(line, (left, upper, left + room, upper + high), size, grounds, face=theme.face)
        corner = (right - _NAME_ROOM, top, right, top + 26)
        easel.write(NAME, corner, FOOTER_SIZE, quiet, face=theme.face, align=Align.RIGHT)
        top += 24
    if subtitle:
        size = _fitting(subtitle, theme, right - left, _SUBTITLE)
        easel.write(subtitle, (left, top, right, top + 19), size, quiet, face=theme.face)


def _in_lines(title: str, theme: Theme, room: float) -> tuple[list[str], float]:
    """A title in one line if it can be, else in two smaller ones in the same place, and the size of its letters."""
    size = _fitting(title, theme, room, _TITLE)
    if points_wide(theme, title, size) <= room:
        return [title], size
    size, smallest = _TWO_LINES
    while len(lines := lines_of(title, theme, round(size * theme.unit), room * theme.unit)) > 2:
        if size <= smallest:
            return [lines[0], clean(title).removeprefix(lines[0]).strip()], size
        size -= 0.5
    return lines, size


def _fitting(text: str, theme: Theme, room: float, sizes: tuple[float, float]) -> float:
    """The largest size of letters in which a text is not cut, down to the smallest one."""
    size, smallest = sizes
    while size > smallest and points_wide(theme, text, size) > room:
        size -= 0.5
    return size


def heading_height(title: str, subtitle: str) -> float:
    return 6 + (26 if title else 0) + (20 if subtitle else 0)


def _draw_legend(easel: Easel, table: Table, top: float, width: float, theme: Theme, sizes: _Sizes) -> None:
    left, room = _EDGE, (width - 2 * _EDGE) / 2
    for tone, said in table.told():
        if said:
            _draw_sign(easel, tone, (left, top, left + room, top + _LEGEND), theme.quiet, sizes)
            box = (left + sizes.sign + 2 * _PAD, top, left + room, top + _LEGEND)
            easel.write(said, box, sizes.head, (theme.page, theme.quiet), face=theme.face)
            left += room


def _draw_sign(easel: Easel, tone: Tone, row: Box, colour: RGB, sizes: _Sizes) -> None:
    """A triangle at the left of a row."""
    left, middle, half = row[0] + _PAD, (row[1] + row[3]) / 2, sizes.sign / 2
    easel.arrow((left, middle - half, left + sizes.sign, middle + half), colour, up=tone is Tone.UP)


def _sizes(rows: int) -> _Sizes:
    if rows <= 20:
        return _Sizes(13.5, 27)
    if rows <= 36:
        return _Sizes(12, 22)
    return _Sizes(10.5, 18)


def _widths(table: Table, theme: Theme, sizes: _Sizes, signs: float) -> list[float]:
    """Each column as wide as it must be; what a board's width leaves over goes to the columns of names."""
    widths = []
    for number, column in enumerate(table.columns):
        texts = [(column.title, sizes.head), *((row.cells[number], sizes.letters) for row in table.rows)]
        most = max(points_wide(theme, text, size) for text, size in texts)
        pad = _TIGHT if column.align is Align.CENTRE else _PAD
        widths.append(min(_WIDEST, most + 2 * pad + 1))
    results = [number for number, column in enumerate(table.columns) if column.align is Align.CENTRE]
    if len(results) <= _ALIKE:
        widest = max((widths[number] for number in results), default=0.0)
        for number in results:
            widths[number] = widest
    spare = WIDTH - 2 * _EDGE - signs - sum(widths)
    wide = [number for number, column in enumerate(table.columns) if column.align is Align.LEFT]
    if spare > 0:
        for number in wide or range(len(widths)):
            widths[number] += spare / len(wide or widths)
    return widths


def _draw_head(
    easel: Easel,
    columns: tuple[Column, ...],
    lefts: list[float],
    span: tuple[float, float],
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
    lefts: list[float],
    top: float,
    number: int,
    theme: Theme,
    sizes: _Sizes,
) -> None:
    plain = row_grounds(theme)[number % 2]
    ground = tone_colour(theme, row.tone, plain)
    bottom = top + sizes.row - _BETWEEN
    easel.field((_EDGE, top, lefts[-1], bottom), ground)
    if row.tone in _MOVING:
        _draw_sign(easel, row.tone, (_EDGE, top, lefts[0], bottom), theme.text, sizes)
    for place, column in enumerate(columns):
        left, right = _inner(column, lefts[place], lefts[place + 1])
        upper, lower = top, bottom
        under, colour = ground, _letters(theme, column, row)
        if row.tones and row.tones[place] is not Tone.PLAIN:
            under = tone_colour(theme, row.tones[place], plain)
            # The frame of the reader's own row covers no edge of a field.
            inset = _FRAME + 0.5 if row.mine else 0.5
            upper, lower = top + inset, bottom - inset
            easel.field((lefts[place] + 0.5, upper, lefts[place + 1] - 0.5, lower), under, radius=2.5)
            colour = theme.text
        text, align = row.cells[place], column.align
        if row.tones and row.tones[place] in _MOVING and text[:1] in _ARROWS:
            up, text = text[0] == _ARROWS[0], text[1:]
            left = (left + right - sizes.sign - _CLOSE - points_wide(theme, text, sizes.letters)) / 2
            middle, half = (upper + lower) / 2, sizes.sign / 2
            easel.arrow((left, middle - half, left + sizes.sign, middle + half), colour, up=up)
            left, align = left + sizes.sign + _CLOSE, Align.LEFT
        easel.write(
            text, (left, upper, right, lower), sizes.letters, (under, colour), face=theme.face, align=align
        )
    if row.mine:
        easel.frame((_EDGE, top, lefts[-1], bottom), theme.turn, _FRAME)


def _letters(theme: Theme, column: Column, row: Row) -> RGB:
    """The column that decides the order stands out, where it can be read."""
    stands_out = column.strong and row.tone is Tone.PLAIN and _far(theme.turn, theme.strip)
    return theme.turn if stands_out else theme.text


def _far(one: RGB, other: RGB) -> bool:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 200


def _inner(column: Column, left: float, right: float) -> tuple[float, float]:
    pad = _TIGHT if column.align is Align.CENTRE else _PAD
    return left + pad, right - pad
