"""Learning weights: the counts of a position, the lessons from it, and the learner's file."""

import json
import math
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.draughts import DraughtsEvaluation
from bot.engine.weights import Weights, neighbours, weights_of
from rules import Move, Side
from rules.draughts.game import DraughtsGame
from tests import stored
from tests.bench._contest import Contest, contest
from tests.bench.learn import Vector, fitted, main, recorded, self_played
from tests.bot.engine.test_player import DRAUGHTS, opened
from tests.rules.draughts.positions import game_of


@pytest.mark.parametrize("game", DRAUGHTS, ids=lambda game: game.key)
def test_what_is_counted_of_a_position_makes_the_value_that_the_player_sees(game: DraughtsGame) -> None:
    weights = weights_of(game)
    vector, judge = Vector(game), DraughtsEvaluation(game, weights)
    numbers = vector.of(weights)
    assert len(numbers) == len(vector)
    chance = Random(3)
    kings = game.start(
        f"W:WK{_cell(game, 3)},{_cell(game, -4)}:BK{_cell(game, -2)},K{_cell(game, 5)},{_cell(game, 7)}"
    )
    for state in [*opened(game, 40, chance.getrandbits(8))[::4], kings]:
        node = game.tree.node(state)
        steps = game.tree.steps(node)
        counted = vector.features(state, len(steps))
        value = sum(numbers[place] * number for place, number in counted)
        assert value == pytest.approx(judge.value(node, steps), abs=2.5)


def _cell(game: DraughtsGame, index: int) -> str:
    board = game.ruleset.board
    cell = board.cells[index]
    view = {each.cell: each for each in game.view(game.start()).cells}[cell]
    return str(view.number) if view.number is not None else view.name


@pytest.mark.parametrize(("key", "king"), [("american", 140), ("international", 250), ("turkish", 250)])
def test_a_beginner_knows_that_men_grow_as_they_come_forward_and_what_a_king_is_worth(
    key: str, king: int
) -> None:
    game = game_of(key)
    board, plain = game.ruleset.board, Weights.plain(game.ruleset)
    rows = game.ruleset.shape.rows
    assert plain.many == plain.few
    for cell, man in zip(board.cells, plain.many, strict=True):
        assert man == 100 + 3 * (rows - 1 - board.row[cell])
    assert set(plain.kings) == {king}
    assert not any(plain.pairs_many + plain.pairs_few)
    assert (
        len(plain.pairs_many) == len(neighbours(game, Side.FIRST)) == len(neighbours(game, Side.SECOND)) > 0
    )


@pytest.mark.parametrize("key", ["international", "turkish", "american"])
def test_weights_that_are_learned_nothing_stay_as_they_are(key: str) -> None:
    game = game_of(key)
    plain = Weights.plain(game.ruleset)
    vector = Vector(game)
    men = sum(plain.many) / len(plain.many)
    learned = vector.weights(vector.of(plain))
    assert learned.many == learned.few == tuple(round(100 * man / men) for man in plain.many)
    # A king of many fields is never learned to be worth less than a man and a fifth.
    assert learned.kings == tuple(max(120, round(100 * king / men)) for king in plain.kings)
    assert (learned.first_king, learned.mobility, learned.turn) == (0, 0, 0)


def test_a_board_that_is_its_own_mirror_image_has_one_weight_for_two_cells() -> None:
    turkish, international = Vector(game_of("turkish")), Vector(game_of("international"))
    assert len(set(turkish.index.values())) == 32
    assert len(set(international.index.values())) == international.count == 50


def test_what_wins_gains_weight_what_loses_it_and_what_never_comes_stays() -> None:
    samples = [([(0, 1.0)], 1.0), ([(1, 1.0)], 0.0), ([(2, 1.0)], 0.5)] * 40
    won, lost, drawn, unseen = fitted([10.0, 10.0, 0.0, 7.0], samples, Random(1))
    assert won > 80
    assert lost < -80
    assert drawn == pytest.approx(0, abs=1)
    assert unseen == 7.0


def test_the_chance_of_winning_is_learned_as_it_is() -> None:
    """Three of four with the feature are won: by the scale, a value of a hundred times the logarithm of three."""
    samples = [([(0, 1.0)], 1.0)] * 300 + [([(0, 1.0)], 0.0)] * 100
    (learned,) = fitted([0.0], samples, Random(2))
    assert learned == pytest.approx(100 * math.log(3), rel=0.25)


RECORDS = """
[Event "a"]
[GameType "21"]
[Result "{result}"]

1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 4. 15x24 28x19 {result}
"""


@pytest.mark.parametrize(
    ("result", "points"),
    [
        ("2-0", 1.0),
        ("0-2", 0.0),
        ("1-1", 0.5),
        ("1-0", 1.0),
        ("0-1", 0.0),
        ("1/2-1/2", 0.5),
        ("½-½", 0.5),
        ("*", None),
    ],
)
def test_recorded_games_count_as_they_ended(result: str, points: float | None, tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    path.write_text(RECORDS.format(result=result), encoding="utf-8")
    vector = Vector(game_of("american"))
    aims = [aim for _, aim in recorded(vector, [path])]
    # Of eight moves the first four are left out, and the two positions in which one must capture.
    expected = [] if points is None else [points, 1 - points]
    assert aims == expected


def test_games_from_other_starts_and_broken_ones_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "games.pdn"
    elsewhere = RECORDS.format(result="2-0").replace(
        "[Result", '[SetUp "1"]\n[FEN "W:W32,28,24:B1,5,8"]\n[Result'
    )
    broken = RECORDS.format(result="2-0").replace("28x19", "28x18")
    path.write_text(f"{elsewhere}\n{broken}\n", encoding="utf-8")
    assert list(recorded(Vector(game_of("american")), [path])) == []


def test_games_of_the_player_against_itself_are_drawn_by_the_seed() -> None:
    game = game_of("american")
    vector, weights = Vector(game), weights_of(game)
    first, again, other = (list(self_played(vector, weights, 1, 20, Random(seed))) for seed in (1, 1, 2))
    assert first == again != other
    assert all(0 <= aim <= 1 for _, aim in first)
    assert any(0 < aim < 1 for _, aim in first), "the value that the search saw counts too"


def test_what_is_learned_is_written_with_what_it_was_learned_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.engine.weights.FOLDER", tmp_path)
    games = tmp_path / "games.pdn"
    games.write_text(RECORDS.format(result="2-0"))
    arguments = [
        "american",
        "--rounds",
        "2",
        "--games",
        "1",
        "--nodes",
        "8",
        "--seed",
        "4",
        "--records",
        str(games),
    ]
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


def test_a_game_without_such_weights_cannot_be_learned(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["binary"])
    assert ended.value.code == 2
    assert "only games of draughts have weights" in capsys.readouterr().err


def test_a_contest_counts_for_both_sides_and_ends_as_a_draw_when_it_is_too_long() -> None:
    won, drawn = Contest((), Side.SECOND), Contest((), None)
    assert [won.points(side) for side in Side] == [0.0, 1.0]
    assert [drawn.points(side) for side in Side] == [0.5, 0.5]

    class Endless:
        """Counts its moves and never ends."""

        def start(self) -> Any:
            return Counted(0)

        def outcome(self, _: Any) -> None:
            return None

        claimable_draw = outcome

        def legal_moves(self, _: Any) -> list[Move]:
            return [Move((0, 1)), Move((0, 2))]

        def play(self, state: Any, _: Move) -> Any:
            return Counted(state.number + 1)

    asked: list[tuple[Side, int]] = []

    def chooser(side: Side) -> Any:
        def chosen(state: Any, past: Any) -> Move:
            asked.append((side, len(past)))
            assert state.number == len(past)
            return Move((0, 1))

        return chosen

    played = contest(Endless(), chooser(Side.FIRST), chooser(Side.SECOND), opening=3)  # type: ignore[arg-type]
    assert (len(played.states), played.winner) == (241, None)
    assert asked == [(Side(ply % 2), ply) for ply in range(3, 240)], "the first three were drawn"


class Counted:
    def __init__(self, number: int) -> None:
        self.number, self.to_move = number, Side(number % 2)
