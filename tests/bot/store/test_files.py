"""The file of the database: recognised, copied whole or not at all, put back so that nothing old comes along."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.core.errors import DiskFault
from bot.store import files, seats
from bot.store.database import Database
from bot.store.tables import remembered
from tests.bot.fixtures import START, url_of


async def made(path: Path, *values: str) -> Path:
    """A database in which these values were written one after the other."""
    database = Database(url_of(path))
    await database.migrate(START)
    for value in values:
        await write(database, value)
    await database.close()
    return path


async def write(database: Database, value: str) -> None:
    async with database.transaction() as connection:
        await connection.execute(sa.delete(remembered))
        await connection.execute(sa.insert(remembered).values(name="value", value=value))


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    return await made(tmp_path / "a.db", "one")


@pytest.fixture
def copy(path: Path) -> Path:
    files.copy(path, path.with_name("copy.db"))
    return path.with_name("copy.db")


def value_of(path: Path) -> str:
    with closing(sqlite3.connect(path)) as database:
        return str(database.execute("SELECT value FROM remembered").fetchone()[0])


def in_folder(path: Path) -> list[str]:
    return sorted(found.name for found in path.parent.iterdir() if not found.name.endswith(("-shm", "-wal")))


def killed(path: Path, value: str) -> None:
    """A process has written the value and was killed, so that it stands in the log and not in the file."""
    script = (
        "import sqlite3, sys, os\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('PRAGMA wal_autocheckpoint = 0')\n"
        "c.execute('UPDATE remembered SET value = ?', (sys.argv[2],))\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path), value], check=True)
    assert files.log_of(path).stat().st_size > 0


def half_written(path: Path) -> None:
    """A process was killed in the middle of a transaction, on a disk where SQLite keeps no write-ahead log.

    Its tables are half changed in the file, and the journal beside it has what stood there.
    """
    script = (
        "import sqlite3, sys, os\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "for pragma in ('journal_mode = DELETE', 'cache_size = 1', 'cache_spill = 1'):\n"
        "    c.execute(f'PRAGMA {pragma}')\n"
        "c.execute('BEGIN')\n"
        "c.execute('CREATE TABLE more (text)')\n"
        "c.execute('DELETE FROM remembered')\n"
        "c.executemany('INSERT INTO more VALUES (?)', [('x' * 900,)] * 500)\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True)
    assert files.journal_of(path).stat().st_size > 0


@contextmanager
def small_disk(size: int) -> Iterator[None]:
    """No file of this process can grow beyond so many bytes."""
    resource = pytest.importorskip("resource")
    signal = pytest.importorskip("signal")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, handler)


async def test_a_copy_is_whole_and_compact_though_the_bot_writes(tmp_path: Path, path: Path) -> None:
    database = Database(url_of(path))
    await write(database, "x" * 400_000)
    await write(database, "two")
    files.copy(path, tmp_path / "copy.db")
    await write(database, "three")
    await database.close()
    assert value_of(tmp_path / "copy.db") == "two"
    assert files.damage(tmp_path / "copy.db") == []
    assert (tmp_path / "copy.db").stat().st_size < path.stat().st_size - 300_000
    assert files.origin_of(tmp_path / "copy.db") is files.Origin.COPY
    with pytest.raises(FileExistsError):
        files.copy(path, tmp_path / "copy.db")
    with pytest.raises(FileNotFoundError):
        files.copy(path, tmp_path / "no such folder" / "copy.db")


def rights(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


async def test_whatever_the_bot_writes_is_its_owners_alone_however_open_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "share" / "games" / "a.db"
        with seats.sole(path):
            await made(path, "one")
            database = Database(url_of(path))
            await write(database, "two")
            assert rights(path.parent) == dict.fromkeys(["a.db", "a.db-shm", "a.db-wal"], 0o600)
            await database.close()
        files.copy(path, path.with_name("copy.db"))
        files.copy_aside(path, "0001", START)
        files.restore(path.with_name("copy.db"), path, START)
        assert set(rights(path.parent).values()) == {0o600}
        assert len(rights(path.parent)) == 4
        assert rights(tmp_path) == {"share": 0o700}
        assert rights(tmp_path / "share") == {"games": 0o700}
    finally:
        os.umask(before)


async def test_a_file_that_an_earlier_version_left_open_is_closed(tmp_path: Path, path: Path) -> None:
    killed(path, "two")
    for part in tmp_path.iterdir():
        part.chmod(0o644)
    database = Database(url_of(path))
    await database.migrate(START)
    assert rights(tmp_path) == dict.fromkeys(["a.db", "a.db-shm", "a.db-wal"], 0o600)
    await database.close()
    # A group that the operator lets in may stay.
    path.chmod(0o640)
    await made(path)
    assert rights(tmp_path) == {"a.db": 0o640}
    # What is put aside is closed too.
    files.copy(path, tmp_path / "copy.db")
    path.chmod(0o644)
    files.restore(tmp_path / "copy.db", path, START)
    assert set(rights(tmp_path).values()) == {0o600}


def test_two_copies_at_once_to_one_name_are_one_and_whole(tmp_path: Path) -> None:
    """A timer and a line for cron at the same second, in the same folder."""
    path = asyncio.run(made(tmp_path / "a.db", "x" * 400_000))
    begun, go_on = tmp_path / "begun", tmp_path / "go on"
    script = (
        "import sys, time\n"
        "from pathlib import Path\n"
        "from bot.store import files\n"
        "source, target, begun, go_on = map(Path, sys.argv[1:])\n"
        "connect = files._connect\n"
        "def waits(path, mode):\n"
        "    if path.name.endswith('.part'):\n"
        "        begun.touch()\n"
        "        while not go_on.exists():\n"
        "            time.sleep(0.01)\n"
        "    return connect(path, mode)\n"
        "files._connect = waits\n"
        "files.copy(source, target)\n"
    )
    command = [sys.executable, "-c", script, *map(str, (path, tmp_path / "copy.db", begun, go_on))]
    with subprocess.Popen(command, cwd=Path(__file__).parents[3]) as other:
        try:
            while not begun.exists():
                assert other.poll() is None
                time.sleep(0.01)
            with pytest.raises(FileExistsError):
                files.copy(path, tmp_path / "copy.db")
        finally:
            go_on.touch()
    assert other.returncode == 0
    assert files.origin_of(tmp_path / "copy.db") is files.Origin.COPY
    assert files.damage(tmp_path / "copy.db") == []
    assert value_of(tmp_path / "copy.db") == "x" * 400_000


async def test_a_copy_that_was_broken_off_is_begun_anew(tmp_path: Path, path: Path) -> None:
    (tmp_path / "copy.db.part").write_bytes(b"rubbish")
    files.copy(path, tmp_path / "copy.db")
    assert value_of(tmp_path / "copy.db") == "one"
    assert in_folder(path) == ["a.db", "copy.db"]


def flip(path: Path, page: int, size: int = 4096) -> None:
    """The head of one page, as a bad block would leave it."""
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        head = file.read(64)
        file.seek((page - 1) * size)
        file.write(bytes(byte ^ 0xFF for byte in head))


async def test_every_page_that_is_spoiled_is_noticed(tmp_path: Path, path: Path) -> None:
    for page in range(1, path.stat().st_size // 4096 + 1):
        spoiled = tmp_path / f"{page}.db"
        shutil.copyfile(path, spoiled)
        flip(spoiled, page)
        assert files.damage(spoiled), f"page {page}"


async def test_a_file_that_was_cut_off_is_damaged(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 4096)
    for refuse in (files.origin_of, files.claim):
        with pytest.raises(files.DamagedFile):
            refuse(path)


async def test_a_length_that_another_program_left_in_the_header_tells_nothing(path: Path) -> None:
    """Before version 3.7 SQLite left the number of pages as it was; the counters of changes then differ."""
    with path.open("r+b") as file:
        file.seek(28)
        file.write((1_000_000).to_bytes(4, "big"))
        file.seek(92)
        file.write(bytes(4))
    assert files.origin_of(path) is files.Origin.BOT


@pytest.mark.parametrize("spoilt", [False, True])
async def test_restoring_brings_the_copy_back_though_a_log_of_the_old_file_is_left(
    spoilt: bool, path: Path, copy: Path
) -> None:
    killed(path, "two")
    if spoilt:
        flip(path, 1)
    aside = files.restore(copy, path, START)
    assert value_of(path) == "one"
    kept = [each.name for each in aside]
    assert kept[0] == "a.db.replaced-20260302T120000Z"
    assert (f"{kept[0]}-wal" in kept) is spoilt, "a damaged one is put aside with its log"
    assert spoilt or value_of(aside[0]) == "two", "what lay there is kept, with all that was in its log"
    # The bot goes on with it, and may be stopped and started as usual.
    assert value_of(await made(path, "three")) == "three"
    assert files.origin_of(path) is files.Origin.BOT
    assert files.origin_of(copy) is files.Origin.COPY, "the backup stays a backup"


async def test_a_copy_put_in_an_empty_place_by_hand_becomes_the_file(path: Path, copy: Path) -> None:
    path.unlink()
    shutil.copyfile(copy, path)
    await made(path)
    killed(path, "two")
    # Its own log is its own, whenever the process died.
    assert value_of(await made(path)) == "two"


async def test_nothing_is_restored_while_the_bot_runs(path: Path, copy: Path) -> None:
    database = Database(url_of(path))
    await write(database, "two")
    with pytest.raises(files.FileInUse):
        files.restore(copy, path, START)
    await write(database, "three")
    await database.close()
    assert value_of(path) == "three"
    assert in_folder(path) == ["a.db", "copy.db"]


async def test_a_restore_that_was_broken_off_is_not_taken_for_a_new_beginning(
    path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename, renamed = Path.rename, []

    def dies(self: Path, target: Path) -> Path:
        if self.name == "a.db.restored":
            raise KeyboardInterrupt
        renamed.append(self.name)
        return rename(self, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", dies)
        with pytest.raises(KeyboardInterrupt):
            files.restore(copy, path, START)
    assert "a.db" in renamed
    with pytest.raises(files.UnfinishedRestore):
        await made(path)
    assert not path.exists()
    files.restore(copy, path, START)
    assert value_of(await made(path)) == "one"


async def test_a_log_without_its_file_is_not_taken_for_a_new_beginning(path: Path) -> None:
    killed(path, "two")
    path.unlink()
    with pytest.raises(files.DamagedFile, match="log"):
        await made(path)
    assert not path.exists()


@pytest.mark.parametrize("spoilt", [False, True])
async def test_a_restored_file_is_not_mixed_with_the_journal_of_the_file_before_it(
    spoilt: bool, path: Path, copy: Path
) -> None:
    half_written(path)
    if spoilt:
        flip(path, 1)
    files.restore(copy, path, START)
    assert not files.journal_of(path).exists()
    assert files.damage(path) == []
    assert value_of(await made(path)) == "one"


async def test_a_copy_put_over_a_half_written_file_by_hand_is_refused(path: Path, copy: Path) -> None:
    half_written(path)
    shutil.copyfile(copy, path)
    with pytest.raises(files.StrayLog, match=r"a\.db-journal"):
        await made(path)
    files.restore(copy, path, START)
    assert value_of(await made(path)) == "one"


async def test_a_journal_that_is_done_with_is_no_hindrance(tmp_path: Path, path: Path) -> None:
    """SQLite leaves it, without its beginning, where it is told not to delete it."""
    files.journal_of(path).write_bytes(bytes(512))
    assert files.damage(path) == []
    files.copy(path, tmp_path / "copy.db")
    shutil.move(tmp_path / "copy.db", path)
    assert value_of(await made(path)) == "one"


async def test_looking_at_a_file_changes_nothing(path: Path) -> None:
    killed(path, "two")
    before = path.read_bytes(), files.log_of(path).read_bytes()
    database = Database(url_of(path), read_only=True)
    assert await database.current()
    with pytest.raises(DiskFault):
        await write(database, "three")
    await database.close()
    assert (path.read_bytes(), files.log_of(path).read_bytes()) == before


async def test_a_copy_that_another_program_has_locked_is_not_called_damaged(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    files.copy(await made(tmp_path / "damka.db", "kept"), copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked"):
            files.damage(copy)
        other.execute("ROLLBACK")
    assert files.damage(copy) == []
