"""A database that cannot be opened is one sentence that names the reason and says what to do instead."""

import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import ArgumentError, OperationalError

from bot.console.failures import BLOCKED, BROKEN, FAILED, MISTAKE, Failure, explained, writing
from bot.store import files
from bot.store.database import MigrationFailed, NewerDatabase, UnknownRows
from bot.store.seats import SeatTaken
from tests import stored

GAMES = Path("/srv/damka.sqlite3")


def told(error: BaseException) -> Failure:
    with pytest.raises(Failure) as failed, explained():
        raise error
    return failed.value


FAULTS = (
    files.MissingFile(GAMES), files.ForeignFile(GAMES), files.StrayLog(GAMES, "damka.sqlite3-wal"),
    files.HalfWritten(GAMES), files.UnreadLog(GAMES), files.FolderThere(GAMES), files.BelowFile(GAMES),
    files.UnfinishedRestore(GAMES), files.AlreadyRunning(GAMES), SeatTaken(0, 1), SeatTaken(2, 4),
    files.FileInUse(GAMES), files.DamagedFile(GAMES, "it is not an SQLite file"), NewerDatabase("42"),
    UnknownRows("house_games"), MigrationFailed("0029", None, "table lessons already exists\nand more"),
    ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg"),
    OperationalError("SELECT 1", {}, Exception("no route to host\nand more")),
    PermissionError(13, "Permission denied", "/srv/damka.sqlite3"), ArgumentError("what is this\nand more"),
    OSError("it is locked away"),
)  # fmt: skip


def test_what_is_wrong_is_told_with_the_way_out() -> None:
    failures = [told(error) for error in FAULTS]
    stored.check("failures", "\n".join(f"{failure.status}: {failure}" for failure in failures))


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
    names = {10: "IOERR_SHMSIZE", 11: "CORRUPT", 13: "FULL", 14: "CANTOPEN"}
    cause.sqlite_errorname = f"SQLITE_{names[code]}"
    return OperationalError("SELECT 1", {}, cause)


FULL, BROKEN_DISK = "the disk is full ", "the disk does not do its work: "
ROOM, LOOK = "Make room, then start again.", "Look at the disk, then start again."


@pytest.mark.parametrize(
    ("error", "free", "begins", "ends"),
    [
        (OSError(28, "No space left on device", str(GAMES)), 500_000_000, FULL, ROOM),
        (OSError(5, "disk I/O error", str(GAMES)), 0, FULL, ROOM),
        (OSError(5, "disk I/O error", str(GAMES)), 10**10, BROKEN_DISK, LOOK),
        (sqlite_error(13), 500_000_000, FULL, ROOM), (sqlite_error(10), 4096, FULL, ROOM),
        (sqlite_error(10), 10**10, BROKEN_DISK, LOOK), (sqlite_error(14), 4096, FULL, ROOM),
    ],
)  # fmt: skip
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
