"""Typed texts and people's names, made fit to stand in a sentence that others read."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LONGEST: Final = 100
_COUNTED: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
"""Format characters that are seen (Prepended_Concatenation_Mark, Unicode Standard Annex 44)."""
_BLANK: Final = re.compile("[\u2800\u3164\uffa0]+")
"""Letters and signs that look like a space."""
_IGNORED: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2065\ufff0-\ufff8\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]+"
)
"""Characters that show nothing although they are no format characters (Default_Ignorable_Code_Point, Annex 44)."""
_TAGS: Final = re.compile("(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f)|[\U000e0000-\U000e007f]")
"""The flag of a region, as of Wales; tags elsewhere are not seen."""
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""They choose a form of the letter, ideograph or emoji before."""
_FORMED: Final = frozenset({"Lo", "So", "Sm", "Sk", "Po", "Pd"})
"""The categories of characters that have forms to choose from."""
_CARRIED: Final = re.compile(f"[{_JOINER}{_NON_JOINER}]|{_SELECTORS.pattern}")
_KEYCAP: Final = "\u20e3"
_VIRAMA: Final = 9
"""The combining class of signs behind which a joiner chooses the form of a letter in the scripts of India."""


def plain(text: str, longest: int = _LONGEST) -> str:
    """The text in one line of at most so many characters; empty where nothing of it is seen.

    Nothing in it turns its neighbours around or is invisible, but for what makes one emoji of several or the form of a
    letter.
    """
    # Much more than is shown need not be looked at.
    line = _visible(text[: 20 * longest])
    return line if len(line) <= longest else _visible(line[: longest - 1]) + "…"


def _visible(text: str) -> str:
    seen = "".join(" " if char.isspace() else char for char in _BLANK.sub(" ", text) if _stays(char))
    seen = _TAGS.sub(r"\1", _IGNORED.sub("", seen))
    carried = _CARRIED.sub(lambda found: found[0] if _shows(seen, found.start()) else "", seen)
    return " ".join(carried.split())


def _stays(char: str) -> bool:
    """Is it seen, or to be judged by its neighbours?"""
    if char.isspace() or char in _COUNTED or char in (_JOINER, _NON_JOINER):
        return True
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs") or "\U000e0000" <= char <= "\U000e007f"


def _shows(text: str, at: int) -> bool:
    """Does the joiner or selector at this place change the look of the text?"""
    sign, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if not before:
        return False
    if sign not in (_JOINER, _NON_JOINER):
        if before in "0123456789#*":
            return after == _KEYCAP
        return before == "ℹ" or (before > "\x7f" and unicodedata.category(before) in _FORMED)
    # As in names of the net: RFC 5892, appendix A, and emoji beside.
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if sign == _NON_JOINER:
        written = unicodedata.bidirectional(before) in ("AL", "NSM") and not _SELECTORS.match(before)
        return written and unicodedata.bidirectional(after or " ") == "AL"
    if before == "\ufe0f":
        before = text[max(at - 2, 0) : at - 1]
    return _pictorial(before) and _pictorial(after)


def _pictorial(char: str) -> bool:
    # An emoji that this Python does not know yet has no category.
    return bool(char) and unicodedata.category(char) in ("So", "Sm", "Sk", "Cn")
