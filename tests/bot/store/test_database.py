"""The database: migrations in one transaction after a copy, one writer, copies while it runs."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from shutil import copytree, ignore_patterns
from threading import Event

import pytest
import sqlalchemy as sa

from bot.core.errors import DiskFault
from bot.core.shards import ALL, Shards
from bot.store import files, heartbeats, threads
from bot.store.database import MIGRATIONS, Connection, Database, MigrationFailed, NewerDatabase, file_of
from bot.store.tables import downtimes, heartbeat
from tests.bot.fixtures import START, sure, url_of


def later(folder: Path, body: str) -> Path:
    """The migrations of a later version: ours and one more."""
    copytree(MIGRATIONS, folder, ignore=ignore_patterns("__pycache__"))
    newest = max(path.stem for path in (MIGRATIONS / "versions").glob("v[0-9]*.py"))
    number = int(newest[1:5])
    (folder / "versions" / f"v{number + 1:04}_later.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        f'revision = "{number + 1}"\ndown_revision = "{number}"\n'
        f"def upgrade() -> None:\n{body}",
        encoding="utf-8",
    )
    return folder


GOOD = '    op.add_column("heartbeat", sa.Column("note", sa.Text))\n'
FAILS = GOOD + '    op.execute("INSERT INTO no_such_table VALUES (1)")\n'


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """One with the tables of today, in the file a.db."""
    made = Database(url_of(tmp_path / "a.db"))
    await made.migrate(START)
    yield made
    await made.close()


async def columns(database: Database, table: str) -> set[str]:
    def look(connection: sa.Connection) -> set[str]:
        return {column["name"] for column in sa.inspect(connection).get_columns(table)}

    async with database.reading() as connection:
        return await connection.run_sync(look)


async def test_a_migration_runs_once_after_a_copy_was_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    database = Database(url_of(path))
    await database.migrate(START)
    before = await database.revision()
    async with database.transaction() as connection:
        await connection.execute(sa.insert(heartbeat).values(shard=0, shard_count=1, at=START))
    assert await database.migrate(START) is None, "nothing to do, nothing copied"
    await database.close()

    newer = Database(url_of(path), migrations=later(tmp_path / "m", GOOD))
    copy = sure(await newer.migrate(START))
    assert "note" in await columns(newer, "heartbeat")
    assert await newer.migrate(START) is None
    await newer.close()

    kept = Database(url_of(copy))
    assert await kept.revision() == before
    assert "note" not in await columns(kept, "heartbeat")
    async with kept.reading() as connection:
        assert await connection.scalar(sa.select(heartbeat.c.at)) == START
    await kept.close()


async def test_failing_migration_rolls_back_schema_and_version_together(
    database: Database, tmp_path: Path
) -> None:
    path, before = tmp_path / "a.db", await database.revision()
    broken = Database(url_of(path), migrations=later(tmp_path / "broken", FAILS))
    with pytest.raises(MigrationFailed, match="no_such_table"):
        await broken.migrate(START)
    assert await broken.revision() == before
    assert "note" not in await columns(broken, "heartbeat")
    await broken.close()

    mended = Database(url_of(path), migrations=later(tmp_path / "mended", GOOD))
    await mended.migrate(START + timedelta(seconds=1))
    assert "note" in await columns(mended, "heartbeat")
    await mended.close()


async def test_the_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    newer = Database(url_of(path), migrations=later(tmp_path / "m", GOOD))
    await newer.migrate(START)
    await newer.close()
    ours = Database(url_of(path))
    with pytest.raises(NewerDatabase):
        await ours.migrate(START)
    await ours.close()


async def test_two_processes_that_start_together_migrate_once(tmp_path: Path) -> None:
    both = [Database(url_of(tmp_path / "a.db")) for _ in range(2)]
    await asyncio.gather(*(database.migrate(START) for database in both))
    assert await both[0].revision() == await both[1].revision() is not None
    for database in both:
        await database.close()


@pytest.mark.parametrize(
    ("before", "wait"),
    [("CREATE TABLE first (it)", 0.3), ("PRAGMA journal_mode = WAL", 1.5)],
    ids=["no log", "log"],
)
async def test_a_start_waits_for_a_writer_however_long_and_whether_the_file_has_a_log(
    before: str, wait: float, tmp_path: Path
) -> None:
    path = tmp_path / "a.db"
    database = Database(url_of(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(before)
        other.execute("BEGIN IMMEDIATE")
        starting = asyncio.create_task(database.revision() if "TABLE" in before else database.migrate(START))
        await asyncio.sleep(wait)
        assert not starting.done()
        other.execute("COMMIT")
        assert await starting is None
    assert (await database.revision() is None) is ("TABLE" in before)
    await database.close()


async def test_every_connection_keeps_what_was_promised(durable: None, database: Database) -> None:
    for opened in (database.transaction(), database.reading()):
        async with opened as connection:
            assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2, "FULL"
            assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1


async def test_a_transaction_that_raises_leaves_nothing(database: Database) -> None:

    async def fail() -> None:
        async with database.transaction() as connection:
            await connection.execute(sa.insert(heartbeat).values(shard=0, shard_count=1, at=START))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with database.reading() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(heartbeat)) == 0


@pytest.mark.parametrize("name", ["a.db", ":memory:"])
async def test_writers_wait_for_each_other_and_lose_nothing(tmp_path: Path, name: str) -> None:
    url = "sqlite+aiosqlite:///:memory:" if name == ":memory:" else url_of(tmp_path / name)
    databases = [Database(url)] if name == ":memory:" else [Database(url), Database(url)]
    await databases[0].migrate(START)
    async with databases[0].transaction() as connection:
        await connection.execute(sa.insert(heartbeat).values(shard=0, shard_count=1, at=START))

    async def count_up(database: Database) -> None:
        async with database.transaction() as connection:
            at = sure(await connection.scalar(sa.select(heartbeat.c.at)))
            await asyncio.sleep(0)
            await connection.execute(sa.update(heartbeat).values(at=at + timedelta(seconds=1)))

    await asyncio.gather(*(count_up(database) for database in databases * 20))
    async with databases[0].reading() as connection:
        at = await connection.scalar(sa.select(heartbeat.c.at))
    assert at == START + timedelta(seconds=20 * len(databases))
    for database in databases:
        await database.close()


async def test_moments_are_stored_as_whole_milliseconds_in_utc(database: Database) -> None:
    tokyo = datetime(2026, 1, 1, 9, 0, 0, 123_987, tzinfo=timezone(timedelta(hours=9)))
    async with database.transaction() as connection:
        await connection.execute(sa.insert(heartbeat).values(shard=0, shard_count=1, at=tokyo))
        assert await connection.scalar(sa.text("SELECT at FROM heartbeat")) == 1_767_225_600_123
        read = await connection.scalar(sa.select(heartbeat.c.at))
        assert read == datetime(2026, 1, 1, 0, 0, 0, 123_000, tzinfo=UTC)
        assert read.tzinfo is UTC
        with pytest.raises(sa.exc.StatementError, match="time zone"):
            await connection.execute(sa.update(heartbeat).values(at=datetime(2026, 1, 1)))  # noqa: DTZ001 - what is refused here


@pytest.mark.parametrize(
    "address",
    [
        *("postgresql+asyncpg://damka:secret@host:54x/damka", "postgresql+asyncpg://host:/x", "x", "a:\\b"),
        "sqlite+aiosqlite:////srv/secret\0.sqlite3",
    ],
)
def test_what_is_no_address_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(sa.exc.ArgumentError) as refused:
        file_of(address)
    assert str(refused.value) == "its address cannot be read"
    assert refused.value.__suppress_context__


@pytest.mark.parametrize("read_only", [False, True])
async def test_what_is_read_together_is_of_one_moment(
    database: Database, tmp_path: Path, read_only: bool
) -> None:
    """Also by a check that runs beside the bot."""
    reader = Database(url_of(tmp_path / "a.db"), read_only=read_only)
    count = sa.select(sa.func.count()).select_from(heartbeat)
    async with reader.reading() as connection:
        assert await connection.scalar(count) == 0
        async with database.transaction() as other:
            await other.execute(sa.insert(heartbeat).values(shard=0, shard_count=1, at=START))
        assert await connection.scalar(count) == 0
    async with reader.reading() as connection:
        assert await connection.scalar(count) == 1
    await reader.close()


async def test_a_start_waits_only_a_moment_for_the_look_at_a_large_file(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    see_whole, go_on = files.see_whole, Event()

    def at_length(file: Path) -> None:
        go_on.wait(60)
        see_whole(file)
        raise files.DamagedFile(file, "a page is torn")

    monkeypatch.setattr(files, "see_whole", at_length)
    monkeypatch.setattr("bot.store.database._LOOKING_SECONDS", 0.01)
    other = Database(url_of(tmp_path / "a.db"))
    await other.migrate(START)
    staying = asyncio.create_task(other.stay_whole())
    # It works, and it answers meanwhile.
    assert await other.current()
    assert not staying.done()
    go_on.set()
    with pytest.raises(files.DamagedFile, match="a page is torn"):
        await asyncio.wait_for(staying, 60)
    await other.close()


async def test_a_file_that_is_whole_stays_so_for_ever(database: Database) -> None:
    staying = asyncio.create_task(database.stay_whole())
    await asyncio.wait({staying}, timeout=0.1)
    assert not staying.done()
    staying.cancel()


async def test_an_absence_of_another_process_lasts_on_where_this_one_has_its_clock_set_back(
    database: Database, tmp_path: Path
) -> None:
    first, both = (
        Database(url_of(tmp_path / "a.db"), shards=each) for each in (Shards(2, frozenset([0])), ALL)
    )
    end = START + timedelta(hours=9)
    async with database.transaction() as connection:
        for shard in range(2):
            await heartbeats.add_downtime(connection, shard, 2, START, end)

    async def ends(process: Database) -> list[datetime]:
        async with process.transaction() as connection:
            await heartbeats.end_downtimes(connection, START + timedelta(hours=1), START + timedelta(hours=2))
            return list(await connection.scalars(sa.select(downtimes.c.end_at).order_by(downtimes.c.shard)))

    assert await ends(first) == [START + timedelta(hours=1), end]
    assert await ends(both) == [START + timedelta(hours=1)] * 2
    for process in (first, both):
        await process.close()


async def test_a_connection_that_cannot_be_opened_has_ended_when_that_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Or its thread would speak to an event loop that is closed by then."""
    made: list[threads._Thread] = []

    class Noted(threads._Thread):
        def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
            super().__init__(connect)
            made.append(self)

    monkeypatch.setattr(threads, "_Thread", Noted)
    database = Database("sqlite+aiosqlite:////proc/none/damka.sqlite3")
    with pytest.raises(DiskFault):
        await database.read(lambda connection: connection.scalar(sa.text("SELECT 1")))
    assert made
    assert all(each.ending is not None and each.ending.done() for each in made)
    await database.close()


@pytest.mark.slow
async def test_one_query_needs_no_transaction_on_a_server(empty_server_database: str) -> None:
    """`now()` is the instant at which a transaction begins: the same in all of its queries."""

    async def instants(connection: Connection) -> bool:
        first, second = [await connection.scalar(sa.text("SELECT now()")) for _ in range(2)]
        return bool(first == second)

    database = Database(empty_server_database)
    assert [await database.read(instants), await database.ask(instants)] == [True, False]
    assert await database.read(instants), "the connection is given back as it was"
    await database.close()
