"""A person's name in what others have typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

SHORTEST: Final = 3
"""Names of fewer signs are not looked for: they stand in too much that means nobody."""

# Thai, Lao, Burmese and Khmer; kana and Chinese characters, with their halves and rarer planes.
_WITHOUT_SPACES: Final = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]"
)


def without(text: str, name: str) -> str:
    """The text with an ellipsis in place of the name where it stands as a word of its own.

    Capitals, width and the way in which accents are stored make no difference; the rest of the text stays as it was
    typed. Scripts without spaces have no such words: there it is looked for everywhere.
    """
    parts = _folded(name).split()
    if len("".join(unicodedata.normalize("NFC", name).split())) < SHORTEST:
        return text
    sought = re.compile(r"\s+".join(map(re.escape, parts)))
    signs = _signs(text)
    # Of each folded character, the sign that it comes from: one sign may be folded to several, "ﬁ" to "fi".
    origins = [position for position, sign in enumerate(signs) for _ in _folded(sign)]
    for start, end in reversed(list(_words(sought, "".join(map(_folded, signs))))):
        signs[origins[start] : origins[end - 1] + 1] = ["…"]
    return "".join(signs)


def _words(sought: re.Pattern[str], text: str) -> Iterator[tuple[int, int]]:
    """Where it stands in the text with no letter of the same word before or after it."""
    place = 0
    while found := sought.search(text, place):
        start, end = found.span()
        part = any(
            _lettered(pair[:1]) and _lettered(pair[1:])
            for pair in (text[max(start - 1, 0) : start + 1], text[end - 1 : end + 1])
        )
        if not part:
            yield start, end
        place = start + 1 if part else end


def _lettered(char: str) -> bool:
    """Is it part of a word in a script that puts spaces between words: a letter, a digit, or a mark of one, as Indian
    vowels are? Underscores are Discord's signs for slanted text.
    """
    return bool(char) and not _WITHOUT_SPACES.match(char) and unicodedata.category(char)[0] in "LNM"


def _folded(text: str) -> str:
    """The text in one case, one width, and composed: the same for all spellings that are read alike."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _signs(text: str) -> list[str]:
    """The text cut where folding the pieces gives the same as folding the whole: before each letter, not its marks."""
    signs: list[str] = []
    for char in text:
        if signs and (_marks(char) or _folded(signs[-1] + char) != _folded(signs[-1]) + _folded(char)):
            signs[-1] += char
        else:
            signs.append(char)
    return signs


def _marks(char: str) -> bool:
    """Does it belong to the letter before it, as an accent does?"""
    return unicodedata.combining(unicodedata.normalize("NFKC", char)[0]) > 0
