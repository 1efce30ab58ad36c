"""The way of the last move: a line from centre to centre, from a ring on the square that it leaves to an arrow head
before the piece at its end; the turns of a long one are counted.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.stamps import Stamp, stamp_of

_LARGER = 3
WIDTH = 0.085
CASING = 0.024
HEAD, _HEAD_HALF = 0.27, 0.165
RIM = 0.40
RING = 0.25
"""Sizes as parts of a square: the line, its dark edge, the arrow head, how far from the centre it ends, the ring."""
BOLD = 1.9
CLOSE = 0.06
"""An arrow over a board is so much stronger than a trail, and ends so near to the centre."""
_LONG = 2
"""Turns from which on they are counted."""

Point = tuple[int, int]
Step = tuple[int, int, int, int, bool, bool]
"""Column and row of a square, how far the way goes from there, whether it begins there with a ring and ends with an
arrow.
"""


def trail_on(points: tuple[Point, ...], *, ring: bool = False) -> dict[Point, tuple[Step, ...]]:
    """For each square that the trail touches the steps that do so, as seen from that square; with a `ring` at its
    start, where no piece stands.
    """
    steps = steps_of(points)
    found: dict[Point, list[Step]] = {}
    for number, (x, y, dx, dy) in enumerate(steps):
        first, last = ring and number == 0, number == len(steps) - 1
        for column in range(min(x, x + dx), max(x, x + dx) + 1):
            for row in range(min(y, y + dy), max(y, y + dy) + 1):
                found.setdefault((column, row), []).append((x - column, y - row, dx, dy, first, last))
    return {at: tuple(touching) for at, touching in found.items()}


def turns_on(points: tuple[Point, ...]) -> dict[Point, str]:
    """The numbers of the squares between the ends of a long trail; two of them where it comes back to one."""
    found: dict[Point, list[str]] = {}
    for number, at in enumerate(points[1:-1], 1):
        found.setdefault(at, []).append(str(number))
    return {at: "·".join(numbers) for at, numbers in found.items()} if len(points) > _LONG + 1 else {}


def ringed(steps: tuple[Step, ...]) -> bool:
    """Whether the ring is on this square."""
    return any(first and x == y == 0 for x, y, _, _, first, _ in steps)


@lru_cache(maxsize=256)
def trail_stamp(steps: tuple[Step, ...], size: int) -> Stamp:
    """The dark edge and the line of the trail in one square of `size` pixels."""
    edge, line = Image.new("L", (size, size)), Image.new("L", (size, size))
    for x, y, dx, dy, first, last in steps:
        left, top = -min(x, x + dx) * size, -min(y, y + dy) * size
        for whole, part in zip((edge, line), _step(dx, dy, first, last, size), strict=True):
            crop = part.crop((left, top, left + size, top + size))
            whole.paste(ImageChops.lighter(whole, crop))
    return stamp_of(edge, line)


def arrow_of(points: tuple[Point, ...], size: int) -> Iterator[tuple[Point, tuple[Image.Image, Image.Image]]]:
    """The steps of a way over squares of `size` pixels: the upper left square of each, and the masks of its dark edge
    and its line.
    """
    steps = steps_of(points)
    for number, (x, y, dx, dy) in enumerate(steps):
        yield (
            (x + min(dx, 0), y + min(dy, 0)),
            _step(dx, dy, False, number == len(steps) - 1, size, BOLD, CLOSE),
        )


def corners_crossed(steps: tuple[Step, ...]) -> frozenset[Point]:
    """Through which corners (each as dx, dy) of its square the trail leaves or enters."""
    crossed = set()
    for x, y, dx, dy, *_ in steps:
        if abs(dx) == abs(dy) == 1:
            if (x, y) == (0, 0):
                crossed.add((dx, dy))
            elif (x + dx, y + dy) == (0, 0):
                crossed.add((-dx, -dy))
            else:
                crossed.add((x if x else x + dx, y if y else y + dy))
    return frozenset(crossed)


def steps_of(points: tuple[Point, ...]) -> list[tuple[int, int, int, int]]:
    """The way in steps from square to neighbouring square where it can be cut so: x, y, dx, dy."""
    steps: list[tuple[int, int, int, int]] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        dx, dy = x1 - x0, y1 - y0
        if not dx and not dy:
            continue
        parts = max(abs(dx), abs(dy)) if dx == 0 or dy == 0 or abs(dx) == abs(dy) else 1
        dx, dy = dx // parts, dy // parts
        steps.extend((x0 + dx * part, y0 + dy * part, dx, dy) for part in range(parts))
    return steps


@lru_cache(maxsize=32)
def _step(
    dx: int, dy: int, first: bool, last: bool, size: int, bold: float = 1.0, rim: float = RIM
) -> tuple[Image.Image, Image.Image]:
    """The masks of the dark edge and of the line of one step, over all the squares between its ends."""
    large = size * _LARGER
    extent = ((abs(dx) + 1) * large, (abs(dy) + 1) * large)
    start = (large * (0.5 + max(-dx, 0)), large * (0.5 + max(-dy, 0)))
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    layers = []
    for grow in (CASING * large, 0.0):
        mask = Image.new("L", extent)
        draw = ImageDraw.Draw(mask)
        half = WIDTH * bold * large / 2 + grow
        reach = length * large
        if last:
            reach -= (rim + HEAD * bold * 0.7) * large
        end = (start[0] + ux * reach, start[1] + uy * reach)
        setting_out = RING * large if first else 0.0
        begin = (start[0] + ux * setting_out, start[1] + uy * setting_out)
        draw.polygon(
            [
                (begin[0] - uy * half, begin[1] + ux * half),
                (end[0] - uy * half, end[1] + ux * half),
                (end[0] + uy * half, end[1] - ux * half),
                (begin[0] + uy * half, begin[1] - ux * half),
            ],
            fill=255,
        )
        outer = setting_out + half
        box = (start[0] - outer, start[1] - outer, start[0] + outer, start[1] + outer)
        draw.ellipse(box, outline=255, width=round(2 * half))
        if last:
            draw.polygon(head_of(start, (ux, uy), (length - rim) * large, large * bold, grow), fill=255)
        else:
            draw.ellipse((end[0] - half, end[1] - half, end[0] + half, end[1] + half), fill=255)
        layers.append(mask.reduce(_LARGER))
    return layers[0], layers[1]


def head_of(
    start: tuple[float, float], way: tuple[float, float], tip: float, large: float, grow: float = 0.0
) -> list[tuple[float, float]]:
    """The corners of an arrow head: its tip is so far from the start, a square is `large`, its edge is `grow` wide."""
    ux, uy = way
    tip += grow * 1.6
    back = tip - HEAD * large - grow * 2.4
    half = _HEAD_HALF * large + grow * 1.5
    return [
        (start[0] + ux * tip, start[1] + uy * tip),
        (start[0] + ux * back - uy * half, start[1] + uy * back + ux * half),
        (start[0] + ux * back + uy * half, start[1] + uy * back - ux * half),
    ]
