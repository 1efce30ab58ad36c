"""Positions with their counts, and the results of moves from there."""

from rules.draughts.state import State
from rules.game import Ending, Outcome
from tests.rules.draughts.positions import game_of

Counted = str
"""A position with what it has counted."""


def play(key: str, position: Counted | None, moves: str) -> State:
    game = game_of(key)
    state = game.start(position)
    for move in moves.split():
        state = game.play(state, game.parse(state, move))
    return state


def ending(key: str, position: Counted | None, moves: str = "") -> Outcome | None:
    return game_of(key).outcome(play(key, position, moves))


def drawn(key: str, position: Counted | None, moves: str = "") -> Ending | None:
    outcome = ending(key, position, moves)
    assert outcome is None or outcome.winner is None
    return outcome.ending if outcome else None


def idle(position: str, plies: int, rest: str = "") -> Counted:
    return f"{position} idle={plies} untaken={plies} unchanged={plies} {rest}"
