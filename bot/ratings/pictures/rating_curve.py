"""A player's rating over time as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.rated import Change
from bot.core.rating import Rating
from bot.language.words import Words
from render.curve import MAX_POINTS, Curve, Mark

_STEPS = (50, 100, 200, 500)
_LEVELS = 7
_ABOVE = 0.09
"""The part of the height that the text above the best one needs."""


def curve_of(changes: Sequence[Change], title: str, subtitle: str, words: Words) -> Curve:
    """The ratings after each of the changes, the oldest first, of which there is at least one."""
    # A player of thousands of games has a picture of the last of them.
    told = changes[-MAX_POINTS:]
    points = tuple((change.at.timestamp(), change.after.value) for change in told)
    values = [value for _, value in points]
    step = next((s for s in _STEPS if max(values) - min(values) < s * (_LEVELS - 1)), _STEPS[-1])
    low, high = int(min(values) // step) * step, -int(-max(values) // step) * step
    best = max(points, key=lambda point: point[1])
    high = max(high, low + step)
    if high - best[1] < _ABOVE * (high - low):
        high += step
    levels = range(low, high + 1, step)
    days = dict.fromkeys(change.at.date() for change in (told[0], told[-1]))
    ends = (points[0][0], points[-1][0])
    return Curve(
        title,
        points,
        tuple(Mark(level, str(level)) for level in levels),
        tuple(Mark(at, words("curve-day", day=day)) for at, day in zip(ends, days, strict=False)),
        subtitle,
        steps=True,
        around=tuple(_likely(change.after) for change in told),
        peak=(*best, words("curve-peak", rating=str(round(best[1])))) if len(told) > 1 else None,
    )


def _likely(rating: Rating) -> tuple[float, float]:
    """Where the true strength lies in nineteen of twenty cases."""
    return rating.value - 2 * rating.deviation, rating.value + 2 * rating.deviation
