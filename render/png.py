"""A picture of palette indices as a PNG (RFC 2083).

Boards are deflated by isal, which is fast enough to do a whole one for every move; what is drawn rarely by zlib, which
takes twenty times as long and a third fewer bytes. A board so crowded that isal leaves more than LARGE bytes (64 pieces
of the games that fill it) is deflated again by zlib, as well as is needed.
"""

from __future__ import annotations

import struct
import zlib

from isal import isal_zlib
from PIL import Image

from render.palette import Palette

LARGE = 70_000
"""Bytes that an ordinary board stays under."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_of(pixels: Image.Image, palette: Palette, *, rare: bool = False) -> bytes:
    """The pixels (palette indices, mode L) as a palette PNG; a `rare` one may take its time."""
    width, height = pixels.size
    # a filter byte before each line (0: none) is one more column at the left
    lines = pixels.crop((-1, 0, width, height)).tobytes()
    return b"".join(
        [
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette.table),
            _chunk(b"IDAT", zlib.compress(lines, 6) if rare else _deflated(lines)),
            _chunk(b"IEND", b""),
        ]
    )


def _deflated(lines: bytes) -> bytes:
    body = isal_zlib.compress(lines, 1)
    for level in (6, 9):
        if len(body) > LARGE:
            body = zlib.compress(lines, level)
    return body


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(body, zlib.crc32(kind))
    return b"".join([struct.pack(">I", len(body)), kind, body, struct.pack(">I", checksum)])
