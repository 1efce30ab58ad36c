"""A match as a file that other programs read: PDN for draughts, our own record for the games that have none."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.match import Match
from rules import Ending, Move
from rules.draughts.game import DraughtsGame
from rules.draughts.pdn_write import record_of, result_text, write_pdn
from rules.game_record import GameRecord, write_record


@dataclass(frozen=True, slots=True)
class Export:
    """The text of the file, and the ending of its name."""

    text: str
    suffix: str


def export(match: Match, names: tuple[str, str]) -> Export:
    """The match with the names of who plays FIRST and SECOND; one that is not over has no result yet."""
    colours = [colour.value.capitalize() for colour in match.game.colours]
    tags = [
        ("Event", f"Game {match.id}"),
        ("Site", "Discord"),
        ("Date", f"{match.started_at:%Y.%m.%d}"),
        *zip(colours, names, strict=True),
        ("TimeControl", match.terms.pace.key),
    ]
    # A match that was called off has no result, though it is over.
    outcome = None if match.outcome is None or match.outcome.ending is Ending.ABORT else match.outcome
    game = match.game
    if isinstance(game, DraughtsGame):
        result = "*" if outcome is None else result_text(game, outcome.winner)
        start = game.start() if match.opening is None else game.load(match.opening)
        record = record_of(game, start, _moves(match), tags=tags, result=result)
        return Export(write_pdn(record), "pdn")
    return Export(write_record(GameRecord(game.key, match.moves, match.opening, outcome, tuple(tags))), "txt")


def _moves(match: Match) -> list[Move]:
    game, states = match.game, match.states()
    return [game.parse(state, text) for state, text in zip(states, match.moves, strict=False)]
