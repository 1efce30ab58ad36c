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

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests" / "data" / "perft.txt"
PEER, ENGINE, ORACLE = "py-draughts", "py-draughts engine", "pydraughts"
PEERS = {"international": (PEER, ENGINE), "american": (ORACLE,), "italian": (ORACLE,)}
"""Those beside which a game is measured; the others are beside py-draughts alone."""


class Worker:
    """A process that measures one library, asked and answering a line at a time."""

    def __init__(self, python: str, library: str) -> None:
        command = [python, str(Path(__file__).with_name("_perft.py")), library]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def measure(self, *case: object) -> tuple[int, float]:
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
    command = [python, "-c", "import draughts; draughts.FrisianBoard"]
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode == 0
    except OSError:
        return False


def main(arguments: Sequence[str]) -> int:
    """Prints the table; returns 1 if ours is slower anywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench rules", description=__doc__)
    peer = os.environ.get("DAMKA_BENCH_PEER", "")
    parser.add_argument("--peer", default=peer, help="its python, with py-draughts")
    parser.add_argument("--pairs", type=int, default=7)
    parser.add_argument("--game", help="only this game")
    chosen = parser.parse_args(arguments)
    workers = {"ours": Worker(sys.executable, "ours"), ORACLE: Worker(sys.executable, ORACLE)}
    if chosen.peer and _works(chosen.peer):
        workers |= {name: Worker(chosen.peer, name) for name in (PEER, ENGINE)}
    else:
        print("py-draughts is left out: no environment with it was named (--help says how to make one).\n")
    print(f"{'game':<14}{'position':<24}{'depth':>5}{'nodes':>9}  {'peer':<19}", end="")
    print(f"{'ours M/s':>9}{'peer M/s':>10}{'ratio':>8}  {'from':>5} to")
    slower = False
    for line in CASES.read_text(encoding="utf-8").splitlines()[1:]:
        game, name, depth, position = line.split(" | ")
        for peer in PEERS.get(game, (PEER,)):
            if chosen.game not in (None, game) or peer not in workers:
                continue
            case = game, position, int(depth)
            pairs = [[workers[each].measure(*case) for each in ("ours", peer)] for _ in range(chosen.pairs)]
            ours, theirs = (
                statistics.median(pair[side][0] / pair[side][1] for pair in pairs) for side in (0, 1)
            )
            ratios = sorted(n / seconds / (m / more) for (n, seconds), (m, more) in pairs)
            (nodes, _), (counted, _) = pairs[0]
            slower = slower or statistics.median(ratios) < 1
            print(
                f"{game:<14}{name:<24}{depth:>5}{nodes:>9}  {peer:<19}{ours / 1e6:>9.2f}{theirs / 1e6:>10.4f}"
                f"{statistics.median(ratios):>8.2f}  {ratios[0]:>5.1f} {ratios[-1]:.1f}"
                + (f"  (the peer counts {counted})" if nodes != counted else ""),
                flush=True,
            )
    for worker in workers.values():
        worker.close()
    return int(slower)
