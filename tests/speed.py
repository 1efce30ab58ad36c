"""Limits of time that are about the work, not about the machine or what else it does."""

import time
from collections.abc import Callable

_USUAL = 0.005
"""Seconds that the yardstick takes on a quiet machine of the kind that the limits were set on."""


def quick(call: Callable[[], object], limit: float) -> bool:
    """Whether a call takes no more than `limit` seconds of processor time on a quiet machine of the usual kind.

    A call that seems slow is made again, and measured against how slow the machine is at that moment. It must be one
    that can be made several times.
    """
    return _seconds(call, 1) < limit or any(_seconds(call, 3) < limit * _slowness() for _ in range(3))


def _seconds(call: Callable[[], object], tries: int) -> float:
    best = float("inf")
    for _ in range(tries):
        begun = time.process_time()
        call()
        best = min(best, time.process_time() - begun)
    return best


def _slowness() -> float:
    return max(1.0, _seconds(lambda: {number ^ 12345 for number in range(100_000) if number & 7}, 5) / _USUAL)
