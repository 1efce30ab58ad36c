"""A value over time as a line: what the picture contains, and the picture."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Mark:
    """A text beside the curve at a place on one of its axes."""

    at: float
    text: str


@dataclass(frozen=True, slots=True)
class Curve:
    """`points`: 1 to 2000 of (x, y), x never falling; `heights`: the levels drawn behind the curve, which lies within
    the lowest and the highest of them; `times`: texts below it. `title` and `subtitle` as those of a table.
    """

    title: str
    points: tuple[tuple[float, float], ...]
    heights: tuple[Mark, ...]
    times: tuple[Mark, ...] = ()
    subtitle: str = ""


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


def draw_curve(curve: Curve, theme: Theme) -> bytes:
    """The curve as a palette PNG, as wide as a board. Raises BadDiagram."""
    check_curve(curve)
    top = heading_height(curve.title, curve.subtitle)
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
    return easel.png()


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
