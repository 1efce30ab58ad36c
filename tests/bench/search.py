"""python -m tests.bench search [--seconds S] [--game KEY]: nodes a second of one alpha-beta, by two ways.

The same search, to a depth that grows until the time is spent, from a position some moves into a seeded random match:
over `Game` (legal_moves, play, outcome), as a player's program would, and over `Game.tree`. Both value leaves by the
balance of the tree and come to the same value; processor time, the two in turn.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from rules import GAMES, Game, find_game

OPENING = 12
WON = 100_000


class OverTree:
    """Alpha-beta over `Game.tree`."""

    def __init__(self, game: Game[Any]) -> None:
        self._tree = game.tree
        self.nodes = 0

    def value(self, state: Any, depth: int) -> int:
        return self._value(self._tree.node(state), depth, -WON, WON)

    def _value(self, node: Any, depth: int, low: int, high: int) -> int:
        self.nodes += 1
        tree = self._tree
        if depth == 0:
            return tree.balance(node)
        steps = tree.steps(node)
        result = tree.result(node, steps)
        if result is not None:
            return result * WON
        side = tree.side(node)
        for step in steps:
            after = tree.after(node, step)
            if tree.side(after) is side:
                value = self._value(after, depth - 1, low, high)
            else:
                value = -self._value(after, depth - 1, -high, -low)
            if value >= high:
                return value
            low = max(low, value)
        return low


class OverGame:
    """The same over the protocol that matches are played by."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.nodes = 0

    def value(self, state: Any, depth: int) -> int:
        return self._value(state, depth, -WON, WON)

    def _value(self, state: Any, depth: int, low: int, high: int) -> int:
        self.nodes += 1
        game = self._game
        if depth == 0:
            return game.tree.balance(game.tree.node(state))
        outcome = game.outcome(state)
        if outcome is not None:
            return 0 if outcome.winner is None else WON if outcome.winner is state.to_move else -WON
        for move in game.legal_moves(state):
            after = game.play(state, move)
            if after.to_move is state.to_move:
                value = self._value(after, depth - 1, low, high)
            else:
                value = -self._value(after, depth - 1, -high, -low)
            if value >= high:
                return value
            low = max(low, value)
        return low


def main(arguments: Sequence[str]) -> int:
    """Prints the table; returns 1 if the two ways do not come to the same value."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench search")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each way of each game")
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args(arguments)
    games = [find_game(chosen.game)] if chosen.game else list(GAMES.values())
    agreed = True
    print(f"{'game':<16}{'depth':>6}{'tree k/s':>10}{'game k/s':>10}{'ratio':>8}")
    for game in games:
        state = opening(game)
        depth, (slow, value) = deepest(OverGame, game, state, chosen.seconds)
        fast, same = rate(OverTree, game, state, depth)
        agreed = agreed and value == same
        print(
            f"{game.key:<16}{depth:>6}{fast / 1e3:>10.0f}{slow / 1e3:>10.0f}{fast / slow:>8.1f}"
            + ("" if value == same else f"  values differ: {same} and {value}"),
            flush=True,
        )
    return int(not agreed)


def opening(game: Game[Any]) -> Any:
    chance = random.Random(game.key)
    state = game.start()
    for _ in range(OPENING):
        if moves := game.legal_moves(state):
            state = game.play(state, chance.choice(moves))
    return state


Way = Callable[[Game[Any]], OverTree | OverGame]


def rate(way: Way, game: Game[Any], state: Any, depth: int) -> tuple[float, int]:
    """Nodes a second of processor time, and the value found."""
    search = way(game)
    begun = time.process_time()
    value = search.value(state, depth)
    return search.nodes / max(time.process_time() - begun, 1e-6), value


def deepest(way: Way, game: Game[Any], state: Any, seconds: float) -> tuple[int, tuple[float, int]]:
    """The first depth that takes at least a third of the time, and its result."""
    depth = 1
    while True:
        begun = time.process_time()
        found = rate(way, game, state, depth)
        if time.process_time() - begun > seconds / 3:
            return depth, found
        depth += 1
