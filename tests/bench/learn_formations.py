"""python -m tests.bench learn_formations GAME [--games N...] [--nodes N] [--seed S]: learns the worth of formations.

Each round plays games of the player against itself, with the weights of `values/` and the formations of the round
before. Then the table is fitted so that the weights and formations together tell what became of each quiet position of
all rounds: mostly the value that the search found there, and to a smaller part the result. The weights stay as they
are. A formation and its counterpart, turned and with colours changed, are worth the same to either side. At last it is
found how much of an advantage is left where both sides have kings. Writes the file of the game in `values/`. The same
input and seed give the same table.
"""

import argparse
import json
import math
import sys
import zlib
from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from bot.engine.draughts import DraughtsEvaluation, Node
from bot.engine.formations import ENDING, FULL, Formations, blocks_of, formations_in
from bot.engine.levels import Level
from bot.engine.player import think
from bot.engine.weights import file_of, weights_of
from rules import Colour, Move, find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Ruleset
from rules.draughts.state import State
from tests.bench._contest import contest
from tests.bench.learn import logistic

_OPENINGS: Final = (2, 4, 6, 8, 10, 12)
"""Moves of a game that are drawn by lot."""
_SEARCHED: Final = 0.7
"""How much of the aim is what the search found, the rest being the result."""
_PASSES: Final = 12
_RATE: Final = 0.5
_PULL: Final = 3e-4
"""How strongly the worth of a formation is drawn to nothing, at each sample."""
_MOST: Final = 800
"""No formation is worth more, whatever came of the few games that had it."""

Position: TypeAlias = tuple[Node, float]
"""(node, its side's chance of winning)."""
Sample: TypeAlias = tuple[float, list[int], float]
"""(value by the weights alone, `Table.counted`, the chance of winning)."""


class Table:
    """The worth of each formation, to be learned; a formation and its counterpart have one number with two signs."""

    def __init__(self, ruleset: Ruleset) -> None:
        cells = ruleset.board.cells
        blocks = blocks_of(ruleset)
        turned = dict(zip(cells, reversed(cells), strict=True))
        numbers = {block: number for number, block in enumerate(blocks)}
        count = formations_in(ruleset)
        self.worth = [0.0] * (count * len(blocks))
        self._at: list[int] = []
        """For the place of each formation that of its number, inverted where the sign changes; 0 where it has none."""
        opposites = [_opposite(formation, ruleset.shape.rows) for formation in range(count)]
        for number, block in enumerate(blocks):
            other = numbers[tuple(turned[cell] for cell in reversed(block))] * count
            for formation in range(count):
                own, counterpart = number * count + formation, other + opposites[formation]
                at = own if own < counterpart else ~counterpart
                self._at.append(at if formation and own != counterpart else 0)

    def counted(self, places: Sequence[int], sign: int) -> list[int]:
        """The places of the numbers that count in a position whose mover has this sign, inverted to be taken off."""
        found = [at for place in places if (at := self._at[place])]
        return found if sign > 0 else [~at for at in found]

    def value(self, counted: Sequence[int]) -> float:
        """The worth of what is counted of a position."""
        return sum(self.worth[at] if at >= 0 else -self.worth[~at] for at in counted)

    def whole(self) -> list[int]:
        """The table of all formations, in hundredths of a man."""
        kept = [0, *(round(max(-_MOST, min(_MOST, worth))) for worth in self.worth[1:])]
        return [kept[at] if at >= 0 else -kept[~at] for at in self._at]


def _opposite(formation: int, cells: int) -> int:
    """The formation as the other side sees it: turned, and with colours changed."""
    found = 0
    for _ in range(cells):
        formation, digit = divmod(formation, 3)
        found = 3 * found + (0, 2, 1)[digit]
    return found


def fit(table: Table, samples: Sequence[Sample], chance: Random) -> None:
    """Some passes over the samples, each number with a step of its own (Adagrad)."""
    worth, steps, order = table.worth, [1e-6] * len(table.worth), list(samples)
    for _ in range(_PASSES):
        chance.shuffle(order)
        for value, counted, aim in order:
            for at in counted:
                value += worth[at] if at >= 0 else -worth[~at]
            error = aim - logistic(value)
            for at in counted:
                place = at if at >= 0 else ~at
                slope = (error if at >= 0 else -error) - _PULL * worth[place]
                steps[place] += slope * slope
                worth[place] += _RATE * slope / math.sqrt(steps[place])


def advantage_left(table: Table, samples: Sequence[Sample]) -> int:
    """How many eighths of the values tell best what became of these positions."""
    valued = [(value + table.value(counted), aim) for value, counted, aim in samples]

    def loss(eighths: int) -> float:
        chances = ((logistic(value * eighths / FULL), aim) for value, aim in valued)
        return -sum(aim * math.log(chance) + (1 - aim) * math.log(1 - chance) for chance, aim in chances)

    return min(range(FULL, 0, -1), key=loss)


def _both_have_kings(node: Node) -> bool:
    _, _, kings, _, other_kings = node
    return bool(kings and other_kings)


def played(key: str, worth: Sequence[int], nodes: int, seed: str) -> list[Position]:
    """The quiet positions of one game of the player against itself, by these formations."""
    game = _draughts(key)
    judge = DraughtsEvaluation(
        game, weights_of(game), Formations(game.ruleset, worth) if any(worth) else None
    )
    chance, level, values = Random(seed), Level(0, nodes), dict[int, int]()
    first = chance.getrandbits(32)

    def chosen(state: State, past: Sequence[State]) -> Move:
        thought = think(game, state, level, seed=first + len(past), past=past, evaluation=judge)
        values[len(past)] = thought.value
        return thought.move

    ended = contest(game, chosen, chosen, opening=chance.choice(_OPENINGS), seed=first)
    found = []
    for ply, value in values.items():
        state = ended.states[ply]
        node = game.tree.node(state)
        if game.tree.steps(node)[0][2]:
            continue
        result = 0.5 if ended.winner is None else float(ended.winner is state.to_move)
        found.append((node, (1 - _SEARCHED) * result + _SEARCHED * logistic(value)))
    return found


def _draughts(key: str) -> DraughtsGame:
    game = find_game(key)
    assert isinstance(game, DraughtsGame)
    return game


def samples_of(game: DraughtsGame, table: Table, positions: Sequence[Position]) -> Iterator[Sample]:
    """The positions as samples."""
    plain = DraughtsEvaluation(game, weights_of(game))
    formations = Formations(game.ruleset, ())
    white = game.ruleset.side_of(Colour.WHITE)
    for node, aim in positions:
        side, men, _, other_men, _ = node
        sets = (men, other_men) if side == white else (other_men, men)
        counted = table.counted(formations.places(*sets), 1 if side == white else -1)
        yield plain.value(node, game.tree.steps(node)), counted, aim


def write(path: Path, worth: Sequence[int], both_kings: int, **facts: object) -> None:
    """The file of such a table, numbers below 32,768, with `facts` about its origin."""
    numbers = array("h", worth)
    if sys.byteorder == "big":
        numbers.byteswap()
    head = json.dumps({"both_kings": both_kings, **facts})
    path.write_bytes(head.encode() + b"\n" + zlib.compress(numbers.tobytes(), 9))


def main(arguments: Sequence[str]) -> int:
    """Learns and writes the formations of one game."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench learn_formations")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, nargs="+", default=[1_000, 6_000], help="of each round")
    parser.add_argument("--nodes", type=int, default=2_000, help="for each move of them")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    if not isinstance(game, DraughtsGame) or not blocks_of(game.ruleset):
        parser.error("only games of draughts on the dark cells of a square board have formations")
    worth = [0] * (formations_in(game.ruleset) * len(blocks_of(game.ruleset)))
    samples, with_kings = list[Sample](), list[Sample]()
    for number, games in enumerate(chosen.games, 1):
        table = Table(game.ruleset)
        for each in range(games):
            positions = played(chosen.game, worth, chosen.nodes, f"{chosen.seed}-{number}-{each}")
            samples += samples_of(game, table, positions)
            with_kings += samples_of(game, table, [each for each in positions if _both_have_kings(each[0])])
        print(f"{game.key} round {number}: {len(samples)} positions", flush=True)
        fit(table, samples, Random(f"{chosen.seed}-{number}"))
        worth = table.whole()
    left = advantage_left(table, with_kings)
    write(file_of(game, ENDING), worth, left, games=chosen.games, nodes=chosen.nodes, seed=chosen.seed)
    return 0
