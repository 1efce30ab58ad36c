"""The number of move sequences, against tables that others published and positions made for one rule each."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from rules.draughts.movegen import generator_of
from tests.rules.draughts.positions import RULESETS, plain, position_of
from tests.shared import shared

ORDINARY = 300_000
"""As many nodes as one entry may have in the ordinary run; `slow` goes on to what a CI can afford."""
SLOW = 12_000_000


@cache
def tables() -> dict[str, list[dict[str, Any]]]:
    loaded: dict[str, list[dict[str, Any]]] = json.loads(shared("data", "perft.json").read_text("utf-8"))
    return loaded


def deepest(low: int, high: int) -> Iterator[Any]:
    """For each game and position the deepest entry with more than `low` and at most `high` nodes."""
    for key, entries in tables().items():
        found: dict[str, dict[str, Any]] = {}
        for entry in entries:
            if low < entry["nodes"] <= high:
                found[entry["position"]] = entry
        for position, entry in found.items():
            yield pytest.param(key, entry, id=f"{key}-{position}-{entry['depth']}")


def check(key: str, entry: dict[str, Any]) -> None:
    position = position_of(RULESETS[key], entry["position"])
    assert generator_of(RULESETS[key]).perft(position, entry["depth"]) == entry["nodes"]


@pytest.mark.parametrize("key, entry", list(deepest(0, ORDINARY)))
def test_perft_equals_the_table(key: str, entry: dict[str, Any]) -> None:
    check(key, entry)


@pytest.mark.few(2)
@pytest.mark.slow
@pytest.mark.parametrize("key, entry", list(deepest(ORDINARY, SLOW)))
def test_deep_perft_equals_the_table(key: str, entry: dict[str, Any]) -> None:
    check(key, entry)


def rule_tests() -> Iterator[Any]:
    for key, entries in tables().items():
        for entry in entries:
            if "moves" in entry:
                yield pytest.param(key, entry, id=f"{key}-{entry['position']}-{entry['test']}")


def whatever_order(move: str) -> tuple[str, ...]:
    """The text in parts, the squares taken sorted."""
    ends, crowned = re.sub("=K$", "", move), move.endswith("=K")
    start, end, *taken = re.split("[-x]", ends)
    return start, end, *sorted(taken), "=K" if crowned else ""


@pytest.mark.parametrize("key, entry", list(rule_tests()))
def test_the_legal_moves_are_those_listed(key: str, entry: dict[str, Any]) -> None:
    ruleset = RULESETS[key]
    position = position_of(ruleset, entry["position"])
    numeric = re.search("[a-h][1-9]", entry["position"]) is None
    moves = [
        plain(ruleset, position, move, numeric=numeric) for *_, move in generator_of(ruleset).of(position)
    ]
    assert sorted(map(whatever_order, moves)) == sorted(map(whatever_order, entry["moves"]))


LIDRAUGHTS = {
    "frysk": (9, 81, 657, 5_329, 41_829, 328_329),
    "breakthrough": (9, 81, 658, 4_265, 27_117, 167_140),
    "antidraughts": (9, 81, 658, 4_265, 27_117, 167_140),
}
"""Counts from the start, every legal move pushed: by py-draughts 1.10.1 (`FryskBoard` and its like), and by pydraughts
0.6.7 (`Board(variant="frysk!")`) to depth five, of the last two to four. Those two have International's counts."""


@pytest.mark.parametrize("key", LIDRAUGHTS)
def test_perft_of_the_variants_of_lidraughts(key: str) -> None:
    ruleset = RULESETS[key]
    start, generator = position_of(ruleset, "start"), generator_of(ruleset)
    counts = LIDRAUGHTS[key]
    assert tuple(generator.perft(start, depth + 1) for depth in range(len(counts))) == counts
