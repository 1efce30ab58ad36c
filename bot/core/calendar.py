"""Days as people live them: zones, the first instant of a day, weekends, the holidays of a country.

Beside them times that count for nobody, and the dates that they put off. The bot, a server, the connection to Discord
or a player may be away. Everything that has an end reads such times alike: only the seconds between its begin and its
end that are not in one of them count.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

SATURDAY = 5
DAY = timedelta(days=1)
MILLISECOND = timedelta(milliseconds=1)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_TURN_OF_THE_YEAR = frozenset({*((12, day) for day in (29, 30, 31)), *((1, day) for day in (1, 2, 3))})


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


def days_off(at: datetime, zone: str, country: str | None = None) -> tuple[datetime, datetime]:
    """The days off in a row that `at` is in, else the next ones, as UTC instants: from the first one's first until that
    of the day after. Saturdays, Sundays, and the holidays of the country.
    """
    return _days_off(local_day(at, zone), zone, country)


@lru_cache(maxsize=4096)
def _days_off(day: date, zone: str, country: str | None) -> tuple[datetime, datetime]:
    first = day
    while not _off(first, country):
        first += DAY
    while _off(first - DAY, country):
        first -= DAY
    last = first
    while _off(last + DAY, country):
        last += DAY
    return first_instant(first, zone), first_instant(last + DAY, zone)


def _off(day: date, country: str | None) -> bool:
    return day.weekday() >= SATURDAY or (country is not None and day in _holidays(country, day.year))


# The package takes 30 to 50 MB and half a second, so that only who plays by holidays loads it.
@cache
def countries() -> frozenset[str]:
    """The countries whose holidays are known, by their two letters (ISO 3166)."""
    from holidays import list_supported_countries

    return frozenset(list_supported_countries(include_aliases=False))


@lru_cache(maxsize=1024)
def _holidays(country: str, year: int) -> frozenset[date]:
    """The public holidays, and at the turn of the year the days on which the country's banks rest too."""
    from holidays import country_holidays

    public = country_holidays(country, years=year)
    if "bank" not in public.supported_categories:
        return frozenset(public)
    banks = country_holidays(country, years=year, categories=("bank",))
    return frozenset(public) | {day for day in banks if (day.month, day.day) in _TURN_OF_THE_YEAR}


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
