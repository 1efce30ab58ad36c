"""The organiser's decisions about a tournament before it begins."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Final

from bot.core.calendar import whole_ms
from bot.core.errors import BadTournament
from bot.core.plain import plain
from bot.core.terms import BY_LOT, Terms
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.round_robin import LARGEST_GROUP

NAME_LENGTH: Final = 60
NOTE_LENGTH: Final = 200
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 500
USUAL_PLAYERS: Final = 128  # the most that may enter where the organiser says nothing else
BOUNDS: Final = {
    "rounds": range(3, 12),
    "group": range(3, LARGEST_GROUP + 1),
    "most": range(LEAST_PLAYERS, MOST_PLAYERS + 1),
    "cycles": range(1, 3),
    "deciders": range(4),
    "moving": range(1, 5),
    "pause": range(1, 61),
}
"""Of the numbers of a plan."""


class Format(enum.StrEnum):
    """The names of the formats as they are stored; how each is played is in a file of `formats`."""

    GROUPS = "groups"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    LEAGUE = "league"
    ROUND_ROBIN = "round-robin"
    DOUBLE_KNOCKOUT = "double-knockout"


@dataclass(frozen=True, slots=True)
class Plan:
    """`terms`: those of every game; `rounds`: of a Swiss tournament; `group`: the most players of a group; `most`: the
    most that may enter; `lot`: are groups drawn by lot; `cycles`: how often everybody of a group meets everybody; of a
    knock-out, `deciders`: how often two games are added to a meeting that is level, `third`: is there a match for the
    third place; of a league, `moving`: how many are promoted and relegated, `pause`: days between two seasons,
    `season`: which one it is, and `group` is the size of a division; `policy`: its conditions; `note`: its director's
    own words about it, such as a prize.
    """

    name: str
    format: Format
    terms: Terms
    rounds: int = 5
    group: int = LARGEST_GROUP
    most: int = USUAL_PLAYERS
    lot: bool = False
    cycles: int = 1
    deciders: int = 1
    third: bool = True
    moving: int = 2
    pause: int = 7
    season: int = 1
    policy: Policy = field(default_factory=Policy)
    note: str = field(default="", kw_only=True)

    @property
    def games(self) -> int:
        """How many games two players have who meet."""
        return 2 if self.terms.pair else 1

    @property
    def kept(self) -> Plan:
        """The plan as its event says it: of rated games, with a name as it is shown and whole milliseconds."""
        policy, at = self.policy, self.policy.starts_at
        if at is not None:
            policy = replace(policy, starts_at=whole_ms(at))
        terms = replace(self.terms, rated=True)
        note = plain(self.note, NOTE_LENGTH)
        return replace(self, name=plain(self.name) or "…", terms=terms, policy=policy, note=note)

    def checked(self, now: datetime | None = None) -> Plan:
        """The same plan once it makes sense; `now`: for judging dates. Raises BadTournament, BadTerms, UnknownGame."""
        # One character more than there may be, so that a long name is refused, not cut.
        name = plain(self.name, NAME_LENGTH + 1)
        if not 0 < len(name) <= NAME_LENGTH:
            raise BadTournament("name", most=NAME_LENGTH)
        terms = self.terms.checked()
        if terms.pair and terms.setup is None and terms.kind.ballots:
            # Two games have the same opening, so that neither player gains by it.
            terms = replace(terms, setup=BY_LOT)
        for number, bounds in BOUNDS.items():
            if getattr(self, number) not in bounds:
                raise BadTournament(number, least=bounds[0], most=bounds[-1])
        return replace(self, name=name, terms=terms, policy=self.policy.checked(now))


@dataclass(frozen=True, slots=True)
class Season:
    """`previous`: the tournament before; `divisions`: users, as they came out of it, the highest first."""

    previous: int
    divisions: tuple[tuple[int, ...], ...]
