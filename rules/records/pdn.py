"""Text to games: Portable Draughts Notation, tolerantly: PDN 3.0, the habits of older files, and those of people.

Grammar: https://pdn.fmjd.org/grammar.html (Wesselink). Also read: spaces inside moves (`1- 6`), leading zeros, lines of
comment behind `;`, `%` and `//`, `01.` and `1. ...` and `1)`, fences and quotes of chats, tables, HTML, prose
around the moves, signs of judgement (`+=`), results in any spelling, tags that come twice or lack a quote, a position
alone. A game that cannot be read is a BadRecord in its place; reading goes on with the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rules.errors import BadRecord
from rules.plain_text import fold
from rules.records.record import (
    RESULT,
    Comment,
    Glyph,
    Item,
    Ply,
    Record,
    SetUp,
    Variation,
    points,
    usual_result,
)
from rules.records.stream import Source, Stream

MAX_DEPTH = 40
"""How deep variations may be nested."""
MAX_GAMES = 3_000
SHORT, TINY = 80, 16
"""So many games a text may hold that take less than `SHORT` characters each; `TINY` where its reader asks for more."""
MAX_TEXT = 1 << 20
MAX_ITEMS = 20_000
MAX_PLIES = 2_000
MAX_SETUPS = 60
MAX_COMMENT = 20_000
"""A longer comment is cut; `MAX_TEXT` is what one game may take, comments and all."""

_TAG = (
    r"\[[ \t]*(?P<name>[^\W\d]\w*)[ \t]*"
    r"(?:\"(?P<value>(?:[^\"\\\n]|\\.|\"(?![ \t]*\]))*)\"|[“„](?P<curly>[^\n“”„]*)[”“])[ \t]*\]"
)
_LOOSE = r"\[[ \t]*+(?P<loose>[A-Za-z]\w*+)[ \t]++(?P<said>[^\n]*+)"
"""A tag that is alone on its line, whatever its quotes are like."""
_SIGN = r"(?:[ \t]*[xX×хХ:\-\u2010-\u2015\u2212\uff0d\uff1a][ \t]*|\*)"
_FILE = r"[^\W\d_xXхХ]"
_LETTERED = rf"{_FILE}(?:\d{{1,2}})?(?:{_SIGN}?{_FILE}\d{{1,2}}(?!\d)){{1,40}}"
_NUMBERED = (
    rf"[KkDd]?\d{{1,2}}(?:{_SIGN}\d{{1,2}}(?!\d)){{1,40}}|\d{{4}}(?!\d)"
    r"|\d{1,2}-\d\d(?=\d{1,2}-\d|\d{1,3}\.)"  # the next one stands right behind
)
_HTML = r"</?[A-Za-z][^<>\n]{0,99}>|&(?:nbsp|\#\d{1,5});"
_GAP = rf"(?:[ \t;,|\"]|{_HTML})"
"""Signs between the columns of tables."""
_MOVE = rf"(?:{_LETTERED}|{_NUMBERED})(?:\#{_FILE}?\d{{1,2}})?"
_NUMBER = (
    r"\d{1,4}[ \t]*[.\uff0e](?:[ \t]*\.\.+|\.*)|\.\.+|…|\d{1,3}(?:\)|手目?)|\d{1,3}(?="
    + _GAP
    + r"+[A-La-l\d])"
)
_POSITION = r"[ \t]*[WwBb?][ \t]*:[ \t]*[WwBb][ \t]*[Kk\da-l][^\n:{\[(]*:[ \t]*[WwBb][^\n:{\[(]*$"
_DATE = (
    r"\d{1,2}(?P<dot>[./])\d{1,2}(?P=dot)(?:19|20)\d\d(?!\d)"
    r"|(?:19|20)\d\d(?P<dash>[./-])\d{1,2}(?P=dash)\d{1,2}(?!\d)"
)
_TOKEN = re.compile(
    rf"""
      (?P<space>[\s\ufeff\u200c\u200d|,"'“”„«»`]+|;(?="?(?:{_MOVE}|\d\d?-[A-Za-z]{{3}})"?[ \t]*(?:[;\n]|\Z))
               |(?:%|;)[^\n]*|^//[^\n]*|^>+|^```[^\n]*|{_HTML}|/(?=[ \t]*{_MOVE}))
    | (?P<tag>{_TAG})
    | \[(?P<command>%[^\]\n]*|\d[^\]\[\n"]{{0,99}}|[^\]\[\s"]{{1,99}})\]
    | (?P<brace>\{{)
    | (?P<strength>\([ ]*[!?]+[ ]*\)|[!?]+)
    | (?P<open>\() | (?P<close>\))
    | \$(?P<glyph>\d{{1,6}})(?!\d)
    | (?P<result>{RESULT}|½(?![\w-]))(?![\dxX×/:-])
    | (?P<end>\*)
    | /[ \t]*+(?:FEN|(?=["WwBb?]))[ \t]*+"?(?P<setup>[^/"\n]{{0,999}}+)"?[ \t]*+/
    | (?P<position>^{_POSITION})
    | (?P<date>{_DATE})
    | (?P<number>{_NUMBER})
    | (?P<move>{_MOVE})
    | (?P<judged>\+/?[-=]|=/?[+]|-/?[+]|-{{2}}|[=±∓⩲⩱∞□△⌓+#](?!\d))
    | (?P<garbled>[\w\ufffd:×\u2010-\u2015-]{{0,12}}[\d\ufffd][\w\ufffd:×\u2010-\u2015-]{{0,20}})
    | (?P<prose>[^\W\d_][\w'’-]*|\.|:(?!\d))
    | (?P<stray>{_LOOSE})
    """,
    re.VERBOSE | re.MULTILINE,
)
_NEXT_TAGS = re.compile(rf"^[ \t]*{_TAG}", re.MULTILINE)
_BEGINS = re.compile(
    rf"^[ \t>|\"]*+(?:\[[ \t]*+[^\W\d]\w*[ \t]*[\"“]|{_POSITION}|1[ \t]*[.)](?!\d)|1{_GAP}+{_MOVE}|{_MOVE}(?=[ \t]))",
    re.MULTILINE,
)
"""A line at which a game begins, behind prose."""
_REST = re.compile(rf"(?:(?!(?<!\S)\d{{1,3}}[ \t]*[.)]+[ \t]*{_MOVE})[^\n])+")
"""A line as far as no numbered move comes in it."""
_WORDS = re.compile(r"[^\n{}()\[\]$*]{1,40}?(?=\s+(?:[a-l]?\d|[{(\[$*])|\n|\Z)|[^\n]{1,40}")
_BEHIND = (None, "prose", "date")
"""Tokens that are no more than text behind the result."""
_STRAY = ("prose", "date", "judged", "garbled"), ("prose", "date", "judged")
"""Tokens with which no game begins, and those with which none does behind the number of a move."""
_KING = re.compile(r"^[kd](?=\d+[-x:]\d)")
_LAST = 12
"""Characters at the end of a text that are the beginning of something."""
_QUOTED = 40
_POINTS = re.compile(rf"{RESULT}|\d+[.,]?\d*[ \t]*[-:][ \t]*\d+[.,]?\d*")
"""A result of one game, or of a match."""
_BLANK = re.compile(r"\n[ \t]*\n")
_TAGGED = re.compile(rf"^[ \t]*{_TAG}[ \t]*$", re.MULTILINE)


def read_pdn(source: Source, most: int = MAX_GAMES) -> Iterator[Record | BadRecord]:
    """The games of a text in order; in the place of a game that cannot be read, a BadRecord.

    Its `game` is the number of the game in the text from 1, its `line` the line of the fault, `text` the text there,
    `near` the whole line and `column` how far into it, `last` whether the text ends with it; `why` is syntax, open (a
    comment or variation without end), or the bound that was passed: depth, plies, items, set-ups, size or games (`most`
    nearly empty ones), after which nothing more is read. No more of the text is read than the next game needs.
    """
    stream = Stream(source)
    number = 0
    while True:
        number += 1
        reader = _Reader(stream)
        try:
            record = reader.game(number, most)
        except _Fault as fault:
            if isinstance(fault, _Prose) and number > 1:
                return
            stream.unmark()
            last = int(stream.ends_within(_LAST))
            stream.go_to_line(_NEXT_TAGS)
            if fault.why == "open":
                last = int(stream.over)
            yield BadRecord(None, why=fault.why, game=number, last=last, **fault.place)
            if fault.why == "games":
                return
        else:
            if record is None:
                return
            yield record


Place = Mapping[str, int | str]


class _Fault(Exception):
    def __init__(self, why: str, place: Place) -> None:
        self.why = why
        self.place = place


class _Prose(_Fault):
    """Words in which no game begins."""


@dataclass(slots=True)
class _Reader:
    """Reads one game from a place in the text."""

    stream: Stream
    tags: dict[str, str] = field(default_factory=dict)
    result: str = ""
    lines: list[list[Item]] = field(default_factory=lambda: [[]])
    opened: list[Place] = field(default_factory=list)
    begun: bool = False
    line: int = 1
    second: bool = False
    numbered: bool = False
    blank: bool = False
    items: int = 0
    plies: int = 0
    setups: int = 0
    ended: int = 0
    count: int = 0
    passed: dict[str, tuple[int, str]] = field(default_factory=dict)

    def game(self, number: int, most: int) -> Record | None:
        """The next game, None at the end of the text; `number`: of how many, `most`: so many nearly empty ones."""
        stream = self.stream
        least = SHORT if number > most else TINY
        if number > MAX_GAMES and stream.passed < number * least and not stream.over:
            raise _Fault("games", self._here())
        stream.mark()
        self.line = stream.line
        while not stream.over:
            found = stream.match(_TOKEN)
            kind = found.lastgroup if found else None
            if found and kind == "space":
                self.blank = self.blank or bool(_BLANK.search(found[0]))
                stream.go_to(found.end())
            elif self.result and not self.opened and kind in _BEHIND:
                stream.go_to(self._pass_over("behind", _REST))
            elif self.tags and not self.begun and kind in _BEHIND:
                stream.go_to(self._pass_over("words", _REST))
            elif kind == "end" and not (self.tags or self.begun):
                stream.advance(1)  # It makes letters bold.
            elif found is None or kind is None or (kind == "stray" and self.begun):
                if self.begun or self.tags:
                    raise _Fault("syntax", self._here())
                self._skip_prose()
            elif self._is_next(found, kind):
                break
            elif kind in _STRAY[self.numbered] and not (self.begun or self.tags):
                self._skip_prose()
            elif kind == "brace":
                self._comment()
            else:
                self._take(found, kind)
                stream.go_to(found.end())
        if self.opened:
            raise _Fault("open", self.opened[-1])
        return self._record()

    def _here(self) -> Place:
        near, column = self.stream.around
        return {"line": self.stream.line, "text": self.stream.next, "near": near, "column": column}

    def _skip_prose(self) -> None:
        """Goes on to the line at which the game begins."""
        stream, place = self.stream, self._here()
        stream.unmark()
        if not stream.go_past(_BEGINS):
            raise _Prose("syntax", place)
        stream.mark()
        self.line = stream.line

    def _pass_over(self, code: str, pattern: re.Pattern[str]) -> int:
        """Notes the text here, the first of its kind, and tells where it ends."""
        found = self.stream.match(pattern)
        assert found
        self.passed.setdefault(code, (self.stream.at, found[0].strip()[:_QUOTED]))
        return found.end()

    def _is_next(self, found: re.Match[str], kind: str) -> bool:
        """Whether the token belongs to the next game."""
        if kind in ("tag", "stray"):
            # A tag may come twice; behind an empty line it is the next game's.
            name = found["name"] or found["loose"]
            again = self.blank and name in self.tags
            self.blank = False
            return self.begun or again
        first = (found["number"] or "").rstrip(". \t)") == "1"
        if not self.result or kind in ("brace", "result", "end"):
            return first and self.count > 2 and not self.opened and ".." not in found[0]
        # Text after the result of a game with tags is still its own, unless it counts from 1 again.
        return not self.tags or first

    def _comment(self) -> None:
        stream = self.stream
        end = stream.find("}", MAX_TEXT)
        text = stream.peek(end + 1)[1:-1] if end > 0 else ""
        if end < 0 or ("{" in text and _TAGGED.search(text)):
            raise _Fault("open", self._here())
        self.begun = True
        self._add(Comment(text.strip()[:MAX_COMMENT].strip()))
        stream.advance(end + 1)

    def _add(self, item: Item) -> None:
        self.items += 1
        if self.items > MAX_ITEMS:
            raise _Fault("items", self._here())
        if self.stream.at > MAX_TEXT:
            raise _Fault("size", self._here())
        self.lines[-1].append(item)

    def _take(self, found: re.Match[str], kind: str) -> None:
        """Takes in one token."""
        self.begun = self.begun or kind not in ("tag", "stray", "position", "number")
        match kind:
            case "tag" | "stray":
                self._tag(found)
            case "position":
                if self.begun or "FEN" in self.tags:
                    raise _Fault("syntax", self._here())
                self.tags["FEN"] = found["position"].strip()
            case "number":
                if not self.numbered and not self.plies:
                    self.second = ".." in "".join(found["number"].split()) or "…" in found["number"]
                self.numbered, digits = True, re.match(r"\d+", found["number"])
                self.count = int(digits[0]) if digits else self.count
            case "move" | "garbled":
                text = _KING.sub("", "".join(fold(found[0]).split()))
                if points(text) is None:
                    self._ply(text)
                else:
                    self._finish(found, text)
            case "glyph":
                self._add(Glyph(int(found["glyph"])))
            case "setup":
                self.setups += 1
                if self.setups > MAX_SETUPS:
                    raise _Fault("set-ups", self._here())
                self._add(SetUp(found["setup"].strip(), self.stream.at))
            case "command":
                self._add(Comment(found[0]))
            case "strength":
                self._strengthen(found)
            case "open":
                if len(self.lines) > MAX_DEPTH:
                    raise _Fault("depth", self._here())
                self.opened.append(self._here())
                self.lines.append([])
            case "close":
                if not self.opened:
                    raise _Fault("syntax", self._here())
                self.opened.pop()
                self._add(Variation(tuple(self.lines.pop())))
            case "prose" | "date":
                self._remark(found)
            case "result" | "end":
                self._finish(found, found[0])

    def _tag(self, found: re.Match[str]) -> None:
        if found["stray"]:
            said = found["said"].strip().removesuffix("]").rstrip()
            name, value = found["loose"], re.sub(r"^[\"“'„]|[\"”'“]$", "", said).strip()
        elif found["curly"] is not None:
            name, value = found["name"], found["curly"]
        else:
            name, value = found["name"], re.sub(r'\\(["\\])', r"\1", found["value"])
        # The first one stays where it says something.
        if not self.tags.get(name):
            self.tags[name] = value

    def _ply(self, text: str) -> None:
        if not self.opened:
            self.plies += 1
            if self.plies > MAX_PLIES:
                raise _Fault("plies", self._here())
        self._add(Ply(text, "", self.stream.at))

    def _strengthen(self, found: re.Match[str]) -> None:
        line = self.lines[-1]
        if not line or not isinstance(line[-1], Ply):
            raise _Fault("syntax", self._here())
        last = line[-1]
        line[-1] = Ply(last.text, (last.strength + found["strength"].strip("() "))[:8], last.at)

    def _finish(self, found: re.Match[str], text: str) -> None:
        line, end = self.lines[-1], text == "*"
        # "32-28*": a star that touches a move praises it (it was the only one) and ends nothing.
        if end and line and isinstance(line[-1], Ply) and found.string[found.start() - 1].isalnum():
            self._add(Glyph(7))
        # A result inside a variation says how that line would have ended.
        elif self.opened:
            self._add(Comment(text))
        elif not end and text != "½" and points(text) is None:
            self._ply("".join(fold(text).split()))
        else:
            self.result = self.result or ("1/2-1/2" if text == "½" else usual_result(text))
            self.ended = self.stream.at

    def _remark(self, found: re.Match[str]) -> None:
        """Words outside braces are a comment, but only after a move: else any text would be a game."""
        if not self.lines[-1] and not self.opened:
            raise _Fault("syntax", self._here())
        if found[0] not in ".:":
            self._pass_over("words", _WORDS)
            self._add(Comment(found[0]))

    def _record(self) -> Record | None:
        if not self.begun and not self.tags:
            return None
        items = self.lines[0]
        results = [self.tags.pop(name) for name in [*self.tags] if name.casefold() == "result"]
        announced = "".join(results[:1]).strip()
        last = items[-1] if items else None
        if not self.result and isinstance(last, Ply) and last.text == announced.replace(" ", ""):
            items.pop()  # Results by points, "4-6", look like moves.
        tags = tuple(self.tags.items())
        text = self.stream.marked(MAX_TEXT)
        said = self.result or "*"
        if announced not in ("", "?", "*", "-"):
            if not _POINTS.fullmatch(told := usual_result(announced)):
                self.passed["result"] = max(0, text.find(announced)), announced[:_QUOTED]
            elif said != "*" and _better(told) != _better(said):
                self.passed["contrary"] = self.ended, said
            said = told
        passed = tuple((code, *place) for code, place in self.passed.items())
        return Record(tags, tuple(items), said, text, self.line, self.second, passed)


def _better(result: str) -> int:
    """1, 0 or -1, as the first side has more points, as many or less."""
    first, second = points(result) or (0, 0)
    return (first > second) - (first < second)
