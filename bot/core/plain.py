"""Typed texts and people's names: made fit to be read by others, compared, and taken out of what others wrote."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

_LONGEST: Final = 100
_COUNTED: Final = frozenset(
    "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd"
)
"""Format characters that are seen (Prepended_Concatenation_Mark, Unicode Standard Annex 44)."""
_BLANK: Final = re.compile("[\u2800\u3164\uffa0]+")  # letters and signs that look like a space
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
    """The text in one line of at most so many characters; empty where nothing of it is seen. Nothing in it turns its
    neighbours around or is invisible, but for what makes one emoji of several or the form of a letter.
    """
    # Much more than is shown need not be looked at.
    line = _visible(text[: 20 * longest])
    return line if len(line) <= longest else _visible(line[: longest - 1]) + "…"


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
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


_KANA: Final = {code: code + 0x60 for code in range(ord("ぁ"), ord("ゖ") + 1)}
_LIKE: Final = (
    "a:АΑᎪаαɑ@ b:ВΒᏴЬвь c:СⲤᏟсϲ d:Ꭰԁժ e:ЕΕᎬеҽε f:Ϝք g:ԌᏀɡց h:НΗᎻһհн j:ЈᎫјյ k:КΚᏦкκ l:IІΙӀ1|ӏıіιiǃ "
    "m:МΜᎷм n:Νոη o:ОΟՕⲞоοօσ0 p:РΡᏢрρ q:Ԛԛզ r:ᎡᏒгր s:ЅՏᏚѕ$ t:ТΤᎢтτ u:Ցυսμ v:Ꮩνѵ w:ԜᎳԝѡω x:ХΧⲬхχ× "
    "y:УΥҮуγү z:ΖᏃᴢ カ:力 ロ:口 エ:工 ト:卜 タ:夕 ハ:八 ニ:二 オ:才 チ:千 ミ:三 ー:一―—─"
)
"""Each letter, and those of other scripts that look like it."""
_STYLED: Final = re.compile(r"LATIN .*\b([A-Z])(?: WITH .+)?")
"""The names in Unicode of letters in another style than the usual one."""
_LOOKS: Final = str.maketrans({sign: each[0] for each in _LIKE.split() for sign in each[2:]})
_BARE: Final = str.maketrans("ıłđøŁĐØ", "ildoldo")
"""Letters that are typed without their stroke or dot where a keyboard lacks them, and that no decomposition parts."""


def one_width(text: str) -> str:
    """The text in ordinary width, without spaces around it."""
    return unicodedata.normalize("NFKC", text).strip()


def small(text: str) -> str:
    """The text in one width and one case, where the capital of "ı" is that of "i", and strokes are left out."""
    return one_width(text).casefold().translate(_BARE).replace("i\u0307", "i")


def squeezed(text: str) -> str:
    """The text in one width and one case without any space, its signs kept."""
    return "".join(small(text).split())


def folded(text: str) -> str:
    """The letters and digits of a name: one width, one case, one kind of kana, no accents on Latin letters."""
    letters = small(text).translate(_KANA)
    bare = "".join(sign for sign in unicodedata.normalize("NFD", letters) if not "\u0300" <= sign <= "\u036f")
    return "".join(sign for sign in unicodedata.normalize("NFC", bare) if sign.isalnum() or sign == "ー")


def alike(text: str) -> str:
    """The look of a name: the same for names whose letters differ by their alphabet alone, as a Cyrillic А does."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
    looked = folded("".join(map(_unstyled, apart.translate(_LOOKS)))).translate(_LOOKS)
    return folded(looked).replace("rn", "m")


def _unstyled(sign: str) -> str:
    """A Latin letter in its usual style, without strokes and hooks."""
    styled = None if sign.isascii() else _STYLED.fullmatch(unicodedata.name(sign, ""))
    return styled[1] if styled else sign


SHORTEST: Final = 3  # names of fewer signs are not looked for: they stand in too much that means nobody

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
    return unicodedata.combining(unicodedata.normalize("NFKC", char)[0]) > 0
