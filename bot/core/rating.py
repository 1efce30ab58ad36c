"""Ratings: Glicko-2, decided game by game.

Mark E. Glickman, "Example of the Glicko-2 system" (22 March 2022), http://www.glicko.net/glicko/glicko2.pdf; the steps
below are numbered as there. A game is a rating period of its own, and the time since a player's last game is measured
in fractions of a period, as Lichess does it; but the first 45 days after a game are one period at most, so that games
far apart, as those of a correspondence player are, make a rating settled too. The constants are those that Lichess has
published: the system's tau of 0.75, 0.21436 periods a day (which took the deviation of a settled player from 60 to 110
in a year), a volatility of 0.09 at first and 0.1 at most, and a rating that is provisional from a deviation of 110.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.core.match import Match
from bot.core.verdict import DRAW, LOSS, WIN
from rules import Ending, Side

START: Final = 1500.0
SCALE: Final = 173.7178  # rating points of one unit of the Glicko-2 scale (step 2)
LEAST_DEVIATION: Final = 50.0
MOST_DEVIATION: Final = 350.0
PROVISIONAL: Final = 110.0
"""From this deviation on a rating is shown with a question mark and has no place on a leaderboard."""
VOLATILITY: Final = 0.09
MOST_VOLATILITY: Final = 0.1
TAU: Final = 0.75
PERIODS_A_DAY: Final = 0.21436
STEADY_DAYS: Final = 45  # so many days after a game count as one period at most

FULL_WEIGHT: Final = 8
"""Games in which the same two players are rated in full, within `SAME_PLAYERS`; each one more counts half as much."""
SAME_PLAYERS: Final = timedelta(days=30)

_TOLERANCE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player seems, how sure that is (`deviation`, in points), and how steady they are (`volatility`).
    `games`: rated games so far; `at`: when the last of them ended, None before the first.
    """

    value: float = START
    deviation: float = MOST_DEVIATION
    volatility: float = VOLATILITY
    games: int = 0
    at: datetime | None = None

    @property
    def provisional(self) -> bool:
        return self.deviation >= PROVISIONAL

    @property
    def settled_until(self) -> datetime | None:
        """When the rating will be provisional again if the player rests; None while it is."""
        if self.provisional or self.at is None:
            return None
        room = (PROVISIONAL / SCALE) ** 2 - (self.deviation / SCALE) ** 2
        periods = room / self.volatility**2
        days = periods / PERIODS_A_DAY if periods < 1 else STEADY_DAYS + (periods - 1) / PERIODS_A_DAY
        return self.at + timedelta(days=1) * days

    def resting(self, now: datetime) -> Rating:
        """The rating as it stands at `now`: the longer nobody saw the player, the less sure."""
        phi = math.hypot(self.deviation / SCALE, self.volatility * math.sqrt(self.periods(now)))
        return replace(self, deviation=_bounded(phi * SCALE))

    def periods(self, now: datetime) -> float:
        """Rating periods since the last game; none before the first."""
        days = 0.0 if self.at is None else max((now - self.at) / timedelta(days=1), 0.0)
        return min(days * PERIODS_A_DAY, 1.0) + max(days - STEADY_DAYS, 0.0) * PERIODS_A_DAY


@dataclass(frozen=True, slots=True)
class Result:
    """One game from a player's side: their opponent, and 1, 0.5 or 0. `weight`: how much of a game it counts for."""

    opponent: Rating
    score: float
    weight: float = 1.0


def weight(met: int) -> float:
    """How much a game counts for when the same two have been rated `met` times within `SAME_PLAYERS` before it."""
    return 0.5 ** max(met + 1 - FULL_WEIGHT, 0)


def rate_game(
    first: Rating, second: Rating, score: float, at: datetime, weight: float = 1.0
) -> tuple[Rating, Rating]:
    """Both ratings after a game that ended at `at` with `score` (1, 0.5 or 0) for the first."""
    return (
        rate_one(first, Result(second.resting(at), score, weight), at),
        rate_one(second, Result(first.resting(at), 1.0 - score, weight), at),
    )


def rate_one(player: Rating, result: Result, at: datetime) -> Rating:
    """The player's rating after a game that ended at `at`."""
    rated = rate(player, (result,), player.periods(at))
    return replace(rated, games=player.games + 1, at=at)


def rate(player: Rating, results: Sequence[Result], periods: float = 1.0, *, tau: float = TAU) -> Rating:
    """The rating after `results` and `periods`. Value, deviation and volatility change, nothing else."""
    mu, phi = (player.value - START) / SCALE, player.deviation / SCALE
    information, surprise = 0.0, 0.0
    for result in results:
        g = 1 / math.sqrt(1 + 3 * (result.opponent.deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mu - (result.opponent.value - START) / SCALE)))
        information += result.weight * g * g * expected * (1 - expected)
        surprise += result.weight * g * (result.score - expected)
    sigma = player.volatility
    if information > 0:
        sigma = min(_volatility(phi, sigma, information, surprise, tau), MOST_VOLATILITY)
    # Steps 6 and 7.
    precision = 1 / (phi * phi + periods * sigma * sigma) + information
    return replace(
        player,
        value=START + SCALE * (mu + surprise / precision),
        deviation=_bounded(SCALE / math.sqrt(precision)),
        volatility=sigma,
    )


def _volatility(phi: float, sigma: float, information: float, surprise: float, tau: float) -> float:
    """Step 5: the new volatility, by the Illinois algorithm. `information` is 1/v, `surprise` is delta/v."""
    v = 1 / information
    delta = v * surprise
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        total = phi * phi + v + e
        return e * (delta * delta - total) / (2 * total * total) - (x - a) / (tau * tau)

    low, high = a, a - tau
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        while f(high) < 0:
            high -= tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _TOLERANCE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _bounded(deviation: float) -> float:
    return min(max(deviation, LEAST_DEVIATION), MOST_DEVIATION)


RATED_PLIES: Final = 4
NO_RESULT: Final = frozenset({Ending.ABORT, Ending.ABANDONED})  # endings that are nobody's result
UNRATED: Final = NO_RESULT | {Ending.ADJUDICATION}


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A match that counts. `players`: who played FIRST and SECOND; `points`: half points of the first."""

    match_id: int
    players: tuple[int, int]
    points: int
    at: datetime

    @property
    def order(self) -> tuple[datetime, int]:
        """Ratings are worked out in this order."""
        return (self.at, self.match_id)


@dataclass(frozen=True, slots=True)
class Change:
    """The change of one player's rating by a match. `points`: the player's half points; `weight`: of a game of 1."""

    match_id: int
    user: int
    opponent: int
    points: int
    weight: float
    at: datetime
    before: Rating
    after: Rating


def rated_game(match: Match) -> RatedGame | None:
    """The result of the match for ratings; None where it does not count."""
    outcome, ended_at = match.outcome, match.ended_at
    if outcome is None or ended_at is None or not match.terms.rated:
        return None
    if len(match.moves) < RATED_PLIES or outcome.ending in UNRATED:
        return None
    points = {Side.FIRST: WIN, None: DRAW, Side.SECOND: LOSS}[outcome.winner]
    return RatedGame(match.id, match.players, points, ended_at)


def changes(
    games: Iterable[RatedGame],
    ratings: Mapping[int, Rating],
    meetings: Mapping[frozenset[int], Iterable[datetime]],
) -> Iterator[Change]:
    """The changes by the games of one kind, in their order: two changes each. `ratings`: of every player that had one
    before the first of the games; `meetings`: when the same two players were rated before that.
    """
    current = dict(ratings)
    met = {pair: list(times) for pair, times in meetings.items()}
    for game in games:
        times = met.setdefault(frozenset(game.players), [])
        counts = weight(sum(at > game.at - SAME_PLAYERS for at in times))
        times.append(game.at)
        first, second = (current.get(user, Rating()) for user in game.players)
        after = rate_game(first, second, game.points / WIN, game.at, counts)
        for side, before in enumerate((first, second)):
            user, opponent = game.players[side], game.players[1 - side]
            points = game.points if side == 0 else WIN - game.points
            yield Change(game.match_id, user, opponent, points, counts, game.at, before, after[side])
            current[user] = after[side]


def against_settled(made: Iterable[Change], ratings: Mapping[int, Rating]) -> Iterator[tuple[int, Change]]:
    """The changes among `made`, as `changes` makes them, that count on the board of all servers, each with its side.

    A game counts there for who met somebody whose rating was settled, so that accounts which are made to lose carry
    nobody up. `ratings`: those there of every player that had one before.
    """
    current = dict(ratings)
    both = iter(made)
    for pair in zip(both, both, strict=True):
        for side, (own, other) in enumerate((pair, pair[::-1])):
            opponent = other.before.resting(own.at)
            if opponent.provisional:
                continue
            before = current.get(own.user, Rating())
            result = Result(opponent, own.points / WIN, own.weight)
            current[own.user] = rate_one(before, result, own.at)
            yield side, replace(own, before=before, after=current[own.user])
