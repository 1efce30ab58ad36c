"""Days off: weekends, the holidays of a country, the turn of its year, and vacations."""

import tomllib
from datetime import UTC, date, datetime, timedelta
from importlib.metadata import requires, version
from zoneinfo import ZoneInfo

import pytest
from packaging.requirements import Requirement

from bot.core.calendar import countries, days_off
from bot.core.clock import Clock, Pause, Why
from bot.core.errors import BadVacation
from bot.core.pace import Pace
from bot.core.vacation import DAYS_A_YEAR, Vacation, book, days_left, spend
from rules.game import Side
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


NOW = datetime(2026, 11, 23, 9, tzinfo=UTC)
BERLIN = "Europe/Berlin"


def booked(first: date, last: date, *taken: Vacation, zone: str = BERLIN) -> Vacation:
    return book(7, first, last, zone, NOW, taken)


def fault(first: date, last: date, *taken: Vacation) -> str:
    with pytest.raises(BadVacation) as raised:
        booked(first, last, *taken)
    return raised.value.code.removeprefix("bad-vacation-")


def test_a_vacation_goes_from_midnight_to_midnight_where_its_player_lives() -> None:
    taken = booked(date(2026, 12, 24), date(2026, 12, 26))
    assert taken.start == datetime(2026, 12, 23, 23, tzinfo=UTC)
    assert taken.end == datetime(2026, 12, 26, 23, tzinfo=UTC)
    assert taken.days == (date(2026, 12, 24), date(2026, 12, 25), date(2026, 12, 26))
    assert days_left([taken], 2026) == DAYS_A_YEAR - 3
    assert days_left([taken], 2027) == DAYS_A_YEAR


def test_one_that_begins_today_begins_now() -> None:
    today = booked(date(2026, 11, 23), date(2026, 11, 23))
    assert (today.start, today.end) == (NOW, datetime(2026, 11, 23, 23, tzinfo=UTC))
    assert days_left([today], 2026) == DAYS_A_YEAR - 1
    # In Pago Pago it is still the evening before.
    there = booked(date(2026, 11, 22), date(2026, 11, 22), zone="Pacific/Pago_Pago")
    assert (there.start, there.end) == (NOW, datetime(2026, 11, 23, 11, tzinfo=UTC))


def test_a_leap_day_and_a_day_of_25_hours_are_one_day_each() -> None:
    leap = Vacation(7, datetime(2028, 2, 28, tzinfo=UTC), datetime(2028, 3, 1, tzinfo=UTC), "UTC")
    assert leap.days == (date(2028, 2, 28), date(2028, 2, 29))
    long = Vacation(7, datetime(2026, 10, 24, 22, tzinfo=UTC), datetime(2026, 10, 25, 23, tzinfo=UTC), BERLIN)
    assert long.days == (date(2026, 10, 25),)


def test_after_a_day_that_was_spent_the_first_free_day_is_named() -> None:
    spent = Vacation(7, NOW - DAY / 24, NOW + DAY * 23 / 24, BERLIN, spent=True)
    free = date(2026, 11, 25)
    for first in (date(2026, 11, 23), date(2026, 11, 24)):
        with pytest.raises(BadVacation) as raised:
            booked(first, free, spent)
        assert raised.value.code == "bad-vacation-spent"
        assert raised.value.details == {"first": free}
    assert booked(free, free, spent).days == (free,)


def test_the_fault_says_how_many_days_are_left() -> None:
    other = booked(date(2026, 12, 1), date(2026, 12, 20))
    with pytest.raises(BadVacation) as raised:
        booked(date(2026, 12, 22), date(2026, 12, 23), other)
    assert raised.value.details == {"year": "2026", "days": 2, "left": 1}


def test_who_comes_home_early_keeps_the_days_that_have_not_begun() -> None:
    taken = booked(date(2026, 12, 1), date(2026, 12, 10))
    home = taken.ended(datetime(2026, 12, 3, 12, tzinfo=UTC))
    assert home.days == (date(2026, 12, 1), date(2026, 12, 2), date(2026, 12, 3))
    assert taken.ended(NOW).days == () == taken.ended(taken.start).days
    assert taken.ended(taken.start + timedelta(milliseconds=1)).days == (date(2026, 12, 1),)
    assert days_left([taken.ended(NOW)], 2026) == DAYS_A_YEAR
    assert taken.ended(NOW + 300 * DAY) == taken


def test_a_cancelled_vacation_keeps_its_days_from_nobody() -> None:
    cancelled = booked(date(2026, 12, 5), date(2026, 12, 10)).ended(NOW)
    around = booked(date(2026, 12, 4), date(2026, 12, 11), cancelled)
    assert len(around.days) == 8
    assert fault(date(2026, 12, 4), date(2026, 12, 11), cancelled, around) == "overlap"


def test_a_day_is_spent_from_the_instant_of_the_fall() -> None:
    clock = Clock.start(Pace.parse("2d"), NOW)
    spent = spend(7, clock, Side.FIRST, BERLIN, [])
    assert spent == Vacation(7, NOW + 2 * DAY, NOW + 3 * DAY, BERLIN, spent=True)
    assert clock.pause(spent.pause(Side.FIRST)).deadline() == NOW + 3 * DAY
    assert days_left([spent], 2026) == DAYS_A_YEAR - 1
    assert spend(7, clock, Side.SECOND, BERLIN, []) is None
    assert spend(7, clock.pause(Pause(Why.DIRECTOR, NOW, None)), Side.FIRST, BERLIN, []) is None


def test_two_spent_days_that_begin_on_one_long_date_cost_two() -> None:
    begin = datetime(2026, 10, 24, 22, 10, tzinfo=UTC)
    days = [Vacation(7, begin + n * DAY, begin + (n + 1) * DAY, BERLIN, spent=True) for n in range(2)]
    assert days[0].days == days[1].days == (date(2026, 10, 25),)
    assert days_left(days, 2026) == DAYS_A_YEAR - 2


def test_nothing_is_spent_when_nothing_is_left() -> None:
    clock = Clock.start(Pace.parse("2d"), NOW)
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    days = [Vacation(7, begin + n * DAY, begin + (n + 1) * DAY, "UTC", spent=True) for n in range(21)]
    assert spend(7, clock, Side.FIRST, BERLIN, days[1:]) is not None
    assert spend(7, clock, Side.FIRST, BERLIN, days) is None
    # The day belongs to the year in which it begins.
    late = Clock.start(Pace.parse("2d"), datetime(2026, 12, 30, 12, tzinfo=UTC))
    assert spend(7, late, Side.FIRST, BERLIN, days) is not None


def test_the_same_date_in_another_zone_is_another_day() -> None:
    now = datetime(2026, 1, 1, 12, tzinfo=UTC)
    taken: list[Vacation] = []
    days = [date(2026, 3, 1) + timedelta(days=3 * number) for number in range(DAYS_A_YEAR)]
    wanted = [(day, zone) for day in days for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago")]
    for day, zone in wanted[:DAYS_A_YEAR]:
        taken.append(book(1, day, day, zone, now, taken))
    day, zone = wanted[DAYS_A_YEAR]
    with pytest.raises(BadVacation, match="days"):
        book(1, day, day, zone, now, taken)


@pytest.mark.parametrize("full", [2026, 2027])
def test_over_new_year_the_days_of_both_years_count(full: int) -> None:
    now = datetime(2026, 12, 1, 12, tzinfo=UTC)
    first = date(2026, 12, 2) if full == 2026 else date(2027, 2, 1)
    taken = [book(1, first, first + timedelta(days=DAYS_A_YEAR - 1), "UTC", now, ())]
    with pytest.raises(BadVacation, match="days") as caught:
        book(1, date(2026, 12, 30), date(2027, 1, 3), "UTC", now, taken)
    assert caught.value.details["year"] == str(full)
    assert caught.value.details["days"] == (2 if full == 2026 else 3)
    assert book(1, date(2026, 12, 30), date(2027, 1, 3), "UTC", now, ()).days[-1] == date(2027, 1, 3)
