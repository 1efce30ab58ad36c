"""The SQLite file of the database: whose it is, whether it is whole, how it is copied and how a copy is put back.

A copy carries another application id than the file that the bot writes. So a copy that was put over the file by hand,
while the write-ahead log of the file before still lies beside it, is recognised: SQLite would read that log into it.
"""

import enum
import errno
import glob
import os
import re
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote, urlencode

LIVE_ID: Final = int.from_bytes(b"Damk", "big")
COPY_ID: Final = int.from_bytes(b"Damc", "big")

OWNER_ONLY: Final = 0o600
"""The rights to a file with games: whoever else has an account on the machine reads nothing."""
_PARTS: Final = ("", "-wal", "-shm", "-journal")  # the ends of the names of a database's files
STAMP: Final = "%Y%m%dT%H%M%SZ"  # when a file was put aside, as its name says it
_ASIDE: Final = re.compile(r"\.(?:before|replaced)-(\d{8}T\d{6}Z)(?:-.*|\.part)?")
_MAGIC: Final = b"SQLite format 3\0"
_JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
_HEADER: Final = 100
_OUR_TABLES: Final = frozenset({"alembic_version", "match_events", "matches"})
NO_VERSION: Final = "the version of its tables is missing"
_SHOWN: Final = 5  # findings of the integrity check that are told


class FileFault(Exception):
    """The file cannot be used as it is. `file`: which."""

    def __init__(self, file: Path, reason: str = "") -> None:
        self.file = file
        self.reason = reason
        super().__init__(f"{file}: {reason}" if reason else str(file))


def _kind(name: str) -> type[FileFault]:
    return type(name, (FileFault,), {"__module__": __name__})


MissingFile = _kind("MissingFile")  # there is no such file
ForeignFile = _kind("ForeignFile")  # an SQLite file, but another program's
DamagedFile = _kind("DamagedFile")  # not an SQLite file, or one with damage; `reason` is what SQLite says
FolderThere = _kind("FolderThere")  # it is a folder
BelowFile = _kind("BelowFile")  # it is no folder, and the file was to lie in it or further below
StrayLog = _kind("StrayLog")  # a log or journal of another file, whose name is the `reason`, lies beside it
HalfWritten = _kind("HalfWritten")  # a write was broken off, and is to be undone by the journal beside it
UnreadLog = _kind("UnreadLog")  # with its write-ahead log it cannot be read where nothing may be written
UnfinishedRestore = _kind("UnfinishedRestore")  # it was put aside, and its successor is not in its place yet
FileInUse = _kind("FileInUse")  # another process has it open
AlreadyRunning = _kind("AlreadyRunning")  # another bot runs on it


class Origin(enum.Enum):
    """The program that a file belongs to."""

    NOBODY = "nobody"  # it is empty
    BOT = "bot"
    COPY = "copy"


def log_of(path: Path) -> Path:
    """The file in which SQLite keeps writes that are not yet in the file itself."""
    return path.with_name(path.name + "-wal")


def journal_of(path: Path) -> Path:
    """The file in which SQLite keeps what a write replaces, where it keeps no write-ahead log."""
    return path.with_name(path.name + "-journal")


def address(path: Path) -> str:
    """The file in an SQLite URI, to which the mode is added."""
    return f"file:{quote(str(path.absolute()))}"


def reading_mode(path: Path) -> dict[str, str]:
    """SQLite's parameters for reading the file. Raises HalfWritten, UnreadLog, sqlite3.DatabaseError."""
    mode = {"mode": "ro"}
    try:
        with closing(_connect(path, mode)) as database:
            database.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname == "SQLITE_READONLY_ROLLBACK":
            raise HalfWritten(path) from error
        if not error.sqlite_errorname.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR_SHM")):
            raise
        if _filled(log_of(path)):
            raise UnreadLog(path) from error
        # Where nothing can be written SQLite cannot share the file, and nobody else can be writing to it.
        return {**mode, "immutable": "1"}
    return mode


def make_folder(path: Path) -> None:
    """The folder, and those above it that are missing, for their owner alone. Raises OSError."""
    for part in (*reversed(path.parents), path):
        part.mkdir(mode=0o700, exist_ok=True)


def claim(path: Path) -> None:
    """See that the bot may write to the file, or may make it, in a folder that is made where it is missing.

    A copy that was put there becomes the file, and a write that was broken off is undone.
    Raises FolderThere, BelowFile, ForeignFile, DamagedFile, StrayLog, UnreadLog, UnfinishedRestore, OSError.
    """
    try:
        make_folder(path.parent)
    except (FileExistsError, NotADirectoryError):
        raise BelowFile(next(part for part in path.parents if part.exists())) from None
    if path.is_dir():
        raise FolderThere(path)
    if not path.exists() or path.stat().st_size == 0:
        if _restored(path).exists():
            raise UnfinishedRestore(path)
        if _filled(log_of(path)):
            raise DamagedFile(path, "it is gone, but its write-ahead log is there")
        # SQLite makes the files beside it as this one is.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    close_to_others(path)
    if path.stat().st_size == 0:
        return
    try:
        origin = origin_of(path)
    except HalfWritten:
        with _opened(path, {"mode": "rw"}) as file:
            file.execute("SELECT count(*) FROM sqlite_master")
        origin = origin_of(path)
    no_stray_log(path, origin)
    if origin is Origin.COPY:
        with _opened(path, {"mode": "rw"}) as file:
            file.execute(f"PRAGMA application_id = {LIVE_ID}")


def close_to_others(path: Path) -> None:
    """Take the file, and those beside it, from others who may read them, as earlier versions left them."""
    for ending in _PARTS:
        with suppress(OSError):
            if (part := path.with_name(path.name + ending)).stat().st_mode & stat.S_IRWXO:
                part.chmod(OWNER_ONLY)


def no_stray_log(path: Path, origin: Origin) -> None:
    """Raises StrayLog where a copy lies beside the log or journal of another file."""
    if origin is Origin.COPY and (_filled(log_of(path)) or _undoes(journal_of(path))):
        raise StrayLog(path, (log_of if _filled(log_of(path)) else journal_of)(path).name)


def origin_of(path: Path) -> Origin:
    """Whose it is. Raises MissingFile, FolderThere, HalfWritten, UnreadLog, ForeignFile, DamagedFile, OSError."""
    if path.is_dir():
        raise FolderThere(path)
    if not path.is_file():
        raise MissingFile(path)
    with path.open("rb") as file:
        header = file.read(_HEADER)
        size = file.seek(0, os.SEEK_END)
    if not header:
        return Origin.NOBODY
    if len(header) < _HEADER or not header.startswith(_MAGIC):
        raise DamagedFile(path, "it is not an SQLite file")
    logged = _filled(log_of(path)) or _undoes(journal_of(path))
    if not logged and size < _length(header):
        raise DamagedFile(path, f"it has {size} bytes where it had {_length(header)}")
    known = int.from_bytes(header[68:72], "big")
    if known == COPY_ID:
        return Origin.COPY
    with _opened(path) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables and known in (0, LIVE_ID):
        return Origin.NOBODY
    if not tables >= _OUR_TABLES:
        raise ForeignFile(path)
    return Origin.BOT


def version_of(path: Path) -> str:
    """The version of its tables. Raises as `origin_of` and `no_stray_log`, and DamagedFile where there is none."""
    if (origin := origin_of(path)) is Origin.NOBODY:
        raise DamagedFile(path, "it is empty")
    no_stray_log(path, origin)
    if not columns_of(path).keys() >= _OUR_TABLES:
        raise ForeignFile(path)
    with _opened(path) as database:
        found = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or not found[0]:
        raise DamagedFile(path, NO_VERSION)
    return str(found[0])


def columns_of(path: Path) -> dict[str, set[str]]:
    """The names of its tables, each with those of its columns. Raises as `reading_mode`, DamagedFile, OSError."""
    found: dict[str, set[str]] = {}
    asked = "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
    with _opened(path) as database:
        for table, column in database.execute(asked):
            found.setdefault(table, set()).add(column)
    return found


def damage(path: Path) -> list[str]:
    """The findings of SQLite's integrity check, one sentence each; none for a whole file. Raises MissingFile,
    FolderThere, HalfWritten, UnreadLog, ForeignFile, OSError.
    """
    try:
        origin_of(path)
        with closing(_connect(path, reading_mode(path))) as database:
            found = [text for (text,) in database.execute(f"PRAGMA integrity_check({_SHOWN})")]
    except DamagedFile as fault:
        return [fault.reason]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise OSError(f"{path}: {error}") from error
        return [str(error)]
    except UnicodeDecodeError as error:
        return [_unreadable(error)]
    return [text for text in found if text != "ok"]


def see_whole(path: Path) -> None:
    """Every page of the file can be read and fits the others, by SQLite's quick check; an empty file, or none, does. It
    reads the file once and compares no index with its table, which `damage` does. Raises DamagedFile, OSError.
    """
    if not path.exists() or path.stat().st_size == 0:
        return
    with _opened(path) as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DamagedFile(path, " ".join(found.split()))


def see_text(path: Path) -> None:
    """Every text is one: SQLite itself does not look. Raises DamagedFile, OSError."""
    with _opened(path) as database:
        named = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in named:
            for _ in database.execute(f'SELECT * FROM "{table}"'):
                pass


def copy(source: Path, target: Path) -> None:
    """A complete, verified copy of the file, compact, while others may write to it; all of it or nothing.

    Raises FileExistsError, also where another copy is being written there, what `origin_of` raises, DamagedFile (of the
    source, or of a copy that went wrong), OSError.
    """
    if target.exists():
        raise FileExistsError(str(target))
    if found := damage(source):
        raise DamagedFile(source, found[0])
    _write(source, target, COPY_ID)


def copy_aside(path: Path, revision: str, now: datetime) -> Path:
    """A copy from before the schema leaves this revision, or one that is still the same. Raises as `copy`."""
    target = path.with_name(f"{path.name}.before-{now:{STAMP}}-{revision}")
    like_it = f"{glob.escape(path.name)}.before-*-{revision}"
    for begun in path.parent.glob(f"{like_it}.part"):
        forget_begun(begun)
    for old in path.parent.glob(like_it):
        if old.stat().st_mtime_ns >= path.stat().st_mtime_ns:
            # By its new name it is kept as long as one that is made now.
            old.rename(target)
            return target
    copy(path, target)
    return target


def forget_begun(partial: Path) -> bool:
    """Delete a copy that was begun and broken off; False where somebody is still writing it, or it cannot be."""
    try:
        with _empty(partial):
            partial.unlink()
            partial.with_name(partial.name + "-journal").unlink(missing_ok=True)
    except OSError:
        return False
    return True


def restore(source: Path, target: Path, now: datetime) -> list[Path]:
    """Put a copy in the place of the file; what lay there, with its log, is put aside: where it is now.

    A restore that is broken off leaves the file as it was, or none: then the bot does not begin a new one but asks for
    the restore to be done again.
    Raises what `copy` raises, and FileInUse, ForeignFile of the target.
    """
    if source.resolve() == target.resolve():
        raise FileExistsError(str(source))
    version_of(source)
    if found := damage(source):
        raise DamagedFile(source, found[0])
    _free(target)
    staged = _restored(target)
    staged.unlink(missing_ok=True)
    _write(source, staged, LIVE_ID)
    close_to_others(target)
    aside = []
    stem = f"{target.name}.replaced-{now:{STAMP}}"
    # The file first: a log without its file is refused, a file with a stranger's log would be believed.
    for ending in _PARTS:
        part = target.with_name(target.name + ending)
        if part.exists():
            part.rename(target.with_name(stem + ending))
            aside.append(target.with_name(stem + ending))
    staged.rename(target)
    _settle(target.parent)
    return aside


def forget_copies(path: Path, before: datetime) -> None:
    """Delete copies put aside before then, by a migration or a restore, broken off or not. Raises OSError."""
    staged = _restored(path)
    begun = (staged.name, f"{staged.name}.part")
    for part in path.parent.iterdir():
        found = _ASIDE.fullmatch(part.name.removeprefix(path.name))
        if found:
            made = datetime.strptime(found[1], STAMP).replace(tzinfo=UTC)
        elif part.name in begun:
            made = datetime.fromtimestamp(part.stat().st_mtime, UTC)
        else:
            continue
        if made < before:
            part.unlink(missing_ok=True)


def _connect(path: Path, mode: dict[str, str]) -> sqlite3.Connection:
    return sqlite3.connect(f"{address(path)}?{urlencode(mode)}", uri=True, timeout=1, isolation_level=None)


@contextmanager
def _opened(path: Path, mode: dict[str, str] | None = None) -> Iterator[sqlite3.Connection]:
    """The file, for reading unless told otherwise. Raises as `reading_mode`, DamagedFile, OSError."""
    with _reporting(path), closing(_connect(path, mode or reading_mode(path))) as database:
        yield database


def _free(path: Path) -> None:
    """See that nobody uses the file, and take its log into it where that can be done."""
    try:
        if origin_of(path) is Origin.COPY:
            return
    except (MissingFile, DamagedFile):
        return
    except HalfWritten:
        # That is undone by whoever reads it next.
        pass
    with closing(_connect(path, {"mode": "rw"})) as database:
        try:
            database.execute("SELECT count(*) FROM sqlite_master")
            database.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                raise FileInUse(path) from None
        except sqlite3.DatabaseError:
            return


def _write(source: Path, target: Path, application_id: int) -> None:
    # With another name first: a target that exists is always whole.
    partial = target.with_name(target.name + ".part")
    with _empty(partial):
        try:
            with _opened(source) as origin:
                origin.execute("VACUUM INTO ?", (str(partial.absolute()),))
            with _opened(partial, {"mode": "rw"}) as made:
                made.execute("PRAGMA synchronous = FULL")
                made.execute(f"PRAGMA application_id = {application_id}")
            if found := damage(partial):
                raise DamagedFile(partial, found[0])
            partial.rename(target)
            _settle(target.parent)
        except BaseException:
            for ending in ("", "-journal"):
                with suppress(OSError):
                    partial.with_name(partial.name + ending).unlink(missing_ok=True)
            raise


@contextmanager
def _empty(path: Path) -> Iterator[None]:
    """An empty file, in the place of one that was begun before, which nobody else writes to while the block lasts.
    Raises FileExistsError where somebody does, OSError: SQLite says only "unable to open database file".
    """
    try:
        with locked(path, os.O_RDWR | os.O_CREAT):
            path.write_bytes(b"")
            yield
    except AlreadyRunning:
        raise FileExistsError(str(path)) from None


@contextmanager
def locked(path: Path, flags: int) -> Iterator[None]:
    """The file is locked while the block lasts; not on Windows. Raises AlreadyRunning, OSError."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    # Open until the block ends: closing it earlier would end the locks of SQLite in this process.
    descriptor = os.open(path, flags, OWNER_ONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            there = os.path.samestat(os.fstat(descriptor), path.stat())
        except (BlockingIOError, FileNotFoundError):
            there = False
        if not there:
            # Somebody has it, or has put another file in its place since it was opened.
            raise AlreadyRunning(path)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def _reporting(path: Path) -> Iterator[None]:
    """SQLite's errors as ours, or as the system's."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if getattr(error, "sqlite_errorname", "SQLITE_ERROR") == "SQLITE_ERROR":
            # Python's own, of bytes that are no text; SQLite's, of a table that is not as it was made.
            raise DamagedFile(path, str(error)) from error
        broken = errno.EIO if error.sqlite_errorname.startswith("SQLITE_IOERR") else errno.EBUSY
        number = errno.ENOSPC if error.sqlite_errorname == "SQLITE_FULL" else broken
        raise OSError(number, str(error), str(path)) from error
    except sqlite3.DatabaseError as error:
        raise DamagedFile(path, str(error)) from error
    except UnicodeDecodeError as error:
        raise DamagedFile(path, _unreadable(error)) from error


def _unreadable(error: UnicodeDecodeError) -> str:
    """SQLite quotes what it cannot read, which is then no text either."""
    return error.object.decode(errors="replace")


def _restored(path: Path) -> Path:
    return path.with_name(path.name + ".restored")


def _filled(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def _undoes(journal: Path) -> bool:
    """Whether SQLite would put back what stands in it; one that is done with may be left, without its beginning."""
    if not _filled(journal):
        return False
    with journal.open("rb") as file:
        return file.read(len(_JOURNAL_MAGIC)) == _JOURNAL_MAGIC


def _length(header: bytes) -> int:
    """How many bytes the file had when its header was written; 0 where the header does not say."""
    if header[24:28] != header[92:96]:
        return 0
    page = int.from_bytes(header[16:18], "big")
    return (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")


def _settle(folder: Path) -> None:
    """A file's new name survives a power cut."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
