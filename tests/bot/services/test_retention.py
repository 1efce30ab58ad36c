"""Data kept no longer than promised goes by itself: a year passes, and nobody does anything."""

import os
from datetime import timedelta
from pathlib import Path

import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match
from bot.core.notice import Fate
from bot.ladders.model.ladder import Rules
from bot.ladders.service import Ladders
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.problems.service import Problems
from bot.servers.service import Departures
from bot.store import locks, retention
from bot.store.app import App
from bot.store.database import Connection
from bot.store.retention import KEPT, LIFE
from bot.store.tables import commits, matches, metadata, notices, reviews, tournament_messages
from bot.store.types import After, Until
from bot.sweeper import Sweeper
from bot.tournaments.service.tournaments import Tournaments
from bot.world.service.lobby import Lobby
from tests.bot.fixtures import Hands, moved, started, terms, url_of
from tests.bot.services.test_privacy import FRIEND, GUILD, HERE, LEAVER, NAME, a_life
from tests.bot.services.waits import asked, how_many, stay

assert GUILD is not None
PLACE_BYTES = (str(GUILD).encode(), GUILD.to_bytes(8, "big"), f"Cup of {NAME}".encode())


async def a_server(app: App, hands: Hands) -> None:
    """Everything that a server can have, and every kind of news."""
    assert GUILD is not None
    await a_life(app, hands)
    await app[Players].save_server(GUILD, language="ja")
    await app[Problems].choose(GUILD, HERE.channel_id, None, FRIEND)
    ladder = await app[Ladders].create(FRIEND, Rules(terms("1d", rated=True), idle=10), HERE)
    for user in (LEAVER, FRIEND):
        await app[Ladders].join(ladder.id, GUILD, user)
    await app[Ladders].challenge(ladder.id, GUILD, FRIEND, LEAVER)
    await app[Players].save_server(GUILD, door=HERE.channel_id)
    await app[Lobby].agree(LEAVER)
    await app[Lobby].seek(LEAVER, terms(), HERE)
    await app[Tournaments].note_announcement(1, 1, HERE.channel_id, 5)
    await app.database.write(
        lambda c: c.execute(sa.update(notices).values(done_at=hands(), fate=Fate.DELIVERED.value)), about=()
    )


def too_old(table: sa.Table, life: After | Until, hands: Hands) -> sa.ColumnElement[bool]:
    """The rows of the table that should have gone by now."""
    if isinstance(life, After):
        return sa.and_(table.c[life.since] < hands() - KEPT, ~life.unless(table.c))
    if life is Until.MATCH:
        return sa.exists().where(matches.c.id == table.c.match_id, matches.c.ended_at.is_not(None))
    return sa.true() if life is Until.SERVER else sa.false()


async def kept_too_long(app: App, hands: Hands) -> dict[str, int]:
    return {
        table.name: count
        for table, life in LIFE.items()
        # A mark has the time of the server that it is on, and each sweep leaves one.
        if table is not commits
        and (
            count := await asked(
                app, sa.select(sa.func.count()).select_from(table).where(too_old(table, life, hands))
            )
        )
    }


def test_every_table_says_how_long_it_keeps_its_rows() -> None:
    assert set(LIFE) == set(metadata.sorted_tables)
    limited = {table.name for table, life in LIFE.items() if isinstance(life, After)}
    assert limited == {"notices", "reviews", "commits", "world_offers", "sessions"}, (
        "as README and /privacy say of what people do"
    )


async def test_after_a_year_in_which_nobody_does_anything_nothing_is_too_old(app: App, hands: Hands) -> None:
    await a_server(app, hands)
    await app[Sweeper].begin()
    limited = [table for table, life in LIFE.items() if isinstance(life, After) and table is not commits]
    assert all([await how_many(app, table) for table in (*limited, tournament_messages)])
    await app[Departures].left(HERE.guild_id or 0)
    for _ in range(12):
        hands.on(days=31)
        await stay(app, hands)
    assert await kept_too_long(app, hands) == {}
    assert (await check(app.database)).problems == ()


async def test_marks_of_connections_that_are_long_gone_are_deleted(app: App, hands: Hands) -> None:
    old, new = (
        {"connection": name, "number": 1, "at": hands() - KEPT + timedelta(days=days)}
        for name, days in (("old", -1), ("new", 1))
    )
    await app.database.write(lambda c: c.execute(sa.insert(commits), [old, new]), about=())
    await app[Sweeper].sweep()
    async with app.database.reading() as connection:
        left = set(await connection.scalars(sa.select(commits.c.connection)))
    assert left & {"old", "new"} == {"new"}


async def test_games_are_there_with_every_move_after_two_years(app: App, hands: Hands) -> None:
    await app[Sweeper].begin()
    over, casual = await started(app), await started(app)
    over = await moved(app, over, 6, varied=True)
    await app[Matches].act(over.mover, over.id, Match.resign)
    await app[Matches].act(casual.mover, casual.id, Match.resign)
    kept = [(await app[Matches].get(each.id), await app[Matches].history(each.id)) for each in (over, casual)]
    for _ in range(24):
        hands.on(days=31)
        await app[Sweeper].sweep()
    assert [(await app[Matches].get(m.id), await app[Matches].history(m.id)) for m, _ in kept] == kept


async def test_a_bot_that_was_off_for_a_year_deletes_an_hour_after_its_start(
    file: Path, hands: Hands
) -> None:
    async with open_app(url_of(file), now=hands, seed=1) as app:
        await app[Sweeper].begin()
        await a_server(app, hands)
    hands.on(days=365)
    async with open_app(url_of(file), now=hands, seed=1) as app:
        await app[Sweeper].begin()
        assert await kept_too_long(app, hands), "the clock may be wrong"
        await stay(app, hands)
        left = await kept_too_long(app, hands)
        assert not {table.name for table, life in LIFE.items() if isinstance(life, After)} & set(left)


async def test_a_bot_that_never_runs_for_an_hour_deletes_too(file: Path, hands: Hands) -> None:
    """It runs for half an hour a day: what came to its end while it was off goes a day later."""
    async with open_app(url_of(file), now=hands, seed=1) as app:
        await app[Sweeper].begin()
        await a_server(app, hands)
        await app[Departures].left(HERE.guild_id or 0)
    for day in range(33):
        hands.on(hours=23, minutes=30)
        async with open_app(url_of(file), now=hands, seed=1) as app:
            await app[Sweeper].begin()
            assert bool(await how_many(app, reviews)) is (day < 31)
            for _ in range(3):
                await app[Sweeper].sweep()
                hands.on(minutes=10)
            await app[Sweeper].end()
    async with open_app(url_of(file), now=hands, seed=1) as app:
        assert await kept_too_long(app, hands) == {}
        assert (await check(app.database)).problems == ()


async def test_nothing_of_a_forgotten_server_is_in_the_files(file: Path, hands: Hands) -> None:
    def held() -> list[bytes]:
        content = b"".join(path.read_bytes() for path in file.parent.glob(file.name + "*"))
        return [trace for trace in PLACE_BYTES if trace in content]

    async with open_app(url_of(file), now=hands, seed=1) as app:
        await a_server(app, hands)
        assert held() == list(PLACE_BYTES)
        await app[Departures].left(HERE.guild_id or 0)
        hands.on(days=31)
        await app[Sweeper].sweep()
        assert held() == []


async def test_copies_that_the_bot_made_go_after_thirty_days(file: Path, hands: Hands) -> None:
    old, young = hands() - KEPT - timedelta(seconds=1), hands() - KEPT + timedelta(hours=2)

    def stamp(ending: str) -> list[str]:
        return [f"{file.name}.{ending.replace('AT', f'{at:%Y%m%dT%H%M%S}Z')}" for at in (old, young)]

    own = [
        stamp(ending) for ending in ("before-AT-0011", "replaced-AT", "replaced-AT-wal", "replaced-AT-shm")
    ]
    others = [f"mine-{file.name}", f"{file.name}.before-christmas", f"other{stamp('replaced-AT')[0]}"]
    broken_off = [file.parent / f"{file.name}.restored{ending}" for ending in (".part", "")]
    async with open_app(url_of(file), now=hands) as app:
        for name in (*others, *(name for pair in own for name in pair)):
            (file.parent / name).write_bytes(b"Ann")
        for path, at in zip(broken_off, (old, young), strict=True):
            path.write_bytes(b"Ann")
            os.utime(path, (at.timestamp(), at.timestamp()))
        await app[Sweeper].sweep()
        assert [path.exists() for path in broken_off] == [False, True]
        assert [(file.parent / name).exists() for name in others] == [True] * 3
        assert [[(file.parent / name).exists() for name in pair] for pair in own] == [[False, True]] * 4
        hands.on(days=1)
        await stay(app, hands)
        assert not any((file.parent / name).exists() for pair in own for name in pair)


async def test_much_that_is_too_old_goes_bit_by_bit(app: App, hands: Hands) -> None:
    await a_server(app, hands)
    hands.on(days=31)
    counts = [await app.database.write(lambda c: retention.forget(c, hands(), 2), about=()) for _ in range(3)]
    assert counts == [4, 2, 2], "two of the news each time, the one review and the one link"


async def test_what_is_too_old_is_deleted_faster_than_it_comes(app: App, hands: Hands) -> None:
    """Ten notices a second are six thousand from one beat to the next."""
    match = await started(app)

    async def write(connection: Connection) -> None:
        (row,) = (await connection.execute(sa.select(notices).limit(1))).mappings()
        done = {**row, "done_at": hands(), "fate": Fate.DELIVERED.value}
        await connection.execute(sa.insert(notices), [{**done, "id": number} for number in range(100, 6100)])

    await app.database.write(write, about=[locks.match(match.id)])
    hands.on(days=29)
    await stay(app, hands)
    assert await how_many(app, notices) > 6000
    hands.on(days=2)
    await stay(app, hands)
    assert await how_many(app, notices) < 100
