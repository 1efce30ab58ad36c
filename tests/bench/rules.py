"""python -m tests.bench rules [--peer PYTHON] [--pairs N] [--game KEY]: nodes per second of perft, side by side.

The peers are py-draughts (GPL: never a dependency of this project) and pydraughts (a test dependency). Both name
their package `draughts`, so py-draughts lives in an environment of its own:

    python -m venv ~/peer && ~/peer/bin/pip install py-draughts
    python -m tests.bench rules --peer ~/peer/bin/python        (or DAMKA_BENCH_PEER=...)

Both sides of a pair count in the same way: all moves are made at each node, at the leaves too, and the list of legal
moves of the last ply is measured, not counted by other means. The peer's own board classes are used, and beside them
the private perft of its International engine. Pairs are interleaved, the result is the median of their ratios of
processor time; ours begins each measurement with nothing remembered. Positions are the start, and positions of real
games.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
WORKER = Path(__file__).with_name("_perft.py")
PEER = "py-draughts"
ENGINE = "py-draughts engine"
ORACLE = "pydraughts"


class Case(NamedTuple):
    game: str
    name: str
    position: str
    depth: int
    peers: tuple[str, ...]


def _cases() -> list[Case]:
    """Positions by source: game and ply of the file named, numbers in all of them."""
    both, one, slow = (PEER, ENGINE), (PEER,), (ORACLE,)
    table = [
        ("international", "start", "start", 6, both),
        (
            "international",
            "wk2003 1/40",
            "W:W29,37,38,40,41,43,44,47,48,49,50:B1,2,3,4,8,9,11,14,15,17,27",
            5,
            both,
        ),
        (
            "international",
            "wk2003 2/40",
            "W:W31,33,35,37,38,39,40,41,42,43,45,47,48,49:B3,4,6,7,8,11,12,13,15,16,18,19,20,22,32",
            6,
            both,
        ),
        ("international", "wk2003 6/98 kings", "W:W25,K36,37,42:B16,26,K49", 4, both),
        ("international", "wk2003 8/116 kings", "W:WK15,25,26,35,39:B28,K46", 4, both),
        ("russian", "start", "start", 7, one),
        ("russian", "ussr1947 1/24", "W:W18,19,21,23,24,25,28,31,32:B1,2,4,8,9,10,11,12,14", 6, one),
        ("russian", "ussr1947 2/24", "W:W14,24,27,28,29,30,32:B1,3,4,5,11,16,20,22", 8, one),
        ("russian", "ussr1947 10/67 kings", "B:WK2,5,13:B1,K24", 5, one),
        ("russian", "ussr1947 12/72 kings", "W:WK21:B20,23,K29", 5, one),
        ("brazilian", "start", "start", 7, one),
        ("brazilian", "lidraughts 1/24", "W:W14,22,25,27,28,31,32:B3,4,5,7,8,12,13,24", 6, one),
        ("brazilian", "lidraughts 2/24", "W:W14,20,22,25,27,28,29,32:B3,4,5,8,10,11,13,16", 9, one),
        ("brazilian", "lidraughts 8/65 kings", "B:WK1,27:B4,15,K29", 5, one),
        ("brazilian", "lidraughts 11/58 kings", "W:WK1,17,21,24:B7,11,K31", 5, one),
        ("frisian", "start", "start", 6, one),
        (
            "frisian",
            "lidraughts 1/40",
            "W:W20,32,35,36,38,42,43,45,46,47,48,49,50:B2,3,4,5,8,9,13,16,17,18,21,24,26",
            5,
            one,
        ),
        ("frisian", "lidraughts 2/40", "W:W18,26,36,41,42,43,44,46,48,50:B1,4,5,6,10,11,15,21", 7, one),
        ("frisian", "lidraughts 2/91 kings", "B:WK5:B1,K25", 4, one),
        ("american", "start", "start", 4, slow),
        ("american", "OCA 1/24", "B:W18,20,21,23,27,30,31,32:B2,3,6,7,8,12,13,14,28", 4, slow),
        ("american", "OCA 5/60 kings", "B:WK1,8,12,13:B2,3,6,K7", 5, slow),
        ("italian", "start", "start", 4, slow),
        ("italian", "CIA 2005 1/24", "W:W9,17,24,25,27,28,29,30,31:B2,4,5,6,10,14,15,16,18", 4, slow),
        ("italian", "CIA 2005 1/55 kings", "B:WK1,9,14,16,18,24:B2,7,K20,26", 4, slow),
    ]
    return [Case(*row) for row in table]


class Worker:
    """A process that measures one library, asked and answering a line at a time."""

    def __init__(self, python: str, library: str) -> None:
        self._process = subprocess.Popen(
            [python, str(WORKER), library], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def measure(self, case: Case) -> tuple[int, float]:
        """Nodes, and seconds for them."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(case) + "\n")
        self._process.stdin.flush()
        nodes, seconds = json.loads(self._process.stdout.readline())
        return int(nodes), float(seconds)

    def close(self) -> None:
        self._process.communicate(timeout=10)


def _works(python: str) -> bool:
    try:
        code = "import draughts; draughts.FrisianBoard"
        return (
            subprocess.run([python, "-c", code], capture_output=True, check=False, timeout=60).returncode == 0
        )
    except OSError:
        return False


def main(arguments: Sequence[str]) -> int:
    """Prints the table; returns 1 if ours is slower anywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench rules")
    parser.add_argument(
        "--peer", default=os.environ.get("DAMKA_BENCH_PEER", ""), help="its python, with py-draughts"
    )
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args(arguments)
    workers = {"ours": Worker(sys.executable, "ours"), ORACLE: Worker(sys.executable, ORACLE)}
    if chosen.peer and _works(chosen.peer):
        workers |= {name: Worker(chosen.peer, name) for name in (PEER, ENGINE)}
    else:
        print("py-draughts is left out: there is no environment with it. To make one and name it:")
        print("  python -m venv ~/peer && ~/peer/bin/pip install py-draughts")
        print("  python -m tests.bench rules --peer ~/peer/bin/python")
        print()
    print(f"{'game':<14}{'position':<24}{'depth':>5}{'nodes':>9}  {'peer':<19}", end="")
    print(f"{'ours M/s':>9}{'peer M/s':>10}{'ratio':>8}  {'from':>5} to")
    slower = False
    for case in _cases():
        if chosen.game not in (None, case.game):
            continue
        for peer in case.peers:
            if peer not in workers:
                continue
            pairs = [
                (workers["ours"].measure(case), workers[peer].measure(case)) for _ in range(chosen.pairs)
            ]
            rates = [
                (our_nodes / ours, their_nodes / theirs) for (our_nodes, ours), (their_nodes, theirs) in pairs
            ]
            ratios = sorted(ours / theirs for ours, theirs in rates)
            (nodes, _), (their_nodes, _) = pairs[0]
            median = statistics.median(ratios)
            slower = slower or median < 1
            print(
                f"{case.game:<14}{case.name:<24}{case.depth:>5}{nodes:>9}  {peer:<19}"
                f"{statistics.median(ours for ours, _ in rates) / 1e6:>9.2f}"
                f"{statistics.median(theirs for _, theirs in rates) / 1e6:>10.4f}"
                f"{median:>8.2f}  {ratios[0]:>5.1f} {ratios[-1]:.1f}"
                + (f"  (the peer counts {their_nodes})" if nodes != their_nodes else ""),
                flush=True,
            )
    for worker in workers.values():
        worker.close()
    return int(slower)
