"""Nobody is invited to death: limits per person and per pair, and when they end."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.errors import TooManyInvitations
from bot.core.limits import PER_PAIR, PER_PERSON, Limit, check_invitation

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
BOB, CARL = 2, 3
SECOND = timedelta(seconds=1)


def test_a_limit_is_free_again_when_the_first_of_the_last_is_a_span_ago() -> None:
    limit = Limit(2, timedelta(hours=1))
    assert limit.free_at([], NOW) == NOW
    assert limit.free_at([NOW], NOW) == NOW
    made = [NOW - 50 * 60 * SECOND, NOW - 10 * 60 * SECOND]
    assert limit.free_at(made, NOW) == NOW + timedelta(minutes=10)
    assert limit.free_at(made, NOW + timedelta(minutes=10)) == NOW + timedelta(minutes=10)
    assert limit.free_at([NOW - timedelta(hours=1)] * 9, NOW) == NOW
    instant = timedelta(milliseconds=1)
    assert limit.free_at([NOW - timedelta(hours=1) + instant, NOW], NOW) == NOW + instant
    # Where more were made than the limit allows, the last of them count.
    three = [NOW - 55 * 60 * SECOND, *made]
    assert limit.free_at(three, NOW) == NOW + timedelta(minutes=10)


def test_one_player_is_not_invited_again_and_again() -> None:
    limit = PER_PAIR[0]
    made: list[tuple[datetime, int | None]] = [(NOW - n * SECOND, BOB) for n in range(limit.count)]
    with pytest.raises(TooManyInvitations) as caught:
        check_invitation(made, BOB, NOW)
    assert caught.value.code == "too-many-invitations-pair"
    assert caught.value.details == {"count": limit.count, "span": limit.span, "wait": limit.span}
    with pytest.raises(TooManyInvitations) as caught:
        check_invitation(made, BOB, NOW + limit.span - 61 * SECOND)
    assert caught.value.details["wait"] == timedelta(minutes=1), "the first was made some seconds before"
    check_invitation(made, CARL, NOW)
    check_invitation(made, None, NOW)
    check_invitation(made[1:], BOB, NOW)


def test_the_wait_that_is_told_is_that_of_the_last_limit() -> None:
    hour = 3600 * SECOND
    made: list[tuple[datetime, int | None]] = [(NOW - n * hour, BOB) for n in range(1, 7)]
    made += [(NOW - n * 300 * SECOND, BOB) for n in range(4)]
    with pytest.raises(TooManyInvitations) as caught:
        check_invitation(made, BOB, NOW)
    wait = caught.value.details["wait"]
    assert wait == 18 * hour
    check_invitation(made, BOB, NOW + wait)


def test_nor_are_all_of_them_in_turn() -> None:
    limit = PER_PERSON[0]
    made: list[tuple[datetime, int | None]] = [(NOW, 100 + n) for n in range(limit.count)]
    for opponent in (BOB, None):
        with pytest.raises(TooManyInvitations, match="person"):
            check_invitation(made, opponent, NOW)
    check_invitation(made, BOB, NOW + limit.span)
