"""The limits of the lobby between servers, and how reliable a player has been there."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from bot.core.calendar import from_ms
from bot.core.errors import LobbyClosed
from bot.core.terms import Terms

MOST_OFFERS: Final = 3
MOST_GAMES: Final = 10
FIRST_GAMES: Final = 3
"""Until so many games are finished a player has one offer at a time."""
YOUNG: Final = timedelta(days=7)
"""Accounts that are younger play unrated."""
LOST_WITHIN: Final = timedelta(days=30)
REST: Final = timedelta(days=14)
"""The rest after two games lost on time within that span."""
LOOK_BACK: Final = timedelta(days=90)
"""So long a game counts for how reliable a player is."""
_DISCORD: Final = 1_420_070_400_000
"""Discord counts milliseconds from here."""
_MOSTLY: Final = 10
"""One game in so many lost on time is still mostly reliable."""


class Reliability(enum.StrEnum):
    """How often a player has run out of time, as others see it; each is `reliability-<value>` in the catalogue."""

    NEW = "new"
    ALWAYS = "always"
    MOSTLY = "mostly"
    SELDOM = "seldom"


@dataclass(frozen=True, slots=True)
class Conduct:
    """A player's games between servers: `playing` now, `finished` ever, `recent` of these in the last 90 days, and when
    each of the `lost` ones was lost on time then.
    """

    playing: int = 0
    finished: int = 0
    recent: int = 0
    lost: tuple[datetime, ...] = ()

    @property
    def reliability(self) -> Reliability:
        if self.recent < FIRST_GAMES and not self.lost:
            return Reliability.NEW
        if not self.lost:
            return Reliability.ALWAYS
        return Reliability.MOSTLY if _MOSTLY * len(self.lost) <= self.recent else Reliability.SELDOM

    def rests_until(self, now: datetime) -> datetime | None:
        """Until when no new game begins, because two were lost on time; None while that is not so."""
        times = sorted(self.lost)
        until = max(
            (after + REST for before, after in pairwise(times) if after - before <= LOST_WITHIN), default=now
        )
        return until if until > now else None

    def warned(self, now: datetime) -> bool:
        """Is one more game lost on time one too many?"""
        return self.rests_until(now) is None and any(now - at < LOST_WITHIN for at in self.lost)


def check_game(conduct: Conduct, user: int, terms: Terms, now: datetime) -> None:
    """May one more game of these terms begin for the player? Raises LobbyClosed."""
    if (until := conduct.rests_until(now)) is not None:
        raise LobbyClosed("resting", until=until)
    if terms.rated and (grown := joined_discord(user) + YOUNG) > now:
        raise LobbyClosed("young", until=grown)
    if conduct.playing + games_of(terms) > MOST_GAMES:
        raise LobbyClosed("games", limit=MOST_GAMES)


def check_offer(conduct: Conduct, user: int, terms: Terms, standing: Sequence[Terms], now: datetime) -> None:
    """May the player make one more offer, besides those that are `standing`? Raises LobbyClosed."""
    check_game(conduct, user, terms, now)
    limit = MOST_OFFERS if conduct.finished >= FIRST_GAMES else 1
    if len(standing) >= limit:
        raise LobbyClosed("offers" if limit == MOST_OFFERS else "first", limit=limit, games=FIRST_GAMES)
    offered = sum(games_of(each) for each in standing)
    if conduct.playing + offered + games_of(terms) > MOST_GAMES:
        raise LobbyClosed("games", limit=MOST_GAMES)


def games_of(terms: Terms) -> int:
    """The number of games that begin at once."""
    return 2 if terms.pair else 1


def joined_discord(user: int) -> datetime:
    """When the account was made, which its number tells."""
    return from_ms((max(user, 0) >> 22) + _DISCORD)
