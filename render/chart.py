"""The contents of a picture of a table or of a knock-out tree: finished texts and their meaning, no looks.

Anything outside the declared bounds raises `BadDiagram`.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

from render.bounds import short
from render.diagram import BadDiagram

MAX_TITLE = 100
MAX_COLUMNS = 100
MAX_ROWS = 130
MAX_CELL = 64
MAX_ROUNDS = 8
MAX_TIES = 64


class Align(enum.Enum):
    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Tone(enum.Enum):
    """The meaning of a cell or a row beyond its text."""

    PLAIN = "plain"
    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    GOING_ON = "going-on"
    SELF = "self"
    """Where a player would meet themselves in a cross-table."""
    UP = "up"
    """A row that is promoted, qualified, or has won."""
    DOWN = "down"
    """A row that is relegated or out."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: `title` at most 64 characters; `strong` ones are what the table is ordered by."""

    title: str
    align: Align = Align.RIGHT
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """As many `cells` as there are columns; `tones` of cells as many or none; `mine` is the reader's own row."""

    cells: tuple[str, ...]
    tones: tuple[Tone, ...] = ()
    tone: Tone = Tone.PLAIN
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Standings, a cross-table, a leaderboard: `title` and `subtitle` at most 100 characters, 130 rows, 100 columns.

    `up` and `down` are words for the rows of these tones, at most 64 characters; with `rounds` a result is one of a
    round, and names the opponent, otherwise its column does.
    """

    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    subtitle: str = ""
    up: str = ""
    down: str = ""
    rounds: bool = False

    def told(self) -> tuple[tuple[Tone, str], ...]:
        """The tones that rows have and that need a word, each with its own."""
        tones = {row.tone for row in self.rows}
        return tuple(
            (tone, said) for tone, said in ((Tone.UP, self.up), (Tone.DOWN, self.down)) if tone in tones
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """One side of a tie; a `name` that is empty is not known yet."""

    name: str = ""
    score: str = ""
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Tie:
    """`reason`: why a winner who is level goes on, at most 64 characters."""

    first: Entry
    second: Entry
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """The ties of a round from top to bottom."""

    name: str
    ties: tuple[Tie, ...]


@dataclass(frozen=True, slots=True)
class Bracket:
    """A knock-out tree: each round has half as many ties as the one before, or as many.

    At most 64 in the first of 8.
    """

    title: str
    rounds: tuple[Round, ...]
    subtitle: str = ""


def check_table(table: Table) -> None:
    """Raises BadDiagram, naming the field."""
    _heading(table.title, table.subtitle)
    short("up", table.up, MAX_CELL)
    short("down", table.down, MAX_CELL)
    _count("columns", len(table.columns), 1, MAX_COLUMNS)
    _count("rows", len(table.rows), 0, MAX_ROWS)
    for number, column in enumerate(table.columns):
        short(f"columns[{number}].title", column.title, MAX_CELL)
    for number, row in enumerate(table.rows):
        if len(row.cells) != len(table.columns):
            raise BadDiagram(f"rows[{number}].cells", f"are {len(row.cells)}, not {len(table.columns)}")
        if row.tones and len(row.tones) != len(row.cells):
            raise BadDiagram(f"rows[{number}].tones", f"are {len(row.tones)}, not {len(row.cells)}")
        for text in row.cells:
            short(f"rows[{number}].cells", text, MAX_CELL)


def check_bracket(bracket: Bracket) -> None:
    """Raises BadDiagram, naming the field."""
    _heading(bracket.title, bracket.subtitle)
    _count("rounds", len(bracket.rounds), 1, MAX_ROUNDS)
    for number, played in enumerate(bracket.rounds):
        short(f"rounds[{number}].name", played.name, MAX_CELL)
        if number == 0:
            _count("rounds[0].ties", len(played.ties), 1, MAX_TIES)
        elif len(bracket.rounds[number - 1].ties) not in (len(played.ties), 2 * len(played.ties)):
            raise BadDiagram(f"rounds[{number}].ties", "are neither half of those before nor as many")
        for tie in played.ties:
            short(f"rounds[{number}].ties", tie.reason, MAX_CELL)
            for entry in (tie.first, tie.second):
                short(f"rounds[{number}].ties", entry.name, MAX_CELL)
                short(f"rounds[{number}].ties", entry.score, MAX_CELL)


def _heading(title: str, subtitle: str) -> None:
    short("title", title, MAX_TITLE)
    short("subtitle", subtitle, MAX_TITLE)


def _count(field: str, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise BadDiagram(field, f"are {number}, not from {least} to {most}")
