"""The picture of a value over time: a line above its times, before its levels."""

from __future__ import annotations

from itertools import chain, pairwise

from render.chart import Align
from render.curve import Curve, check_curve
from render.easel import Easel, band_colour
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
_SPOT = 2.5
_BASE = 1.0
_FLAG = 8.0
"""Half the side of the field with a spot's number."""
_FLAG_LETTERS = 10.5
_APART = 0.5
"""Half of the least that is free between two fields, where the line of one in the row above runs."""
_LEAD = 14.0
"""Height in which the lines from the fields bend to their spots."""


def draw_curve(curve: Curve, theme: Theme) -> bytes:
    """The curve as a palette PNG, as wide as a board. Raises BadDiagram."""
    check_curve(curve)
    head = heading_height(curve.title, curve.subtitle)
    easel = Easel(theme, WIDTH, head + curve_height(curve))
    draw_heading(easel, curve.title, curve.subtitle, theme, WIDTH)
    paint_curve(easel, curve, theme, head)
    return easel.png()


def curve_height(curve: Curve) -> float:
    """How high it is without its heading."""
    return _rows(_flags(curve)) + _HEIGHT + _BELOW


def paint_curve(easel: Easel, curve: Curve, theme: Theme, top: float) -> None:
    """The curve without its heading, from `top` on."""
    flags = _flags(curve)
    top += _rows(flags)
    left = _EDGE + _SCALE
    frame = (left, top + _EDGE, WIDTH - 2 * _EDGE, top + _HEIGHT - _EDGE)
    easel.field((left - _EDGE, top, WIDTH - _EDGE, top + _HEIGHT), theme.strip)
    _draw_band(easel, curve, frame, theme)
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
    easel.trace([_place(curve, frame, point) for point in _line(curve)], theme.turn, _LINE, _DOT)
    if curve.peak is not None:
        _draw_peak(easel, curve.peak[2], _place(curve, frame, curve.peak[:2]), frame, theme)
    spots = [(_place(curve, frame, (x, y)), text) for x, y, text in curve.spots]
    middles = [(x, top - _LEAD - (row + 0.5) * 2 * (_FLAG + _APART)) for x, row in flags]
    for ((x, y), _), (across, height) in zip(spots, middles, strict=True):
        easel.trace([(across, height), (across, top - _LEAD), (x, top), (x, y)], theme.quiet, _HAIR, _HAIR)
    for (spot, text), flag in zip(spots, middles, strict=True):
        _flag(easel, theme, spot, flag, text)


def _rows(flags: list[tuple[float, int]]) -> float:
    """The height of the numbers above the curve."""
    rows = max((row for _, row in flags), default=-1) + 1
    return rows * 2 * (_FLAG + _APART) + (_LEAD if rows else 0)


def _line(curve: Curve) -> list[tuple[float, float]]:
    """The points between which the line runs."""
    if not curve.steps:
        return list(curve.points)
    corners = [(later[0], earlier[1]) for earlier, later in pairwise(curve.points)]
    return [curve.points[0], *chain.from_iterable(zip(corners, curve.points[1:], strict=True))]


def _draw_band(easel: Easel, curve: Curve, frame: tuple[float, float, float, float], theme: Theme) -> None:
    """The likely values at each point until the next, as far as there is room."""
    ground = band_colour(theme)
    for number, (under, over) in enumerate(curve.around):
        x = curve.points[number][0]
        until = curve.points[number + 1][0] if number + 1 < len(curve.points) else x
        (left, top), (right, bottom) = _place(curve, frame, (x, over)), _place(curve, frame, (until, under))
        top, bottom = (min(max(y, frame[1] - _EDGE), frame[3] + _EDGE) for y in (top, bottom))
        easel.field((left, top, max(right, left + _LINE), bottom), ground)


def _draw_peak(
    easel: Easel, text: str, spot: tuple[float, float], frame: tuple[float, float, float, float], theme: Theme
) -> None:
    """A dot on the line, and the text above it or, where there is no room, below."""
    x, y = spot
    for size, colour in ((_SPOT + 1.5, theme.text), (_SPOT, theme.strip)):
        easel.field((x - size, y - size, x + size, y + size), colour, size)
    room, high, apart = WIDTH / 5, 1.4 * _FLAG_LETTERS, 2 * _SPOT
    left = min(max(x - room / 2, frame[0]), frame[2] - room)
    above = y - apart - high
    top = above if above > frame[1] - _EDGE else y + apart
    box = (left, top, left + room, top + high)
    easel.write(text, box, _FLAG_LETTERS, (theme.strip, theme.text), face=theme.face, align=Align.CENTRE)


def _flags(curve: Curve) -> list[tuple[float, int]]:
    """Where above the curve each spot's number stands: how far from the left, and in which row.

    They stand as near to their spots as the order allows, in two rows where one is too short; the line of one above
    runs between two below.
    """
    low, high = _EDGE + _FLAG, WIDTH - _EDGE - _FLAG
    frame = (_EDGE + _SCALE, 0.0, WIDTH - 2 * _EDGE, 1.0)
    wanted = [_place(curve, frame, (x, y))[0] for x, y, _ in curve.spots]
    apart, rows = 2 * (_FLAG + _APART), 1
    if (len(wanted) - 1) * apart > high - low:
        apart, rows = apart / 2, 2
    blocks: list[tuple[float, int]] = []  # neighbours that touch: where the first wants to be, and how many
    for number, x in enumerate(wanted):
        blocks.append((x - number * apart, 1))
        while len(blocks) > 1 and blocks[-2][0] >= blocks[-1][0]:
            (one, few), (other, more) = blocks[-2:]
            blocks[-2:] = [((one * few + other * more) / (few + more), few + more)]
    starts = [start for start, count in blocks for _ in range(count)]
    last = high - (len(wanted) - 1) * apart
    return [(min(max(x, low), last) + n * apart, n % rows) for n, x in enumerate(starts)]


def _flag(
    easel: Easel, theme: Theme, spot: tuple[float, float], middle: tuple[float, float], text: str
) -> None:
    """A dot on the curve, and its number above on a field of its own: told by shape, not by colour."""
    x, y = spot
    for size, colour in ((_SPOT + 1.5, theme.text), (_SPOT, theme.strip)):
        easel.field((x - size, y - size, x + size, y + size), colour, size)
    x, y = middle
    box = (x - _FLAG, y - _FLAG, x + _FLAG, y + _FLAG)
    easel.field(box, theme.text, _FLAG / 3)
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
