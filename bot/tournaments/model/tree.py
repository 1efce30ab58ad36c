"""The tree of a knock-out tournament: its branches, their rounds, and who stands where in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.standings import Place

NOBODY = 0
"""Stands where a player is not known yet, or where there is none."""
GONE = -1
"""Stands where there will never be a player: the other one has a bye."""

Tie = tuple[int, int]
"""Two players whose meeting stands in the tree, the upper one first."""


@dataclass(frozen=True, slots=True)
class Level:
    """A round of a branch. `number`: the round of its pairings; `key`: its name in the catalogue."""

    number: int
    key: str
    ties: tuple[Tie, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """`key`: its name in the catalogue, empty where it is the only one; `aside`: a match for the third place."""

    levels: tuple[Level, ...]
    key: str = ""
    aside: tuple[Tie, ...] = ()


class Bracket(Protocol):
    """How a knock-out goes on and ends."""

    def due(self, pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
        """The meetings that can be arranged now and have not been."""

    def games_due(self, pairing: Pairing) -> int:
        """How many games more a meeting needs now; 0 where it is decided."""

    def winner(self, pairing: Pairing) -> int | None:
        """The winner of a meeting; None while it is open."""

    def places(self, pairings: Sequence[Pairing]) -> Mapping[int, int]:
        """The place of the winner and of everybody who is out."""

    def table(self, pairings: Sequence[Pairing]) -> tuple[Place, ...]:
        """Everybody by the place they have, or can still reach."""

    def branches(self, pairings: Sequence[Pairing]) -> tuple[Branch, ...]:
        """The tree as far as it is known."""
