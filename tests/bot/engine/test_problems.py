"""Every problem that comes with the package has one winning way: by the test that mining makes, and by a referee."""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

import bot.problems.model
from bot.engine import compiled
from bot.engine.problems import book
from bot.engine.problems.mined import GRADES, Kind, Mined
from rules import GAMES
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from tests.bench import mine as mining
from tests.bench._mining import shots
from tests.bench._mining.book import grow
from tests.bench._mining.endings import ending_in
from tests.bench._mining.grading import graded
from tests.bench._mining.only import only_move
from tests.bench._mining.shots import is_kept, men_won, shot_in
from tests.bench._mining.ways import with_ways
from tests.bench.mine import main
from tests.bot.engine.referee import MAN, Referee, faults, solves
from tests.rules.draughts.positions import game_of
from tests.seed import SEED

MEASURED = (Path(__file__).parents[3] / "tests/bench/MEASURED.md").read_text(encoding="utf-8")
FEWEST = 60
"""Problems of each game, so that nobody meets one twice in two months."""
TOGETHER = 1_600
"""Problems of all games, at least."""
PARTS = 12
FALSE = {
    "american": (57,),
    "canadian": (59,),
    "german": (26, 44, 63),
    "italian": (6,),
    "pool": (33, 36, 55, 57),
    "russian": (34, 149),
}
"""Problems, by their places in the files, whose first move was found to lose by force, or to win less than they say."""
DOUBLE = {
    "brazilian": (119, 120, 145),
    "czech": (143, 157, 187),
    "german": (129,),
    "international": (160,),
    "italian": (160, 176),
    "pool": (139,),
    "russian": (110,),
    "spanish": (151, 173, 185),
}
"""Others in which a search of every move found as much for another one, at the first turn or later."""


def problems_of(game: str) -> tuple[Mined, ...]:
    """The problems of a game that are set."""
    return tuple(problem for problem in book.problems_of(game) if not problem.withdrawn)


def found_again(mined: Mined) -> Mined | None:
    """The problem as the miner's test sees it; its grade is not looked at."""
    game = game_of(mined.game)
    if mined.kind is Kind.SHOT:
        return shots.tested(game, mined)
    tables = endgames_of(game)
    assert tables is not None
    found = ending_in(game, tables, game.load(mined.position))
    return found and found._replace(grade=mined.grade)


def test_mining_and_the_board_of_the_month_know_the_same_grades() -> None:
    assert GRADES == bot.problems.model.GRADES


def test_games_of_draughts_have_problems_for_two_months() -> None:
    assert set(book.games()) <= {key for key, game in GAMES.items() if isinstance(game, DraughtsGame)}
    counts = {game: len(problems_of(game)) for game in book.games()}
    assert min(counts.values()) >= FEWEST, counts
    assert sum(counts.values()) >= TOGETHER, counts


@pytest.mark.parametrize("game", book.games())
def test_no_two_are_alike_and_all_can_be_played(game: str) -> None:
    """And none that was withdrawn comes again."""
    problems, rules = problems_of(game), game_of(game)
    assert len({problem.position for problem in book.problems_of(game)}) == len(book.problems_of(game))
    assert len({problem.solution for problem in problems}) == len(problems)
    assert len({problem.grade for problem in problems}) >= 2
    boards = [rules.tree.node(rules.load(problem.position)) for problem in problems]
    for place, one in enumerate(boards):
        for other in boards[:place]:
            changed = 0
            for here, there in zip(one[1:], other[1:], strict=True):
                changed |= here ^ there
            assert one[0] != other[0] or changed.bit_count() > mining.TWINS
    for problem in problems:
        state = rules.load(problem.position)
        for text in problem.solution:
            state = rules.play(state, rules.parse(state, text))
        assert len(problem.solution) % 2
        assert (problem.gain == 0) is (rules.outcome(state) is not None)


@pytest.mark.parametrize(
    ("game", "place"),
    [(game, place) for found in (FALSE, DOUBLE) for game, places in found.items() for place in places],
)
def test_false_problems_are_withdrawn(game: str, place: int) -> None:
    assert book.problems_of(game)[place].withdrawn


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("game", book.games())
def test_a_sample_is_found_again(game: str) -> None:
    """A shot and an ending of each game, others with every seed; and how often the levels find it."""
    problems = problems_of(game)
    for kind in sorted({problem.kind for problem in problems}):
        problem = Random(SEED).choice([each for each in problems if each.kind is kind])
        assert found_again(problem) == problem
        assert graded(game_of(game), problem).grade == problem.grade


@pytest.mark.usefixtures("native")
def test_other_ways_are_found_again_and_the_referee_agrees() -> None:
    """And nothing else is one: of as many problems without any, others with every seed."""
    shots_there = [
        problem for game in book.games() for problem in problems_of(game) if problem.kind is Kind.SHOT
    ]
    several = [problem for problem in shots_there if problem.ways]
    assert len(several) >= 5
    for problem in several:
        game = game_of(problem.game)
        assert with_ways(game, problem) == problem
        assert all(solves(game, problem, way) for way in problem.ways), problem
    for problem in Random(SEED).sample([each for each in shots_there if not each.ways], 20):
        assert with_ways(game_of(problem.game), problem) == problem


def test_a_move_that_wins_less_is_no_other_way() -> None:
    game = game_of("russian")
    problem = book.problems_of("russian")[0]
    lost = Mined("russian", Kind.SHOT, 1, 2, "W:Wc3,a1,h2:Bd4,f6,g7", ("c3:e5", "f6:d4", "a1-b2"))
    assert with_ways(game, lost).ways == ()
    assert problem.ways == ()


@pytest.mark.slow
@pytest.mark.usefixtures("native")
@pytest.mark.few(0)
@pytest.mark.parametrize(("game", "part"), list(product(book.games(), range(PARTS))))
def test_all_are_found_again(game: str, part: int) -> None:
    for problem in problems_of(game)[part::PARTS]:
        assert found_again(problem) == problem


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize(("game", "part"), list(product(book.games(), range(PARTS))))
def test_the_referee_finds_no_fault(game: str, part: int) -> None:
    """A search of another kind, with pieces alone and without reductions."""
    for problem in problems_of(game)[part::PARTS]:
        if problem.kind is Kind.SHOT:
            assert faults(game_of(game), problem) == [], problem


@pytest.mark.parametrize(("position", "won"), [("W:Wc3,a1:Bd4,f6,g7", False), ("W:Wc3,a1:Bd4,g7,h8", True)])
def test_a_man_that_is_taken_back_is_no_gain(position: str, won: bool) -> None:
    game = game_of("russian")
    node = game.tree.node(game.load(position))
    assert Referee(game, 0, game.tree.balance(node) + MAN, 40_000).reached(node, 0) is won


def test_a_position_with_two_ways_is_no_problem() -> None:
    game = game_of("russian")
    state = game.load("B:Wc5,h4:Bf8,a5,f4,b2")
    assert only_move(game, game.tree.node(state), first=True) is None
    assert shot_in(game, state) is None


def test_a_shot_must_leave_the_solver_no_worse_off_than_the_other_side() -> None:
    """Here it wins three men and loses by force: White has two kings more."""
    problem = book.problems_of("german")[FALSE["german"][0]]
    game = game_of("german")
    assert shots.tested(game, problem) is None


def test_the_gain_is_the_part_of_it_that_stays() -> None:
    """Three men against one are two more; but White's man is taken at once where it can be."""
    game = game_of("russian")
    safe = game.tree.node(game.load("B:Wa1,c1,e1:Bh6"))
    assert men_won(game, safe, 0) == 2
    hangs = game.tree.node(game.load("B:Wa1,c1,g5:Bh6"))
    assert men_won(game, hangs, 0) < 2
    assert is_kept(game, safe, 0)
    assert not is_kept(game, safe, 200)


@pytest.mark.slow
@pytest.mark.usefixtures("native")
def test_the_same_seed_mines_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no more of one grade than two thirds."""
    written = []

    def grow(_path: Path, known: list[Mined], found: list[Mined], inputs: str) -> None:
        written.append((found, inputs))

    monkeypatch.setattr(mining, "grow", grow)
    monkeypatch.setattr(book, "read", lambda _: ())
    for _ in range(2):
        main(["russian", "--games", "6", "--tries", "300", "--most", "9", "--seed", "5"])
    (first, inputs), second = written
    assert second == (first, inputs)
    assert "seed: 5" in inputs
    assert {problem.kind for problem in first} == set(Kind)
    assert max(Counter(problem.grade for problem in first).values()) <= 6


def test_a_position_of_a_game_has_one_problem_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Itself or one mistake later; and the opening has none."""
    game = game_of("russian")
    problem, states = book.problems_of("russian")[0], [game.start()]
    for text in ("c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4", "g7-f6", "b4:d6", "e7:c5", "g3-f4", "g5-h4"):
        states.append(game.play(states[-1], game.parse(states[-1], text)))
    monkeypatch.setattr(mining, "shot_in", lambda *_: problem)
    assert list(mining.shots_in(game, states)) == [problem] * (len(states) - mining.OPENING)


@pytest.mark.usefixtures("native")
def test_two_thirds_of_the_problems_may_be_of_one_grade(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many more the games hold; a problem that is known, withdrawn or not, does not come again."""
    game = game_of("russian")
    easy = [problem for problem in problems_of("russian") if problem.grade == 1][:20]
    found = iter([problem for problem in easy for _ in range(2)])
    monkeypatch.setattr(mining, "played", lambda *_: iter([[game.start()]] * 20))
    monkeypatch.setattr(mining, "shots_in", lambda *_: islice(found, 3))
    monkeypatch.setattr(mining, "graded", lambda _, problem: problem)
    chosen = argparse.Namespace(seed=1, tries=0, records=[], games=20, most=12, endings=0)
    withdrawn = easy[2]._replace(withdrawn=1)
    assert mining.mined(game, chosen, [*easy[:2], withdrawn]) == easy[3:9]


@pytest.mark.usefixtures("native")
def test_a_shot_that_fails_the_test_of_known_ones_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look finds it; a longer one sees other good moves."""
    game = game_of("american")
    shaky = game.load("W:W13,15,16,17,18,19,22:B5,6,7,8,9,12,K24")
    sound = problems_of("american")[-1]
    monkeypatch.setattr(mining, "played", lambda *_: iter([[shaky]]))
    monkeypatch.setattr(mining, "shots_in", lambda *_: iter([shot_in(game, shaky), sound]))
    chosen = argparse.Namespace(seed=1, tries=0, records=[], games=1, most=9, endings=0)
    assert shot_in(game, shaky) is not None
    assert mining.mined(game, chosen) == [sound]


def test_a_file_of_problems_is_written_as_it_was_read(tmp_path: Path) -> None:
    for game in book.games():
        text = (book.FOLDER / f"{game}.txt").read_text(encoding="utf-8")
        path = tmp_path / f"{game}.txt"
        path.write_text(text, encoding="utf-8")
        grow(path, book.problems_of(game), (), "nothing new")
        assert path.read_text(encoding="utf-8") == text
        assert book.read(path) == book.problems_of(game)


def test_new_problems_stand_below_those_that_were_there(tmp_path: Path) -> None:
    one, other = book.problems_of("russian")[:2]
    path = tmp_path / "russian.txt"
    grow(path, (), (one,), "the first")
    grow(path, (one._replace(withdrawn=2),), (other,), "the second")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [lines[0], lines[2]] == ["# the first", "# the second"]
    assert lines[1].startswith("withdrawn:2 ")
    assert book.read(path) == (one._replace(withdrawn=2), other)


def test_known_problems_are_tested_again_and_keep_their_places(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of("russian")
    one, false, other = book.problems_of("russian")[:3]
    monkeypatch.setattr(mining, "graded", lambda _, problem: problem._replace(grade=3))
    false = false._replace(solution=(*false.solution[:-1], one.solution[-1]))
    monkeypatch.setattr(
        mining, "ending_in", lambda *asked: one if asked[2] == game.load(one.position) else None
    )
    monkeypatch.setattr(shots, "tested", lambda *_: None)
    before = book.problems_of("russian")[3]._replace(withdrawn=1)
    told = mining.tested(game, [one, false, other, before])
    assert [each.position for each in told] == [each.position for each in (one, false, other, before)]
    assert [problem.withdrawn for problem in told] == [0, 2, 2, 1]
    assert told[0].grade == 3


def test_what_is_not_said_is_mined_as_the_files_here_were(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, ...]] = []

    def mined(game: DraughtsGame, chosen: argparse.Namespace, known: list[Mined]) -> list[Mined]:
        asked.append((game.key, chosen.most))
        return []

    monkeypatch.setattr(mining, "mined", mined)
    monkeypatch.setattr(book, "read", lambda _: ())
    monkeypatch.setattr(mining, "grow", lambda *arguments: asked.append(arguments))
    assert main(["pool", "--records", "a/one.pdn", "b/two.pdn"]) == 0
    inputs = "records: one.pdn, two.pdn; games: 400; tries: 20000; seed: 1"
    assert asked == [("pool", 105), (book.FOLDER / "pool.txt", [], [], inputs)]
    told = "pool: 0 problems, 0 of grade 1, 0 of grade 2, 0 of grade 3; 0 withdrawn"
    assert capsys.readouterr().out.splitlines()[1:] == [told]
    with pytest.raises(SystemExit):
        main(["zongheng"])
    assert "only games of draughts have problems" in capsys.readouterr().err


def test_the_miner_says_which_search_it_uses(
    file_of_search: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is no longer right would take it thirty times as long unseen."""
    monkeypatch.setattr(mining, "mined", lambda *_: [])
    monkeypatch.setattr(book, "read", lambda _: ())
    monkeypatch.setattr(mining, "grow", lambda *_: None)
    stale = file_of_search.with_name("search-0123456789abcdef.so")
    no_file = f"Python, since {compiled.VARIABLE} names no file of this source: {stale}"
    for named, search in (("", "Python"), (str(file_of_search), "C"), (str(stale), no_file)):
        monkeypatch.setenv(compiled.VARIABLE, named)
        main(["pool"])
        assert capsys.readouterr().out.splitlines()[0] == f"searches in {search}"
