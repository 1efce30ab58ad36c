"""The picture of a value over time: a line above its times, before its levels."""

from __future__ import annotations

from render.chart import Align
from render.curve import Curve, check_curve
from render.easel import Easel
from render.palette import mixed
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme

# All in points.
_HEIGHT = 165.0
_EDGE = 7.0
_SCALE = 48.0
"""Room for the texts beside the levels."""
_BELOW = 22.0
_LETTERS = 12.0
_HAIR = 0.5
_LINE = 2.5
_DOT = 4.0
_BASE = 1.0
_FLAG = 8.5
"""Half the side of the field with a spot's number."""
_FLAG_LETTERS = 11.0
_FLAG_ROWS = 3


def draw_curve(curve: Curve, theme: Theme) -> bytes:
    """The curve as a palette PNG, as wide as a board. Raises BadDiagram."""
    check_curve(curve)
    rows = _rows(curve)
    top = heading_height(curve.title, curve.subtitle) + (max(rows) + 1 if rows else 0) * 2 * (_FLAG + 1)
    easel = Easel(theme, WIDTH, top + _HEIGHT + _BELOW)
    draw_heading(easel, curve.title, curve.subtitle, theme, WIDTH)
    left = _EDGE + _SCALE
    frame = (left, top + _EDGE, WIDTH - 2 * _EDGE, top + _HEIGHT - _EDGE)
    easel.field((left - _EDGE, top, WIDTH - _EDGE, top + _HEIGHT), theme.strip)
    for mark in curve.heights:
        _, y = _place(curve, frame, (curve.points[0][0], mark.at))
        easel.line([(left - _EDGE, y), (WIDTH - _EDGE, y)], mixed(theme.strip, theme.quiet, 1 / 3), _HAIR)
        box = (_EDGE, y - _LETTERS, left - _EDGE - _DOT, y + _LETTERS)
        easel.write(mark.text, box, _LETTERS, (theme.page, theme.quiet), face=theme.face, align=Align.RIGHT)
    if curve.base is not None:
        _, y = _place(curve, frame, (curve.points[0][0], curve.base))
        easel.line([(left - _EDGE, y), (WIDTH - _EDGE, y)], mixed(theme.strip, theme.quiet, 1), _BASE)
    for text, y in ((curve.above, frame[1]), (curve.below, frame[3])):
        box = (left, y - _LETTERS + (_EDGE if y == frame[1] else -_EDGE), WIDTH - 2 * _EDGE, 0.0)
        box = (*box[:3], box[1] + 2 * _LETTERS)
        easel.write(text, box, _LETTERS, (theme.strip, theme.quiet), face=theme.face)
    for mark in curve.times:
        x, _ = _place(curve, frame, (mark.at, curve.heights[0].at))
        align = Align.LEFT if x < WIDTH / 3 else Align.CENTRE if x < 2 * WIDTH / 3 else Align.RIGHT
        start = {Align.LEFT: x - _EDGE, Align.CENTRE: x - WIDTH / 6, Align.RIGHT: x + _EDGE - WIDTH / 3}[
            align
        ]
        below = (start, top + _HEIGHT, start + WIDTH / 3, top + _HEIGHT + _BELOW)
        easel.write(mark.text, below, _LETTERS, (theme.page, theme.quiet), face=theme.face, align=align)
    ink = theme.choice if theme.turn == theme.turn_text else theme.turn
    easel.trace([_place(curve, frame, point) for point in curve.points], ink, _LINE, _DOT)
    for (x, y, text), row in zip(curve.spots, rows, strict=True):
        _flag(easel, theme, _place(curve, frame, (x, y)), top - (row + 0.5) * 2 * (_FLAG + 1), text)
    return easel.png()


def _rows(curve: Curve) -> list[int]:
    """In which row above the curve each spot's number stands, so that they lie beside and not on each other."""
    first, last = curve.points[0][0], curve.points[-1][0]
    scale = (WIDTH - 4 * _EDGE - _SCALE) / (last - first) if last > first else 0
    ends = [-2.0 * WIDTH] * _FLAG_ROWS
    rows = []
    for x, _, _ in curve.spots:
        place = (x - first) * scale
        row = next((n for n, end in enumerate(ends) if place - end > 2 * _FLAG), 0)
        ends[row] = place
        rows.append(row)
    return rows


def _flag(easel: Easel, theme: Theme, spot: tuple[float, float], middle: float, text: str) -> None:
    """A dot on the curve, and its number above on a field of its own: told by shape, not by colour."""
    x, y = spot
    easel.line([(x, middle), (x, y)], theme.quiet, _HAIR)
    for size, colour in ((_DOT + 1.5, theme.text), (_DOT, theme.strip)):
        easel.field((x - size, y - size, x + size, y + size), colour, size)
    easel.field((x - _FLAG, middle - _FLAG, x + _FLAG, middle + _FLAG), theme.text, _FLAG / 3)
    box = (x - _FLAG, middle - _FLAG, x + _FLAG, middle + _FLAG)
    easel.write(text, box, _FLAG_LETTERS, (theme.text, theme.page), face=theme.face, align=Align.CENTRE)


def _place(
    curve: Curve, frame: tuple[float, float, float, float], point: tuple[float, float]
) -> tuple[float, float]:
    """Where a point of the curve lies in the picture; a curve of one moment lies in the middle."""
    low, high = curve.ends
    first, last = curve.points[0][0], curve.points[-1][0]
    along = (point[0] - first) / (last - first) if last > first else 0.5
    left, top, right, bottom = frame
    return left + along * (right - left), bottom - (point[1] - low) / (high - low) * (bottom - top)
