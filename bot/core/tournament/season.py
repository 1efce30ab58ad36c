"""A season of a league: what it begins with, who plays where in it, and how the next one begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Season:
    """The beginning of a season of a league. `previous`: the tournament before; `divisions`: users, as
    they came out of it, the highest division first.
    """

    previous: int
    divisions: tuple[tuple[int, ...], ...]

    def dump(self) -> dict[str, Any]:
        return {"previous": self.previous, "divisions": [list(division) for division in self.divisions]}

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> Season:
        return cls(stored["previous"], tuple(tuple(division) for division in stored["divisions"]))
