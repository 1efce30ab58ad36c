"""The contents of a square picture of a finished game, made to be passed on: its board, its players, its facts.

Anything outside the declared bounds raises `BadDiagram`.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.bounds import check, short
from render.chart import MAX_TITLE
from render.diagram import MAX_BANNER, BadDiagram, Diagram

MAX_FACTS = 6


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact beside the board, and a small heading above it where it needs one."""

    text: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Poster:
    """`board`: with a line for each player, whose scores stand at the right; its own banner, title and note are left
    out. `title` and `subtitle` as those of a table; `facts`: at most 6, each of at most 80 characters.
    """

    board: Diagram
    title: str
    subtitle: str = ""
    facts: tuple[Fact, ...] = ()


def check_poster(poster: Poster) -> None:
    """Raises BadDiagram, naming the field."""
    check(poster.board)
    if poster.board.top is None or poster.board.bottom is None:
        raise BadDiagram("board", "is without its players")
    short("title", poster.title, MAX_TITLE)
    short("subtitle", poster.subtitle, MAX_TITLE)
    if len(poster.facts) > MAX_FACTS:
        raise BadDiagram("facts", f"are {len(poster.facts)}, more than {MAX_FACTS}")
    for number, fact in enumerate(poster.facts):
        short(f"facts[{number}].text", fact.text, MAX_BANNER)
        short(f"facts[{number}].heading", fact.heading, MAX_BANNER)
