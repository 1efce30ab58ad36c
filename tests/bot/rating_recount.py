"""Ratings counted a second time, by Glickman's paper alone, step by step, from the results of matches."""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.core.match import Match
from rules import Ending, Side

UNIT = 173.7178
NOBODYS = (Ending.ABORT, Ending.ABANDONED, Ending.ADJUDICATION)


@dataclass
class Standing:
    """A rating on paper."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.09
    at: datetime | None = None

    def waited(self, now: datetime) -> float:
        """Rating periods since the last game: one at most in 45 days, then 0.21436 a day."""
        if self.at is None:
            return 0.0
        days = (now - self.at).total_seconds() / 86_400
        return min(1.0, 0.21436 * days) if days <= 45 else 1.0 + 0.21436 * (days - 45)

    def doubt(self, now: datetime) -> float:
        """The deviation after the wait."""
        grown = (self.deviation / UNIT) ** 2 + self.waited(now) * self.volatility**2
        return min(350.0, max(50.0, UNIT * math.sqrt(grown)))


def recounted(matches: Iterable[Match]) -> dict[int, Standing]:
    """The rating of everybody after these matches of one game."""
    standing: dict[int, Standing] = defaultdict(Standing)
    met: dict[frozenset[int], list[datetime]] = defaultdict(list)
    counted = [each for each in matches if counts(each)]
    for match in sorted(counted, key=lambda each: (each.ended_at, each.id)):
        assert match.ended_at is not None
        assert match.outcome is not None
        one, two = match.players
        before = sum(at > match.ended_at - timedelta(days=30) for at in met[frozenset((one, two))])
        met[frozenset((one, two))].append(match.ended_at)
        weight = 1.0 if before < 8 else 0.5 ** (before - 7)
        score = {Side.FIRST: 1.0, Side.SECOND: 0.0, None: 0.5}[match.outcome.winner]
        own, other = standing[one], standing[two]
        after = (
            played(own, other, score, weight, match.ended_at),
            played(other, own, 1 - score, weight, match.ended_at),
        )
        standing[one], standing[two] = after
    return standing


def counts(match: Match) -> bool:
    over = match.outcome is not None and match.outcome.ending not in NOBODYS
    return over and match.terms.rated and len(match.moves) >= 4


def played(own: Standing, other: Standing, score: float, weight: float, now: datetime) -> Standing:
    """Steps 2 to 8 of the paper for one game."""
    mu, phi, sigma = (own.value - 1500) / UNIT, own.deviation / UNIT, own.volatility
    theirs, doubt = (other.value - 1500) / UNIT, other.doubt(now) / UNIT
    g = 1 / math.sqrt(1 + 3 * doubt**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - theirs)))
    v = 1 / (weight * g**2 * expected * (1 - expected))
    delta = v * weight * g * (score - expected)
    a, tau = math.log(sigma**2), 0.75

    def f(x: float) -> float:
        part = math.exp(x) * (delta**2 - phi**2 - v - math.exp(x)) / (2 * (phi**2 + v + math.exp(x)) ** 2)
        return part - (x - a) / tau**2

    low, high = a - 20, a + 20
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = min(math.exp(low / 2), 0.1)
    rested = phi**2 + own.waited(now) * sigma**2
    after = 1 / (1 / rested + 1 / v)
    value = 1500 + UNIT * (mu + after * weight * g * (score - expected))
    return Standing(value, min(350.0, max(50.0, UNIT * math.sqrt(after))), sigma, now)
