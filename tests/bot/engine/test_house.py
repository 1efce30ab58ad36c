"""The program in games that servers compose, in Kanare Kato's, where pieces are to be lost, and near the leaves."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.engine.draughts import DraughtsEvaluation, Node, draughts_evaluation
from bot.engine.evaluation import WON
from bot.engine.levels import LEVELS, Level, level_of
from bot.engine.player import evaluation_of, think
from bot.engine.problems import book
from bot.engine.problems.book import Kind, Mined
from bot.engine.search import Search
from bot.engine.weights import Weights, weights_of
from rules import GAMES, Game, Side, find_game
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from tests.bench.engine import levels_of
from tests.bot.engine.same import options_at, played, same_search, same_steps, scattered
from tests.rules.draughts.houses import houses
from tests.rules.draughts.positions import game_of
from tests.rules.draughts.test_game import BOTH, GIVEAWAY
from tests.rules.kato.laws import replayed
from tests.rules.kato.test_binary import WORKED as BINARY
from tests.rules.kato.test_incorrect import WORKED as INCORRECT
from tests.rules.kato.test_zongheng import WORKED as ZONGHENG
from tests.seed import SEED


@pytest.mark.usefixtures("native")
@pytest.mark.few(4)
@pytest.mark.parametrize("number", range(24))
def test_house_games_are_searched_in_c_to_the_same_end(number: int) -> None:
    game = game_of(houses(SEED, 24)[number].key)
    same_steps(game, [*played(game, SEED), *scattered(game, SEED, 60)])
    for plies in (7, 40):
        same_search(game, played(game, SEED, plies), 600)


def test_house_games_are_played_by_the_plain_values_of_men_and_kings() -> None:
    """Nothing was learned for them, no table is of them, and where pieces are to be lost, less is more."""
    for rules in houses(SEED, 40):
        game = game_of(rules.key)
        weights = draughts_evaluation(game).weights
        assert weights == Weights.plain(game.ruleset)
        assert all((value < 0) is rules.giveaway for value in (*weights.many, *weights.few, *weights.kings))
        assert endgames_of(game) is None
        assert level_of(rules.key, 3) == LEVELS[3]


@pytest.mark.slow
@pytest.mark.usefixtures("native")
@pytest.mark.few(0)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_in_house_games_a_level_beats_the_one_below(number: int) -> None:
    """Over a sample of twenty, both sides of three openings of each."""
    points = [
        point
        for rules in houses(SEED, 20)
        for point in islice(levels_of(game_of(rules.key), number, 2 * SEED), 6)
    ]
    # One that scores 62 % fails here once in some seven hundred runs: the mean of 120 games is 4 % out.
    assert sum(points) / len(points) > 0.5, (points, SEED)


def test_the_program_gives_its_last_man_away_where_that_wins() -> None:
    state = GIVEAWAY.start("W:W33,50:B22,3")
    plain = DraughtsEvaluation(GIVEAWAY, Weights.plain(GIVEAWAY.ruleset))
    seen = think(GIVEAWAY, state, LEVELS[3].careful, seed=1, evaluation=plain)
    usual = game_of("international")
    other = think(usual, usual.start("W:W33,50:B22,3"), LEVELS[3].careful, seed=1)
    assert GIVEAWAY.format(state, seen.move) == "33-28"
    assert usual.format(state, other.move) != "33-28"


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.key)
def test_the_search_in_c_comes_to_the_same(game: DraughtsGame) -> None:
    plain = DraughtsEvaluation(game, Weights.plain(game.ruleset))
    same_steps(game, [*played(game, SEED), *scattered(game, SEED, 100)], plain)
    for plies in (7, 30, 60):
        same_search(game, played(game, SEED, plies), 800, plain)
    for state in scattered(game, SEED, 6):
        same_search(game, [state], 600, plain)


WORKED = {"zongheng": ZONGHENG, "binary": BINARY, "incorrect": INCORRECT}


def value(game: Game[Any], state: Any) -> int:
    """To the side to move."""
    node = game.tree.node(state)
    return evaluation_of(game, state).value(node, game.tree.steps(node))


@pytest.mark.parametrize("key", WORKED)
def test_what_is_won_is_won_for_one_side_and_lost_for_the_other(key: str) -> None:
    game = find_game(key)
    last = replayed(game, WORKED[key])[-1]
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.winner is not None
    assert value(game, replace(last, to_move=outcome.winner)) == WON
    assert value(game, replace(last, to_move=outcome.winner.other)) == -WON


@pytest.mark.parametrize("key", WORKED)
def test_what_is_good_for_one_side_is_as_bad_for_the_other(key: str) -> None:
    game = find_game(key)
    values = []
    for state in replayed(game, WORKED[key])[:-1]:
        values.append(value(game, state))
        assert value(game, replace(state, to_move=state.to_move.other)) == -values[-1]
    assert values[0] == 0
    assert len(set(values)) > 10


@pytest.mark.parametrize("key", WORKED)
def test_each_step_is_remembered_for_itself(key: str) -> None:
    """The merit of a step elsewhere says nothing about another."""
    game = find_game(key)
    for state in replayed(game, WORKED[key])[:20:4]:
        judge, steps = evaluation_of(game, state), game.tree.steps(game.tree.node(state))
        assert len({judge.key(step) for step in steps}) == len({(s.path[0], s.path[-1]) for s in steps}) > 1


def test_near_the_leaves_a_race_looks_only_at_steps_that_come_forward() -> None:
    game = find_game("incorrect")
    for state in replayed(game, INCORRECT)[5:25:3]:
        node, judge = game.tree.node(state), evaluation_of(game, state)
        steps, before = game.tree.steps(node), value(game, state)
        gains = {step: -value(game, game.play(state, step)) - before for step in steps}
        forward = set(judge.shortlist(node, steps, 1))
        assert {step for step in steps if gains[step] > 100} <= forward
        assert all(gains[step] > 0 for step in forward)
        assert set(judge.shortlist(node, steps, 2)) == set(steps)
        assert judge.shortlist(node, steps, 2)[0] in forward


def test_a_group_counts_for_more_where_one_piece_would_join_it_to_the_largest() -> None:
    game = find_game("zongheng:6x6")
    far, near, joined = (
        game.load(f"{ranks} b")
        for ranks in (
            "1w1w1w/b1b1bb/1w1w1w/b1b1b1/1w1w1w/bbb1b1",
            "1w1w1w/b1b1b1/1w1w1w/b1b1b1/1w1w1w/bbb1bb",
            "1w1w1w/b1b1b1/1w1w1w/b1b1b1/1w1w1w/bbbbb1",
        )
    )
    assert game.view(far).remarks == game.view(near).remarks
    assert value(game, far) < value(game, near) < value(game, joined)


def test_a_side_without_pieces_is_judged_too() -> None:
    game = find_game("zongheng:6x6")
    state = game.load("1w1w1w/w1w1w1/1w1w1w/w1w1w1/1w1w1w/w1w1w1 b")
    assert state.to_move is Side.SECOND
    assert value(game, state) > 0


KEYS = ("american", "russian", "international", "turkish")
DEPTH = 6
SHOTS = 25


def nodes_to(key: str, judge: DraughtsEvaluation, number: int) -> int:
    """How many positions a search looks at until that depth is whole."""
    game = game_of(key)
    state = played(game, number, 24)[-1]
    search: Search[Node] = Search(game.tree, judge, 10**6, enough=lambda: len(search.course) >= DEPTH)
    search.run(game.tree.node(state), options_at(game, state))
    return search.nodes


@pytest.mark.parametrize("key", KEYS)
def test_a_depth_takes_far_fewer_positions(key: str) -> None:
    game = game_of(key)
    usual = draughts_evaluation(game)
    strict = DraughtsEvaluation(game, usual.weights, usual.formations, swing=0)
    numbers = Random(SEED).sample(range(1_000), 6)
    less, more = (sum(nodes_to(key, judge, number) for number in numbers) for judge in (usual, strict))
    assert less < 0.75 * more


def shots_found(key: str, judge: DraughtsEvaluation) -> int:
    """How many of `SHOTS` shots a search of 6,000 positions finds."""
    game, level = game_of(key), Level(6, 6_000)
    shots = [each for each in book.problems_of(key) if each.kind is Kind.SHOT and not each.withdrawn]

    def finds(problem: Mined) -> bool:
        state = game.load(problem.position)
        wanted = game.parse(state, problem.solution[0])
        return think(game, state, level, seed=1, plies=40, evaluation=judge).move == wanted

    return sum(map(finds, Random(SEED).sample(shots, SHOTS)))


@pytest.mark.usefixtures("native")
@pytest.mark.parametrize("key", KEYS)
def test_shots_are_seen_as_before(key: str) -> None:
    game = game_of(key)
    before = shots_found(key, DraughtsEvaluation(game, weights_of(game), swing=0))
    assert shots_found(key, draughts_evaluation(game)) >= before - 2 >= SHOTS // 2


def test_no_game_that_a_quiet_step_can_end_leans_on_estimates() -> None:
    for key, game in GAMES.items():
        swing = evaluation_of(game, game.start()).swing
        assert (swing > 0) is (key not in {"breakthrough", "antidraughts", "zongheng", "binary", "incorrect"})
