"""The life of a server in a span of time: games under way and ended, wins, streaks, ratings that rose."""

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime, time, timedelta
from typing import Final, NamedTuple

from bot.core.access import former
from bot.core.terms import Place
from bot.reviews.model import Reviewed, Turn
from rules import Side

WEEK: Final = timedelta(days=7)
WEEK_ENDS: Final = time(7)
"""From when the cards of a week are due, on Mondays: the week itself ended at midnight UTC."""
LATE: Final = timedelta(days=2)  # afterwards a card that could not be posted is left out
LEAST_PLAYERS: Final = 4  # people who played, for a week to have a card
STREAK: Final = 2  # wins in a row that are worth telling


class Within(NamedTuple):
    """A span of time: from `since` on, before `until`."""

    since: datetime
    until: datetime


class Ended(NamedTuple):
    """A game that ended with a result. `winner`: None where it was drawn; `homes`: where its players are."""

    match: int
    game: str
    place: Place
    players: tuple[int, int]
    winner: Side | None
    at: datetime
    homes: tuple[tuple[int, Place], ...] = ()


class Climb(NamedTuple):
    """A rating in a server that rose. `provisional`: it still leaps with each game."""

    user: int
    game: str
    before: int
    after: int
    provisional: bool = False


class Form(NamedTuple):
    """The people with the games they won in a month, and with their wins in a row up to now; the best first."""

    won: tuple[tuple[int, int], ...] = ()
    streaks: tuple[tuple[int, int], ...] = ()


NO_FORM: Final = Form()


def form_of(games: Sequence[Ended], month: datetime) -> Form:
    """From the games in the order in which they ended. `month`: since when wins are counted."""
    won: Counter[int] = Counter()
    runs: dict[int, int] = {}
    for game in games:
        for side, user in enumerate(game.players):
            wins = game.winner == side
            runs[user] = runs.get(user, 0) + 1 if wins else 0
            won[user] += wins and game.at >= month
    return Form(_best(won.items(), 1), _best(runs.items(), STREAK))


def minute_of(guild_id: int) -> timedelta:
    """Into the hour, when a hall is looked at: spread by the second in which a server was made, as milliseconds choose
    shards.
    """
    return timedelta(minutes=(guild_id >> 22) // 1000 % 60)


def week_before(now: datetime, guild_id: int) -> Within:
    """The last whole week, from Monday to Monday, whose card in this server is due by `now`."""
    since = datetime.combine(now.date(), time(), now.tzinfo) - timedelta(days=now.weekday())
    week = Within(since - WEEK, since)
    return week if now >= due_at(week, guild_id) else Within(since - 2 * WEEK, since - WEEK)


def due_at(week: Within, guild_id: int) -> datetime:
    """When the card of the week is posted in this server: in the minute in which its hall is looked at."""
    return datetime.combine(week.until.date(), WEEK_ENDS, week.until.tzinfo) + minute_of(guild_id)


def shot_of(reviews: Iterable[Reviewed]) -> tuple[Reviewed, Turn] | None:
    """The most costly chance that somebody missed, of these reviews, and the review that shows it."""
    turns = [
        (each, turn)
        for each in reviews
        if each.review is not None
        for turn in each.review.turns
        if turn.better
    ]
    return max(turns, key=lambda found: (found[1].cost, -found[0].id, -found[1].ply), default=None)


def _best(counts: Iterable[tuple[int, int]], least: int) -> tuple[tuple[int, int], ...]:
    found = [(user, count) for user, count in counts if count >= least and not former(user)]
    return tuple(sorted(found, key=lambda each: (-each[1], each[0])))
