"""Squares and pieces: each drawn once per theme and size, large, then shrunk and kept.

The unit here is a cell: one square of the board with all that lies on it, opaque, in the colours of the theme.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont

from render.diagram import Emphasis, Shade, Shape
from render.theme import FONT, RGB, Material, Theme

_LARGER = 4
"""Pieces are drawn this many times larger and shrunk, which smooths every edge."""

RADIUS = 0.36
"""Of a piece, in cells."""

Step = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cell:
    """All that lies on one square; equal cells are one picture.

    `halves` are the ways (dx, dy) in which the trail leaves the centre, `corners` the corners it only brushes,
    `head` the way in which its arrow points when it ends here.
    """

    shade: Shade
    caption: str = ""
    tint: int | None = None
    shape: Shape | None = None
    ink: int = 0
    ghost: bool = False
    emphasis: Emphasis | None = None
    label: str = ""
    halves: frozenset[Step] = frozenset()
    corners: frozenset[Step] = frozenset()
    head: Step | None = None


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    # The basic engine is the same everywhere; the other depends on what the machine has.
    return ImageFont.truetype(str(FONT), size, layout_engine=ImageFont.Layout.BASIC)


def draw_cell(cell: Cell, theme: Theme, size: int) -> Image.Image:
    """The square in RGB, `size` pixels wide and high."""
    picture = _ground(theme, size, cell.shade, cell.tint, cell.emphasis).copy()
    if cell.halves or cell.corners:
        _paste(picture, _trail(theme, size, cell.halves, cell.corners, None))
    if cell.caption:
        _caption(picture, cell, theme, size)
    if cell.shape is not None:
        piece = _piece(theme, size, cell.shape, cell.ink)
        _paste(picture, _faded(piece, 0.38) if cell.ghost else piece)
    if cell.ghost:
        _paste(picture, _cross(theme, size))
    if cell.head is not None:
        _paste(picture, _trail(theme, size, frozenset(), frozenset(), cell.head))
    if cell.emphasis is Emphasis.DESTINATION:
        _destination(picture, cell, theme, size)
    return picture


def blend(a: RGB, b: RGB, part: float) -> RGB:
    """`part` of b in a."""
    return (
        round(a[0] + (b[0] - a[0]) * part),
        round(a[1] + (b[1] - a[1]) * part),
        round(a[2] + (b[2] - a[2]) * part),
    )


def _paste(picture: Image.Image, layer: Image.Image) -> None:
    picture.paste(layer, (0, 0), layer)


def _faded(layer: Image.Image, part: float) -> Image.Image:
    faded = layer.copy()
    faded.putalpha(layer.getchannel("A").point(lambda alpha: int(alpha * part)))
    return faded


@lru_cache(maxsize=512)
def _ground(
    theme: Theme, size: int, shade: Shade, tint: int | None, emphasis: Emphasis | None
) -> Image.Image:
    colour = theme.tiles[shade]
    if tint is not None:
        colour = blend(colour, theme.tints[tint], 0.62)
    if emphasis in (Emphasis.LEFT, Emphasis.ARRIVED, Emphasis.PASSED, Emphasis.TAKEN, Emphasis.CHOSEN):
        strength = {Emphasis.ARRIVED: 0.72, Emphasis.CHOSEN: 0.8, Emphasis.PASSED: 0.4}.get(emphasis, 0.55)
        colour = blend(colour, theme.marks[emphasis], strength)
    picture = Image.new("RGB", (size, size), colour)
    if theme.grain and tint is None:
        _grain(picture, colour, theme.grain, Random(int(shade)))
    if emphasis is Emphasis.CAN_MOVE:
        width = max(4, size // 14)
        ImageDraw.Draw(picture).rounded_rectangle(
            (2, 2, size - 3, size - 3), radius=size // 8, outline=theme.marks[emphasis], width=width
        )
    return picture


def _grain(picture: Image.Image, colour: RGB, strength: float, dice: Random) -> None:
    """A few faint lines along the board, like wood or slate; straight ones, which deflate to almost nothing."""
    draw = ImageDraw.Draw(picture)
    size = picture.width
    for _ in range(5):
        x = dice.randrange(size)
        line = blend(colour, (0, 0, 0) if dice.random() < 0.6 else (255, 255, 255), 0.09 * strength)
        draw.line((x, 0, x, size), fill=line, width=dice.choice((1, 2, 2, 3)))


def _caption(picture: Image.Image, cell: Cell, theme: Theme, size: int) -> None:
    # A number beside a piece has less room than one on an empty square.
    text = font(max(13, round(size * (0.30 if cell.shape is None or cell.ghost else 0.235))))
    # The wash of an area is stronger than the shade: a light one on a dark square leaves light ground.
    colour = theme.captions[cell.shade if cell.tint is None else cell.tint]
    if cell.emphasis in (Emphasis.LEFT, Emphasis.ARRIVED, Emphasis.TAKEN, Emphasis.CHOSEN):
        colour = blend(theme.text if sum(theme.text) < 300 else theme.edge, theme.marks[cell.emphasis], 0.15)
    left, top, _, _ = text.getbbox(cell.caption)
    ImageDraw.Draw(picture).text(
        (size * 0.045 - left, size * 0.035 - top), cell.caption, font=text, fill=colour
    )


def _destination(picture: Image.Image, cell: Cell, theme: Theme, size: int) -> None:
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    middle, radius = large / 2, large * 0.36
    circle = (middle - radius, middle - radius, middle + radius, middle + radius)
    draw.ellipse(
        circle, fill=(*theme.marks[Emphasis.DESTINATION], 255), outline=(*theme.edge, 255), width=large // 40
    )
    _paste(picture, layer.resize((size, size), Image.Resampling.LANCZOS))
    if cell.label:
        letters = font(round(size * (0.44 if len(cell.label) < 3 else 0.34)))
        dark = sum(theme.marks[Emphasis.DESTINATION]) > 330
        ImageDraw.Draw(picture).text(
            (size / 2, size / 2),
            cell.label,
            font=letters,
            fill=(10, 12, 10) if dark else (255, 255, 255),
            anchor="mm",
        )


@lru_cache(maxsize=64)
def _piece(theme: Theme, size: int, shape: Shape, ink: int) -> Image.Image:
    """A man, or a king: two men one on the other with a crown on top, told apart by shape at any size."""
    large = size * _LARGER
    material = theme.pieces[ink]
    layer = Image.new("RGBA", (large, large))
    middle = large / 2
    if shape is Shape.MAN:
        _shadow(layer, middle, middle + large * 0.035, large * (RADIUS + 0.015), theme.relief)
        _disc(layer, material, middle, middle, large * RADIUS, large * 0.05, theme.relief)
        _grooves(layer, material, middle, middle, large * RADIUS)
    else:
        _shadow(layer, middle, middle + large * 0.06, large * (RADIUS + 0.03), theme.relief)
        _disc(layer, material, middle, middle + large * 0.055, large * RADIUS, large * 0.05, theme.relief)
        _disc(layer, material, middle, middle - large * 0.055, large * RADIUS, large * 0.05, theme.relief)
        _crown(layer, material, middle, middle - large * 0.06, large * 0.25)
    return layer.resize((size, size), Image.Resampling.LANCZOS)


def _shadow(layer: Image.Image, x: float, y: float, radius: float, relief: float) -> None:
    if relief < 0.3:
        return
    shadow = Image.new("L", layer.size)
    ImageDraw.Draw(shadow).ellipse(
        (x - radius, y - radius * 0.96, x + radius, y + radius), fill=int(110 * relief)
    )
    shadow = shadow.filter(ImageFilter.GaussianBlur(layer.width / 40))
    layer.paste((0, 0, 0, 255), (0, 0), shadow)
    layer.putalpha(shadow)


def _disc(
    layer: Image.Image, material: Material, x: float, y: float, radius: float, height: float, relief: float
) -> None:
    """One disc seen slightly from the front: its wall below, its lit face above."""
    draw = ImageDraw.Draw(layer)
    edge = max(3, round(radius * (0.05 if relief > 0.3 else 0.075)))
    wall = (x - radius, y - radius + height * 0.5, x + radius, y + radius + height * 0.5)
    face = (x - radius, y - radius - height * 0.5, x + radius, y + radius - height * 0.5)
    draw.ellipse(wall, fill=material.shade, outline=material.rim, width=edge)
    draw.ellipse(face, fill=material.face, outline=material.rim, width=edge)
    if relief < 0.3:
        return
    inner = radius - edge
    box = tuple(round(v) for v in (x - inner, y - inner - height * 0.5, x + inner, y + inner - height * 0.5))
    span = box[2] - box[0]
    light = (
        Image.linear_gradient("L")
        .rotate(28, resample=Image.Resampling.BICUBIC, expand=False)
        .resize((span, span))
    )
    mask = Image.new("L", (span, span))
    ImageDraw.Draw(mask).ellipse((0, 0, span - 1, span - 1), fill=255)
    upper = ImageChops.multiply(mask, light.point(lambda v: max(0, 150 - v) * 255 // 150 * relief * 0.55))
    lower = ImageChops.multiply(mask, light.point(lambda v: max(0, v - 130) * 2 * relief * 0.55))
    layer.paste((*material.light, 255), (box[0], box[1]), upper)
    layer.paste((*material.shade, 255), (box[0], box[1]), lower)


def _grooves(layer: Image.Image, material: Material, x: float, y: float, radius: float) -> None:
    draw = ImageDraw.Draw(layer)
    lift = layer.width * 0.025
    for part in (0.70, 0.36):
        r = radius * part
        line = max(3, round(radius * 0.075))
        draw.ellipse((x - r, y - r - lift, x + r, y + r - lift), outline=material.groove, width=line)


def _crown(layer: Image.Image, material: Material, x: float, y: float, half: float) -> None:
    """Five points over a band: read at a glance where a letter or a ring would not be."""
    top, base = y - half * 0.92, y + half * 0.72
    outline = [
        (x - half * 1.02, y - half * 0.45),
        (x - half * 0.52, y + half * 0.06),
        (x, top),
        (x + half * 0.52, y + half * 0.06),
        (x + half * 1.02, y - half * 0.45),
        (x + half * 0.82, base),
        (x - half * 0.82, base),
    ]
    draw = ImageDraw.Draw(layer)
    edge = max(4, round(half * 0.13))
    draw.polygon(outline, fill=material.crown)
    draw.line([*outline, outline[0], outline[1]], fill=material.crown_edge, width=edge, joint="curve")
    draw.line(
        (x - half * 0.8, base - half * 0.3, x + half * 0.8, base - half * 0.3),
        fill=material.crown_edge,
        width=edge // 2 + 1,
    )
    for px, py in (outline[0], outline[2], outline[4]):
        r = half * 0.15
        draw.ellipse(
            (px - r, py - r, px + r, py + r),
            fill=material.crown,
            outline=material.crown_edge,
            width=edge // 2 + 1,
        )


@lru_cache(maxsize=64)
def _cross(theme: Theme, size: int) -> Image.Image:
    """Over the ghost of a captured piece."""
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    a, b = large * 0.32, large * 0.68
    for width, colour in ((large // 13, theme.edge), (large // 22, theme.marks[Emphasis.TAKEN])):
        draw.line((a, a, b, b), fill=(*colour, 255), width=width)
        draw.line((a, b, b, a), fill=(*colour, 255), width=width)
    return layer.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=512)
def _trail(
    theme: Theme, size: int, halves: frozenset[Step], corners: frozenset[Step], head: Step | None
) -> Image.Image:
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    middle = large / 2
    width = max(3 * _LARGER, large // 11)
    colour = (*theme.trail, 235)
    for dx, dy in halves:
        draw.line((middle, middle, middle + dx * large, middle + dy * large), fill=colour, width=width)
    if halves:
        r = width / 2
        draw.ellipse((middle - r, middle - r, middle + r, middle + r), fill=colour)
    for dx, dy in corners:
        x, y = middle + dx * middle, middle + dy * middle
        draw.line((x - dy * large, y + dx * large, x + dy * large, y - dx * large), fill=colour, width=width)
    if head is not None:
        dx, dy = head
        long = (dx * dx + dy * dy) ** 0.5
        ux, uy = dx / long, dy / long
        near, far, wide = RADIUS * 0.92, RADIUS * 0.92 + 0.19, 0.12
        points = [
            (middle - ux * large * near, middle - uy * large * near),
            (middle - (ux * far - uy * wide) * large, middle - (uy * far + ux * wide) * large),
            (middle - (ux * far + uy * wide) * large, middle - (uy * far - ux * wide) * large),
        ]
        draw.polygon(points, fill=(*theme.trail, 255), outline=(*theme.edge, 255), width=large // 45)
    return layer.resize((size, size), Image.Resampling.LANCZOS)
