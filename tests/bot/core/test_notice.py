"""When a player is reminded."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.clock import LEADS, Clock
from bot.core.pace import Pace
from bot.core.preferences import PlayerSettings
from bot.match.service.reminders import Reminder, due, plan

DAY = timedelta(days=1)


HOUR = timedelta(hours=1)
MONDAY = datetime(2026, 11, 23, 9, tzinfo=UTC)
NIGHT = 23, 8
AS_USUAL = PlayerSettings()


def planned(
    pace: str, wishes: PlayerSettings = AS_USUAL, sent: int | None = None, start: datetime = MONDAY
) -> list[tuple[int, float]]:
    """(hours before the fall as announced, hours before the fall as sent)."""
    clock = Clock.start(Pace.parse(pace), start)
    deadline = clock.deadline()
    assert deadline is not None
    return [(r.lead, (deadline - r.at) / HOUR) for r in plan(clock, wishes, sent)]


def test_each_is_switchable_and_none_comes_twice() -> None:
    assert planned("3d", PlayerSettings(reminders=(6,))) == [(6, 6)]
    assert planned("3d", PlayerSettings(reminders=())) == []
    assert planned("3d", sent=24) == [(6, 6), (1, 1)]
    assert planned("3d", sent=6) == [(1, 1)]
    assert planned("3d", sent=1) == []


def test_a_reminder_in_the_night_waits_for_the_morning() -> None:
    # The fall is at 9 o'clock: six hours before it is 3 o'clock, the end of the night is 8 o'clock.
    assert planned("3d", PlayerSettings(quiet=NIGHT)) == [(24, 24), (1, 1)]
    assert planned("3d", PlayerSettings(quiet=NIGHT, reminders=(6,))) == [(6, 1)]
    # In Tokyo it is then 12 o'clock; the night plays no part.
    assert planned("3d", PlayerSettings(quiet=NIGHT, zone="Asia/Tokyo")) == [(24, 24), (6, 6), (1, 1)]


def test_a_reminder_that_would_come_too_late_comes_on_the_evening_before_once() -> None:
    # The fall is at 7 o'clock, in the night; its evening is at 23 o'clock, and half an hour before that somebody is up.
    assert planned("3d", PlayerSettings(quiet=NIGHT), start=MONDAY - 2 * HOUR) == [(24, 23), (1, 8.5)]
    # So it does where the night ends as the clock falls.
    assert planned("3d", PlayerSettings(quiet=NIGHT), start=MONDAY - HOUR) == [(24, 24), (1, 9.5)]


@pytest.mark.parametrize("after", [0, 1, 29, 30, 31])
def test_two_that_come_close_together_by_a_night_are_one(after: int) -> None:
    # Six hours before the fall it is night, which ends so many minutes before the hour before the fall.
    start = MONDAY + timedelta(minutes=after)
    found = planned("3d", PlayerSettings(quiet=NIGHT, reminders=(6, 1)), start=start)
    late = 1 + after / 60
    assert found == ([(1, late)] if after <= 30 else [(6, late), (1, 1)])


def test_an_evening_just_before_the_reminder_of_six_hours_is_the_time_of_both() -> None:
    # The fall is at 4:40: six hours before it is 22:40, half an hour before the night is 22:30.
    start = MONDAY - timedelta(hours=4, minutes=20)
    found = planned("3d", PlayerSettings(quiet=NIGHT, reminders=(6, 1)), start=start)
    assert [(lead, round(before * 60)) for lead, before in found] == [(1, 6 * 60 + 10)]


def test_a_night_in_which_the_whole_turn_lies_is_left_alone() -> None:
    assert planned("3h", PlayerSettings(quiet=NIGHT), start=MONDAY.replace(hour=2)) == []


def test_quiet_hours_that_are_none() -> None:
    assert planned("3d", PlayerSettings(quiet=(8, 8))) == [(24, 24), (6, 6), (1, 1)]


@pytest.mark.parametrize(
    "at, span",
    [
        # Berlin goes from 2 to 3 o'clock on 29 March and back on 25 October 2026.
        ("2026-03-29 01:30", ("2026-03-28 22:00", "2026-03-29 06:00")),
        ("2026-10-25 01:30", ("2026-10-24 21:00", "2026-10-25 07:00")),
        ("2026-10-24 21:00", ("2026-10-24 21:00", "2026-10-25 07:00")),
        ("2026-10-25 07:00", None),
        ("2026-10-24 20:59", None),
    ],
)
def test_a_night_of_a_clock_change_is_shorter_or_longer(at: str, span: tuple[str, str] | None) -> None:
    def instant(text: str) -> datetime:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)

    found = PlayerSettings(quiet=NIGHT, zone="Europe/Berlin").night(instant(at))
    assert found == (span if span is None else (instant(span[0]), instant(span[1])))


def test_of_several_that_are_due_the_last_is_sent() -> None:
    clock = Clock.start(Pace.parse("3d"), MONDAY)
    reminders = plan(clock, AS_USUAL)
    assert due(reminders, MONDAY + 2 * DAY - timedelta(milliseconds=1)) is None
    assert due(reminders, MONDAY + 2 * DAY) == Reminder(24, MONDAY + 2 * DAY)
    assert due(reminders, MONDAY + 2 * DAY - HOUR, early=HOUR) == Reminder(24, MONDAY + 2 * DAY)
    assert due(reminders, MONDAY + 3 * DAY) == Reminder(1, MONDAY + 3 * DAY - HOUR)
    assert due((), MONDAY) is None


@given(
    st.sampled_from(["12h", "1d", "3d", "standard", "2d@Europe/Berlin"]),
    st.integers(0, 24 * 60 * 14).map(lambda minutes: MONDAY - 30 * DAY + timedelta(minutes=minutes)),
    st.tuples(st.integers(0, 23), st.integers(0, 23)),
    st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu"]),
    st.sampled_from([None, *LEADS]),
)
def test_every_plan_is_in_order_in_the_turn_and_never_in_the_night(
    pace: str, start: datetime, hours: tuple[int, int], zone: str, sent: int | None
) -> None:
    clock = Clock.start(Pace.parse(pace), start)
    chosen = PlayerSettings(zone=zone, quiet=hours)
    reminders = plan(clock, chosen, sent)
    deadline = clock.deadline()
    assert deadline is not None
    instants = [r.at for r in reminders]
    assert instants == sorted(set(instants))
    leads = [r.lead for r in reminders]
    assert leads == sorted(set(leads), reverse=True)
    for r in reminders:
        assert clock.since < r.at < deadline
        inside = chosen.night(r.at)
        # The first instant of a night is still evening.
        assert inside is None or r.at == inside[0]
        assert sent is None or r.lead < sent
