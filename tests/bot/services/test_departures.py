"""A server that removes the bot is forgotten after thirty days, unless it is back by then."""

from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.match import Match, Place
from bot.core.news import Waiting
from bot.house_games.service import HouseGames
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.outbox import rows as notices
from bot.people.service import Players
from bot.problems.service import Problems, problem_on
from bot.ratings.service import Ratings
from bot.series.model import Given, Repeat, Rules, State
from bot.series.rows import places
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.servers.service import Departures
from bot.store.app import App
from bot.store.database import Connection
from bot.store.tables import departures, metadata, seeks, tournaments
from bot.store.types import Snowflake
from bot.sweeper import Sweeper
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, moved, started, terms, url_of
from tests.bot.services.waits import how_many, stay

GUILD, OTHER = PLACE.guild_id or 0, Place(800, 801)


async def a_server(app: App) -> int:
    """Anna and Bob have played here and in another server; the number of a match that goes on here."""
    await app[Players].save_server(GUILD, language="ja", channel=PLACE.channel_id)
    await app[Players].save_server(OTHER.guild_id or 0, language="ja")
    await app[Players].save(ANNA, turns=8, turns_place=(GUILD, PLACE.channel_id))
    await app[Players].save(BOB, turns=8, turns_place=(OTHER.guild_id, OTHER.channel_id))
    for place in (PLACE, OTHER):
        over = await started(app, terms(rated=True), place)
        over = await moved(app, over, 6, varied=True)
        await app[Matches].act(BOB, over.id, Match.resign)
        await app[Seeks].invite(ANNA, terms(), place)
        made = await app[Tournaments].create(CARL, Plan("Cup", Format.GROUPS, terms("1d", rated=True)), place)
        for user in (ANNA, BOB, CARL):
            await app[Tournaments].enter(made.id, place.guild_id, user)
        await app[Tournaments].start(made.id, Asker(CARL, place.guild_id))
        await app[Tournaments].advance()
        director = Asker(CARL, place.guild_id)
        await app[Seasons].set_up(made.id, director, Rules(Repeat.FINAL))
        # Its first have a place in a final, and one of them has declined it.
        final = await app[Tournaments].create(CARL, made.plan, place)
        await app[Qualifications].set_up(made.id, final.id, director, 1, 7, of_season=False)
        await app.database.write(partial(declined, app, made.id), about=())
        # Somebody is told that the problem of the day is posted no longer.
        assert place.guild_id is not None
        await app[Problems].choose(place.guild_id, place.channel_id, None, BOB)
        await app[Problems].closed(place.guild_id, place.channel_id)
        await app[Problems].choose(place.guild_id, place.channel_id, None, BOB)
        await app[HouseGames].add(place.guild_id, "house:8x8+backward", "At home")
    return (await started(app, terms("14d"))).id


async def declined(app: App, source: int, connection: Connection) -> None:
    (wanted,) = await places.found(connection, tournament_id=source)
    await places.keep(connection, wanted, [Given(ANNA, 1, State.DECLINED)], app.now())


async def traces(app: App, guild: int) -> list[str]:
    """The columns in which the server still stands."""
    found = []
    async with app.database.reading() as connection:
        for table in metadata.sorted_tables:
            for column in table.columns:
                text = sa.cast(column, sa.Text)
                written = (f'"guild": {guild},', f'"guild": {guild}}}', f'"abroad": {guild}', f"[{guild},")
                there = sa.or_(*map(text.contains, written))
                if isinstance(column.type, Snowflake):
                    there = column == guild
                if await connection.scalar(sa.select(sa.func.count()).select_from(table).where(there)):
                    found.append(str(column))
    return found


async def pass_days(app: App, hands: Hands, days: int) -> None:
    hands.on(days=days)
    await stay(app, hands)


async def test_games_from_before_the_server_had_the_bot_do_not_say_where_they_were_played(
    app: App, hands: Hands
) -> None:
    abroad = Place(None, PLACE.channel_id, abroad=GUILD)
    match = await started(app, terms(), abroad)
    await app[Seeks].invite(ANNA, terms(), abroad)
    await app[Players].save_server(GUILD, language="ja")
    assert {"matches.abroad_id", "seeks.abroad_id"} <= set(await traces(app, GUILD))
    await app[Departures].left(GUILD)
    await pass_days(app, hands, 31)
    assert await traces(app, GUILD) == []
    kept = (await app[Matches].get(match.id)).place
    assert (kept.guild_id, kept.channel_id, kept.abroad) == (None, 0, None)
    assert (await check(app.database)).problems == ()


async def test_games_in_a_server_that_never_had_the_bot_stay_where_they_are(app: App, hands: Hands) -> None:
    """A problem that was tried there does not make it one that has removed the bot; the server is forgotten at once."""
    match = await started(app, terms(), Place(None, PLACE.channel_id, abroad=GUILD))
    day, problem = app[Problems].today, problem_on(app[Problems].today)
    await app[Problems].try_move(CARL, day, problem.key, problem.solution[0], plies=0, guild_id=GUILD)
    await app[Departures].compare((), lambda _: True)
    left = {"departures.guild_id", "downtimes.guild_id", "problem_attempts.guild_id"}
    assert left.isdisjoint(await traces(app, GUILD))
    await pass_days(app, hands, 31)
    kept = (await app[Matches].get(match.id)).place
    assert (kept.channel_id, kept.abroad) == (PLACE.channel_id, GUILD)
    assert "problem_attempts.guild_id" not in await traces(app, GUILD)


async def test_thirty_days_later_nothing_of_the_server_is_left(app: App, hands: Hands) -> None:
    open_match = await a_server(app)
    await app[Players].save_server(700, language="ja")
    await app[Departures].left(GUILD)
    await pass_days(app, hands, 2)
    await app[Departures].left(700)
    await pass_days(app, hands, 27)
    assert "servers.guild_id" in await traces(app, GUILD)
    assert {"players.settings", "problem_channels.guild_id", "house_games.guild_id"} < set(
        await traces(app, GUILD)
    )
    assert (await app[Players].server(GUILD)).language == "ja"
    assert (await app[Players].settings(ANNA)).turns_place is not None
    await pass_days(app, hands, 2)
    assert await traces(app, GUILD) == []
    assert (await app[Players].server(GUILD)).language is None
    assert await app[Tournaments].listed(GUILD) == []
    assert not await app[HouseGames].names(GUILD)
    assert (await check(app.database)).problems == ()
    # The games are their players'; results over all servers still count them.
    assert (await app[Matches].get(1)).place == Place(None, 0)
    assert (await app[Matches].get(open_match)).place == Place(None, 0)
    assert {
        game.games for game in (await app[Ratings].profile(ANNA, None, viewer=ANNA)).ratings.values()
    } == {2}
    # Their message of the day comes as a letter.
    assert (await app[Players].settings(ANNA)).turns_place is None
    assert (await app[Players].settings(ANNA)).turns == 8
    async with app.database.reading() as connection:
        assert len(await notices.of_kind(connection, Waiting, ANNA)) == 1
    # Another server is another server.
    assert (await app[Players].settings(BOB)).turns_place == (OTHER.guild_id, OTHER.channel_id)
    assert (await app[Players].server(OTHER.guild_id)).language == "ja"
    assert len(await app[Tournaments].listed(OTHER.guild_id)) == 2


@pytest.mark.parametrize("how", ["joined", "found again"])
async def test_who_is_back_in_time_finds_everything(app: App, hands: Hands, how: str) -> None:
    await a_server(app)
    before = await traces(app, GUILD)
    await app[Departures].left(GUILD)
    await pass_days(app, hands, 29)
    if how == "joined":
        await app[Departures].joined(GUILD)
    else:
        await app[Departures].compare({GUILD, OTHER.guild_id or 0}, lambda _: True)
    await pass_days(app, hands, 40)
    after = await traces(app, GUILD)
    assert set(after) >= set(before) - {"notices.guild_id"}
    assert (await app[Players].server(GUILD)).language == "ja"


async def test_leaving_while_the_bot_was_away_is_noticed_and_survives_restarts(
    file: Path, hands: Hands
) -> None:
    async with open_app(url_of(file), now=hands, seed=1) as app:
        await a_server(app)
    async with open_app(url_of(file), now=hands) as app:
        await app[Departures].compare({OTHER.guild_id or 0}, lambda _: True)
    for _ in range(3):
        hands.on(days=11)
        async with open_app(url_of(file), now=hands) as app:
            # Seen again at each start, it does not begin anew.
            await app[Departures].compare({OTHER.guild_id or 0}, lambda _: True)
            await app[Sweeper].begin()
            await stay(app, hands)
            left = await traces(app, GUILD)
    assert left == []


async def test_servers_of_other_processes_are_not_judged(app: App) -> None:
    await a_server(app)
    await app[Departures].compare(set(), lambda guild: guild == GUILD)
    async with app.database.reading() as connection:
        assert list(await connection.scalars(sa.select(departures.c.guild_id))) == [GUILD]
    assert (await how_many(app, seeks), await how_many(app, tournaments)) == (5, 4)


@pytest.mark.parametrize("back", [True, False])
async def test_nothing_is_forgotten_before_discord_has_said_who_is_back(
    app: App, hands: Hands, back: bool
) -> None:
    """The bot was off while the thirty days ran out, and starts: its servers are told of one by one."""
    await a_server(app)
    await app[Departures].left(GUILD)
    app[Departures].doubt()
    await pass_days(app, hands, 31)
    assert (await app[Players].server(GUILD)).language == "ja"
    await app[Departures].compare({OTHER.guild_id or 0, *([GUILD] if back else [])}, lambda _: True)
    hands.on(minutes=1)
    await app[Sweeper].sweep()
    assert ("servers.guild_id" in await traces(app, GUILD)) is back
