"""Limits at their last instant; the sweeper: woken, failing, twice at once, following what is chosen."""

import asyncio
import json
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
import sqlalchemy as sa

from bot.core.errors import TooManyMatches
from bot.core.match import Match
from bot.core.news import FellChoice, Over, Reminder, Waiting
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.match.service.pauses import AWAY, BEAT, GRACE, beat, begin
from bot.match.service.presence import BLINK, UNREACHED, Presence
from bot.match.service.reminders import daily
from bot.outbox.service import outbox as outbox
from bot.outbox.service.outbox import AT_ONCE, GIVEN_UP, ROUND_GAP, Outbox, Undeliverable
from bot.people.service import Players
from bot.store import heartbeats, retention
from bot.store.app import App
from bot.store.codec import written
from bot.store.connection import AsyncConnection
from bot.store.database import Connection
from bot.store.deadlines import AILING
from bot.store.heartbeats import Beat
from bot.store.retention import KEPT
from bot.store.tables import matches
from bot.sweeper import Sweeper
from rules import Side
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, START, Hands, started, terms
from tests.bot.services import waits
from tests.bot.services.test_tournaments import begun as cup
from tests.bot.services.test_tournaments import going_on, plan
from tests.bot.services.waits import (
    DAY,
    HOUR,
    MOMENT,
    Ear,
    asked,
    begun,
    changed,
    deliver_for,
    fates,
    pass_time,
    tell,
    told,
)

MINUTE = timedelta(minutes=1)


async def downtimes(app: App) -> list[tuple[timedelta, timedelta]]:
    """When each began and ended, from the start of the test on."""
    async with app.database.reading() as connection:
        found = await heartbeats.downtimes_since(connection, PLACE, START - 100 * DAY)
    return [(pause.start - START, pause.end - START) for pause in found if pause.end is not None]


async def test_a_round_goes_to_so_many_channels_and_the_next_one_follows_soon(
    quick: App, hands: Hands
) -> None:
    ear = Ear(hands)
    for number in range(AT_ONCE + 1):
        await tell(quick, 1, Place(900, 2000 + number))
    assert await quick[Outbox].deliver_some(ear) == hands.at + ROUND_GAP
    assert len(ear.heard) == AT_ONCE
    hands.at += ROUND_GAP
    await quick[Outbox].deliver_some(ear)
    assert len(ear.heard) == AT_ONCE + 1
    assert await quick[Outbox].deliver_some(ear) is None, "nothing waits any more"


async def test_what_fails_is_tried_after_twice_as_long_each_time_and_at_last_every_hour(
    quick: App, hands: Hands
) -> None:
    tries = []

    def fails(_: Notice) -> Exception:
        tries.append(hands.at)
        return RuntimeError()

    await tell(quick, 1)
    await deliver_for(quick, hands, Ear(hands, fails), 4 * HOUR)
    gaps = [(later - earlier).total_seconds() for earlier, later in pairwise(tries)]
    assert gaps == [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]


async def test_what_became_of_each_attempt_is_told_and_three_days_are_three_days(
    quick: App, hands: Hands
) -> None:
    outcomes: list[str] = []
    box = Outbox(quick.database, hands, ended=outcomes.append)
    for number in range(4):
        await tell(quick, 1, Place(900, number))
        hands.at += MOMENT * (number == 0)
    hands.at = START + 3 * DAY
    failures = {0: RuntimeError(), 1: RuntimeError(), 2: Undeliverable()}
    await box.deliver_some(
        Ear(hands, lambda notice: failures.get(notice.place.channel_id) if notice.place else None)
    )
    assert sorted(outcomes) == ["delivered", "failed", "given-up", "undeliverable"]
    assert list((await fates(quick)).values()) == ["given-up", None, "undeliverable", "delivered"]


async def test_so_many_reminders_and_no_more_are_one_message(
    quick: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "TOGETHER", 2)
    await quick[Players].save(ANNA, dm=True)
    ear = Ear(hands)
    for _ in range(3):
        await begun(quick)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    ear.heard.clear()
    await pass_time(quick, hands, 2 * DAY)
    await deliver_for(quick, hands, ear, timedelta(minutes=1))
    assert [1 + len(notice.also) for _, notice in ear.heard] == [2, 1]


@pytest.mark.parametrize(("gap", "charged"), [(BLINK - MOMENT, False), (BLINK, True), (BLINK + MOMENT, True)])
async def test_a_connection_that_is_gone_for_a_quarter_of_a_minute_is_an_outage(
    quick: App, hands: Hands, gap: timedelta, charged: bool
) -> None:
    assert quick[Presence].away == timedelta(0)
    quick[Presence].lose()
    hands.at += gap / 2
    quick[Presence].lose()
    hands.at += gap - gap / 2
    assert quick[Presence].away == gap, "it is gone since it went first"
    quick[Presence].find()
    assert quick[Presence].away == timedelta(0)
    await quick[Presence].account()
    assert await downtimes(quick) == ([(timedelta(0), 2 * gap)] if charged else [])
    await quick[Presence].account()
    assert len(await downtimes(quick)) == charged, "once"


async def test_an_outage_that_goes_on_is_one_absence_however_often_it_is_written_down(
    quick: App, hands: Hands
) -> None:
    quick[Presence].lose()
    for _ in range(2):
        hands.at += BLINK
        await quick[Presence].account()
    assert await downtimes(quick) == [(timedelta(0), 4 * BLINK)]


@pytest.mark.parametrize(
    ("gap", "stands"),
    [
        (AWAY - MOMENT, None),
        (AWAY, 2 * AWAY),
        (GRACE, 2 * GRACE),
        (GRACE + MOMENT, 2 * GRACE + MOMENT),
        (9 * HOUR, 10 * HOUR),
    ],
)
async def test_who_was_away_is_given_as_long_again_and_an_hour_at_most(
    quick: App, hands: Hands, gap: timedelta, stands: timedelta | None
) -> None:
    await quick.database.write(lambda connection: beat(connection, START), about=())
    await quick.database.write(lambda connection: beat(connection, START + gap), about=())
    assert await downtimes(quick) == ([] if stands is None else [(timedelta(0), stands)])
    async with quick.database.reading() as connection:
        assert set((await heartbeats.of(connection)).values()) == {START + gap}


@pytest.mark.parametrize(("gap", "charged"), [(MINUTE - MOMENT, False), (MINUTE, True)])
async def test_a_restart_counts_from_a_minute_on(quick: App, gap: timedelta, charged: bool) -> None:
    await quick.database.write(lambda connection: begin(connection, START), about=())
    await quick.database.write(lambda connection: begin(connection, START + gap), about=())
    assert await downtimes(quick) == ([(timedelta(0), 2 * gap)] if charged else [])


@pytest.mark.parametrize(("end", "told"), [(GRACE, GRACE), (GRACE + MOMENT, timedelta(0))])
async def test_a_downtime_that_ends_in_a_time_that_never_was_ends_when_the_clock_is_set_back(
    quick: App, end: timedelta, told: timedelta
) -> None:
    async def ahead(connection: Connection) -> None:
        await heartbeats.note(connection, Beat(0, 1, START + 5 * HOUR), None)
        await heartbeats.add_downtime(connection, 0, 1, START - DAY, START + end)

    await quick.database.write(ahead, about=())
    await quick.database.write(lambda connection: beat(connection, START), about=())
    assert await downtimes(quick) == [(-DAY, told)]


async def test_the_sweeper_comes_again_when_something_is_due_and_never_later_than_its_next_beat(
    quick: App, hands: Hands
) -> None:
    await quick[Sweeper].begin()
    assert quick[Sweeper].lag == timedelta(0), "it has not swept yet"
    assert await quick[Sweeper].sweep() == START + BEAT
    hands.at += BEAT - MOMENT
    assert await quick[Sweeper].sweep() == START + BEAT
    assert quick[Sweeper].lag == timedelta(0)
    hands.at += MOMENT
    assert quick[Sweeper].lag == timedelta(0)
    hands.at += MOMENT
    assert quick[Sweeper].lag == MOMENT
    assert await quick[Sweeper].sweep() == hands.at + BEAT
    quick[Presence].lose()
    assert await quick[Sweeper].sweep() == hands.at + UNREACHED
    quick[Presence].find()
    match = await begun(quick, "1h")
    for _ in range(7):
        following = await quick[Sweeper].sweep()
        hands.at += BEAT - MOMENT
    assert following == match.deadline


@pytest.mark.parametrize(
    ("mine", "pair", "fits"), [(1, False, True), (2, False, False), (0, True, True), (1, True, False)]
)
async def test_a_server_allows_so_many_games_and_a_pair_is_two(
    quick: App, mine: int, pair: bool, fits: bool
) -> None:
    await quick[Players].save_server(PLACE.guild_id or 0, max_matches=2)
    for _ in range(mine):
        await started(quick, players=(ANNA, CARL))
    # Invitations elsewhere do not count.
    await quick[Seeks].invite(BOB, terms(), Place(77, 78))
    seek = await quick[Seeks].invite(BOB, terms(pair=pair), PLACE)
    if fits:
        await quick[Seeks].join(seek.id, ANNA)
    else:
        with pytest.raises(TooManyMatches) as refused:
            await quick[Seeks].join(seek.id, ANNA)
        assert refused.value.details == {"limit": 2, "user": ANNA}


async def test_games_of_tournaments_begin_whatever_the_limit_and_count_towards_it(quick: App) -> None:
    await quick[Players].save_server(PLACE.guild_id or 0, max_matches=1)
    await started(quick)
    await cup(quick, plan(), 3)
    assert len([match for match in await going_on(quick) if ANNA in match.players]) == 3
    with pytest.raises(TooManyMatches):
        await quick[Seeks].invite(CARL, terms(), PLACE)


@pytest.mark.parametrize(("age", "kept"), [(KEPT - MOMENT, True), (KEPT, True), (KEPT + MOMENT, False)])
async def test_what_was_told_is_kept_for_thirty_days(
    quick: App, hands: Hands, age: timedelta, kept: bool
) -> None:
    await tell(quick, 1)
    await quick[Outbox].deliver_some(Ear(hands))
    await quick.database.write(lambda connection: retention.forget(connection, START + age, 10), about=())
    assert bool(await fates(quick)) is kept


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


async def test_quiet_hours_that_are_chosen_in_a_turn_hold_for_it(quick: App, hands: Hands) -> None:
    await quick[Players].save(ANNA, reminders=[6])
    await begun(quick)
    await pass_time(quick, hands, 2 * DAY)
    await quick[Players].save(ANNA, quiet=[5, 13])
    await pass_time(quick, hands, DAY)
    # The clock falls in them, so it comes before they begin.
    (only,) = await told(quick, Reminder)
    assert only.due_at == START + 2 * DAY + 16 * HOUR + 30 * MINUTE


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
