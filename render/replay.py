"""Several diagrams, one after the other, as one animation (GIF89a) in which each frame repaints only what changed."""

from __future__ import annotations

import struct
from collections.abc import Callable, Container, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import NamedTuple

from PIL import Image, ImageChops

from render.bounds import check
from render.diagram import BadDiagram, Diagram
from render.lines import picture_of
from render.painter import Band, bands_of
from render.palette import Palette
from render.squares import palette_of
from render.theme import REPLAY, Theme

MAX_FRAMES = 1000
FIRST, STEP, LAST = 1500, 900, 5000
"""How long the first frame, each further one, and the last one with the result are seen, in milliseconds."""
MOST = 60_000
"""How long all of it lasts at most: the frames of a long game are shorter."""
SHORTEST = 20
"""Milliseconds; what is shorter is shown five times as long by many programs."""
_PASSING = 0.45
"""The part of a step that a board is seen which is only on the way."""
_KEPT = 64
"""Bands that are kept, some fifty kilobytes each."""
_ANY = b"\0".ljust(256, b"\xff")

_CLEAR, _END = 256, 257
_SHORTEST_CODE, _LONGEST_CODE = 9, 12
"""Bits of a code: one more as soon as the table has more entries than fit."""
_FULL = 43_267
"""Bits of the 3,839 codes that fill the table, and of the one that clears it."""


def tempo(count: int, passing: Container[int] = ()) -> list[int]:
    """How long each of so many frames is seen, in milliseconds."""
    if count == 1:
        return [LAST]
    parts = [_PASSING if number in passing else 1.0 for number in range(1, count - 1)]
    step = min(STEP, (MOST - FIRST - LAST) / max(1.0, sum(parts)))
    return [FIRST, *(max(SHORTEST, int(step * part)) for part in parts), LAST]


def replay_of(diagrams: Sequence[Diagram], theme: Theme, passing: Container[int] = ()) -> bytes:
    """The diagrams as an endless GIF; `passing` are the numbers of those on the way to the next. Raises BadDiagram."""
    if not 1 <= len(diagrams) <= MAX_FRAMES:
        raise BadDiagram("diagrams", f"are {len(diagrams)}, not from 1 to {MAX_FRAMES}")
    for diagram in diagrams:
        check(diagram)
    theme = theme.at(REPLAY)
    palette = palette_of(theme)
    clear = len(palette.colours)
    bars = any(diagram.banner for diagram in diagrams)
    last = len(diagrams) - 1
    known: dict[Hashable, _Part] = {}
    # The players' lines alternate between a few.
    changed = lru_cache(maxsize=_KEPT)(partial(_changed, clear=clear))
    quiet = cache(lambda height: _coded(Image.new("L", (theme.width, height), clear)))
    before: list[_Part] = []
    size, times, frames = (0, 0), tempo(len(diagrams), passing), list[bytes]()
    for number, diagram in enumerate(diagrams):
        bands = bands_of(diagram, theme, number / max(last, 1) if bars else None)
        parts = [_drawn(band, known) for band in bands]
        height = sum(part.picture.height for part in parts)
        if number == 0:
            size = theme.width, height
            box, codes = (0, 0, *size), [_coded(_together(parts))]
        elif height == size[1]:
            box, codes = _laid_over(parts, before, changed, quiet)
        else:
            raise BadDiagram(f"diagrams[{number}]", "is not laid out as the first one")
        frames.append(_frame(codes, box, times[number], clear))
        before = parts
    return b"".join([_head(size, palette, clear), *frames, b";"])


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """A band, drawn."""

    key: Hashable
    picture: Image.Image


class _Codes(NamedTuple):
    """Pixels compressed as GIF does (GIF89a, appendix F), from a cleared table on and without the code of the end.

    `bits`: so many as `length` says, the first lowest; `width`: that of the code to follow.
    """

    bits: int
    length: int
    width: int


def _drawn(band: Band, known: dict[Hashable, _Part]) -> _Part:
    """Most bands of a board are those of the ones before, the players' in turn, and are not drawn again."""
    part = None if band.key is None else known.pop(band.key, None)
    if part is None:
        part = _Part(band.key, picture_of(band.draw()))
    if band.key is not None:
        known[band.key] = part
        if len(known) > _KEPT:
            del known[next(iter(known))]
    return part


def _laid_over(
    parts: Sequence[_Part],
    before: Sequence[_Part],
    changed: Callable[[_Part, _Part], _Codes],
    quiet: Callable[[int], _Codes],
) -> tuple[tuple[int, int, int, int], list[_Codes]]:
    """The lines from the first that differs from the picture before to the last: where they lie, and what is new."""
    if [part.picture.height for part in parts] != [part.picture.height for part in before]:
        parts, before = [_Part(None, _together(parts))], [_Part(None, _together(before))]
    top = below = at = 0
    codes: list[_Codes] = []
    for part, old in zip(parts, before, strict=True):
        if part is not old:
            if not codes:
                top = at
            elif at > below:
                codes.append(quiet(at - below))
            codes.append(changed(part, old))
            below = at + part.picture.height
        at += part.picture.height
    if not codes:
        codes, below = [quiet(1)], 1
    return (0, top, parts[0].picture.width, below - top), codes


def _changed(part: _Part, old: _Part, clear: int) -> _Codes:
    """The pixels that differ; elsewhere the picture before is seen."""
    size = part.picture.size
    differs = ImageChops.difference(part.picture, old.picture).tobytes().translate(_ANY)
    over = Image.new("L", size, clear)
    over.paste(part.picture, (0, 0), Image.frombytes("L", size, differs))
    return _coded(over)


def _together(parts: Sequence[_Part]) -> Image.Image:
    """One below the other."""
    whole = Image.new("L", (parts[0].picture.width, sum(part.picture.height for part in parts)))
    top = 0
    for part in parts:
        whole.paste(part.picture, (0, top))
        top += part.picture.height
    return whole


def _head(size: tuple[int, int], palette: Palette, clear: int) -> bytes:
    """One palette for all frames; for ever from the start again when they have been shown."""
    bits = max(2, clear.bit_length())
    return b"".join(
        [
            b"GIF89a",
            struct.pack("<HHBBB", *size, 0xF0 | (bits - 1), 0, 0),
            palette.table.ljust(3 << bits, b"\0"),
            b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
        ]
    )


def _frame(codes: Sequence[_Codes], box: tuple[int, int, int, int], milliseconds: int, clear: int) -> bytes:
    """Lines of pixels laid over the frame before; `clear` is the index that leaves the frame before to be seen."""
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, milliseconds // 10, clear, 0)
    return control + struct.pack("<BHHHHB", 0x2C, *box, 0) + _packed(codes)


def _packed(codes: Sequence[_Codes]) -> bytes:
    """The pixels one after the other, without interlacing; the table is cleared before each of them."""
    bits, at, width = 0, 0, _SHORTEST_CODE
    for part in codes:
        bits |= (_CLEAR | part.bits >> _SHORTEST_CODE << width) << at
        at += part.length + width - _SHORTEST_CODE
        width = part.width
    data = (bits | _END << at).to_bytes((at + width + 7) // 8, "little")
    blocks = (data[start : start + 255] for start in range(0, len(data), 255))
    return b"\x08" + b"".join(bytes([len(block)]) + block for block in blocks) + b"\0"


def _coded(pixels: Image.Image) -> _Codes:
    """Pixels (palette indices, mode L) in codes."""
    blocks = pixels.tobytes("gif", ("L", 8, 0))
    data = b"".join(blocks[start + 1 : start + 256] for start in range(0, len(blocks), 256))
    bits = int.from_bytes(data, "little")
    length = bits.bit_length() - _END.bit_length()
    rest, width = (length - _SHORTEST_CODE) % _FULL, _SHORTEST_CODE
    while width < _LONGEST_CODE and rest >= width * (fitting := (1 << width - 1) - (width == _SHORTEST_CODE)):
        rest -= width * fitting
        width += 1
    assert 0 <= 8 * len(data) - length - width < 8, "Pillow clears the table at other times"
    return _Codes(bits ^ _END << length, length, width)
