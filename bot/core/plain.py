"""What people typed or call themselves, made fit to stand in a sentence that others read."""

from __future__ import annotations

import unicodedata
from typing import Final

_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""The characters with the property Bidi_Control (Unicode Standard Annex 9): they reorder their neighbours."""

_LONGEST: Final = 100


def plain(text: str, longest: int = _LONGEST) -> str:
    """The text in one line of at most so many characters, without control characters and bidirectional controls."""
    # Much more than is shown need not be looked at.
    seen = text[: 20 * longest]
    kept = "".join(
        " " if char.isspace() else char
        for char in seen
        if char not in _TURNING and (char.isspace() or unicodedata.category(char) != "Cc")
    )
    line = " ".join(kept.split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
