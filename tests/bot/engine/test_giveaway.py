"""The program where pieces are to be lost, and where captures are a choice."""

import pytest

from bot.engine.draughts import DraughtsEvaluation
from bot.engine.levels import LEVELS
from bot.engine.player import think
from bot.engine.weights import Weights
from rules.draughts.game import DraughtsGame
from tests.bot.engine.same import played, same_search, same_steps, scattered
from tests.rules.draughts.positions import game_of
from tests.rules.draughts.test_giveaway import BOTH, GIVEAWAY
from tests.seed import SEED


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
