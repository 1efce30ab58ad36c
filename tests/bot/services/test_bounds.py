"""What time does in the games of a round that ends before a clock falls, however late somebody looks."""

from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.core.match import Match
from bot.core.news import Reminder
from bot.core.until import Bound, End, Then
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store import tables
from bot.store.app import App
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import Policy, RoundEnd
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved, sure, terms
from tests.bot.services.test_statements import counted
from tests.bot.services.test_tournament_life import SWISS, directs, now, sound, undoes
from tests.bot.services.test_tournaments import begun, going_on
from tests.bot.services.waits import begun as game_begun
from tests.bot.services.waits import note_stay, told

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def plan(pace: str, **policy: object) -> Plan:
    return Plan("Cup", SWISS.format, terms(pace, rated=True), rounds=3, policy=Policy(**policy))  # type: ignore[arg-type]


async def a_round(app: App, pace: str, days: int, **policy: object) -> tuple[Tournament, Match]:
    """A round of so many days, and a game of it after a move of each."""
    tournament = await begun(app, plan(pace, round_days=days, **policy), 4)
    return tournament, await moved(app, (await going_on(app))[0])


async def passes(app: App, hands: Hands, span: timedelta) -> None:
    """Time goes by in steps of an hour, in which the bot is there and looks."""
    end = hands.at + span
    while hands.at < end:
        hands.at = min(end, hands.at + HOUR)
        await app.database.write(lambda connection: note_stay(hands, connection), about=())
        await app[Tournaments].advance()
        await app[Sweeper].sweep()


def reminded(news: list[object]) -> list[tuple[int | None, int]]:
    return [(each.match_id, each.what.lead) for each in news]  # type: ignore[attr-defined]


async def until(app: App, match: Match, at: datetime) -> tuple[End, Then, datetime | None]:
    shown = await app[Bounds].seen(await app[Matches].get(match.id))
    found = shown.until(at)
    return found.end, found.then, found.at


async def test_nobody_loses_on_time_after_play_has_ended(quick: App, hands: Hands) -> None:
    """The clock falls five minutes after the round, and time is looked at once both are over, the clock first."""
    tournament, match = await a_round(quick, "2d", 2)
    ends, falls = (await now(quick, tournament)).deadline, match.clock.deadline()
    assert ends is not None
    assert falls is not None
    assert ends <= falls
    hands.at = falls + HOUR / 2
    await quick.database.write(lambda connection: note_stay(hands, connection), about=())
    await quick[Sweeper].sweep()
    assert not (await quick[Matches].get(match.id)).over
    await quick[Tournaments].advance()
    await quick[Sweeper].sweep()
    assert not (await quick[Matches].get(match.id)).over
    meeting = sure((await now(quick, tournament)).of_match(match.id))
    assert meeting.claiming
    await sound(quick)


async def test_a_clock_that_falls_before_the_round_ends_loses(quick: App, hands: Hands) -> None:
    _, match = await a_round(quick, "2d", 3)
    await passes(quick, hands, 2 * DAY + HOUR)
    assert (await quick[Matches].get(match.id)).over


async def test_the_earliest_end_is_told_with_what_comes_of_it(quick: App, hands: Hands) -> None:
    tournament, match = await a_round(quick, "14d", 2)
    first = (await now(quick, tournament)).deadline
    assert await until(quick, match, hands.at) == (End.PLAY, Then.CLAIMS, first)
    assert first is not None
    await directs(quick, tournament, "extend", first + 20 * DAY)
    assert await until(quick, match, hands.at) == (End.CLOCK, Then.LOST, match.clock.deadline())
    await undoes(quick, tournament)
    assert await until(quick, match, hands.at) == (End.PLAY, Then.CLAIMS, first)
    await directs(quick, tournament, "pause")
    shown = (await quick[Bounds].seen(await quick[Matches].get(match.id))).until(hands.at)
    assert shown.at is None
    assert shown.pause is not None
    assert shown.pause.start == hands.at


async def test_without_a_first_move_its_player_loses_where_else_both(quick: App, hands: Hands) -> None:
    await begun(quick, plan("14d", round_days=2, round_end=RoundEnd.FORFEIT), 4)
    one, other = await going_on(quick)
    other = await moved(quick, other)
    assert (await until(quick, one, hands.at))[:2] == (End.PLAY, Then.LOST)
    assert (await until(quick, other, hands.at))[:2] == (End.PLAY, Then.NOBODY)


async def test_whoever_does_not_begin_loses_by_the_clock_too(quick: App, hands: Hands) -> None:
    """Elsewhere such a game is called off; in an event it counts, whether its rounds have an end or not."""
    for days in (5, None):
        await begun(quick, plan("2d", round_days=days), 4)
        for match in await going_on(quick):
            assert await until(quick, match, hands.at) == (End.CLOCK, Then.LOST, match.clock.deadline())


async def test_many_games_are_asked_for_at_once_and_those_of_no_event_once_for_all(quick: App) -> None:
    await begun(quick, plan("14d", round_days=2), 8)
    games = [*await going_on(quick), await game_begun(quick)]
    with counted(quick) as count:
        found = await quick[Bounds].bounds_of(games)
    assert {*found} == {match.id for match in games[:-1]}
    assert all(isinstance(each, Bound) for each in found.values())
    with counted(quick) as again:
        await quick[Bounds].bounds_of(games)
        await quick[Bounds].bounds_of(games[-1:])
    assert len(again.statements) < len(count.statements) <= 7, count.statements


async def test_nobody_is_reminded_of_a_clock_that_falls_after_its_round(quick: App, hands: Hands) -> None:
    """The clock falls three hours after the end of a round of three days. Extended in its last hours, it may fall."""
    tournament, match = await a_round(quick, "3d", 3)
    hands.on(hours=3)
    match = await moved(quick, match, 2)
    await passes(quick, hands, 2 * DAY + 20 * HOUR)
    assert match.id not in [each.match_id for each in await told(quick, Reminder)]
    await sound(quick)
    ends = sure((await now(quick, tournament)).deadline)
    await directs(quick, tournament, "extend", ends + DAY)
    await sound(quick)
    await quick[Sweeper].sweep()
    mine = [each for each in await told(quick, Reminder) if each.match_id == match.id]
    assert reminded(mine) == [(match.id, 6)]  # type: ignore[arg-type]


async def test_a_reminder_follows_its_player_into_another_zone(quick: App, hands: Hands) -> None:
    await a_round(quick, "14d", 2)
    half, movers = hands.at + DAY, [match.mover for match in await going_on(quick)]
    for user in movers:
        await quick[Players].save(user, quiet=(half.hour - 1, half.hour + 2), zone="UTC")

    async def waking() -> datetime | None:
        return await quick.database.read(lambda c: c.scalar(sa.select(tables.tournaments.c.wakes_at)))

    assert await waking() == half + 2 * HOUR
    for user in movers:
        await quick[Players].save(user, zone="Asia/Tokyo")
    assert await waking() == half
    await sound(quick)


async def test_a_game_of_somebody_sent_away_names_who_loses_it_and_when(quick: App, hands: Hands) -> None:
    tournament, match = await a_round(quick, "14d", 5)
    user = match.opponent_of(match.mover)
    await directs(quick, tournament, "remove", user)
    shown = await quick[Bounds].seen(await quick[Matches].get(match.id))
    assert shown.bound == Bound(End.HELD, hands.at + DAY, Then.LOST, loser=user)
    assert shown.until(hands.at).waits == ()
    assert not shown.may_move(match.mover)
    await passes(quick, hands, DAY)
    assert (await quick[Matches].get(match.id)).over
