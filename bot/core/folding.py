"""Typed text without the differences that mean nothing: width, case, kind of kana, accents, signs, spaces."""

from __future__ import annotations

import unicodedata
from typing import Final

_KANA: Final = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}


def one_width(text: str) -> str:
    """The text in ordinary width, without spaces around it."""
    return unicodedata.normalize("NFKC", text).strip()


def squeezed(text: str) -> str:
    """The text in one width and one case without any space, its signs kept."""
    return "".join(one_width(text).casefold().split())


def folded(text: str) -> str:
    """The letters and digits of a name: one width, one case, one kind of kana, no accents on Latin letters."""
    letters = unicodedata.normalize("NFKC", text).casefold().translate(_KANA)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", letters) if not "\u0300" <= sign <= "\u036f")
    return "".join(sign for sign in unicodedata.normalize("NFC", bare) if sign.isalnum() or sign == "ー")
