"""The result of a game: the endgame tables' verdict on its state, and its points."""

from dataclasses import dataclass
from typing import Any, Final

from rules import Game, Side
from rules.draughts.endgames import MOST, endgames_of
from rules.draughts.game import DraughtsGame
from rules.draughts.state import State


@dataclass(frozen=True, slots=True)
class Known:
    """The result that best play leads to: `winner` is None for a draw; a win takes so many `plies`."""

    winner: Side | None
    plies: int


def known_result(game: Game[Any], state: object) -> Known | None:
    """None where nothing is sure: with too many pieces, or where the draw rules could cut a win short."""
    if not isinstance(game, DraughtsGame) or not isinstance(state, State):
        return None
    if (
        state.position.occupied.bit_count() > MOST
    ):  # the tables of a game, up to 9 MB, are read for its first ending
        return None
    tables = endgames_of(game)
    found = None if tables is None else tables.verdict(state)
    if found is None:
        return None
    side = state.to_move
    winner = {1: side, 0: None, -1: side.other}[found.result]
    return Known(winner, found.plies)


WIN: Final = 2
DRAW: Final = 1
LOSS: Final = 0
