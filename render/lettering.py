"""Texts from outside: cleaned of what the font cannot show, and cut to the room there is."""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache

from PIL import ImageFont

from render.theme import FONT

_STAND_IN = "□"
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@cache
def _known() -> frozenset[str]:
    """Every character that the font holds, read from its character map (OpenType, cmap format 12)."""
    data = FONT.read_bytes()
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)
    }
    start = tables[b"cmap"]
    for number in range(struct.unpack_from(">H", data, start + 2)[0]):
        at = start + struct.unpack_from(">I", data, start + 4 + 8 * number + 4)[0]
        if struct.unpack_from(">H", data, at)[0] == 12:
            count = struct.unpack_from(">I", data, at + 12)[0]
            groups = struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count])
            return frozenset(chr(code) for first, last, _ in groups for code in range(first, last + 1))
    raise ValueError(f"{FONT.name} has no character map of format 12")


def lacks(text: str) -> set[str]:
    """The characters of a text that no picture can show."""
    return {character for character in text if character not in _known() and character not in "\n\t"}


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text in characters of the font: compatible forms folded, marks composed, each unknown run one stand-in."""
    folded = unicodedata.normalize("NFKC", text) if lacks(text) else text
    kept: list[str] = []
    for character in folded:
        if character in _known():
            kept.append(character)
        elif character.isspace():
            kept.append(" ")
        elif unicodedata.category(character)[0] in "CM" or character in _TURNING:
            continue  # joiners, direction marks and combining marks say nothing on their own
        elif not kept or kept[-1] != _STAND_IN:
            kept.append(_STAND_IN)
    return " ".join("".join(kept).split())


def fitted(text: str, face: ImageFont.FreeTypeFont, width: float) -> str:
    """As much of the cleaned text as fits, with an ellipsis where it was cut; at least one character."""
    text = clean(text)
    if face.getlength(text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if face.getlength(text[:middle].rstrip() + "…") <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…" if low else text[:1]
