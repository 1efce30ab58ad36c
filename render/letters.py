"""Texts from outside: cleaned of what the fonts cannot show, cut to the room there is, and drawn as masks.

Sizes are pixels here, already made from points by the theme.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path
from threading import Lock

from isal import isal_zlib
from PIL import Image, ImageDraw

from render.cache import Cache
from render.coverage import drawable, lettered, plainer
from render.faces import ELISION, clusters, font_for, picture, runs_of, unshaped
from render.theme import Face, Theme

_MOST_MARKS = 4
"""Combining marks that one letter may carry; more would grow out of the line."""
_NAMELESS = "?"
"""Stands for a name of which no sign can be shown or called by its name."""
_FLAG_LETTER = "REGIONAL INDICATOR SYMBOL LETTER "
_JOINERS = "\u200c\u200d"
"""Signs that keep letters apart or together in Persian and in the scripts of India."""
_ASCENT, _LINE = 1.20, 1.64
"""Base line and height of a line, as parts of the size."""
CAPITAL = 0.72
"""Height of a capital, as part of the size."""

_OPENING, _CLOSING = "（「", "：、。）」"
"""Signs of Japanese before and after which a line may end."""

_lock = Lock()
_masks: Cache[tuple[tuple[int, int], bytes]] = Cache(1 << 20, lambda mask: len(mask[1]))
"""Deflated, in which form there is room for seven times as many names; a letter is drawn in twice the time."""


def lacks(text: str) -> set[str]:
    """The characters of a text that no picture can show."""
    return {character for character in text if not drawable(character) and character not in "\n\t"}


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """The text in characters that can be shown, on one line.

    Letters of an unknown style become plain ones, unknown emoji go, what cannot be read at all becomes an ellipsis;
    nothing invisible stays, and nothing that turns the direction of what follows.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept: list[str] = []
    for part, is_picture in clusters(unicodedata.normalize("NFC", text)):
        if is_picture:
            with _lock:
                kept.append(picture(part))
        else:
            _keep(part, kept)
    said = " ".join("".join(kept).split())
    return said if said or not text.strip() else _named(text)


def _keep(whole: str, kept: list[str]) -> None:
    """Adds the characters of a part without emoji that can be shown."""
    marks = 0
    for before, character in zip(" " + whole, whole, strict=False):
        category = unicodedata.category(character)
        if character.isspace():
            kept.append(" ")
        elif category in ("Mn", "Me", "Mc"):
            marks += 1
            if kept and kept[-1] != " " and marks <= _MOST_MARKS and lettered(character):
                kept.append(character)
            continue
        elif character in _JOINERS:
            # The letter before may have been left out.
            if (
                kept
                and kept[-1] == before
                and unicodedata.category(before)[0] in "LM"
                and lettered(character)
            ):
                kept.append(character)
            continue
        elif category[0] == "C":
            continue
        elif drawable(character):
            kept.append(character)
        else:
            # It may be several characters, or none.
            kept.extend(_plainer(character, category, kept[-1] if kept else ""))
        marks = 0


def _named(text: str) -> str:
    """The names of the emoji of which a name consists, so that two such names differ."""
    names = (unicodedata.name(sign, "") for sign in text if unicodedata.category(sign) == "So")
    said = " ".join(name.removeprefix(_FLAG_LETTER).lower() for name in names if name)
    return said or _NAMELESS


def _plainer(character: str, category: str, before: str) -> str:
    if plain := plainer(character):
        return plain
    if category in ("So", "Sk"):
        return ""
    return "" if before == ELISION else ELISION


@lru_cache(maxsize=1024)
def width_of(text: str, face: Face, size: int) -> float:
    """How wide a cleaned text is."""
    with _lock:
        return sum(_length(run, path, size) for path, run in runs_of(text, face))


def _length(run: str, path: Path, size: int) -> float:
    """The same as Pillow measures, which loads every letter anew each time."""
    if unshaped(run):
        return sum(_sign(sign, path, size)[2] for sign in run)
    return font_for(run, path, size).getlength(run)


@lru_cache(maxsize=1024)
def fitted(text: str, face: Face, size: int, width: float) -> str:
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
    while 0 < length < len(text) and unicodedata.category(text[length])[0] == "M":
        length -= 1  # a mark stays with its letter
    return text[:length].rstrip(" .,-…" + _JOINERS) + ELISION


def lines_of(text: str, theme: Theme, size: int, room: float) -> list[str]:
    """The text in lines that fit: broken at spaces, and what is longer than a line at its signs, else anywhere."""
    lines: list[str] = []
    for word in clean(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, theme.face, size) <= room:
            lines[-1] = longer
            continue
        while width_of(word, theme.face, size) > room and len(word) > 1:
            fits = next(
                n for n in range(len(word) - 1, 0, -1) if width_of(word[:n], theme.face, size) <= room
            )
            signs = (n for n in range(fits, 0, -1) if word[n] in _OPENING or word[n - 1] in _CLOSING)
            cut = next(signs, fits)
            lines.append(word[:cut])
            word = word[cut:]
        lines.append(word)
    return [line for line in lines if line]


def text_mask(text: str, face: Face, size: int, stroke: int = 0) -> Image.Image:
    """The cleaned text as a mask, one line high; never higher, whatever marks it carries."""
    if stroke == 0 and unshaped(text):
        # Its letters are kept, and most such texts are on one board alone.
        return _set(text, face, size, stroke)

    def deflated() -> tuple[tuple[int, int], bytes]:
        mask = _set(text, face, size, stroke)
        return mask.size, isal_zlib.compress(mask.tobytes(), 1)

    measures, kept = _masks.get((text, face, size, stroke), deflated)
    return Image.frombytes("L", measures, isal_zlib.decompress(kept))


def _set(text: str, face: Face, size: int, stroke: int) -> Image.Image:
    with _lock:
        runs = [(path, run, _length(run, path, size)) for path, run in runs_of(text, face)]
        wide = sum(length for _, _, length in runs)
        mask = Image.new("L", (max(1, round(wide) + 2 * stroke + 2), line_height(size) + 2 * stroke))
        x = 1.0 + stroke
        for path, run, length in runs:
            at = (x, stroke + round(size * _ASCENT))
            if stroke == 0 and unshaped(run) and x.is_integer():
                _set_signs(mask, run, path, size, at)
            else:
                font = font_for(run, path, size)
                brush = ImageDraw.Draw(mask)
                brush.text(at, run, fill=255, font=font, anchor="ls", stroke_width=stroke)
            x += length
    return mask


def _set_signs(mask: Image.Image, run: str, path: Path, size: int, at: tuple[float, float]) -> None:
    """The same as Pillow would set the run, which draws every letter anew each time."""
    x, y = round(at[0]), round(at[1])
    for character in run:
        ink, (left, top), length = _sign(character, path, size)
        if ink is not None:
            mask.paste(255, (x + left, y + top), ink)
        x += length


@lru_cache(maxsize=1024)
def _sign(character: str, path: Path, size: int) -> tuple[Image.Image | None, tuple[int, int], int]:
    """A letter as a mask, where that stands from the base line, and how far on the next one is."""
    font = font_for(character, path, size)
    ink, offset = font.getmask2(character, mode="L", anchor="ls")
    length = round(font.getlength(character))
    if 0 in ink.size:
        return None, (0, 0), length
    return Image.frombytes("L", ink.size, bytes(ink)), (round(offset[0]), round(offset[1])), length


def line_height(size: int) -> int:
    return round(size * _LINE)


def top_for(middle: float, size: int) -> int:
    """Where the mask begins so that capitals and digits stand around the middle."""
    return round(middle - size * _ASCENT + size * CAPITAL / 2)
