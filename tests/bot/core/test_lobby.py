"""The lobby between servers: which offer fits best, and when nobody may play there."""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import pytest

from bot.core.errors import LobbyClosed
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.world.model import (
    MOST_GAMES,
    OFFER_LIFE,
    Conduct,
    Greeting,
    Offer,
    Reliability,
    Waking,
    Wish,
    check_game,
    check_offer,
    compatible,
    joined_discord,
    ordered,
)

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HERE = Waking("Europe/Berlin")
OLD = 101
BEN, CAY, DAN = 201, 202, 203


def terms(game: str = "russian", pace: str = "standard", *, rated: bool = False, pair: bool = False) -> Terms:
    return Terms(game, Pace.parse(pace), rated=rated, pair=pair)


def offer(
    by: int,
    agreed: Terms | None = None,
    *,
    waking: Waking = HERE,
    near: bool = True,
    waits: timedelta = timedelta(hours=1),
) -> Offer:
    at = NOW - waits
    return Offer(by, agreed or terms(), by, None, by, near, waking, Greeting.HELLO, at, at + OFFER_LIFE)


def best(*offers: Offer, wish: Wish | None = None, ratings: Mapping[int, float] | None = None) -> list[int]:
    known = ratings or {}
    found = ordered(offers, wish or Wish(terms(), 1500, HERE), lambda user: known.get(user, 1500), NOW)
    return [each.by for each in found]


def test_only_the_same_game_counts_rated_or_not_as_wished() -> None:
    others = offer(BEN, terms("czech")), offer(CAY, terms(rated=True)), offer(DAN, terms("russian", "none"))
    assert best(*others) == []
    assert best(*others, offer(OLD)) == [OLD]


def test_a_pace_is_compatible_that_takes_no_more_than_half_as_long_again() -> None:
    fit = [("standard", "1d"), ("2d", "3d"), ("relaxed", "2d"), ("none", "none"), ("quick", "quick")]
    unfit = [("standard", "relaxed"), ("standard", "quick"), ("1d", "2d"), ("none", "14d"), ("12h", "1d")]
    for pairs, expected in ((fit, True), (unfit, False)):
        for one, other in pairs:
            assert compatible(Pace.parse(one), Pace.parse(other)) is expected, (one, other)
            assert compatible(Pace.parse(other), Pace.parse(one)) is expected, (other, one)


def test_near_in_rating_comes_before_awake_together_and_that_before_waiting_long() -> None:
    far = Waking("Asia/Tokyo")
    longest, together, close = (
        offer(BEN, waits=6 * DAY, waking=far),
        offer(CAY, waits=DAY),
        offer(DAN, waits=DAY / 2, waking=far),
    )
    assert best(longest, together, close, ratings={BEN: 1560, CAY: 1560, DAN: 1510}) == [DAN, CAY, BEN]
    # A few points are no difference, and of two alike the one that waits longer is first.
    assert best(offer(BEN), offer(CAY, waits=DAY), ratings={BEN: 1501, CAY: 1540}) == [CAY, BEN]


def test_who_wants_somebody_near_gets_nobody_far_and_is_offered_to_nobody_far() -> None:
    anybody = Wish(terms(), 1500, HERE, near=False)
    ratings = {BEN: 1701, CAY: 1701}
    assert best(offer(BEN), offer(CAY, near=False), wish=anybody, ratings=ratings) == [CAY]
    assert best(offer(BEN, near=False), ratings=ratings) == []
    assert best(offer(BEN), ratings={BEN: 1700}) == [BEN]


def test_hours_in_which_both_are_awake_are_counted_by_their_zones() -> None:
    assert HERE.shared(HERE, NOW) == 16
    night_worker = Waking("Europe/Berlin", (8, 22))
    assert night_worker.shared(night_worker, NOW) == 10
    # Awake from seven to eight in the morning, and for the hour before eleven at night.
    assert HERE.shared(night_worker, NOW) == 2
    assert HERE.shared(Waking("Asia/Tokyo"), NOW) == 8


@pytest.mark.parametrize("rated", [False, True])
def test_who_lost_two_games_on_time_within_thirty_days_rests_for_fourteen(rated: bool) -> None:
    last = NOW - 3 * DAY
    resting = Conduct(lost=(last, last - 30 * DAY))
    with pytest.raises(LobbyClosed) as caught:
        check_game(resting, OLD, terms(rated=rated), NOW)
    assert (caught.value.code, caught.value.details["until"]) == ("lobby-closed-resting", last + 14 * DAY)
    check_game(resting, OLD, terms(rated=rated), last + 14 * DAY)
    for fine in (Conduct(lost=(last,)), Conduct(lost=(last, last - 31 * DAY))):
        check_game(fine, OLD, terms(rated=rated), NOW)


def test_one_game_lost_on_time_warns_for_thirty_days() -> None:
    assert Conduct(lost=(NOW - 29 * DAY,)).warned(NOW)
    assert not Conduct(lost=(NOW - 30 * DAY,)).warned(NOW)
    assert not Conduct().warned(NOW)
    assert not Conduct(lost=(NOW, NOW - DAY)).warned(NOW), "a rest is no warning"


def test_a_young_account_plays_unrated() -> None:
    made = NOW - 2 * DAY
    young = int((made - datetime(2015, 1, 1, tzinfo=UTC)) / timedelta(milliseconds=1)) << 22
    assert joined_discord(young) == made
    check_game(Conduct(), young, terms(), NOW)
    with pytest.raises(LobbyClosed) as caught:
        check_game(Conduct(), young, terms(rated=True), NOW)
    assert (caught.value.code, caught.value.details["until"]) == ("lobby-closed-young", made + 7 * DAY)
    check_game(Conduct(), young, terms(rated=True), NOW + 5 * DAY)


def test_ten_games_at_once_are_the_most_and_a_pair_is_two() -> None:
    check_game(Conduct(playing=MOST_GAMES - 1), OLD, terms(), NOW)
    for conduct, agreed in (
        (Conduct(playing=MOST_GAMES), terms()),
        (Conduct(playing=MOST_GAMES - 1), terms(pair=True)),
    ):
        with pytest.raises(LobbyClosed) as caught:
            check_game(conduct, OLD, agreed, NOW)
        assert caught.value.code == "lobby-closed-games"


def test_a_newcomer_has_one_offer_and_others_three() -> None:
    check_offer(Conduct(finished=2), OLD, terms(), [], NOW)
    with pytest.raises(LobbyClosed) as caught:
        check_offer(Conduct(finished=2), OLD, terms(), [terms("czech")], NOW)
    assert caught.value.code == "lobby-closed-first"
    check_offer(Conduct(finished=3), OLD, terms(), [terms("czech")] * 2, NOW)
    with pytest.raises(LobbyClosed) as caught:
        check_offer(Conduct(finished=3), OLD, terms(), [terms("czech")] * 3, NOW)
    assert caught.value.code == "lobby-closed-offers"
    # What is offered may all begin at once.
    with pytest.raises(LobbyClosed) as caught:
        check_offer(Conduct(playing=8, finished=3), OLD, terms(), [terms("czech")] * 2, NOW)
    assert caught.value.code == "lobby-closed-games"


def test_reliability_is_a_word() -> None:
    assert Conduct().reliability is Conduct(finished=9, recent=2).reliability is Reliability.NEW
    assert Conduct(recent=3).reliability is Reliability.ALWAYS
    assert Conduct(recent=10, lost=(NOW,)).reliability is Reliability.MOSTLY
    assert Conduct(recent=9, lost=(NOW,)).reliability is Reliability.SELDOM
    assert Conduct(recent=1, lost=(NOW,)).reliability is Reliability.SELDOM
