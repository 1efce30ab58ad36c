"""The longest suites run as samples: a few of a test's parameters, others with every seed, all of them by `-m nightly`.

Of the tests in folders a sixth is run, and of the slow ones a twelfth, each in one language, where no path is named:
with so many seeds in a row all have their turn. `--whole`, or a path, runs all of them in all languages; slow ones as
ever where `-m` asks for them.

@pytest.mark.sample(3)                   three of the parameter sets of this test
@pytest.mark.sample(1, of="language")    one language for each of the other parameters' values
@pytest.mark.sample(0)                   none: only the whole has it

Where some of the sets are slow, those and the others are two samples.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Iterable
from itertools import zip_longest
from zlib import crc32

import pytest

VARIABLE = "DAMKA_SEED"
_SEEDS = 100_000
PARTS = {"ordinary": 6, "slow": 12}
LANGUAGE = "language"


def seed() -> int:
    """The seed of this run: from the environment, where the processes that share the run find it too."""
    return int(os.environ.setdefault(VARIABLE, str(random.randrange(_SEEDS))))


def left_out(items: Iterable[pytest.Item], seed: int) -> set[pytest.Item]:
    """The tests with the mark `sample` that are not run with this seed."""
    alike: dict[str, list[pytest.Item]] = defaultdict(list)
    counts: dict[str, int] = {}
    for item in items:
        # The mark of a parameter set comes after that of the whole test, and stands for it.
        marks = [mark for mark in item.own_markers if mark.name == "sample"]
        if marks and isinstance(item, pytest.Function):
            others, count = _others(item, marks[-1].kwargs.get("of")), marks[-1].args[0]
            group = f"{item.nodeid.partition('[')[0]} {_kind(item)} {count} {others}"
            alike[group].append(item)
            counts[group] = count
    out: set[pytest.Item] = set()
    for group, members in alike.items():
        size, count = len(members), min(counts[group], len(members))
        # Evenly spread, and all of them in turn as the seed goes up; where to begin differs from test to test.
        chosen = {(crc32(group.encode()) + seed + size * number // count) % size for number in range(count)}
        out.update(item for place, item in enumerate(members) if place not in chosen)
    return out


def of_other_parts(items: Iterable[pytest.Item], seed: int) -> set[pytest.Item]:
    """The tests without the mark `sample` that other seeds run, and of the rest all languages but one."""
    alike: dict[tuple[str, str], dict[object, list[pytest.Item]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        if not any(item.get_closest_marker(mark) for mark in ("sample", "browser")):
            params = (
                item.callspec.params
                if isinstance(item, pytest.Function) and hasattr(item, "callspec")
                else {}
            )
            alike[item.nodeid.partition("[")[0], _kind(item)][params.get(LANGUAGE)].append(item)
    out: set[pytest.Item] = set()
    for (name, kind), languages in alike.items():
        first, parts = crc32(f"{name} {kind}".encode()), PARTS[kind]
        # The tests at one place differ in their language alone.
        for place, members in enumerate(zip_longest(*languages.values())):
            there = [item for item in members if item is not None]
            out.update(there)
            if (first + place) % parts == seed % parts:
                out.discard(there[(first + place + seed // parts) % len(there)])
    return out


def _kind(item: pytest.Item) -> str:
    return "slow" if item.get_closest_marker("slow") else "ordinary"


def _others(item: pytest.Function, parameter: str | None) -> list[str]:
    """Its other parameters, values plain or functions, alike in every process; none where whole sets are chosen."""
    others = sorted(set(item.callspec.params) - {parameter}) if parameter else ()
    values = [(name, item.callspec.params[name]) for name in others]
    return [f"{name}={getattr(value, '__qualname__', repr(value))}" for name, value in values]
