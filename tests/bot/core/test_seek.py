"""A seek is joined, declined, withdrawn or expires, once, by whom it concerns."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.core.errors import NotInvited, NotYourSeek, OwnSeek, SeekGone
from bot.core.match import Place, Seek, SeekStatus, Terms
from bot.core.pace import Pace

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
ANNA, BOB, CARL = 1, 2, 3
OPEN = Seek(
    5, Terms("x", Pace()), Place(10, 20), ANNA, None, None, NOW - timedelta(days=1), NOW + timedelta(days=6)
)
DIRECTED = replace(OPEN, opponent=BOB)


def test_anybody_else_joins_an_open_seek() -> None:
    joined = OPEN.joined(CARL, 77, NOW)
    assert (joined.status, joined.match_id) == (SeekStatus.JOINED, 77)


def test_nobody_joins_or_declines_their_own() -> None:
    with pytest.raises(OwnSeek):
        OPEN.joinable(ANNA, NOW)
    with pytest.raises(OwnSeek):
        DIRECTED.declined(ANNA, NOW)


def test_only_the_invited_answers_a_directed_seek() -> None:
    with pytest.raises(NotInvited):
        DIRECTED.joinable(CARL, NOW)
    with pytest.raises(NotInvited):
        DIRECTED.declined(CARL, NOW)
    with pytest.raises(NotInvited):
        OPEN.declined(CARL, NOW)
    assert DIRECTED.declined(BOB, NOW).status is SeekStatus.DECLINED


def test_only_who_made_it_withdraws() -> None:
    assert OPEN.withdrawn(ANNA, NOW).status is SeekStatus.WITHDRAWN
    with pytest.raises(NotYourSeek):
        OPEN.withdrawn(BOB, NOW)


@pytest.mark.parametrize("status", [s for s in SeekStatus if s is not SeekStatus.OPEN])
def test_what_is_gone_is_gone(status: SeekStatus) -> None:
    gone = replace(DIRECTED, status=status)
    with pytest.raises(SeekGone) as caught:
        gone.joined(BOB, 1, NOW)
    assert caught.value.details["status"] == status.value
    with pytest.raises(SeekGone):
        gone.declined(BOB, NOW)
    with pytest.raises(SeekGone):
        gone.withdrawn(ANNA, NOW)


def test_it_expires_at_its_instant_and_not_before() -> None:
    assert OPEN.expired(OPEN.expires_at - timedelta(milliseconds=1)) is OPEN
    assert OPEN.expired(OPEN.expires_at).status is SeekStatus.EXPIRED
    with pytest.raises(SeekGone):
        OPEN.joinable(BOB, OPEN.expires_at)
