"""The contents of a picture: tiles, tokens, marks, labels and strips, without a size, a colour or a font.

Columns and rows are those of the screen, already turned for the viewer: column 0 is left, row 0 is top. Every text
arrives as a finished string and has a bound; anything outside the declared bounds raises `BadDiagram`.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, fields
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

MAX_SIDE = 16
FINE = 10
"""Squares in a row from which on they are small: labels of rows stand beside the board, not on its squares."""
MAX_CAPTION = 3
MAX_NAME = 64
MAX_TIME = 24
MAX_BANNER = 80
MAX_DESCRIPTION = 1024
MAX_PIECES = 128
MAX_TRAIL = 64
MAX_REGIONS = 64
MAX_TITLE = 64


class BadDiagram(ValueError):
    """A diagram outside its declared bounds; `field` says where."""

    def __init__(self, field: str, reason: str) -> None:
        self.field = field
        super().__init__(f"{field}: {reason}")


class Shade(enum.IntEnum):
    """The square itself; the theme decides the colours."""

    LIGHT = 0
    DARK = 1


class Shape(enum.StrEnum):
    MAN = "man"
    KING = "king"


class Emphasis(enum.StrEnum):
    """How a cell is set off."""

    LEFT = "left"
    """A piece went away from here in the last move."""
    ARRIVED = "arrived"
    """The last move ended here, or a piece appeared here."""
    PASSED = "passed"
    """The last move touched or pushed through here."""
    TAKEN = "taken"
    """A piece was captured here in the last move; its ghost is drawn when a ghost token is given."""
    CAN_MOVE = "can-move"
    """The piece here may be chosen."""
    CHOSEN = "chosen"
    """The piece here was chosen."""
    BARRED = "barred"
    """Nothing may be placed here, unlike nearly everywhere else."""
    DESTINATION = "destination"
    """The chosen piece may go here; `label` tells which choice it is."""


class Tile(NamedTuple):
    """A square of the board; `caption` is the number or name written small in its corner, at most 3 characters."""

    column: int
    row: int
    shade: Shade
    caption: str = ""


class Token(NamedTuple):
    """A piece; at most one stands on a square.

    `ink` is 0 for the light set, 1 for the dark one; a `ghost` is a captured piece shown faintly.
    """

    column: int
    row: int
    shape: Shape
    ink: int
    ghost: bool = False


class Mark(NamedTuple):
    column: int
    row: int
    emphasis: Emphasis
    label: str = ""
    """At most 3 characters."""


@dataclass(frozen=True, slots=True)
class Region:
    """Squares that belong together, outlined: a group or territory of the side `ink`, or a part of the board (None).

    `size` (at most 3 characters) is written on a round badge on the square `badge`; a `tinted` region is washed in
    the colour of its side. A square is in one region of a side at most.
    """

    cells: tuple[tuple[int, int], ...]
    ink: int | None = None
    size: str = ""
    badge: tuple[int, int] | None = None
    tinted: bool = False


@dataclass(frozen=True, slots=True)
class Trail:
    """The way of the last move: cells in order, at most 64, drawn as a line with an arrow head at its end."""

    points: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Strip:
    """One player's line, above or below the board. Names may be 64 characters, times and scores 24.

    `ink` is the colour of the pieces; `captured` counts the pieces this player has taken, `captured_kings` of them
    kings; `score` is shown instead when given; `time` is a finished text such as "2 d 3 h"; a `winner` is decorated.
    """

    name: str
    ink: int
    to_move: bool = False
    captured: int = 0
    captured_kings: int = 0
    time: str = ""
    score: str = ""
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Diagram:
    """A whole picture.

    `tiles` covers every square of the board once; labels are written in the squares along the left and lower edges
    when not empty (`column_labels` left to right, `row_labels` top to bottom); `banner` is one line across the
    finished board (the result); `title` and `note` stand small below everything, left and right, at most 64
    characters; `joint` is between `title` and the bot's name; `description` is the alternative text.
    """

    columns: int
    rows: int
    tiles: tuple[Tile, ...]
    tokens: tuple[Token, ...] = ()
    marks: tuple[Mark, ...] = ()
    trail: Trail | None = None
    regions: tuple[Region, ...] = ()
    column_labels: tuple[str, ...] = ()
    row_labels: tuple[str, ...] = ()
    top: Strip | None = None
    bottom: Strip | None = None
    banner: str = ""
    title: str = ""
    joint: str = " · "
    note: str = ""
    description: str = ""

    @property
    def fine(self) -> bool:
        """Whether the squares are small."""
        return max(self.columns, self.rows) >= FINE

    def __reduce__(self) -> tuple[Any, ...]:
        """A hundred tiles, pickled one by one, would take as long as some of the drawing."""
        rest = [getattr(self, name) for name in _BESIDE]
        return _put_together, (tuple(chain(*self.tiles)), tuple(chain(*self.tokens)), rest)


@dataclass(frozen=True, slots=True)
class Judged:
    """A position before a move: the way of the one that was `played` and of a `better` one, an arrow each, and `words`
    for both, at most 64 characters.
    """

    diagram: Diagram
    played: Trail
    better: Trail
    words: tuple[str, str]


_BESIDE = tuple(field.name for field in fields(Diagram) if field.name not in ("tiles", "tokens"))


def _put_together(tiles: tuple[Any, ...], tokens: tuple[Any, ...], rest: list[Any]) -> Diagram:
    beside = dict(zip(_BESIDE, rest, strict=True))
    return Diagram(tiles=_apart(Tile, tiles), tokens=_apart(Token, tokens), **beside)


def _apart(kind: Any, flat: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(map(partial(tuple.__new__, kind), zip(*[iter(flat)] * len(kind._fields), strict=True)))
