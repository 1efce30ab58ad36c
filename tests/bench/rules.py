"""python -m tests.bench rules [--times N] [--game KEY]: nodes per second of perft, in millions, the median of `times`.

All moves are made at each node, at the leaves too, and the list of legal moves of the last ply is measured, not counted
by other means. Processor time; each measurement begins with nothing remembered. Positions are the start, and positions
of real games.
"""

import argparse
import statistics
import time
from collections.abc import Sequence

from rules import find_game
from rules.draughts.game import DraughtsGame
from rules.draughts.movegen import Generator

AT_LEAST = 0.02
"""Seconds of processor time; shorter counts are repeated."""
CASES = (
    ("international", "start", "start", 6),
    ("international", "wk2003 1/40", "W:W29,37,38,40,41,43,44,47,48,49,50:B1,2,3,4,8,9,11,14,15,17,27", 5),
    (
        "international",
        "wk2003 2/40",
        "W:W31,33,35,37,38,39,40,41,42,43,45,47,48,49:B3,4,6,7,8,11,12,13,15,16,18,19,20,22,32",
        6,
    ),
    ("international", "wk2003 6/98 kings", "W:W25,K36,37,42:B16,26,K49", 4),
    ("international", "wk2003 8/116 kings", "W:WK15,25,26,35,39:B28,K46", 4),
    ("russian", "start", "start", 7),
    ("russian", "ussr1947 1/24", "W:W18,19,21,23,24,25,28,31,32:B1,2,4,8,9,10,11,12,14", 6),
    ("russian", "ussr1947 2/24", "W:W14,24,27,28,29,30,32:B1,3,4,5,11,16,20,22", 8),
    ("russian", "ussr1947 10/67 kings", "B:WK2,5,13:B1,K24", 5),
    ("russian", "ussr1947 12/72 kings", "W:WK21:B20,23,K29", 5),
    ("brazilian", "start", "start", 7),
    ("brazilian", "lidraughts 1/24", "W:W14,22,25,27,28,31,32:B3,4,5,7,8,12,13,24", 6),
    ("brazilian", "lidraughts 2/24", "W:W14,20,22,25,27,28,29,32:B3,4,5,8,10,11,13,16", 9),
    ("brazilian", "lidraughts 8/65 kings", "B:WK1,27:B4,15,K29", 5),
    ("brazilian", "lidraughts 11/58 kings", "W:WK1,17,21,24:B7,11,K31", 5),
    ("frisian", "start", "start", 6),
    (
        "frisian",
        "lidraughts 1/40",
        "W:W20,32,35,36,38,42,43,45,46,47,48,49,50:B2,3,4,5,8,9,13,16,17,18,21,24,26",
        5,
    ),
    ("frisian", "lidraughts 2/40", "W:W18,26,36,41,42,43,44,46,48,50:B1,4,5,6,10,11,15,21", 7),
    ("frisian", "lidraughts 2/91 kings", "B:WK5:B1,K25", 4),
    ("american", "start", "start", 4),
    ("american", "OCA 1/24", "B:W18,20,21,23,27,30,31,32:B2,3,6,7,8,12,13,14,28", 4),
    ("american", "OCA 5/60 kings", "B:WK1,8,12,13:B2,3,6,K7", 5),
    ("italian", "start", "start", 4),
    ("italian", "CIA 2005 1/24", "W:W9,17,24,25,27,28,29,30,31:B2,4,5,6,10,14,15,16,18", 4),
    ("italian", "CIA 2005 1/55 kings", "B:WK1,9,14,16,18,24:B2,7,K20,26", 4),
)
"""Game, name by source with game and ply of the file, position by numbers, depth."""


def measured(key: str, position: str, depth: int) -> tuple[int, float]:
    """Nodes, and seconds for them."""
    game = find_game(key)
    assert isinstance(game, DraughtsGame)
    state, runs, begun = game.start(None if position == "start" else position), 0, time.process_time()
    generator = Generator(game.ruleset)
    while not runs or time.process_time() - begun < AT_LEAST:
        nodes = generator.perft(state.position, depth)
        runs += 1
    return nodes, (time.process_time() - begun) / runs


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench rules")
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args(arguments)
    print(f"{'game':<14}{'position':<24}{'depth':>5}{'nodes':>9}{'M/s':>9}   from to")
    for key, name, position, depth in CASES:
        if chosen.game in (None, key):
            found = [measured(key, position, depth) for _ in range(chosen.times)]
            rates = sorted(nodes / seconds / 1e6 for nodes, seconds in found)
            print(
                f"{key:<14}{name:<24}{depth:>5}{found[0][0]:>9}{statistics.median(rates):>9.2f}"
                f"{rates[0]:>7.2f} {rates[-1]:.2f}",
                flush=True,
            )
    return 0
