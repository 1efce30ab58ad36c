"""How strong the player is: six levels, told apart by how many positions they look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """`nodes`: positions in a search; `blur`: by how many hundredths of what is at stake each estimate may be out."""

    number: int
    nodes: int
    blur: int


LEVELS: Final[Mapping[int, Level]] = MappingProxyType(
    {
        level.number: level
        for level in (
            Level(1, 50, 60),
            Level(2, 400, 30),
            Level(3, 1_200, 15),
            Level(4, 5_000, 8),
            Level(5, 20_000, 4),
            Level(6, 100_000, 0),
        )
    }
)
"""The levels by their numbers, the weakest first."""
HINT: Final = LEVELS[3]
"""What gives hints."""
ENDINGS: Final = 5
"""From this level on the player knows the endgame tables."""
