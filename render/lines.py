"""Lines of a picture as PNG deflates them (RFC 2083): before its indices each has the number of its filter, 0: none."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

_POINTER, _OBJECT = 8, 33
"""Bytes that a line takes beside its own, in its tuple and as an object."""


class Lines(NamedTuple):
    """All lines of a picture, one after the other; `size` is that of the picture."""

    size: tuple[int, int]
    data: bytes


def lines_of(picture: Image.Image) -> Lines:
    """The lines of a picture (mode L). The filter is one more column at the left."""
    return Lines(picture.size, picture.crop((-1, 0, picture.width, picture.height)).tobytes())


def picture_of(lines: Lines) -> Image.Image:
    """The same as a picture (mode L)."""
    wide, high = lines.size
    return Image.frombytes("L", (wide + 1, high), lines.data).crop((1, 0, wide + 1, high))


def cut(picture: Image.Image) -> tuple[bytes, ...]:
    """Each line of a part of a picture (mode L), with no filter; like ones are one object."""
    wide, data = picture.width, picture.tobytes()
    known: dict[bytes, bytes] = {}
    lines = (data[at : at + wide] for at in range(0, len(data), wide))
    return tuple(known.setdefault(line, line) for line in lines)


def weight(lines: tuple[bytes, ...]) -> int:
    """The bytes that cut lines take."""
    return len(lines) * _POINTER + sum(len(line) + _OBJECT for line in set(lines))
