"""How hard a problem is: how often the levels of the player find its first move."""

from dataclasses import replace
from typing import Final

from bot.engine.levels import level_of
from bot.engine.player import think
from bot.engine.problems.mined import Mined
from rules.draughts.game import DraughtsGame

LEVELS: Final = (1, 2, 3, 4, 5)
TRIES: Final = 4
"""Times that each level is asked, with another seed each time."""
EASY: Final = 18
FAIR: Final = 13
"""Of the twenty tries so many find an easy problem, or a harder one, at least."""


def found_by_levels(game: DraughtsGame, problem: Mined) -> int:
    """How many tries of the levels find the first move; none of them slips."""
    state = game.load(problem.position)
    wanted = game.parse(state, problem.solution[0])
    return sum(
        think(game, state, replace(level_of(game.key, number), slips=0), seed=seed, plies=40).move == wanted
        for number in LEVELS
        for seed in range(TRIES)
    )


def graded(game: DraughtsGame, problem: Mined) -> Mined:
    """The problem with its grade."""
    found = found_by_levels(game, problem)
    return problem._replace(grade=1 if found >= EASY else 2 if found >= FAIR else 3)
