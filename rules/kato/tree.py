"""The three games as trees for search: their nodes are states without a past, their steps are moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from rules.game import Game, Move, S, Side


class StateTree(Generic[S]):
    """A game as a `Tree`; `bare`: the state without what it remembers; `balance`: as `Tree.balance`."""

    def __init__(self, game: Game[S], bare: Callable[[S], S], balance: Callable[[S], int]) -> None:
        self._game = game
        self._bare = bare
        self._balance = balance

    def node(self, state: S) -> S:
        return self._bare(state)

    def steps(self, node: S) -> Sequence[Move]:
        return self._game.legal_moves(node)

    def after(self, node: S, step: Move) -> S:
        return self._bare(self._game.play(node, step))

    def move(self, step: Move) -> Move:
        return step

    def side(self, node: S) -> Side:
        return node.to_move

    def result(self, node: S, steps: Sequence[Move]) -> int | None:
        if steps:
            return None
        outcome = self._game.outcome(node)
        if outcome is None or outcome.winner is None:
            return 0
        return 1 if outcome.winner is node.to_move else -1

    def balance(self, node: S) -> int:
        return self._balance(node)
