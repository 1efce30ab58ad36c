"""The edges of time: what holds in the very instant at which something begins, ends or falls due."""

from dataclasses import replace
from datetime import timedelta

from bot.core.calendar import on_date, within
from bot.core.clock import UNTOLD, Clock, Pause, Why
from bot.core.pace import Pace
from bot.core.preferences import PlayerSettings
from bot.core.record import SILENCE
from bot.match.service.reminders import plan
from rules import Side
from tests.bot.core.test_match import DAY, fresh, moved
from tests.bot.fixtures import ANNA, START, terms

HOUR = timedelta(hours=1)
INSTANT = timedelta(milliseconds=1)
FIRST, SECOND = Side.FIRST, Side.SECOND


# Dates.


def test_a_look_is_neither_sooner_nor_later_than_it_can_be() -> None:
    soonest, latest = START, START + DAY
    assert [within(soonest, at, latest) for at in (START - INSTANT, START, latest, latest + INSTANT)] == [
        *(False, True, True, False)
    ]
    assert not within(soonest, None, latest)
    assert within(soonest, None, None)
    assert not within(None, START, None)


# Clocks.


def test_each_side_owes_the_bonuses_that_it_has_had_itself() -> None:
    clock = Clock.start(Pace.parse("standard"), START)
    for _ in range(3):
        clock = clock.switch(clock.since)
    # First had two bonuses, Second one: the turn of Second that is under way gives none.
    back = clock.turn_back(clock.since, FIRST, (2, 1))
    assert back.owed == (2, 1)
    full = back.left
    for turns in range(4):
        back = back.switch(back.since)
        assert back.left[FIRST] == full[FIRST], f"after {turns + 1} turns"
    assert back.owed == (0, 0)
    bonus = back.switch(back.since + 5 * HOUR)
    assert (bonus.left[FIRST], bonus.owed) == (back.pace.after_turn((full[FIRST] or DAY) - 5 * HOUR), (0, 0))


def test_a_turn_of_its_own_time_begins_anew_when_it_comes_back() -> None:
    clock = Clock.start(Pace.parse("1d"), START).switch(START + 5 * HOUR)
    back = clock.turn_back(START + 9 * HOUR, FIRST, (1, 0))
    assert back.left == (DAY, DAY)
    assert back.deadline() == START + 9 * HOUR + DAY
    # A host's clock that was set back lets no turn begin before the one that it follows.
    assert clock.switch(START).since == clock.since


def test_a_wait_that_is_no_turn_does_not_count_the_time_in_which_a_player_could_not_be_told() -> None:
    match = moved(fresh(terms("none")))
    start = match.last_at
    silent, _ = match.pause(Pause(Why.UNTOLD, start, start + UNTOLD, SECOND), start)
    assert silent.deadline == start + UNTOLD + SILENCE
    assert match.deadline == start + SILENCE


def test_a_pause_is_there_from_its_first_instant_until_just_before_its_last() -> None:
    clock = Clock.start(Pace.parse("3d"), START).pause(Pause(Why.UNTOLD, START + DAY, START + 2 * DAY, FIRST))
    inside = (DAY - INSTANT, DAY, 2 * DAY - INSTANT, 2 * DAY)
    assert [clock.stands(Why.UNTOLD, START + at) for at in inside] == [False, True, True, False]


def test_a_pause_that_ends_when_it_begins_never_was_and_one_that_is_over_stays_as_it_was() -> None:
    clock = Clock.start(Pace.parse("3d"), START).pause(Pause(Why.DIRECTOR, START + DAY, None))
    assert clock.resume(Why.DIRECTOR, START + DAY).pauses == ()
    (cut,) = clock.resume(Why.DIRECTOR, START + DAY + INSTANT).pauses
    assert cut.end == START + DAY + INSTANT
    over = Clock.start(Pace.parse("3d"), START).pause(Pause(Why.DIRECTOR, START, START + DAY))
    assert over.resume(Why.DIRECTOR, START + 2 * DAY).pauses == over.pauses
    # A pause that ended with the turn before is forgotten.
    assert over.switch(START + DAY).pauses == ()


def test_a_turn_begun_again_keeps_more_than_a_first_turn_has() -> None:
    clock = replace(Clock.start(Pace.parse("1d"), START), left=(3 * DAY, DAY))
    assert clock.renew(START + HOUR).left[FIRST] == 3 * DAY - HOUR
    assert clock.renew(START + 3 * DAY - HOUR).left[FIRST] == DAY


# Matches.


def test_absent_is_who_did_not_begin_within_the_whole_of_their_time() -> None:
    for pace, length in (("none", SILENCE), ("1d", DAY)):
        match = fresh(terms(pace))
        assert match.flag(START + length)[0].absent is FIRST
        assert match.abort(ANNA, START + length - INSTANT)[0].absent is None
    two = moved(fresh(terms("none")), 2)
    assert two.call_off(None, two.last_at + SILENCE)[0].absent is None, "each has made a move"


# Reminders.


def test_no_reminder_comes_with_the_fall_or_before_its_turn_has_begun() -> None:
    clock = Clock.start(Pace.parse("3d"), START)
    end = START + 3 * DAY
    # The night lasts until the very fall, at noon: all that is left is half an hour before its evening.
    evening = PlayerSettings(quiet=(10, 12), reminders=(1,))
    assert [reminder.at for reminder in plan(clock, evening)] == [end - 2.5 * HOUR]
    # The evening is the instant in which the turn begins.
    short = Clock.start(Pace.parse("3h"), START)
    whole = PlayerSettings(quiet=(12, 15), reminders=(1,))
    assert plan(short, whole) == ()
    # A third of the turn is long enough.
    assert [lead for lead, _ in short.reminders()] == [HOUR]


# Dates, vacations, limits, paces.


def test_a_date_is_put_off_by_whole_days_and_out_of_what_lasts_then() -> None:
    date_told = START + 10 * DAY
    assert on_date(START, date_told, [(START, START + 23 * HOUR)]) == date_told
    assert on_date(START, date_told, [(START, START + 25 * HOUR)]) == date_told + DAY
    assert on_date(START, date_told, [(date_told, date_told + HOUR)]) == date_told + HOUR
    assert on_date(START, date_told, [(date_told - HOUR, date_told)]) == date_told
    assert on_date(START, date_told, [(START, None)]) is None
