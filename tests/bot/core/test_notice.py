"""Notices: one for a step, to the person it concerns."""

from datetime import timedelta

from bot.core.clock import Pause, Why
from bot.core.match import Header, Step, begin
from bot.core.news import (
    DrawDeclined,
    DrawOffered,
    FellChoice,
    Joined,
    Over,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
    Turn,
)
from bot.core.notice import HELD, Notice, tidings
from bot.store.codec import written
from tests.bot.fixtures import ANNA, BOB, PLACE, START, a_move, terms

DAY = timedelta(days=1)


def told(step: Step) -> Notice:
    after, events = step
    notices = tidings(after, events, START)
    assert len(notices) == 1
    (notice,) = notices
    assert (notice.match_id, notice.seq, notice.place, notice.due_at) == (7, after.seq, PLACE, START)
    return notice


def fresh(pace: str = "1d", *, rated: bool = False) -> Step:
    agreed = terms(pace, rated=rated)
    return begin(Header(7, agreed, PLACE, (ANNA, BOB), 1), START, BOB)


def test_who_made_the_seek_hears_that_it_was_joined() -> None:
    notice = told(fresh())
    assert (notice.kind, notice.recipient) == (Joined, ANNA)


def test_the_player_to_move_hears_of_the_move() -> None:
    match, _ = fresh()
    text = a_move(match)
    notice = told(match.play(ANNA, text, START))
    assert (notice.kind, notice.recipient, notice.held_until) == (Turn, BOB, None)
    assert written(notice.what) == {}, "all else follows from the events"


def test_offers_and_requests_are_told_to_the_other_player() -> None:
    match, _ = fresh()
    match, _ = match.play(ANNA, a_move(match), START)
    offer = match.offer_draw(ANNA, START)
    ask = match.ask_takeback(ANNA, START)
    for step, kind, recipient in (
        (offer, DrawOffered, BOB),
        (offer[0].decline_draw(BOB, START), DrawDeclined, ANNA),
        (ask, TakebackAsked, BOB),
        (ask[0].refuse_takeback(BOB, START), TakebackRefused, ANNA),
        (ask[0].grant_takeback(BOB, START), TakenBack, ANNA),
    ):
        notice = told(step)
        assert (notice.kind, notice.recipient) == (kind, recipient)
        assert set(written(notice.what)) == ({"move", "reply"} if kind is TakebackAsked else set())


def test_the_end_is_told_to_the_other_player_or_to_both() -> None:
    match, _ = fresh(rated=True)
    for _ in range(2):
        match, _ = match.play(match.mover, a_move(match), START)
    assert told(match.resign(ANNA, START)).recipient == BOB
    assert told(match.flag(START + DAY)).recipient is None
    assert told(match.adjudicate(99, None, START)).recipient is None
    assert told(match.flag(START + DAY)).kind is Over


def test_a_fallen_clock_leaves_the_choice_to_the_opponent() -> None:
    match, _ = fresh()
    for _ in range(2):
        match, _ = match.play(match.mover, a_move(match), START)
    fell = match.flag(START + DAY)
    notice = told(fell)
    assert (notice.kind, notice.recipient) == (FellChoice, BOB)
    for step in (fell[0].give_time(BOB, START + DAY), fell[0].go_on(BOB, START + DAY)):
        notice = told(step)
        assert (notice.kind, notice.recipient) == (TimeGiven, ANNA)


def test_pauses_are_not_told_match_by_match() -> None:
    match, _ = fresh()
    after, events = match.pause(Pause(Why.DOWNTIME, START, START + DAY), START)
    assert tidings(after, events, START) == ()


def test_a_notice_waits_for_the_answer_that_shows_the_same() -> None:
    match, _ = fresh()
    after, events = match.play(ANNA, a_move(match), START)
    (notice,) = tidings(after, events, START, held=PLACE)
    assert notice.held_until == START + HELD
