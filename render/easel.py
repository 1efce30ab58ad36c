"""An even ground to write on: fields of colour and lines of text in a palette made for one theme's tables."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from render.bands import band_of, png_of
from render.chart import Align, Tone
from render.lettering import fitted, text_mask, top_for, width_of
from render.palette import Palette, mixed
from render.theme import RGB, SANS, Theme

_BAND = 64


class Easel:
    """A picture of tables in one theme."""

    def __init__(self, theme: Theme, width: int, height: int) -> None:
        self._palette = table_palette(theme)
        self._picture = Image.new("L", (width, height), self._palette.index(theme.page))
        self._draw = ImageDraw.Draw(self._picture)

    def field(self, box: tuple[float, float, float, float], colour: RGB, radius: int = 0) -> None:
        """A field from the upper left corner to just before the lower right one."""
        left, top, right, bottom = (round(edge) for edge in box)
        if right <= left or bottom <= top:
            return
        if radius:
            mask = _rounded(right - left, bottom - top, radius)
            self._palette.lay(self._picture, mask, (left, top), colour)
        else:
            self._draw.rectangle((left, top, right - 1, bottom - 1), fill=self._palette.index(colour))

    def line(self, points: list[tuple[float, float]], colour: RGB, width: int) -> None:
        """Upright and level lines from point to point."""
        self._draw.line(points, fill=self._palette.index(colour), width=width)

    def write(
        self,
        text: str,
        box: tuple[float, float, float, float],
        size: int,
        grounds: tuple[RGB, RGB],
        *,
        face: Path = SANS,
        align: Align = Align.LEFT,
    ) -> None:
        """A text within the box, cut to its width; `grounds` are the colours behind it and of itself."""
        left, top, right, bottom = box
        said = fitted(text, face, size, right - left) if text else ""
        if not said:
            return
        room = right - left - width_of(said, face, size)
        start = left + {Align.LEFT: 0.0, Align.CENTRE: room / 2, Align.RIGHT: room}[align]
        mask = text_mask(said, face, size)
        upper = max(round(top), top_for((top + bottom) / 2, size))
        mask = mask.crop(
            (0, 0, min(mask.width, round(right - start) + 2), min(mask.height, round(bottom) - upper))
        )
        self._picture.paste(self._palette.on_plain(mask, *grounds), (round(start), upper))

    def png(self) -> bytes:
        """All of it as a palette PNG."""
        width, height = self._picture.size
        cuts = [(0, top, width, min(top + _BAND, height)) for top in range(0, height, _BAND)]
        return png_of([band_of(self._picture.crop(cut)) for cut in cuts], self._palette)


def tone_colour(theme: Theme, tone: Tone, ground: RGB) -> RGB:
    """What a cell of this tone stands on."""
    colours = {
        Tone.WON: mixed(ground, theme.choice, 0.62),
        Tone.UP: mixed(ground, theme.choice, 0.34),
        Tone.LOST: mixed(ground, theme.taken, 0.55),
        Tone.DOWN: mixed(ground, theme.taken, 0.34),
        Tone.DRAWN: mixed(ground, theme.quiet, 0.45),
        Tone.GOING_ON: mixed(ground, theme.quiet, 0.16),
        Tone.SELF: mixed(theme.page, theme.strip, 0.25),
    }
    return colours.get(tone, ground)


def row_grounds(theme: Theme) -> tuple[RGB, RGB]:
    """Behind every other row."""
    return theme.strip, mixed(theme.strip, theme.text, 0.055)


@cache
def table_palette(theme: Theme) -> Palette:
    """Every ground of a table, every colour written on it, and the steps between."""
    written = (theme.text, theme.quiet, theme.turn)
    grounds = [theme.page]
    for ground in row_grounds(theme):
        grounds += [tone_colour(theme, tone, ground) for tone in Tone]
    colours: dict[RGB, None] = dict.fromkeys(
        [*grounds, theme.turn, theme.turn_text, theme.choice, theme.taken]
    )
    for part in (1 / 3, 2 / 3, 1.0):
        for ground in grounds:
            for colour in written:
                colours[mixed(ground, colour, part)] = None
        for colour in (theme.turn_text, theme.choice_text):
            colours[mixed(theme.turn, colour, part)] = None
    return Palette(tuple(colours)[:256])


@lru_cache(maxsize=64)
def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), radius * 4, fill=255)
    return mask.reduce(4)
