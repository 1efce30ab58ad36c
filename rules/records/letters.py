"""Bytes to text: the one decoder of all that people send, be it a record, a table or a list.

A mark at the beginning decides, or zeros in every other place (UTF-16), else UTF-8 where it can be that. Of the rest,
the likeliest of six old encodings by what letters stand beside what. Signs that nobody sees go.

Measured on 240 short files of Russian, Polish, Western and Japanese names (tests/rules/records/test_letters.py), these
tables name the right encoding more often than charset-normalizer and chardet, and take no dependency.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from rules.plain_text import fold

GUESSED = ("cp1251", "cp1252", "cp1250", "koi8-r", "cp866", "cp932")
"""The encodings of old files, in the order in which they are taken where nothing tells them apart."""

_MARKS = {
    codecs.BOM_UTF8: "utf-8",
    codecs.BOM_UTF32_LE: "utf-32-le",
    codecs.BOM_UTF16_LE: "utf-16-le",
    codecs.BOM_UTF16_BE: "utf-16-be",
}
_HIDDEN = re.compile(
    "[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u200b\u200e\u200f"
    "\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]"
)
_PAGES = re.compile("[\x0b\x0c\x85\u2028\u2029]")
_LOST = re.compile("[\ud800-\udfff]")
_WORD = re.compile(rb"[A-Za-z\x80-\xff]*[\x80-\xff][A-Za-z\x80-\xff]*")
_CELL = re.compile(rb"(?<![A-Za-z\x80-\xff])[\x80-\xff](?=[1-8](?![0-9]))")
_MOST_WORDS = 400
_SAMPLE = 1 << 16
_OF_CYRILLIC = ("cp1251", "koi8-r", "cp866")
_PUNCTUATION = "«»„“”‘’–—…№½¼¾×°§€•·©、。・「」ー〜　：（）"

_CYRILLIC = """
а_бвгдзийклмнпрстуфхяў б_авеилорсуі в_адеинорстыяі г_абвеилорсуі д_аежзинорсухыэі
е_абвгдзйклмнопрстхцчя ж_адеинопсуыі з_абвезинорстуыьі и_абвгдезйклмнопрстцчя й_вдеклмнорстц
к_авеилорстуі л_агеиклостуыьюяі м_абвеиопсуыі н_агдеикностуцыьяі о_абвгдейклмнпрстуфч п_аеинопрстухі
р_абвгдеиклмнорстуыэі с_авеиклопрстуьі т_авеилнорсухыэяі у_абвгдежзийклмнопрстчшэ ф_агеиортуі
х_аеилмностуі ц_абеикуыьэюяі ч_аежинотуыьэё ш_авеикмнопрстух щ_аеуё ъбезклнрц ы_бвгдезийклмнрстхцшя
ь_бвдекмностюя э_вгдзйклмнрстфчя ю_гджзклмнрст я_бдклмнптя ёвгдлнрт є_вгдклмнрт
і_абвгдзйклмнопрстфцчя ї_длнрст ў_аднрсэ ґ_авеоруі"""
"""Each letter, and those that follow it in names and words of Russian, Ukrainian, Belarusian and Bulgarian."""

_CENTRAL = """
_bdeghjklmnprstuvzÁ_bdgjklmnprstzš evÄnt aÇa _bdhklmnprtvzÉ_adglmnprstuvzč
_acdklmnprstvzčřžÍ_abcjklnorstvzš _bcdghijknprstwzłżÓ_bcdfgijlmnprstwzłźż _fgkrtzÖbegklnrsz
_acghijklprstyÚ_djlmnrstuzč _bkmnprstzÜ_klrstz dklmnstvÝ_cnr bdgijlmłĄ_bcdkstźż _iĆaw
_abdegijlmnoprtušČaeikntuí aĎa aĐa ijkswzłĘbcdgktz bdmntvĚ_jklmnrst eoĽas _abeosuwóŁ_adefgnotuyóąę
aeioyŃ_s _aeiŇ_ao dfstyzŐ_knsz _abdioptáŘ_eáí _eioŚ_clnrw _abdegijklmnortuvzáŠ_aeikptvč sšŤ_ cdrŮ_vž
rzŰcs _adouóąŹ_dnrw _douyóŻadeikopuyóę _adilnouůŽ_aeinsuáíš"""
"""The letters before a letter with a mark, that letter (large), and those behind it, in Polish, Czech, Hungarian."""

_WESTERN = """
aiuöẞ_e _bcdegijlmnortuÀ_bflmnrstv _bdilmnprstuvyzÁ_bdfgilnprstuñ glrtzÂmn dghilmnoprstvçÃ_eo
_defjklmnprstväÄ_egijklmnrstä _hlmprÅ_dgklns efgjmprÆiklnrs aimnoríÇ_aoã abcdghlmnrstuvyÈ_cglnqrsx
_abcdfghilmnprstuvyÉ_acdegilmnorstuvx cdilmntuvÊnst aioË_lr dlÌ_ _acdghklnorstuvÍ_abcfgklmnoprst
_hnortÎ_lt _aeouÏ_adegmnqst _aeuáúÑaeio cdegilmrstÒ_lnprstv bcegilmnprstÓ_bglmnprstv cdhlmtÔ_nt
djklmptvÕ_eghklmruz _bdfghklnorstuzöÖ_abdeghilnrsßö _defhjklnrsuØ_dejnrsy
abcdeghiklmnprstyzÚ_abclnrsñ oÛt _bgjklmnprstzüÜdfhklmnprstíü _aikmtuŠaeiknotuv _dlŽaeikpu"""


_FORMATS = {
    b"PK": "archive", b"Rar!": "archive", b"7z\xbc": "archive", b"\x1f\x8b": "archive",
    b"\x89PNG": "picture", b"\xff\xd8\xff": "picture", b"GIF8": "picture", b"RIFF": "picture",
    b"%PDF": "pdf", b"\xd0\xcf\x11\xe0": "office", b"{\\rtf": "office",
}  # fmt: skip
"""How files begin that are no text."""
_OFFICE = re.compile(rb"\[Content_Types\]|(?:xl|word)/|opendocument")
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x19\x1c-\x1f]")
_MOST_CONTROL = 0.05
_LINK = re.compile(rb"\s*https?://\S+\s*")


def format_of(data: bytes) -> str:
    """What a file is in place of a record: archive, picture, pdf, office, link, other; empty for a text."""
    kind = next((kind for mark, kind in _FORMATS.items() if data.startswith(mark)), "")
    if kind == "archive" and _OFFICE.search(data):
        return "office"
    if _LINK.fullmatch(data):
        return "link"
    sample = data[:4096]
    if kind or _wide(sample) or any(map(sample.startswith, _MARKS)):
        return kind
    return "other" if len(_CONTROL.findall(sample)) > _MOST_CONTROL * len(sample) else ""


@dataclass(slots=True)
class Decoder:
    """Turns the pieces of a file into text, its lines ended alike.

    `encoding`: known once a byte says so; `guessed`: by its letters alone; `format`: what it is if it is no text.
    """

    encoding: str = ""
    guessed: bool = False
    format: str = ""
    _codec: codecs.IncrementalDecoder | None = None
    _begun: bool = False
    _ends: io.IncrementalNewlineDecoder = field(
        default_factory=lambda: io.IncrementalNewlineDecoder(None, translate=True)
    )

    def feed(self, piece: bytes, *, last: bool = False) -> str:
        """The text of the next piece."""
        return self._ends.decode(self._text(piece, last), last)

    def _text(self, piece: bytes, last: bool) -> str:
        if not self._begun and piece:
            self._begun, self.format = True, format_of(piece)
            piece = self._without_mark(piece)
        if self._codec is None:
            if piece.isascii():
                return _visible(piece.decode("ascii"))
            self._take(_likely(piece[:_SAMPLE], whole=last and len(piece) <= _SAMPLE))
        assert self._codec is not None
        return _visible(_LOST.sub(_western, self._codec.decode(piece, last)))

    def _without_mark(self, piece: bytes) -> bytes:
        for mark, encoding in _MARKS.items():
            if piece.startswith(mark):
                self._take(encoding)
                return piece[len(mark) :]
        if wide := _wide(piece[:4096]):
            self._take(wide)
        return piece

    def _take(self, encoding: str) -> None:
        self.encoding, self.guessed = encoding, encoding in GUESSED
        errors = "surrogateescape" if encoding == "utf-8" else "replace"
        self._codec = codecs.getincrementaldecoder(encoding)(errors)


def decode(content: bytes) -> str:
    """The text of a whole file."""
    return Decoder().feed(content, last=True)


def decoded(pieces: Iterable[bytes], decoder: Decoder) -> Iterator[str]:
    """The text of a file as it comes."""
    yield from map(decoder.feed, pieces)
    yield decoder.feed(b"", last=True)


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    return _HIDDEN.sub("", _PAGES.sub(" ", text))


def _western(sign: re.Match[str]) -> str:
    """A byte that is no UTF-8, in a file that otherwise is."""
    code = ord(sign[0])
    return bytes((code - 0xDC00,)).decode("cp1252", "replace") if 0xDC80 <= code <= 0xDCFF else "\ufffd"


def _wide(piece: bytes) -> str:
    """UTF-16 without a mark: in a text of letters and figures every other byte is zero."""
    pairs = len(piece) // 2
    even, odd = piece[: 2 * pairs : 2].count(0), piece[1 : 2 * pairs : 2].count(0)
    if pairs < 2 or 3 * max(even, odd) < pairs or 8 * min(even, odd) > pairs:
        return ""
    return "utf-16-le" if odd > even else "utf-16-be"


def _likely(sample: bytes, *, whole: bool) -> str:
    try:
        codecs.getincrementaldecoder("utf-8")("strict").decode(sample, whole)
    except UnicodeDecodeError:
        text = sample.decode("utf-8", "surrogateescape")
        strange = len(_LOST.findall(text))
        if sum(not sign.isascii() for sign in text) > 2 * strange:
            return "utf-8"
    else:
        return "utf-8"
    words = _WORD.findall(sample)[:_MOST_WORDS]
    cells = _CELL.findall(sample)[:_MOST_WORDS]
    return max(GUESSED, key=lambda encoding: _likeness(encoding, words, cells))


def _likeness(encoding: str, words: Iterable[bytes], cells: Iterable[bytes]) -> float:
    told = 0.0
    for word in words:
        text = word.decode(encoding, "replace")
        told += _japanese(text) if encoding == "cp932" else _written(encoding, text)
    for cell in cells:
        told += 3 if fold(cell.decode(encoding, "replace")) in tuple("abcdefgh") else -2
    return told


def _written(encoding: str, text: str) -> float:
    told = 0.0
    beside = _beside(encoding)
    for left, right in pairwise(f" {text} "):
        if left.isascii() and right.isascii():
            continue
        if left.islower() and right.isupper():
            told -= 3
        for sign in (left, right):
            if not sign.isascii() and not sign.isalpha():
                told -= 0.2 if sign in _PUNCTUATION else 3
        if (left.isalpha() or left == " ") and (right.isalpha() or right == " "):
            pair = left.lower() + right.lower()
            mixed = encoding in _OF_CYRILLIC and (left.isascii() != right.isascii()) and " " not in pair
            told += 1 if pair in beside else -4 if mixed else -2
    return told


def _japanese(text: str) -> float:
    told = 0.0
    for sign in text:
        if "\u3041" <= sign <= "\u30fe":
            told += 3
        elif "\u4e00" <= sign <= "\u9fff":
            lead, trail = sign.encode("cp932")
            told += (2.5 if trail > 0x7F else 1) if lead < 0x98 else -0.5
        elif not sign.isascii() and sign not in _PUNCTUATION:
            told -= 1.5
    return told


@cache
def _beside(encoding: str) -> frozenset[str]:
    """The pairs of letters that are usual where one of them is not ASCII; the edge of a word is a space."""
    pairs: set[str] = set()
    if encoding in _OF_CYRILLIC:
        for group in _CYRILLIC.split():
            pairs.update(group[0] + right for right in group[1:].replace("_", " "))
            pairs.add(" " + group[0])
        return frozenset(pairs)
    for group in (_CENTRAL if encoding == "cp1250" else _WESTERN).split():
        place = next(at for at, sign in enumerate(group) if sign.isupper())
        letter = group[place].lower()
        pairs.update(left + letter for left in group[:place].replace("_", " "))
        pairs.update(letter + right for right in group[place + 1 :].replace("_", " "))
    return frozenset(pairs)
