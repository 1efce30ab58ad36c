"""What time does in the games of a round that ends before a clock falls, however late somebody looks."""

from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.core.match import Match
from bot.core.until import Bound
from bot.match.service.experience import Bounds
from bot.people.service import Players
from bot.store import tables
from bot.store.app import App
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.tournament import Tournament
from tests.bot.fixtures import Hands, moved, terms
from tests.bot.services.test_statements import counted
from tests.bot.services.test_tournament_life import SWISS, sound
from tests.bot.services.test_tournaments import begun, going_on
from tests.bot.services.waits import begun as game_begun

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def plan(pace: str, **policy: object) -> Plan:
    return Plan("Cup", SWISS.format, terms(pace, rated=True), rounds=3, policy=Policy(**policy))  # type: ignore[arg-type]


async def a_round(app: App, pace: str, days: int, **policy: object) -> tuple[Tournament, Match]:
    """A round of so many days, and a game of it after a move of each."""
    tournament = await begun(app, plan(pace, round_days=days, **policy), 4)
    return tournament, await moved(app, (await going_on(app))[0])


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
