"""The colours of a theme as a palette, and how one colour is laid over another inside it.

Pictures are made of palette indices from the start. To lay a colour over part of a picture, each index is looked up
in a table of what it becomes; there is one table for each of a few degrees of cover.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from PIL import Image

RGB = tuple[int, int, int]

_DEGREES = 4
"""How many steps an edge has between bare and covered."""


def mixed(under: RGB, over: RGB, cover: float) -> RGB:
    """`cover` parts of one colour over the other (0 to 1)."""
    return (
        round(under[0] + (over[0] - under[0]) * cover),
        round(under[1] + (over[1] - under[1]) * cover),
        round(under[2] + (over[2] - under[2]) * cover),
    )


READABLE = 4.6
"""The least contrast of a text with its ground: 4.5 (WCAG 2.2, 1.4.3), and what the nearest colours may take away."""


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours as WCAG 2.2 defines it, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: RGB) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Palette:
    """At most 256 colours; everything a theme draws is one of them."""

    def __init__(self, colours: tuple[RGB, ...]) -> None:
        self.colours = colours
        # the rest of the 256 repeats the last colour: only its first index may be used
        self._first = bytes(min(number, len(colours) - 1) for number in range(256))
        self._image = Image.new("P", (1, 1))
        flat = [channel for colour in colours for channel in colour]
        self._image.putpalette(flat + flat[-3:] * (256 - len(colours)))
        self._over = lru_cache(maxsize=512)(self._over_table)
        self._index = lru_cache(maxsize=512)(self._nearest)
        self._shading = lru_cache(maxsize=128)(self._shading_table)

    @cached_property
    def table(self) -> bytes:
        """The colours as PNG and GIF store them."""
        return bytes(channel for colour in self.colours for channel in colour)

    def index(self, colour: RGB) -> int:
        """The nearest colour of the palette."""
        return self._index(colour)

    def indexed(self, picture: Image.Image) -> Image.Image:
        """An RGB picture in indices (mode L)."""
        picture = picture.quantize(palette=self._image, dither=Image.Dither.NONE)
        return Image.frombytes("L", picture.size, picture.tobytes().translate(self._first))

    def coloured(self, picture: Image.Image) -> Image.Image:
        """A picture in indices as an ordinary palette image."""
        shown = Image.frombytes("P", picture.size, picture.tobytes())
        shown.putpalette(self.table)
        return shown

    def lay(self, picture: Image.Image, mask: Image.Image, at: tuple[int, int], colour: RGB) -> None:
        """Lays a colour over a picture of indices where the mask says so."""
        spot = mask.getbbox()
        if spot is None:
            return
        left, top = max(at[0] + spot[0], 0), max(at[1] + spot[1], 0)
        right, bottom = min(at[0] + spot[2], picture.width), min(at[1] + spot[3], picture.height)
        if left >= right or top >= bottom:
            return
        mask = mask.crop((left - at[0], top - at[1], right - at[0], bottom - at[1]))
        over = picture.crop((left, top, right, bottom))
        size, under, cover = over.size, over.tobytes(), degrees(mask)
        for degree in range(1, _DEGREES):
            mixture = under.translate(self._over(colour, round(degree / _DEGREES, 3)))
            part = cover.translate(_ONLY[degree])
            over.paste(Image.frombytes("L", size, mixture), (0, 0), Image.frombytes("L", size, part))
        whole = Image.frombytes("L", size, cover.translate(_ONLY[_DEGREES]))
        over.paste(self._over(colour, 1.0)[0], (0, 0), whole)
        picture.paste(over, (left, top))

    def covered(self, inks: bytes, cover: bytes, colour: RGB) -> bytes:
        """The same of indices in a row, each covered to the degree in `cover`."""
        over = self._over(colour, 1.0)[:1]
        laid = int.from_bytes(cover.translate(_ONLY[_DEGREES].replace(b"\xff", over)))
        for degree in range(_DEGREES):
            mixture = inks.translate(self._over(colour, round(degree / _DEGREES, 3))) if degree else inks
            laid |= int.from_bytes(mixture) & int.from_bytes(cover.translate(_ONLY[degree]))
        return laid.to_bytes(len(inks))

    def on_plain(self, mask: Image.Image, ground: RGB, colour: RGB) -> Image.Image:
        """A mask as indices: the colour on an even ground."""
        return _looked_up(mask, self._shading(ground, colour))

    def _nearest(self, colour: RGB) -> int:
        return self._nearest_all((colour,))[0]

    def _over_table(self, colour: RGB, cover: float) -> bytes:
        found = self._nearest_all(tuple(mixed(under, colour, cover) for under in self.colours))
        return found + bytes(256 - len(found))

    def _shading_table(self, ground: RGB, colour: RGB) -> bytes:
        steps = self._nearest_all(
            tuple(mixed(ground, colour, step / _DEGREES) for step in range(_DEGREES + 1))
        )
        return bytes(steps[round(cover * _DEGREES / 255)] for cover in range(256))

    def _nearest_all(self, colours: tuple[RGB, ...]) -> bytes:
        line = Image.frombytes("RGB", (len(colours), 1), bytes(part for colour in colours for part in colour))
        return self.indexed(line).tobytes()


def _looked_up(picture: Image.Image, table: bytes) -> Image.Image:
    # the same as picture.point(table), which rounds its 256 entries again each time
    return Image.frombytes("L", picture.size, picture.tobytes().translate(table))


def degrees(mask: Image.Image) -> bytes:
    """How far the mask covers each point, in steps."""
    return mask.tobytes().translate(_ROUNDED)


_ROUNDED = bytes(round(cover * _DEGREES / 255) for cover in range(256))
_ONLY = [bytes(255 if degree == each else 0 for each in range(256)) for degree in range(_DEGREES + 1)]
"""Tables that find the points of one degree."""
