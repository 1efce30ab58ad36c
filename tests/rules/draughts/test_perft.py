"""The number of move sequences, against published tables and positions made for one rule each; and random matches
beside pydraughts, an independent library, where it agrees with the published tables.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import draughts
import pytest

from rules import Side
from rules.draughts.movegen import after, generator_of
from rules.draughts.ruleset import Ruleset
from tests.rules.draughts.positions import RULESETS, game_of, plain, position_of, start_of
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


MATCHES = 12
LONGEST = 160


def from_the_top(ruleset: Ruleset, number: int) -> int:
    return ruleset.board.numbered[number]


def from_the_bottom(ruleset: Ruleset, number: int) -> int:
    """pydraughts counts boards with letters from a1, along the rows upwards."""
    half = ruleset.shape.columns // 2
    row, place = divmod(number - 1, half)
    return ruleset.board.numbered[(ruleset.shape.rows - 1 - row) * half + place + 1]


@pytest.mark.parametrize(
    "key, theirs, cell",
    [
        ("international", "standard", from_the_top), ("american", "english", from_the_top),
        ("italian", "italian", from_the_top), ("russian", "russian", from_the_bottom),
        ("brazilian", "brazilian", from_the_bottom), ("breakthrough", "breakthrough", from_the_top),
        ("antidraughts", "antidraughts", from_the_top),
    ],
)  # fmt: skip
@pytest.mark.few(2, of="seed")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_each_position_of_a_random_match_has_the_moves_that_pydraughts_finds(
    key: str, theirs: str, cell: Callable[[Ruleset, int], int], seed: int
) -> None:
    chance = random.Random(f"{key} {seed}")
    ruleset = RULESETS[key]
    position, board = start_of(ruleset), draughts.Board(variant=theirs)
    for _ in range(LONGEST):
        ours = {
            (step[3].path[0], step[3].path[-1], frozenset(step[3].captured)): step
            for step in generator_of(ruleset).of(position)
        }
        found = {}
        for move in board.legal_moves():
            path = [cell(ruleset, number) for number in move.steps_move]
            taken = frozenset(cell(ruleset, number) for number in move.captures or ())
            found[path[0], path[-1], taken] = move
        assert ours.keys() == found.keys()
        if not ours:
            break
        chosen = chance.choice(sorted(ours, key=lambda move: (move[0], move[1], sorted(move[2]))))
        position = after(position, ours[chosen])
        board.push(found[chosen])


@pytest.mark.parametrize("key, theirs", [("breakthrough", "breakthrough"), ("antidraughts", "antidraughts")])
@pytest.mark.few(3, of="seed")
@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_random_match_ends_where_and_as_in_pydraughts(key: str, theirs: str, seed: int) -> None:
    game, chance, board = game_of(key), random.Random(f"{key} {seed}"), draughts.Board(variant=theirs)
    state = game.start()
    for _ in range(LONGEST):
        outcome = game.outcome(state)
        assert (outcome is not None) == board.is_over()
        if outcome is not None:
            winner = {draughts.WHITE: Side.FIRST, draughts.BLACK: Side.SECOND}.get(board.winner())
            assert outcome.winner is winner
            return
        move = chance.choice(game.legal_moves(state))
        path = [game.ruleset.board.number[cell] for cell in move.path]
        taken = {game.ruleset.board.number[cell] for cell in move.captured}
        (same,) = (
            each
            for each in board.legal_moves()
            if (each.steps_move[0], each.steps_move[-1], set(each.captures or ()))
            == (path[0], path[-1], taken)
        )
        board.push(same)
        state = game.play(state, move)
