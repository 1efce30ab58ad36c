"""Text read piece by piece, so that a file of any length takes no more room than one of its games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rules.records.letters import Decoder, decoded

Source = str | Iterable[str]
"""A whole text, or its pieces in order."""

AHEAD = 1 << 15
"""Characters that are at hand after the present place, as far as the text goes: no token is longer."""

_PIECE = 1 << 16
_EXCERPT = 24
_LINE = 100


def pieces_of(path: Path, decoder: Decoder) -> Iterator[str]:
    """The text of a file in pieces. Raises OSError."""
    with path.open("rb") as file:
        yield from decoded(iter(lambda: file.read(_PIECE), b""), decoder)


class Stream:
    """A text and a place in it. Text before the place is forgotten, but for the last character."""

    def __init__(self, source: Source) -> None:
        self._pieces = iter((source,) if isinstance(source, str) else source)
        self._whole = False
        self._line = 1
        self._counted = 0
        self._text = ""
        self._at = 0
        self._mark: int | None = None
        self._forgotten = 0

    def mark(self) -> None:
        """Keeps the text from here on, for `marked`."""
        self._mark = self._at

    def unmark(self) -> None:
        """Keeps no more text."""
        self._mark = None

    def advance(self, count: int) -> None:
        """Moves on over so many characters that are at hand."""
        self._at += count

    def go_past(self, pattern: re.Pattern[str]) -> bool:
        """Moves on to the next line, not this one, that begins with the pattern; whether there is one."""
        end = self._text.find("\n", self._at)
        self._at = end if end >= 0 else len(self._text)
        self.go_to_line(pattern)
        return not self.over

    def marked(self, most: int) -> str:
        """The text from the mark to this place, or as much of its end."""
        assert self._mark is not None
        return self._text[max(self._mark, self._at - most) : self._at]

    @property
    def at(self) -> int:
        """How far behind the mark this place is."""
        return self._at - (self._mark or 0)

    def match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The match of this pattern here, if there is one."""
        self._fill()
        return pattern.match(self._text, self._at)

    def go_to(self, at: int) -> None:
        """Moves on to a place that a match has given, before anything else is read."""
        self._at = at

    def go_to_line(self, pattern: re.Pattern[str]) -> None:
        """Moves on to the next line that begins with the pattern (which asks for `^` itself), else to the end."""
        while not self.over:
            self._fill()
            found = pattern.search(self._text, self._at)
            if found:
                self._at = found.start()
                return
            if self._whole:
                self._at = len(self._text)
                return
            # The last line may go on in the next piece; one that is longer than the text at hand holds no tag.
            end = self._text.rfind("\n", self._at)
            self._at = end + 1 if end >= 0 else len(self._text) - 1

    def find(self, sign: str, most: int) -> int:
        """How far from here a sign stands, within so many characters; -1 where it does not."""
        found = self._text.find(sign, self._at, self._at + most)
        while found < 0 and not self._whole and len(self._text) - self._at < most:
            self._read()
            found = self._text.find(sign, self._at, self._at + most)
        return found - self._at if found >= 0 else -1

    def ends_within(self, most: int) -> bool:
        """Whether no more than one word of so many characters is left."""
        rest = self._text[self._at : self._at + most + 1]
        return self._whole and len(rest) <= most and len(rest.split()) == 1

    def peek(self, count: int) -> str:
        """So many characters from here on, of those that are at hand."""
        return self._text[self._at : self._at + count]

    @property
    def over(self) -> bool:
        """Whether there is nothing more."""
        if self._at >= len(self._text):
            self._fill()
        return self._at >= len(self._text)

    @property
    def next(self) -> str:
        """The few characters that stand here, on one line."""
        return " ".join(self._text[self._at : self._at + _EXCERPT].split())

    @property
    def around(self) -> tuple[str, int]:
        """The line here, as far as it is at hand and not longer than is useful, and how far into it this place is."""
        start = self._text.rfind("\n", max(0, self._at - _LINE), self._at) + 1 or max(0, self._at - _LINE)
        end = self._text.find("\n", self._at, self._at + _LINE)
        return self._text[start : end if end >= 0 else self._at + _LINE], self._at - start

    @property
    def passed(self) -> int:
        """How many characters stand before this place."""
        return self._forgotten + self._at

    @property
    def line(self) -> int:
        """The number of the line, from 1."""
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line

    def _fill(self) -> None:
        while not self._whole and len(self._text) - self._at < AHEAD:
            self._read()

    def _read(self) -> None:
        piece = next(self._pieces, None)
        if piece is None:
            self._whole = True
            return
        # A pattern may look at the character before the place.
        forgotten = max(0, (self._at if self._mark is None else min(self._mark, self._at)) - 1)
        self._line = self.line
        self._text = self._text[forgotten:] + piece
        self._at -= forgotten
        self._forgotten += forgotten
        self._mark = None if self._mark is None else self._mark - forgotten
        self._counted -= forgotten
