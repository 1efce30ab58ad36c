"""An even ground to write on: fields of colour and lines of text in a palette made for one theme's tables.

Everything that is asked of an easel is in points; only it knows pixels.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.chart import Align, Tone
from render.letters import clean, fitted, text_mask, top_for, width_of
from render.palette import Palette, mixed
from render.png import png_of
from render.strips import cup
from render.theme import RGB, WIDTH, Face, Theme

Box = tuple[float, float, float, float]
_FINER = 4
"""Lines in any direction are drawn so many times as large, and then made smaller, so that their edges are smooth."""
_STEPS = 5
"""Colours from a ground to the writing on it."""


class Easel:
    """A picture of tables in one theme."""

    def __init__(self, theme: Theme, width: float, height: float) -> None:
        self._palette, self._unit = table_palette(theme), theme.unit
        size = max(theme.width, theme.px(width)), theme.px(height)
        self._picture = Image.new("L", size, self._palette.index(theme.page))
        self._draw = ImageDraw.Draw(self._picture)

    def field(self, box: Box, colour: RGB, radius: float = 0) -> None:
        """A field from the upper left corner to just before the lower right one."""
        left, top, right, bottom = self._pixels(box)
        if right <= left or bottom <= top:
            return
        if radius:
            mask = _rounded(right - left, bottom - top, round(radius * self._unit))
            self._palette.lay(self._picture, mask, (left, top), colour)
        else:
            self._draw.rectangle((left, top, right - 1, bottom - 1), fill=self._palette.index(colour))

    def frame(self, box: Box, colour: RGB, width: float) -> None:
        """Only the edge of a field, so wide."""
        left, top, right, bottom = self._pixels(box)
        edge = round(width * self._unit)
        fill = self._palette.index(colour)
        self._draw.rectangle((left, top, right - 1, bottom - 1), outline=fill, width=edge)

    def line(self, points: list[tuple[float, float]], colour: RGB, width: float) -> None:
        """Upright and level lines from point to point."""
        places = [(round(x * self._unit), round(y * self._unit)) for x, y in points]
        self._draw.line(places, fill=self._palette.index(colour), width=round(width * self._unit))

    def arrow(self, box: Box, colour: RGB, *, up: bool) -> None:
        """A triangle that fills the box and points up or down."""
        left, top, right, bottom = self._pixels(box)
        wide, high = (right - left) * _FINER, (bottom - top) * _FINER
        mask = Image.new("L", (wide, high))
        base = high if up else 0
        ImageDraw.Draw(mask).polygon([(0, base), (wide, base), (wide / 2, high - base)], fill=255)
        self._palette.lay(self._picture, mask.reduce(_FINER), (left, top), colour)

    def cup(self, at: tuple[float, float], size: float, colour: RGB) -> None:
        """A winner's cup, its upper left corner there."""
        place = round(at[0] * self._unit), round(at[1] * self._unit)
        self._palette.lay(self._picture, cup(round(size * self._unit)), place, colour)

    def trace(self, path: list[tuple[float, float]], colour: RGB, width: float, dot: float) -> None:
        """A line from point to point in any direction, with smooth edges, and a dot of this radius at its end."""
        finer = self._unit * _FINER
        margin = round(dot * self._unit) + 1
        left = round(min(x for x, _ in path) * self._unit) - margin
        top = round(min(y for _, y in path) * self._unit) - margin
        right = round(max(x for x, _ in path) * self._unit) + margin
        bottom = round(max(y for _, y in path) * self._unit) + margin
        mask = Image.new("L", ((right - left) * _FINER, (bottom - top) * _FINER))
        brush = ImageDraw.Draw(mask)
        places = [(x * finer - left * _FINER, y * finer - top * _FINER) for x, y in path]
        if len(places) > 1:
            brush.line(places, fill=255, width=round(width * finer), joint="curve")
        (x, y), radius = places[-1], dot * finer
        brush.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
        self._palette.lay(self._picture, mask.reduce(_FINER), (left, top), colour)

    def write(
        self,
        text: str,
        box: Box,
        size: float,
        grounds: tuple[RGB, RGB],
        *,
        face: Face = Face.SANS,
        align: Align = Align.LEFT,
    ) -> None:
        """A text within the box, cut to its width; `grounds` are the colours behind it and of itself."""
        left, top, right, bottom = self._pixels(box)
        letters = round(size * self._unit)
        said = fitted(text, face, letters, right - left) if text else ""
        if not said:
            return
        room = right - left - width_of(said, face, letters)
        start = round(left + {Align.LEFT: 0.0, Align.CENTRE: room / 2, Align.RIGHT: room}[align])
        mask = text_mask(said, face, letters)
        upper = top_for((top + bottom) / 2, letters)
        above = max(0, top - upper)
        lower = min(mask.height, bottom - upper)
        mask = mask.crop((0, above, mask.width, max(above, lower)))
        if mask.height:
            self._picture.paste(self._palette.on_plain(mask, *grounds), (start, upper + above))

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        left, top, right, bottom = (round(edge * self._unit) for edge in box)
        return left, top, right, bottom

    def png(self) -> bytes:
        """All of it as a palette PNG."""
        return png_of(self._picture, self._palette)


def sharp_enough(theme: Theme, width: float) -> Theme:
    """The theme for a picture so wide: one that is wider than a board is shown smaller and needs fewer pixels."""
    return theme.at(max(2.0, theme.unit * min(1.0, WIDTH / width)))


def points_wide(theme: Theme, text: str, size: float) -> float:
    """How wide a text from outside is in the theme's face."""
    return width_of(clean(text), theme.face, round(size * theme.unit)) / theme.unit


def tone_colour(theme: Theme, tone: Tone, ground: RGB) -> RGB:
    """The background of a cell of this tone."""
    colours = {
        Tone.WON: mixed(ground, theme.turn, 0.28),
        Tone.UP: mixed(ground, theme.turn, 0.16),
        Tone.LOST: mixed(ground, theme.quiet, 0.14),
        Tone.DOWN: mixed(ground, theme.quiet, 0.14),
        Tone.DRAWN: mixed(ground, theme.turn, 0.12),
        Tone.GOING_ON: mixed(ground, theme.page, 0.5),
        Tone.SELF: mixed(theme.page, theme.strip, 0.25),
    }
    return colours.get(tone, ground)


def band_colour(theme: Theme) -> RGB:
    """The likely values behind a curve, fainter than its line."""
    return mixed(theme.strip, theme.turn, 0.1)


def row_grounds(theme: Theme) -> tuple[RGB, RGB]:
    """Behind every other row."""
    return theme.strip, mixed(theme.strip, theme.text, 0.055)


@cache
def table_palette(theme: Theme) -> Palette:
    """Every ground of a table, every colour written on it, and the steps between."""
    rows = row_grounds(theme)
    toned = {tone_colour(theme, tone, ground) for ground in rows for tone in Tone}
    written = [(ground, theme.text) for ground in sorted(toned)]
    written += [(ground, colour) for ground in (theme.page, *rows) for colour in (theme.quiet, theme.turn)]
    written.append((theme.page, theme.text))
    colours: dict[RGB, None] = dict.fromkeys([theme.page, *rows, *toned, theme.turn, band_colour(theme)])
    for ground, colour in written:
        for step in range(1, _STEPS + 1):
            colours[mixed(ground, colour, step / _STEPS)] = None
    return Palette(tuple(colours)[:256])


@lru_cache(maxsize=64)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), radius * 4, fill=255)
    return mask.reduce(4)
