"""A recorded game as values: tags, a line of moves with all that was noted between them, a result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Ply:
    """One move as recorded, and its strength as recorded: `!?`. `at`: its place in the text of the record."""

    text: str
    strength: str = ""
    at: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Comment:
    text: str


@dataclass(frozen=True, slots=True)
class Glyph:
    """A numeric annotation glyph: `$7`."""

    number: int


@dataclass(frozen=True, slots=True)
class SetUp:
    """A new position in the middle of a line: `/FEN "W:W31-50:B1-20"/`."""

    position: str
    at: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Variation:
    """A line that could have been played instead of the ply before it."""

    items: tuple[Item, ...]


Item = Ply | Comment | Glyph | SetUp | Variation


@dataclass(frozen=True, slots=True)
class Record:
    """One recorded game. `tags` are in order, without Result; `items` are in order as they stand in the text.

    `text`: what it was read from, from the line `line` of the file on; `second`: its moves are numbered as if the
    second side began; `passed`: what in the text was passed over: a code, its place, the words.
    """

    tags: tuple[tuple[str, str], ...] = ()
    items: tuple[Item, ...] = ()
    result: str = "*"
    text: str = field(default="", compare=False, repr=False)
    line: int = field(default=1, compare=False, repr=False)
    second: bool = field(default=False, compare=False)
    passed: tuple[tuple[str, int, str], ...] = field(default=(), compare=False, repr=False)

    def tag(self, name: str) -> str | None:
        """The value of a tag, whose name is compared without case."""
        name = name.casefold()
        for key, value in self.tags:
            if key.casefold() == name:
                return value
        return None

    @property
    def plies(self) -> Iterator[Ply]:
        """The moves of the main line."""
        return (item for item in self.items if isinstance(item, Ply))

    @property
    def steps(self) -> list[Ply | SetUp]:
        """The moves of the main line, and the positions that are set up in it."""
        return [item for item in self.items if isinstance(item, Ply | SetUp)]

    @property
    def start(self) -> str | None:
        """The position that the game starts from, where it is not the usual one."""
        return self.tag("FEN") or None

    @property
    def empty(self) -> bool:
        """Whether nothing was played in it."""
        return not self.steps

    def place_of(self, at: int) -> tuple[int, str, int]:
        """The number of the line in the file, the line itself, and how far into it a place in the text is."""
        start = self.text.rfind("\n", 0, at) + 1
        end = self.text.find("\n", at)
        line = self.text[start:] if end < 0 else self.text[start:end]
        return self.line + self.text.count("\n", 0, at), line, at - start


_AROUND = 13
"""Characters on either side of a place: so many stand beside one another on a telephone."""


def excerpt(line: str, column: int) -> tuple[str, int]:
    """A line around a place, and how far into that the place is; without the sign that ends code in a chat."""
    start = max(0, column - _AROUND)
    return line[start : column + _AROUND].replace("`", "'"), column - start


SCORE = r"(?:[0-2](?:[.,]5|[ ]?1/2|½)?|1/2|½)[+=-]?"
RESULT = rf"{SCORE}[ \t]*[-\u2010-\u2015\u2212:][ \t]*{SCORE}"
_SCORE = re.compile(r"(?P<whole>[0-2])?(?:(?P<half>[.,]5|[ ]?1/2|½))?(?P<sign>[+=-]?)")
_RESULT = re.compile(rf"(?P<first>{SCORE})[ \t]*[-\u2010-\u2015\u2212:][ \t]*(?P<second>{SCORE})")
_TOTALS = {0, 1, 2, 4}


def points(result: str) -> tuple[int, int] | None:
    """The half points of both sides of a result in any spelling, that of White first; None where it says no points."""
    found = _RESULT.fullmatch(result.strip())
    if found is None:
        return None
    first, second = (_half_points(found[name]) for name in ("first", "second"))
    return (first, second) if first + second in _TOTALS else None


def _half_points(score: str) -> int:
    found = _SCORE.fullmatch(score)
    if found is None:
        return 1
    return 2 * int(found["whole"] or 0) + bool(found["half"])


def usual_result(text: str) -> str:
    """The result in the spelling of PDN: `2-0` for `2:0`, `1/2-1/2` for `½ - ½`; any other text as it is."""
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        return text
    return "-".join(_usual_score(found[name]) for name in ("first", "second"))


def _usual_score(score: str) -> str:
    halves, sign = _half_points(score), score[-1:] if score[-1:] in ("+", "-", "=") else ""
    whole = str(halves // 2) if halves > 1 or not halves else ""
    return " ".join(filter(None, (whole, "1/2" if halves % 2 else ""))) + sign
