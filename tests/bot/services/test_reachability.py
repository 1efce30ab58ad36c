"""A player who could not be told of their turn loses no time by it."""

from datetime import timedelta

from bot.console.check import check
from bot.core.clock import UNTOLD, Why
from bot.core.match import Match
from bot.core.news import Reminder, Turn
from bot.core.notice import Notice
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.match.service.presence import missed
from bot.outbox.service.outbox import Undeliverable
from bot.store.app import App
from bot.sweeper import Sweeper
from rules import Side
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, a_move, terms
from tests.bot.services.outbox import Ear, deliver_for
from tests.bot.services.waits import DAY, HOUR, begun, pass_time


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


async def test_the_clock_goes_on_with_news_that_arrives_at_the_second_attempt(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    tries: list[Notice] = []

    def fails(notice: Notice) -> Exception | None:
        if notice.recipient != ANNA:
            return None
        tries.append(notice)
        return Undeliverable() if len(tries) == 1 else None

    match, ear = await begun(app, "1d", rated=True), Ear(hands, fails)
    await deliver_for(app, hands, ear, timedelta(seconds=30))
    assert (await app[Matches].get(match.id)).clock.stands(Why.UNTOLD, hands.at)
    await later(app, hands, ear, 2 * HOUR)
    match = await app[Matches].get(match.id)
    assert len(tries) == 2
    assert match.deadline == ear.heard[-1][0] + DAY


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


async def test_nobody_waits_for_ever(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    match, ear = await untold(app, hands)
    await later(app, hands, ear, UNTOLD - 3 * DAY, 6 * HOUR)
    await later(app, hands, ear, 3 * DAY - 36 * HOUR + 23 * HOUR)
    assert not (await app[Matches].get(match.id)).over
    await later(app, hands, ear, 2 * HOUR)
    assert (await app[Matches].get(match.id)).over


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
