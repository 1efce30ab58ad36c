"""Masks that are laid over kept lines; making a picture of the lines first would take longer than the laying."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageChops

from render.palette import RGB, Palette, degrees


class Stamp(NamedTuple):
    """Masks of one size: `spans` are the parts of rows in which they cover anything (row, from, to), and each of
    `covers` has the degrees of a mask there.
    """

    spans: tuple[tuple[int, int, int], ...]
    covers: tuple[bytes, ...]

    def press(self, lines: list[bytes], palette: Palette, *colours: RGB) -> None:
        """Lays a colour over the lines for each mask."""
        inks = b"".join([lines[row][left:right] for row, left, right in self.spans])
        for cover, colour in zip(self.covers, colours, strict=True):
            inks = palette.covered(inks, cover, colour)
        at = 0
        for row, left, right in self.spans:
            line, end = lines[row], at + right - left
            lines[row] = line[:left] + inks[at:end] + line[right:]
            at = end


def stamp_of(*masks: Image.Image) -> Stamp:
    """The masks (mode L) as a stamp."""
    whole = masks[0]
    for mask in masks[1:]:
        whole = ImageChops.lighter(whole, mask)
    wide, box = whole.width, whole.getbbox() or (0, 0, 0, 0)
    data = whole.tobytes()
    spans = []
    for row in range(box[1], box[3]):
        line = data[row * wide : (row + 1) * wide]
        left, right = wide - len(line.lstrip(b"\0")), len(line.rstrip(b"\0"))
        if left < right:
            spans.append((row, left, right))
    covers = []
    for mask in masks:
        cover = degrees(mask)
        covers.append(b"".join([cover[row * wide + left : row * wide + right] for row, left, right in spans]))
    return Stamp(tuple(spans), tuple(covers))
