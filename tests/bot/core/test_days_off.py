"""Days off: weekends, the holidays of a country, and the turn of its year."""

import tomllib
from datetime import UTC, date, datetime, timedelta
from importlib.metadata import requires, version
from zoneinfo import ZoneInfo

import pytest
from packaging.requirements import Requirement

from bot.core.calendar import countries, days_off
from bot.core.clock import Clock, Pace, Why
from tests.test_architecture import ROOT

DAY = timedelta(days=1)
TOKYO = ZoneInfo("Asia/Tokyo")


def off(at: datetime, zone: str, country: str | None) -> tuple[date, date]:
    """The first and the last of the days off, as dates of the zone."""
    first, end = days_off(at, zone, country)
    local = ZoneInfo(zone)
    assert first.astimezone(local).time() == end.astimezone(local).time() == datetime.min.time()
    return first.astimezone(local).date(), (end - timedelta(hours=1)).astimezone(local).date()


@pytest.mark.parametrize(
    ("day", "country", "first", "last"),
    [
        # Golden Week: 3 May is a Sunday, so that the 6th is free in its place.
        (date(2026, 4, 30), "JP", date(2026, 5, 2), date(2026, 5, 6)),
        (date(2026, 5, 5), "JP", date(2026, 5, 2), date(2026, 5, 6)),
        (date(2026, 5, 5), None, date(2026, 5, 9), date(2026, 5, 10)),
        # A single day within a week.
        (date(2026, 4, 27), "JP", date(2026, 4, 29), date(2026, 4, 29)),
        # The turn of the year, from the days on which banks rest to the end of the week.
        (date(2026, 12, 31), "JP", date(2026, 12, 31), date(2027, 1, 3)),
        (date(2025, 12, 30), "JP", date(2025, 12, 31), date(2026, 1, 4)),
        (date(2027, 12, 30), "JP", date(2027, 12, 31), date(2028, 1, 3)),
        (date(2026, 12, 28), "DE", date(2027, 1, 1), date(2027, 1, 3)),
        (date(2026, 12, 24), "US", date(2026, 12, 25), date(2026, 12, 27)),
        # Banks rest on the eve of Christmas in Austria; it is no public holiday, nor the turn of the year.
        (date(2026, 12, 23), "AT", date(2026, 12, 25), date(2026, 12, 27)),
    ],
)
def test_the_days_off_in_a_row(day: date, country: str | None, first: date, last: date) -> None:
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=TOKYO).astimezone(UTC)
    assert off(noon, "Asia/Tokyo", country) == (first, last)


def test_a_clock_stands_still_on_holidays_and_says_why() -> None:
    # A Tuesday evening; Wednesday is Shōwa Day.
    begun = datetime(2026, 4, 28, 18, tzinfo=TOKYO).astimezone(UTC)
    clock = Clock.start(Pace.parse("12h@Asia/Tokyo+JP"), begun)
    assert clock.deadline() == datetime(2026, 4, 30, 6, tzinfo=TOKYO)
    standing = clock.pause_at(begun + DAY)
    assert standing is not None
    assert standing.why is Why.HOLIDAYS
    assert standing.end == datetime(2026, 4, 30, tzinfo=TOKYO)
    assert Clock.start(Pace.parse("12h@Asia/Tokyo"), begun).deadline() == datetime(
        2026, 4, 29, 6, tzinfo=TOKYO
    )


def test_most_countries_of_the_world_have_holidays_here() -> None:
    assert len(countries()) > 200
    assert {"JP", "NL", "RU", "BR", "LV", "IT", "TR", "PL"} <= countries()


def test_the_package_is_bounded_and_the_installed_one_is_within() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (bound,) = [each for each in map(Requirement, project["dependencies"]) if each.name == "holidays"]
    assert {spec.operator for spec in bound.specifier} == {">=", "<"}
    assert bound.specifier.contains(version("holidays"))
    assert requires("holidays") is not None
