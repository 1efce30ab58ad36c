"""Weights: those before learning, the counts of a position, the lessons from it, and the learner's file."""

import json
from pathlib import Path

import pytest

from bot.engine.weights import Weights, neighbours, weights_of
from rules import Side
from tests import stored
from tests.bench.learn import Vector, main, recorded, write
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
    write(learned, tmp_path / "a.json", games=7, seed=1)
    assert Weights.read(tmp_path / "a.json") == learned
    text = (tmp_path / "a.json").read_text("utf-8")
    assert text.startswith('{"games": 7,\n"seed": 1,\n"weights": {\n  "many": [')
    assert text.endswith("\n}}\n")


RECORDS = """
[Event "a"]
[GameType "21"]
[Result "{result}"]

1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 15x24 28x19 {result}
"""


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ("2-0", 1.0), ("0-2", 0.0), ("1-1", 0.5), ("1-0", 1.0), ("0-1", 0.0), ("1/2-1/2", 0.5), ("½-½", 0.5),
        ("*", None),
    ],
)  # fmt: skip
def test_recorded_games_count_as_they_ended(result: str, points: float | None, tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text(RECORDS.format(result=result), encoding="utf-8")
    vector = Vector(game_of("american"))
    aims = [aim for _, aim in recorded(vector, [path])]
    # Of eight moves the first four are left out, and the two positions in which one must capture.
    expected = [] if points is None else [points, 1 - points]
    assert aims == expected


def test_what_is_learned_is_written_with_what_it_was_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    games = tmp_path / "games.pdn"
    games.write_text(RECORDS.format(result="2-0"))
    arguments = [
        "american", "--rounds", "2", "--games", "1", "--nodes", "8", "--seed", "4", "--records", str(games),
    ]  # fmt: skip
    written = []
    for _ in range(2):
        assert main(arguments) == 0
        written.append((tmp_path / "american.json").read_text())
    assert written[0] == written[1], "the same input and seed give the same weights"
    stored.check("learned/american", written[0].rstrip())
    told = json.loads(written[0])
    facts = {name: told[name] for name in ("records", "rounds", "games", "nodes", "seed")}
    assert facts == {"records": ["games.pdn"], "rounds": 2, "games": 1, "nodes": 8, "seed": 4}
    weights = Weights.read(tmp_path / "american.json")
    assert weights != Weights.plain(game_of("american").ruleset)
    assert sum(weights.many + weights.few) / (2 * len(weights.many)) == pytest.approx(100, abs=1)
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("american round 1: 2 recorded, ")
    assert second.startswith("american round 2: 2 recorded, ")


def test_a_game_on_all_squares_is_learned_from_play_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    assert main(["turkish", "--rounds", "1", "--games", "1", "--nodes", "10", "--seed", "2"]) == 0
    stored.check("learned/turkish", (tmp_path / "turkish.json").read_text().rstrip())
