"""Days as people live them: zones, the first instant of a day, weekends."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from zoneinfo import ZoneInfo, available_timezones

SATURDAY = 5
DAY = timedelta(days=1)
MILLISECOND = timedelta(milliseconds=1)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@cache
def zone_names() -> frozenset[str]:
    """The names of all IANA time zones."""
    return frozenset(available_timezones())


def known_zone(name: str) -> bool:
    """Is this the name of an IANA time zone."""
    # Asked for a zone, ZoneInfo takes the text for a path, and each dot in it for a module to be imported.
    return name in zone_names()


def to_ms(at: datetime) -> int:
    """Milliseconds since 1970, cut off, as everything is stored."""
    return (at - EPOCH) // MILLISECOND


def from_ms(ms: int) -> datetime:
    """The instant of `to_ms`, in UTC."""
    return EPOCH + ms * MILLISECOND


def whole_ms(at: datetime) -> datetime:
    """The instant in UTC without what storing it would lose, so that a replay from stored events is exact."""
    return at if at.tzinfo is UTC and not at.microsecond % 1000 else from_ms(to_ms(at))


def first_instant(day: date, zone: str) -> datetime:
    """When the day begins in the zone, in UTC; where midnight is skipped or comes twice, the first instant."""
    return datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC)


def local_day(at: datetime, zone: str) -> date:
    """The date that a calendar on the wall shows in the zone."""
    return at.astimezone(ZoneInfo(zone)).date()


def weekend(at: datetime, zone: str) -> tuple[datetime, datetime]:
    """The weekend that `at` is in, else the next one, as UTC instants: Saturday's first until Monday's first."""
    day = local_day(at, zone)
    return _weekend(day - timedelta(days=day.weekday()), zone)


@lru_cache(maxsize=4096)
def _weekend(monday: date, zone: str) -> tuple[datetime, datetime]:
    return first_instant(monday + SATURDAY * DAY, zone), first_instant(monday + 7 * DAY, zone)
