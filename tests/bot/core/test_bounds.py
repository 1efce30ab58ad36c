"""A least and a most are within bounds, one less or more is not; and the very instants of beginnings and ends."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from bot.core.calendar import on_date, within
from bot.core.clock import UNTOLD, Clock, Pause, Why
from bot.core.errors import BadSetting, BadTournament, BadVacation
from bot.core.pace import Pace
from bot.core.preferences import PlayerSettings, ServerSettings
from bot.core.rating import PROVISIONAL, Rating, weight
from bot.core.record import SILENCE
from bot.core.vacation import AHEAD, DAYS_A_YEAR, book, days_left
from bot.match.service.reminders import plan
from bot.store.codec import read, written
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import FURTHEST, Policy, Start
from rules import Side
from tests.bot.core.test_match import fresh, moved
from tests.bot.core.tournament.test_tournament import NOW, TERMS
from tests.bot.fixtures import ANNA, START, sure, terms

DAY = timedelta(days=1)
TODAY = NOW.date()
PLAN = Plan("Cup", Format.GROUPS, TERMS)


def test_the_name_of_a_plan() -> None:
    assert replace(PLAN, name="x" * 60).checked().name == "x" * 60
    assert replace(PLAN, name=" x ").checked().name == "x"
    assert replace(PLAN, name="  Spring   Cup ").checked().name == "Spring Cup"
    for name in ("", " ", "x" * 61, "\u200b\u202e\u3164"):
        with pytest.raises(BadTournament) as refused:
            replace(PLAN, name=name).checked()
        assert refused.value.details == {"most": 60}


DATED = Policy(start=Start.DATE, starts_at=NOW + 10 * DAY)


@pytest.mark.parametrize(
    ("of", "name", "least", "most", "fault"),
    [
        (PLAN, "rounds", 3, 11, "rounds"), (PLAN, "group", 3, 12, "group"), (PLAN, "most", 3, 500, "most"),
        (PLAN, "cycles", 1, 2, "cycles"), (PLAN, "deciders", 0, 3, "deciders"), (PLAN, "moving", 1, 4, "moving"),
        (PLAN, "pause", 1, 60, "pause"), (DATED, "least", 0, 4000, "rating"), (DATED, "most", 0, 4000, "rating"),
        (DATED, "round_days", 2, 120, "round-days"), (DATED, "check_in", 1, 72, "check-in-hours"),
        (DATED, "draw_moves", 5, 80, "draw-moves"),
    ],
)  # fmt: skip
def test_the_numbers_of_a_plan_and_its_policy(of: Any, name: str, least: int, most: int, fault: str) -> None:
    for value in (least, most):
        assert getattr(replace(of, **{name: value}).checked(), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(BadTournament) as refused:
            replace(of, **{name: value}).checked()
        assert refused.value.code == f"bad-tournament-{fault}"
        assert refused.value.details == {"least": least, "most": most}


@pytest.mark.parametrize(
    ("policy", "fault"),
    [
        (Policy(least=1500, most=1500), None),
        (Policy(least=1501, most=1500), "ratings"),
        (Policy(least=1501), None),
        (Policy(most=1), None),
        (Policy(start=Start.DATE), "date"),
        (Policy(starts_at=NOW + DAY), "date"),
        (Policy(check_in=5), "check-in-date"),
        (replace(DATED, starts_at=NOW), "date"),
        (replace(DATED, starts_at=NOW + timedelta(milliseconds=1)), None),
        (replace(DATED, starts_at=NOW + FURTHEST), None),
        (replace(DATED, starts_at=NOW + FURTHEST + timedelta(milliseconds=1)), "date"),
    ],
)
def test_what_of_a_policy_goes_together(policy: Policy, fault: str | None) -> None:
    if fault is None:
        assert policy.checked(NOW) is policy
    else:
        with pytest.raises(BadTournament) as refused:
            policy.checked(NOW)
        assert refused.value.code == f"bad-tournament-{fault}"


def test_a_policy_stores_what_differs_and_tells_when_to_check_in() -> None:
    chosen = replace(DATED, check_in=48, waiting=False, least=1200, draw_moves=30)
    assert read(Policy, written(chosen)) == chosen
    assert set(written(chosen)) == {"start", "starts_at", "check_in", "waiting", "least", "draw_moves"}
    assert written(Policy()) == {}
    assert chosen.check_in_at == NOW + 8 * DAY
    assert DATED.check_in_at is None
    assert Policy(check_in=1).check_in_at is None


@pytest.mark.parametrize(
    ("settings", "name", "good", "bad"),
    [
        (PlayerSettings(), "quiet", [(0, 23), (23, 0)], [(-1, 5), (24, 5), (5, -1), (5, 24), (5, 5)]),
        (PlayerSettings(), "reminders", [[], [1], [24, 6, 1]], [[0], [1, 2]]),
        (ServerSettings(), "max_matches", [1, 500], [0, 501, "7"]),
        (
            ServerSettings(),
            "roles",
            [[(1, "russian", 0)], [(1, "russian", 4000)]],
            [[(1, "russian", -1)], [(1, "russian", 4001)]],
        ),
    ],
)
def test_the_numbers_of_a_setting(settings: Any, name: str, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        changed = settings.changed(**{name: value})
        assert getattr(changed, name) == (tuple(value) if isinstance(value, list) else value)
        assert type(settings).load(written(changed)) == changed
    for value in bad:
        with pytest.raises(BadSetting):
            settings.changed(**{name: value})


@pytest.mark.parametrize(
    ("first", "last", "fault"),
    [
        (TODAY, TODAY, None),
        (TODAY - DAY, TODAY, "past"),
        (TODAY + DAY, TODAY, "backwards"),
        (TODAY, TODAY + (DAYS_A_YEAR - 1) * DAY, None),
        (TODAY, TODAY + DAYS_A_YEAR * DAY, "days"),
        (TODAY + AHEAD, TODAY + AHEAD, None),
        (TODAY + AHEAD, TODAY + AHEAD + DAY, "far"),
    ],
)
def test_the_days_of_a_vacation(first: date, last: date, fault: str | None) -> None:
    if fault is None:
        days = book(1, first, last, "UTC", NOW, ()).days
        assert (days[0], days[-1]) == (first, last)
    else:
        with pytest.raises(BadVacation) as refused:
            book(1, first, last, "UTC", NOW, ())
        assert refused.value.code == f"bad-vacation-{fault}"


def test_vacations_may_touch_and_not_overlap_and_a_new_year_has_its_own_days() -> None:
    first = book(1, TODAY + 5 * DAY, TODAY + 9 * DAY, "UTC", NOW, ())
    for day in (4, 10):
        book(1, TODAY + day * DAY, TODAY + day * DAY, "UTC", NOW, (first,))
    for day in (5, 9):
        with pytest.raises(BadVacation) as refused:
            book(1, TODAY + day * DAY, TODAY + day * DAY, "UTC", NOW, (first,))
        assert refused.value.details == {"first": TODAY + 5 * DAY, "last": TODAY + 9 * DAY, "days": 5}
    over = book(1, date(2026, 12, 30), date(2027, 1, 2), "UTC", NOW, (first,))
    assert days_left((first, over), 2026) == DAYS_A_YEAR - 5 - 2
    assert days_left((first, over), 2027) == DAYS_A_YEAR - 2


def test_a_rating_is_settled_below_a_deviation_of_110_and_the_ninth_game_of_two_counts_half() -> None:
    assert Rating(deviation=PROVISIONAL).provisional
    assert not Rating(deviation=PROVISIONAL - 0.001).provisional
    assert Rating(deviation=60).settled_until is None, "nobody has seen a game of theirs"
    settled = Rating(deviation=60, at=NOW)
    assert settled.resting(sure(settled.settled_until)).deviation == pytest.approx(PROVISIONAL)
    assert settled.periods(NOW - DAY) == 0.0
    assert [weight(met) for met in range(6, 11)] == [1.0, 1.0, 0.5, 0.25, 0.125]


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
        for plies, side in ((0, FIRST), (1, SECOND)):
            match = moved(fresh(terms(pace)), plies, timedelta(0))
            assert match.flag(START + length)[0].absent is side
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
