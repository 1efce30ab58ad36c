"""Every problem that comes with the package has one winning way, by the test that mining makes."""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

import bot.core.problems
from bot.engine.levels import LEVELS
from bot.engine.player import think
from bot.engine.problems import __main__ as mining
from bot.engine.problems import book
from bot.engine.problems.__main__ import main
from bot.engine.problems.endings import ending_in
from bot.engine.problems.mined import GRADES, Kind, Mined
from bot.engine.problems.shots import MAN, TEST_NODES, Material, shot_in
from rules import GAMES
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from tests import stored
from tests.rules.draughts.positions import game_of
from tests.sample import seed

FEWEST = 30
"""Problems of a game, so that nobody meets one twice in a month."""
PARTS = 12


def found_again(mined: Mined) -> Mined | None:
    """The problem that mining makes of the position."""
    game = game_of(mined.game)
    state = game.load(mined.position)
    if mined.kind is Kind.SHOT:
        return shot_in(game, state)
    tables = endgames_of(game)
    assert tables is not None
    return ending_in(game, tables, state)


def test_mining_and_the_board_of_the_month_know_the_same_grades() -> None:
    assert GRADES == bot.core.problems.GRADES


def test_most_games_of_draughts_have_problems_for_a_month_and_more() -> None:
    draughts = {key for key, game in GAMES.items() if isinstance(game, DraughtsGame)}
    assert set(book.games()) <= draughts
    counts = {game: len(book.problems_of(game)) for game in book.games()}
    assert sum(count >= FEWEST for count in counts.values()) >= 10, counts


@pytest.mark.parametrize("game", book.games())
def test_no_two_are_the_same_and_all_can_be_played(game: str) -> None:
    problems = book.problems_of(game)
    assert len({problem.position for problem in problems}) == len(problems)
    assert len({problem.solution for problem in problems}) == len(problems)
    assert {problem.grade for problem in problems} == set(GRADES)
    for problem in problems:
        rules = game_of(problem.game)
        state = rules.load(problem.position)
        for text in problem.solution:
            state = rules.play(state, rules.parse(state, text))
        assert len(problem.solution) % 2
        assert (problem.gain == 0) is (rules.outcome(state) is not None)


@pytest.mark.parametrize("game", book.games())
def test_a_sample_is_found_again(game: str) -> None:
    """A shot and an ending of each game, others with every seed."""
    problems = book.problems_of(game)
    for kind in {problem.kind for problem in problems}:
        problem = Random(seed()).choice([each for each in problems if each.kind is kind])
        assert found_again(problem) == problem


@pytest.mark.sample(0)
@pytest.mark.parametrize(("game", "part"), list(product(book.games(), range(PARTS))))
def test_all_are_found_again(game: str, part: int) -> None:
    for problem in book.problems_of(game)[part::PARTS]:
        assert found_again(problem) == problem


def test_a_position_with_two_ways_is_no_problem() -> None:
    """The man may be crowned on either square."""
    game = game_of("russian")
    state, tree = game.load("B:Wc5,h4:Bf8,a5,f4,b2"), game.tree
    root = tree.node(state)
    material = Material(game, state.to_move, tree.balance(root) + MAN)
    winning = [
        game.format(state, tree.move(step))
        for step in tree.steps(root)
        if material.reached(tree.after(root, step), 0, TEST_NODES)
    ]
    assert sorted(winning) == ["b2-a1", "b2-c1"]
    assert shot_in(game, state) is None


@pytest.mark.parametrize(("position", "won"), [("W:Wc3,a1:Bd4,f6,g7", False), ("W:Wc3,a1:Bd4,g7,h8", True)])
def test_a_man_that_is_taken_back_is_no_gain(position: str, won: bool) -> None:
    game = game_of("russian")
    node = game.tree.node(game.load(position))
    material = Material(game, 0, game.tree.balance(node) + MAN)
    assert material.reached(node, 0, TEST_NODES) is won


@pytest.mark.slow
@pytest.mark.sample(1)
@pytest.mark.parametrize("game", book.games())
def test_the_player_finds_most_first_moves_too(game: str) -> None:
    """Another search, with other values."""
    shots = [problem for problem in book.problems_of(game)[::3] if problem.kind is Kind.SHOT]
    agreed = 0
    for problem in shots:
        rules = game_of(problem.game)
        state = rules.load(problem.position)
        move = think(rules, state, LEVELS[5].careful, seed=1, plies=40).move
        agreed += rules.format(state, move) == problem.solution[0]
    assert agreed >= 0.85 * len(shots)


def test_the_same_seed_mines_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more of one grade than half."""
    written = []
    monkeypatch.setattr(book, "write", lambda _path, problems, inputs: written.append((problems, inputs)))
    for _ in range(2):
        main(["russian", "--games", "2", "--tries", "300", "--most", "8", "--seed", "5"])
    (first, inputs), second = written
    assert second == (first, inputs)
    assert "seed: 5" in inputs
    stored.check("mined/russian", "\n".join([inputs, *map(str, first)]))
    assert first
    assert max(Counter(problem.grade for problem in first).values()) <= 4


def test_a_position_of_a_game_has_one_problem_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Itself or one quiet move later; and the opening has none."""
    game = game_of("russian")
    problem, states = book.problems_of("russian")[0], [game.start()]
    for text in ("c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4", "g7-f6", "b4:d6", "e7:c5", "g3-f4", "g5-h4"):
        states.append(game.play(states[-1], game.parse(states[-1], text)))
    monkeypatch.setattr(mining, "shot_in", lambda *_: problem)
    assert list(mining.shots(game, states)) == [problem] * (len(states) - mining.OPENING)


def test_half_of_the_problems_may_be_of_one_grade(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many more the games hold."""
    game = game_of("russian")
    easy = [problem for problem in book.problems_of("russian") if problem.grade == 1][:20]
    found = iter(easy)
    monkeypatch.setattr(mining, "played", lambda *_: iter([[game.start()]] * 20))
    monkeypatch.setattr(mining, "shots", lambda *_: islice(found, 3))
    chosen = argparse.Namespace(seed=1, tries=0, records=[], games=20, most=12)
    assert mining.mined(game, chosen) == easy[:6]


def test_a_file_of_problems_is_written_as_it_was_read(tmp_path: Path) -> None:
    for game in book.games():
        text = (book.FOLDER / f"{game}.txt").read_text(encoding="utf-8")
        path = tmp_path / f"{game}.txt"
        book.write(path, book.problems_of(game), text.partition("\n")[0].removeprefix("# "))
        assert path.read_text(encoding="utf-8") == text
        assert book.read(path) == book.problems_of(game)


def test_what_is_not_said_is_mined_as_the_files_here_were(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, ...]] = []

    def mined(game: DraughtsGame, chosen: argparse.Namespace) -> list[Mined]:
        asked.append((game.key, chosen.most))
        return []

    monkeypatch.setattr(mining, "mined", mined)
    monkeypatch.setattr(book, "write", lambda *arguments: asked.append(arguments))
    assert main(["pool", "--records", "a/one.pdn", "b/two.pdn"]) == 0
    inputs = "records: one.pdn, two.pdn; games: 60; tries: 4000; seed: 1"
    assert asked == [("pool", 90), (book.FOLDER / "pool.txt", [], inputs)]
    assert capsys.readouterr().out == "pool: 0 problems, 0 of grade 1, 0 of grade 2, 0 of grade 3\n"
    with pytest.raises(SystemExit):
        main(["zongheng"])
    assert "only games of draughts have problems" in capsys.readouterr().err
