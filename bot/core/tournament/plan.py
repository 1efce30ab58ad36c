"""What a tournament's organiser decides before it begins."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.core.errors import BadTournament
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.core.tournament.round_robin import LARGEST_GROUP
from bot.core.tournament.standings import ROUND_ROBIN, SWISS, Criterion

NAME_LENGTH: Final = 60
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 128
ROUNDS: Final = range(3, 12)
GROUPS: Final = range(3, LARGEST_GROUP + 1)


class Format(enum.StrEnum):
    GROUPS = "groups"
    """Everybody against everybody in groups, all games at once; then a final of the first two of each group."""
    SWISS = "swiss"
    """As many rounds as are planned; whoever meets has about as many points."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`terms`: those of every game; `rounds`: of a Swiss tournament; `group`: the most players of a group; `most`: the
    most that may enter.
    """

    name: str
    format: Format
    terms: Terms
    rounds: int = 5
    group: int = LARGEST_GROUP
    most: int = MOST_PLAYERS

    @property
    def games(self) -> int:
        """How many games two players have who meet."""
        return 2 if self.terms.pair else 1

    @property
    def criteria(self) -> tuple[Criterion, ...]:
        return ROUND_ROBIN if self.format is Format.GROUPS else SWISS

    def checked(self) -> Plan:
        """The same plan once it makes sense. Raises BadTournament, BadTerms, UnknownGame."""
        name = " ".join(self.name.split())
        if not 0 < len(name) <= NAME_LENGTH:
            raise BadTournament("name", most=NAME_LENGTH)
        terms = self.terms.checked()
        if self.format is Format.SWISS and terms.pair:
            raise BadTournament("pairs", game=terms.game)
        for fault, value, bounds in (
            ("rounds", self.rounds, ROUNDS),
            ("group", self.group, GROUPS),
            ("most", self.most, range(LEAST_PLAYERS, MOST_PLAYERS + 1)),
        ):
            if value not in bounds:
                raise BadTournament(fault, least=bounds[0], most=bounds[-1])
        return replace(self, name=name, terms=terms)

    def dump(self) -> dict[str, Any]:
        """Plain values, from which `load` makes the same plan."""
        terms = self.terms
        return {
            "name": self.name,
            "format": self.format.value,
            "game": terms.game,
            "pace": terms.pace.key,
            "setup": terms.setup,
            "pair": terms.pair,
            "vacation": terms.vacation,
            "rounds": self.rounds,
            "group": self.group,
            "most": self.most,
        }

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> Plan:
        terms = Terms(
            stored["game"],
            Pace.parse(stored["pace"]),
            stored["setup"],
            rated=True,
            pair=stored["pair"],
            vacation=stored["vacation"],
        )
        return cls(
            stored["name"], Format(stored["format"]), terms, stored["rounds"], stored["group"], stored["most"]
        )
