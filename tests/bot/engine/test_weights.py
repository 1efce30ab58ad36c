"""The weights before learning: men worth more as they come forward, and which of them stand side by side."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from bot.engine.weights import Weights, neighbours, weights_of
from rules import Side
from tests.rules.draughts.positions import game_of


@pytest.mark.parametrize(
    ("key", "rows", "king"), [("american", 8, 140), ("international", 10, 250), ("turkish", 8, 250)]
)
def test_plain_weights_are_what_a_beginner_knows(key: str, rows: int, king: int) -> None:
    game = game_of(key)
    plain = Weights.plain(game.ruleset)
    cells = len(plain.many)
    assert list(dict.fromkeys(plain.many)) == list(range(100 + 3 * (rows - 1), 99, -3)), "from the far row"
    assert plain.many == plain.few
    assert plain.kings == (king,) * cells
    assert set(plain.pairs_many) == set(plain.pairs_few) == {0}
    assert (plain.first_king, plain.mobility, plain.turn) == (0, 0, 0)


@pytest.mark.parametrize("key", ["american", "international", "turkish", "frisian", "armenian", "gothic"])
def test_pairs_of_both_sides_lie_the_same_ways_apart(key: str) -> None:
    game = game_of(key)
    first, second = (neighbours(game, side) for side in Side)
    assert sorted(first) == sorted(second)
    assert len(set(first)) == len(first)
    assert len(weights_of(game).pairs_many) == len(weights_of(game).pairs_few) == len(first)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    learned = weights_of(game_of("american"))
    path = tmp_path / "a.json"
    path.write_text(json.dumps({"games": 7, "seed": 1, "weights": asdict(learned)}))
    assert Weights.read(path) == learned
