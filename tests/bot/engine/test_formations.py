"""What men of both sides are worth together: the blocks of a board, their numbers, the table, and learning it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.draughts import DraughtsEvaluation, draughts_evaluation
from bot.engine.formations import (
    ENDING,
    FULL,
    Formations,
    blocks_of,
    formations_in,
    formations_of,
    read,
)
from bot.engine.weights import FOLDER, file_of, weights_of
from rules import Colour, Side
from rules.draughts.game import DraughtsGame
from tests.bench import learn_formations
from tests.bench.learn import logistic
from tests.bench.learn_formations import Table, advantage_left, fit, main, played, samples_of, write
from tests.bot.engine.same import random_formations, scattered
from tests.rules.draughts.positions import game_of

DARK = ("american", "russian", "international", "frisian")


@pytest.mark.parametrize(
    ("key", "count"), [("american", 13), ("international", 17), ("canadian", 21), ("turkish", 0)]
)
def test_blocks_are_bands_and_strips_and_both_cover_the_board(key: str, count: int) -> None:
    ruleset = game_of(key).ruleset
    blocks, side = blocks_of(ruleset), ruleset.shape.rows
    assert len(set(blocks)) == len(blocks) == count
    kinds: dict[tuple[int, int], set[int]] = {}
    for block in blocks:
        rows, columns = (
            {place[cell] for cell in block} for place in (ruleset.board.row, ruleset.board.column)
        )
        assert len(set(block)) == side
        assert rows == set(range(min(rows), max(rows) + 1))
        assert columns == set(range(min(columns), max(columns) + 1))
        kinds.setdefault((len(rows), len(columns)), set()).update(block)
    assert all(covered == set(ruleset.board.cells) for covered in kinds.values())
    assert sorted(kinds) == ([(2, side), (side // 2, 4)] if count else [])


def looked_up(game: DraughtsGame, worth: Sequence[int], white: int, black: int) -> int:
    """The worth of all formations by looking at each cell."""
    value = 0
    for number, block in enumerate(blocks_of(game.ruleset)):
        digits = [1 if white >> cell & 1 else 2 if black >> cell & 1 else 0 for cell in block]
        value += worth[
            number * formations_in(game.ruleset) + sum(digit * 3**place for place, digit in enumerate(digits))
        ]
    return value


@pytest.mark.parametrize("key", DARK)
def test_formations_are_found_in_any_position_and_count_for_white(key: str) -> None:
    game = game_of(key)
    table = random_formations(game, Random(4))
    assert table is not None
    plain = DraughtsEvaluation(game, weights_of(game))
    judge = DraughtsEvaluation(game, weights_of(game), table)
    white = game.ruleset.side_of(Colour.WHITE)
    for state in scattered(game, 5, 60):
        node, men = game.tree.node(state), state.position.men
        expected = looked_up(game, table.worth, men[white], men[white.other])
        sign = 1 if state.to_move is white else -1
        value = plain.value(node, ()) + sign * expected
        assert judge.value(node, ()) == (value * table.both_kings // FULL if node[2] and node[4] else value)


def turned(game: DraughtsGame, cells: int) -> int:
    pairs = zip(game.ruleset.board.cells, game.ruleset.board.cells[::-1], strict=True)
    return sum(1 << there for here, there in pairs if cells >> here & 1)


@pytest.mark.parametrize("key", DARK)
def test_whatever_is_learned_a_position_is_worth_the_same_to_either_side(key: str) -> None:
    """The board turned with the colours changed is the same position."""
    game = game_of(key)
    table, chance = Table(game.ruleset), Random(6)
    table.worth = [chance.uniform(-900, 900) for _ in table.worth]
    judge = DraughtsEvaluation(game, weights_of(game), Formations(game.ruleset, table.whole()))
    for state in scattered(game, 7, 60):
        node = game.tree.node(state)
        there = (1 - node[0], *(turned(game, cells) for cells in node[1:]))
        assert judge.value(node, ()) == judge.value(there, ())  # type: ignore[arg-type]


def test_no_men_are_worth_nothing_and_no_formation_more_than_eight_men() -> None:
    ruleset = game_of("russian").ruleset
    table = Table(ruleset)
    table.worth = [5_000.0] * len(table.worth)
    whole = table.whole()
    assert set(whole[:: formations_in(ruleset)]) == {0}, "the first of each block is of no men"
    assert max(whole) == 800 == -min(whole)


def test_a_table_is_read_as_it_was_written_with_its_origin(tmp_path: Path) -> None:
    game = game_of("russian")
    table = random_formations(game, Random(8))
    assert table is not None
    write(tmp_path / "a", table.worth, 6, games=[3], seed=5)
    found = read(tmp_path / "a", game.ruleset)
    assert (found.worth, found.both_kings) == (table.worth, 6)
    facts = {"both_kings": 6, "games": [3], "seed": 5}
    assert json.loads((tmp_path / "a").read_bytes().split(b"\n")[0]) == facts


@pytest.mark.parametrize("count", [0, 1_000, 2 * 13 * 3**8])
def test_a_table_of_another_length_is_refused(count: int, tmp_path: Path) -> None:
    write(tmp_path / "a", [1] * count, FULL)
    with pytest.raises(ValueError, match="a is damaged"):
        read(tmp_path / "a", game_of("russian").ruleset)


def test_formations_are_those_of_a_game_with_just_these_moves() -> None:
    kept = {path.stem for path in FOLDER.glob("*.formations")}
    assert kept == {"international", "russian", "brazilian", "frisian"}
    for key in kept:
        game = game_of(key)
        table = formations_of(game)
        assert table is not None
        assert len(table.worth) == formations_in(game.ruleset) * len(blocks_of(game.ruleset))
        assert draughts_evaluation(game).formations is not None
        assert max(map(abs, table.worth)) < 400, "a formation that outweighs men was met too rarely"
    assert formations_of(game_of("american")) is None
    assert formations_of(game_of("frisian:three-halves")) is None, "what must be taken is other"
    usual, club = (formations_of(game_of(key)) for key in ("brazilian", "brazilian:cbd"))
    assert usual is not None
    assert club is not None
    assert usual.worth == club.worth, "only draws are other"


def test_formations_that_were_learned_with_options_come_before_those_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    for number, key in enumerate(("brazilian", "brazilian:cbd", "frisian:three-halves"), 1):
        game = game_of(key)
        write(file_of(game, ENDING), [number] * len(Table(game.ruleset).worth), number)
        found = formations_of(game)
        assert found is not None
        assert (set(found.worth), found.both_kings) == ({number}, number)
    assert formations_of(game_of("frisian")) is None


def test_a_formation_that_wins_gains_worth_and_one_that_never_comes_has_none() -> None:
    table = Table(game_of("russian").ruleset)
    samples = [(0.0, [1], 1.0), (0.0, [~2], 1.0), (0.0, [3], 0.5), (80.0, [4], 0.5)] * 200
    fit(table, samples, Random(1))
    assert table.worth[1] > 25
    assert table.worth[2] < -25, "to the side that does not have it"
    assert abs(table.worth[3]) < 5
    assert table.worth[4] < -20, "what the weights say too much is taken back"
    assert not any(table.worth[5:])


def test_of_an_advantage_so_much_is_left_as_became_of_it() -> None:
    table = Table(game_of("russian").ruleset)
    table.worth[1] = 40.0
    values = (160.0, -80.0, 40.0)
    for eighths in (8, 5, 2):
        samples = [(value - 40, [1], logistic(value * eighths / FULL)) for value in values]
        assert advantage_left(table, samples) == eighths


def test_where_both_sides_have_kings_the_learned_part_of_an_advantage_is_left() -> None:
    game = game_of("international")
    whole, half = (
        DraughtsEvaluation(
            game, weights_of(game), Formations(game.ruleset, [0] * len(Table(game.ruleset).worth), left)
        )
        for left in (FULL, 4)
    )
    for state in scattered(game, 3, 60):
        node = game.tree.node(state)
        value = whole.value(node, ())
        assert half.value(node, ()) == (value // 2 if node[2] and node[4] else value)


def test_positions_of_games_by_the_seed_are_quiet_and_counted_as_the_player_values_them() -> None:
    game = game_of("international")
    table, chance = Table(game.ruleset), Random(9)
    none = [0] * len(table.worth)
    positions = played("international", none, 30, "a")
    assert positions == played("international", none, 30, "a") != played("international", none, 30, "b")
    assert len(positions) > 10
    assert all(0 <= aim <= 1 for _, aim in positions)
    assert not any(game.tree.steps(node)[0][2] for node, _ in positions)
    table.worth = [float(chance.randint(-50, 50)) for _ in table.worth]
    judge = DraughtsEvaluation(game, weights_of(game), Formations(game.ruleset, table.whole()))
    for (node, aim), (value, counted, same) in zip(
        positions, samples_of(game, table, positions), strict=True
    ):
        worth = sum(table.worth[at] if at >= 0 else -table.worth[~at] for at in counted)
        assert value + worth == judge.value(node, game.tree.steps(node))
        assert same == aim
    assert {Side(node[0]) for node, _ in positions} == set(Side)


def test_the_same_seed_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    written = []
    for seed in ("3", "3", "4"):
        assert main(["russian", "--games", "2", "1", "--nodes", "20", "--seed", seed]) == 0
        written.append((tmp_path / "russian.formations").read_bytes())
    assert written[0] == written[1] != written[2]
    facts = json.loads(written[0].split(b"\n")[0])
    assert 1 <= facts.pop("both_kings") <= FULL
    assert facts == {"games": [2, 1], "nodes": 20, "seed": 3}
    assert any(read(tmp_path / "russian.formations", game_of("russian").ruleset).worth)
    first, second, *_ = capsys.readouterr().out.splitlines()
    assert first.startswith("russian round 1: ")
    assert second.startswith("russian round 2: ")


@pytest.mark.parametrize("key", ["turkish", "binary"])
def test_only_men_on_dark_cells_have_formations(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        learn_formations.main([key])
    assert ended.value.code == 2
    assert (
        "only games of draughts on the dark cells of a square board have formations"
        in capsys.readouterr().err
    )
