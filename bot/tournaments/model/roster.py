"""Players and earlier rounds that a club brings from elsewhere, read from a file.

Two forms are read, both in UTF-8. CSV whose first line names its columns: `player` (a name, a mention or an id of
Discord's), and as one likes `rating` and `seed`; or `round`, `first`, `second` and `result` of games that were played.
And FIDE's TRF16 (Handbook C.04, Annex 3.1; records 001), with all rounds in it.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final, TypeVar

from bot.core.errors import BadFile, BadTournament
from bot.core.plain import plain
from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model.event import EarlierRound, Imported, Person
from bot.tournaments.model.formats.all_play_all import imported_pairings
from bot.tournaments.model.formats.system import ImportRule
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import MOST_PLAYERS
from bot.tournaments.model.tournament import Step, Tournament
from rules.records.letters import decode, format_of

T = TypeVar("T")

MOST_BYTES: Final = 200_000
_LONGEST_NAME: Final = 100
_QUOTED: Final = 40
_MOST_DIGITS: Final = 4  # of a rating, a seed, a round, a number in a list
_PLAYER: Final = "001"
_FIRST_ROUND: Final = 91  # where the rounds of a record 001 begin, counted from 0; each takes ten columns
_ROUND: Final = 10
_POINTS: Final = {"1": WIN, "W": WIN, "=": DRAW, "D": DRAW, "0": LOSS, "L": LOSS, "+": WIN, "-": LOSS}
_FORFEITS: Final = "+-"
_FULL: Final = (WIN, Kind.BYE)
_BYES: Final = {"F": _FULL, "U": _FULL, "H": (DRAW, Kind.HALF_BYE), "Z": (LOSS, Kind.ABSENT)}
_RESULTS: Final = {
    **dict.fromkeys(("1-0", "2-0"), ((WIN, LOSS), Kind.PLAYED)),
    **dict.fromkeys(("0-1", "0-2"), ((LOSS, WIN), Kind.PLAYED)),
    **dict.fromkeys(("1-1", "0.5-0.5", "0.5", "=", "=-="), ((DRAW, DRAW), Kind.PLAYED)),
    "0-0": ((LOSS, LOSS), Kind.PLAYED),
    **dict.fromkeys(("+--", "+-"), ((WIN, LOSS), Kind.FORFEIT)),
    **dict.fromkeys(("--+", "-+"), ((LOSS, WIN), Kind.FORFEIT)),
    **dict.fromkeys(("---", "--"), ((LOSS, LOSS), Kind.FORFEIT)),
}
_DASHES: Final = re.compile("[:/\u2010-\u2015\u2212]")
_ZEROS: Final = re.compile(r"\.0+(?!\d)")
_DECIMALS: Final = re.compile(r"[.,]\d+$")  # a rating's, which seeds nobody differently
_FEDERATION: Final = re.compile("[A-Z]{3}")
_OF_GAMES: Final = {"first", "second", "result"}
Column = Callable[[str], str | None]
"""The column that a heading means: player, user, rating, seed, round, first, second or result."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Somebody in a file. `name`: as it stands there; the others where it says them."""

    name: str
    rating: int | None = None
    seed: int | None = None
    federation: str | None = None


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
    """A file. `people`: in its order; `ignored`: headings of columns that mean nothing here."""

    people: tuple[Listed, ...]
    played: tuple[Played, ...] = ()
    ignored: tuple[str, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        return frozenset(each.name for each in self.people)


def read(data: bytes, column: Column) -> Roster:
    """Raises BadTournament for what cannot be read, with the number of the line, BadFile for what is no text."""
    if len(data) > MOST_BYTES:
        raise BadTournament("file", line=0)
    if found := format_of(data):
        raise BadFile("no-text", format=found)
    text = decode(data)
    is_trf = any(line.startswith(f"{_PLAYER} ") for line in text.splitlines())
    roster = _trf(text) if is_trf else _csv(text, column)
    if not 0 < len(roster.people) <= MOST_PLAYERS or len(roster.names) < len(roster.people):
        raise BadTournament("file", line=0)
    return roster


def _csv(text: str, column: Column) -> Roster:
    separator = max(",;\t", key=text.partition("\n")[0].count)
    rows = csv.DictReader(
        io.StringIO(text, newline=""), delimiter=separator, skipinitialspace=separator != "\t"
    )
    try:
        headings = {name: column(name) for name in rows.fieldnames or () if name.strip()}
    except csv.Error as error:
        raise BadTournament("file", line=1) from error
    columns = set(headings.values())
    ignored = tuple(plain(name, _QUOTED) for name, meant in headings.items() if meant is None)
    made = partial(_cleaned, rows, headings)
    if columns.issuperset(_OF_GAMES):
        played = tuple(made(_game))
        names = dict.fromkeys(name for game in played for name in (game.first, game.second) if name)
        return Roster(tuple(Listed(name) for name in names), played, ignored)
    if not columns & {"player", "user"}:
        raise BadTournament("file", line=0)
    return Roster(tuple(made(_listed)), ignored=ignored)


def _cleaned(
    rows: csv.DictReader[str], headings: Mapping[str, str | None], made: Callable[[dict[str, str]], T]
) -> Iterator[T]:
    try:
        for row in rows:
            clean = {meant: (row[name] or "").strip() for name, meant in headings.items() if meant}
            if any(clean.values()):
                yield made(clean)
    except (KeyError, ValueError) as error:
        raise BadTournament("file", line=rows.line_num) from error
    except csv.Error as error:
        raise BadTournament("file", line=rows.line_num + 1) from error


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
    name = row.get("user") or row["player"]
    rating, seed = row.get("rating", ""), row.get("seed", "")
    strength = _count(_DECIMALS.sub("", rating)) if rating else None
    return Listed(_named(name), strength, _count(seed) if seed else None)


def _game(row: dict[str, str]) -> Played:
    first, second = _named(row["first"]), _named(row["second"])
    round = _count(row.get("round") or "1")
    if first == second or not round:
        raise ValueError(row)
    points, kind = _RESULTS[_result(row["result"])]
    return Played(round, first, second, points, kind)


def _result(text: str) -> str:
    """A result in the signs of `_RESULTS`, however its dash, its halves and its decimals are written."""
    narrow = unicodedata.normalize("NFKC", text).replace("\u2044", "/")
    folded = narrow.replace(",", ".").replace("1/2", "0.5")
    return _ZEROS.sub("", _DASHES.sub("-", "".join(folded.split())))


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
            federation = line[53:56] if _FEDERATION.fullmatch(line[53:56]) else None
            people[start] = Listed(_named(line[14:47].strip()), strength or None, start, federation)
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


def take_over(
    tournament: Tournament, by: int, roster: Roster, users: Mapping[str, int], now: datetime
) -> Step:
    """Everybody in the file enters, with earlier rounds. `users`: ids by their names there. Raises BadTournament."""
    tournament.require_open()
    if missing := sorted(roster.names - set(users)):
        raise BadTournament("unknown", names=[plain(name, _QUOTED) for name in missing[:10]])
    if len(set(users.values())) < len(roster.names):
        raise BadTournament("file", line=0)
    if roster.played:
        _require_fitting(tournament, roster)
    played = []
    for game in roster.played:
        second = None if game.second is None else users[game.second]
        played.append(EarlierRound(game.round, users[game.first], second, game.points, game.kind))
    entering = {users[each.name] for each in roster.people} - set(tournament.entrants)
    if len(tournament.entrants) + len(entering) > tournament.plan.most:
        raise BadTournament("full", most=tournament.plan.most)
    people = [Person(users[each.name], each.rating, each.seed, each.federation) for each in roster.people]
    return tournament.with_event(now, by, Imported(tuple(people), tuple(played)))


def seeded(tournament: Tournament, ratings: Mapping[int, float]) -> list[int]:
    """The starters, the strongest first: by a file's seeds, its ratings, else `ratings`; then by their entry."""

    def strength(user: int) -> tuple[float, float]:
        rating, seed = tournament.direction.seeding.get(user, (None, None))
        return (float("inf") if seed is None else seed, -(ratings[user] if rating is None else rating))

    return sorted(tournament.starters, key=strength)


def taken_over(tournament: Tournament) -> tuple[Meeting, ...]:
    """The rounds that were played elsewhere, of those who have started here, where they count as rounds."""
    if tournament.system.imports is not ImportRule.ROUNDS:
        return ()
    return tuple(Meeting(0, 0, pairing) for pairing in imported_pairings(tournament))


def _require_fitting(tournament: Tournament, roster: Roster) -> None:
    plan = tournament.plan
    system = tournament.system
    rounds = system.imports is ImportRule.ROUNDS
    if plan.games > 1 or plan.cycles > 1 or system.imports is ImportRule.REFUSED:
        raise BadTournament("takeover")
    if tournament.direction.imported:
        raise BadTournament("taken-over")
    seen = set()
    for game in roster.played:
        for name in (game.first, game.second):
            key = (name, game.round if rounds else frozenset({game.first, game.second or ""}))
            if name is not None and key in seen:
                raise BadTournament("file", line=0)
            seen.add(key)
    if rounds and max(game.round for game in roster.played) >= plan.rounds:
        raise BadTournament("takeover")
    other = any(game.kind not in (Kind.PLAYED, Kind.FORFEIT) for game in roster.played)
    # All who have met elsewhere have to come into one group.
    if not rounds and (other or not system.together(plan)):
        raise BadTournament("takeover")
