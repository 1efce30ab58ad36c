"""A row that is written is locked before: in PostgreSQL, and in SQLite as far as a test can tell."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.core.match import Match
from bot.match.rows import matches
from bot.match.service import pauses
from bot.match.service.matches import Matches
from bot.store import locks
from bot.store.database import Connection, Database
from tests.bot.fixtures import ANNA, PLACE, Hands, a_move, started
from tests.postgres import fresh_database


@pytest.fixture
async def database(postgres: str, hands: Hands) -> AsyncIterator[Database]:
    opened = Database(await fresh_database(postgres))
    await opened.migrate(hands())
    yield opened
    await opened.close()


Work = Callable[[Connection], Awaitable[None]]


@pytest.mark.slow
async def test_a_lock_that_another_has_is_waited_for_from_the_beginning(database: Database) -> None:
    """Two take the same two locks, each another one first, and neither is undone for it by the server."""
    begun, both = [], asyncio.Barrier(2)

    def taking(name: str, *wanted: int) -> Work:
        async def work(connection: Connection) -> None:
            begun.append(name)
            if begun.count(name) == 1:
                await both.wait()
            await locks.take(connection, *map(locks.match, wanted))

        return work

    async with asyncio.timeout(30):
        await asyncio.gather(
            database.write(taking("one", 2), about=[locks.match(1)]),
            database.write(taking("two", 1), about=[locks.match(2)]),
        )
    assert 3 <= len(begun) <= 4


@pytest.mark.slow
async def test_connections_are_kept_for_those_who_come_next(database: Database) -> None:
    async def pid(connection: Connection) -> int:
        # Long enough that others want a connection too.
        return int(await connection.scalar(sa.text("SELECT pg_backend_pid() FROM pg_sleep(0.05)")))

    async def together() -> set[int]:
        return set(await asyncio.gather(*(database.write(pid, about=()) for _ in range(40))))

    first, second = await together(), await together()
    assert len(first) == 16
    assert second == first


@pytest.mark.slow
async def test_whoever_writes_everything_writes_alone(database: Database) -> None:
    inside: list[str] = []

    def alone(name: str) -> Work:
        async def work(connection: Connection) -> None:
            inside.append(name)
            await connection.execute(sa.text("SELECT pg_sleep(0.05)"))
            if name == "everything":
                assert inside == [name]
            inside.remove(name)

        return work

    await asyncio.gather(
        *(database.write(alone(f"match {number}"), about=[locks.match(number)]) for number in range(6)),
        database.write(alone("everything"), about=[locks.EVERYTHING]),
        database.write(alone("nothing"), about=()),
    )


@pytest.mark.slow
async def test_what_is_read_after_a_lock_is_what_the_last_one_wrote(database: Database, hands: Hands) -> None:
    async def add(connection: Connection) -> None:
        await locks.take(connection, locks.match(1))
        stored = await connection.scalar(sa.text("SELECT value FROM remembered WHERE name = 'count'"))
        count = str(int(stored or 0) + 1)
        await connection.execute(
            sa.text(
                "INSERT INTO remembered (name, value) VALUES ('count', :count) "
                "ON CONFLICT (name) DO UPDATE SET value = :count"
            ),
            {"count": count},
        )

    await asyncio.gather(*(database.write(add, about=()) for _ in range(30)))
    async with database.reading() as connection:
        found = await connection.scalar(sa.text("SELECT value FROM remembered WHERE name = 'count'"))
    assert found == "30"


async def latest_anywhere(connection: Connection, user: int) -> Match | None:
    return await matches.latest(connection, user, None)


@pytest.mark.slow
@pytest.mark.parametrize("read", [matches.open_of, latest_anywhere])
async def test_what_was_read_before_its_lock_is_read_again(
    read: Callable[..., Awaitable[Any]], postgres: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else moves after a match was found and before it is locked."""
    take, answers = locks.take, []
    async with open_app(await fresh_database(postgres), now=hands) as app:
        match = await started(app)
        await started(app)

        async def after_a_move(connection: Connection, *wanted: locks.Lock) -> bool:
            monkeypatch.setattr(locks, "take", take)
            hands.on(seconds=1)
            await app[Matches].play(ANNA, a_move(match), match_id=match.id)
            answers.append(await take(connection, *wanted))
            answers.append(await take(connection, *wanted))
            return answers[0]

        monkeypatch.setattr(locks, "take", after_a_move)
        found = await app.database.write(lambda connection: read(connection, ANNA), about=())
    moved = found[0] if isinstance(found, list) else found
    assert (moved.id, len(moved.moves)) == (match.id, 1), "it has become the latest"
    assert answers == [True, False], "what is locked already cannot have changed"


@pytest.mark.slow
async def test_everything_is_locked_also_where_that_turns_out_later(database: Database) -> None:
    inside: list[str] = []

    async def writes(connection: Connection) -> None:
        inside.append("match")
        await connection.execute(sa.text("SELECT pg_sleep(0.3)"))
        inside.remove("match")

    async def clears(connection: Connection) -> None:
        await locks.take(connection, locks.EVERYTHING)
        assert inside == []

    await asyncio.gather(
        database.write(writes, about=[locks.match(1)]), database.write(clears, about=[locks.match(2)])
    )


@pytest.mark.slow
async def test_a_transaction_may_need_more_locks_than_the_server_has(database: Database) -> None:
    async def write(connection: Connection) -> None:
        await locks.take(connection, *map(locks.match, range(30_000)))

    await database.write(write, about=[locks.match(1)])
    await database.write(write, about=[*map(locks.person, range(30_000))])


@pytest.mark.slow
async def test_an_absence_that_another_writes_down_meanwhile_counts(database: Database, hands: Hands) -> None:
    """Two see at the same time that the bot was away: the slower one too decides by it."""
    await database.write(lambda c: pauses.begin(c, hands()), about=())
    since, noted, go_on = hands(), asyncio.Event(), asyncio.Event()
    hands.on(hours=5)

    async def first(connection: Connection) -> None:
        await pauses.note_sleep(connection, hands())
        noted.set()
        await go_on.wait()

    async def second(connection: Connection) -> int:
        return len(await pauses.away(connection, PLACE.guild_id, since, hands()))

    async with asyncio.timeout(30):
        one = asyncio.create_task(database.write(first, about=[locks.match(1)]))
        await noted.wait()
        two = asyncio.create_task(database.write(second, about=[locks.match(2)]))
        async with database.reading() as connection:
            while not await connection.scalar(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                await asyncio.sleep(0.01)
        go_on.set()
        await one
        assert await two == 1
