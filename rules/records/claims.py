"""Which rules a record claims: by its tags, by the signs of its notation, and the games that are left to try."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rules.draughts.game import DraughtsGame
from rules.draughts.house import house_game, is_house
from rules.draughts.variants import UNNAMED, UNPLAYED, WRITTEN
from rules.errors import RulesError
from rules.game import Colour, Notation
from rules.geometry import Numbering
from rules.records.record import Record
from rules.registry import GAMES

DRAUGHTS = {key: game for key, game in GAMES.items() if isinstance(game, DraughtsGame)}
_NAMED = {name: game for game in DRAUGHTS.values() for name in (game.key, *game.aliases)}
_TYPES = {game.ruleset.pdn_type.split(",")[0]: game for game in DRAUGHTS.values() if game.ruleset.pdn_type}
_TYPES |= {number: game for game in DRAUGHTS.values() for number in game.variant.pdn_numbers}
_OPEN = "99"
"""The number of a game that has none: the name says it."""
_KIND = re.compile(
    r"\b(?:draughts?|checkers?|dama|damas|damen?|dammen|dames|shashki|шашки|game|jeu de)\b", re.IGNORECASE
)
_LETTERED = re.compile(r"[a-l](?=\d)")
_WRITTEN = re.compile(r"([a-l]?)(\d{1,2})")
_CELL = re.compile(r"([a-l])(\d{1,2})|\d{1,2}")
_PREFIX = re.compile(r"(?:^|:)\s*[wb]|k(?=[a-l]?\d)")
"""The letters of a position that name no square: a colour's, a king's."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """A game, and how its records write the board: `turned` as seen from the other side, `mirrored` row by row from
    the other hand.
    """

    game: DraughtsGame
    turned: bool = False
    mirrored: bool = False

    def plain(self, text: str) -> str:
        """The text with the cells as we name them."""
        if not self.turned and not self.mirrored:
            return text
        return _CELL.sub(self._cell, text)

    def _cell(self, found: re.Match[str]) -> str:
        shape, board = self.game.ruleset.shape, self.game.ruleset.board
        if found[1]:
            column, row = ord(found[1]) - ord("a"), int(found[2])
            if self.turned != self.mirrored:
                column = shape.columns - 1 - column
            if self.turned:
                row = shape.rows + 1 - row
            return f"{chr(column + ord('a'))}{row}"
        number, each = int(found[0]), max(1, len(board.number) // shape.rows)
        if not 1 <= number <= len(board.number):
            return found[0]
        row, place = divmod(number - 1, each)
        if self.turned != self.mirrored:
            place = each - 1 - place
        if self.turned:
            row = shape.rows - 1 - row
        return str(row * each + place + 1)


@dataclass(frozen=True, slots=True)
class Claim:
    """The game that a tag names: `tag` and its `value`; `unplayed`: the name of one that we do not play."""

    tag: str
    value: str
    dialect: Dialect | None = None
    unplayed: str = ""


def claims_of(record: Record) -> list[Claim]:
    """What the tags of a record say, the weightier first: a name, then a number."""
    said = record.tag("Variant") or record.tag("GameVariant") or ""
    return [*_by_name(record, said), *_by_number(record, bool(said))]


def _by_name(record: Record, said: str) -> Iterator[Claim]:
    if not said:
        return
    for part in (said, *said.split("/")):
        key = part.strip().casefold()
        try:
            if is_house(key):
                yield Claim("Variant", said, Dialect(house_game(key)))
                return
            name, _, options = key.partition(":")
            game = _game_named(name)
            if game is not None:
                game = game.choose([option for option in options.split(",") if option])
        except RulesError:
            continue
        if game is not None:
            # playstrategy.org turns letters to the side that starts.
            turned = is_lettered(record) and game.colours[0] is Colour.BLACK and "/" in said
            yield Claim("Variant", said, Dialect(game, turned))
            return
    yield Claim("Variant", said, unplayed=UNPLAYED["31"] if _plain_name(said) == "thai" else "")


def _game_named(name: str) -> DraughtsGame | None:
    found = _NAMED.get(name) or _NAMED.get(WRITTEN.get(name, ""))
    if found is None and (plain := _plain_name(name)):
        found = _NAMED.get(plain) or _NAMED.get(WRITTEN.get(plain, ""))
    return found


def _plain_name(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    return " ".join(
        re.findall(r"\w+", _KIND.sub(" ", "".join(c for c in letters if not unicodedata.combining(c))))
    )


def _by_number(record: Record, named: bool) -> Iterator[Claim]:
    said = record.tag("GameType") or ""
    if not said:
        return
    fields = [field.strip() for field in said.split(",")]
    number = fields[0].lstrip("0") or fields[0]
    if not number.isdecimal():
        game = _game_named(number.casefold())
        yield Claim("GameType", said, Dialect(game) if game else None)
        return
    begins = fields[1].upper() if len(fields) > 1 else ""
    if unplayed := UNPLAYED.get(number + begins) or UNPLAYED.get(number):
        yield Claim("GameType", said, unplayed=unplayed)
    elif number in _TYPES:
        yield Claim("GameType", said, Dialect(_TYPES[number]))
    elif number != _OPEN or not named:
        yield Claim("GameType", said)


def is_lettered(record: Record) -> bool:
    """Whether its moves are written by letters, but for mistypes."""
    written = [_LETTERED.search(ply.text) is not None for ply in record.plies]
    return 2 * sum(written) > len(written)


def keys_of(records: Iterable[Record]) -> Sequence[str]:
    """The games that records without a name may be of, the likeliest first: boards that have all squares written."""
    records = list(records)
    outer = _outer(records)
    lettered = any(map(is_lettered, records)) or outer[0] == 0
    keys = UNNAMED[Notation.ALGEBRAIC if lettered else Notation.NUMERIC]
    fitting = [key for key in keys if _has(DRAUGHTS[key], outer)]
    # One move may be mistyped.
    fitting += [key for key in keys if key not in fitting and _has_most(DRAUGHTS[key], records)]
    fitting = fitting or [*keys[:1]]
    if not lettered and any(":" in ply.text for record in records for ply in record.plies):
        # Who writes captures with a colon plays a game whose tradition does.
        return sorted(fitting, key=lambda key: DRAUGHTS[key].ruleset.capture_sign != ":")
    return fitting


def has_squares(game: DraughtsGame, records: Iterable[Record]) -> bool:
    """Whether the board of a game has all squares that records write."""
    return _has(game, _outer(records))


def _has(game: DraughtsGame, outer: tuple[int, int, int]) -> bool:
    number, column, row = outer
    shape = game.ruleset.shape
    return number <= len(game.ruleset.board.number) and column <= shape.columns and row <= shape.rows


def _has_most(game: DraughtsGame, records: Iterable[Record]) -> bool:
    beyond = [not has_squares(game, [Record(items=(ply,))]) for record in records for ply in record.plies]
    return sum(beyond) * 5 < len(beyond)


def _outer(records: Iterable[Record]) -> tuple[int, int, int]:
    """The highest number in records, and the highest column and row of their squares by letters."""
    number = column = row = 0
    for record in records:
        for text in (_PREFIX.sub(" ", (record.start or "").lower()), *(ply.text for ply in record.plies)):
            for file, rank in _WRITTEN.findall(text):
                if file:
                    column, row = max(column, ord(file) - ord("a") + 1), max(row, int(rank))
                else:
                    number = max(number, int(rank))
    return number, column, row


def other_hands(dialect: Dialect) -> Iterator[Dialect]:
    """The same game with its board written in the other ways."""
    lettered = dialect.game.ruleset.shape.numbering is Numbering.NONE
    for turned, mirrored in ((True, False), (False, True), (True, True)):
        if (turned, mirrored) != (dialect.turned, dialect.mirrored) and not (lettered and mirrored):
            yield Dialect(dialect.game, turned, mirrored)
