"""A search ends when it is told that it is enough, and sees captures to their end."""

from functools import partial

import pytest

from bot.engine.evaluation import CERTAIN
from bot.engine.levels import Level
from bot.engine.player import Answer, decide, think
from rules import find_game

pytestmark = pytest.mark.usefixtures("either")

NODES = 1_500
MANY_KINGS = (
    "W:WKi3,Kl4,Ka9,Kc11,Kj12,Kh2,Ka5,Kf8,Kj10,Kf2,Ki5,Kb6,Ke11,Kj6,Kg3,Kf4,Kj2,Ka11,Ki11,Kh8,Kk9,Kg11,Kh12,Kc3,Kg1,Ke3,"
    "Kl8:BKh6,Ki1,Kg7,Kg5,Kc7,Ke9,Ka7,Kl10,Kk5,Kf6,Kd8,Kd2,Ke1,Kb8,Kb4,Kd6,Kl12"
)


def test_a_search_that_is_told_that_it_is_enough_plays_the_best_so_far() -> None:
    """Asked beyond the first ply only, so that there is always something; never told, nothing is different."""
    game = find_game("international")
    state, asked = game.start(), 0

    def enough(after: int) -> bool:
        nonlocal asked
        asked += 1
        return asked > after

    whole = think(game, state, Level(6, NODES), seed=1)
    assert think(game, state, Level(6, NODES), seed=1, enough=lambda: enough(10**6)) == whole
    assert 1 < asked < NODES // 32
    for after in (0, 3, 8):
        asked = 0
        found = think(game, state, Level(6, NODES), seed=1, enough=partial(enough, after))
        assert found.nodes < whole.nodes
        assert found.move in game.legal_moves(state)
        assert abs(found.value) < CERTAIN


def test_captures_upon_captures_are_not_taken_for_a_loss() -> None:
    """With so many kings the first ply alone takes more nodes than there are; 27 of them are not given up to 17."""
    game = find_game("malaysian")
    state = game.start(MANY_KINGS)
    found = think(game, state, Level(3, 1_200), seed=1, plies=60)
    assert found.nodes == 20_000
    assert 2_000 < found.value < CERTAIN
    assert decide(game, state, Level(3, 1_200), seed=1, plies=60).answer is Answer.MOVE
