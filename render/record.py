"""The contents of a picture of a player's record: a rating over time, the last results, the results by game.

Anything outside the declared bounds raises `BadDiagram`.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.bounds import short
from render.chart import MAX_CELL, MAX_TITLE, Tone
from render.curve import Curve, check_curve
from render.diagram import BadDiagram

MAX_LATEST = 10
MAX_BARS = 5
MAX_PLACES = 3


@dataclass(frozen=True, slots=True)
class Bar:
    """Games of one kind that were won, drawn and lost, at least one; `told`: the same in words."""

    name: str
    won: int
    drawn: int
    lost: int
    told: str

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


@dataclass(frozen=True, slots=True)
class Record:
    """`title` and `subtitle` as those of a table; `curve`: its own heading is left out.

    `latest`: the signs of at most 10 results with their tones, the newest last, beside `heading`; `bars`: at most 5;
    `places`: at most 3 of a contest and the place in it, each text at most 64 characters.
    """

    title: str
    subtitle: str = ""
    curve: Curve | None = None
    latest: tuple[tuple[str, Tone], ...] = ()
    heading: str = ""
    bars: tuple[Bar, ...] = ()
    places: tuple[tuple[str, str], ...] = ()


def check_record(record: Record) -> None:
    """Raises BadDiagram, naming the field."""
    for field, text in (("title", record.title), ("subtitle", record.subtitle)):
        short(field, text, MAX_TITLE)
    if record.curve is not None:
        check_curve(record.curve)
    for field, found, most in (
        ("latest", len(record.latest), MAX_LATEST),
        ("bars", len(record.bars), MAX_BARS),
        ("places", len(record.places), MAX_PLACES),
    ):
        if found > most:
            raise BadDiagram(field, f"are {found}, more than {most}")
    short("heading", record.heading, MAX_CELL)
    for sign, _ in record.latest:
        short("latest", sign, 2)
    for number, bar in enumerate(record.bars):
        short(f"bars[{number}].name", bar.name, MAX_CELL)
        short(f"bars[{number}].told", bar.told, MAX_CELL)
        if min(bar.won, bar.drawn, bar.lost) < 0 or not bar.games:
            raise BadDiagram(f"bars[{number}]", "counts no game, or fewer than none")
    for contest, place in record.places:
        short("places", contest, MAX_CELL)
        short("places", place, MAX_CELL)
