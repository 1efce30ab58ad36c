"""Typed text in plain small letters and digits, whatever keyboard it came from."""

from __future__ import annotations

import re
import unicodedata

ARROWS = "↑↓←→"
"""The arrows that are left: they may stand for a direction."""

_CYRILLIC = str.maketrans(
    {
        "а": "a",
        "б": "b",
        "в": "b",
        "с": "c",
        "ц": "c",
        "д": "d",
        "е": "e",
        "ё": "e",
        "э": "e",
        "ф": "f",
        "г": "g",
        "н": "h",
        "и": "i",
        "і": "i",
        "ј": "j",
        "й": "j",
        "к": "k",
        "л": "l",
    }
)
_KHA = "х"
"""Both the look-alike of the capture sign and the Russian name of the file h: its neighbours decide."""

_SIGNS = str.maketrans(
    dict.fromkeys("×✕✖✗✘⨯⨉╳*∗⁎", "x")
    | dict.fromkeys("‐‑‒–—―−⁃﹘﹣－ー〜~_=", "-")
    | dict.fromkeys("⬆⇑⇧⭡", "↑")
    | dict.fromkeys("⬇⇓⇩⭣", "↓")
    | dict.fromkeys("⬅⇐⇦⭠⟵", "←")
    | dict.fromkeys("➡⇒⇨⭢⟶➜➔➙➞➤⮕", "→")
)

_KANJI = {sign: str(digit) for digit, sign in enumerate("〇一二三四五六七八九")} | {"零": "0"}
_KANJI_NUMBER = re.compile(rf"([{''.join(_KANJI)}])?十([{''.join(_KANJI)}])?|[{''.join(_KANJI)}]")


def fold(text: str) -> str:
    """The text in plain small letters and digits: full-width forms, dashes, arrows and Cyrillic letters made plain.

    Any other sign that is not ASCII becomes a space, marks that are there for the eye vanish; letters stay.
    """
    plain = unicodedata.normalize("NFKC", text).lower()
    plain = plain.translate(_SIGNS).translate(_CYRILLIC)
    if not plain.isascii():
        plain = "".join(map(_plain_character, plain))
    if _KHA in plain:
        plain = _settle_kha(plain)
    return plain.strip()


def figures(text: str) -> str:
    """The folded text with numbers in kanji as figures; 一 between two squares in figures is rather a dash."""
    if text.isascii():
        return text
    return _KANJI_NUMBER.sub(_figure, re.sub(r"(?<=[0-9])\s*一\s*(?=[a-z0-9])", "-", text))


def _figure(found: re.Match[str]) -> str:
    if "十" not in found[0]:
        return _KANJI[found[0]]
    return _KANJI.get(found[1], "1") + _KANJI.get(found[2], "0")


def _plain_character(character: str) -> str:
    if character.isascii() or character == _KHA or character in ARROWS:
        return character
    digit = unicodedata.digit(character, None)
    if digit is not None:
        return str(digit)
    match unicodedata.category(character):
        case "Cf" | "Mn":  # direction marks, zero-width joiners, variation selectors
            return ""
        case category if category[0] in "PSZ":
            return " "
    return character


def _settle_kha(text: str) -> str:
    lettered = re.search(r"[a-l]\d", text) is not None
    settled: list[str] = []
    for index, character in enumerate(text):
        if character == _KHA:
            before = text[:index].rstrip()[-1:]
            after = text[index + 1 :].lstrip()[:1]
            sign = before.isdigit() and not (after.isdigit() and lettered)
            character = "x" if sign else "h"
        settled.append(character)
    return "".join(settled)
