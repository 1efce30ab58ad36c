"""The way of the last move: a line from centre to centre, with an arrow head before the piece at its end."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

_LARGER = 4
_WIDTH = 0.095
_CASING = 0.024
_HEAD, _HEAD_HALF = 0.27, 0.165
_RIM = 0.42
"""Sizes as parts of a square: the line, its dark edge, the arrow head, how far from the centre it ends."""

Point = tuple[int, int]
Layers = tuple[Image.Image, Image.Image]
"""The masks of the dark edge and of the line itself."""


def trail_layers(points: tuple[Point, ...], size: int) -> tuple[Layers, Point]:
    """The trail as masks and the square (column, row) at their upper left corner."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    extent = ((right - left + 1) * size, (bottom - top + 1) * size)
    edge, line = Image.new("L", extent), Image.new("L", extent)
    steps = list(_steps(points))
    for number, (x, y, dx, dy) in enumerate(steps):
        pieces = _step(dx, dy, number == len(steps) - 1, size)
        at = ((min(x, x + dx) - left) * size, (min(y, y + dy) - top) * size)
        for whole, part in zip((edge, line), pieces, strict=True):
            box = (at[0], at[1], at[0] + part.width, at[1] + part.height)
            whole.paste(ImageChops.lighter(whole.crop(box), part), at)
    return (edge, line), (left, top)


def corners_crossed(points: tuple[Point, ...]) -> dict[Point, frozenset[Point]]:
    """Through which of its corners (each as dx, dy) the trail leaves or enters a square."""
    crossed: dict[Point, set[Point]] = {}
    for x, y, dx, dy in _steps(points):
        if abs(dx) == abs(dy) == 1:
            crossed.setdefault((x, y), set()).add((dx, dy))
            crossed.setdefault((x + dx, y + dy), set()).add((-dx, -dy))
    return {at: frozenset(ways) for at, ways in crossed.items()}


def _steps(points: tuple[Point, ...]) -> list[tuple[int, int, int, int]]:
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


@lru_cache(maxsize=64)
def _step(dx: int, dy: int, last: bool, size: int) -> Layers:
    large = size * _LARGER
    extent = ((abs(dx) + 1) * large, (abs(dy) + 1) * large)
    start = (large * (0.5 + max(-dx, 0)), large * (0.5 + max(-dy, 0)))
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length
    layers = []
    for grow in (_CASING * large, 0.0):
        mask = Image.new("L", extent)
        draw = ImageDraw.Draw(mask)
        half = _WIDTH * large / 2 + grow
        reach = length * large
        if last:
            reach -= (_RIM + _HEAD * 0.7) * large
        end = (start[0] + ux * reach, start[1] + uy * reach)
        draw.polygon(
            [
                (start[0] - uy * half, start[1] + ux * half),
                (end[0] - uy * half, end[1] + ux * half),
                (end[0] + uy * half, end[1] - ux * half),
                (start[0] + uy * half, start[1] - ux * half),
            ],
            fill=255,
        )
        draw.ellipse((start[0] - half, start[1] - half, start[0] + half, start[1] + half), fill=255)
        if last:
            _head(draw, start, (ux, uy), (length - _RIM) * large, large, grow)
        else:
            draw.ellipse((end[0] - half, end[1] - half, end[0] + half, end[1] + half), fill=255)
        layers.append(mask.reduce(_LARGER))
    return layers[0], layers[1]


def _head(
    draw: ImageDraw.ImageDraw,
    start: tuple[float, float],
    way: tuple[float, float],
    tip: float,
    large: int,
    grow: float,
) -> None:
    ux, uy = way
    tip += grow * 1.6
    back = tip - _HEAD * large - grow * 2.4
    half = _HEAD_HALF * large + grow * 1.5
    draw.polygon(
        [
            (start[0] + ux * tip, start[1] + uy * tip),
            (start[0] + ux * back - uy * half, start[1] + uy * back + ux * half),
            (start[0] + ux * back + uy * half, start[1] + uy * back - ux * half),
        ],
        fill=255,
    )
