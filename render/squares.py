"""The squares of the board with all that stands on them, each kept as a picture in the colours of its theme."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.cache import Cache
from render.diagram import FINE, Emphasis, Shade, Shape
from render.letters import clean, fitted, text_mask, top_for, width_of
from render.lines import cut, weight
from render.palette import READABLE, Palette, contrast, mixed
from render.stamps import Stamp, stamp_of
from render.theme import FINE_NUMBER_SIZE, NUMBER_SIZE, RGB, SMALL_NUMBER_SIZE, WIDTH, Face, Theme
from render.tokens import ghost, piece
from render.trails import Step, corners_crossed, ringed, trail_stamp

PALETTES = Path(__file__).with_name("palettes.txt")
_LARGER = 4
EXTREMES: tuple[RGB, RGB] = ((0, 0, 0), (255, 255, 255))
_WRITTEN = "\0"
"""Instead of a label or size on a square that has room for one but nothing written in it yet."""
LINE = 0.032
"""Width of an outline, as part of a square."""

LEFT, ABOVE, RIGHT, BELOW = 1, 2, 4, 8
CORNERS = {(-1, -1): 16, (1, -1): 32, (1, 1): 64, (-1, 1): 128}
"""Where a square has an outline: along its sides, or at a corner between two neighbours that have one."""


class Square(NamedTuple):
    """All that is on one square; equal squares are one picture.

    `emphases` are in their own order; `shape` and `ink` name the piece on it, or the former piece if it is a `ghost`;
    `rank` and `file` are labels of the board's edge; `area` is the side whose tint it has; `outline` and `zone` are
    sums of sides; `badge` and `badge_ink` tell the size of a region; `turn` counts the turns of the trail.
    """

    shade: Shade
    caption: str = ""
    emphases: tuple[Emphasis, ...] = ()
    label: str = ""
    shape: Shape | None = None
    ink: int = 0
    ghost: bool = False
    trail: tuple[Step, ...] = ()
    rank: str = ""
    file: str = ""
    area: int | None = None
    outline: int = 0
    zone: int = 0
    badge: str = ""
    badge_ink: int = 0
    turn: str = ""

    @property
    def bare(self) -> Square:
        """The same without the writing and drawing over it."""
        return self._replace(
            caption="",
            label=self.label and _WRITTEN,
            trail=(),
            rank="",
            file="",
            badge=self.badge and _WRITTEN,
            turn="",
        )


class Writing(NamedTuple):
    """A text on a square, in letters of so many pixels: around a place, told in parts of the square, or in the corner
    `at` where it is `inset` from the edges. `inks` are its colours, the first that of a halo where it has a `stroke`.
    """

    said: str
    letters: int
    at: tuple[float, float]
    inks: tuple[RGB, ...]
    stroke: int = 0
    inset: int = 0


class _Kept(NamedTuple):
    """The lines of a square, and the bytes that they take beside those that it shares."""

    lines: tuple[bytes, ...]
    weight: int

    @classmethod
    def alone(cls, lines: tuple[bytes, ...]) -> _Kept:
        return cls(lines, weight(lines))

    @classmethod
    def upon(cls, under: tuple[bytes, ...], lines: tuple[bytes, ...]) -> _Kept:
        own = [line for line, shared in zip(lines, under, strict=True) if line is not shared]
        return cls(lines, weight(lines, own))


_lines: Cache[_Kept] = Cache(8 << 20, lambda kept: kept.weight)


def square_lines(square: Square, theme: Theme, size: int) -> tuple[bytes, ...]:
    """The lines of the square in indices of the theme's palette, `size` of that length."""
    return _lines.get((theme.key, theme.unit, size, square), lambda: _drawn(square, theme, size)).lines


def _drawn(square: Square, theme: Theme, size: int) -> _Kept:
    """The square upon a kept one without the writing, and that upon one without the trail: their lines are shared."""
    bare = square.bare
    if square == bare:
        return _Kept.alone(cut(palette_of(theme).indexed(coloured(bare, theme, size))))
    trailed = bare._replace(trail=square.trail)
    under = square_lines(bare if square == trailed else trailed, theme, size)
    lines = list(under)
    if square == trailed:
        trail_stamp(square.trail, size).press(lines, palette_of(theme), theme.trail_line, theme.trail)
        return _Kept.upon(under, tuple(lines))
    if square.turn:
        for radius, colour in turn_discs(theme):
            _disc_stamp(round(size * radius), size).press(lines, palette_of(theme), colour)
    for writing in writings(square, theme, size):
        _stamp(writing._replace(inks=()), size).press(lines, palette_of(theme), *writing.inks)
    return _Kept.upon(under, tuple(lines))


def palette_of(theme: Theme) -> Palette:
    """The colours of a theme, as `render.colours` has chosen them."""
    return _palettes()[theme.key]


@cache
def _palettes() -> dict[str, Palette]:
    lines = (line.split() for line in PALETTES.read_text(encoding="ascii").splitlines())
    return {
        key: Palette(tuple((r, g, b) for r, g, b in zip(*[iter(bytes.fromhex(colours))] * 3, strict=True)))
        for key, colours in lines
    }


def coloured(square: Square, theme: Theme, size: int) -> Image.Image:
    """The square without the writing and drawing over it, in colours that need not be in a palette."""
    picture = Image.new("RGB", (size, size), ground_colour(theme, square.shade, square.emphases, square.area))
    if square.zone:
        _outline(picture, square.zone, theme.zone)
    if square.outline:
        _outline(picture, square.outline, theme.outline)
    if square.shape is not None:
        layer = (ghost if square.ghost else piece)(theme, square.shape, square.ink, size)
        picture.paste(layer, (0, 0), layer)
    if square.emphases:
        occupied = square.shape is not None and not square.ghost
        over = _signs(theme, square.emphases, occupied, bool(square.label), size)
        picture.paste(over, (0, 0), over)
    if square.badge:
        over = _badge(theme, square.badge_ink, size)
        picture.paste(over, (0, 0), over)
    return picture


def turn_discs(theme: Theme) -> tuple[tuple[float, RGB], ...]:
    """The radii and colours of the disc under the number of a turn, in the colours of the trail."""
    return (0.29, theme.trail_line), (0.265, theme.trail)


def ground_colour(
    theme: Theme, shade: Shade, emphases: tuple[Emphasis, ...] = (), area: int | None = None
) -> RGB:
    """The square itself under all that marks it."""
    colour = theme.squares[shade]
    if area is not None:
        colour = theme.areas[area][shade]
    for emphasis in emphases:
        colour = mixed(colour, sign_colour(theme, emphasis, shade), _wash(theme, emphasis))
    return colour


@lru_cache(maxsize=256)
def caption_colour(theme: Theme, shade: Shade, ground: RGB) -> RGB:
    """The colour of what is written in the corner of a square with this ground: its own while that can be read."""
    inks = (theme.captions[shade], *theme.captions, theme.text, theme.turn_text)
    held = (ink for ink in inks if contrast(ink, ground) >= READABLE)
    return next(held, max(EXTREMES, key=lambda ink: contrast(ink, ground)))


def sign_colour(theme: Theme, emphasis: Emphasis, shade: Shade) -> RGB:
    """The colour that marks a square of this shade, over its whole ground or as a frame or disc."""
    if emphasis is Emphasis.TAKEN:
        return theme.taken[shade]
    if emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN, Emphasis.BARRED, Emphasis.DESTINATION):
        return theme.choice
    return theme.moved[shade]


def _wash(theme: Theme, emphasis: Emphasis) -> float:
    passed, left, arrived = theme.washes
    return {
        Emphasis.PASSED: passed,
        Emphasis.LEFT: left,
        Emphasis.ARRIVED: arrived,
        Emphasis.TAKEN: 0.9,
        Emphasis.CHOSEN: 0.95,
    }.get(emphasis, 0.0)


def _outline(picture: Image.Image, sides: int, colour: RGB) -> None:
    draw = ImageDraw.Draw(picture)
    far, wide = picture.width - 1, max(1, round(picture.width * LINE))
    for side, box in (
        (LEFT, (0, 0, wide - 1, far)),
        (ABOVE, (0, 0, far, wide - 1)),
        (RIGHT, (far - wide + 1, 0, far, far)),
        (BELOW, (0, far - wide + 1, far, far)),
    ):
        if sides & side:
            draw.rectangle(box, fill=colour)
    for (dx, dy), corner in CORNERS.items():
        if sides & corner:
            x, y = (0 if dx < 0 else far - wide + 1), (0 if dy < 0 else far - wide + 1)
            draw.rectangle((x, y, x + wide - 1, y + wide - 1), fill=colour)


@lru_cache(maxsize=12)
def _signs(
    theme: Theme, emphases: tuple[Emphasis, ...], occupied: bool, labelled: bool, size: int
) -> Image.Image:
    """The layer over a square and its piece."""
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    colour = (*theme.choice, 255)
    for emphasis in emphases:
        if emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN):
            _frame(draw, large, large * 0.06, colour)
        elif emphasis is Emphasis.BARRED:
            near, far = large * 0.28, large * 0.72
            for line in ((near, near, far, far), (near, far, far, near)):
                draw.line(line, fill=colour, width=round(large * 0.09))
        elif emphasis is Emphasis.DESTINATION:
            if occupied:
                _frame(draw, large, large * 0.06, colour)
            if labelled or not occupied:
                x = y = large / 2
                radius = large * (0.36 if labelled else 0.20)
                if occupied:
                    x, y, radius = large * 0.69, large * 0.69, large * 0.28
                _disc(draw, x, y, radius, (*theme.choice_text, 255))
                _disc(draw, x, y, radius - large * 0.03, colour)
    return layer.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def _badge(theme: Theme, ink: int, size: int) -> Image.Image:
    """The disc on which the size of a region is written."""
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    ground, line = badge_colours(theme, ink)
    for radius, colour in ((0.31, ground), (0.285, line), (0.255, ground)):
        _disc(draw, large / 2, large / 2, large * radius, (*colour, 255))
    return layer.resize((size, size), Image.Resampling.LANCZOS)


def badge_colours(theme: Theme, ink: int) -> tuple[RGB, RGB]:
    light, dark = theme.pieces[0].ramp[4], theme.pieces[1].line if _dark(theme.pieces[1].line) else (0, 0, 0)
    return (light, dark) if ink == 0 else (dark, light)


@lru_cache(maxsize=8)
def _disc_stamp(radius: int, size: int) -> Stamp:
    """A disc in the middle of a square."""
    mask = Image.new("L", (size * _LARGER, size * _LARGER))
    near, far = (size / 2 - radius) * _LARGER, (size / 2 + radius) * _LARGER
    ImageDraw.Draw(mask).ellipse((near, near, far, far), fill=255)
    return stamp_of(mask.reduce(_LARGER))


def _disc(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: tuple[int, int, int, int]
) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _frame(draw: ImageDraw.ImageDraw, large: int, wide: float, colour: tuple[int, int, int, int]) -> None:
    draw.rounded_rectangle((0, 0, large - 1, large - 1), large * 0.10, outline=colour, width=round(wide))


def _fine(theme: Theme, size: int) -> bool:
    """Whether squares of so many pixels are small."""
    return size < theme.px(WIDTH / FINE)


def number_size(theme: Theme, size: int, *, beside_piece: bool, crossed: bool = False) -> int:
    """Pixels of the letters of a number on a square of `size`; beside a piece it fits the corner that is left, and
    where the middle is `crossed` by a sign of the trail it stays clear of that.
    """
    if _fine(theme, size):
        return min(theme.px(FINE_NUMBER_SIZE), round(size * (0.42 if crossed else 0.56)))
    points = SMALL_NUMBER_SIZE if beside_piece else NUMBER_SIZE
    return min(theme.px(points), round(size * (0.30 if beside_piece else 0.45)))


def writings(square: Square, theme: Theme, size: int) -> Iterator[Writing]:
    """All that is written on a square of `size` pixels: the number of a turn, the labels of the board's edge, its own
    number, that of a choice and the size of a region.
    """
    if square.turn:
        yield _middle(square.turn, (0.5, 0.5), 0.44, size * 0.38, size, theme.trail_line)
    occupied = square.shape is not None or _crossed(square)
    edge = number_size(theme, size, beside_piece=False)
    if square.rank:
        yield _in_corner(square, theme, square.rank, edge, (-1, -1), size)
    if square.file:
        yield _in_corner(square, theme, square.file, edge, (1, 1), size)
    standing = square.shape is not None and not square.ghost
    if square.caption and standing and not square.label:
        yield _on_piece(square, theme, size)
    elif square.caption and square.caption != square.label:
        crossed = corners_crossed(square.trail)
        taken = {corner for corner, label in (((-1, -1), square.rank), ((1, 1), square.file)) if label}
        free = [corner for corner in CORNERS if corner not in taken]
        corner = next((corner for corner in free if corner not in crossed), free[0])
        letters = number_size(theme, size, beside_piece=occupied, crossed=_crossed(square))
        yield _in_corner(square, theme, square.caption, letters, corner, size)
    if square.label:
        middle, room = (0.69, 0.44) if standing else (0.5, 0.58)
        largest = size * (0.34 if standing else 0.44)
        if _fine(theme, size) and not standing:
            room, largest = 0.66, number_size(theme, size, beside_piece=False)
        yield _middle(square.label, (middle, middle), room, largest, size, theme.choice_text)
    if square.badge:
        colour = badge_colours(theme, square.badge_ink)[1]
        yield _middle(square.badge, (0.5, 0.5), 0.44, size * 0.33, size, colour)


def _crossed(square: Square) -> bool:
    """Whether the middle of the square has a sign of the trail."""
    return bool(square.turn) or ringed(square.trail)


def _on_piece(square: Square, theme: Theme, size: int) -> Writing:
    """The number of a square over the piece on it, below the points of a king's crown."""
    king, ground = square.shape is Shape.KING, theme.pieces[square.ink].ramp[2]
    colour = max(EXTREMES, key=lambda ink: contrast(ink, ground))
    letters = min(theme.px(FINE_NUMBER_SIZE), round(size * 0.56))
    said = fitted(square.caption, Face.SANS, letters, size * 0.9)
    at = 0.5, 0.64 if king else 0.48
    if king:
        return Writing(said, letters, at, (ground, colour), theme.px(1.2))
    return Writing(said, letters, at, (colour,))


def _in_corner(
    square: Square, theme: Theme, text: str, letters: int, corner: tuple[int, int], size: int
) -> Writing:
    under = ground_colour(theme, square.shade, square.emphases, square.area)
    colour = caption_colour(theme, square.shade, under)
    inset = max(2, round(size * 0.035))
    if square.outline or Emphasis.CAN_MOVE in square.emphases or Emphasis.CHOSEN in square.emphases:
        inset += round(size * 0.04)
    haloed = square.shape is not None or corner in corners_crossed(square.trail)
    haloed = haloed or (_crossed(square) and _fine(theme, size))
    said = fitted(text, Face.SANS, letters, size * 0.9)
    if haloed:
        return Writing(said, letters, corner, (under, colour), theme.px(1), inset)
    return Writing(said, letters, corner, (colour,), inset=inset)


def _middle(
    text: str, at: tuple[float, float], room: float, largest: float, size: int, colour: RGB
) -> Writing:
    """A text around the middle of a disc, as large as its room allows, which is a part of the square."""
    letters, said = round(largest), clean(text)
    while letters > largest / 2 and width_of(said, Face.SANS, letters) > room * size:
        letters -= 1
    return Writing(fitted(said, Face.SANS, letters, room * size), letters, at, (colour,))


@lru_cache(maxsize=1024)
def _stamp(writing: Writing, side: int) -> Stamp:
    """The writing, of whatever colours, in a square of `side` pixels."""
    said, letters, at, _, stroke, inset = writing
    layers = []
    for grown in (stroke, 0) if stroke else (0,):
        mask = text_mask(said, Face.SANS, letters, stroke=grown)
        if inset:
            box = text_mask(said, Face.SANS, letters).getbbox() or (0, 0, 0, 0)
            far = side - inset
            x, y = (inset - box[n] if way < 0 else far - box[n + 2] for n, way in enumerate(at))
            place = x - grown, y - grown
        else:
            place = round(at[0] * side - mask.width / 2), top_for(at[1] * side, letters) - grown
        layer = Image.new("L", (side, side))
        layer.paste(mask, place)
        layers.append(layer)
    return stamp_of(*layers)


def _dark(colour: RGB) -> bool:
    return _brightness(colour) < 128


def _brightness(colour: RGB) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
