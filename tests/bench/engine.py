"""python -m tests.bench engine [--game KEY] [--games N] [--pair LOW]: how strong the levels are.

Without more, each level plays the one below in each game, both sides of every drawn opening: the score of the higher
one in per cent, which is to be at least 65, and where the true one is in 95 of 100 cases.

    --first N         begins with this pair of games, which has another opening and other seeds than the first
    --table           prints the scores once more at the end, as rows of the tables in MEASURED.md
    --sure 0.01       ends a pairing where it is certain, but for this error, that the score is over or under the goal

    --against random|greedy|beginner --level N
                                          a level against moves by lot, against the best balance one ply on, or
                                          against somebody who sees two plies and makes a move in five by lot: the
                                          first level is to score 50 to 80 %, so that they win about a third
    --peer PYTHON --engine SimpleEngine|TurboEngine [--level N]
                                          a level against an engine of py-draughts (GPL: never a dependency of this
                                          project, see `tests.bench rules`), which gets as much processor time
                                          for each move as ours took in plain Python on the average so far, both
                                          where there is a choice; the two Pythons are to be of one version
    --nodes N                             gives the level of these two so many positions a move instead of its own
"""

import argparse
import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from bot.engine.compiled import VARIABLE, library
from bot.engine.evaluation import WON
from bot.engine.levels import LEVELS, Level, level_of
from bot.engine.player import think
from rules import GAMES, Colour, Game, Move, Side, find_game
from rules.draughts.game import DraughtsGame
from rules.geometry import cells_of
from tests.bench._contest import Chooser, contest
from tests.bench._sequential import interval, shown

WORKER = Path(__file__).with_name("_engine_peer.py")
BOARDS = {"international": "StandardBoard"}
"""The peer's names of the boards that it does not name by the game."""
GOAL = 0.65
"""The score that a level is to reach against the one below."""
GOAL_AGAINST = {"random": 0.9, "greedy": 0.75, "beginner": 0.5}
GLANCE = 30
"""So many moves, and so many answers to each, a beginner sees at a glance."""
OPENING = 4
"""Moves drawn by lot, the same for both games of a pair."""


def of_level(game: Game[Any], level: Level, seed: int) -> Chooser:
    def chosen(state: Any, past: Sequence[Any]) -> Move:
        return think(game, state, level, seed=1_000 * seed + len(past), past=past, plies=len(past)).move

    return chosen


def by_lot(game: Game[Any], seed: int) -> Chooser:
    chance = Random(seed)
    return lambda state, _: chance.choice(game.legal_moves(state))


def greedy(game: Game[Any], seed: int) -> Chooser:
    """The best balance of the tree after one move, by lot among equals."""
    chance, tree = Random(seed), game.tree

    def chosen(state: Any, _: Sequence[Any]) -> Move:
        def balance(move: Move) -> int:
            node = tree.node(game.play(state, move))
            value = tree.balance(node)
            return value if tree.side(node) is state.to_move else -value

        moves = game.legal_moves(state)
        best = max(map(balance, moves))
        return chance.choice([move for move in moves if balance(move) == best])

    return chosen


def beginner(game: Game[Any], seed: int) -> Chooser:
    """The best balance after one move and its answer, by lot among equals; but a move in five is made by lot.

    Of more moves or answers than `GLANCE` it sees so many, by lot: Binary has two hundred of each.
    """
    chance, tree = Random(seed), game.tree

    def some(steps: Sequence[Any]) -> Sequence[Any]:
        return steps if len(steps) <= GLANCE else chance.sample(steps, GLANCE)

    def chosen(state: Any, _: Sequence[Any]) -> Move:
        moves = game.legal_moves(state)
        if chance.randrange(5) == 0 or len(moves) == 1:
            return chance.choice(moves)
        node = tree.node(state)
        side, values = tree.side(node), {}
        legal = frozenset(moves)

        def seen(other: Any) -> int:
            value = tree.balance(other)
            return value if tree.side(other) is side else -value

        for step in some([step for step in tree.steps(node) if tree.move(step) in legal]):
            child = tree.after(node, step)
            steps = tree.steps(child)
            result = tree.result(child, steps)
            if result is not None:
                worth = result * WON if tree.side(child) is side else -result * WON
            elif tree.side(child) is side:
                worth = seen(child)
            else:
                worth = min(seen(tree.after(child, answer)) for answer in some(steps))
            values[tree.move(step)] = worth
        best = max(values.values())
        return chance.choice([move for move, value in values.items() if value == best])

    return chosen


OTHERS = {"random": by_lot, "greedy": greedy, "beginner": beginner}


class Priced:
    """A player, and the processor time that a move of its takes in plain Python where it has a choice.

    Where the search is in C, one move in `every` is found again in Python, which must be the same move.
    """

    def __init__(self, game: Game[Any], chooser: Chooser, every: int = 6) -> None:
        self._game = game
        self._chooser = chooser
        self._every = every
        self._asked = 0
        self.seconds = 0.0
        self.moves = 0

    def __call__(self, state: Any, past: Sequence[Any]) -> Move:
        self._asked += 1
        if library() is None:
            return self._measured(state, past)
        move = self._chooser(state, past)
        if self._asked % self._every == 1:
            with patch.dict(os.environ):
                del os.environ[VARIABLE]
                again = self._measured(state, past)
            assert again == move, (state, move, again)
        return move

    def _measured(self, state: Any, past: Sequence[Any]) -> Move:
        begun = time.process_time()
        move = self._chooser(state, past)
        # The other side makes its only moves without thinking, too.
        if len(self._game.legal_moves(state)) > 1:
            self.seconds += time.process_time() - begun
            self.moves += 1
        return move


class Peer:
    """An engine of py-draughts in a process of its own."""

    def __init__(self, python: str, engine: str, game: DraughtsGame) -> None:
        self._game = game
        self._engine = engine
        self._board = BOARDS.get(game.key, f"{game.key.title()}Board")
        self._process = subprocess.Popen(
            [python, str(WORKER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def playing(self, seconds: Callable[[], float]) -> Chooser:
        def chosen(state: Any, _: Sequence[Any]) -> Move:
            legal = self._game.legal_moves(state)
            if len(legal) == 1:
                return legal[0]
            number = self._game.ruleset.board.number
            first, last, taken = self._ask(self._position(state), seconds())
            for move in legal:
                ends = number[move.path[0]], number[move.path[-1]]
                if ends == (first, last) and sorted(number[cell] for cell in move.captured) == taken:
                    return move
            raise ValueError(f"the peer plays {first} to {last} taking {taken}, which is not legal here")

        return chosen

    def close(self) -> None:
        self._process.communicate(timeout=10)

    def _ask(self, position: str, seconds: float) -> tuple[int, int, list[int]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([self._board, self._engine, seconds, position]) + "\n")
        self._process.stdin.flush()
        first, last, taken = json.loads(self._process.stdout.readline())
        return first, last, taken

    def _position(self, state: Any) -> str:
        """The position by numbers, as the peer reads it."""
        ruleset, position = self._game.ruleset, state.position

        def pieces(colour: Colour) -> str:
            side = ruleset.side_of(colour)
            number = ruleset.board.number
            men = [str(number[cell]) for cell in cells_of(position.men[side])]
            return ",".join(men + [f"K{number[cell]}" for cell in cells_of(position.kings[side])])

        mover = ruleset.colours[position.to_move]
        return f"{mover.value[0].upper()}:W{pieces(Colour.WHITE)}:B{pieces(Colour.BLACK)}"


def games_of(
    game: Game[Any], ours: Callable[[int], Chooser], theirs: Callable[[int], Chooser], first: int = 0
) -> Iterator[float]:
    """The points of `ours` in game after game, from an even number on; both get the number of the game as a seed."""
    for number in count(first):
        side = Side(number % 2)
        players = ours(number), theirs(number)
        one, other = players if side is Side.FIRST else players[::-1]
        yield contest(game, one, other, opening=OPENING, seed=number // 2).points(side)


def levels_of(game: Game[Any], number: int, first: int = 0) -> Iterator[float]:
    """The points of a level against the one below, from the game of this even number on."""
    return games_of(
        game,
        lambda seed: of_level(game, level_of(game.key, number), seed),
        lambda seed: of_level(game, level_of(game.key, number - 1), seed + 1_000),
        first,
    )


def played(games: Iterator[float], most: int, goal: float, error: float) -> list[float]:
    """The points of so many games, of fewer where they answer the question; always both games of an opening."""
    points: list[float] = []
    while len(points) < most and (not error or shown(points, goal, error) is None):
        points += islice(games, 2)
    return points


def cell(points: Sequence[float]) -> str:
    """The score as the tables in MEASURED.md have it."""
    low, high = (f"{100 * end:.0f}" for end in interval(points))
    return f"{100 * sum(points) / len(points):.0f} ({len(points)}, {low}-{high})"


def told(name: str, points: Sequence[float], begun: float) -> None:
    wins, draws, losses = (points.count(each) for each in (1.0, 0.5, 0.0))
    low, high = (f"{100 * end:.0f}" for end in interval(points))
    per_cent = f"{100 * sum(points) / len(points):.0f} %"
    seconds = time.perf_counter() - begun
    print(
        f"{name:<42} +{wins} ={draws} -{losses}  {per_cent} of {len(points)} ({low}-{high})  {seconds:.0f} s",
        flush=True,
    )


def main(arguments: Sequence[str]) -> int:
    """Prints a line for each pairing."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench engine")
    parser.add_argument("--game", action="append", help="only this game; may be given again")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="PAIR")
    parser.add_argument("--sure", type=float, default=0.0, metavar="ERROR")
    parser.add_argument("--pair", type=int, action="append", help="only this level against the one below")
    parser.add_argument("--table", action="store_true", help="at the end, rows as MEASURED.md has them")
    parser.add_argument("--against", choices=list(GOAL_AGAINST))
    parser.add_argument("--peer", help="the Python of an environment with py-draughts")
    parser.add_argument("--engine", default="SimpleEngine", choices=["SimpleEngine", "TurboEngine"])
    parser.add_argument("--level", type=int, default=6, choices=LEVELS)
    parser.add_argument("--nodes", type=int)
    chosen = parser.parse_args(arguments)
    rows: list[str] = []
    for game in [find_game(key) for key in chosen.game or GAMES]:
        begun, cells = time.perf_counter(), list[str]()
        level = level_of(game.key, chosen.level)
        level = replace(level, nodes=chosen.nodes or level.nodes)
        if chosen.peer:
            assert isinstance(game, DraughtsGame)
            _against_peer(game, level, chosen.peer, chosen.engine, chosen.games, 2 * chosen.first)
        elif chosen.against:
            other = OTHERS[chosen.against]
            games = games_of(
                game,
                lambda seed: of_level(game, level, seed),  # noqa: B023 - called within the turn
                lambda seed: other(game, seed),  # noqa: B023
                2 * chosen.first,
            )
            points = played(games, chosen.games, GOAL_AGAINST[chosen.against], chosen.sure)
            told(f"{game.key} {level.number} against {chosen.against}", points, begun)
            cells.append(cell(points))
        else:
            for number in chosen.pair or range(2, len(LEVELS) + 1):
                begun = time.perf_counter()
                points = played(levels_of(game, number, 2 * chosen.first), chosen.games, GOAL, chosen.sure)
                told(f"{game.key} {number} against {number - 1}", points, begun)
                cells.append(cell(points))
        if chosen.table and cells:
            rows.append(" | ".join(["", game.key, *cells, ""]).strip())
    print("\n".join(rows), end="\n" if rows else "")
    return 0


def _against_peer(game: DraughtsGame, level: Level, python: str, engine: str, games: int, first: int) -> None:
    begun = time.perf_counter()
    peer = Peer(python, engine, game)
    spent: list[Priced] = []

    def ours(seed: int) -> Chooser:
        spent.append(Priced(game, of_level(game, level, seed)))
        return spent[-1]

    def mean() -> float:
        moves = sum(each.moves for each in spent)
        return max(sum(each.seconds for each in spent) / max(moves, 1), 0.02)

    points: list[float] = []
    try:
        for found in islice(games_of(game, ours, lambda _: peer.playing(mean), first), games):
            points.append(found)
            # Such games take long: each pair is told with those before it.
            if len(points) % 2 == 0:
                told(f"{game.key} {level.number} against {engine}, {mean():.2f} s a move", points, begun)
    finally:
        peer.close()
