"""The product's own face, from its pieces: an avatar, a banner, and emoji that stand in messages."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image, ImageFilter

from render.diagram import Shape
from render.strips import cup, pointer
from render.theme import RGB, THEMES, Theme
from render.tokens import crown, piece, small_piece

LOOK = THEMES["wood"]
EMOJI = 128
"""The side of an emoji in pixels; Discord shows it at 20 in a line and at 48 alone."""
_AVATAR = 400
_BANNER = (680, 240)
_SQUARE = 80
_FINER = 4
_RIM = 5
"""The light or dark line around an emoji, so that it can be seen on a light and on a dark page."""
_PIECES = ((1, 0, Shape.MAN, 1), (3, 0, Shape.MAN, 1), (6, 1, Shape.KING, 0), (4, 1, Shape.MAN, 1),
           (3, 2, Shape.MAN, 0), (5, 2, Shape.KING, 1), (7, 2, Shape.MAN, 0))  # fmt: skip
"""On the banner: column, row, shape and ink."""


def avatar(theme: Theme = LOOK) -> bytes:
    """A dark king on four squares, which fills the circle that Discord cuts out."""
    picture = Image.new("RGB", (_AVATAR, _AVATAR), theme.squares[0])
    half = _AVATAR // 2
    for corner in ((0, 0), (half, half)):
        picture.paste(theme.squares[1], (*corner, corner[0] + half, corner[1] + half))
    wide = round(_AVATAR * 0.86)
    disc = small_piece(theme, Shape.MAN, 1, wide * _FINER // 2).copy()
    _crown_on(disc, theme, 1, 0.265)
    disc = disc.resize((wide, wide), Image.Resampling.LANCZOS)
    at = (_AVATAR - wide) // 2
    picture.paste(disc, (at, at), disc)
    return _png(picture)


def banner(theme: Theme = LOOK) -> bytes:
    """A piece of a board in play."""
    picture = Image.new("RGB", _BANNER)
    left = (_BANNER[0] % _SQUARE - _SQUARE) // 2
    for row in range(_BANNER[1] // _SQUARE):
        for column in range(_BANNER[0] // _SQUARE + 2):
            box = (left + column * _SQUARE, row * _SQUARE)
            ground = theme.squares[(column + row) % 2]
            picture.paste(ground, (*box, box[0] + _SQUARE, box[1] + _SQUARE))
    for column, row, shape, ink in _PIECES:
        layer = piece(theme, shape, ink, _SQUARE)
        picture.paste(layer, (left + column * _SQUARE, row * _SQUARE), layer)
    return _png(picture)


def _man(theme: Theme, ink: int) -> Image.Image:
    return small_piece(theme, Shape.MAN, ink, EMOJI * _FINER // 2).copy()


def _king(theme: Theme, ink: int) -> Image.Image:
    disc = _man(theme, ink)
    _crown_on(disc, theme, ink)
    return disc


def _crown_on(disc: Image.Image, theme: Theme, ink: int, half: float = 0.3) -> None:
    """`half`: of the crown's width, as a part of the disc's; more can be told from afar, less has room around it."""
    crown(disc, theme.pieces[ink], disc.width / 2, disc.height * 0.47, disc.width * half, printed=True)


def _alone(theme: Theme) -> Image.Image:
    size = EMOJI * _FINER
    layer = Image.new("RGBA", (size, size))
    crown(layer, theme.pieces[1], size / 2, size * 0.47, size * 0.42, printed=True)
    return layer


def _cut(mask: Image.Image, colour: RGB) -> Image.Image:
    layer = Image.new("RGBA", mask.size, colour)
    layer.putalpha(mask)
    return layer


def _cup(theme: Theme) -> Image.Image:
    return _cut(cup(EMOJI * 2), theme.turn)


def _turn(theme: Theme) -> Image.Image:
    return _cut(pointer(EMOJI * 2), theme.turn)


SIGNS: Mapping[str, Callable[[Theme], Image.Image]] = MappingProxyType(
    {
        "man_white": partial(_man, ink=0),
        "man_black": partial(_man, ink=1),
        "king_white": partial(_king, ink=0),
        "king_black": partial(_king, ink=1),
        "cup": _cup,
        "crown": _alone,
        "turn": _turn,
    }
)
"""The pictures of the emoji, by name."""
_DARK = frozenset({"man_black", "king_black"})


def emoji(name: str, theme: Theme = LOOK) -> bytes:
    """An emoji on nothing, as Discord wants it: 128 pixels wide and high. Raises KeyError for a name not in SIGNS."""
    large = SIGNS[name](theme)
    inner = EMOJI - 2 * _RIM
    drawn = Image.new("RGBA", (EMOJI, EMOJI))
    drawn.paste(large.resize((inner, inner), Image.Resampling.LANCZOS), (_RIM, _RIM))
    around = drawn.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM - 1)).filter(ImageFilter.BoxBlur(1))
    whole = _cut(around, theme.label if name in _DARK else theme.frame)
    whole.alpha_composite(drawn)
    return _png(whole)


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()
