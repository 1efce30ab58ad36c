"""Texts from outside: cleaned of what the fonts cannot show, cut to the room there is, and drawn as masks.

A text is set in the theme's own face where that has the character, else in the face for Japanese, Korean and Chinese,
else in the one for further scripts.
"""

from __future__ import annotations

import struct
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from PIL import Image, ImageDraw, ImageFont, features

from render.keeping import Kept
from render.theme import SANS, SERIF, WIDE

_MOST_MARKS = 2
"""Combining marks that one letter may carry; more would grow out of the line."""
_ELISION = "…"
_FACELESS = "☺"
"""Stands for a name that has nothing but emoji."""
_ASCENT, _LINE = 1.06, 1.42
"""Base line and height of a line, as parts of the size."""
_CAPITAL = 0.735
"""Height of a capital, as part of the size."""

_SHAPES = features.check("raqm")
"""Whether Pillow itself sets text from right to left, which it does where the system has FriBiDi."""

_lock = Lock()
_masks: Kept[Image.Image] = Kept(4 << 20, lambda mask: mask.width * mask.height)


@cache
def characters(face: Path) -> frozenset[str]:
    """Every character that a font file holds, read from its character map (OpenType `cmap`, formats 4 and 12)."""
    data = face.read_bytes()
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


@cache
def _all() -> frozenset[str]:
    return characters(SERIF) | characters(SANS) | characters(WIDE)


def lacks(text: str) -> set[str]:
    """The characters of a text that no picture can show."""
    return {character for character in text if character not in _all() and character not in "\n\t"}


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text in characters that can be shown, on one line.

    Letters of an unknown style become plain ones, emoji go, what cannot be read at all becomes an ellipsis; nothing
    invisible stays, and nothing that turns the direction of what follows.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
        elif category in ("Mn", "Me", "Mc"):
            marks += 1
            if kept and kept[-1] != " " and marks <= _MOST_MARKS and character in _all():
                kept.append(character)
            continue
        elif category[0] == "C":
            continue
        elif character in _all():
            kept.append(character)
        else:
            kept.append(_plainer(character, category, "".join(kept)[-1:]))
        marks = 0
    said = " ".join("".join(kept).split())
    return said if said or not text.strip() else _FACELESS


def _plainer(character: str, category: str, before: str) -> str:
    for form in ("NFKC", "NFKD"):
        plain = "".join(
            part for part in unicodedata.normalize(form, character) if unicodedata.category(part)[0] != "M"
        )
        if plain and not lacks(plain):
            return plain
    if category in ("So", "Sk"):
        return ""
    return "" if before == _ELISION else _ELISION


@lru_cache(maxsize=4096)
def width_of(text: str, face: Path, size: int) -> float:
    """How wide a cleaned text is, in pixels."""
    return sum(_font(path, size).getlength(run) for path, run in _runs(text, face))


@lru_cache(maxsize=4096)
def fitted(text: str, face: Path, size: int, width: float) -> str:
    """As much of the cleaned text as fits, with an ellipsis where it was cut; nothing where not even that fits."""
    text = clean(text)
    if width_of(text, face, size) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(_cut(text, middle), face, size) <= width:
            low = middle
        else:
            high = middle - 1
    said = _cut(text, low)
    return said if width_of(said, face, size) <= width else ""


def _cut(text: str, length: int) -> str:
    while 0 < length < len(text) and unicodedata.combining(text[length]):
        length -= 1  # a mark stays with its letter
    return text[:length].rstrip(" .,-…") + _ELISION


def text_mask(text: str, face: Path, size: int, stroke: int = 0) -> Image.Image:
    """The cleaned text as a mask, one line high; never higher, whatever marks it carries."""

    def draw() -> Image.Image:
        with _lock:
            runs = [(_font(path, size), run) for path, run in _runs(text, face)]
            wide = sum(font.getlength(run) for font, run in runs)
            mask = Image.new("L", (max(1, round(wide) + 2 * stroke + 2), line_height(size) + 2 * stroke))
            brush = ImageDraw.Draw(mask)
            x = 1.0 + stroke
            for font, run in runs:
                at = (x, stroke + round(size * _ASCENT))
                brush.text(at, run, fill=255, font=font, anchor="ls", stroke_width=stroke)
                x += font.getlength(run)
        return mask

    return _masks.get((text, face, size, stroke), draw)


def line_height(size: int) -> int:
    return round(size * _LINE)


def top_for(middle: float, size: int) -> int:
    """Where the mask begins so that capitals and digits stand around the middle."""
    return round(middle - size * _ASCENT + size * _CAPITAL / 2)


def _runs(text: str, face: Path) -> list[tuple[Path, str]]:
    """The text in pieces of one font, from left to right."""
    chain = (face, SANS, WIDE) if face != SANS else (SANS, WIDE)
    runs: list[tuple[Path, str]] = []
    for character in text:
        # the ellipsis of Japanese faces stands at half height
        path = (
            WIDE
            if character == _ELISION
            else next((path for path in chain if character in characters(path)), SANS)
        )
        if runs and (
            runs[-1][0] == path or (unicodedata.combining(character) and character in characters(runs[-1][0]))
        ):
            runs[-1] = (runs[-1][0], runs[-1][1] + character)
        else:
            runs.append((path, character))
    if not _SHAPES:
        runs = [
            (path, run[::-1] if unicodedata.bidirectional(run[0]) in ("R", "AL") else run)
            for path, run in runs
        ]
    first = next((way for way in map(unicodedata.bidirectional, text) if way in ("L", "R", "AL")), "L")
    return runs if first == "L" else runs[::-1]


@lru_cache(maxsize=128)
def _font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(path), size)
