"""Is a mean score more than this? Asked after every game, with a bounded chance of ever being told wrong.

Somebody bets on each game that the mean is above, or below, the claim. While the claim holds nobody can expect to
gain, so the chance that the capital ever grows n-fold is at most 1/n (Ville's inequality), whatever the share of
draws and however long one looks. See I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by
betting (2024).
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final

_STAKES: Final = (0.2, 0.4, 0.6, 0.8)
"""Shares of the highest stake that cannot lose everything; the capital is divided among them."""


def capital(points: Iterable[float], mean: float, stake: float) -> float:
    """The capital that began as 1: a point more than the mean gains `stake` times the capital; a negative stake bets
    on less.

    `points`: from 0 to 1 each. While the true mean is no more than `mean` (no less, where the stake is negative), the
    chance that this ever reaches n is at most 1/n.
    """
    return math.prod(1 + stake * (each - mean) for each in points)


def shown(points: Sequence[float], mean: float, error: float) -> bool | None:
    """Whether the true mean is more than that, or less; None where neither is certain but for `error`."""
    for answer, highest in ((True, 1 / mean), (False, -1 / (1 - mean))):
        if sum(capital(points, mean, share * highest) for share in _STAKES) >= len(_STAKES) / error:
            return answer
    return None


def interval(points: Sequence[float]) -> tuple[float, float]:
    """Where the true mean is in 95 of 100 cases, by Wilson's formula with the variance that was seen."""
    count = len(points)
    mean = sum(points) / count
    # As if so many games without draws had been played as tell as much.
    spread = sum((each - mean) ** 2 for each in points) / count
    worth = count * (mean * (1 - mean) / spread if spread else 1)
    z2 = 1.96**2 / worth
    middle = (mean + z2 / 2) / (1 + z2)
    half = math.sqrt(z2 * (mean * (1 - mean) + z2 / 4)) / (1 + z2)
    return middle - half, middle + half
