"""The squares of the board with all that stands on them, each kept as a picture in the colours of its theme."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.diagram import Emphasis, Shade, Shape
from render.keeping import Kept
from render.lettering import clean, fitted, text_mask, top_for
from render.palette import Palette, mixed
from render.theme import RGB, SANS, Theme
from render.tokens import ghost, piece

GRAINS = 3
"""How many different squares of one shade there are, so that a board does not look stamped."""
_LARGER = 4
_FIBRE = 5
"""Lines of one colour in the grain."""
_TO_WRITE = "\0"
"""Instead of its caption or label on a square that has room for one but nothing written in it yet."""
_BESIDE_CAPTION, _BESIDE_CAPTION_SMALL, _SMALL = 0.955, 0.915, 66
"""A piece beside a caption is so much smaller, and stands in the corner opposite; more so on a square under 66."""
_COLOURS = 16

_WASHES = {
    Emphasis.PASSED: 0.34,
    Emphasis.LEFT: 0.55,
    Emphasis.ARRIVED: 0.74,
    Emphasis.TAKEN: 0.46,
    Emphasis.CAN_MOVE: 0.50,
    Emphasis.CHOSEN: 0.80,
    Emphasis.DESTINATION: 0.30,
}


@dataclass(frozen=True, slots=True)
class Square:
    """All that is on one square; equal squares are one picture.

    `emphases` are in their own order; `shape` and `ink` say what stands on it, or what stood there if it is a
    `ghost`; `crossed` are the corners (dx, dy) that the trail runs through: the caption keeps out of them.
    """

    shade: Shade
    grain: int = 0
    caption: str = ""
    area: int | None = None
    emphases: tuple[Emphasis, ...] = ()
    label: str = ""
    shape: Shape | None = None
    ink: int = 0
    ghost: bool = False
    crossed: frozenset[tuple[int, int]] = frozenset()


_squares: Kept[Image.Image] = Kept(12 << 20, lambda square: square.width * square.height)


def square_picture(square: Square, theme: Theme, size: int) -> Image.Image:
    """The square in indices of the theme's palette, `size` pixels wide and high."""

    def draw() -> Image.Image:
        bare = replace(
            square,
            caption=square.caption and _TO_WRITE,
            label=square.label and _TO_WRITE,
            crossed=frozenset(),
        )
        if bare == square:
            return palette_of(theme).indexed(_coloured(bare, theme, size))
        picture = square_picture(bare, theme, size).copy()
        if square.caption != bare.caption:
            _caption(picture, square, theme)
        if square.label != bare.label:
            _label(picture, square, theme)
        return picture

    return _squares.get((theme.key, size, square), draw)


@cache
def palette_of(theme: Theme) -> Palette:
    """The colours of a theme: those that must be exact, and the best others for all it can draw."""
    size = 56
    shown = [
        Square(shade, grain, shape=shape, ink=ink, ghost=ghostly)
        for grain, shade in enumerate(Shade)
        for ink in (0, 1)
        for shape in Shape
        for ghostly in (False, True)
    ]
    shown += [Square(shade, grain) for shade in Shade for grain in range(GRAINS)]
    shown += [Square(shade, emphases=(emphasis,)) for shade in Shade for emphasis in Emphasis]
    shown += [Square(Shade.DARK, emphases=(emphasis,), shape=Shape.MAN, ink=1) for emphasis in Emphasis]
    shown += [Square(shade, area=area, shape=Shape.MAN, ink=area) for shade in Shade for area in (0, 1)]
    across = 8
    down = -(-len(shown) // across)
    sheet = Image.new("RGB", (across * size, down * size), theme.page)
    for place, square in enumerate(shown):
        sheet.paste(_coloured(square, theme, size), (place % across * size, place // across * size))
    exact = (
        theme.page, theme.frame, theme.label, theme.strip, theme.text, theme.quiet, theme.turn, theme.turn_text,
        *(_ground_colour(theme, shade, area, ()) for shade in Shade for area in (None, 0, 1)),
        *(_ground_colour(theme, shade, None, (emphasis,)) for shade in Shade for emphasis in Emphasis),
        *(colour for kind in theme.pieces for colour in (kind.ramp[2], kind.wall, kind.crown, kind.crown_line)),
        *(colour for shade in Shade if theme.grain for colour in _fibres(theme, shade)),
        *theme.captions, theme.trail, theme.trail_line, theme.moved, theme.choice, theme.choice_text, theme.taken,
        mixed(theme.strip, theme.text, 0.35), mixed(theme.strip, theme.text, 0.7), mixed(theme.page, theme.strip, 0.5),
        mixed(theme.turn, theme.turn_text, 0.35), mixed(theme.turn, theme.turn_text, 0.7),
        mixed(theme.page, theme.turn, 0.5), mixed(theme.frame, theme.label, 0.5),
    )  # fmt: skip
    chosen = sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    flat = chosen.getpalette() or []
    others = [(flat[at], flat[at + 1], flat[at + 2]) for at in range(0, len(flat) - 2, 3)]
    return Palette(tuple(dict.fromkeys([*exact, *others[:_COLOURS]])))


def _coloured(square: Square, theme: Theme, size: int) -> Image.Image:
    picture = _ground(theme, square.shade, square.grain, square.area, square.emphases, size).copy()
    if square.shape is not None:
        part = _BESIDE_CAPTION if size >= _SMALL else _BESIDE_CAPTION_SMALL
        wide = round(size * part) if square.caption else size
        layer = (ghost if square.ghost else piece)(theme, square.shape, square.ink, wide)
        picture.paste(layer, (size - wide, size - wide), layer)
    if square.emphases:
        over = _signs(
            theme, square.emphases, square.shape is not None and not square.ghost, bool(square.label), size
        )
        picture.paste(over, (0, 0), over)
    return picture


@lru_cache(maxsize=256)
def _ground(
    theme: Theme, shade: Shade, grain: int, area: int | None, emphases: tuple[Emphasis, ...], size: int
) -> Image.Image:
    colour = _ground_colour(theme, shade, area, emphases)
    picture = Image.new("RGB", (size, size), colour)
    if theme.grain and area is None and not emphases:
        _grain(picture, _fibres(theme, shade), 7 * grain + int(shade))
    return picture


def _ground_colour(theme: Theme, shade: Shade, area: int | None, emphases: tuple[Emphasis, ...]) -> RGB:
    colour = theme.squares[shade]
    if area is not None:
        colour = mixed(colour, theme.areas[area], 0.74)
    for emphasis in emphases:
        colour = mixed(colour, _sign_colour(theme, emphasis), _WASHES[emphasis])
    return colour


def _sign_colour(theme: Theme, emphasis: Emphasis) -> RGB:
    if emphasis is Emphasis.TAKEN:
        return theme.taken
    if emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN, Emphasis.DESTINATION):
        return theme.choice
    return theme.moved


def _grain(picture: Image.Image, colours: tuple[RGB, ...], seed: int) -> None:
    """Fibres along the square. Lines of one colour from edge to edge cost next to nothing in a PNG."""
    draw = ImageDraw.Draw(picture)
    size = picture.width
    dice = Random(seed)
    waves = [(turns, dice.uniform(0, math.tau)) for turns in (1.6, 3.4)]
    for y in range(0, size, _FIBRE):
        height = sum(math.sin(math.tau * turns * y / size + shift) for turns, shift in waves)
        shade = colours[max(0, min(len(colours) - 1, math.floor(height * 0.85 + len(colours) / 2)))]
        draw.rectangle((0, y, size, y + _FIBRE - 1), fill=shade)


def _fibres(theme: Theme, shade: Shade) -> tuple[RGB, ...]:
    """The colours of a square with a grain, from dark to light."""
    colour = theme.squares[shade]
    return (
        mixed(colour, (0, 0, 0), 0.060 * theme.grain),
        colour,
        mixed(colour, (255, 255, 255), 0.055 * theme.grain),
    )


@lru_cache(maxsize=128)
def _signs(
    theme: Theme, emphases: tuple[Emphasis, ...], occupied: bool, labelled: bool, size: int
) -> Image.Image:
    """What lies over a square and its piece."""
    large = size * _LARGER
    layer = Image.new("RGBA", (large, large))
    draw = ImageDraw.Draw(layer)
    for emphasis in emphases:
        colour = (*_sign_colour(theme, emphasis), 255)
        if emphasis in (Emphasis.CAN_MOVE, Emphasis.CHOSEN):
            wide = large * (0.045 if emphasis is Emphasis.CAN_MOVE else 0.07)
            _frame(draw, large, wide, colour)
        elif emphasis is Emphasis.DESTINATION:
            if occupied:
                _frame(draw, large, large * 0.05, colour)
            if labelled or not occupied:
                x = y = large / 2
                radius = large * (0.34 if labelled else 0.20)
                if occupied:
                    x, y, radius = large * 0.70, large * 0.70, large * 0.27
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*theme.choice_text, 255))
                radius -= large * 0.03
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
    return layer.resize((size, size), Image.Resampling.LANCZOS)


def _frame(draw: ImageDraw.ImageDraw, large: int, wide: float, colour: tuple[int, int, int, int]) -> None:
    draw.rounded_rectangle((0, 0, large - 1, large - 1), large * 0.10, outline=colour, width=round(wide))


def caption_size(size: int, *, beside_piece: bool) -> int:
    """Numbers grow with the square; beside a piece they fit into the corner that it leaves."""
    return max(16, round(size * 0.24)) if beside_piece else max(19, round(size * 0.265))


def _caption(picture: Image.Image, square: Square, theme: Theme) -> None:
    size = caption_size(picture.width, beside_piece=square.shape is not None)
    said = fitted(square.caption, SANS, size, picture.width * 0.9)
    if not said:
        return
    palette = palette_of(theme)
    ground = picture.getpixel((picture.width // 2, 1))
    under = palette.colours[int(ground) if isinstance(ground, (int, float)) else 0]
    colour = theme.captions[square.shade]
    if square.emphases or square.area is not None:
        inks = (*theme.captions, theme.text, theme.turn_text)
        colour = max(inks, key=lambda caption: abs(_brightness(caption) - _brightness(under)))
    mask = text_mask(said, SANS, size)
    box = mask.getbbox()
    if box is None:
        return
    inset = max(2, round(picture.width * 0.03))
    right, bottom = picture.width - inset - box[2], picture.height - inset - box[3]
    corners = {
        (-1, -1): (inset - box[0], inset - box[1]),
        (1, -1): (right, inset - box[1]),
        (-1, 1): (inset - box[0], bottom),
        (1, 1): (right, bottom),
    }
    at = next((at for corner, at in corners.items() if corner not in square.crossed), corners[-1, -1])
    if square.shape is not None:
        halo = text_mask(said, SANS, size, stroke=1)
        palette.lay(picture, halo, (at[0] - 1, at[1] - 1), under)
    palette.lay(picture, mask, at, colour)


def _label(picture: Image.Image, square: Square, theme: Theme) -> None:
    occupied = square.shape is not None and not square.ghost
    middle, room = (0.70, 0.42) if occupied else (0.5, 0.56)
    said = clean(square.label)
    size = round(picture.width * (0.34 if occupied else 0.46))
    while size > 12 and fitted(said, theme.face, size, picture.width * room) != said:
        size -= 2
    said = fitted(said, theme.face, size, picture.width * room)
    mask = text_mask(said, theme.face, size)
    at = (round(picture.width * middle - mask.width / 2), top_for(picture.width * middle, size))
    palette_of(theme).lay(picture, mask, at, theme.choice_text)


def _brightness(colour: RGB) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
