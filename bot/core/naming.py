"""A person's name in what others have typed."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

SHORTEST: Final = 3
"""Names of fewer signs are not looked for: they stand in too much that means nobody."""

# Thai, Lao, Burmese and Khmer; kana and Chinese characters, with their halves and rarer planes.
_WITHOUT_SPACES: Final = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff"
)
_LETTER: Final = rf"[^\W{_WITHOUT_SPACES}]"
"""A letter or digit of a script that puts spaces between words."""


def without(text: str, name: str) -> str:
    """The text with an ellipsis in place of the name where it stands as a word of its own.

    Capitals, width and the way in which accents are stored make no difference; the rest of the text stays as it was
    typed. Scripts without spaces have no such words: there it is looked for everywhere.
    """
    parts = _folded(name).split()
    if len("".join(unicodedata.normalize("NFC", name).split())) < SHORTEST:
        return text
    before = rf"(?<!{_LETTER})" if re.match(_LETTER, parts[0]) else ""
    after = rf"(?!{_LETTER})" if re.match(_LETTER, parts[-1][-1]) else ""
    sought = before + r"\s+".join(map(re.escape, parts)) + after
    signs = _signs(text)
    # Of each folded character, the sign that it comes from: one sign may be folded to several, "ﬁ" to "fi".
    origins = [position for position, sign in enumerate(signs) for _ in _folded(sign)]
    for found in reversed(list(re.finditer(sought, "".join(map(_folded, signs))))):
        signs[origins[found.start()] : origins[found.end() - 1] + 1] = ["…"]
    return "".join(signs)


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
