"""Each level is better than the one below: a change that makes the player worse is noticed."""

from collections.abc import Sequence
from itertools import islice

import pytest

from bot.engine.levels import HINT, LEVELS, NATIVE, Level, level_of
from rules import GAMES, find_game
from tests.bench._sequential import capital, interval
from tests.bench.engine import beginner, games_of, levels_of, of_level
from tests.seed import SEED

BETTER, EQUAL = 0.65, 0.5
NO_WORSE, NO_BETTER = 1e-4, 0.05
"""The chances that a level as strong as it should be fails here, and that one no better than the one below passes."""
SOME, RARE = 0.15, 0.04
"""Shares of the games that a beginner wins at least against the first level, and that would be hardly any."""
MOST = 40
"""Games after which neither is certain: that is a level somewhat too weak, for `python -m tests.bench engine`."""


def test_the_levels_are_those_that_were_measured() -> None:
    told = {
        number: (level.nodes, level.blur, level.haste, level.glance_blur) for number, level in LEVELS.items()
    }
    assert told == {
        1: (50, 0, 100, 200),
        2: (400, 0, 80, 100),
        3: (1_200, 0, 42, 100),
        4: (5_000, 0, 20, 100),
        5: (20_000, 0, 8, 100),
        6: (100_000, 0, 0, 100),
    }
    for level in LEVELS.values():
        careful, glance = level.careful, level.glance
        assert (careful.nodes, careful.blur, careful.haste) == (level.nodes, 0, 0)
        assert (glance.nodes, glance.blur, glance.haste) == (50, level.glance_blur, 0)
    assert [level.slips for level in LEVELS.values()] == [45, 0, 0, 0, 0, 0]
    assert [level_of("frisian", number).slips for number in LEVELS] == [70, 0, 0, 0, 0, 0]
    assert Level(3, 1_200) == HINT
    assert level_of("binary", 7) == level_of("russian", 7) == NATIVE == Level(7, 1_500_000)
    assert [level_of(key, 2).glance_blur for key in ("incorrect", "binary", "russian")] == [300, 1000, 100]


@pytest.mark.slow
@pytest.mark.few(0)
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("key", GAMES)
def test_a_level_beats_the_one_below(key: str, number: int) -> None:
    points: list[float] = []
    for found in islice(levels_of(find_game(key), number, 2 * SEED), MOST):
        points.append(found)
        if capital(points, EQUAL, (BETTER - EQUAL) / (EQUAL * (1 - EQUAL))) >= 1 / NO_BETTER:
            break
        doubt = capital(points, BETTER, (EQUAL - BETTER) / (BETTER * (1 - BETTER)))
        assert doubt < 1 / NO_WORSE, (
            f"{sum(points)} of {len(points)}, true mean {interval(points)}, seed {SEED}"
        )


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("key", GAMES)
def test_a_beginner_wins_some_games_against_the_first_level_and_loses_some(key: str) -> None:
    """Somebody who sees two plies and makes a move in five by lot; a third of the games is measured in the bench."""
    game = find_game(key)
    games = games_of(
        game, lambda seed: of_level(game, level_of(key, 1), seed), lambda seed: beginner(game, seed), 2 * SEED
    )
    points: list[float] = []
    for found in games:
        points.append(found)
        if all(often(points, result) for result in (0.0, 1.0)):
            break


def often(points: Sequence[float], result: float) -> bool:
    """Whether a result comes more often than `RARE`; fails where it comes more rarely than `SOME`."""
    came = [float(each == result) for each in points]
    doubt = capital(came, SOME, (RARE - SOME) / (SOME * (1 - SOME)))
    assert doubt < 1 / NO_WORSE, f"{sum(came)} of {len(came)}, seed {SEED}"
    return capital(came, RARE, (SOME - RARE) / (RARE * (1 - RARE))) >= 1 / NO_BETTER
