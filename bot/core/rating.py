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
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

START: Final = 1500.0
SCALE: Final = 173.7178
"""Rating points of one unit of the Glicko-2 scale (step 2)."""
LEAST_DEVIATION: Final = 50.0
MOST_DEVIATION: Final = 350.0
PROVISIONAL: Final = 110.0
"""From this deviation on a rating is shown with a question mark and has no place on a leaderboard."""
VOLATILITY: Final = 0.09
MOST_VOLATILITY: Final = 0.1
TAU: Final = 0.75
PERIODS_A_DAY: Final = 0.21436
STEADY_DAYS: Final = 45
"""So many days after a game count as one period at most."""

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
