"""The days of a year are counted alike, whatever zones a player says."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.core.errors import BadVacation
from bot.core.vacation import DAYS_A_YEAR, Vacation, book


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
