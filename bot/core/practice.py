"""Games against the bot: which side it plays, how strong, and how many one may have."""

from __future__ import annotations

from typing import Final, NamedTuple

from rules import Side

MOST_OF_PLAYER: Final = 3
"""Games against the bot that one player may have under way."""
MOST_IN_SERVER: Final = 30
"""The same for all players of a server together."""


LEAST_MOVES: Final = 10
"""A game of fewer holds nothing to look back on."""
WEAKEST: Final = 1
"""The level of the games that follow the lessons."""


class Practice(NamedTuple):
    """The bot plays `side` at `level`, from 1 (the weakest) up; `private`: its player alone sees the board."""

    side: Side
    level: int
    private: bool = False
