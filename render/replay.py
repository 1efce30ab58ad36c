"""Several diagrams, one after the other, as one animation (GIF89a) in which each frame repaints only what changed."""

from __future__ import annotations

import io
import struct
from collections.abc import Container, Sequence

from PIL import Image, ImageChops

from render.bounds import check
from render.diagram import BadDiagram, Diagram
from render.painter import painted
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
_ANY = [0] + [255] * 255


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
    shown = painted(diagrams[0], theme, 0.0 if bars else None)
    times = tempo(len(diagrams), passing)
    frames = [_frame(shown, (0, 0), times[0], clear)]
    for number, diagram in enumerate(diagrams[1:], 1):
        picture = painted(diagram, theme, number / last if bars else None)
        if picture.size != shown.size:
            raise BadDiagram(f"diagrams[{number}]", "is not laid out as the first one")
        differs = ImageChops.difference(picture, shown)
        box = differs.getbbox() or (0, 0, 1, 1)
        over = Image.new("L", picture.size, clear)
        over.paste(picture, (0, 0), differs.point(_ANY))
        frames.append(_frame(over.crop(box), box[:2], times[number], clear))
        shown = picture
    return b"".join([_head(shown.size, palette, clear), *frames, b";"])


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


def _frame(pixels: Image.Image, at: tuple[int, int], milliseconds: int, clear: int) -> bytes:
    """Pixels (palette indices, mode L) laid over the frame before; `clear` is the index that leaves the frame before
    to be seen.
    """
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, milliseconds // 10, clear, 0)
    return control + struct.pack("<BHHHHB", 0x2C, *at, *pixels.size, 0) + _packed(pixels)


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
