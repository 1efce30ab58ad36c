"""How far somebody has come with the lessons of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

GAMES: Final = 3
"""Games against the weakest level that follow the lessons."""
STARS: Final = 3


@dataclass(frozen=True, slots=True)
class Progress:
    """`done`: steps found, in their order; `steps`: how many there were then; `games`: those that followed."""

    done: int = 0
    steps: int = 0
    games: int = 0

    @property
    def learned(self) -> bool:
        """Were all steps found?"""
        return 0 < self.steps <= self.done

    @property
    def complete(self) -> bool:
        return self.learned and self.games >= GAMES

    @property
    def stars(self) -> int:
        """One for half the steps, one for all, one for the games that follow."""
        return (0 < self.steps <= 2 * self.done) + self.learned + self.complete
