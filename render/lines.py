"""Lines of a picture as PNG deflates them (RFC 2083): before its indices each has the number of its filter, 0: none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from PIL import Image

_POINTER, _OBJECT = 8, 33
"""Bytes that a line takes beside its own, in its tuple and as an object."""


class Lines(NamedTuple):
    """All lines of a picture, one after the other; `size` is that of the picture."""

    size: tuple[int, int]
    data: bytes


def lines_of(picture: Image.Image) -> Lines:
    """The lines of a picture (mode L)."""
    return lines_in(with_filters(picture))


def with_filters(picture: Image.Image) -> Image.Image:
    """The picture with one more column at its left, which is the filters of its lines."""
    return picture.crop((-1, 0, picture.width, picture.height))


def lines_in(filtered: Image.Image) -> Lines:
    """The lines of a picture that has its filters."""
    return Lines((filtered.width - 1, filtered.height), filtered.tobytes())


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


def side_by_side(parts: Iterable[Sequence[bytes]]) -> bytes:
    """The lines of parts that stand side by side, the filter in the first of them, one after the other."""
    return b"".join(chain.from_iterable(zip(*parts, strict=True)))


def weight(lines: tuple[bytes, ...], own: Iterable[bytes] | None = None) -> int:
    """The bytes that cut lines take, or those of them that are their `own`, not kept by others too."""
    return len(lines) * _POINTER + sum(len(line) + _OBJECT for line in set(lines if own is None else own))
