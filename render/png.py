"""A picture of palette indices as a PNG (RFC 2083).

Boards are deflated by isal, which is fast enough to do it for every move; rarer pictures by zlib, which takes twenty
times as long and a third fewer bytes. A board is deflated in bands, each by itself (RFC 1951 lets one put them
together), so that unchanged bands need not be drawn again: about half the rows of a board. Of one so crowded that isal
leaves more than LARGE bytes (64 pieces of the games that fill it) zlib deflates as many bands as is needed, the largest
first, each once while it is kept.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from isal import isal_zlib
from PIL import Image

from render.cache import Cache
from render.lines import lines_of
from render.painter import Band
from render.palette import Palette

LARGE = 70_000
"""Bytes that an ordinary board stays under."""
_AROUND = 1_000
"""Bytes of a picture beside its bands: most are the palette."""
_LIKE = 2_048
_LEVEL = 7
"""A twentieth fewer bytes than 6 in the same time; 9 takes five times as long."""
_KEY = 500
"""Bytes that the description of a band takes, about."""
_HEADER = b"\x78\x01"
_END = b"\x03\x00"
"""How zlib's format (RFC 1950) begins, and an empty last block."""
_BASE = 65521
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_of(pixels: Image.Image, palette: Palette) -> bytes:
    """The pixels (palette indices, mode L) as a palette PNG; it takes its time."""
    return _written(pixels.size, palette, zlib.compress(lines_of(pixels).data, 6))


@dataclass(frozen=True, slots=True)
class _Deflated:
    """Lines of a picture as blocks of DEFLATE, with the length and the Adler-32 of the bytes before compression."""

    size: tuple[int, int]
    body: bytes
    length: int
    adler: int


_bands: Cache[_Deflated] = Cache(9 << 20, lambda band: len(band.body) + _KEY)


def png_of_bands(bands: Iterable[Band], palette: Palette) -> bytes:
    """The same of bands of equal width (mode L) from top to bottom, soon.

    Each is drawn and deflated before the next: the whole picture at once would take a megabyte for each step, which
    costs more than the drawing.
    """
    drawn = list(bands)
    parts = [_kept(band, _deflated) for band in drawn]
    bytes_left = LARGE - _AROUND - sum(len(part.body) for part in parts)
    # Of like ones the upper first: these are the same for the next board, where only some are new.
    for number in sorted(range(len(parts)), key=lambda number: -(len(parts[number].body) // _LIKE)):
        if bytes_left >= 0:
            break
        smaller = _kept(drawn[number], _smaller)
        bytes_left += len(parts[number].body) - len(smaller.body)
        parts[number] = smaller
    adler = 1
    for part in parts:
        adler = _joined(adler, part.adler, part.length)
    body = b"".join([_HEADER, *(part.body for part in parts), _END, struct.pack(">I", adler)])
    return _written((parts[0].size[0], sum(part.size[1] for part in parts)), palette, body)


def _kept(band: Band, deflate: Callable[[Band], _Deflated]) -> _Deflated:
    return deflate(band) if band.key is None else _bands.get((band.key, deflate), partial(deflate, band))


def _smaller(band: Band) -> _Deflated:
    """The same as by `_deflated` in fewer bytes, which takes ten times as long."""
    size, lines = band.draw()
    deflater = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS)
    body = deflater.compress(lines) + deflater.flush(zlib.Z_FULL_FLUSH)
    return _Deflated(size, body, len(lines), zlib.adler32(lines))


def _deflated(band: Band) -> _Deflated:
    size, lines = band.draw()
    deflater = isal_zlib.compressobj(1)
    body = deflater.compress(lines) + deflater.flush(isal_zlib.Z_FULL_FLUSH)
    # isal knows the sum by now, and is faster at it than zlib.
    adler = int.from_bytes(deflater.flush()[-4:], "big")
    return _Deflated(size, body[len(_HEADER) :], len(lines), adler)


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 (RFC 1950) of two texts put together, from those of each; `length`: of the second, in bytes."""
    low = (first & 0xFFFF) - 1
    above = (first >> 16) + (second >> 16) + length * low
    return above % _BASE << 16 | (low + (second & 0xFFFF)) % _BASE


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
    checksum = isal_zlib.crc32(body, isal_zlib.crc32(kind))
    return b"".join([struct.pack(">I", len(body)), kind, body, struct.pack(">I", checksum)])
