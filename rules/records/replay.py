"""Plays recorded games by the rules: finds the game of a record, and the place where it stops being legal.

The game is the one asked for; else the Variant tag; else the number in the GameType tag. Of a file whose games carry
neither, the first hundred such records decide: all are taken for the one game in which most of these replay, the
first of equals in the order of `variants.UNNAMED`; of games with numbers, as far as the board has those written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice

from rules.draughts.fen import write_position
from rules.draughts.game import DraughtsGame
from rules.draughts.house import house_game, is_house
from rules.draughts.state import State
from rules.draughts.variants import UNNAMED
from rules.errors import BadPosition, BadRecord, IllegalMove, MoveError, RulesError
from rules.game import Colour, Move, Notation
from rules.records.pdn import read_pdn
from rules.records.record import Item, Ply, Record, SetUp
from rules.records.stream import Source
from rules.registry import GAMES

_GAMES = {key: game for key, game in GAMES.items() if isinstance(game, DraughtsGame)}
_NAMED = {name: game for game in _GAMES.values() for name in (game.key, *game.aliases)}
_TYPES = {game.ruleset.pdn_type.split(",")[0]: game for game in _GAMES.values() if game.ruleset.pdn_type}
_TYPES |= {number: game for game in _GAMES.values() for number in game.variant.pdn_numbers}
_LETTERED = re.compile(r"[a-l](?=\d)")
_NAME = re.compile(r"([a-l])(\d{1,2})")
_LONGEST_CAPTURE = 20
_SAMPLE = 100
"""Records from which the game of all is guessed."""


@dataclass(frozen=True, slots=True)
class Dialect:
    """A game, and whether its records write the board as seen from a starting side that is at the top."""

    game: DraughtsGame
    turned: bool = False

    def plain(self, text: str) -> str:
        """The text with the cells as we name them."""
        if not self.turned:
            return text
        size = self.game.ruleset.shape
        last = ord("a") + size.columns - 1 + ord("a")
        return _NAME.sub(lambda cell: f"{chr(last - ord(cell[1]))}{size.rows + 1 - int(cell[2])}", text)


@dataclass(slots=True)
class Replay:
    """A record as far as it was played: the states before each move and after the last, and the fault, if any."""

    record: Record
    dialect: Dialect
    states: list[State] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    fault: BadRecord | None = None


def replay(record: Record, dialect: Dialect) -> Replay:
    """Plays the main line of a record.

    The fault is a BadRecord with the `ply` from 1 (0: the position at the start), the `text` and the `why`: the code
    of the error that it met. A jump recorded in parts is put together. A record that goes on where a rule ends our
    game in a draw is played on, counting from there: the players may not have claimed it.
    """
    played = Replay(record, dialect)
    game = dialect.game
    try:
        played.states.append(game.start(record.start))
    except BadPosition as error:
        played.fault = BadRecord(ply=0, text=(record.start or "")[:80], why=_why(error))
        return played
    items = [item for item in record.items if isinstance(item, Ply | SetUp)]
    at = ply = 0
    while at < len(items):
        item = items[at]
        ply += 1
        try:
            if isinstance(item, SetUp):
                played.states.append(game.start(item.position))
                at += 1
                continue
            state = _reopened(game, played.states[-1])
            move, used = _next_move(dialect, state, items[at:])
        except RulesError as error:
            text = item.text if isinstance(item, Ply) else item.position[:80]
            played.fault = BadRecord(ply=ply, text=text, why=_why(error))
            return played
        played.moves.append(move)
        played.states.append(game.play(state, move))
        at += used
    return played


def _why(error: RulesError) -> str:
    return f"{error.code} {error.details['why']}" if "why" in error.details else error.code


def _reopened(game: DraughtsGame, state: State) -> State:
    over = game.outcome(state)
    if over is None or over.winner is not None:
        return state
    return game.load(write_position(game.ruleset, state.position))


def _next_move(dialect: Dialect, state: State, items: Sequence[Item]) -> tuple[Move, int]:
    """The next move and how many items it takes: more than one where each jump was recorded by itself."""
    game = dialect.game
    first, *rest = items[:_LONGEST_CAPTURE]
    assert isinstance(first, Ply)
    text = dialect.plain(first.text)
    try:
        return game.parse(state, text), 1
    except IllegalMove as error:
        refused: MoveError = error
    for used, item in enumerate(rest, start=2):
        if not isinstance(item, Ply):
            break
        joined = _joined(text, dialect.plain(item.text))
        if joined is None:
            break
        text = joined
        try:
            return game.parse(state, text), used
        except MoveError:
            continue
    raise refused


def _joined(text: str, following: str) -> str | None:
    cells, further = re.split(r"[-x:]", text), re.split(r"[-x:]", following)
    if len(further) < 2 or cells[-1] != further[0]:
        return None
    return "x".join((*cells, *further[1:]))


def dialect_of(record: Record) -> Dialect | None:
    """The dialect that the tags of a record name."""
    for part in (record.tag("Variant") or "", *(record.tag("Variant") or "").split("/")):
        key = part.strip().casefold()
        if is_house(key):
            return Dialect(house_game(key))
        name, _, options = key.partition(":")
        if name in _NAMED:
            game = _NAMED[name].choose([option for option in options.split(",") if option])
            # playstrategy.org turns letters to the side that starts.
            turned = (
                _is_lettered(record)
                and game.colours[0] is Colour.BLACK
                and "/" in (record.tag("Variant") or "")
            )
            return Dialect(game, turned)
    number = re.match(r"\s*(\d+)", record.tag("GameType") or "")
    return Dialect(_TYPES[number[1]]) if number and number[1] in _TYPES else None


def replay_all(source: Source, game: DraughtsGame | None = None) -> Iterator[Replay | BadRecord]:
    """Plays every game of a PDN text, in order; in the place of one that cannot be read, its BadRecord.

    Each is played while the text is read, and forgotten; only the records that a guess is made from are kept so long.
    """
    records = read_pdn(source)
    known = Dialect(game) if game else None
    guessed: Dialect | None = None
    for record in records:
        held = [record]
        if known is None and guessed is None and isinstance(record, Record) and _named(record) is None:
            held += islice(records, _SAMPLE - 1)
            guessed = _guess([r for r in held if isinstance(r, Record) and _named(r) is None])
        for one in held:
            if isinstance(one, BadRecord):
                yield one
            elif dialect := known or _named(one) or guessed:
                yield replay(one, dialect)


def replay_alone(record: Record) -> Replay:
    """Plays one record, of which only its own tags and moves say which game it is of."""
    return replay(record, _named(record) or _guess([record]))


def _named(record: Record) -> Dialect | None:
    try:
        return dialect_of(record)
    except RulesError:
        return None


def _guess(records: Sequence[Record]) -> Dialect:
    candidates = [Dialect(_GAMES[key]) for key in _keys(records)]
    best, most = candidates[0], -1
    for candidate in candidates:
        count = sum(replay(record, candidate).fault is None for record in records)
        if count > most:
            best, most = candidate, count
        if count == len(records):
            break
    return best


def _keys(records: Iterable[Record]) -> Sequence[str]:
    highest = 0
    for record in records:
        if _is_lettered(record):
            return UNNAMED[Notation.ALGEBRAIC]
        texts = (record.start or "", *(ply.text for ply in record.plies))
        highest = max(highest, *(int(number) for text in texts for number in re.findall(r"\d{1,2}", text)), 0)
    numbered = UNNAMED[Notation.NUMERIC]
    return [key for key in numbered if len(_GAMES[key].ruleset.board.number) >= highest] or numbered[:1]


def _is_lettered(record: Record) -> bool:
    return any(_LETTERED.search(ply.text) for ply in record.plies)
