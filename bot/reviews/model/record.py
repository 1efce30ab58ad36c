"""A game that somebody brings as a file (PDN), to be looked back on."""

from __future__ import annotations

from typing import Any, Final

from bot.core.errors import BadFile, ReviewRefused
from bot.core.plain import plain
from bot.reviews.model.review import MOST_MOVES, Subject
from rules import BadRecord
from rules.draughts.pdn import read_pdn
from rules.draughts.pdn_record import SetUp
from rules.draughts.replay import Replay, replay_alone
from rules.game_record import GameRecord, holds_records, read_records

MOST_BYTES: Final = 256 << 10
_QUOTED: Final = 40
_NAME: Final = 32


def recorded(data: bytes) -> Subject:
    """The first game of a file. Takes up to seconds where the file does not say which game it is of.

    Raises BadFile, naming the line or the move at which it goes wrong, and ReviewRefused.
    """
    if len(data) > MOST_BYTES:
        raise BadFile("large", most=MOST_BYTES >> 10)
    text = _text(data)
    if not text.strip():
        raise BadFile("empty")
    if holds_records(text):
        record = next(iter(read_records(text)), None)
        raise ReviewRefused("game") if isinstance(record, GameRecord) else BadFile("empty")
    found = next(read_pdn(text), None)
    if found is None:
        raise BadFile("empty")
    if isinstance(found, BadRecord):
        raise BadFile(
            "unreadable", line=found.details["line"], text=plain(str(found.details["text"]), _QUOTED)
        )
    # A capture may be recorded jump by jump, so there can be more of these than moves.
    if sum(1 for _ in found.plies) > 2 * MOST_MOVES:
        raise ReviewRefused("long", most=MOST_MOVES)
    return _subject(replay_alone(found))


def _text(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _subject(played: Replay) -> Subject:
    game, record = played.dialect.game, played.record
    _require_sound(played)
    if not played.moves:
        raise BadFile("empty")
    if len(played.moves) > MOST_MOVES:
        raise ReviewRefused("long", most=MOST_MOVES)
    state: Any = played.states[0]
    opening = None if record.start is None else game.dump(state)
    moves = []
    # Where our rules end the game the record may go on: the players had not claimed their draw.
    for move in played.moves:
        if game.outcome(state) is not None:
            break
        moves.append(game.format(state, move))
        state = game.play(state, move)
    colours = [colour.value for colour in game.colours]
    first, second = (plain(record.tag(colour) or "", _NAME) for colour in colours)
    return Subject(game.key, game.rules_version, opening, tuple(moves), (first, second))


def _require_sound(played: Replay) -> None:
    """Raises BadFile where the record could not be played to its end."""
    if any(isinstance(item, SetUp) for item in played.record.items):
        raise BadFile("set-up")
    if played.fault is None:
        return
    facts = played.fault.details
    text, ply = plain(str(facts["text"]), _QUOTED), int(str(facts["ply"]))
    if not ply:
        raise BadFile("position", text=text)
    # Counted by who moves, as on a score sheet: in problems it may be the second side that begins.
    begins = int(played.states[0].to_move)
    half = ply + begins
    number = f"{(half + 1) // 2}." if half % 2 else f"{half // 2}..."
    why = str(facts["why"]).partition(" ")[0]
    raise BadFile("move", number=number, ply=half, text=text, game=played.dialect.game.key, why=why)
