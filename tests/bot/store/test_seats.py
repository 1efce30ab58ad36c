"""One bot to a file, whatever the file is called, and one to a shard on a PostgreSQL server."""

import asyncio
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.app import open_app
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.store import seats
from bot.store.files import AlreadyRunning, FileInUse, UnfinishedRestore
from bot.store.seats import SeatTaken, replacing, seated, sole
from tests.bot.fixtures import sure
from tests.postgres import fresh_database

ALL, FIRST, SECOND = (1, [0]), (2, [0]), (2, [1])
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "_PAUSE", 0.01)
    monkeypatch.setattr(seats, "_LOOK", 0.01)


async def test_a_file_has_no_seats() -> None:
    async with seated("sqlite+aiosqlite:///a.db", *ALL) as mine:
        assert mine is None


@pytest.mark.slow
async def test_a_shard_has_one_bot_and_all_divide_the_servers_alike(postgres: str) -> None:
    url = await fresh_database(postgres)

    async def refused(shards: tuple[int, list[int]]) -> tuple[int, int] | None:
        try:
            async with seated(url, *shards):
                return None
        except SeatTaken as taken:
            return taken.shard, taken.count

    async with seated(url, *FIRST):
        assert await refused(FIRST) == (0, 2)
        assert await refused(SECOND) is None
        assert await refused((3, [2])) == (0, 2)
        assert await refused(ALL) == (0, 2)
        async with seated(url, *SECOND), seated(await fresh_database(postgres), *FIRST):
            pass
    async with seated(url, *ALL):
        assert await refused(ALL) == (0, 1)
        assert await refused(SECOND) == (0, 1)
    assert await refused(SECOND) is None


async def sitting(other: AsyncEngine) -> set[int]:
    """The connections of the server that hold seats."""
    async with other.connect() as connection:
        return set(
            await connection.scalars(
                sa.text(
                    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND database = "
                    "(SELECT oid FROM pg_database WHERE datname = current_database())"
                )
            )
        )


async def cut(other: AsyncEngine, those: set[int]) -> None:
    async with other.connect() as connection:
        for pid in those:
            await connection.execute(sa.text("SELECT pg_terminate_backend(:pid, 60000)"), {"pid": pid})


@pytest.mark.slow
async def test_a_process_remembers_people_for_as_long_as_it_hears_of_their_changes(postgres: str) -> None:
    url = await fresh_database(postgres)
    other = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with (
        open_app(url, now=lambda: NOW, shards=FIRST) as app,
        open_app(url, now=lambda: NOW, shards=SECOND) as beside,
        seated(url, *FIRST) as mine,
        asyncio.timeout(60),
    ):
        people, asked = app[Players], app.metrics.registry.get_sample_value

        async def known(name: str | None, *, soon: bool = True) -> float | None:
            while (await people.names([7])).get(7) != name:
                assert soon
                await asyncio.sleep(0.01)
            await people.settings(7)
            return asked("damka_database_seconds_count", {"kind": "read"})

        for name in ("Ann", "Anna"):
            keeping = asyncio.create_task(sure(mine).keep(people.forget, people.listen))
            while not people._alone:
                await asyncio.sleep(0.01)
            await beside[Players].remember(7, name)
            while await known(name) != await known(name):
                pass  # until it has heard, and asks no more
            await beside[Players].remember(7, f"{name} A.")
            await known(f"{name} A.")
            await beside[Players].save(7, white_down=name == "Ann")
            while (await people.settings(7)).white_down != (name == "Ann"):
                await asyncio.sleep(0.01)
            keeping.cancel()
            await cut(other, await sitting(other))
            while people.__dict__["_alone"]:
                await asyncio.sleep(0.01)
            await beside[Players].remember(7, f"{name} B.")
            await known(f"{name} B.", soon=False)
            await sure(mine).take()
            await known(f"{name} B.")
        await beside[Privacy].erase(7)
        await known(None)
    await other.dispose()


@pytest.mark.slow
async def test_a_seat_that_the_server_forgot_is_taken_again_or_given_up(postgres: str) -> None:
    url = await fresh_database(postgres)
    other = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with seated(url, *FIRST) as mine:
        assert mine is not None
        keeping = asyncio.create_task(mine.keep(print, print))
        before = await sitting(other)
        await cut(other, before)
        # Another bot that tried to sit there now might be faster than the one that is to take it again.
        async with asyncio.timeout(60):
            while not (again := await sitting(other) - before):
                await asyncio.sleep(0.01)
        keeping.cancel()
        await cut(other, again)
        async with seated(url, *FIRST):
            with pytest.raises(SeatTaken):
                await asyncio.wait_for(mine.keep(print, print), 60)
    await other.dispose()


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system has no such locks")


def refused(path: Path) -> bool:
    try:
        with sole(path):
            return False
    except AlreadyRunning:
        return True


def test_a_file_has_one_bot_by_every_path_that_leads_to_it(tmp_path: Path) -> None:
    file, link, twin = (tmp_path / name for name in ("games.sqlite3", "link", "twin"))
    with sole(file):
        link.symlink_to(file)
        os.link(file, twin)
        assert [refused(path) for path in (file, link, twin)] == [True] * 3
        assert not refused(tmp_path / "other.sqlite3")
    assert [refused(path) for path in (file, link, twin)] == [False] * 3


def test_a_database_that_is_no_file_has_no_lock() -> None:
    with sole(None), sole(None):
        pass


def test_nothing_is_made_where_a_restore_was_broken_off(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.restored").write_bytes(b"half of it")
    with pytest.raises(UnfinishedRestore), sole(tmp_path / "games.sqlite3"):
        pass
    assert not (tmp_path / "games.sqlite3").exists()


def test_a_file_is_replaced_by_one_and_while_no_bot_runs_on_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    with replacing(file):
        with pytest.raises(FileInUse), replacing(file):
            pass
        assert not file.exists()
    with sole(file), pytest.raises(FileInUse), replacing(file):
        pass
    with replacing(file):
        assert refused(file)
    assert not refused(file)


def test_a_file_that_was_replaced_before_it_was_locked_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    file, staged = tmp_path / "games.sqlite3", tmp_path / "staged"
    file.touch()
    flock = fcntl.flock

    def late(descriptor: int, operation: int) -> None:
        file.rename(tmp_path / "aside")
        staged.touch()
        staged.rename(file)
        flock(descriptor, operation)

    with monkeypatch.context() as patch:
        patch.setattr(fcntl, "flock", late)
        assert refused(file)
    assert not refused(file)
