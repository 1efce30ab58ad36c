"""The lessons of each game, made once from its rules."""

from functools import lru_cache

from bot.lessons.model import draughts, kato
from bot.lessons.model.step import Step
from rules import find_game
from rules.draughts.game import DraughtsGame


@lru_cache(maxsize=64)
def course(key: str) -> tuple[Step, ...]:
    """The steps of a game's lessons. Raises UnknownGame. It takes up to a second where nobody has asked before."""
    game = find_game(key)
    return draughts.steps(game) if isinstance(game, DraughtsGame) else kato.steps(game)
