"""A database that cannot be opened is one sentence that names the reason and says what to do instead."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import ArgumentError, OperationalError

from bot.console.failures import BLOCKED, BROKEN, FAILED, MISTAKE, Failure, explained, writing
from bot.store import files
from bot.store.database import MigrationFailed, NewerDatabase, UnknownRows
from bot.store.seats import SeatTaken

GAMES = Path("/srv/damka.sqlite3")


def told(error: BaseException) -> Failure:
    with pytest.raises(Failure) as failed, explained():
        raise error
    return failed.value


@pytest.mark.parametrize(
    ("error", "status", "sentence"),
    [
        (
            files.MissingFile(GAMES),
            MISTAKE,
            "There is no database at /srv/damka.sqlite3. DATABASE_URL says where it is; the bot makes it when it "
            "first runs.",
        ),
        (
            files.ForeignFile(GAMES),
            MISTAKE,
            "/srv/damka.sqlite3 belongs to another program; nothing in it was changed.",
        ),
        (
            files.StrayLog(GAMES, "damka.sqlite3-wal"),
            BLOCKED,
            "/srv/damka.sqlite3 is a backup that was copied here, and damka.sqlite3-wal is left from the file before "
            "it: read together they would bring the old state back. Put the backup in its place with "
            "python -m bot restore FILE; if this is the only copy of it, move it to another folder first.",
        ),
        (
            files.HalfWritten(GAMES),
            BLOCKED,
            "/srv/damka.sqlite3 was left in the middle of a write, which damka.sqlite3-journal beside it undoes when "
            "the bot starts on it: start it first.",
        ),
        (
            files.UnreadLog(GAMES),
            BLOCKED,
            "/srv/damka.sqlite3 cannot be read where nothing may be written, for damka.sqlite3-wal beside it belongs "
            "to it: copy both to a folder in which you may write.",
        ),
        (
            files.FolderThere(GAMES),
            MISTAKE,
            "/srv/damka.sqlite3 is a folder: the name of a file is needed.",
        ),
        (
            files.BelowFile(GAMES),
            MISTAKE,
            "/srv/damka.sqlite3 is no folder, so no database can lie in it: name another place for it.",
        ),
        (
            files.UnfinishedRestore(GAMES),
            BLOCKED,
            "A restore of /srv/damka.sqlite3 was broken off. Do it again: python -m bot restore FILE.",
        ),
        (
            files.AlreadyRunning(GAMES),
            BLOCKED,
            "Another bot runs on /srv/damka.sqlite3: stop it first, or give this one a DATABASE_URL of its own. "
            "Several processes share a PostgreSQL server, never a file.",
        ),
        (
            SeatTaken(0, 1),
            FAILED,
            "Another bot serves all servers from this database: stop it first, or divide the servers between the two "
            "with SHARD_COUNT and SHARD_IDS.",
        ),
        (
            SeatTaken(2, 4),
            FAILED,
            "Another bot serves shard 2 of 4 from this database: stop it first, or give this one other SHARD_IDS of "
            "the same SHARD_COUNT.",
        ),
        (files.FileInUse(GAMES), BLOCKED, "/srv/damka.sqlite3 is in use: stop the bot first."),
        (
            files.DamagedFile(GAMES, "it is not an SQLite file"),
            BLOCKED,
            "/srv/damka.sqlite3 is damaged: it is not an SQLite file. Stop the bot and put a backup in its place, "
            "which keeps the damaged file too: python -m bot restore FILE.",
        ),
        (
            NewerDatabase("42"),
            MISTAKE,
            "The database was made by a later version (schema 42): update the bot.",
        ),
        (
            UnknownRows("house_games"),
            MISTAKE,
            "The database has data of house games, which this bot runs without: put the feature back into "
            "bot/features.py.",
        ),
        (
            MigrationFailed("0029", None, "table lessons already exists\nand more"),
            BLOCKED,
            "The database cannot be brought up to date from schema 0029: table lessons already exists. Nothing in it "
            "was changed: go on with the version that you had, or put a backup in its place: "
            "python -m bot restore FILE.",
        ),
        (
            ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"),
            MISTAKE,
            'The database needs asyncpg: pip install -e ".[postgres]".',
        ),
        (
            OperationalError("SELECT 1", {}, Exception("no route to host\nand more")),
            FAILED,
            "The database cannot be opened: no route to host.",
        ),
        (
            PermissionError(13, "Permission denied", "/srv/damka.sqlite3"),
            BLOCKED,
            "The database cannot be opened: [Errno 13] Permission denied: '/srv/damka.sqlite3'.",
        ),
        (ArgumentError("what is this\nand more"), FAILED, "The database cannot be opened: what is this."),
        (OSError("it is locked away"), FAILED, "The database cannot be opened: it is locked away."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_what_is_wrong_is_told_with_the_way_out(error: Exception, status: int, sentence: str) -> None:
    failure = told(error)
    assert (str(failure), failure.status) == (sentence, status)


def test_service_managers_start_it_again_by_the_status_that_the_readme_names() -> None:
    assert (FAILED, MISTAKE, BROKEN, BLOCKED) == (1, 2, 3, 4)


def test_a_damaged_file_is_told_with_the_copies_that_lie_beside_it(tmp_path: Path) -> None:
    games = tmp_path / "damka.sqlite3"
    for name in ("", ".before-0011-a", ".before-0010-b", ".restored-x.part", "-wal"):
        games.with_name(games.name + name).touch()
    failure = told(files.DamagedFile(games, "a page is torn"))
    assert str(failure).endswith(" Beside it lie damka.sqlite3.before-0010-b, damka.sqlite3.before-0011-a.")


def test_what_goes_well_or_wrong_in_other_ways_passes() -> None:
    with explained():
        pass
    with pytest.raises(ZeroDivisionError), explained():
        raise ZeroDivisionError


def test_a_file_that_cannot_be_written_is_named() -> None:
    failure = writing(Path("copy.sqlite3"), OSError("the tape tore"))
    assert (str(failure), failure.status) == ("copy.sqlite3 cannot be written: the tape tore.", FAILED)


def sqlite_error(code: int) -> OperationalError:
    """SQLAlchemy's error around SQLite's, of a kind that only a disk brings about."""
    cause = sqlite3.OperationalError("it is SQLite's reason")
    cause.sqlite_errorname = {
        10: "SQLITE_IOERR_SHMSIZE",
        11: "SQLITE_CORRUPT",
        13: "SQLITE_FULL",
        14: "SQLITE_CANTOPEN",
    }[code]
    return OperationalError("SELECT 1", {}, cause)


FULL, BROKEN_DISK = "the disk is full ", "the disk does not do its work: "


@pytest.mark.parametrize(
    ("error", "free", "begins", "ends"),
    [
        (
            OSError(28, "No space left on device", str(GAMES)),
            500_000_000,
            FULL,
            "Make room, then start again.",
        ),
        (OSError(5, "disk I/O error", str(GAMES)), 0, FULL, "Make room, then start again."),
        (
            OSError(5, "disk I/O error", str(GAMES)),
            10**10,
            BROKEN_DISK,
            "Look at the disk, then start again.",
        ),
        (sqlite_error(13), 500_000_000, FULL, "Make room, then start again."),
        (sqlite_error(10), 4096, FULL, "Make room, then start again."),
        (sqlite_error(10), 10**10, BROKEN_DISK, "Look at the disk, then start again."),
        (sqlite_error(14), 4096, FULL, "Make room, then start again."),
    ],
)
def test_a_disk_that_is_full_or_broken_is_told_with_file_and_room(
    error: Exception, free: int, begins: str, ends: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: shutil._ntuple_diskusage(20 * 10**9, 0, free))
    with pytest.raises(Failure) as failed, explained(f"sqlite+aiosqlite:///{GAMES}"):
        raise error
    assert str(failed.value).startswith(f"{GAMES}: {begins}")
    assert str(failed.value).endswith(f"({free / 1e9:.1f} of 20.0 GB free). {ends}")
    assert failed.value.status == BLOCKED


def test_a_file_that_cannot_be_opened_for_other_reasons_says_so() -> None:
    with pytest.raises(Failure) as failed, explained(f"sqlite+aiosqlite:///{GAMES}"):
        raise sqlite_error(14)
    assert str(failed.value) == "The database cannot be opened: it is SQLite's reason."
    assert failed.value.status == FAILED


def test_damage_that_the_work_meets_first_is_told_as_damage() -> None:
    with pytest.raises(Failure) as failed, explained(f"sqlite+aiosqlite:///{GAMES}"):
        raise sqlite_error(11)
    assert str(failed.value).startswith(
        f"{GAMES} is damaged: it is SQLite's reason. Stop the bot and put a backup"
    )
    assert failed.value.status == BLOCKED
