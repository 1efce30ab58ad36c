"""Why a command of the operator cannot go on, in one plain sentence that says what to do instead."""

from __future__ import annotations

import errno
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bot.store.seats import SeatTaken

FAILED: Final = 1  # exit status: trying again may help
MISTAKE: Final = 2  # exit status: a mistake in the call or the settings
BROKEN: Final = 3  # exit status: something that must run as long as the bot does has ended by itself
BLOCKED: Final = 4
"""Exit status: the file of the database needs an operator first; trying again by itself does not help."""

_DISK: Final = {
    errno.ENOSPC: "SQLITE_FULL",
    errno.EDQUOT: "SQLITE_FULL",
    errno.EIO: "SQLITE_IOERR",
    errno.EFBIG: "SQLITE_IOERR",
}
_ROOM: Final = 1_000_000  # bytes: on a disk with less, whatever SQLite could not do was for want of them
_NO_TEXT: Final = "Could not decode to UTF-8"
"""Python's words for a text that SQLite read, whose page is whole and whose bytes are none."""


class Failure(Exception):
    """The command cannot go on; the message is one plain sentence, `status` what the process ends with."""

    def __init__(self, sentence: str, status: int = FAILED) -> None:
        self.status = status
        super().__init__(sentence)


@contextmanager
def explained(url: str | None = None) -> Iterator[None]:
    """Turns anything that keeps a database from being opened into a Failure. `url`: of the one that is opened."""
    from sqlalchemy.exc import SQLAlchemyError

    from bot.core.errors import Unreachable
    from bot.store.database import MigrationFailed, NewerDatabase, UnknownDatabase, UnknownRows, file_of
    from bot.store.files import DamagedFile, FileFault
    from bot.store.seats import SeatTaken

    try:
        yield
    except FileFault as fault:
        raise _of_file(fault) from None
    except SeatTaken as taken:
        raise seat_taken(taken) from None
    except UnknownRows as rows:
        raise Failure(
            f"The database has data of {rows.feature.replace('_', ' ')}, which this bot runs without: put the feature "
            "back into bot/features.py.",
            MISTAKE,
        ) from None
    except UnknownDatabase as unknown:
        told = (
            f"was made by a later version (schema {unknown.revision}): update the bot."
            if isinstance(unknown, NewerDatabase)
            else f"is from before the first release (schema {unknown.revision}), and this version cannot read it: "
            "set DATABASE_URL to a new one."
        )
        raise Failure(f"The database {told}", MISTAKE) from None
    except MigrationFailed as failed:
        kept = "" if failed.copy is None else f" A copy from before lies beside it: {failed.copy.name}."
        raise Failure(
            f"The database cannot be brought up to date from schema {failed.revision}: "
            f"{failed.reason.splitlines()[0]}. Nothing in it was changed: go on with the version that you had, or put "
            f"a backup in its place: python -m bot restore FILE.{kept}",
            BLOCKED,
        ) from None
    except ModuleNotFoundError as missing:
        raise Failure(f'The database needs {missing.name}: pip install -e ".[postgres]".', MISTAKE) from None
    except (SQLAlchemyError, OSError, Unreachable) as error:
        cause = error.__cause__ or error if isinstance(error, Unreachable) else error
        named = getattr(cause, "filename", None) or (_of_disk(cause) and url and file_of(url))
        if named and (failure := _disk_failure(Path(named), cause)):
            raise failure from None
        reason = str(getattr(cause, "orig", None) or cause).splitlines()[0]
        if _is_damage(cause) and url and (file := file_of(url)):
            raise _of_file(DamagedFile(file, reason)) from None
        if reason.startswith(_NO_TEXT):
            raise Failure(
                f"The database is damaged: {reason}. Stop the bot and put a backup in its place: "
                "python -m bot restore FILE.",
                BLOCKED,
            ) from None
        status = BLOCKED if _forbidden(cause) else FAILED
        raise Failure(f"The database cannot be opened: {reason}.", status) from None


def _forbidden(error: BaseException) -> bool:
    """Whether the file or its folder may not be read or written, which does not change by itself."""
    if isinstance(error, OSError):
        return error.filename is not None and error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
    return getattr(getattr(error, "orig", None), "sqlite_errorname", "").startswith("SQLITE_READONLY")


def _of_disk(error: BaseException) -> str:
    """The reason where the disk is at fault, in SQLite's name for it; empty where it is not."""
    if isinstance(error, OSError):
        return _DISK.get(error.errno or 0, "")
    name: str = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
    return name if name.startswith(("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN")) else ""


def _is_damage(error: BaseException) -> bool:
    """Whether SQLite has met a page that it cannot read, before the look at all of them did."""
    name: str = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def _disk_failure(file: Path, error: BaseException) -> Failure | None:
    if not (reason := _of_disk(error)):
        return None
    there = next(part for part in (file.absolute(), *file.absolute().parents) if part.exists())
    disk = shutil.disk_usage(there)
    room = f"({disk.free / 1e9:.1f} of {disk.total / 1e9:.1f} GB free)"
    if reason == "SQLITE_FULL" or disk.free < _ROOM:
        return Failure(f"{file}: the disk is full {room}. Make room, then start again.", BLOCKED)
    if reason == "SQLITE_CANTOPEN":
        return None
    said = getattr(error, "strerror", None) or getattr(error, "orig", error)
    return Failure(
        f"{file}: the disk does not do its work: {said} {room}. Look at the disk, then start again.", BLOCKED
    )


def seat_taken(taken: SeatTaken) -> Failure:
    """Another bot serves the same servers from this database."""
    if taken.count == 1:
        return Failure(
            "Another bot serves all servers from this database: stop it first, or divide the servers between the two "
            "with SHARD_COUNT and SHARD_IDS."
        )
    return Failure(
        f"Another bot serves shard {taken.shard} of {taken.count} from this database: stop it first, or give this one "
        "other SHARD_IDS of the same SHARD_COUNT."
    )


def _of_file(fault: Exception) -> Failure:
    from bot.store import files

    assert isinstance(fault, files.FileFault)
    file = fault.file.absolute()
    journal, log = files.journal_of(file).name, files.log_of(file).name
    told = {
        files.MissingFile: f"There is no database at {file}. DATABASE_URL says where it is; the bot makes it when it "
        "first runs.",
        files.FolderThere: f"{file} is a folder: the name of a file is needed.",
        files.BelowFile: f"{file} is no folder, so no database can lie in it: name another place for it.",
        files.ForeignFile: f"{file} belongs to another program; nothing in it was changed.",
        files.StrayLog: f"{file} is a backup that was copied here, and {fault.reason} is left from the file before it: "
        "read together they would bring the old state back. Put the backup in its place with "
        "python -m bot restore FILE; if this is the only copy of it, move it to another folder first.",
        files.HalfWritten: f"{file} was left in the middle of a write, which {journal} beside it undoes when "
        "the bot starts on it: start it first.",
        files.UnreadLog: f"{file} cannot be read where nothing may be written, for {log} beside it belongs "
        "to it: copy both to a folder in which you may write.",
        files.UnfinishedRestore: f"A restore of {file} was broken off. Do it again: python -m bot restore FILE.",
        files.AlreadyRunning: f"Another bot runs on {file}: stop it first, or give this one a DATABASE_URL of its own. "
        "Several processes share a PostgreSQL server, never a file.",
        files.FileInUse: f"{file} is in use: stop the bot first.",
    }
    if (sentence := told.get(type(fault))) is not None:
        mistakes = (files.MissingFile, files.FolderThere, files.BelowFile, files.ForeignFile)
        return Failure(sentence, MISTAKE if isinstance(fault, mistakes) else BLOCKED)
    copies = sorted(path.name for path in file.parent.glob(f"{file.name}.*-*") if path.suffix != ".part")
    beside = f" Beside it lie {', '.join(copies)}." if copies else ""
    return Failure(
        f"{file} is damaged: {fault.reason}. Stop the bot and put a backup in its place, which keeps the damaged file "
        f"too: python -m bot restore FILE.{beside}",
        BLOCKED,
    )


def writing(file: Path, error: OSError) -> Failure:
    """A file cannot be written."""
    return _disk_failure(file, error) or Failure(f"{file} cannot be written: {error.strerror or error}.")
