"""Typed text without the differences that mean nothing: width, case, kind of kana, accents, signs, spaces."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_KANA: Final = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_LIKE: Final = {
    "a": "АΑᎪаαɑ@",
    "b": "ВΒᏴЬвь",
    "c": "СⲤᏟсϲ",
    "d": "Ꭰԁժ",
    "e": "ЕΕᎬеҽε",
    "f": "Ϝք",
    "g": "ԌᏀɡց",
    "h": "НΗᎻһհн",
    "j": "ЈᎫјյ",
    "k": "КΚᏦкκ",
    "l": "IІΙӀ1|ӏıіιiǃ",
    "m": "МΜᎷм",
    "n": "Νոη",
    "o": "ОΟՕⲞоοօσ0",
    "p": "РΡᏢрρ",
    "q": "Ԛԛզ",
    "r": "ᎡᏒгր",
    "s": "ЅՏᏚѕ$",
    "t": "ТΤᎢтτ",
    "u": "Ցυսμ",
    "v": "Ꮩνѵ",
    "w": "ԜᎳԝѡω",
    "x": "ХΧⲬхχ×",
    "y": "УΥҮуγү",
    "z": "ΖᏃᴢ",
    "カ": "力",
    "ロ": "口",
    "エ": "工",
    "ト": "卜",
    "タ": "夕",
    "ハ": "八",
    "ニ": "二",
    "オ": "才",
    "チ": "千",
    "ミ": "三",
    "ー": "一―—─",
}
_STYLED: Final = re.compile(r"LATIN .*\b([A-Z])(?: WITH .+)?")
"""The names in Unicode of letters in another style than the usual one."""
_LOOKS: Final = str.maketrans({sign: like for like, signs in _LIKE.items() for sign in signs})


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


def alike(text: str) -> str:
    """The look of a name: the same for names whose letters differ by their alphabet alone, as a Cyrillic А does."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    looked = folded("".join(map(_plain, apart.translate(_LOOKS)))).translate(_LOOKS)
    return folded(looked).replace("rn", "m")


def _plain(sign: str) -> str:
    """A Latin letter in its usual style, without strokes and hooks."""
    styled = None if sign.isascii() else _STYLED.fullmatch(unicodedata.name(sign, ""))
    return styled[1] if styled else sign
