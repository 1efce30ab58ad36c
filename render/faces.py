"""The fonts, which of them sets a text, and which characters they hold; each is opened when it is first needed.

A line is set in one font where one has all of it, otherwise word by word, so that faces never mix inside a word; and
in one style: a serif line has no word without serifs in it. Each entry of a list is such a line, so that a name looks
the same alone and among others.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features

from render.theme import ALPHABETS, ASIAN, SERIF_ASIAN, Face

ELISION = "…"
_UNSHAPED = frozenset("0123456789abcdefghijklx.:-+=/×·½– ")
_ENTRY = re.compile(r".+?(?:[,·–] |$)", re.DOTALL)
"""As much of a text as stands between separators, with the one behind it."""
_EAST_ASIAN = (ASIAN, SERIF_ASIAN)

SHAPES = features.check("raqm")
"""Whether Pillow shapes text and sets it from right to left, which it does where the system has FriBiDi."""


Run = tuple[Path, str]


@cache
def characters(font: Path) -> frozenset[str]:
    """Every character that a font file holds, read from its character map (OpenType `cmap`, formats 4 and 12)."""
    data = font.read_bytes()
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(12, 12 + 16 * struct.unpack_from(">H", data, 4)[0], 16)
    }
    start = tables[b"cmap"]
    found: set[str] = set()
    for number in range(struct.unpack_from(">H", data, start + 2)[0]):
        at = start + struct.unpack_from(">I", data, start + 4 + 8 * number + 4)[0]
        form = struct.unpack_from(">H", data, at)[0]
        if form == 12:
            count = struct.unpack_from(">I", data, at + 12)[0]
            for first, last, _ in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
                found.update(map(chr, range(first, last + 1)))
        elif form == 4:
            count = struct.unpack_from(">H", data, at + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", data, at + 14)
            starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
            for first, last in zip(starts, ends, strict=True):
                found.update(chr(code) for code in range(first, last + 1) if code != 0xFFFF)
    return frozenset(found)


def drawable(character: str) -> bool:
    """Whether some font holds the character."""
    return any(character in characters(font) for font in (ALPHABETS, ASIAN))


def font_for(text: str, path: Path, size: int) -> ImageFont.FreeTypeFont:
    """The font at so many pixels, to set this text: figures and moves need no shaping, which takes longer."""
    return font_of(path, size, shaping=not _UNSHAPED.issuperset(text))


@lru_cache(maxsize=128)
def font_of(path: Path, size: int, *, shaping: bool = True) -> ImageFont.FreeTypeFont:
    """The font at so many pixels."""
    engine = ImageFont.Layout.RAQM if shaping and SHAPES else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(path), size, layout_engine=engine)


@lru_cache(maxsize=4096)
def runs_of(text: str, face: Face) -> tuple[Run, ...]:
    """The text in pieces of one font, from left to right."""
    runs: list[Run] = []
    for entry in _ENTRY.findall(text):
        for path, part in _line(entry, face):
            if runs and runs[-1][0] == path:
                runs[-1] = path, runs[-1][1] + part
            else:
                runs.append((path, part))
    first = next((way for way in map(unicodedata.bidirectional, text) if way in ("L", "R", "AL")), "L")
    if first == "L":
        return tuple(runs)
    return tuple((path, part if SHAPES else part[::-1]) for path, part in reversed(runs))


def _line(text: str, face: Face) -> list[Run]:
    """An entry of a list, or a text that is none."""
    words = _words(text)
    groups = [group for group in face.value if all(_holder(word, group) for word in words)]
    group = groups[0] if groups else face.value[-1]
    whole = _holder(text, group)
    if whole and (SHAPES or not any(map(_leftward, text))) and not (whole in _EAST_ASIAN and ELISION in text):
        return [(whole, text)]
    return [run for word in words for run in _set(word, group)]


def _words(text: str) -> list[str]:
    """The words of a text, each with the space after it; a line of ideographs is one word."""
    words = text.split(" ")
    return [word + " " for word in words[:-1]] + words[-1:]


def _set(word: str, group: tuple[Path, ...]) -> list[Run]:
    """A word in one font if one holds it, else each letter in the first that does.

    The ellipsis of Japanese fonts stands at half height: it comes from the other.
    """
    whole = _holder(word, group)
    if whole and not (whole in _EAST_ASIAN and ELISION in word):
        return [(whole, word)]
    runs: list[Run] = []
    for character in word:
        path = group[0] if character == ELISION else _holder(character, group) or group[-1]
        if runs and (runs[-1][0] == path or unicodedata.category(character)[0] == "M"):
            runs[-1] = runs[-1][0], runs[-1][1] + character
        else:
            runs.append((path, character))
    return runs


def _holder(text: str, group: tuple[Path, ...]) -> Path | None:
    """The first font of the group that holds every character."""
    return next((path for path in group if characters(path).issuperset(text)), None)


def _leftward(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL")
