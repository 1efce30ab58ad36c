"""The outbox where Discord fails: it tries again, and nothing else waits for it."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.core.match import Match
from bot.core.news import DrawOffered, Joined, SeekExpired, Turn, Unreadable
from bot.core.notice import Notice
from bot.match.service.matches import Matches
from bot.outbox import rows as notices
from bot.outbox.service.outbox import CHANNEL_GAP, GIVEN_UP, LEASE, Delivered, Outbox, Undeliverable
from bot.store.app import App
from bot.store.tables import notices as rows
from tests.bot.fixtures import ANNA, BOB, ELSEWHERE, PLACE, Hands, a_move, started
from tests.bot.services.outbox import Ear, deliver_for, fates, tell
from tests.bot.services.waits import HOUR


async def test_a_failure_is_tried_again_and_holds_up_only_its_own_match(app: App, hands: Hands) -> None:
    broken, fine = await started(app), await started(app)
    away = hands.at + timedelta(minutes=6)
    ear = Ear(hands, lambda told: RuntimeError() if told.match_id == broken.id and hands.at < away else None)
    await app[Matches].act(BOB, broken.id, Match.offer_draw)
    await app[Matches].act(BOB, fine.id, Match.offer_draw)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert [notice.match_id for _, notice in ear.heard] == [fine.id, fine.id]
    await deliver_for(app, hands, ear, HOUR)
    assert [(n.match_id, n.kind) for _, n in ear.heard[2:]] == [(broken.id, Joined), (broken.id, DrawOffered)]


async def test_what_is_planned_for_later_holds_up_nothing_of_its_match(app: App, hands: Hands) -> None:
    match = await started(app)
    ear, begin = Ear(hands), hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    ear.heard.clear()
    planned, due = (
        Notice(DrawOffered(), BOB, PLACE, hands.at + wait, match.id) for wait in (HOUR, timedelta(0))
    )
    for notice in (planned, due):
        await app.database.write(lambda c, notice=notice: notices.add(c, [notice], hands.at), about=())  # type: ignore[misc]
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert [notice.due_at for _, notice in ear.heard] == [due.due_at]
    await deliver_for(app, hands, ear, 2 * HOUR)
    assert [notice.due_at for _, notice in ear.heard] == [due.due_at, planned.due_at]
    assert ear.heard[-1][0] - begin >= HOUR


async def test_a_turn_that_fails_does_not_hold_up_the_next_one(app: App, hands: Hands) -> None:
    match = await started(app)
    ear = Ear(hands, lambda notice: RuntimeError() if notice.recipient == BOB else None)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    match = (await app[Matches].play(ANNA, a_move(match), match_id=match.id)).match
    await deliver_for(app, hands, ear, 3 * HOUR)
    assert ear.kinds == [Joined]
    # The next attempt is far away; Bob has found the board by himself.
    await app[Matches].play(BOB, a_move(match), match_id=match.id)
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.kinds == [Joined, Turn]
    assert ear.heard[1][0] == begin


async def test_what_cannot_be_delivered_is_dropped_and_the_rest_goes_on(app: App, hands: Hands) -> None:
    await tell(app, 2, ELSEWHERE)
    await tell(app, 1)
    ear = Ear(hands, lambda notice: Undeliverable() if notice.place == ELSEWHERE else None)
    await deliver_for(app, hands, ear, HOUR)
    assert len(ear.heard) == 1
    assert list((await fates(app)).values()) == ["undeliverable", "undeliverable", "delivered"]


@pytest.mark.parametrize(
    "broken", [{"kind": "hats"}, {"facts": {}}, {"facts": {"seek": 1, "game": "russian"}, "kind": "ladder"}]
)
async def test_a_notice_that_cannot_be_read_keeps_no_other_waiting(
    app: App, hands: Hands, broken: dict[str, Any]
) -> None:
    await tell(app, 3)
    async with app.database.transaction() as connection:
        await connection.execute(sa.update(rows).where(rows.c.id == 1).values(**broken))
    ear = Ear(hands, lambda notice: ValueError() if notice.kind is Unreadable else None)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [SeekExpired, SeekExpired]
    assert list((await fates(app)).values()) == [None, "delivered", "delivered"]
    await deliver_for(app, hands, ear, GIVEN_UP)
    assert (await fates(app))[1] == "given-up"


async def test_what_was_being_delivered_when_the_process_died_comes_again(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands) as first:
        await tell(first, 1)
        on_its_way = asyncio.Event()

        async def hang(notice: Notice) -> Delivered:
            on_its_way.set()
            await asyncio.Event().wait()
            return Delivered()

        dying = asyncio.create_task(first[Outbox].deliver_some(hang))
        await on_its_way.wait()
        dying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await dying
    async with open_app(url, now=hands) as second:
        ear = Ear(hands)
        begin = hands.at
        await deliver_for(second, hands, ear, timedelta(minutes=5))
    assert [at for at, _ in ear.heard] == [begin + LEASE]


async def test_it_runs_when_woken_and_outlives_failures(app: App, hands: Hands) -> None:
    arrived = asyncio.Event()

    async def deliver(notice: Notice) -> Delivered:
        arrived.set()
        return Delivered()

    running = asyncio.create_task(app[Outbox].run(deliver))
    await asyncio.sleep(0.05)
    await started(app)
    async with asyncio.timeout(60):
        await arrived.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_where_the_answer_fails_the_outbox_tells_it(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    match = (await app[Matches].play(ANNA, a_move(match), match_id=match.id, answering=True)).match
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.kinds[1:] == [Turn]
    assert ear.heard[1][0] == begin + timedelta(seconds=30)
    played = await app[Matches].play(BOB, a_move(match), match_id=match.id, answering=True)
    await app[Outbox].released(played.notice_ids)
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.heard[2][0] - begin <= CHANNEL_GAP
