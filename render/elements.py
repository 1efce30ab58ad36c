"""The pieces and letters of a board as elements of SVG, each defined once in a picture and used where it stands.

A square is 100 units wide. Everything is told by attributes, without styles, scripts, fonts or addresses, so that the
strictest page may show it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from render.diagram import Shape
from render.palette import mixed
from render.theme import RGB, Finish, Material, Theme
from render.tokens import CROWN, KING, KING_WALL, LIGHT, MAN, MAN_WALL

OUTLINES = Path(__file__).with_name("outlines.txt")
"""Written by `python -m render.fonts.outlines`."""
EM = 160
"""The size of the letters there."""
_LIT = 132, 106, 131
"""Of the 255 degrees of brightness: that of an even face, and of an edge on average and at most more or less."""


class Sign(NamedTuple):
    """A letter: how far on the next one begins, its box (left, top, right, bottom) from the base line, and its path."""

    length: int
    box: tuple[int, int, int, int]
    path: str


@cache
def signs() -> dict[str, Sign]:
    """The letters that have outlines."""
    lines = (line.split(" ", 6) for line in OUTLINES.read_text(encoding="utf-8").splitlines())
    return {
        sign: Sign(int(length), (int(left), int(top), int(right), int(bottom)), path)
        for sign, length, left, top, right, bottom, path in lines
    }


def number(value: float) -> str:
    """The number as short as it can be written, to a tenth."""
    return f"{round(value, 1):g}"


def hexadecimal(colour: RGB) -> str:
    """The colour as SVG writes it."""
    told = bytes(colour).hex()
    return f"#{told[::2]}" if told[::2] == told[1::2] else f"#{told}"


def path_of(*places: tuple[float, float]) -> str:
    """A way from place to place."""
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in places)


def ring_of(x: float, y: float, radius: float) -> str:
    """A way round a place."""
    r, wide = number(radius), number(2 * radius)
    return f"{path_of((x - radius, y))}a{r} {r} 0 1 0 {wide} 0a{r} {r} 0 1 0-{wide} 0z"


def circle(x: float, y: float, radius: float, more: str) -> str:
    """A circle with further attributes."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" {more}/>'


@lru_cache(maxsize=128)
def piece_element(theme: Theme, ink: int, name: str, shape: Shape, *, shadow: bool) -> str:
    """The definition of a piece, of this name, for a square of 100 units."""
    material, printed = theme.pieces[ink], theme.finish is Finish.PRINTED
    radius, wall, discs = (MAN, MAN_WALL, 1) if shape is Shape.MAN else (KING, KING_WALL, 2)
    radius, wall = radius * 100, wall * 100
    low, edge = 50 + wall * discs / 2, _edge(theme, ink)
    parts = []
    if shadow and not printed:
        parts.append(circle(50, low + 2.4, radius, 'fill="#080808" opacity=".44"'))
    for disc in range(discs):
        wide, height = radius * (1 - 0.055 * disc), low - wall * disc
        parts.append(
            _printed(material, wide, height, wall) if printed else _turned(material, wide, height, wall, edge)
        )
    top = low - wall * discs
    if shape is Shape.KING:
        parts.append(_crown(material, top, radius * 0.60, printed=printed))
    elif printed:
        ring = material.line if sum(material.ramp[2]) > 380 else material.crown
        parts.append(
            circle(
                50, top, radius * 0.64 - 0.8, f'fill="none" stroke="{hexadecimal(ring)}" stroke-width="1.6"'
            )
        )
    else:
        parts.append(
            circle(
                50,
                top,
                radius * 0.65,
                f'fill="none" stroke="url(#{edge})" stroke-width="{number(radius * 0.06)}"',
            )
        )
    return f'<g id="{name}">{"".join(parts)}</g>'


def _edge(theme: Theme, ink: int) -> str:
    return f"{theme.key}-e{ink}"


@lru_cache(maxsize=16)
def edge_element(theme: Theme, ink: int) -> str:
    """The light on an edge that runs round a turned piece: from the side where it shines to the other."""
    if theme.finish is Finish.PRINTED:
        return ""
    ramp, (_, middle, most) = theme.pieces[ink].ramp, _LIT
    levels = [middle + most, *(255 * step / 4 for step in (3, 2, 1, 0))]
    stops = "".join(
        f'<stop offset="{(middle + most - level) / 2 / most:.3g}" stop-color="{hexadecimal(_bright(ramp, level))}"/>'
        for level in levels
    )
    x, y = (part / 2 for part in LIGHT)
    ends = f'x1="{0.5 + x:.3g}" y1="{0.5 + y:.3g}" x2="{0.5 - x:.3g}" y2="{0.5 - y:.3g}"'
    return f'<linearGradient id="{_edge(theme, ink)}" {ends}>{stops}</linearGradient>'


def _bright(ramp: tuple[RGB, ...], level: float) -> RGB:
    step = min(int(level / 255 * 4), 3)
    return mixed(ramp[step], ramp[step + 1], level / 255 * 4 - step)


def _wall(radius: float, low: float, wall: float, colour: RGB) -> str:
    """What is seen of a disc below its face."""
    r, down = number(radius), number(wall)
    way = f"M{number(50 - radius)} {number(low - wall)}v{down}a{r} {r} 0 0 0 {number(2 * radius)} 0v-{down}z"
    return f'<path d="{way}" fill="{hexadecimal(colour)}"/>'


def _turned(material: Material, radius: float, low: float, wall: float, edge: str) -> str:
    face = _bright(material.ramp, _LIT[0])
    rim = f'fill="{hexadecimal(face)}" stroke="url(#{edge})" stroke-width="{number(radius * 0.08)}"'
    return _wall(radius, low, wall, material.wall) + circle(50, low - wall, radius * 0.96, rim)


def _printed(material: Material, radius: float, low: float, wall: float) -> str:
    rim = f'fill="{hexadecimal(material.ramp[2])}" stroke="{hexadecimal(material.line)}" stroke-width="2"'
    walls = _wall(radius, low, wall, material.line) + _wall(radius - 2, low, wall, material.wall)
    return walls + circle(50, low - wall, radius - 1, rim)


def _crown(material: Material, middle: float, half: float, *, printed: bool) -> str:
    """The crown of a king with the line around it, and a shine where it is not printed."""
    points = [(50 + half * x, middle + half * y) for x, y in CROWN]
    way = path_of(*points) + "z"
    left, band = number(50 - half * 0.8), middle + half * 0.62
    way += "".join(ring_of(x, y - half * 0.02, half * 0.15) for x, y in points[:5:2])
    way += f"M{left} {number(band)}h{number(half * 1.6)}v{number(half * 0.24)}h{number(-half * 1.6)}z"
    line = f'stroke="{hexadecimal(material.crown_line)}" stroke-width="{number(half * 0.3)}" stroke-linejoin="round"'
    drawn = f'<path d="{way}" fill="{hexadecimal(material.crown)}" {line} paint-order="stroke"/>'
    if printed:
        return drawn
    red, green, blue = (min(255, part + 46) for part in material.crown)
    shine = path_of(points[6], *points[:3])
    shine += f"M{left} {number(band + 0.4)}h{number(half * 1.6)}"
    return f'{drawn}<path d="{shine}" fill="none" stroke="{hexadecimal((red, green, blue))}"/>'
