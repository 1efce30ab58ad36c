"""An operator annuls a player's rated results: everybody's ratings are as if those had never been, and come back."""

import random
from collections import Counter
from typing import Any

import pytest
import sqlalchemy as sa
import structlog
from structlog.testing import capture_logs

from bot.core.log import kind_of
from bot.core.match import Place
from bot.core.news import Roles
from bot.hall.service import Activity
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.ratings import checks as ratings_checks
from bot.ratings import service as ratings_service
from bot.ratings.rows import ratings as stored
from bot.ratings.service import Ratings
from bot.store import locks
from bot.store.app import App
from bot.store.tables import notices
from tests.bot.fixtures import ANNA, BOB, CARL, GAME, PLACE, Hands
from tests.bot.services.test_ratings import finished, rating

OTHER = Place(77, 78)
DORA = 104


async def everything(app: App) -> tuple[Any, Any]:
    """All rows of ratings."""
    async with app.database.reading() as connection:
        changed, rated = await stored.all_changes(connection), await stored.all_ratings(connection)
        assert [problem async for problem in ratings_checks.check(connection)] == []
    return (
        {pool: {key: dict(row) for key, row in rows.items()} for pool, rows in changed.items()},
        {pool: {user: dict(row) for user, row in rows.items()} for pool, rows in rated.items()},
    )


async def exclude(app: App, hands: Hands, user: int) -> ratings_service.Reworked | None:
    return await app.database.write(
        lambda c: ratings_service.exclude(c, user, hands.at), about=[locks.EVERYTHING]
    )


async def readmit(app: App, hands: Hands, user: int) -> ratings_service.Reworked | None:
    return await app.database.write(
        lambda c: ratings_service.readmit(c, user, hands.at), about=[locks.EVERYTHING]
    )


async def played(app: App, hands: Hands, games: int, people: list[int]) -> int:
    """How many of the games were Anna's."""
    chance, own = random.Random(8), 0
    for _ in range(games):
        first, second = chance.sample(people, 2)
        place, winner = chance.choice([PLACE, OTHER]), chance.choice([first, second, None])
        await finished(app, hands, first, second, winner=winner, place=place)
        hands.on(days=chance.randint(0, 20))
        own += ANNA in (first, second)
    return own


async def test_results_are_annulled_and_come_back_as_they_were(app: App, hands: Hands) -> None:
    own = await played(app, hands, 40, [ANNA, BOB, CARL, DORA])
    before = await everything(app)
    done = await exclude(app, hands, ANNA)
    assert done == ratings_service.Reworked(own, 3)
    _, rated = await everything(app)
    assert all(ANNA not in rows for rows in rated.values())
    assert rated != before[1]
    assert await exclude(app, hands, ANNA) is None
    assert await readmit(app, hands, ANNA) == done
    assert await everything(app) == before
    assert await readmit(app, hands, ANNA) is None


async def test_nobody_does_well_beside_the_leaderboard_by_annulled_results(app: App, hands: Hands) -> None:
    for first, second in ((ANNA, BOB), (ANNA, CARL), (BOB, ANNA), (BOB, CARL)):
        await finished(app, hands, first, second, winner=first)
    guild = PLACE.guild_id or 0
    before = await app[Activity].form(guild, GAME)
    assert dict(before.won) == {ANNA: 2, BOB: 2}
    assert dict(before.streaks) == {BOB: 2}
    await exclude(app, hands, ANNA)
    after = await app[Activity].form(guild, GAME)
    assert dict(after.won) == {BOB: 1}
    assert after.streaks == ()
    await readmit(app, hands, ANNA)
    assert await app[Activity].form(guild, GAME) == before


async def test_ratings_of_others_are_those_of_a_world_without_the_excluded(app: App, hands: Hands) -> None:
    await played(app, hands, 30, [BOB, CARL, DORA])
    alone = await everything(app)
    last = hands.at
    for winner in (ANNA, BOB, ANNA):
        await finished(app, hands, ANNA, BOB, winner=winner)
    assert hands.at > last
    await exclude(app, hands, ANNA)
    assert await everything(app) == alone


async def test_games_of_the_excluded_change_nothing_and_count_later(app: App, hands: Hands) -> None:
    await finished(app, hands, winner=ANNA)
    await exclude(app, hands, ANNA)
    match = await finished(app, hands, winner=ANNA)
    assert await app[Ratings].of_match(match) == ()
    assert (await rating(app, BOB)).games == 0
    await everything(app)
    await readmit(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 2
    await everything(app)


async def test_two_who_are_excluded_come_back_one_by_one(app: App, hands: Hands) -> None:
    await played(app, hands, 20, [ANNA, BOB, CARL])
    before = await everything(app)
    for user in (ANNA, BOB):
        await exclude(app, hands, user)
    assert (await everything(app))[1] == {}
    await readmit(app, hands, ANNA)
    _, rated = await everything(app)
    assert all(set(rows) <= {ANNA, CARL} for rows in rated.values())
    await readmit(app, hands, BOB)
    assert await everything(app) == before


async def test_who_has_themselves_deleted_comes_back_as_somebody_else(app: App, hands: Hands) -> None:
    await finished(app, hands, winner=ANNA)
    await exclude(app, hands, ANNA)
    await app[Privacy].erase(ANNA)
    assert (await rating(app, BOB)).games == 0
    await finished(app, hands, winner=ANNA)
    assert (await rating(app, BOB)).games == 1
    await exclude(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 0
    await readmit(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 1, "that from before counts no more"
    await everything(app)


async def test_roles_by_rating_are_looked_at_again(app: App, hands: Hands) -> None:
    await app[Players].save_server(PLACE.guild_id or 0, roles=((5, GAME, 1600),))
    await finished(app, hands, winner=ANNA)
    before = await looked_at(app)
    await exclude(app, hands, ANNA)
    assert await looked_at(app) - before == Counter({ANNA: 1, BOB: 1})


async def looked_at(app: App) -> Counter[int]:
    """How often the roles of each player were to be looked at."""
    async with app.database.reading() as connection:
        found = await connection.scalars(
            sa.select(notices.c.recipient).where(notices.c.kind == kind_of(Roles))
        )
        return Counter(found)


async def test_the_log_names_nobody(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    # The module's own logger may be bound to the log of a command that ran before in this process.
    monkeypatch.setattr(ratings_service, "log", structlog.get_logger())
    await finished(app, hands, winner=ANNA)
    with capture_logs() as said:
        await exclude(app, hands, ANNA)
    assert said == [{"event": "player.excluded", "log_level": "info", "results": 1, "others": 1}]
