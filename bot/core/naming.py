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
    """The text with an ellipsis in place of the name, in capitals or not, where it stands as a word of its own.

    Scripts without spaces have no such words: there it is looked for everywhere. Where it was found the text comes
    back in the composed form of Unicode (NFC), in which one letter is one sign.
    """
    parts = unicodedata.normalize("NFC", name).split()
    if len("".join(parts)) < SHORTEST:
        return text
    before = rf"(?<!{_LETTER})" if re.match(_LETTER, parts[0]) else ""
    after = rf"(?!{_LETTER})" if re.match(_LETTER, parts[-1][-1]) else ""
    sought = before + r"\s+".join(map(re.escape, parts)) + after
    left, found = re.subn(sought, "…", unicodedata.normalize("NFC", text), flags=re.IGNORECASE)
    return left if found else text
