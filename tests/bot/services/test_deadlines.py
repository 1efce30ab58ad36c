"""The sweeper at work: falls and reminders; woken, failing, twice at once, and following what players choose."""

import asyncio
import json
from datetime import datetime

import pytest
import sqlalchemy as sa

from bot.core.match import Match
from bot.core.news import FellChoice, Over, Reminder, Waiting
from bot.core.terms import Place
from bot.match.service.matches import Matches
from bot.match.service.reminders import daily
from bot.outbox.service.outbox import GIVEN_UP
from bot.people.service import Players
from bot.store.app import App
from bot.store.codec import written
from bot.store.connection import AsyncConnection
from bot.store.deadlines import AILING
from bot.store.tables import matches
from bot.sweeper import Sweeper
from rules import Ending, Side
from tests.bot.fixtures import ANNA, BOB, PLACE, START, Hands
from tests.bot.services import waits
from tests.bot.services.waits import DAY, HOUR, asked, begun, changed, deliver_for, fates, pass_time, told


async def is_over(app: App, match_id: int) -> bool:
    return (await app[Matches].get(match_id)).over


async def test_between_two_sweeps_it_sleeps(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    sweep, sweeps = app[Sweeper].sweep, 0

    async def counted() -> datetime:
        nonlocal sweeps
        sweeps += 1
        if sweeps == 2:
            raise RuntimeError("the lamp fell over")
        return await sweep()

    monkeypatch.setattr(app[Sweeper], "sweep", counted)
    running = asyncio.create_task(app[Sweeper].run())
    for expected in (1, 2, 3):  # at first, after a failure, and when all is well again
        async with asyncio.timeout(60):
            while sweeps < expected:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert sweeps == expected
        app[Sweeper].wake()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_match_that_cannot_be_read_keeps_nobody_else_waiting(
    app: App, hands: Hands, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, fine = await begun(app, "1h"), await begun(app, "1h", rated=False)
    await changed(app, sa.update(matches).where(matches.c.id == broken.id).values(clock="nonsense"))
    hands.at += HOUR
    following = await app[Sweeper].sweep()
    assert (await app[Matches].get(fine.id)).fallen is not None
    assert following > hands.at, "it does not turn in circles"
    assert "match.unreadable" in capsys.readouterr().out
    # Once it can be read, it is not forgotten.
    await changed(
        app,
        sa.update(matches).where(matches.c.id == broken.id).values(clock=json.dumps(written(broken.clock))),
    )
    await app[Sweeper].sweep()
    assert (await app[Matches].get(broken.id)).fallen is None
    hands.at += AILING
    await app[Sweeper].sweep()
    assert (await app[Matches].get(broken.id)).fallen is not None


async def test_a_row_that_tells_a_wrong_deadline_is_put_right(app: App, hands: Hands) -> None:
    match = await begun(app)
    await changed(app, sa.update(matches).values(deadline_at=START))
    assert await app[Sweeper].sweep() > hands.at
    assert await asked(app, sa.select(matches.c.deadline_at)) == match.deadline
    assert not await is_over(app, match.id)


async def test_a_row_that_stays_due_is_looked_at_once_in_a_sweep(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    async def left_as_it_is(connection: AsyncConnection, match: Match) -> None:
        looked.append(match.id)

    monkeypatch.setattr("bot.store.deadlines.correct", left_as_it_is)
    matches_begun = [await begun(app), await begun(app)]
    await changed(app, sa.update(matches).values(deadline_at=START))
    async with asyncio.timeout(60):
        await app[Sweeper].sweep()
    assert sorted(looked) == [match.id for match in matches_begun]


async def test_reminders_follow_the_settings_of_the_moment(quick: App, hands: Hands) -> None:
    await quick[Players].save(ANNA, reminders=[])
    match = await begun(quick)
    await pass_time(quick, hands, 2 * DAY + HOUR)
    assert await told(quick, Reminder) == []
    # A player who switches them on an hour after the first would have come, gets it now.
    await quick[Players].save(ANNA, reminders=[24, 6], dm=True)
    await quick[Sweeper].sweep()
    (first,) = await told(quick, Reminder)
    assert (written(first.what)["lead"], first.due_at, first.place) == (24, hands.at, None)
    await quick[Players].save(ANNA, quiet=[5, 8], dm=False)
    await pass_time(quick, hands, DAY)
    _, second = await told(quick, Reminder)
    # Six hours before noon lies in the quiet hours; it came when they ended.
    assert (written(second.what)["lead"], second.due_at) == (6, START + 2 * DAY + 20 * HOUR)
    assert second.place == match.place


async def test_the_daily_message_follows_its_hour_its_place_and_the_zone(app: App, hands: Hands) -> None:
    await begun(app)
    for chosen, zone, place in (
        ({"turns": 7}, "UTC", None),
        ({"zone": "Asia/Tokyo"}, "Asia/Tokyo", None),
        ({"turns_place": [1, 2]}, "Asia/Tokyo", Place(1, 2)),
    ):
        await app[Players].save(ANNA, **chosen)
        *_, last = await told(app, Waiting)
        assert (last.due_at, last.place) == (daily(hands.at, 7, zone), place)


async def test_the_daily_message_comes_again_after_one_was_given_up(app: App, hands: Hands) -> None:
    await app[Players].save(ANNA, turns=7)
    await begun(app, "14d")
    ear = waits.Ear(hands, lambda notice: ValueError() if notice.kind is Waiting else None)
    await deliver_for(app, hands, ear, GIVEN_UP + DAY)
    *_, lost, following = await told(app, Waiting)
    assert (await fates(app))[lost.id] == "given-up"
    assert hands.at < following.due_at <= hands.at + DAY


async def test_what_is_due_is_found_however_much_is_due(quick: App, hands: Hands) -> None:
    await quick[Players].save_server(PLACE.guild_id or 0, max_matches=500)
    for _ in range(130):
        await begun(quick, "1h", plies=0)
    hands.on(hours=1)
    await quick[Sweeper].sweep()
    assert await quick[Matches].mine(ANNA) == []
    assert len(await told(quick, Over)) == 130


async def test_a_day_given_is_a_day_and_its_reminders_come_again(quick: App, hands: Hands) -> None:
    match = await begun(quick)
    await pass_time(quick, hands, 3 * DAY + HOUR)
    await quick[Matches].act(BOB, match.id, Match.give_time)
    await pass_time(quick, hands, DAY - HOUR)
    leads = [written(notice.what)["lead"] for notice in await told(quick, Reminder)]
    assert leads == [24, 6, 1, 6, 1]
    await pass_time(quick, hands, HOUR)
    assert (await quick[Matches].get(match.id)).fallen is Side.FIRST


async def test_a_match_never_begun_is_dropped_and_a_silent_one_abandoned(quick: App, hands: Hands) -> None:
    unbegun, silent = await begun(quick, plies=1), await begun(quick, "none")
    await pass_time(quick, hands, 28 * DAY)
    ended = [(await quick[Matches].get(match.id)) for match in (unbegun, silent)]
    assert [(m.outcome and m.outcome.ending, m.ended_at) for m in ended] == [
        (Ending.ABORT, START + 3 * DAY),
        (Ending.ABANDONED, START + 28 * DAY),
    ]
    assert ended[1].outcome is not None
    assert ended[1].outcome.winner is None


async def test_a_sweep_twice_is_a_sweep_once(quick: App, hands: Hands) -> None:
    await begun(quick, rated=True)
    await begun(quick)
    for _ in range(3 * 24 * 3):
        hands.on(minutes=20)
        await quick[Sweeper].sweep()
        await quick[Sweeper].sweep()
    everything = await told(quick)
    assert len(everything) == len(
        {(n.match_id, n.seq, n.kind, written(n.what).get("lead")) for n in everything}
    )
    kinds = [notice.kind for notice in everything]
    assert kinds.count(Over) == kinds.count(FellChoice) == 1
    assert kinds.count(Reminder) == 6
