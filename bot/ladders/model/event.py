"""Everything that may happen on a ladder, and the rules that it begins with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, TypeAlias

from bot.core import log
from bot.core.errors import BadLadder
from bot.core.terms import BY_LOT, Terms

REACHES: Final = range(1, 11)
IDLE_DAYS: Final = range(3, 91)


@dataclass(frozen=True, slots=True)
class Rules:
    """`terms`: those of every game; `reach`: how many places above one may be challenged; `idle`: days without a game
    after which one falls.
    """

    terms: Terms
    reach: int = 3
    idle: int = 14

    def checked(self) -> Rules:
        """The same rules once they make sense. Raises BadLadder, BadTerms, UnknownGame."""
        terms = self.terms.checked()
        if terms.pair and terms.setup is None and terms.kind.ballots:
            terms = replace(terms, setup=BY_LOT)
        for fault, value, bounds in (("reach", self.reach, REACHES), ("idle", self.idle, IDLE_DAYS)):
            if value not in bounds:
                raise BadLadder(fault, least=bounds[0], most=bounds[-1])
        return replace(self, terms=terms)


@dataclass(frozen=True, slots=True)
class Created:
    """`guild`, `channel`: where."""

    rules: Rules
    guild: int | None
    channel: int


@dataclass(frozen=True, slots=True)
class Joined:
    """At the bottom."""

    user: int


@dataclass(frozen=True, slots=True)
class Left:
    user: int


@dataclass(frozen=True, slots=True)
class Challenged:
    """`by`, `of`: users; `matches`: their games."""

    by: int
    of: int
    matches: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """`points`: of the challenger and the challenged."""

    match: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Warned:
    """`users`: players who fall unless they play; `at`: when."""

    users: tuple[int, ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class Fell:
    """`users`: players without a game for too long; `off`: those of them who are off the ladder."""

    users: tuple[int, ...]
    off: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """`channel`: where it is announced and played from now on."""

    channel: int


@dataclass(frozen=True, slots=True)
class Closed:
    pass


What: TypeAlias = Created | Joined | Left | Challenged | Result | Warned | Fell | Moved | Closed
Event: TypeAlias = log.Event[What]
