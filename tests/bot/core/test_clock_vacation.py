"""Days of vacation."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.core.clock import Clock, Pause, Why
from bot.core.errors import BadVacation
from bot.core.pace import Pace
from bot.core.vacation import DAYS_A_YEAR, Vacation, book, days_left, spend
from rules.game import Side

DAY = timedelta(days=1)
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
    assert taken.ended(NOW).days == ()
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
