"""An animated GIF (GIF89a) put together from rectangles, each shown over what was there before."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image

from render.palette import Palette


@dataclass(frozen=True, slots=True)
class Frame:
    """Pixels (palette indices, mode L) at a place; `clear` is the index that leaves what was there; time in ms."""

    pixels: Image.Image
    at: tuple[int, int]
    milliseconds: int


def gif_of(frames: Iterable[Frame], size: tuple[int, int], palette: Palette, clear: int) -> bytes:
    """The frames as one endless animation with one palette of at most 256 colours."""
    bits = max(2, clear.bit_length())
    colours = palette.table.ljust(3 << bits, b"\0")
    out = [
        b"GIF89a",
        struct.pack("<HHBBB", *size, 0xF0 | (bits - 1), 0, 0),
        colours,
        b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
    ]
    for frame in frames:
        out.append(struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, frame.milliseconds // 10, clear, 0))
        out.append(struct.pack("<BHHHHB", 0x2C, *frame.at, *frame.pixels.size, 0))
        out.append(_packed(frame.pixels))
    out.append(b";")
    return b"".join(out)


def _packed(pixels: Image.Image) -> bytes:
    """The pixels compressed as GIF does: cut out of the GIF that Pillow writes for them."""
    whole = io.BytesIO()
    pixels.save(whole, "GIF", optimize=False, interlace=0)
    data = whole.getvalue()
    at = 13 + _table_size(data[10])
    while data[at] == 0x21:
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    return data[at + 10 + _table_size(data[at + 9]) : -1]


def _table_size(flags: int) -> int:
    return 3 << ((flags & 7) + 1) if flags & 0x80 else 0
