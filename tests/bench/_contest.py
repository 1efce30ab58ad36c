"""One game between two players, for learning and for measuring how strong they are."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rules import Game, Move, Side

LONGEST: Final = 240
"""Moves after which a game counts as drawn, for games without a rule that ends them."""

Chooser = Callable[[Any, Sequence[Any]], Move]
"""(state, the states before it) -> the move to play."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A game that was played: every state from the start on, and who won; None for a draw."""

    states: tuple[Any, ...]
    winner: Side | None

    def points(self, side: Side) -> float:
        """1, ½ or 0."""
        return 0.5 if self.winner is None else float(self.winner is side)


def contest(game: Game[Any], first: Chooser, second: Chooser, *, opening: int = 0, seed: int = 0) -> Contest:
    """Plays one game, after so many moves drawn by lot."""
    chance = Random(seed)
    states = [game.start()]
    players = first, second
    while len(states) <= LONGEST:
        state = states[-1]
        outcome = game.outcome(state) or game.claimable_draw(state)
        if outcome is not None:
            return Contest(tuple(states), outcome.winner)
        if len(states) <= opening:
            move = chance.choice(game.legal_moves(state))
        else:
            move = players[state.to_move](state, states[:-1])
        states.append(game.play(state, move))
    return Contest(tuple(states), None)
