"""The outbox delivers once, in order, and nothing that is no longer true; who could not be told loses no time by it."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.clock import UNTOLD, Why
from bot.core.match import Match
from bot.core.news import DrawDeclined, DrawOffered, Joined, Reminder, SeekExpired, Turn, Unreadable
from bot.core.notice import Fate, Notice
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.match.service.presence import missed
from bot.outbox import rows as notices
from bot.outbox.service.outbox import CHANNEL_GAP, GIVEN_UP, LEASE, Delivered, Outbox, Undeliverable
from bot.people.service import Players
from bot.store import retention
from bot.store.app import App
from bot.store.tables import notices as rows
from bot.sweeper import Sweeper
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, moved, started, terms
from tests.bot.services import waits
from tests.bot.services.waits import DAY, HOUR, Ear, begun, changed, deliver_for, fates, pass_time, tell


async def test_what_the_answer_shows_is_not_told_again(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    await deliver_for(app, hands, ear, HOUR)
    played = await app[Matches].play(ANNA, a_move(match), match_id=match.id, answering=True)
    await deliver_for(app, hands, ear, timedelta(seconds=20))
    assert ear.kinds == [Joined]
    await app[Outbox].delivered(played.notice_ids, 77)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [Joined]
    shown = await waits.asked(app, sa.select(rows.c.message_id).where(rows.c.id == played.notice_ids[0]))
    assert shown == 77


async def test_what_is_no_longer_true_is_not_told(app: App, hands: Hands) -> None:
    match, ear = await started(app), Ear(hands)
    match = await moved(app, match, 4)
    await app[Matches].act(BOB, match.id, Match.offer_draw)
    await app[Matches].act(ANNA, match.id, Match.decline_draw)
    await deliver_for(app, hands, ear, HOUR)
    assert ear.kinds == [Turn, DrawDeclined]
    assert list((await fates(app)).values()).count(Fate.OUTDATED.value) == 5


async def test_where_a_board_stands_is_known_as_long_as_its_match_goes_on(app: App, hands: Hands) -> None:
    running, over, ear = await started(app), await started(app), Ear(hands)
    await app[Matches].act(ANNA, over.id, Match.resign)
    await deliver_for(app, hands, ear, HOUR)
    shown = await app[Outbox].latest_boards([running.id, over.id])
    assert {number: where.place for number, where in shown.items()} == {running.id: PLACE, over.id: PLACE}
    later = hands.at + 70 * DAY
    assert await app.database.write(lambda connection: retention.forget(connection, later, 100), about=())
    assert await app[Outbox].latest_boards([running.id, over.id]) == {running.id: shown[running.id]}
    newest = max((notice for _, notice in ear.heard if notice.match_id == running.id), key=lambda n: n.id)
    assert shown[running.id].message_id == 1000 + newest.id


async def test_a_reminder_of_a_turn_that_is_over_is_not_told_with_another(quick: App, hands: Hands) -> None:
    await quick[Players].save(ANNA, dm=True)
    waiting, answered = await begun(quick), await begun(quick)
    ear = Ear(hands)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    await pass_time(quick, hands, 2 * DAY)
    await quick[Matches].play(ANNA, a_move(answered), match_id=answered.id)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    reminded = [
        each.match_id for _, notice in ear.heard if notice.kind is Reminder for each in (notice, *notice.also)
    ]
    assert reminded == [waiting.id]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "begins", "failing"),
    [
        ("12h", datetime(2026, 3, 2, 16, tzinfo=UTC), timedelta(0)),
        ("36h", datetime(2026, 3, 2, 15, tzinfo=UTC), timedelta(0)),
        ("36h", datetime(2026, 3, 2, 19, tzinfo=UTC), timedelta(hours=3)),
        ("36h", datetime(2026, 3, 2, 21, 55, tzinfo=UTC), timedelta(hours=2)),
        ("36h", datetime(2026, 3, 2, 21, 55, tzinfo=UTC), timedelta(hours=14)),
    ],
    ids=[
        "falls in the night",
        "falls at its end",
        "Discord fails in the evening, and it falls at its end",
        "Discord fails in the evening",
        "Discord fails until the fall",
    ],
)
async def test_no_reminder_comes_in_quiet_hours(
    quick: App, hands: Hands, pace: str, begins: datetime, failing: timedelta
) -> None:
    hands.at = begins
    await quick[Players].save(ANNA, quiet=[22, 7], zone="UTC", vacation_auto=False)
    match = await started(quick, terms(pace))
    first: list[datetime] = []

    def fails(notice: Notice) -> BaseException | None:
        if notice.kind is Reminder:
            first.append(hands.at)
            if hands.at < first[0] + failing:
                return RuntimeError("500 Internal Server Error")
        return None

    ear = Ear(hands, fails)
    while hands.at < begins + timedelta(hours=40):
        await quick[Sweeper].sweep()
        await deliver_for(quick, hands, ear, timedelta(minutes=1))
    heard = [at for at, notice in ear.heard if notice.kind is Reminder]
    assert heard or failing > timedelta(hours=2)
    assert all(7 <= at.hour < 22 for at in heard), heard
    assert match.deadline is None or all(at < match.deadline for at in heard)
    assert (await check(quick.database)).problems == ()


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


@pytest.mark.parametrize(
    "broken", [{"kind": "hats"}, {"facts": {}}, {"facts": {"seek": 1, "game": "russian"}, "kind": "ladder"}]
)
async def test_a_notice_that_cannot_be_read_keeps_no_other_waiting(
    app: App, hands: Hands, broken: dict[str, Any]
) -> None:
    await tell(app, 3)
    await changed(app, sa.update(rows).where(rows.c.id == 1).values(**broken))
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


async def untold(app: App, hands: Hands, pace: str = "1d") -> tuple[Match, Ear]:
    """A match in which Anna is to move and nobody can tell her; a day and a half later."""
    ear = Ear(hands, lambda notice: Undeliverable() if notice.recipient == ANNA else None)
    match = await begun(app, pace, rated=True)
    await deliver_for(app, hands, ear, timedelta(seconds=30))
    await later(app, hands, ear, 36 * HOUR)
    return await app[Matches].get(match.id), ear


async def later(app: App, hands: Hands, ear: Ear, span: timedelta, step: timedelta = HOUR) -> None:
    """Time goes by, an hour at a go, for the sweeper and for the outbox."""
    for _ in range(span // step):
        await pass_time(app, hands, step)
        await deliver_for(app, hands, ear, timedelta(0))


async def test_the_clock_stands_still_until_the_news_has_arrived(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match, ear = await untold(app, hands)
    assert not match.over
    assert match.clock.stands(Why.UNTOLD, hands.at)
    assert match.clock.active(hands.at) == timedelta(0)
    ear.fails = lambda _: None
    await later(app, hands, ear, 2 * HOUR)
    told = next(at for at, notice in ear.heard if notice.kind is Turn and notice.recipient == ANNA)
    match = await app[Matches].get(match.id)
    assert match.deadline == told + DAY
    await pass_time(app, hands, DAY)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_who_looks_into_the_game_knows(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match, _ = await untold(app, hands)
    assert await app[Matches].seen_by(BOB, match) is match
    match = await app[Matches].seen_by(ANNA, match)
    assert match.deadline == hands.at + DAY
    assert await app[Matches].seen_by(ANNA, match) is match


async def test_who_moves_knows_and_the_next_turn_is_a_turn(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match, ear = await untold(app, hands)
    for player in (ANNA, BOB):
        match = (await app[Matches].play(player, a_move(match), match_id=match.id)).match
        assert match.deadline == hands.at + DAY
    assert not match.clock.stands(Why.UNTOLD, hands.at)
    ear.fails = lambda _: None
    await deliver_for(app, hands, ear, HOUR)
    assert (await check(app.database)).problems == ()


async def test_who_joined_knows_that_the_game_has_begun_whoever_else_does_not(app: App, hands: Hands) -> None:
    ear = Ear(hands, lambda notice: Undeliverable() if notice.recipient == ANNA else None)
    seek = await app[Seeks].invite(ANNA, terms("1d", rated=True), PLACE, wants=Side.SECOND)
    match = await app[Seeks].join(seek.id, BOB)
    await deliver_for(app, hands, ear, timedelta(seconds=30))
    after = await app[Matches].get(match.id)
    assert after.mover == BOB
    assert not after.clock.stands(Why.UNTOLD, hands.at)
    assert after.deadline == match.deadline


async def test_a_reminder_that_nobody_hears_stops_nothing(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    ear = Ear(hands, lambda notice: Undeliverable() if notice.kind is Reminder else None)
    match = await begun(app, "1d", rated=True)
    await deliver_for(app, hands, ear, timedelta(seconds=30))
    await later(app, hands, ear, 25 * HOUR)
    assert (await app[Matches].get(match.id)).over


async def test_a_clock_stands_for_fourteen_days_at_most_and_for_the_one_who_is_to_move(
    app: App, hands: Hands
) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "1d", rated=True)
    now = hands.at

    async def stands(recipient: int, after: timedelta) -> bool:
        notice = Notice(Turn(), recipient, PLACE, now, match.id, match.seq, created_at=now)
        return bool(await app.database.write(lambda c: missed(c, notice, now + after), about=()))

    assert not await stands(BOB, HOUR), "it is Anna's turn"
    assert not await stands(ANNA, UNTOLD)
    assert not (await app[Matches].get(match.id)).clock.stands(Why.UNTOLD, now + HOUR)
    assert await stands(ANNA, UNTOLD - timedelta(milliseconds=1))
    assert (await app[Matches].get(match.id)).clock.stands(Why.UNTOLD, now + HOUR)
