"""The time in which the bot was away is nobody's."""

from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.clock import Why
from bot.core.log import kind_of
from bot.core.news import Redrawn
from bot.match.service.matches import Matches
from bot.match.service.pauses import AWAY, BEAT, GRACE
from bot.match.service.presence import Presence
from bot.reviews import rows as reviews
from bot.reviews.model import Subject
from bot.servers.service import Departures
from bot.store import tables
from bot.store.app import App
from bot.sweeper import Sweeper
from tests.bot.fixtures import ANNA, PLACE, START, Hands, a_move, started, sure, terms
from tests.bot.services.waits import DAY, HOUR, Ear, awake, begun, deliver_for, pass_time, stay

NIGHT = timedelta(hours=9)
GUILD = PLACE.guild_id or 0


async def test_nine_hours_of_outage_are_not_charged_and_nothing_falls_at_once(url: str, hands: Hands) -> None:
    async with awake(url, hands) as app:
        close, far = await begun(app, "2d", rated=True), await begun(app, "7d", rated=True)
        await pass_time(app, hands, 2 * DAY - HOUR)
        await app[Sweeper].end()
    left = hands.at
    hands.on(hours=9)
    async with awake(url, hands) as app:
        # It would have fallen eight hours ago; the clock goes on an hour after the return.
        await app[Sweeper].sweep()
        close = await app[Matches].get(close.id)
        assert not close.over
        assert close.deadline == START + 2 * DAY + NIGHT + GRACE
        standing = sure(close.clock.pause_at(hands.at))
        assert (standing.why, standing.start, standing.end) == (Why.DOWNTIME, left, hands.at + GRACE)
        # Seen at once also where nothing has been due, and charged to nobody when the move comes.
        far = await app[Matches].get(far.id)
        assert far.deadline == START + 7 * DAY + NIGHT + GRACE
        far = (await app[Matches].play(ANNA, a_move(far), match_id=far.id)).match
        assert far.clock.since == hands.at
        await pass_time(app, hands, 2 * HOUR - timedelta(minutes=1))
        assert not (await app[Matches].get(close.id)).over
        await pass_time(app, hands, timedelta(minutes=1))
        assert (await app[Matches].get(close.id)).over
        assert (await check(app.database)).problems == ()


async def test_a_process_that_was_killed_was_there_until_its_last_beat(url: str, hands: Hands) -> None:
    async with awake(url, hands) as app:
        match = await begun(app)
        await pass_time(app, hands, timedelta(hours=4))
    beaten = hands.at
    hands.on(hours=3)
    async with awake(url, hands) as app:
        later = sure((await app[Matches].get(match.id)).deadline)
        assert 3 * HOUR <= later - (START + 3 * DAY) - GRACE <= 3 * HOUR + BEAT
    assert beaten < hands.at


async def test_a_host_that_slept_was_away_too(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "12h", rated=True)
    hands.on(hours=20)
    # Nobody has swept; the late move comes first.
    played = await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert not played.match.over
    slow = await begun(app, "12h", rated=True)
    hands.at += AWAY - BEAT
    await app[Sweeper].sweep()
    pauses = [event for event in await app[Matches].history(slow.id) if event.kind == "paused"]
    assert len(pauses) == 1, "only the grace of the long sleep"


async def test_the_choice_of_an_opponent_and_silence_wait_for_the_bot_as_well(url: str, hands: Hands) -> None:
    async with awake(url, hands) as app:
        chosen, silent = await begun(app, "12h"), await begun(app, "none")
        await pass_time(app, hands, timedelta(hours=13))
        assert (await app[Matches].get(chosen.id)).fallen is not None
        await app[Sweeper].end()
    hands.on(days=10)
    async with awake(url, hands) as app:
        away = 10 * DAY + GRACE
        assert (await app[Matches].get(chosen.id)).deadline == START + 12 * HOUR + 48 * HOUR + away
        assert (await app[Matches].get(silent.id)).deadline == START + 28 * DAY + away
        await app[Sweeper].sweep()
        await pass_time(app, hands, 48 * HOUR)
        assert (await app[Matches].get(chosen.id)).over
        assert (await app[Matches].get(silent.id)).deadline == START + 28 * DAY + away


async def test_a_host_clock_set_back_is_no_absence_and_lets_nothing_fall(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, rated=True)
    await pass_time(app, hands, DAY)
    hands.on(hours=-30)
    await app[Sweeper].sweep()
    match = await app[Matches].get(match.id)
    assert not match.over
    match = (await app[Matches].play(ANNA, a_move(match), match_id=match.id)).match
    await pass_time(app, hands, 7 * DAY)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_a_host_clock_that_leaps_ahead_and_back_deletes_nothing(app: App, hands: Hands) -> None:
    """A server has removed the bot the day before, and a game was reviewed: neither is forgotten for a wrong clock."""
    await app[Sweeper].begin()
    match = await begun(app)
    subject = Subject(match.terms.game, 1, None, (a_move(match),))
    await app.database.write(lambda c: reviews.add(c, ANNA, None, subject, hands()), about=())
    await app[Departures].left(GUILD)
    await pass_time(app, hands, DAY)
    for back in (False, True):
        hands.on(days=40)
        for _ in range(3):
            if back:
                await app[Sweeper].begin()
            await app[Sweeper].sweep()
            hands.on(minutes=10)
        hands.on(days=-40)
        await app[Sweeper].sweep()
    await app[Departures].joined(GUILD)
    assert (await app[Matches].get(match.id)).place == PLACE
    kept = sa.select(sa.func.count()).select_from(tables.reviews)
    async with app.database.reading() as connection:
        assert await connection.scalar(kept) == 1
    hands.on(days=31)
    await stay(app, hands)
    async with app.database.reading() as connection:
        assert await connection.scalar(kept) == 0


async def test_ten_minutes_after_a_host_clock_is_right_again_nothing_waits_for_the_wrong_time(
    app: App, hands: Hands
) -> None:
    await app[Sweeper].begin()
    match = await begun(app, rated=True)
    hands.on(days=30)
    rest = await app[Sweeper].sweep() - hands.at
    played = await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert not played.match.over
    hands.on(days=-30)
    # The bot sleeps no longer than this before it looks, whatever the clock says meanwhile.
    assert rest <= timedelta(minutes=10)
    hands.on(seconds=rest.total_seconds())
    await app[Sweeper].sweep()
    due, is_board = tables.notices.c.due_at, tables.notices.c.kind == kind_of(Redrawn)
    told, shown = (sa.select(sa.func.max(due)).where(which) for which in (~is_board, is_board))
    async with app.database.reading() as connection:
        told_at, shown_at, returned = [
            await connection.scalar(asked)
            for asked in (told, shown, sa.select(sa.func.max(tables.downtimes.c.end_at)))
        ]
    assert sure(told_at) <= hands.at + timedelta(minutes=1)
    assert sure(returned) <= hands.at + GRACE
    assert shown_at is not None, "boards tell their ends anew once clocks run again"
    assert shown_at <= hands.at + GRACE


async def test_a_turn_that_began_with_the_clock_ahead_ends_that_much_later(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    hands.on(days=2)
    await app[Sweeper].sweep()
    match = await begun(app, rated=True)
    hands.on(days=-2)
    await pass_time(app, hands, 4 * DAY)
    assert not (await app[Matches].get(match.id)).over
    await pass_time(app, hands, 2 * DAY)
    assert (await app[Matches].get(match.id)).over
    assert (await check(app.database)).problems == ()


async def test_a_new_match_begins_with_the_grace_of_the_return(url: str, hands: Hands) -> None:
    async with awake(url, hands):
        pass
    hands.on(hours=9)
    async with awake(url, hands) as app:
        match = await started(app, terms("1d"))
        assert match.deadline == hands.at + GRACE + DAY
        assert (await check(app.database)).problems == ()


async def test_who_plays_before_the_outage_is_known_to_be_over_is_not_charged(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match = await begun(app, "12h", rated=True)
    await pass_time(app, hands, 12 * HOUR - timedelta(minutes=1))
    app[Presence].lose()
    hands.on(minutes=20)
    await app[Presence].account()
    played = await app[Matches].play(ANNA, a_move(match), match_id=match.id)
    assert not played.match.over
    app[Presence].find()
    await app[Sweeper].sweep()
    assert (await check(app.database)).problems == ()


async def test_who_is_stopped_while_discord_is_away_charges_nobody_for_it(url: str, hands: Hands) -> None:
    async with awake(url, hands) as app:
        match = await begun(app)
        app[Presence].lose()
        hands.on(minutes=20)
        await app[Sweeper].end()
    async with awake(url, hands) as app:
        assert (await app[Matches].get(match.id)).deadline == START + 3 * DAY + timedelta(minutes=40)


@pytest.mark.parametrize("fails", [False, True], ids=["told", "not told yet"])
async def test_news_that_waited_for_weeks_while_the_bot_was_away_is_in_order(
    url: str, hands: Hands, *, fails: bool
) -> None:
    async with awake(url, hands) as app:
        await begun(app)
    hands.on(days=31)
    async with awake(url, hands) as app:
        ear = Ear(hands, lambda _: RuntimeError("500 Internal Server Error") if fails else None)
        await deliver_for(app, hands, ear, timedelta(minutes=1))
        assert bool(ear.heard) != fails
        assert (await check(app.database)).problems == ()
