"""The fonts, and which of them sets a text; each is opened when it is first needed.

A line is set in one font where one has all of it, otherwise word by word, so that faces never mix inside a word; and
in one style: a serif line has no word without serifs in it. Each entry of a list is such a line, so that a name looks
the same alone and among others. Emoji are words of their own, which change nothing of those beside them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont, features

from render.coverage import FIRST_PICTURE, characters, lettered, pictured
from render.theme import ASIAN, EMOJI, SERIF_ASIAN, Face

ELISION = "…"
_UNSHAPED = frozenset("0123456789abcdefghijklx.:-+=/×·½– ")
_ENTRY = re.compile(r".+?(?:[,·–] |(?=（)|$)", re.DOTALL)
"""As much of a text as stands between separators, with the one behind it, or before a Japanese remark in brackets."""
_EAST_ASIAN = (ASIAN, SERIF_ASIAN)
_JOINER, _SELECTOR = "\u200d", "\ufe0f"
_FLAG = range(0x1F1E6, 0x1F200)
"""Letters of which two are the flag of a country."""
_MODIFIERS = range(0x1F3FB, 0x1F400)
"""Colours of skin, which one colour cannot show."""
_TAGS = range(0xE0020, 0xE0080)
_EMOJI_SIZE = 0.86
"""Emoji are larger than capitals of the same size."""

SHAPES = features.check("raqm")
"""Whether Pillow shapes text and sets it from right to left, which it does where the system has FriBiDi."""


Run = tuple[Path, str]


def clusters(text: str) -> list[tuple[str, bool]]:
    """The text in parts: each emoji with all that belongs to it (True), and what stands between them (False)."""
    if text.isascii():
        return [(text, False)]
    parts: list[tuple[str, bool]] = []
    at = plain = 0
    while at < len(text):
        end = _end_of_picture(text, at)
        if end == at:
            at += 1
            continue
        if plain < at:
            parts.append((text[plain:at], False))
        parts.append((text[at:end], True))
        at = plain = end
    if plain < len(text):
        parts.append((text[plain:], False))
    return parts


def _end_of_picture(text: str, at: int) -> int:
    """Where the emoji ends that begins there; the same place where none does."""
    following = text[at + 1 : at + 2]
    chosen = following and following in (_SELECTOR, _JOINER)
    if text[at] < FIRST_PICTURE or (not chosen and lettered(text[at])) or not pictured(text[at]):
        return at
    end = at + 1
    if ord(text[at]) in _FLAG and following and ord(following) in _FLAG:
        return end + 1
    while end < len(text):
        code, behind = ord(text[end]), text[end + 1 : end + 2]
        if text[end] == _SELECTOR or code in _MODIFIERS or code in _TAGS:
            end += 1
        elif text[end] == _JOINER and behind and pictured(behind):
            end += 2
        else:
            break
    return end


@lru_cache(maxsize=1024)
def picture(emoji: str) -> str:
    """The emoji as the font can draw it: as one picture where it has that, else those of which it is made."""
    parts = [sign for sign in emoji if sign != _SELECTOR and ord(sign) not in _MODIFIERS]
    whole = "".join(parts).strip(_JOINER) or emoji[0]
    if SHAPES and len(whole) > 1:
        length = _shaped(whole, EMOJI, 64)
        if length is not None and length == _shaped(whole[0], EMOJI, 64):
            return whole
    return "".join(sign for sign in whole if sign != _JOINER and ord(sign) not in _TAGS)


def font_for(text: str, path: Path, size: int) -> ImageFont.FreeTypeFont:
    """The font at so many pixels, to set this text: figures and moves need no shaping, which takes longer."""
    if path == EMOJI:
        size = round(size * _EMOJI_SIZE)
    return font_of(path, size, shaping=not unshaped(text) and _shaped(text, path, size) is not None)


@lru_cache(maxsize=1024)
def _shaped(text: str, path: Path, size: int) -> float | None:
    """How wide the text is once it is shaped; None where the library refuses it: each sign stands alone."""
    try:
        return font_of(path, size).getlength(text)
    except ValueError:
        return None


def unshaped(text: str) -> bool:
    """Whether a text of figures and moves is set letter by letter, each as wide as it is alone."""
    return _UNSHAPED.issuperset(text)


@lru_cache(maxsize=12)
def font_of(path: Path, size: int, *, shaping: bool = True) -> ImageFont.FreeTypeFont:
    """The font at so many pixels. Each takes about a megabyte, so few stay open; letters are kept without theirs."""
    engine = ImageFont.Layout.RAQM if shaping and SHAPES else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(path), size, layout_engine=engine)


@lru_cache(maxsize=1024)
def runs_of(text: str, face: Face) -> tuple[Run, ...]:
    """The text in pieces of one font, from left to right."""
    if unshaped(text):
        return ((face.value[0][0], text),) if text else ()
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
    parts = clusters(text)
    if any(picture for _, picture in parts):
        return [run for part, picture in parts for run in ([(EMOJI, part)] if picture else _line(part, face))]
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


@lru_cache(maxsize=1024)
def _holder(text: str, group: tuple[Path, ...]) -> Path | None:
    """The first font of the group that holds every character."""
    return next((path for path in group if characters(path).issuperset(text)), None)


def _leftward(character: str) -> bool:
    return unicodedata.bidirectional(character) in ("R", "AL")
