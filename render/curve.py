"""The contents of a picture of a value over time.

Anything outside the declared bounds raises `BadDiagram`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from render.chart import MAX_CELL, MAX_TITLE
from render.diagram import BadDiagram

MAX_POINTS = 2000
MAX_MARKS = 12
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
    the others; `above`, `below`: what it means to be high or low. With `steps` a value holds until the next; `around`:
    the lowest and the highest likely value at each point, a band behind the line; `peak`: a point with a dot and a
    text.
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
    steps: bool = False
    around: tuple[tuple[float, float], ...] = ()
    peak: tuple[float, float, str] | None = None

    @property
    def ends(self) -> tuple[float, float]:
        """The lowest and the highest level."""
        return min(mark.at for mark in self.heights), max(mark.at for mark in self.heights)


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
    low, high = curve.ends
    if not (low < high and all(low <= y <= high for _, y in curve.points)):
        raise BadDiagram("points", "are outside the heights")
    if any(len(mark.text) > MAX_CELL for mark in (*curve.heights, *curve.times)):
        raise BadDiagram("heights", f"have texts of more than {MAX_CELL} characters")
    if curve.around and len(curve.around) != len(curve.points):
        raise BadDiagram("around", f"are {len(curve.around)}, not {len(curve.points)}")
    if any(not under <= over for under, over in curve.around):
        raise BadDiagram("around", "are upside down")
    _check_spots(curve, low, high)
    if curve.peak is not None and (curve.peak[:2] not in curve.points or len(curve.peak[2]) > MAX_CELL):
        raise BadDiagram("peak", f"is no point of the curve, or has more than {MAX_CELL} characters")


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
