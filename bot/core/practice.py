"""Games against the bot: which side it plays, how strong, and how many one may have."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rules import Game, Side
from rules.draughts.game import DraughtsGame

MOST_OF_PLAYER: Final = 3
"""Games against the bot that one player may have under way."""
MOST_IN_SERVER: Final = 30
"""The same for all players of a server together."""


LEAST_MOVES: Final = 10
"""A game of fewer holds nothing to look back on."""
MOST_MOVES: Final = 600
"""Of a longer one there is no review."""
WEAKEST: Final = 1
"""The level of the games that follow the lessons."""


class Practice(NamedTuple):
    """The bot plays `side` at `level`, from 1 (the weakest) up; `private`: its player alone sees the board."""

    side: Side
    level: int
    private: bool = False


def has_review(game: Game[Any]) -> bool:
    """Whether there are men to be lost. In the other games the count rises and falls with every move: with three times
    the nodes half of the moves that seem to cost something are others.
    """
    return isinstance(game, DraughtsGame)


def reviewable(game: Game[Any], moves: int) -> bool:
    """Can a finished game of so many moves be reviewed?"""
    return has_review(game) and LEAST_MOVES <= moves <= MOST_MOVES
