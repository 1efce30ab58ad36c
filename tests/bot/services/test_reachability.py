"""Who could not be told that they are waited for loses no time by it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.app import App
from bot.core.clock import UNTOLD, Why
from bot.core.match import Match
from bot.core.notice import NoticeKind
from bot.health import check
from bot.services.notices import Undeliverable
from tests.bot.house import ANNA, BOB, Hands, a_move
from tests.bot.services.test_notices import Ear, deliver_for
from tests.bot.services.waiting import DAY, HOUR, begun, pass_time


async def untold(house: App, hands: Hands, pace: str = "1d") -> tuple[Match, Ear]:
    """A match in which Anna is to move and nobody can tell her; a day and a half later."""
    ear = Ear(hands, lambda notice: Undeliverable() if notice.recipient == ANNA else None)
    match = await begun(house, pace, rated=True)
    await deliver_for(house, hands, ear, timedelta(seconds=30))
    await later(house, hands, ear, 36 * HOUR)
    return await house.matches.get(match.id), ear


async def later(house: App, hands: Hands, ear: Ear, span: timedelta) -> None:
    """Time goes by, an hour at a go, for the sweeper and for the outbox."""
    for _ in range(span // HOUR):
        await pass_time(house, hands, HOUR)
        await deliver_for(house, hands, ear, timedelta(0))


async def test_the_clock_stands_still_until_the_news_has_arrived(house: App, hands: Hands) -> None:
    await house.sweeper.begin()
    match, ear = await untold(house, hands)
    assert not match.over
    assert match.clock.stands(Why.UNTOLD, hands.at)
    assert match.clock.active(hands.at) == timedelta(0)
    ear.fails = lambda _: None
    await later(house, hands, ear, 2 * HOUR)
    told = next(at for at, notice in ear.heard if notice.kind is NoticeKind.TURN and notice.recipient == ANNA)
    match = await house.matches.get(match.id)
    assert match.deadline == told + DAY
    await pass_time(house, hands, DAY)
    assert (await house.matches.get(match.id)).over
    assert (await check(house.database)).problems == ()


async def test_who_looks_into_the_game_knows(house: App, hands: Hands) -> None:
    await house.sweeper.begin()
    match, _ = await untold(house, hands)
    assert await house.matches.seen_by(BOB, match) is match
    match = await house.matches.seen_by(ANNA, match)
    assert match.deadline == hands.at + DAY
    assert await house.matches.seen_by(ANNA, match) is match


async def test_who_moves_knows_and_the_next_turn_is_a_turn(house: App, hands: Hands) -> None:
    await house.sweeper.begin()
    match, ear = await untold(house, hands)
    for player in (ANNA, BOB):
        match = (await house.matches.play(player, a_move(match), match_id=match.id)).match
        assert match.deadline == hands.at + DAY
    assert not match.clock.stands(Why.UNTOLD, hands.at)
    ear.fails = lambda _: None
    await deliver_for(house, hands, ear, HOUR)
    assert (await check(house.database)).problems == ()


async def test_nobody_waits_for_ever(house: App, hands: Hands) -> None:
    await house.sweeper.begin()
    match, ear = await untold(house, hands)
    await later(house, hands, ear, UNTOLD - 36 * HOUR + 23 * HOUR)
    assert not (await house.matches.get(match.id)).over
    await later(house, hands, ear, 2 * HOUR)
    assert (await house.matches.get(match.id)).over


@pytest.mark.parametrize("kind", [NoticeKind.REMINDER])
async def test_a_reminder_that_nobody_hears_stops_nothing(house: App, hands: Hands, kind: NoticeKind) -> None:
    await house.sweeper.begin()
    ear = Ear(hands, lambda notice: Undeliverable() if notice.kind is kind else None)
    match = await begun(house, "1d", rated=True)
    await deliver_for(house, hands, ear, timedelta(seconds=30))
    await later(house, hands, ear, 25 * HOUR)
    assert (await house.matches.get(match.id)).over
