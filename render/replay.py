"""Several diagrams, one after the other, as one animation (GIF89a) in which each frame repaints only what changed."""

from __future__ import annotations

import struct
from collections.abc import Container, Hashable, Sequence
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
    known: dict[Hashable, _Part] = {}
    before: list[_Part] = []
    size, times, frames = (0, 0), tempo(len(diagrams), passing), list[bytes]()
    for number, diagram in enumerate(diagrams):
        bands = bands_of(diagram, theme, number / max(last, 1) if bars else None)
        parts = [_drawn(band, known) for band in bands]
        height = sum(part.picture.height for part in parts)
        if number == 0:
            size = theme.width, height
            at, pixels = (0, 0), _together([part.picture for part in parts], theme.width)
        elif height == size[1]:
            at, pixels = _changed(parts, before, clear)
        else:
            raise BadDiagram(f"diagrams[{number}]", "is not laid out as the first one")
        frames.append(_frame(pixels, at, times[number], clear))
        before = parts
    return b"".join([_head(size, palette, clear), *frames, b";"])


class _Part(NamedTuple):
    """A band, drawn."""

    key: Hashable
    picture: Image.Image


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


def _changed(
    parts: Sequence[_Part], before: Sequence[_Part], clear: int
) -> tuple[tuple[int, int], Image.Image]:
    """The pixels that differ from the picture before, and where they lie, in the smallest rectangle around them."""
    top, after, old = 0, list(parts), list(before)
    while after and old and after[0] is old[0]:
        top += after.pop(0).picture.height
        old.pop(0)
    while after and old and after[-1] is old[-1]:
        after.pop()
        old.pop()
    if not after:
        return (0, 0), Image.new("L", (1, 1), clear)
    wide = after[0].picture.width
    new, shown = (_together([part.picture for part in those], wide) for those in (after, old))
    differs = ImageChops.difference(new, shown)
    box = differs.getbbox()
    if box is None:
        return (0, 0), Image.new("L", (1, 1), clear)
    over = Image.new("L", new.size, clear)
    over.paste(new, (0, 0), differs.point(_ANY))
    return (box[0], top + box[1]), over.crop(box)


def _together(pictures: Sequence[Image.Image], width: int) -> Image.Image:
    """One below the other."""
    whole = Image.new("L", (width, sum(each.height for each in pictures)))
    top = 0
    for each in pictures:
        whole.paste(each, (0, top))
        top += each.height
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


def _frame(pixels: Image.Image, at: tuple[int, int], milliseconds: int, clear: int) -> bytes:
    """Pixels (palette indices, mode L) laid over the frame before; `clear` is the index that leaves the frame before
    to be seen.
    """
    control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, milliseconds // 10, clear, 0)
    return control + struct.pack("<BHHHHB", 0x2C, *at, *pixels.size, 0) + _packed(pixels)


def _packed(pixels: Image.Image) -> bytes:
    """The pixels compressed as GIF does, in codes of eight bits, without interlacing."""
    return b"\x08" + pixels.tobytes("gif", ("L", 8, 0)) + b"\0"
