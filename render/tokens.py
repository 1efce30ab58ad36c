"""The pieces of a theme, each drawn once, large, as layers that are shrunk to the size that is wanted.

A turned piece is lit like a real one: a profile says how its surface slopes from the middle to the rim, a light
shines from the upper left, and the brightness of each point is looked up in the colours of the material.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from isal import isal_zlib
from PIL import Image, ImageDraw, ImageMath

from render.diagram import Shape
from render.theme import RGB, Finish, Material, Theme

Profile = tuple[tuple[float, float], ...]

_SIDE = 480
"""Pieces are drawn on a square of this many pixels and shrunk, which smooths every edge."""

MAN = 0.405
KING = 0.375
"""Radii as parts of a square."""
MAN_WALL = 0.040
KING_WALL = 0.062
"""Height of the wall of one disc, as it is seen slightly from the front."""

# From the middle to the rim: (part of the radius, slope). Even faces between few edges make a small file.
_MAN_PROFILE = (
    (0.00, 0.0),
    (0.62, 0.0),
    (0.625, -1.0),
    (0.675, -1.0),
    (0.68, 0.0),
    (0.92, 0.0),
    (0.925, -1.0),
    (1.0, -1.0),
)
_KING_PROFILE = ((0.00, 0.0), (0.92, 0.0), (0.925, -1.0), (1.0, -1.0))
GHOST = 0.67
"""How much of a ghost is piece; the rest is the square below."""
_EDGE_STEPS = 5
_COVERS = [round(round(cover * _EDGE_STEPS / 255) * 255 / _EDGE_STEPS) for cover in range(256)]
"""Few degrees of cover on an edge: many would be seen by nobody, and are a tenth of a crowded board's bytes."""
LIGHT = -0.55, -0.835
"""From where it shines."""
_BRIGHT = 132
_RELIEF = 66
CROWN = ((-1.0, -0.44), (-0.50, 0.10), (0.0, -0.72), (0.50, 0.10), (1.0, -0.44), (0.80, 0.52), (-0.80, 0.52))
"""Its points and valleys from the left, and its foot, as parts of half its width."""


@lru_cache(maxsize=24)
def piece(theme: Theme, shape: Shape, ink: int, size: int) -> Image.Image:
    """The piece on nothing (RGBA), with its shadow, for a square of `size` pixels."""
    return _shrunk(_large(theme, shape, ink), size)


@lru_cache(maxsize=32)
def ghost(theme: Theme, shape: Shape, ink: int, size: int) -> Image.Image:
    """A piece that is no longer there."""
    layer = _large(theme, shape, ink, shadow=False)
    faint = layer.getchannel("A").point(_scaled(GHOST))
    layer = layer.copy()
    layer.putalpha(faint)
    return layer.resize((size, size), Image.Resampling.BOX)


@lru_cache(maxsize=128)
def small_piece(theme: Theme, shape: Shape, ink: int, size: int) -> Image.Image:
    """A piece for a strip (RGBA): without shadow and ring, filling `size`."""
    layer = _large(theme, shape, ink, shadow=False, ring=False)
    edge = round(_SIDE * 0.05)
    return layer.crop((edge, edge, _SIDE - edge, _SIDE - edge)).resize((size, size), Image.Resampling.LANCZOS)


def _shrunk(layer: Image.Image, size: int) -> Image.Image:
    layer = layer.resize((size, size), Image.Resampling.BOX)
    layer.putalpha(layer.getchannel("A").point(_COVERS))
    return layer


def _large(theme: Theme, shape: Shape, ink: int, *, shadow: bool = True, ring: bool = True) -> Image.Image:
    packed = _packed(theme, shape, ink, shadow=shadow, ring=ring)
    return Image.frombytes("RGBA", (_SIDE, _SIDE), isal_zlib.decompress(packed))


@lru_cache(maxsize=60)
def _packed(theme: Theme, shape: Shape, ink: int, *, shadow: bool, ring: bool) -> bytes:
    """The layer as it is kept: in a fortieth of its bytes."""
    return isal_zlib.compress(_drawn(theme, shape, ink, shadow=shadow, ring=ring).tobytes(), 1)


def _drawn(theme: Theme, shape: Shape, ink: int, *, shadow: bool, ring: bool) -> Image.Image:
    material = theme.pieces[ink]
    layer = Image.new("RGBA", (_SIDE, _SIDE))
    printed = theme.finish is Finish.PRINTED
    radius = _SIDE * (MAN if shape is Shape.MAN else KING)
    wall = _SIDE * (MAN_WALL if shape is Shape.MAN else KING_WALL)
    discs = 1 if shape is Shape.MAN else 2
    profile = _MAN_PROFILE if shape is Shape.MAN and ring else _KING_PROFILE
    middle = _SIDE / 2
    low = middle + wall * discs / 2
    if shadow and not printed:
        _shadow(layer, middle, low + _SIDE * 0.024, radius)
    for number in range(discs):
        wide = radius * (1 - 0.055 * number)  # so that the rim of the lower disc is seen
        if printed:
            _printed_disc(layer, material, middle, low - wall * number, wide, wall)
        else:
            _turned_disc(layer, material, middle, low - wall * number, wide, wall, profile)
    top = low - wall * discs
    if shape is Shape.KING:
        crown(layer, material, middle, top, radius * 0.60, printed=printed)
    elif printed and ring:
        _printed_ring(layer, material, middle, top, radius)
    return layer


def _circle(x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    return x - radius, y - radius, x + radius, y + radius


def _shadow(layer: Image.Image, x: float, y: float, radius: float) -> None:
    shadow = Image.new("L", layer.size)
    ImageDraw.Draw(shadow).ellipse(_circle(x, y, radius), fill=112)
    layer.paste(Image.merge("RGBA", (*(Image.new("L", layer.size, 8),) * 3, shadow)), (0, 0))


def _turned_disc(
    layer: Image.Image, material: Material, x: float, y: float, radius: float, wall: float, profile: Profile
) -> None:
    """One disc standing on height `y`: its wall, and its lit face above."""
    draw = ImageDraw.Draw(layer)
    draw.ellipse(_circle(x, y, radius), fill=material.wall)
    draw.rectangle((x - radius, y - wall, x + radius, y), fill=material.wall)
    wide = round(radius * 2)
    face = _lit_face(wide, material, profile)
    layer.alpha_composite(face, (round(x - radius), round(y - wall - radius)))


def _lit_face(wide: int, material: Material, profile: Profile) -> Image.Image:
    distance, towards = _maps(wide)
    slopes = [_slope(profile, step / 250) for step in range(256)]
    lean = distance.point([max(0, min(255, round(128 - _RELIEF * slope))) for slope in slopes])
    sunk = distance.point([round(_BRIGHT - 26 * min(1, abs(slope))) for slope in slopes])
    lit = ImageMath.lambda_eval(
        lambda image: image["convert"](
            image["sunk"] + (image["lean"] - 128) * (image["towards"] - 128) / 64, "L"
        ),
        sunk=sunk,
        lean=lean,
        towards=towards,
    )
    channels = [lit.point(_ramp(material.ramp, channel)) for channel in range(3)]
    mask = Image.new("L", (wide, wide))
    ImageDraw.Draw(mask).ellipse((0, 0, wide - 1, wide - 1), fill=255)
    return Image.merge("RGBA", (*channels, mask))


@cache
def _maps(wide: int) -> tuple[Image.Image, Image.Image]:
    """For each point its distance from the middle (250 is the rim) and how it looks to the light (128: neither way)."""
    line = Image.new("F", (wide, 1))
    line.putdata([place - (wide - 1) / 2 for place in range(wide)])
    across = line.resize((wide, wide), Image.Resampling.NEAREST)
    down = across.transpose(Image.Transpose.TRANSPOSE)

    def each(formula: Callable[[Any, Any], Any]) -> Image.Image:
        drawn: Image.Image = ImageMath.lambda_eval(
            lambda image: image["convert"](formula(image["x"], image["y"]) + 0.5, "L"), x=across, y=down
        )
        return drawn

    return (
        each(lambda x, y: 250 * (x * x + y * y) ** 0.5 / ((wide - 1) / 2)),
        each(lambda x, y: 128 + 127 * (x * LIGHT[0] + y * LIGHT[1]) / (x * x + y * y) ** 0.5),
    )


def _slope(profile: Profile, part: float) -> float:
    for (low, first), (high, second) in pairwise(profile):
        if part <= high:
            return first + (second - first) * (part - low) / (high - low)
    return profile[-1][1]


@cache
def _ramp(colours: tuple[RGB, ...], channel: int) -> list[int]:
    """Brightness 0 to 255 as a colour between those of the ramp."""
    steps = len(colours) - 1
    table = []
    for bright in range(256):
        place = bright / 255 * steps
        low = min(int(place), steps - 1)
        first, second = colours[low][channel], colours[low + 1][channel]
        table.append(round(first + (second - first) * (place - low)))
    return table


def _printed_disc(
    layer: Image.Image, material: Material, x: float, y: float, radius: float, wall: float
) -> None:
    draw = ImageDraw.Draw(layer)
    line = _SIDE * 0.020
    for height, colour in ((y, material.wall), (y - wall, material.ramp[2])):
        if height == y:
            draw.rectangle((x - radius, y - wall, x + radius, y), fill=material.line)
        draw.ellipse(_circle(x, height, radius), fill=material.line)
        draw.ellipse(_circle(x, height, radius - line), fill=colour)
        if height == y:
            draw.rectangle((x - radius + line, y - wall, x + radius - line, y), fill=colour)


def _printed_ring(layer: Image.Image, material: Material, x: float, y: float, radius: float) -> None:
    draw = ImageDraw.Draw(layer)
    bright = sum(material.ramp[2]) > 380
    ring = material.line if bright else material.crown
    draw.ellipse(_circle(x, y, radius * 0.64), outline=ring, width=round(_SIDE * 0.016))


def crown(layer: Image.Image, material: Material, x: float, y: float, half: float, *, printed: bool) -> None:
    """Draws three points with beads over a band: told at a glance where a letter or a ring would not be."""
    outline = [(x + half * px, y + half * py) for px, py in CROWN]
    beads = [(x + half * px, y + half * (py - 0.02)) for px, py in CROWN[:5:2]]
    band = (x - half * 0.80, y + half * 0.62, x + half * 0.80, y + half * 0.86)
    draw = ImageDraw.Draw(layer)
    edge = round(half * 0.15)

    def shapes(colour: RGB, grow: float) -> None:
        draw.polygon(outline, fill=colour)
        if grow:
            draw.line([*outline, outline[0], outline[1]], fill=colour, width=round(grow * 2), joint="curve")
        for px, py in beads:
            draw.ellipse(_circle(px, py, half * 0.15 + grow), fill=colour)
        draw.rounded_rectangle(
            (band[0] - grow, band[1] - grow, band[2] + grow, band[3] + grow), half * 0.08, fill=colour
        )

    shapes(material.crown_line, edge)
    shapes(material.crown, 0)
    if not printed:
        shine = tuple(min(255, part + 46) for part in material.crown)
        draw.line(
            [outline[6], outline[0], outline[1], outline[2]],
            fill=shine,
            width=max(2, edge // 3),
            joint="curve",
        )
        draw.line((band[0], band[1] + 2, band[2], band[1] + 2), fill=shine, width=max(2, edge // 3))


@cache
def _scaled(part: float) -> list[int]:
    return [round(cover * part) for cover in range(256)]
