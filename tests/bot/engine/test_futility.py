"""Positions near the leaves that are left by their estimate: fewer are looked at, and the shots are still seen."""

from random import Random

import pytest

from bot.engine.draughts import DraughtsEvaluation, Node, draughts_evaluation
from bot.engine.levels import Level
from bot.engine.player import evaluation_of, think
from bot.engine.problems import book
from bot.engine.problems.mined import Kind, Mined
from bot.engine.search import Search
from bot.engine.weights import weights_of
from rules import GAMES
from tests.bot.engine.same import options_at, played
from tests.rules.draughts.positions import game_of
from tests.seed import SEED

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
