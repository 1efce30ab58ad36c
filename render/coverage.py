"""The characters that the fonts hold, read from the files alone, and how much of a name they can show."""

from __future__ import annotations

import struct
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from render.theme import ALPHABETS, ASIAN, EMOJI

LETTERS = (ALPHABETS, ASIAN)
FIRST_PICTURE = "\u2000"
"""Fonts of emoji hold figures too, for the keys of telephones; nothing before this is taken from them."""


class Characters:
    """The characters of a font: a byte for each, which is read sooner than a set of them is made."""

    def __init__(self, ranges: Iterable[tuple[int, int]]) -> None:
        self._held = bytearray()
        for first, last in ranges:
            if len(self._held) <= last:
                self._held.extend(bytes(last + 1 - len(self._held)))
            self._held[first : last + 1] = b"\1" * (last + 1 - first)

    def __contains__(self, character: str) -> bool:
        code = ord(character)
        return code < len(self._held) and self._held[code] == 1

    def issuperset(self, text: Iterable[str]) -> bool:
        """Whether it holds every character of the text."""
        return all(character in self for character in text)


@cache
def characters(font: Path) -> Characters:
    """Every character that a font file holds, read from its character map (OpenType `cmap`, formats 4 and 12)."""
    with font.open("rb") as file:
        count = struct.unpack(">4xH6x", file.read(12))[0]
        tables = struct.iter_unpack(">4s4xII", file.read(16 * count))
        start, length = next((at, long) for tag, at, long in tables if tag == b"cmap")
        file.seek(start)
        return Characters(_ranges(file.read(length)))


def _ranges(table: bytes) -> Iterator[tuple[int, int]]:
    for number in range(struct.unpack_from(">H", table, 2)[0]):
        at = struct.unpack_from(">I", table, 4 + 8 * number + 4)[0]
        form = struct.unpack_from(">H", table, at)[0]
        if form == 12:
            count = struct.unpack_from(">I", table, at + 12)[0]
            groups = struct.iter_unpack(">III", table[at + 16 : at + 16 + 12 * count])
            yield from ((first, last) for first, last, _ in groups)
        elif form == 4:
            count = struct.unpack_from(">H", table, at + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", table, at + 14)
            starts = struct.unpack_from(f">{count}H", table, at + 16 + 2 * count)
            yield from ((first, last) for first, last in zip(starts, ends, strict=True) if last != 0xFFFF)


def lettered(character: str) -> bool:
    """Whether a font of letters and signs holds the character."""
    return any(character in characters(font) for font in LETTERS)


def pictured(character: str) -> bool:
    """Whether the font of emoji has a picture of the character; selectors and joiners, which it holds, have none."""
    return unicodedata.category(character)[0] not in "MC" and _of_emoji(character)


def drawable(character: str) -> bool:
    """Whether some font holds the character."""
    return lettered(character) or _of_emoji(character)


def _of_emoji(character: str) -> bool:
    return character >= FIRST_PICTURE and character in characters(EMOJI)


def plainer(character: str) -> str:
    """An unknown style of letters as plain ones; empty where there are none."""
    for form in ("NFKC", "NFKD"):
        parts = unicodedata.normalize(form, character)
        plain = "".join(part for part in parts if unicodedata.category(part)[0] != "M")
        if plain and all(map(drawable, plain)):
            return plain
    return ""


def legible(text: str) -> bool:
    """Whether at least half of the letters and signs can be drawn, in whatever style."""
    if text.isascii():
        # The fonts have all of them.
        return True
    seen = [character for character in text if unicodedata.category(character)[0] in "LNPS"]
    lost = [character for character in seen if not drawable(character) and not plainer(character)]
    return 2 * len(lost) <= len(seen)
