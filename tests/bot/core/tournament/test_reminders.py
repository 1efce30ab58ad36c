"""When the players of a round, or of a check-in, are reminded of its end."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.preferences import PlayerSettings
from bot.tournaments.model import actions, reminders
from bot.tournaments.model.acts import undo
from bot.tournaments.model.event import CHECK_IN, CheckInOpened, Reminded
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Start
from bot.tournaments.model.timetable import Duty, duty, wakes_at
from bot.tournaments.model.tournament import Tournament
from tests.bot.core.tournament.test_tournament import BOSS, NOW, TERMS, Life, begun
from tests.bot.fixtures import sure

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def a_round(days: int) -> Life:
    """A Swiss of three whose first round has just been paired: one game."""
    return begun(Plan("Cup", Format.SWISS, TERMS, rounds=3, policy=Policy(round_days=days)), 3)


def ahead(tournament: Tournament) -> list[float]:
    """How many days before the end each reminder comes."""
    ends = sure(tournament.ends(tournament.meetings[0]))
    return [(ends - each.at) / DAY for each in reminders.standing(tournament) if each.at is not None]


@pytest.mark.parametrize(("days", "left"), [(2, [1]), (3, [1]), (4, [1]), (5, [3, 1]), (30, [3, 1])])
def test_a_round_reminds_on_its_third_and_last_day_or_at_its_half(days: int, left: list[float]) -> None:
    assert ahead(a_round(days).tournament) == left


def test_claims_are_asked_for_a_day_before_they_end() -> None:
    life = a_round(5)
    life.step(actions.time_up(life.tournament, [0], life.events[-1].at + 5 * DAY))
    assert ahead(life.tournament) == [1]


def test_an_extension_that_is_taken_back_neither_loses_a_reminder_nor_has_it_twice() -> None:
    life = a_round(5)
    begins = life.events[-1].at
    life.step(actions.extend(life.tournament, BOSS, begins + 9 * DAY, begins + HOUR))
    assert ahead(life.tournament) == [3, 1]
    life.step(undo(life.tournament, life.events, BOSS, begins + 3 * DAY))
    (found,) = reminders.due(life.tournament, begins + 3 * DAY)
    assert found.at == begins + 2 * DAY, "of its third day, as that has come meanwhile"
    life.step(life.tournament.with_event(begins + 3 * DAY, None, Reminded((found.notch,))))
    assert reminders.due(life.tournament, begins + 3 * DAY) == []
    assert ahead(life.tournament) == [1]
    assert reminders.waits_still(life.tournament, [found.notch], begins + 3 * DAY)
    assert reminders.still_due(life.tournament, [found.notch._replace(since=begins - DAY)]) == []
    life.step(actions.pause(life.tournament, BOSS, begins + 3 * DAY))
    assert not reminders.waits_still(life.tournament, [found.notch], begins + 3 * DAY), "untold in a pause"
    assert list(filter(None, (each.at for each in reminders.standing(life.tournament)))) == []
    life.step(actions.resume(life.tournament, BOSS, begins + 5 * DAY))
    assert ahead(life.tournament) == [1]
    assert wakes_at(life.tournament) == begins + 6 * DAY
    assert duty(life.tournament, begins + 6 * DAY) is Duty.REMIND


def test_a_reminder_within_a_day_of_an_extension_tells_nothing_new() -> None:
    life = a_round(5)
    begins = life.events[-1].at
    life.step(actions.extend(life.tournament, BOSS, begins + 8 * DAY, begins + 4.5 * DAY))
    assert ahead(life.tournament) == [1]
    life.step(undo(life.tournament, life.events, BOSS, begins + 4.6 * DAY))
    assert reminders.due(life.tournament, begins + 4.6 * DAY), "of its last day"


def test_of_two_that_are_late_the_later_one_says_all() -> None:
    life = a_round(5)
    begins = life.events[-1].at
    (found,) = reminders.due(life.tournament, begins + 4 * DAY + HOUR)
    assert found.notch.passed == 4 * DAY


def test_a_reminder_that_would_come_at_night_waits_for_the_morning_or_comes_in_the_evening() -> None:
    cup = a_round(2).tournament
    limit = sure(cup.meetings[0].limit)
    half = limit.since + DAY

    def at(quiet: tuple[int, int]) -> datetime | None:
        (found,) = reminders.standing(
            replace(cup, nights={cup.users(cup.meetings[0])[0]: PlayerSettings(quiet=quiet)})
        )
        return found.at

    hour = half.hour
    assert at((hour - 1, hour + 2)) == half.replace(minute=0) + 2 * HOUR
    assert at((hour + 1, hour - 1)) == half
    assert reminders.sleepers(cup) == {*cup.users(cup.meetings[0])}
    assert reminders.sleepers(a_round(3).tournament) == frozenset()


HOURS = st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda quiet: quiet[0] != quiet[1])
QUIET = st.one_of(st.none(), HOURS)


@given(one=QUIET, other=QUIET, zone=st.sampled_from(("UTC", "Asia/Tokyo", "America/New_York")))
def test_no_reminder_of_a_short_round_comes_at_night(
    one: tuple[int, int] | None, other: tuple[int, int] | None, zone: str
) -> None:
    tournament = a_round(2).tournament
    chosen = [PlayerSettings(quiet=one, zone=zone), PlayerSettings(quiet=other)]
    players = tournament.users(tournament.meetings[0])
    tournament = replace(tournament, nights=dict(zip(players, chosen, strict=True)))
    limit = sure(tournament.meetings[0].limit)
    half = limit.since + DAY
    for found in reminders.standing(tournament):
        if found.at is None:
            continue
        assert limit.since < found.at < limit.until
        assert all(each.night(found.at) is None for each in chosen)
        if all(each.night(half) is None for each in chosen):
            assert found.at == half
    asleep: list[datetime] = [limit.since + n * HOUR / 2 for n in range(96)]
    for at in asleep:
        if any(each.night(at) for each in chosen):
            assert reminders.due(tournament, at) == []


def test_a_check_in_reminds_from_half_of_its_time_until_its_end_those_who_have_not_answered() -> None:
    policy = Policy(start=Start.DATE, starts_at=NOW + 12 * HOUR, check_in=10)
    life = Life(Plan("Cup", Format.SWISS, TERMS, rounds=3, policy=policy), 4)
    life.step(life.tournament.with_event(NOW + 2 * HOUR, None, CheckInOpened()))
    half, moment = NOW + 7 * HOUR, timedelta(milliseconds=1)
    assert wakes_at(life.tournament) == half
    assert reminders.due(life.tournament, half - moment) == []
    (found,) = reminders.due(life.tournament, half)
    assert found.notch.position == CHECK_IN
    assert duty(life.tournament, half) is Duty.REMIND
    notches = (found.notch,)
    assert reminders.waits_still(life.tournament, notches, NOW + 12 * HOUR - moment)
    assert not reminders.waits_still(life.tournament, notches, NOW + 12 * HOUR)
    told, _ = life.tournament.with_event(half, None, Reminded(notches))
    assert reminders.due(told, half + HOUR) == []
    assert wakes_at(told) == NOW + 12 * HOUR
    for user in life.tournament.entrants:
        life.step(actions.check_in(life.tournament, user, NOW + 3 * HOUR))
    assert reminders.due(life.tournament, half) == []
    assert wakes_at(life.tournament) == NOW + 12 * HOUR
