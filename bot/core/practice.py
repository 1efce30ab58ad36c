"""Games against the bot: which side it plays, how strong, and how many one may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rules import Game, Side

MOST_OF_PLAYER: Final = 3
"""Games against the bot that one player may have under way."""
MOST_IN_SERVER: Final = 30
"""The same for all players of a server together."""
OPENING_PLIES: Final = 10
"""So far from the usual start a position is everybody's, and the bot answers whoever else stands there."""


def opening_plies(game: Game[Any], opening: str | None) -> int:
    """After how many moves from a start the opening is over; a position of somebody's own has none.

    `opening`: as for `Game.load`, None for the usual start.
    """
    usual = opening is None or opening in game.ballots.values()
    return OPENING_PLIES if usual else -1


@dataclass(frozen=True, slots=True)
class Practice:
    """The bot plays `side` at `level`, from 1 (the weakest) up."""

    side: Side
    level: int

    @property
    def facts(self) -> list[int]:
        """As plain values, for the first event of the match."""
        return [int(self.side), self.level]
