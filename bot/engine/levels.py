"""How strong the player is: six levels, told apart by how many positions they look at, and by how often they do not;
and a seventh where the search is in C.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Level:
    """`nodes`: positions in a search; `blur`: by how many hundredths of the stake each estimate may be out; `haste`:
    how many of a hundred moves are made after no more than a glance; `glance_blur`: the blur of a glance.
    """

    number: int
    nodes: int
    blur: int = 0
    haste: int = 0
    glance_blur: int = 100
    slips: int = 0

    @property
    def careful(self) -> Level:
        """The same level when it looks at every move as long as it can."""
        return replace(self, haste=0)

    @property
    def glance(self) -> Level:
        """The same level when it hardly looks: it sees forced moves, and misjudges the rest."""
        return replace(self, nodes=50, blur=self.glance_blur, haste=0)


LEVELS: Final[Mapping[int, Level]] = MappingProxyType(
    {
        level.number: level
        for level in (
            Level(1, 50, haste=100, glance_blur=200, slips=45),
            Level(2, 400, haste=80),
            Level(3, 1_200, haste=42),
            Level(4, 5_000, haste=20),
            Level(5, 20_000, haste=8),
            Level(6, 100_000),
        )
    }
)
"""The levels by their numbers, the weakest first, as they play a game of which nothing else is known."""
NATIVE: Final = Level(7, 1_500_000)  # the level above them, where the search is in C: half a second or one
HINT: Final = LEVELS[3].careful  # the level that gives hints: nobody asks for a hasty one
ENDINGS: Final = 5  # from this level on the player knows the endgame tables

_OWN: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))
)
"""By the keys of games where the usual haste would make uneven steps: that of each level, the first first; and where
the usual glance of all levels shows too much or too little, its blur; and how often the lowest level slips."""


def level_of(key: str, number: int) -> Level:
    """The level as it plays the game of this key, whatever its options, as far as anything was measured for it."""
    if number == NATIVE.number:
        return NATIVE
    level = LEVELS[number]
    own = _OWN.get(key.partition(":")[0])
    if own is None:
        return level
    haste = own["haste"][number - 1] if "haste" in own else level.haste
    slips = own.get("slips", level.slips) if level.slips else 0
    return replace(level, haste=haste, glance_blur=own.get("glance_blur", level.glance_blur), slips=slips)
