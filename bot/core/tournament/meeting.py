"""A pairing of a tournament with its place and its games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.core.tournament.pairings import Kind, Pairing


@dataclass(frozen=True, slots=True)
class Meeting:
    """A pairing in its place.

    `stage`: 0, or 1 for the final; `group`: from 0; `matches`: the games of the two; `arranged`: the number of the
    event that arranged it.
    """

    stage: int
    group: int
    pairing: Pairing
    matches: tuple[int, ...] = ()
    arranged: int = 0

    @property
    def decided(self) -> bool:
        return self.pairing.second is None or len(self.pairing.games) == len(self.matches)

    def dump(self) -> dict[str, Any]:
        """A meeting that has just been arranged, as plain values."""
        pairing = self.pairing
        return {
            "stage": self.stage,
            "group": self.group,
            "round": pairing.round,
            "players": [pairing.first, pairing.second],
            "bye": [list(game) for game in pairing.games] if pairing.second is None else None,
            "matches": list(self.matches),
        }

    @classmethod
    def load(cls, stored: Mapping[str, Any], arranged: int) -> Meeting:
        first, second = stored["players"]
        bye = stored["bye"]
        games = () if bye is None else tuple((game[0], game[1]) for game in bye)
        pairing = Pairing(stored["round"], first, second, games, Kind.PLAYED if bye is None else Kind.BYE)
        return cls(stored["stage"], stored["group"], pairing, tuple(stored["matches"]), arranged)
