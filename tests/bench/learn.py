"""python -m tests.bench learn GAME [--records FILE...] [--rounds R] [--games N] [--nodes N] [--seed S]: learns weights.

Begins from the plain weights. Each round plays games of the present weights against themselves from drawn openings,
adds the recorded games that were named, and fits the chance of winning, as a logistic function of the value, to what
became of each quiet position: the result, and to a smaller part the value that the search found there. Writes the
file of the game in `values/`. The same input and seed give the same weights.
"""

import argparse
import json
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Final

from bot.engine.draughts import DraughtsEvaluation
from bot.engine.levels import Level
from bot.engine.player import think
from bot.engine.weights import Weights, file_of, neighbours
from rules import BadRecord, Move, Side, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.replay import replay_all
from rules.draughts.state import State
from rules.geometry import Squares, cells_of
from rules.stream import pieces_of
from tests.bench._contest import contest

_SCALE: Final = 100.0
"""The value at which three in four are won, before anything is learned."""
_SEARCHED: Final = 0.3
"""How much of the aim is what the search found, the rest being the result."""
_PASSES: Final = 12
_RATE: Final = 3.0
_PULL: Final = 3e-4
"""How strongly weights are drawn back to where they began, at each sample."""
_LEAST_KING: Final = 120
"""Kings are rare where they are short, so their learned worth alone may be less than any player would say."""
_RESULT = re.compile(r"\s*(1/2|½|\d)\s*-\s*(1/2|½|\d)")
"""Two points or one for a win; as digits they are in order."""

Sample = tuple[list[tuple[int, float]], float]
"""Features by their place in the vector of weights, as the side to move sees them, and its chance of winning."""


class Vector:
    """The weights as one list of numbers; on boards that are their own mirror image, two cells share each."""

    def __init__(self, game: DraughtsGame) -> None:
        ruleset = game.ruleset
        board, columns = ruleset.board, ruleset.shape.columns
        places = {(board.column[cell], board.row[cell]): index for index, cell in enumerate(board.cells)}
        mirrored = ruleset.shape.squares is Squares.ALL
        self.game = game
        self.count = len(board.cells)
        self.index = {
            cell: min(index, places[columns - 1 - board.column[cell], board.row[cell]]) if mirrored else index
            for index, cell in enumerate(board.cells)
        }
        turned = dict(zip(board.cells, board.cells[::-1], strict=True))
        upright = [ruleset.colours[side] == "white" for side in Side]
        self._at = [
            {cell: self.index[cell if upright[side] else turned[cell]] for cell in board.cells}
            for side in Side
        ]
        self._shifts = neighbours(game, Side.FIRST)
        pairs = len(self._shifts)
        self._few = self.count
        self._pairs = 2 * self.count
        self._kings = self._pairs + 2 * pairs
        self._first_king = self._kings + self.count
        first, last = ruleset.men_rows
        self._whole = 2 * sum(ruleset.row(Side.FIRST, row).bit_count() for row in range(first, last + 1))

    def of(self, weights: Weights) -> list[float]:
        pairs = [*weights.pairs_many, *weights.pairs_few]
        last = [weights.first_king, weights.mobility / 8, weights.turn]
        return [*map(float, weights.many), *weights.few, *pairs, *weights.kings, *last]

    def weights(self, vector: Sequence[float]) -> Weights:
        """The same as whole numbers, in units of the man that is worth, or costs, a hundred."""
        men = vector[: 2 * self.count]
        unit = 100 / abs(sum(men) / len(men))
        whole = [round(unit * weight) for weight in vector]
        shared = list(self.index.values())
        pairs = len(self._shifts)
        kings = [whole[self._kings + i] for i in shared]
        lacking = max(0, _LEAST_KING - sum(kings) // len(kings) - whole[self._first_king])
        if self.game.ruleset.giveaway:
            lacking = 0
        return Weights(
            many=tuple(whole[i] for i in shared),
            few=tuple(whole[self._few + i] for i in shared),
            pairs_many=tuple(whole[self._pairs : self._pairs + pairs]),
            pairs_few=tuple(whole[self._pairs + pairs : self._kings]),
            kings=tuple(king + lacking for king in kings),
            first_king=whole[self._first_king],
            mobility=round(8 * unit * vector[-2]),
            turn=whole[-1],
        )

    def features(self, state: State, steps: int) -> list[tuple[int, float]]:
        position = state.position
        mover = position.to_move
        part = position.occupied.bit_count() / self._whole
        found: dict[int, float] = {len(self) - 2: float(steps), len(self) - 1: 1.0}
        pairs = len(self._shifts)
        for side in Side:
            sign = 1.0 if side is mover else -1.0
            men, kings, at = position.men[side], position.kings[side], self._at[side]
            for cell in cells_of(men):
                place = at[cell]
                found[place] = found.get(place, 0.0) + sign * part
                found[self._few + place] = found.get(self._few + place, 0.0) + sign * (1 - part)
            for number, shift in enumerate(self._shifts):
                count = (men & men << shift).bit_count() * sign
                place = self._pairs + number
                found[place] = found.get(place, 0.0) + count * part
                found[place + pairs] = found.get(place + pairs, 0.0) + count * (1 - part)
            for cell in cells_of(kings):
                place = self._kings + at[cell]
                found[place] = found.get(place, 0.0) + sign
            if kings:
                found[self._first_king] = found.get(self._first_king, 0.0) + sign
        return [(place, number) for place, number in found.items() if number]

    def __len__(self) -> int:
        return self._first_king + 3


def fitted(vector: list[float], samples: Sequence[Sample], chance: Random) -> list[float]:
    """The vector after some passes over the samples, each weight with a step of its own (Adagrad)."""
    begun, vector = vector, list(vector)
    steps = [1e-6] * len(vector)
    order = list(samples)
    for _ in range(_PASSES):
        chance.shuffle(order)
        for features, aim in order:
            value = sum(vector[place] * number for place, number in features)
            error = aim - logistic(value)
            for place, number in features:
                slope = error * number - _PULL * (vector[place] - begun[place])
                steps[place] += slope * slope
                vector[place] += _RATE * slope / math.sqrt(steps[place])
    return vector


def self_played(vector: Vector, weights: Weights, games: int, nodes: int, chance: Random) -> Iterator[Sample]:
    """Samples of games of these weights against themselves."""
    game = vector.game
    evaluation = DraughtsEvaluation(game, weights)
    level = Level(0, nodes, 10)
    for _ in range(games):
        seed = chance.getrandbits(32)
        values: dict[int, int] = {}

        def chosen(
            state: State, past: Sequence[State], seed: int = seed, values: dict[int, int] = values
        ) -> Move:
            thought = think(game, state, level, seed=seed + len(past), past=past, evaluation=evaluation)
            values[len(past)] = thought.value
            return thought.move

        played = contest(game, chosen, chosen, opening=chance.choice((4, 6, 8, 10)), seed=seed)
        yield from _samples(vector, played.states, played.winner, values)


def recorded(vector: Vector, files: Sequence[Path]) -> Iterator[Sample]:
    """Samples of the recorded games of this kind."""
    for path in files:
        for played in replay_all(pieces_of(path), vector.game):
            if isinstance(played, BadRecord) or played.fault or played.states[0] != vector.game.start():
                continue
            points = _RESULT.match(played.record.result)
            if points is None:
                continue
            first, second = points.groups()
            winner = None if first == second else Side.FIRST if first > second else Side.SECOND
            yield from _samples(vector, played.states, winner, {})


def _samples(
    vector: Vector, states: Sequence[State], winner: Side | None, values: dict[int, int]
) -> Iterator[Sample]:
    tree = vector.game.tree
    for ply, state in enumerate(states[:-1]):
        steps = tree.steps(tree.node(state))
        if ply < 4 or not steps or steps[0][2]:
            continue
        aim = 0.5 if winner is None else float(winner is state.to_move)
        if ply in values:
            aim = (1 - _SEARCHED) * aim + _SEARCHED * logistic(values[ply])
        yield vector.features(state, len(steps)), aim


def logistic(value: float) -> float:
    """The chance of winning at this value."""
    return 1 / (1 + math.exp(-max(-2000.0, min(2000.0, value)) / _SCALE))


def write(weights: Weights, path: Path, **facts: object) -> None:
    """A file of these weights, with `facts` about their origin."""
    lines = [f'  "{name}": {json.dumps(value)}' for name, value in asdict(weights).items()]
    inner = ",\n".join(lines)
    head = "".join(f'"{name}": {json.dumps(value)},\n' for name, value in facts.items())
    path.write_text(f'{{{head}"weights": {{\n{inner}\n}}}}\n', encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Learns and writes the weights of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench learn")
    parser.add_argument("game")
    parser.add_argument("--records", type=Path, nargs="*", default=[])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=150, help="played in each round")
    parser.add_argument("--nodes", type=int, default=300, help="for each move of them")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    if not isinstance(game, DraughtsGame):
        parser.error("only games of draughts have weights")
    chance = Random(chosen.seed)
    vector = Vector(game)
    plain = weights = Weights.plain(game.ruleset)
    old = list(recorded(vector, chosen.records))
    new: list[Sample] = []
    for number in range(1, chosen.rounds + 1):
        # Games of the weights before the last are of players who knew too little.
        new = new[len(new) // 2 :] if number > 1 else new
        new += self_played(vector, weights, chosen.games, chosen.nodes, chance)
        weights = vector.weights(fitted(vector.of(plain), [*old, *new], chance))
        print(f"{game.key} round {number}: {len(old)} recorded, {len(new)} played", flush=True)
    write(
        weights,
        file_of(game),
        records=[path.name for path in chosen.records],
        rounds=chosen.rounds,
        games=chosen.games,
        nodes=chosen.nodes,
        seed=chosen.seed,
    )
    return 0
