"""The stronger levels play an ending of three pieces as well as it can be played."""

from __future__ import annotations

import pytest

from bot.engine.levels import LEVELS
from bot.engine.player import think
from rules import Ending, Side, find_game
from rules.draughts.endgames import endgames_of
from tests.rules.draughts.positions import game_of

pytestmark = pytest.mark.usefixtures("either")

LONG = "B:WK32:BK1,K2"
"""Two kings against one in the double corner: 33 plies at most, far beyond what the level sees."""


@pytest.mark.parametrize("number", [5, 6])
def test_two_kings_catch_one_in_as_few_plies_as_there_are(number: int) -> None:
    game = game_of("american")
    tables = endgames_of(game)
    assert tables is not None
    state = game.start(LONG)
    found = tables.verdict(state)
    assert found is not None
    assert found.result == 1
    assert found.plies > 15
    for plies in range(found.plies):
        assert game.outcome(state) is None
        state = game.play(state, think(game, state, LEVELS[number], seed=1, plies=40 + plies).move)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.ending, outcome.winner) in ((Ending.NO_PIECES, Side.FIRST), (Ending.NO_MOVES, Side.FIRST))


def test_a_weak_level_does_not_know_the_tables() -> None:
    game = find_game("american")
    values = {
        number: think(game, game.start(LONG), LEVELS[number], seed=1, plies=40).value for number in (2, 5)
    }
    assert values[5] > 90_000
    assert values[2] < 90_000
