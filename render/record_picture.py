"""The picture of a player's record: the curve, below it the last results, the results by game, the places."""

from __future__ import annotations

from itertools import accumulate

from render.chart import Align, Tone
from render.easel import Easel, points_wide, tone_colour
from render.palette import mixed
from render.plot import curve_height, paint_curve
from render.record import Bar, Record, check_record
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme

# All in points.
_EDGE = 7.0
_PAD = 5.5
_ROW = 24.0
_LETTERS = 12.0
_BADGE = 19.0
_BETWEEN = 2.0
_NAME = 150.0
"""The most that the names at the left take."""
_BAR = 13.0
_LEAST = 2.0
"""The width of a part with a single game of many."""


def draw_record(record: Record, theme: Theme) -> bytes:
    """The record as a palette PNG, as wide as a board. Raises BadDiagram."""
    check_record(record)
    head = heading_height(record.title, record.subtitle)
    curve = 0.0 if record.curve is None else curve_height(record.curve)
    rows = bool(record.latest) + len(record.bars) + len(record.places)
    easel = Easel(theme, WIDTH, head + curve + rows * _ROW + _EDGE)
    draw_heading(easel, record.title, record.subtitle, theme, WIDTH)
    if record.curve is not None:
        paint_curve(easel, record.curve, theme, head)
    top, names = head + curve, _names(record, theme)
    if record.latest:
        _draw_latest(easel, record, theme, top, names)
        top += _ROW
    told = max((points_wide(theme, bar.told, _LETTERS) for bar in record.bars), default=0.0)
    most = max((bar.games for bar in record.bars), default=0)
    for bar in record.bars:
        _draw_bar(easel, bar, theme, top, (names, WIDTH - _EDGE - _PAD - told - _PAD), most)
        top += _ROW
    for contest, place in record.places:
        right = WIDTH - _EDGE - _PAD
        width = min(points_wide(theme, place, _LETTERS) + 1, right / 2)
        _write(easel, contest, theme, (_EDGE + _PAD, top, right - width - _PAD), quiet=True)
        _write(easel, place, theme, (right - width, top, right), align=Align.RIGHT)
        top += _ROW
    return easel.png()


def _names(record: Record, theme: Theme) -> float:
    """Where that ends which stands at the left."""
    texts = [bar.name for bar in record.bars] + ([record.heading] if record.latest else [])
    widest = max((points_wide(theme, text, _LETTERS) for text in texts), default=0.0)
    return _EDGE + _PAD + min(_NAME, widest + 1) + _PAD


def _draw_latest(easel: Easel, record: Record, theme: Theme, top: float, left: float) -> None:
    _write(easel, record.heading, theme, (_EDGE + _PAD, top, left - _PAD), quiet=True)
    for sign, tone in record.latest:
        upper = top + (_ROW - _BADGE) / 2
        box = (left, upper, left + _BADGE, upper + _BADGE)
        ground = tone_colour(theme, tone, theme.strip)
        easel.field(box, ground, radius=4)
        easel.write(sign, box, _LETTERS, (ground, theme.text), face=theme.face, align=Align.CENTRE)
        left += _BADGE + _BETWEEN


def _draw_bar(easel: Easel, bar: Bar, theme: Theme, top: float, span: tuple[float, float], most: int) -> None:
    """Games won, drawn and lost, side by side; the game that was played most fills the span."""
    left, right = span
    _write(easel, bar.name, theme, (_EDGE + _PAD, top, left - _PAD), quiet=True)
    upper = top + (_ROW - _BAR) / 2
    won, lost = (tone_colour(theme, tone, theme.strip) for tone in (Tone.WON, Tone.LOST))
    parts = ((bar.won, theme.turn), (bar.drawn, won), (bar.lost, lost))
    shown = [(count, colour) for count, colour in parts if count]
    room = max(right - left, 0.0)
    widths = [max(_LEAST, room * count / most) for count, _ in shown]
    for (_, colour), start, width in zip(shown, accumulate(widths, initial=left), widths, strict=False):
        easel.field((start, upper, start + width, upper + _BAR), colour)
        if start > left:
            # The parts are told apart without their colours too.
            easel.field((start - 0.5, upper, start + 0.5, upper + _BAR), mixed(theme.page, theme.text, 1.0))
    _write(easel, bar.told, theme, (right, top, WIDTH - _EDGE - _PAD), align=Align.RIGHT)


def _write(
    easel: Easel,
    text: str,
    theme: Theme,
    row: tuple[float, float, float],
    *,
    quiet: bool = False,
    align: Align = Align.LEFT,
) -> None:
    left, top, right = row
    colours = (theme.page, theme.quiet if quiet else theme.text)
    easel.write(text, (left, top, right, top + _ROW), _LETTERS, colours, face=theme.face, align=align)
