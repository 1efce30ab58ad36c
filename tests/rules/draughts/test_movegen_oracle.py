"""The same random matches played in pydraughts, an independent library, where it agrees with the published tables."""

from __future__ import annotations

import random
from collections.abc import Callable

import draughts
import pytest

from rules.draughts.movegen import after, generator_of
from rules.draughts.ruleset import Ruleset
from tests.rules.draughts.positions import RULESETS, start_of

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
        ("international", "standard", from_the_top),
        ("american", "english", from_the_top),
        ("italian", "italian", from_the_top),
        ("russian", "russian", from_the_bottom),
        ("brazilian", "brazilian", from_the_bottom),
    ],
)
@pytest.mark.sample(2, of="seed")
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
