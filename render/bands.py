"""Bands of a picture, each with its deflated bytes, and a PNG that joins them without deflating again.

A picture is a stack of bands: a player's strip, a row of squares, a frame. Each ends its deflated piece on a whole
byte and refers to nothing before it (RFC 1951, section 3.2.4), so pieces stand in any order.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PIL import Image

from render.palette import Palette

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEVEL = 6
_MODULUS = 65521
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_STREAM_HEAD, _STREAM_END = b"\x78\xda", b"\x03\x00"


@dataclass(frozen=True, slots=True)
class Band:
    """Some whole lines of a picture, deflated; `checksum` and `length` are those of what was deflated."""

    width: int
    height: int
    deflated: bytes = field(repr=False)
    checksum: int
    length: int

    @property
    def weight(self) -> int:
        """Bytes held, about."""
        return len(self.deflated) + 2000


def band_of(pixels: Image.Image) -> Band:
    """The band of these pixels (palette indices, mode L)."""
    width, height = pixels.size
    # a filter byte before each line (0: none) is one more column at the left
    lined = Image.new("L", (width + 1, height))
    lined.paste(pixels, (1, 0))
    lines = lined.tobytes()
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -15, 8)
    deflated = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(width, height, deflated, zlib.adler32(lines), len(lines))


def png_of(bands: Sequence[Band], palette: Palette) -> bytes:
    """The bands from top to bottom as a palette PNG (RFC 2083)."""
    width, height = bands[0].width, sum(band.height for band in bands)
    checksum = 1
    for band in bands:
        checksum = _joined(checksum, band.checksum, band.length)
    data = b"".join(
        [_STREAM_HEAD, *(band.deflated for band in bands), _STREAM_END, struct.pack(">I", checksum)]
    )
    return b"".join(
        [
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", palette.table),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join(
        [struct.pack(">I", len(body)), kind, body, struct.pack(">I", zlib.crc32(body, zlib.crc32(kind)))]
    )


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces from that of each (RFC 1950, section 8.2); `length` is that of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length % _MODULUS * ((first & 0xFFFF) - 1)
    return high % _MODULUS << 16 | low % _MODULUS
