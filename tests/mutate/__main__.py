"""How good is the net? Puts small mistakes into a copy of the code, one at a time, and tells which no test notices.

    python -m tests.mutate                     150 mistakes, as many from each package
    python -m tests.mutate --seed 7 bot/core   from one package, with a seed of your choice

The first run takes some minutes to learn which tests concern which line; that is kept in `out/mutate.json`
and used when the code has changed too. Without that file it is learned anew.
A survivor is a hole in the net, or a change that makes no difference to anybody.
"""

import argparse
import compileall
import importlib
import math
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from itertools import islice
from pathlib import Path

from tests.mutate.mutants import Mutant, mutants
from tests.mutate.tests import MONITORING, PACKAGES, Tests, noticed, watched

ROOT = Path(__file__).resolve().parents[2]
USUAL = 150
ENOUGH = 0.9
"""The part of the mistakes that must be caught."""
SECONDS = 120
"""Tests that take longer than this together are tried no further: the nearest and quickest had their chance."""
FIRST = 8
"""So many tests are run before the others: most often they notice, and are in few files."""
ASIDE = {"render/fonts/subset.py"}
"""Code that made something once, from things that are not here, and is run by nobody."""
HEAVY = ("discord.ext.commands", "sqlalchemy.ext.asyncio", "alembic.command", "PIL.Image")
"""Imported once, so that not every mistake costs a second for it."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="folders or files, the packages if none are named")
    parser.add_argument("--count", type=int, default=USUAL, help=f"how many mistakes, {USUAL} if not said")
    parser.add_argument("--tests", nargs="*", default=[], help="files or folders of tests that may notice")
    parser.add_argument("--seed", type=int, default=random.randrange(100_000), help="repeats a choice")
    told = f"what the tests of each may take, {SECONDS} if not said"
    parser.add_argument("--seconds", type=float, default=SECONDS, help=told)
    asked = parser.parse_args()
    if MONITORING is None:
        parser.error("this needs Python 3.12 or newer")
    for name in HEAVY:
        importlib.import_module(name)
    os.environ.setdefault("DAMKA_SHARED", str(ROOT.parent / "shared"))
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _copy(root)
        tests = watched(root, ROOT / "out" / "mutate.json", asked.tests)
        # A mistake may come and go within one tick of the clock, so compiled code must be known by its contents.
        for package in PACKAGES:
            checked = py_compile.PycInvalidationMode.CHECKED_HASH
            compileall.compile_dir(root / package, quiet=2, force=True, invalidation_mode=checked)
        packages = _packages(root, asked.paths or list(PACKAGES))
        chosen = _chosen(root, packages, asked.count, asked.seed)
        return _examine(root, tests, chosen, asked.seed, asked.seconds)


def _copy(root: Path) -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    for name in listed.stdout.split("\0"):
        if (ROOT / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, root / name)


def _packages(root: Path, places: list[str]) -> dict[str, list[str]]:
    """The files in these places by package; the folders of `bot` are packages of their own."""
    found: dict[str, list[str]] = defaultdict(list)
    for place in places:
        for path in [root / place] if place.endswith(".py") else sorted((root / place).rglob("*.py")):
            name, folders = path.relative_to(root).as_posix(), path.relative_to(root).parts[:-1]
            if name not in ASIDE:
                found["/".join(folders[: 2 if folders[0] == "bot" else 1])].append(name)
    return found


def _chosen(root: Path, packages: dict[str, list[str]], count: int, seed: int) -> list[Mutant]:
    """So many mistakes, the same number from each package, as far as it has them."""
    dice = random.Random(seed)
    chosen: list[Mutant] = []
    for number, paths in enumerate(packages.values()):
        share = math.ceil((count - len(chosen)) / (len(packages) - number))
        possible = [mutant for path in paths for mutant in mutants(root, path)]
        dice.shuffle(possible)
        chosen += islice((mutant for mutant in possible if mutant.compiles(root)), share)
    # In such an order that a run which is broken off has looked at all packages alike.
    dice.shuffle(chosen)
    return chosen


def _examine(root: Path, tests: Tests, chosen: list[Mutant], seed: int, patience: float) -> int:
    began = time.monotonic()
    sys.dont_write_bytecode = True
    survivors: list[Mutant] = []
    for number, mutant in enumerate(chosen, 1):
        concerned, seconds = tests.within(tests.of(root, mutant), patience)
        limit = 120 + 10 * seconds
        parts = filter(None, (concerned[:FIRST], concerned[FIRST:]))
        caught = any(noticed(root, mutant, part, limit) for part in parts)
        print(f"{number:4} {'caught' if caught else 'SURVIVED':8} {mutant}", flush=True)
        survivors += [] if caught else [mutant]
    kept = len(chosen) - len(survivors)
    rate = kept / max(len(chosen), 1)
    print(f"\n{kept} of {len(chosen)} caught, {rate:.1%}, in {time.monotonic() - began:.0f} s; --seed {seed}")
    print(*survivors, sep="\n")
    return 0 if rate >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
