"""When a player is reminded of a turn: before the fall, once for each length, not in the night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.core.clock import LEADS, Clock
from bot.core.pace import DAY, HOUR

EARLY: Final = timedelta(minutes=30)
"""A reminder that is due so soon goes along with one that is due now, in one message."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours of a day in which a player is left alone, by the clock on their wall; may go over midnight."""

    begin: time
    end: time

    def span(self, at: datetime, zone: str) -> tuple[datetime, datetime] | None:
        """The quiet span around the instant, as UTC instants; None where it is not quiet."""
        if self.begin == self.end:
            return None
        local = at.astimezone(ZoneInfo(zone))
        # A night that began yesterday may still last.
        for begins in (local.date() - DAY, local.date()):
            ends = begins + DAY if self.end < self.begin else begins
            begin = datetime.combine(begins, self.begin, ZoneInfo(zone)).astimezone(UTC)
            end = datetime.combine(ends, self.end, ZoneInfo(zone)).astimezone(UTC)
            if begin <= at < end:
                return begin, end
        return None


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a player wants to be reminded: which of `LEADS`, by direct message or in the match's place, when not."""

    leads: tuple[int, ...] = LEADS
    direct: bool = False
    zone: str = "UTC"
    quiet: Quiet | None = None


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder of the turn that runs: `lead` hours before its deadline, to be sent `at`."""

    lead: int
    at: datetime


def plan(clock: Clock, wishes: Wishes, sent: int | None = None) -> tuple[Reminder, ...]:
    """The reminders that are to come in this turn, earliest first, when the one of `sent` hours was the last.

    A reminder of a quiet hour waits for its end; where the clock would fall before that, it comes half an hour before
    the quiet begins, once. Of two that come close together by it, the first stands for both. One that would come
    before the turn itself is left out.
    """
    deadline = clock.deadline()
    planned: list[Reminder] = []
    for length, at in clock.reminders():
        lead = length // HOUR
        if deadline is None or lead not in wishes.leads or (sent is not None and lead >= sent):
            continue
        if wishes.quiet is not None and (night := wishes.quiet.span(at, wishes.zone)) is not None:
            at = night[1] if night[1] < deadline else night[0] - EARLY
        if at > clock.since:
            if planned and at - planned[-1].at <= EARLY:
                at = min(at, planned.pop().at)
            planned.append(Reminder(lead, at))
    return tuple(planned)


def daily(now: datetime, hour: int, zone: str) -> datetime:
    """The first instant after `now` at which it is this full hour on a wall of the zone."""
    there = ZoneInfo(zone)
    today = now.astimezone(there).date()
    hours = (datetime.combine(today + n * DAY, time(hour), there).astimezone(UTC) for n in range(3))
    return next(at for at in hours if at > now)


def due(reminders: Sequence[Reminder], now: datetime, early: timedelta = timedelta(0)) -> Reminder | None:
    """The reminder to send at `now`: of several that are due, only the last; up to `early` before its time."""
    return max((r for r in reminders if r.at <= now + early), key=lambda r: r.at, default=None)
