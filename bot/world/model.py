"""The lobby between servers: an offer to the whole world, which fits a player best, and what one may do in a day."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from bot.core.calendar import from_ms
from bot.core.errors import LobbyClosed
from bot.core.pace import Pace
from bot.core.rating import Rating
from bot.core.terms import SEEK_LIFE, Terms

MOST_OFFERS: Final = 3
MOST_GAMES: Final = 10
FIRST_GAMES: Final = 3  # until so many games are finished a player has one offer at a time
YOUNG: Final = timedelta(days=7)  # accounts that are younger play unrated
LOST_WITHIN: Final = timedelta(days=30)
REST: Final = timedelta(days=14)  # the rest after two games lost on time within that span
LOOK_BACK: Final = timedelta(days=90)  # so long a game counts for how reliable a player is
_DISCORD: Final = 1_420_070_400_000  # Discord counts milliseconds from here
_MOSTLY: Final = 10  # one game in so many lost on time is still mostly reliable


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


OFFER_LIFE: Final = SEEK_LIFE
NEAR: Final = 200.0  # points between two ratings that are near each other
NIGHT: Final = (23, 7)  # the hours of sleep of a player who has chosen no quiet hours
_TURNS: Final = 80  # a game of forty moves: by its longest time paces are compared
_RATINGS: Final = 50  # steps in which distances between ratings are compared: what is finer says nothing
_HOURS: Final = 4  # the same of hours in which both are awake
_HOUR: Final = timedelta(hours=1)
_DAY_HOURS: Final = 24


class Greeting(enum.StrEnum):
    """All that one player can say to another across servers: each is a sentence `greeting-<value>` of the catalogue."""

    HELLO = "hello"
    GOOD_GAME = "good-game"
    HAVE_FUN = "have-fun"
    DAILY = "daily"
    OFTEN = "often"
    WEEKENDS = "weekends"
    EVENINGS = "evenings"
    PATIENT = "patient"
    BEGINNER = "beginner"
    LEARNING = "learning"
    REMATCH = "rematch"
    ANY = "any"


class Complaint(enum.StrEnum):
    """The kinds of report; each is `complaint-<value>` in the catalogue."""

    STALLING = "stalling"
    PROGRAM = "program"
    ACCOUNTS = "accounts"
    NAME = "name"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Waking:
    """When a player is awake: the time zone, and the full hours at which the quiet ones begin and end there."""

    zone: str
    quiet: tuple[int, int] = NIGHT

    def hours(self, now: datetime) -> frozenset[datetime]:
        """The hours of the coming day in which the player is awake."""
        first = now.replace(minute=0, second=0, microsecond=0)
        coming = (first + number * _HOUR for number in range(_DAY_HOURS))
        begin, end = self.quiet
        asleep = {(begin + number) % _DAY_HOURS for number in range((end - begin) % _DAY_HOURS)}
        return frozenset(at for at in coming if at.astimezone(ZoneInfo(self.zone)).hour not in asleep)

    def shared(self, other: Waking, now: datetime) -> int:
        """The hours of the coming day in which both are awake."""
        return len(self.hours(now) & other.hours(now))


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to play somebody of any server.

    `guild_id`: the server from which it was made, whose door says where the boards appear; None for a conversation
    with the bot, `channel_id`. `near`: for players near in rating alone; `match_id`: the match that it became.
    """

    id: int
    terms: Terms
    by: int
    guild_id: int | None
    channel_id: int | None
    near: bool
    waking: Waking
    greeting: Greeting | None
    created_at: datetime
    expires_at: datetime
    match_id: int | None = None

    def open(self, now: datetime) -> bool:
        """Can somebody still join it?"""
        return self.match_id is None and now < self.expires_at


class Shown(NamedTuple):
    """An offer as another player sees it. `rating`: of its maker in the game, None before the first rated one."""

    offer: Offer
    rating: Rating | None
    reliability: Reliability


class Report(NamedTuple):
    """One player's report about the other of a match."""

    match_id: int
    by: int
    about: int
    kind: Complaint
    at: datetime


class Wish(NamedTuple):
    """The game that a player looks for now, and who the player is."""

    terms: Terms
    rating: float
    waking: Waking
    near: bool = True


def compatible(one: Pace, other: Pace) -> bool:
    """Would who wants the one play at the other? Neither takes more than half as long again."""
    first, second = (pace.longest(_TURNS) for pace in (one, other))
    if first is None or second is None:
        return first is second
    return 2 * max(first, second) <= 3 * min(first, second)


def within(offer: Offer, rating: float, other: float, *, near: bool = False) -> bool:
    """Are both near enough to each other, where one of them wants that?"""
    return abs(rating - other) <= NEAR or not (offer.near or near)


def ordered(
    offers: Iterable[Offer], wish: Wish, rating: Callable[[int], float], now: datetime
) -> list[Offer]:
    """Those of the offers that suit, the best first: near in rating, then awake together, then waiting longest.

    `rating`: of a player, in the game.
    """

    def rank(offer: Offer) -> tuple[int, int, datetime, int]:
        apart = int(abs(rating(offer.by) - wish.rating) // _RATINGS)
        together = offer.waking.shared(wish.waking, now) // _HOURS
        return apart, -together, offer.created_at, offer.id

    found = [
        each for each in offers if (each.terms.game, each.terms.rated) == (wish.terms.game, wish.terms.rated)
    ]
    found = [each for each in found if compatible(each.terms.pace, wish.terms.pace)]
    near = [each for each in found if within(each, rating(each.by), wish.rating, near=wish.near)]
    return sorted(near, key=rank)
