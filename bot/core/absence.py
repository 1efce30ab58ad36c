"""Times that count for nobody, and the dates that they put off.

The bot, a server, the connection to Discord or a player may be away. Everything that has an end reads such times
alike: only the seconds between its begin and its end that are not in one of them count.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import DAY

ZERO: Final = timedelta(0)
Span = tuple[datetime, datetime | None]
"""From the first instant until just before the second; None: until it is taken back."""


def after(at: datetime, length: timedelta, spans: Iterable[Span]) -> datetime | None:
    """The first instant at which `length` has passed since `at` and no span lasts; None while one has no end.

    `spans`: by their start; they may overlap, and need not come to an end. One that begins in the very instant in which
    the time is used up still counts: that is how a day of vacation saves a clock.
    """
    for start, end in spans:
        if start - at > ZERO:
            if length < start - at:
                return at + length
            length -= start - at
        if end is None:
            return None
        at = max(at, end)
    return at + length


def on_date(told: datetime, date: datetime, spans: Iterable[Span]) -> datetime | None:
    """The new date of an event announced at `told` for `date`: later by the whole days in the spans between.

    A date keeps its hour, so that shorter times away do not move it; nothing comes in one of the spans. None while one
    has no end.
    """
    spans = tuple(spans)
    free = after(told, max(date - told, ZERO), spans)
    if free is None:
        return None
    moved = date + (free - date) // DAY * DAY if free > date else date
    return after(moved, ZERO, (span for span in spans if span[1] is None or span[1] > moved))


def within(soonest: datetime | None, at: datetime | None, latest: datetime | None) -> bool:
    """Is this when something is to be looked at that nothing, or all that is known, has put off?"""
    if soonest is None or latest is None or at is None:
        return at is None and None in (soonest, latest)
    return soonest <= at <= latest
