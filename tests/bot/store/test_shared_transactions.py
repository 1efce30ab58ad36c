"""Writers that wait for the one connection share a transaction, and nobody notices but by the clock."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import threads
from bot.store.database import Connection, Database
from bot.store.tables import heartbeat
from bot.store.threads import Threads
from tests.bot.fixtures import START

Work = Callable[[Connection], Awaitable[int]]


@pytest.fixture
async def database(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    # On a busy machine the time in which a transaction takes others in may be over before it has begun.
    monkeypatch.setattr(threads, "_SHARING_SECONDS", 60)
    opened = Database("sqlite+aiosqlite://")
    await opened.migrate(START)
    yield opened
    await opened.close()


def adding(number: int, *, fails: bool = False) -> Work:
    """Writes a row with this number and returns how many there are then; or raises once it is written."""

    async def work(connection: Connection) -> int:
        await connection.execute(sa.insert(heartbeat).values(shard=number, shard_count=9, at=START))
        if fails:
            raise LookupError(number)
        return await connection.scalar(sa.select(sa.func.count()).select_from(heartbeat)) or 0

    return work


async def rows(database: Database) -> list[int]:
    async with database.reading() as connection:
        return sorted(await connection.scalars(sa.select(heartbeat.c.shard)))


async def behind_another(database: Database, *works: Work) -> list[Any]:
    """The results of these writes, that all wait for one that takes its time."""
    async with database.transaction():
        waiting = [asyncio.create_task(database.write(work, about=())) for work in works]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    return await asyncio.gather(*waiting, return_exceptions=True)


def commits(database: Database, *refused: int) -> list[int]:
    """Numbers every commit from now on, the first being 1; these fail, as on a full disk."""
    said: list[int] = []

    def commit(_connection: Any) -> None:
        said.append(len(said) + 1)
        if said[-1] in refused:
            raise OSError("no space left")

    assert isinstance(database._writer, Threads)
    sa.event.listen(database._writer.sync_engine, "commit", commit)
    return said


async def test_writers_that_wait_are_committed_together(database: Database) -> None:
    said = commits(database)
    found = await behind_another(database, *map(adding, range(1, 6)))
    assert found == [1, 2, 3, 4, 5], "each sees what those before it wrote"
    assert said == [1, 2], "the one for which they waited, and theirs"


async def test_one_that_fails_leaves_nothing_and_the_others_everything(database: Database) -> None:
    first, failed, third = await behind_another(database, adding(1), adding(2, fails=True), adding(3))
    assert (first, third) == (1, 2)
    assert isinstance(failed, LookupError)
    assert await rows(database) == [1, 3]


async def test_one_that_fails_costs_the_others_nothing(database: Database) -> None:
    said, begun = commits(database), []

    def counted(number: int) -> Work:
        work = adding(number, fails=number == 2)

        async def begin(connection: Connection) -> int:
            begun.append(number)
            return await work(connection)

        return begin

    await behind_another(database, *map(counted, range(1, 6)))
    assert begun == [1, 2, 3, 4, 5], "nobody is done twice"
    assert said == [1, 2], "the one for which they waited, and theirs"
    assert await rows(database) == [1, 3, 4, 5]


async def test_what_breaks_a_rule_of_the_schema_is_not_tried_again(database: Database) -> None:
    begun = []

    async def doubled(connection: Connection) -> int:
        begun.append(1)
        for _ in range(2):
            await connection.execute(sa.insert(heartbeat).values(shard=1, shard_count=9, at=START))
        return 0

    with pytest.raises(sa.exc.IntegrityError):
        await database.write(doubled, about=())
    assert begun == [1], "nobody else writes at the same time, so it would only fail again"


async def test_nobody_is_told_of_what_was_not_committed(database: Database) -> None:
    said = commits(database, 2, 3)
    first, second = await behind_another(database, adding(1), adding(2))
    assert isinstance(first, OSError)
    assert second == 1
    assert await rows(database) == [2]
    assert said[:4] == [1, 2, 3, 4], "the one for which they waited, theirs together, then each by itself"


async def test_who_gives_up_before_its_turn_is_not_done(database: Database) -> None:
    begun = []

    async def work(_connection: Connection) -> int:
        begun.append(1)
        return 0

    async with database.transaction():
        # In memory there is one connection, for reading too.
        waiting = asyncio.create_task(database.read(work))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait({waiting})
    assert await database.write(adding(1), about=()) == 1
    assert waiting.cancelled()
    assert begun == []
