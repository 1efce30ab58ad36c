"""What men are worth alone and together: plain and learned weights, the blocks of a board, and the table."""

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.engine.draughts import DraughtsEvaluation, draughts_evaluation
from bot.engine.formations import ENDING, FULL, Formations, blocks_of, formations_in, formations_of, read
from bot.engine.weights import FOLDER, Weights, file_of, neighbours, weights_of
from rules import Colour, Side
from rules.draughts.game import DraughtsGame
from rules.draughts.ruleset import Ruleset
from tests.bot.engine.same import random_formations, scattered
from tests.bot.fixtures import sure
from tests.rules.draughts.positions import game_of

DARK = ("american", "russian", "international", "frisian")


def write(path: Path, worth: Sequence[int], both_kings: int, **facts: object) -> None:
    """The file of such a table, as they were written, with `facts` about its origin."""
    numbers = array("h", worth)
    if sys.byteorder == "big":
        numbers.byteswap()
    head = json.dumps({"both_kings": both_kings, **facts})
    path.write_bytes(head.encode() + b"\n" + zlib.compress(numbers.tobytes(), 9))


def length(ruleset: Ruleset) -> int:
    """How many formations a table of such a board has."""
    return formations_in(ruleset) * len(blocks_of(ruleset))


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
    table = sure(random_formations(game, Random(4)))
    plain = DraughtsEvaluation(game, weights_of(game))
    judge = DraughtsEvaluation(game, weights_of(game), table)
    white = game.ruleset.side_of(Colour.WHITE)
    for state in scattered(game, 5, 60):
        node, men = game.tree.node(state), state.position.men
        expected = looked_up(game, table.worth, men[white], men[white.other])
        sign = 1 if state.to_move is white else -1
        value = plain.value(node, ()) + sign * expected
        assert judge.value(node, ()) == (value * table.both_kings // FULL if node[2] and node[4] else value)


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
        table = sure(formations_of(game))
        assert len(table.worth) == formations_in(game.ruleset) * len(blocks_of(game.ruleset))
        assert draughts_evaluation(game).formations is not None
        assert max(map(abs, table.worth)) < 400, "a formation that outweighs men was met too rarely"
    assert formations_of(game_of("american")) is None
    assert formations_of(game_of("frisian:three-halves")) is None, "what must be taken is other"
    usual, club = (formations_of(game_of(key)) for key in ("brazilian", "brazilian:cbd"))
    assert usual is not None
    assert usual.worth == sure(club).worth, "only draws are other"


def test_formations_that_were_learned_with_options_come_before_those_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    for number, key in enumerate(("brazilian", "brazilian:cbd", "frisian:three-halves"), 1):
        game = game_of(key)
        write(file_of(game, ENDING), [number] * length(game.ruleset), number)
        found = sure(formations_of(game))
        assert (set(found.worth), found.both_kings) == ({number}, number)
    assert formations_of(game_of("frisian")) is None


def test_where_both_sides_have_kings_the_learned_part_of_an_advantage_is_left() -> None:
    game = game_of("international")
    whole, half = (
        DraughtsEvaluation(game, weights_of(game), Formations(game.ruleset, [0] * length(game.ruleset), left))
        for left in (FULL, 4)
    )
    for state in scattered(game, 3, 60):
        node = game.tree.node(state)
        value = whole.value(node, ())
        assert half.value(node, ()) == (value // 2 if node[2] and node[4] else value)


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
