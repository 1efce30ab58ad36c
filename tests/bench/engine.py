"""python -m tests.bench engine [--game KEY] [--games N] [--pair LOW]: how strong the levels are.

Without more, each level plays the one below in each game, both sides of every drawn opening: the score of the higher
one in per cent, which is to be at least 65, and where the true one is in 95 of 100 cases.

    --first N         begins with this pair of games, which has another opening and other seeds than the first
    --table           prints the scores once more at the end, as rows of the tables in MEASURED.md
    --sure 0.01       ends a pairing where it is certain, but for this error, that the score is over or under the goal

    --beginner --level N                  a level against somebody who sees two plies and makes a move in five by lot:
                                          the first level is to score 50 to 80 %, so that they win about a third
    --nodes N                             gives that level so many positions a move instead of its own
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, islice
from random import Random
from typing import Any

from bot.engine.evaluation import WON
from bot.engine.levels import LEVELS, Level, level_of
from bot.engine.player import think
from rules import GAMES, Game, Move, Side, find_game
from tests.bench._contest import Chooser, contest
from tests.bench._sequential import interval, shown

GOAL = 0.65
"""The score that a level is to reach against the one below."""
GOAL_AGAINST_BEGINNERS = 0.5
GLANCE = 30
"""So many moves, and so many answers to each, a beginner sees at a glance."""
OPENING = 4
"""Moves drawn by lot, the same for both games of a pair."""


def of_level(game: Game[Any], level: Level, seed: int) -> Chooser:
    def chosen(state: Any, past: Sequence[Any]) -> Move:
        return think(game, state, level, seed=1_000 * seed + len(past), past=past, plies=len(past)).move

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
    above, below = (level_of(game.key, each) for each in (number, number - 1))
    return games_of(
        game, partial(of_level, game, above), lambda seed: of_level(game, below, seed + 1_000), first
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
    seconds = time.perf_counter() - begun
    print(f"{name:<42} +{wins} ={draws} -{losses}  {cell(points)}  {seconds:.0f} s", flush=True)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench engine")
    parser.add_argument("--game", action="append", help="only this game; may be given again")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, metavar="PAIR")
    parser.add_argument("--sure", type=float, default=0.0, metavar="ERROR")
    parser.add_argument("--pair", type=int, action="append", help="only this level against the one below")
    parser.add_argument("--table", action="store_true", help="at the end, rows as MEASURED.md has them")
    parser.add_argument("--beginner", action="store_true", help="one level against a beginner")
    parser.add_argument("--level", type=int, default=6, choices=LEVELS)
    parser.add_argument("--nodes", type=int)
    chosen = parser.parse_args(arguments)
    rows: list[str] = []
    for game in [find_game(key) for key in chosen.game or GAMES]:
        level = level_of(game.key, chosen.level)
        level = replace(level, nodes=chosen.nodes or level.nodes)
        matches = {
            f"{number} against {number - 1}": (levels_of(game, number, 2 * chosen.first), GOAL)
            for number in chosen.pair or range(2, len(LEVELS) + 1)
        }
        if chosen.beginner:
            ours, theirs = partial(of_level, game, level), partial(beginner, game)
            games = games_of(game, ours, theirs, 2 * chosen.first)
            matches = {f"{level.number} against a beginner": (games, GOAL_AGAINST_BEGINNERS)}
        rows.append(f"| {game.key} |")
        for name, (games, goal) in matches.items():
            begun = time.perf_counter()
            points = played(games, chosen.games, goal, chosen.sure)
            told(f"{game.key} {name}", points, begun)
            rows[-1] += f" {cell(points)} |"
    if chosen.table:
        print(*rows, sep="\n")
    return 0
