"""The outbox: at least once, in order, without floods, and nothing that is no longer true."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from itertools import pairwise

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.notice import Fate, Notice, NoticeKind
from bot.core.terms import Place
from bot.services.notices import CHANNEL_GAP, GIVEN_UP, LEASE, Delivered, Outbox, Undeliverable
from bot.store import notices
from bot.store.tables import notices as rows
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, Hands, a_move, started
from tests.bot.services.waits import DAY, HOUR, begun, note_stay, pass_time

GONE = 999


@dataclass
class Ear:
    """What arrives, and when; `fails` says what happens instead."""

    hands: Hands
    fails: Callable[[Notice], BaseException | None] = lambda _: None
    heard: list[tuple[datetime, Notice]] = field(default_factory=list)

    async def __call__(self, notice: Notice) -> Delivered:
        await asyncio.sleep(0)
        if (failure := self.fails(notice)) is not None:
            raise failure
        self.heard.append((self.hands.at, notice))
        return Delivered(1000 + notice.id)

    @property
    def kinds(self) -> list[NoticeKind]:
        return [notice.kind for _, notice in self.heard]


async def deliver_for(app: App, hands: Hands, ear: Ear, span: timedelta) -> None:
    """Let the outbox work for so long."""
    end = hands.at + span
    while True:
        following = await app.outbox.deliver_some(ear)
        if hands.at >= end:
            return
        hands.at = min(max(following or end, hands.at + timedelta(milliseconds=1)), end)


async def fates(app: App) -> dict[int, str | None]:
    async with app.database.reading() as connection:
        found = await connection.execute(sa.select(rows.c.id, rows.c.fate).order_by(rows.c.id))
        return {row["id"]: row["fate"] for row in found.mappings()}


async def tell(app: App, number: int, place: Place | None = PLACE, recipient: int = ANNA) -> None:
    """Write some notices that belong to no match."""
    told = [Notice(NoticeKind.SEEK_EXPIRED, recipient, place, app.now()) for _ in range(number)]
    await app.database.write(lambda connection: notices.add(connection, told, app.now()))


async def test_a_channel_rests_though_no_time_seems_to_pass(app: App, hands: Hands) -> None:
    ear = Ear(hands)
    await tell(app, 2)
    for _ in range(3):
        assert await app.outbox.deliver_some(ear) is not None
    assert len(ear.heard) == 1
    hands.at += CHANNEL_GAP
    await app.outbox.deliver_some(ear)
    assert len(ear.heard) == 2


async def test_what_happens_in_a_match_is_told_once_and_in_order(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    match = (await app.matches.play(ANNA, a_move(match), match_id=match.id)).match
    await deliver_for(app, hands, ear, HOUR)
    await app.matches.resign(BOB, match.id)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [NoticeKind.JOINED, NoticeKind.TURN, NoticeKind.OVER]
    turn = ear.heard[1][1]
    assert (turn.recipient, turn.place, turn.match_id, turn.seq) == (BOB, PLACE, match.id, match.seq)
    assert set((await fates(app)).values()) == {Fate.DELIVERED.value}


async def test_what_the_answer_shows_is_not_told_again(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    played = await app.matches.play(ANNA, a_move(match), match_id=match.id, answering=True)
    await deliver_for(app, hands, ear, timedelta(seconds=20))
    assert ear.kinds == [NoticeKind.JOINED]
    await app.outbox.delivered(played.notice_ids, 77)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [NoticeKind.JOINED]
    async with app.database.reading() as connection:
        shown = await connection.scalar(sa.select(rows.c.message_id).where(rows.c.id == played.notice_ids[0]))
    assert shown == 77


async def test_where_the_answer_fails_the_outbox_tells_it(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    match = (await app.matches.play(ANNA, a_move(match), match_id=match.id, answering=True)).match
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.kinds[1:] == [NoticeKind.TURN]
    assert ear.heard[1][0] == begin + timedelta(seconds=30)
    played = await app.matches.play(BOB, a_move(match), match_id=match.id, answering=True)
    await app.outbox.released(played.notice_ids)
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.heard[2][0] - begin <= CHANNEL_GAP


async def test_a_failure_is_tried_again_ever_later_and_holds_up_only_its_own_match(
    app: App, hands: Hands
) -> None:
    tries: list[datetime] = []

    def fails(notice: Notice) -> Exception | None:
        if notice.match_id == broken.id and len(tries) < 6:
            tries.append(hands.at)
            return RuntimeError("Discord is away")
        return None

    broken, fine = await started(app), await started(app)
    ear = Ear(hands, fails)
    await app.matches.offer_draw(BOB, broken.id)
    await app.matches.offer_draw(BOB, fine.id)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert [notice.match_id for _, notice in ear.heard] == [fine.id, fine.id]
    await deliver_for(app, hands, ear, HOUR)
    gaps = [(later - earlier).total_seconds() for earlier, later in pairwise(tries)]
    assert gaps == pytest.approx([10, 20, 40, 80, 160], abs=2)
    assert [(n.match_id, n.kind) for _, n in ear.heard[2:]] == [
        (broken.id, NoticeKind.JOINED),
        (broken.id, NoticeKind.DRAW_OFFERED),
    ]


async def test_what_is_planned_for_later_holds_up_nothing_of_its_match(app: App, hands: Hands) -> None:
    match = await started(app)
    ear, begin = Ear(hands), hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    ear.heard.clear()
    planned, due = (
        Notice(NoticeKind.DRAW_OFFERED, BOB, PLACE, hands.at + wait, match.id)
        for wait in (HOUR, timedelta(0))
    )
    for notice in (planned, due):
        await app.database.write(lambda c, notice=notice: notices.add(c, [notice], hands.at))  # type: ignore[misc]
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert [notice.due_at for _, notice in ear.heard] == [due.due_at]
    await deliver_for(app, hands, ear, 2 * HOUR)
    assert [notice.due_at for _, notice in ear.heard] == [due.due_at, planned.due_at]
    assert ear.heard[-1][0] - begin >= HOUR


async def test_what_is_no_longer_true_is_not_told(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    for _ in range(4):
        match = (await app.matches.play(match.mover, a_move(match), match_id=match.id)).match
    await app.matches.offer_draw(BOB, match.id)
    await app.matches.answer_draw(ANNA, match.id, False)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [NoticeKind.TURN, NoticeKind.DRAW_DECLINED]
    assert list((await fates(app)).values()).count(Fate.OUTDATED.value) == 5


async def test_a_turn_that_fails_does_not_hold_up_the_next_one(app: App, hands: Hands) -> None:
    match = await started(app)
    ear = Ear(hands, lambda notice: RuntimeError() if notice.recipient == BOB else None)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    match = (await app.matches.play(ANNA, a_move(match), match_id=match.id)).match
    await deliver_for(app, hands, ear, 3 * HOUR)
    assert ear.kinds == [NoticeKind.JOINED]
    # The next attempt is far away; Bob has found the board by himself.
    await app.matches.play(BOB, a_move(match), match_id=match.id)
    begin = hands.at
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.kinds == [NoticeKind.JOINED, NoticeKind.TURN]
    assert ear.heard[1][0] == begin


async def test_what_cannot_be_delivered_is_dropped_and_the_rest_goes_on(app: App, hands: Hands) -> None:
    await tell(app, 2, ELSEWHERE)
    await tell(app, 1)
    ear = Ear(hands, lambda notice: Undeliverable() if notice.place == ELSEWHERE else None)
    await deliver_for(app, hands, ear, HOUR)
    assert len(ear.heard) == 1
    assert list((await fates(app)).values()) == ["undeliverable", "undeliverable", "delivered"]


async def test_after_three_days_it_is_given_up(app: App, hands: Hands) -> None:
    await tell(app, 1)
    ear = Ear(hands, lambda _: RuntimeError())
    await deliver_for(app, hands, ear, GIVEN_UP - HOUR)
    assert list((await fates(app)).values()) == [None]
    await deliver_for(app, hands, ear, 3 * HOUR)
    assert list((await fates(app)).values()) == ["given-up"]


async def test_what_became_old_while_the_bot_was_away_is_still_tried(app: App, hands: Hands) -> None:
    await tell(app, 1)
    hands.on(days=10)
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert len(ear.heard) == 1


@pytest.mark.slow
async def test_five_hundred_at_once_are_no_flood_and_none_is_lost(quick: App, hands: Hands) -> None:
    channels = [900 + n for n in range(20)]
    for number in range(100):
        # A quarter of all in one busy channel, the others spread out, a fifth by direct message.
        place = PLACE if number % 4 == 0 else None if number % 5 == 0 else Place(900, channels[number % 20])
        await tell(quick, 3, place, recipient=200 + number)
    pairs = [await started(quick, place=Place(900, channels[n % 20])) for n in range(40)]
    for match in pairs:
        match = (await quick.matches.play(ANNA, a_move(match), match_id=match.id)).match
        match = (await quick.matches.play(BOB, a_move(match), match_id=match.id)).match
        await quick.matches.offer_draw(BOB, match.id)
        await quick.matches.resign(ANNA, match.id)
    waiting = await fates(quick)
    assert len(waiting) == 500
    # Every tenth attempt fails at first.
    failed: set[int] = set()

    def fails(notice: Notice) -> Exception | None:
        if notice.id % 10 or notice.id in failed:
            return None
        failed.add(notice.id)
        return RuntimeError()

    ear = Ear(hands, fails)
    await deliver_for(quick, hands, ear, HOUR)
    told = [notice.id for _, notice in ear.heard]
    assert len(told) == len(set(told))
    after = await fates(quick)
    assert {number for number, fate in after.items() if fate == "delivered"} == set(told)
    assert set(after.values()) == {"delivered", "outdated"}
    of_match: dict[int | None, list[int]] = defaultdict(list)
    of_channel: dict[int | None, list[datetime]] = defaultdict(list)
    seconds: Counter[datetime] = Counter()
    for at, notice in ear.heard:
        of_match[notice.match_id].append(notice.id)
        of_channel[None if notice.place is None else notice.place.channel_id].append(at)
        seconds[at.replace(microsecond=0)] += 1
    for match_id, ids in of_match.items():
        assert match_id is None or ids == sorted(ids)
    for times in of_channel.values():
        assert all(
            sixth - first >= timedelta(seconds=5) for first, sixth in zip(times, times[5:], strict=False)
        )
    assert max(seconds.values()) <= 32, "Discord takes 50"
    assert min(later - earlier for earlier, later in pairwise(of_channel[None])) == timedelta(seconds=2)


async def test_several_reminders_are_one_message(quick: App, hands: Hands) -> None:
    await quick.players.save(ANNA, dm=True)
    ear = Ear(hands)
    for minutes in (0, 10, 35, 90):
        hands.on(minutes=minutes)
        await begun(quick)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    ear.heard.clear()
    await pass_time(quick, hands, 2 * DAY - timedelta(minutes=137))
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert ear.heard == []
    for _ in range(29):
        await pass_time(quick, hands, timedelta(minutes=4))
        await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert len(ear.heard) == 3
    # What could not be told one by one is one message too.
    await pass_time(quick, hands, 18 * HOUR)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    groups = [[notice.match_id, *(other.match_id for other in notice.also)] for _, notice in ear.heard]
    assert groups == [[1, 2], [3], [4], [1, 2, 3, 4]]
    assert [notice.facts["lead"] for _, notice in ear.heard] == [24, 24, 24, 6]


async def test_a_reminder_is_never_told_after_the_move(quick: App, hands: Hands) -> None:
    match, ear = await begun(quick), Ear(hands)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    await pass_time(quick, hands, 2 * DAY)
    await quick.matches.play(ANNA, a_move(match), match_id=match.id)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert NoticeKind.REMINDER not in ear.kinds
    assert ear.kinds[-1] is NoticeKind.TURN


async def test_two_processes_tell_everything_once_between_them(app: App, hands: Hands) -> None:
    for number in range(6):
        await tell(app, 3, Place(900, 900 + number))
    ears = [Ear(hands), Ear(hands)]
    boxes = [app.outbox, Outbox(app.database, hands)]
    for _ in range(30):
        await asyncio.gather(*(box.deliver_some(ear) for box, ear in zip(boxes, ears, strict=True)))
        hands.on(seconds=2)
    told = [notice.id for ear in ears for _, notice in ear.heard]
    assert sorted(told) == sorted(await fates(app))
    assert all(ear.heard for ear in ears)


async def test_what_was_being_delivered_when_the_process_died_comes_again(url: str, hands: Hands) -> None:
    async with open_app(url, now=hands) as first:
        await tell(first, 1)
        on_its_way = asyncio.Event()

        async def hang(notice: Notice) -> Delivered:
            on_its_way.set()
            await asyncio.Event().wait()
            return Delivered()

        dying = asyncio.create_task(first.outbox.deliver_some(hang))
        await on_its_way.wait()
        dying.cancel()
        with pytest.raises(asyncio.CancelledError):
            await dying
    async with open_app(url, now=hands) as second:
        ear = Ear(hands)
        begin = hands.at
        await deliver_for(second, hands, ear, timedelta(minutes=5))
    assert [at for at, _ in ear.heard] == [begin + LEASE]


async def test_a_host_clock_set_back_silences_no_channel(app: App, hands: Hands) -> None:
    await tell(app, 1)
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(seconds=1))
    hands.on(hours=-5)
    await tell(app, 1)
    await deliver_for(app, hands, ear, timedelta(seconds=5))
    assert len(ear.heard) == 2


async def test_what_is_being_delivered_slowly_is_delivered_by_nobody_else(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.notices.RENEWAL", timedelta(milliseconds=5))
    await tell(app, 1)
    other, ear, arrived = Outbox(app.database, hands), Ear(hands), 0

    async def slowly(notice: Notice) -> Delivered:
        nonlocal arrived
        for _ in range(6):
            hands.on(seconds=10)
            await asyncio.sleep(0.1)
            await other.deliver_some(ear)
        arrived += 1
        return Delivered(1)

    await app.outbox.deliver_some(slowly)
    await deliver_for(app, hands, ear, timedelta(minutes=5))
    assert (arrived, ear.heard) == (1, [])


async def test_that_somebody_joined_is_not_told_once_moves_were_made(app: App, hands: Hands) -> None:
    match = await started(app)
    for _ in range(2):
        match = (await app.matches.play(match.mover, a_move(match), match_id=match.id)).match
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert ear.kinds == [NoticeKind.TURN]


async def test_what_was_told_a_month_ago_is_deleted_and_nothing_else(app: App, hands: Hands) -> None:
    await app.sweeper.begin()
    ear = Ear(hands)
    await tell(app, 3)
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    await tell(app, 1, Place(900, GONE))
    for _ in range(2):
        await pass_time(app, hands, 20 * DAY)
        await tell(app, 1)
        await deliver_for(app, hands, ear, timedelta(minutes=1))
        await app.sweeper.sweep()
    left = await fates(app)
    assert set(left) == {4, 5, 6}
    await pass_time(app, hands, 31 * DAY)
    assert await fates(app) == {}


async def test_a_clock_that_goes_ahead_and_back_delays_nothing(app: App, hands: Hands) -> None:
    await app.sweeper.begin()
    mine = await begun(app, "3d")
    hands.on(days=2)
    await app.sweeper.sweep()
    await app.matches.play(mine.mover, a_move(mine), match_id=mine.id)
    await tell(app, 1, Place(900, 77))
    hands.on(days=-2, seconds=30)
    await app.sweeper.sweep()
    ear = Ear(hands)
    await deliver_for(app, hands, ear, timedelta(seconds=5))
    assert set(ear.kinds) == {NoticeKind.TURN, NoticeKind.SEEK_EXPIRED}
    # Nor does the time that never was stand still for anybody.
    other = await begun(app, "3d")
    for span, fell in ((timedelta(days=2, hours=23), False), (HOUR, True)):
        hands.at += span
        await app.database.write(partial(note_stay, hands))
        await app.sweeper.sweep()
        assert ((await app.matches.get(other.id)).fallen is not None) is fell


async def test_it_runs_when_woken_and_outlives_failures(app: App, hands: Hands) -> None:
    arrived = asyncio.Event()

    async def deliver(notice: Notice) -> Delivered:
        arrived.set()
        return Delivered()

    running = asyncio.create_task(app.outbox.run(deliver))
    await asyncio.sleep(0.05)
    await started(app)
    async with asyncio.timeout(60):
        await arrived.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


def test_every_kind_is_described() -> None:
    described = Outbox.__module__ and __import__(Outbox.__module__, fromlist=["x"]).__doc__
    assert described is not None
    for kind in NoticeKind:
        if kind is not NoticeKind.INVITED:
            assert f"`{kind.value}`" in described


@pytest.mark.parametrize("user", [CARL])
async def test_a_deleted_channel_and_a_closed_inbox_are_no_reason_to_stop(
    app: App, hands: Hands, user: int
) -> None:
    await tell(app, 1, Place(900, GONE))
    await tell(app, 1, None, user)
    await tell(app, 1)
    ear = Ear(hands, lambda notice: None if notice.place == PLACE else Undeliverable())
    await deliver_for(app, hands, ear, timedelta(minutes=1))
    assert len(ear.heard) == 1


async def test_where_a_board_stands_is_known_as_long_as_its_match_goes_on(app: App, hands: Hands) -> None:
    running, over, ear = await started(app), await started(app), Ear(hands)
    await app.matches.resign(ANNA, over.id)
    await deliver_for(app, hands, ear, HOUR)
    shown = await app.outbox.latest_boards([running.id, over.id])
    assert {number: where.place for number, where in shown.items()} == {running.id: PLACE, over.id: PLACE}
    later = hands.at + 40 * DAY
    assert await app.database.write(lambda connection: notices.forget(connection, later, 100))
    assert await app.outbox.latest_boards([running.id, over.id]) == {running.id: shown[running.id]}
    newest = max((notice for _, notice in ear.heard if notice.match_id == running.id), key=lambda n: n.id)
    assert shown[running.id].message_id == 1000 + newest.id
