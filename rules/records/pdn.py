"""Reads game records in Portable Draughts Notation, tolerantly: PDN 3.0 and the habits of older files.

Grammar: https://pdn.fmjd.org/grammar.html (Wesselink). Also read: spaces inside moves (`1- 6`), leading zeros, `;`
comments, `01.` and `1. ...`, results of any kind where the Result tag announces them, text without tags.
A game that cannot be read is a BadRecord in its place; reading goes on with the next one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from rules.errors import BadRecord
from rules.plain_text import fold
from rules.records.record import Comment, Glyph, Item, Ply, Record, SetUp, Variation
from rules.records.stream import Source, Stream

MAX_DEPTH = 40
"""How deep variations may be nested."""

_TAG = r"\[[ \t]*(?P<name>[^\W\d]\w*)[ \t]*\"(?P<value>(?:[^\"\\\n]|\\.|\"(?![ \t]*\]))*)\"[ \t]*\]"
_RESULT = r"(?:1/2-1/2|½-½|1-0|0-1|2-0|0-2|1-1|0-0)(?![\w/:-])"
_SIGN = r"(?:[ \t]*[xX×хХ:\-\u2010-\u2015\u2212][ \t]*|\*)"
_FILE = r"[^\W\d_xXхХ]"
_LETTERED = rf"{_FILE}(?:\d{{1,2}})?(?:{_SIGN}?{_FILE}\d{{1,2}}(?!\d)){{1,40}}"
_NUMBERED = rf"\d{{1,2}}(?:{_SIGN}\d{{1,2}}(?!\d)){{1,40}}|\d{{4}}(?!\d)"
_TOKEN = re.compile(
    rf"""
      (?P<space>[\s\ufeff]+|(?:%|;)[^\n]*)
    | (?P<tag>{_TAG})
    | \{{(?P<comment>[^}}]{{0,20000}})\}}
    | (?P<strength>\([ ]*[!?]+[ ]*\)|[!?]+)
    | (?P<open>\() | (?P<close>\))
    | \$(?P<glyph>\d{{1,6}})(?!\d)
    | (?P<result>{_RESULT})
    | (?P<end>\*)
    | /[ \t]*(?:FEN)?[ \t]*"?(?P<setup>[^/"\n]*)"?[ \t]*/
    | (?P<number>\d{{1,4}}[ \t]*\.(?:[ \t]*\.\.+|\.*)|\.\.+|…)
    | (?P<move>(?:{_LETTERED}|{_NUMBERED})(?:\#{_FILE}?\d{{1,2}})?)
    | (?P<prose>[^\W\d_]{{3}}[\w'-]*|\.)
    """,
    re.VERBOSE,
)
_NEXT_TAGS = re.compile(rf"^[ \t]*{_TAG}", re.MULTILINE)


def read_pdn(source: Source) -> Iterator[Record | BadRecord]:
    """The games of a text in order; in the place of a game that cannot be read, a BadRecord.

    Its `game` is the number of the game in the text from 1, its `line` the line of the fault, `text` the text there,
    and `why` is syntax, open (a comment or variation without end) or depth. No more of the text is read than the next
    game needs.
    """
    stream = Stream(source)
    number = 0
    while True:
        number += 1
        reader = _Reader(stream)
        try:
            record = reader.game()
        except _Fault as fault:
            yield BadRecord(why=fault.why, game=number, line=fault.place.line, text=fault.place.text)
            stream.go_to_line(_NEXT_TAGS)
        else:
            if record is None:
                return
            yield record


class _Place(NamedTuple):
    line: int
    text: str


class _Fault(Exception):
    def __init__(self, why: str, place: _Place) -> None:
        self.why = why
        self.place = place


@dataclass(slots=True)
class _Reader:
    """Reads one game from a place in the text."""

    stream: Stream
    tags: dict[str, str] = field(default_factory=dict)
    result: str = ""
    lines: list[list[Item]] = field(default_factory=lambda: [[]])
    opened: list[_Place] = field(default_factory=list)
    begun: bool = False

    def game(self) -> Record | None:
        """The next game, None at the end of the text."""
        while not self.stream.over:
            found = self.stream.match(_TOKEN)
            if found is None:
                why = "open" if self.stream.next.startswith("{") else "syntax"
                raise _Fault(why, self._here())
            if self._is_next(found):
                break
            if not found["space"]:
                self._take(found)
            self.stream.go_to(found.end())
        if self.opened:
            raise _Fault("open", self.opened[-1])
        return self._record()

    def _here(self) -> _Place:
        return _Place(self.stream.line, self.stream.next)

    def _is_next(self, found: re.Match[str]) -> bool:
        """Whether the token belongs to the next game."""
        if found["tag"]:
            return self.begun or found["name"] in self.tags
        if (
            not self.result
            or found["space"]
            or found["comment"] is not None
            or found["result"]
            or found["end"]
        ):
            return False
        # Text after the result of a game with tags is still its own, unless it counts from 1 again.
        return not self.tags or (found["number"] or "").rstrip(". \t") == "1"

    def _take(self, found: re.Match[str]) -> None:
        """Takes in one token."""
        if found["tag"]:
            self.tags[found["name"]] = re.sub(r'\\(["\\])', r"\1", found["value"])
            return
        self.begun = self.begun or not found["number"]
        line = self.lines[-1]
        if found["comment"] is not None:
            line.append(Comment(found["comment"].strip()))
        elif found["glyph"]:
            line.append(Glyph(int(found["glyph"])))
        elif found["setup"] is not None:
            line.append(SetUp(found["setup"].strip()))
        elif found["strength"]:
            self._strengthen(found)
        elif found["open"]:
            if len(self.lines) > MAX_DEPTH:
                raise _Fault("depth", self._here())
            self.opened.append(self._here())
            self.lines.append([])
        elif found["close"]:
            if not self.opened:
                raise _Fault("syntax", self._here())
            self.opened.pop()
            items = tuple(self.lines.pop())
            self.lines[-1].append(Variation(items))
        elif found["move"]:
            line.append(Ply("".join(fold(found[0]).split())))
        elif found["prose"]:
            self._remark(found)
        elif found["result"] or found["end"]:
            self._finish(found)

    def _strengthen(self, found: re.Match[str]) -> None:
        line = self.lines[-1]
        if not line or not isinstance(line[-1], Ply):
            raise _Fault("syntax", self._here())
        line[-1] = Ply(line[-1].text, (line[-1].strength + found["strength"].strip("() "))[:8])

    def _finish(self, found: re.Match[str]) -> None:
        line = self.lines[-1]
        # "32-28*": a star that touches a move praises it (it was the only one) and ends nothing.
        if found["end"] and line and isinstance(line[-1], Ply) and found.string[found.start() - 1].isalnum():
            line.append(Glyph(7))
        # A result inside a variation says how that line would have ended.
        elif self.opened:
            line.append(Comment(found[0]))
        else:
            self.result = self.result or found[0].replace("½", "1/2")

    def _remark(self, found: re.Match[str]) -> None:
        """Words outside braces are a comment, but only after a move: else any text would be a game."""
        line = self.lines[-1]
        if not line:
            raise _Fault("syntax", self._here())
        if found[0] != ".":
            line.append(Comment(found[0]))

    def _record(self) -> Record | None:
        if not self.begun and not self.tags:
            return None
        items = self.lines[0]
        announced = next(
            (value for name, value in self.tags.items() if name.casefold() == "result"), ""
        ).strip()
        last = items[-1] if items else None
        if (
            not self.result
            and isinstance(last, Ply)
            and announced
            and last.text == announced.replace(" ", "")
        ):
            # Results by points, "4-6", look like moves.
            items.pop()
        tags = tuple((name, value) for name, value in self.tags.items() if name.casefold() != "result")
        return Record(
            tags, tuple(items), announced if announced not in ("", "?", "*") else self.result or "*"
        )
