"""python -m tests.bench rules [--game KEY]: nodes a second of perft, from the start and in positions of real games.

Processor time of one core. Each count begins with nothing remembered; shorter ones are repeated.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from rules import find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import Generator

CASES = Path(__file__).parents[1] / "data" / "perft.txt"
AT_LEAST = 0.5


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench rules", description=__doc__)
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args(arguments)
    for line in CASES.read_text(encoding="utf-8").splitlines()[1:]:
        key, name, depth, position = line.split(" | ")
        if chosen.game in (None, key):
            game = find_game(key)
            assert isinstance(game, DraughtsGame)
            start = game.start(None if position == "start" else position).position
            nodes, begun = 0, time.process_time()
            while (spent := time.process_time() - begun) < AT_LEAST:
                nodes += Generator(game.ruleset).perft(start, int(depth))
            print(
                f"{key:<14}{name:<24}{depth:>5}{nodes / spent / 1e6:>9.2f} million nodes a second", flush=True
            )
    return 0
