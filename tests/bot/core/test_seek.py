"""A seek is joined, declined, withdrawn or expires once, by whom it concerns; nobody is invited to death."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.core.errors import NotInvited, OwnSeek, SeekGone, TooManyInvitations
from bot.core.limits import PER_PAIR, PER_PERSON, Limit, check_invitation
from bot.core.match import Place, Seek, SeekStatus, Terms
from bot.core.pace import Pace
from rules import GAMES

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BOB, CARL = 1, 2, 3
OPEN = Seek(
    5, Terms("x", Pace()), Place(10, 20), ANNA, None, None, NOW - timedelta(days=1), NOW + timedelta(days=6)
)
DIRECTED = replace(OPEN, opponent=BOB)


def test_only_the_invited_answers_a_directed_seek() -> None:
    with pytest.raises(NotInvited):
        DIRECTED.joinable(CARL, NOW)
    with pytest.raises(NotInvited):
        DIRECTED.declined(CARL, NOW)
    with pytest.raises(NotInvited):
        OPEN.declined(CARL, NOW)
    assert DIRECTED.declined(BOB, NOW).status is SeekStatus.DECLINED


@pytest.mark.parametrize("status", [s for s in SeekStatus if s is not SeekStatus.OPEN])
def test_what_is_gone_is_gone(status: SeekStatus) -> None:
    gone = replace(DIRECTED, status=status)
    with pytest.raises(SeekGone) as caught:
        gone.joined(BOB, 1, NOW)
    assert caught.value.details["status"] == status.value
    answers = ((gone.declined, BOB, SeekStatus.DECLINED), (gone.withdrawn, ANNA, SeekStatus.WITHDRAWN))
    for answer, by, made_so in answers:
        if status is made_so:
            assert answer(by, NOW) is gone
        else:
            with pytest.raises(SeekGone):
                answer(by, NOW)


def test_a_position_is_kept_in_the_words_of_its_game() -> None:
    typed = Terms("russian", Pace(), setup=" w : w c3, d2 : b k h8 . ")
    assert typed.checked().setup == "W:Wc3,d2:BKh8"
    assert typed.checked().checked() == typed.checked()
    ballot = next(iter(Terms("american", Pace()).kind.ballots))
    assert Terms("american", Pace(), setup=ballot).checked().setup == ballot


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_every_game_are_taken_as_they_are(game: str) -> None:
    kind = GAMES[game]
    usual = kind.dump(kind.start())
    assert Terms(game, Pace(), setup=f" {usual} ").checked().setup == usual


@pytest.mark.parametrize("hours", [-48, 0, 48])
def test_a_withdrawn_seek_has_lasted_until_then(hours: int) -> None:
    """So that nobody can open it again unseen; a clock that was set back makes it no shorter than nothing."""
    now = NOW + timedelta(hours=hours)
    assert OPEN.withdrawn(ANNA, now).expires_at == max(now, OPEN.created_at)


def test_it_expires_at_its_instant_and_not_before() -> None:
    assert OPEN.expired(OPEN.expires_at - timedelta(milliseconds=1)) is OPEN
    assert OPEN.expired(OPEN.expires_at).status is SeekStatus.EXPIRED
    with pytest.raises(SeekGone):
        OPEN.joinable(BOB, OPEN.expires_at)


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


def test_nobody_joins_or_declines_their_own() -> None:
    with pytest.raises(OwnSeek):
        OPEN.joinable(ANNA, NOW)
    with pytest.raises(OwnSeek):
        DIRECTED.declined(ANNA, NOW)


def test_nor_are_all_of_them_in_turn() -> None:
    limit = PER_PERSON[0]
    made: list[tuple[datetime, int | None]] = [(NOW, 100 + n) for n in range(limit.count)]
    for opponent in (BOB, None):
        with pytest.raises(TooManyInvitations, match="person"):
            check_invitation(made, opponent, NOW)
    check_invitation(made, BOB, NOW + limit.span)
