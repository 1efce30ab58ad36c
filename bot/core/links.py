"""Links, invitations and domains in the names of people: between servers nobody says anything to others."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from bot.core.plain import plain

_ENDINGS: Final = frozenset(Path(__file__).with_name("domains.txt").read_text(encoding="utf-8").split())
"""The ends of domains under which anybody may have one, without marks. Others are taken apart at their dots."""
_ALIKE: Final = {
    alike: letter
    for letter, several in re.findall(
        r"(\w):(\w+)",
        "a:аɑαᎪꓮ b:ьвᏏꓐ c:сϲᏟꓚ d:ԁժᎠꓓ e:еєҽεᎬꓰ g:ցɡԍᏀꓖ h:һհнᎻꓧ i:іιɩӏᎥꓲ j:јʝᎫꓙ "
        "k:кκᏦꓗ l:ւᏞꓡ m:мᎷꓟ n:пոηꓠ o:оοօσ๐ꓳ p:рρᏢꓑ q:ԛգ r:гᎡꓣ s:ѕꜱςᏚꓢ "
        "t:тτᎢꓔ u:սυꓴ v:ѵνᏙꓦ w:ԝѡωᎳꓪ x:хχꓫ y:уүγꓬ z:Ꮓꓜ",
    )
    for alike in several
}
"""Letters of other scripts that look like those of domains."""
_STYLED: Final = re.compile(r"(?:LATIN|REGIONAL INDICATOR) .*\b([A-Z])\b")
"""The names in Unicode of letters in another style than the usual one."""
_FIGURES: Final = str.maketrans("013457|!@$l", "oieastiiasi")
_SIGNS: Final = str.maketrans("。܁܂۔⁄∕╱⧸ϲςϹ", "....////csc")
_POINTS: Final = re.compile(r"(?<=[^\W_])[·•∙⋅‧・⸱ꓸ˙∘◦●○⦁⸰⸳⚫⬤](?=gg\b|[^\W_]{3})")
"""They stand between the parts of names too."""
_SPELT: Final = re.compile(r"(?<!\S)\S(?: \S)+(?!\S)")
_DOT: Final = "(?:dot|punkt|point|punto|ponto|точка|[トド]ット|点)"  # said instead of written
_SPACED: Final = "|".join(
    r"\s*".join(end) for end in ("com", "net", "org", "gg", "io", "tv", "jp", "ru", "рф")
)
_SPACED_DOT: Final = re.compile(
    rf"\s*[(\[{{<]\s*(?:[.]|{_DOT})\s*[)\]}}>]\s*|\s+[.]\s*(?=\w)"
    rf"|(?:[\s_-]+{_DOT}[\s_-]|[.])\s*(?=(?:{_SPACED})\b)|[.]\s+(?=(?:m\s*e|l\s*y|b\s*e|t\s*o|c\s*o)\s*/)"
)
_SPACED_END: Final = re.compile(rf"[.](?:{_SPACED}|m\s*e(?=\s*/)|l\s*y(?=\s*/))\b")
_SPACED_SLASH: Final = re.compile(r"\s*/\s*")
_ENDING: Final = re.compile(r"(?<=[^\W_])[.]([^\W_]{2,})")
_SHORTENED: Final = re.compile(
    r"[(\[\"'~*|]*(?:(?:[^\W\d_][.]){1,3}(?<=[A-Z][.])[A-Z][A-Za-z](?:[.][A-Z])*"
    r"|(?:Capt|Col|Dr|Fr|Gen|Hr|Jr|Lady|Lt|Mr|Mrs|Ms|Mx|Prof|Sgt|Sir|Sr|St)[.][A-Z][A-Za-z]*)[.]?[)\]\"'~*|]*"
)
"""Initials before a word of two letters, or a title before any, with a capital as names have it: no address of note."""
_GOES_ON: Final = tuple("/:⁄∕╱⧸")
_ADDRESS: Final = re.compile(
    r":/|\bwww\b|\bxn--|\b(?:gg|invite)/\w|[.][^\W\d_]{2,}(?:/|:\d)|\bhttps?:|\b\d{1,3}(?:[.]\d{1,3}){3}\b"
)
_INVITATION: Final = re.compile(f"discord{_DOT}?gg|discord(?:app)?(?:com)?invite|dscgg")
_PARTED: Final = re.compile(r"(?<=[^\W_])[.。．｡․﹒](?=[^\W\d_]{2})")
_EDGES: Final = " |-–—:,/\\~•·([{<"


def unlinked(name: str) -> str:
    """The name without links, invitations and domains, however spaced or lettered; empty where nothing is left."""
    words = plain(name).split()
    following = zip(words, [*words[1:], ""], strict=False)
    names = {
        word for word, after in following if _SHORTENED.fullmatch(word) and not after.startswith(_GOES_ON)
    }
    kept = [word for word in words if word in names or not any(map(_leads, _readings(word)))]
    others = " ".join(word for word in kept if word not in names)
    left = " ".join(kept)
    # Of what is written in several words, nobody can say where it ends; a code may stand behind the invitation.
    if any(map(_invites, _readings(left))) or any(_leads(_joined(text)) for text in _readings(others)):
        return ""
    gone = [word for word in words if word not in kept]
    if any(_invites(text) and "/" not in text for word in gone for text in _readings(word)):
        return ""
    left = " ".join(word if word in names else _PARTED.sub(" ", word) for word in kept)
    left = left.strip(_EDGES) if gone else left
    return left if any(unicodedata.category(char)[0] in "LNS" for char in left) else ""


def _readings(text: str) -> tuple[str, str]:
    """The text in small letters without marks, and in the letters of domains that it looks like."""
    folded = unicodedata.normalize("NFKD", text.translate(_SIGNS)).casefold().translate(_SIGNS)
    small = "".join(char for char in folded if unicodedata.category(char) not in ("Mn", "Me"))
    small = unicodedata.normalize("NFC", small)
    return small, "".join(map(_latin, small))


def _latin(char: str) -> str:
    if char.isascii():
        return char
    styled = _STYLED.search(unicodedata.name(char, ""))
    return styled[1].lower() if styled else _ALIKE.get(char, char)


def _joined(text: str) -> str:
    spelt = _SPELT.sub(lambda found: found[0].replace(" ", ""), text)
    ended = _SPACED_END.sub(lambda found: "".join(found[0].split()), _SPACED_DOT.sub(".", spelt))
    return _SPACED_SLASH.sub("/", ended)


def _leads(text: str) -> bool:
    text = _POINTS.sub(".", text)
    if _ADDRESS.search(text):
        return True
    ends = [found[1] for found in _ENDING.finditer(text)]
    return any(end in _ENDINGS or (len(end) > 2 and end.translate(_FIGURES) in _ENDINGS) for end in ends)


def _invites(text: str) -> bool:
    signs = "".join(char for char in text if char.isalnum())
    read = (signs, signs.translate(_FIGURES), "".join(filter(str.isalnum, text.translate(_FIGURES))))
    return any(map(_INVITATION.search, read))
