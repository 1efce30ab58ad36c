"""The program where pieces are to be lost, where captures are a choice, and in games that servers compose."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.engine.draughts import DraughtsEvaluation, draughts_evaluation
from bot.engine.levels import LEVELS, level_of
from bot.engine.player import think
from bot.engine.weights import Weights
from rules.draughts.endgames import endgames_of
from rules.draughts.game import DraughtsGame
from tests import sample
from tests.bench.engine import levels_of
from tests.bot.engine.same import played, same_search, same_steps, scattered
from tests.rules.draughts.houses import houses
from tests.rules.draughts.positions import game_of
from tests.rules.draughts.test_giveaway import BOTH, GIVEAWAY


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
    same_steps(game, [*played(game, sample.seed()), *scattered(game, sample.seed(), 100)], plain)
    for plies in (7, 30, 60):
        same_search(game, played(game, sample.seed(), plies), 800, plain)
    for state in scattered(game, sample.seed(), 6):
        same_search(game, [state], 600, plain)


@pytest.mark.usefixtures("native")
@pytest.mark.sample(4)
@pytest.mark.parametrize("number", range(24))
def test_house_games_are_searched_in_c_to_the_same_end(number: int) -> None:
    game = game_of(houses(sample.seed(), 24)[number].key)
    same_steps(game, [*played(game, sample.seed()), *scattered(game, sample.seed(), 60)])
    for plies in (7, 40):
        same_search(game, played(game, sample.seed(), plies), 600)


def test_house_games_are_played_by_the_plain_values_of_men_and_kings() -> None:
    """Nothing was learned for them, no table is of them, and where pieces are to be lost, less is more."""
    for rules in houses(sample.seed(), 40):
        game = game_of(rules.key)
        weights = draughts_evaluation(game).weights
        assert weights == Weights.plain(game.ruleset)
        assert all((value < 0) is rules.giveaway for value in (*weights.many, *weights.few, *weights.kings))
        assert endgames_of(game) is None
        assert level_of(rules.key, 3) == LEVELS[3]


@pytest.mark.slow
@pytest.mark.usefixtures("native")
@pytest.mark.sample(1)
@pytest.mark.parametrize("number", [2, 3, 4])
def test_in_house_games_a_level_beats_the_one_below(number: int) -> None:
    """Over a sample of twenty, both sides of three openings of each."""
    points = [
        point
        for rules in houses(sample.seed(), 20)
        for point in islice(levels_of(game_of(rules.key), number, 2 * sample.seed()), 6)
    ]
    # One that scores 62 % fails here once in some seven hundred runs: the mean of 120 games is 4 % out.
    assert sum(points) / len(points) > 0.5, (points, sample.seed())
