"""A picture of palette indices as a PNG (RFC 2083).

Boards are deflated by isal, which is fast enough to do a whole one for every move; what is drawn rarely by zlib, which
takes twenty times as long and a third fewer bytes. A board so crowded that isal leaves more than LARGE bytes (64 pieces
of the games that fill it) is deflated again by zlib, as well as is needed.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable

from isal import isal_zlib
from PIL import Image

from render.palette import Palette

LARGE = 70_000
"""Bytes that an ordinary board stays under."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_of(pixels: Image.Image, palette: Palette) -> bytes:
    """The pixels (palette indices, mode L) as a palette PNG; it takes its time."""
    return _written(pixels.size, palette, zlib.compress(_lines(pixels), 6))


def png_of_bands(bands: Callable[[], Iterable[Image.Image]], palette: Palette) -> bytes:
    """The same of bands of equal width (mode L) from top to bottom, soon.

    Each is deflated before the next is asked for: the whole picture at once would take a megabyte for each step, which
    costs more than the drawing. `bands` is called again where the picture is too large.
    """
    width, height, deflater = 0, 0, isal_zlib.compressobj(1)
    parts = []
    for band in bands():
        width, height = band.width, height + band.height
        parts.append(deflater.compress(_lines(band)))
    body = b"".join([*parts, deflater.flush()])
    for level in (6, 9):
        if len(body) > LARGE:
            body = zlib.compress(b"".join(map(_lines, bands())), level)
    return _written((width, height), palette, body)


def _lines(pixels: Image.Image) -> bytes:
    """What PNG deflates: a filter byte before each line (0: none) is one more column at the left."""
    return pixels.crop((-1, 0, pixels.width, pixels.height)).tobytes()


def _written(size: tuple[int, int], palette: Palette, body: bytes) -> bytes:
    return b"".join(
        [
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette.table),
            _chunk(b"IDAT", body),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(body, zlib.crc32(kind))
    return b"".join([struct.pack(">I", len(body)), kind, body, struct.pack(">I", checksum)])
