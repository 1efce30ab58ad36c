"""How strong the player is: six levels, told apart by how many positions they look at, and by how often they do not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """`nodes`: positions in a search; `blur`: by how many hundredths of what is at stake each estimate may be out;
    `haste`: how many of a hundred moves are made after no more than a glance.
    """

    number: int
    nodes: int
    blur: int = 0
    haste: int = 0

    @property
    def careful(self) -> Level:
        """The same level when it looks at every move as long as it can."""
        return replace(self, haste=0)

    @property
    def glance(self) -> Level:
        """The same level when it hardly looks: it sees what is forced, and misjudges the rest."""
        return replace(self, nodes=50, blur=100, haste=0)


LEVELS: Final[Mapping[int, Level]] = MappingProxyType(
    {
        level.number: level
        for level in (
            Level(1, 50, haste=100),
            Level(2, 400, haste=68),
            Level(3, 1_200, haste=30),
            Level(4, 5_000, haste=18),
            Level(5, 20_000, haste=8),
            Level(6, 100_000),
        )
    }
)
"""The levels by their numbers, the weakest first."""
HINT: Final = LEVELS[3].careful
"""What gives hints: nobody asks for a hasty one."""
ENDINGS: Final = 5
"""From this level on the player knows the endgame tables."""
