"""A value over time as a line: what the picture contains, and the picture."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from render.chart import MAX_CELL, MAX_TITLE, Align
from render.diagram import BadDiagram
from render.easel import Easel
from render.palette import mixed
from render.table import draw_heading, heading_height
from render.theme import WIDTH, Theme

MAX_POINTS = 2000
MAX_MARKS = 12
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
MAX_SPOTS = 40
MAX_SPOT = 2


@dataclass(frozen=True, slots=True)
class Mark:
    """A text beside the curve at a place on one of its axes."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """`points`: 1 to 2000 of (x, y), x never falling; `heights`: the levels drawn behind the curve, which lies within
    the lowest and the highest of them; `times`: texts below it. `title` and `subtitle` as those of a table.

    `spots`: points of the curve with a number or a letter or two, x never falling; `base`: a level drawn stronger than
    the others; `above`, `below`: what it means to be high or low.
    """

    title: str
    points: tuple[tuple[float, float], ...]
    heights: tuple[Mark, ...]
    times: tuple[Mark, ...] = ()
    subtitle: str = ""
    spots: tuple[tuple[float, float, str], ...] = ()
    base: float | None = None
    above: str = ""
    below: str = ""


def check_curve(curve: Curve) -> None:
    """Raises BadDiagram, naming the field."""
    for field, text in (("title", curve.title), ("subtitle", curve.subtitle)):
        if len(text) > MAX_TITLE:
            raise BadDiagram(field, f"has {len(text)} characters, more than {MAX_TITLE}")
    if not 1 <= len(curve.points) <= MAX_POINTS:
        raise BadDiagram("points", f"are {len(curve.points)}, not from 1 to {MAX_POINTS}")
    if any(later[0] < earlier[0] for earlier, later in zip(curve.points, curve.points[1:], strict=False)):
        raise BadDiagram("points", "go back")
    if not 2 <= len(curve.heights) <= MAX_MARKS or len(curve.times) > MAX_MARKS:
        raise BadDiagram("heights", f"are {len(curve.heights)}, not from 2 to {MAX_MARKS}")
    low, high = _ends(curve)
    if not (low < high and all(low <= y <= high for _, y in curve.points)):
        raise BadDiagram("points", "are outside the heights")
    if any(len(mark.text) > MAX_CELL for mark in (*curve.heights, *curve.times)):
        raise BadDiagram("heights", f"have texts of more than {MAX_CELL} characters")
    _check_spots(curve, low, high)


def _check_spots(curve: Curve, low: float, high: float) -> None:
    if len(curve.spots) > MAX_SPOTS or any(not 1 <= len(text) <= MAX_SPOT for _, _, text in curve.spots):
        raise BadDiagram("spots", f"are more than {MAX_SPOTS}, or not of 1 to {MAX_SPOT} characters")
    first, last = curve.points[0][0], curve.points[-1][0]
    if any(not (first <= x <= last and low <= y <= high) for x, y, _ in curve.spots):
        raise BadDiagram("spots", "are outside the curve")
    if any(later[0] < earlier[0] for earlier, later in pairwise(curve.spots)):
        raise BadDiagram("spots", "go back")
    if curve.base is not None and not low <= curve.base <= high:
        raise BadDiagram("base", "is outside the heights")
    if any(len(text) > MAX_CELL for text in (curve.above, curve.below)):
        raise BadDiagram("above", f"has more than {MAX_CELL} characters")


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


def _ends(curve: Curve) -> tuple[float, float]:
    return min(mark.at for mark in curve.heights), max(mark.at for mark in curve.heights)


def _place(
    curve: Curve, frame: tuple[float, float, float, float], point: tuple[float, float]
) -> tuple[float, float]:
    """Where a point of the curve lies in the picture; a curve of one moment lies in the middle."""
    low, high = _ends(curve)
    first, last = curve.points[0][0], curve.points[-1][0]
    along = (point[0] - first) / (last - first) if last > first else 0.5
    left, top, right, bottom = frame
    return left + along * (right - left), bottom - (point[1] - low) / (high - low) * (bottom - top)
