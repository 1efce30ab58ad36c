"""Players and earlier rounds that a club brings from elsewhere, read from a file.

Two forms are read. A CSV file (RFC 4180, comma or semicolon) whose first line names its columns: `player` (a name, a
mention or an id of Discord's), and as one likes `rating` and `seed`; or `round`, `first`, `second` and `result` of
games that were played. And FIDE's TRF16 (Handbook C.04, Annex 3.1; records 001), with all rounds in it.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.core.points import DRAW, LOSS, WIN
from bot.core.tournament.pairings import Kind
from bot.core.tournament.plan import MOST_PLAYERS

T = TypeVar("T")

MOST_BYTES: Final = 200_000
_LONGEST_NAME: Final = 100
_MOST_DIGITS: Final = 4
"""Of a rating, a seed, a round, a number in a list."""
_PLAYER: Final = "001"
_FIRST_ROUND: Final = 91
"""Where the rounds of a record 001 begin, counted from 0; each takes ten columns."""
_ROUND: Final = 10
_POINTS: Final = {"1": WIN, "W": WIN, "=": DRAW, "D": DRAW, "0": LOSS, "L": LOSS, "+": WIN, "-": LOSS}
_FORFEITS: Final = "+-"
_BYES: Final = {
    "F": (WIN, Kind.BYE),
    "U": (WIN, Kind.BYE),
    "H": (DRAW, Kind.HALF_BYE),
    "Z": (LOSS, Kind.ABSENT),
}
_RESULTS: Final = {
    "1-0": (WIN, LOSS),
    "2-0": (WIN, LOSS),
    "0-1": (LOSS, WIN),
    "0-2": (LOSS, WIN),
    "1-1": (DRAW, DRAW),
    "½-½": (DRAW, DRAW),
    "0.5-0.5": (DRAW, DRAW),
    "=": (DRAW, DRAW),
}


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody in a file. `name`: as it stands there; the others where it says them."""

    name: str
    rating: int | None = None
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A round of two players, or of one without an opponent, by their names; `points`: half points of each."""

    round: int
    first: str
    second: str | None
    points: tuple[int, int]
    kind: Kind = Kind.PLAYED


@dataclass(frozen=True, slots=True)
class Roster:
    """A file. `people`: in its order."""

    people: tuple[Listed, ...]
    played: tuple[Played, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        return frozenset(each.name for each in self.people)


def read(data: bytes) -> Roster:
    """Raises BadTournament for what cannot be read, with the number of the line."""
    if len(data) > MOST_BYTES:
        raise BadTournament("file", line=0)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadTournament("file", line=0) from error
    is_trf = any(line.startswith(f"{_PLAYER} ") for line in text.splitlines())
    roster = _trf(text) if is_trf else _csv(text)
    if not 0 < len(roster.people) <= MOST_PLAYERS or len(roster.names) < len(roster.people):
        raise BadTournament("file", line=0)
    return roster


def _csv(text: str) -> Roster:
    delimiter = ";" if ";" in text.partition("\n")[0] else ","
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=True)
    try:
        columns = {(name or "").strip().casefold() for name in rows.fieldnames or ()}
    except csv.Error as error:
        raise BadTournament("file", line=1) from error
    if {"first", "second", "result"} <= columns:
        played = tuple(_cleaned(rows, _game))
        names = dict.fromkeys(name for game in played for name in (game.first, game.second) if name)
        return Roster(tuple(Listed(name) for name in names), played)
    if not columns & {"player", "name", "user"}:
        raise BadTournament("file", line=1)
    return Roster(tuple(_cleaned(rows, _listed)))


def _cleaned(rows: csv.DictReader[str], made: Callable[[dict[str, str]], T]) -> Iterator[T]:
    number = 1
    try:
        for row in rows:
            number += 1
            clean = _clean(row)
            if any(clean.values()):
                yield made(clean)
    except (KeyError, ValueError) as error:
        raise BadTournament("file", line=number) from error
    except csv.Error as error:
        raise BadTournament("file", line=number + 1) from error


def _clean(row: dict[str, str]) -> dict[str, str]:
    """The values in the columns that have a name."""
    return {
        (name or "").strip().casefold(): value.strip()
        for name, value in row.items()
        if isinstance(value, str)
    }


def _named(text: str) -> str:
    """The name in a text. Raises ValueError for a text that is nobody's name."""
    text = plain(text, _LONGEST_NAME + 1)
    if not 0 < len(text) <= _LONGEST_NAME:
        raise ValueError(text)
    return text


def _count(text: str) -> int:
    """The number in a text. Raises ValueError for a text that is no number of such files."""
    if not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise ValueError(text)
    return int(text)


def _listed(row: dict[str, str]) -> Listed:
    name = row.get("user") or row.get("player") or row["name"]
    rating, seed = row.get("rating", ""), row.get("seed", "")
    return Listed(_named(name), _count(rating) if rating else None, _count(seed) if seed else None)


def _game(row: dict[str, str]) -> Played:
    first, second = _named(row["first"]), _named(row["second"])
    result = row["result"].replace("–", "-").replace(":", "-").replace(" ", "")
    round = _count(row.get("round") or "1")
    if first == second or not round:
        raise ValueError(row)
    return Played(round, first, second, _RESULTS[result])


def _trf(text: str) -> Roster:
    people: dict[int, Listed] = {}
    cards: dict[int, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith(_PLAYER):
            continue
        try:
            start, rating = _count(line[4:8].strip()), line[48:52].strip()
            if start in people:
                raise ValueError(line)
            strength = _count(rating) if rating else 0
            people[start] = Listed(_named(line[14:47].strip()), strength or None, start)
            cards[start] = line[_FIRST_ROUND:]
        except ValueError as error:
            raise BadTournament("file", line=number) from error
    try:
        played = tuple(game for start in people for game in _card(start, cards[start], people, cards))
    except (KeyError, ValueError) as error:
        raise BadTournament("file", line=0) from error
    return Roster(tuple(people[start] for start in sorted(people)), played)


def _card(start: int, card: str, people: dict[int, Listed], cards: dict[int, str]) -> Iterator[Played]:
    """A player's rounds, each pairing from the side that had the first move."""
    for round, at in enumerate(range(0, len(card.rstrip()), _ROUND), 1):
        entry = card[at : at + _ROUND]
        opponent, colour, code = entry[:4].strip(), entry[5:6], entry[7:8].upper()
        if not entry.strip():
            continue
        if opponent in ("", "0000"):
            worth, kind = _BYES["Z" if code in ("", "-") else code]
            if kind is not Kind.ABSENT:
                yield Played(round, people[start].name, None, (worth, 0), kind)
            continue
        other = _count(opponent)
        theirs = cards[other][at : at + _ROUND]
        if _count(theirs[:4].strip()) != start:
            raise ValueError(entry)
        # Of a game that was not played neither may have had a side.
        if colour == "w" or (colour != "b" and start < other):
            points = (_POINTS[code], _POINTS[theirs[7:8].upper()])
            kind = Kind.FORFEIT if code in _FORFEITS else Kind.PLAYED
            yield Played(round, people[start].name, people[other].name, points, kind)
