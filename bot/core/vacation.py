"""Vacations: days of a calendar year on which the clocks of a player stand still in all matches that allow it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Final

from bot.core.calendar import MILLISECOND, first_instant, local_day, whole_ms
from bot.core.clock import Clock, Pause, Why
from bot.core.errors import BadVacation
from bot.core.pace import DAY
from rules.game import Side

DAYS_A_YEAR: Final = 21
SPENT_A_MATCH: Final = 3
"""The days that are spent in one match at most: nobody waits for weeks for a player who does not come back."""
AHEAD: Final = timedelta(days=366)
"""Nobody plans further ahead than this, and a date of another century is a slip of the finger."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """A span of a player's vacation; `zone` is where its days were counted.

    `spent`: it was not planned, but taken from the days left when a clock would have fallen. Such a vacation lasts 24
    hours in which that clock would have run, and costs the day on which it begins.
    """

    user: int
    start: datetime
    end: datetime
    zone: str
    spent: bool = False
    id: int = 0

    @property
    def days(self) -> tuple[date, ...]:
        """The days that it costs: those it touches in its zone."""
        if self.start >= self.end:
            return ()
        first = local_day(self.start, self.zone)
        if self.spent:
            return (first,)
        last = local_day(self.end - MILLISECOND, self.zone)
        return tuple(first + n * DAY for n in range((last - first).days + 1))

    def ended(self, now: datetime) -> Vacation:
        """The vacation when its player is back at `now`: days that have begun are used, the others are not."""
        return replace(self, end=max(self.start, min(self.end, whole_ms(now))))

    def pause(self, side: Side) -> Pause:
        """Its effect on a clock of the player's."""
        return Pause(Why.VACATION, self.start, self.end, side, self.id)


def days_left(vacations: Iterable[Vacation], year: int) -> int:
    """How many days of the year its player may still take. A day touched twice in one zone costs once."""
    taken = [(vacation, day) for vacation in vacations for day in vacation.days if day.year == year]
    # Days of two zones are two days: between the farthest lies more than one.
    planned = {(day, vacation.zone) for vacation, day in taken if not vacation.spent}
    return DAYS_A_YEAR - len(planned) - sum(vacation.spent for vacation, _ in taken)


def book(user: int, first: date, last: date, zone: str, now: datetime, taken: Iterable[Vacation]) -> Vacation:
    """A vacation from the first day to the last; one that begins today begins now. `taken`: all of the player's.

    Raises BadVacation: backwards, past, far, overlap, spent (one that was spent lasts into it), or days (more than are
    left of a year).
    """
    taken = tuple(taken)
    today = local_day(now, zone)
    if last < first:
        raise BadVacation("backwards", first=first, last=last)
    if first < today:
        raise BadVacation("past", first=first)
    if last > today + AHEAD:
        raise BadVacation("far", last=last)
    start = whole_ms(now) if first == today else first_instant(first, zone)
    wanted = Vacation(user, start, first_instant(last + DAY, zone), zone)
    for other in taken:
        # One that was cancelled is stored without a day.
        if other.days and other.start < wanted.end and wanted.start < other.end:
            if other.spent:
                raise BadVacation("spent", first=local_day(other.end - MILLISECOND, zone) + DAY)
            first, last = other.days[0], other.days[-1]
            raise BadVacation("overlap", first=first, last=last, days=len(other.days))
    for year in {first.year, last.year}:
        if days_left((*taken, wanted), year) < 0:
            days = sum(day.year == year for day in wanted.days)
            raise BadVacation("days", year=str(year), days=days, left=max(0, days_left(taken, year)))
    return wanted


def spend(user: int, clock: Clock, side: Side, zone: str, taken: Iterable[Vacation]) -> Vacation | None:
    """The day of vacation that keeps this clock from falling, from the instant of its fall; None if none is left."""
    fall = clock.deadline()
    if fall is None or clock.running is not side or days_left(taken, local_day(fall, zone).year) < 1:
        return None
    # Of a day that a weekend stops anyway nothing would be left.
    return Vacation(user, fall, clock.passing(fall, DAY) or fall + DAY, zone, spent=True)
