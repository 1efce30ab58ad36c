"""A league on a real database: the next season stands open once, with the same directors, and the check knows it."""

import random
from dataclasses import replace

import sqlalchemy as sa

from bot.console.check import check
from bot.core.access import Asker
from bot.core.news import TournamentNews
from bot.store.app import App
from bot.store.codec import written
from bot.store.tables import tournament_events
from bot.tournaments.model.event import Created
from bot.tournaments.model.plan import Format, Season
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands
from tests.bot.services.test_tournaments import BOSS, GUILD, begun, finish, going_on, plan
from tests.bot.services.waits import told


async def test_the_next_season_follows_by_itself(app: App, hands: Hands) -> None:
    made = replace(plan(Format.LEAGUE), group=3, moving=1, pause=2)
    first = await begun(app, made, 6)
    assert [len(group) for group in first.groups] == [3, 3]
    await app[Directors].do(first.id, Asker(BOSS, GUILD), "name", 998)
    await app[Directors].do(first.id, Asker(998, GUILD), "unname", BOSS)
    chance = random.Random(4)
    for match in await going_on(app):
        await finish(app, match, chance)
    await app[Tournaments].advance()
    await app[Tournaments].advance()
    listed = await app[Tournaments].listed(GUILD)
    assert [each.status for each in listed] == [Status.OPEN, Status.OVER]
    assert len(await told(app, TournamentNews)) == 3, "of its directors, and of the next season"
    hands.on(days=1)
    await app[Tournaments].advance()
    assert await going_on(app) == []
    hands.on(days=1)
    await app[Tournaments].advance()
    await app[Tournaments].advance()
    second = await app[Tournaments].get(listed[0].id, GUILD)
    assert (second.plan.season, second.director, second.status) == (2, BOSS, Status.RUNNING)
    assert second.directors == {998}, "those of the first season"
    assert len(await going_on(app)) == 6
    assert (await check(app.database)).problems == ()

    events = await app[Tournaments].history(second.id, GUILD)
    created = events[0].what
    assert isinstance(created, Created)
    season = Season(first.id, ((101, 102, 103), (104, 105, 106)))
    if season == created.season:
        season = Season(first.id, ((104, 102, 103), (101, 105, 106)))
    async with app.database.transaction() as connection:
        await connection.execute(
            sa.update(tournament_events)
            .where(tournament_events.c.tournament_id == second.id, tournament_events.c.seq == 1)
            .values(detail=written(replace(created, season=season)))
        )
    problems = [str(problem) for problem in (await check(app.database)).problems]
    assert problems == ["tournament 2: its divisions are not those that tournament 1 has left"]
