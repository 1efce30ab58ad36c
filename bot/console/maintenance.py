"""Check, backup and restore: the operator's work on the database. Each says which database it looked at."""

import asyncio
import glob
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from bot.app import hooks_of, open_app
from bot.console import check as health
from bot.console.failures import FAILED, MISTAKE, Failure, explained, writing
from bot.store import files
from bot.store.database import Database, NewerDatabase, UnknownDatabase, file_of, see_known
from bot.store.seats import replacing, seated
from bot.store.tables import metadata
from bot.store.transfer import CopyDiffers, NotEmpty, transfer

_STAMP: Final = "%Y%m%dT%H%M%SZ"  # the time, in UTC, in the name of a copy


def check(url: str, file: Path | None = None) -> int:
    """Look at the database, or at a copy of it, and tell all that is wrong; the exit status. Changes nothing."""
    if file is not None:
        # Signs that mean something in a URL may stand in its name.
        url = str(sa.URL.create("sqlite+aiosqlite", database=str(file.absolute())))

    with explained(url):
        if (stored := file_of(url)) is not None:
            _see(stored)
            if broken := files.damage(stored):
                # Nothing that is read from such a file can be believed.
                raise files.DamagedFile(stored, "; ".join(broken))
            files.see_text(stored)
        found = asyncio.run(_examined(url))
    for problem in found.problems:
        print(problem)
    print(f"{_named(url)}: {found.matches} matches, {found.moves} moves, {len(found.problems)} wrong")
    return FAILED if found.problems else 0


async def _examined(url: str) -> health.Report:
    """The findings; of a file of an earlier version, those in a copy that is brought up to date."""
    database = Database(url, hooks=hooks_of(), read_only=True)
    try:
        if await database.current():
            return await health.check(database)
        revision = await database.revision()
    finally:
        await database.close()
    if revision is None:
        raise Failure(f"{_named(url)} is empty: the bot makes its tables when it first runs.", MISTAKE)
    if (stored := file_of(url)) is None:
        raise Failure(
            f"{_named(url)} has schema {revision} of an earlier version. Start the bot once, and check then."
        )
    async with _brought_up(stored) as copy:
        return await health.check(copy)


@asynccontextmanager
async def _brought_up(source: Path) -> AsyncIterator[Database]:
    """A copy of the file, brought up to date where that is needed; the file itself is left as it is."""
    with tempfile.TemporaryDirectory(prefix="damka-") as folder:
        copy, live, now = Path(folder, "copy.db"), Path(folder, "damka.db"), datetime.now(UTC)
        await asyncio.to_thread(files.copy, source, copy)
        await asyncio.to_thread(files.restore, copy, live, now)
        async with open_app(f"sqlite+aiosqlite:///{live}", now=lambda: now) as app:
            yield app.database


def backup(url: str, target: Path, now: datetime, *, keep: int | None = None) -> int:
    """Copy the database, also while the bot runs; the copy is complete and whole, or there is none.

    In a folder it is named by the time, and copies that were broken off there are deleted after that; with `keep` those
    too that are older in days.
    """
    source = _file(url, "pg_dump copies one on a server")
    folder = target if target.is_dir() else None
    if keep is not None and folder is None:
        raise Failure(f"{target} is no folder: --keep deletes old copies in one. Make it first.", MISTAKE)
    if folder is not None:
        target = folder / f"{source.stem}-{now:{_STAMP}}{source.suffix}"
    with explained(url):
        _see(source)
        try:
            files.copy(source, target)
        except FileExistsError:
            raise Failure(
                f"{target} exists already, or is being written: choose another name.", MISTAKE
            ) from None
        except OSError as error:
            raise writing(target, error) from None
    print(f"{source.absolute()} is copied to {target.absolute()}, and the copy is whole.")
    if folder is not None:
        for begun in _named_by_time(folder, source, ".part", now):
            if files.forget_begun(begun):
                print(f"{begun.name} was broken off, and is deleted.")
    if folder is not None and keep is not None:
        for old in _named_by_time(folder, source, "", now - timedelta(days=keep)):
            try:
                old.unlink()
            except OSError as error:
                raise Failure(f"{old} cannot be deleted: {error.strerror or error}.") from None
            print(f"{old.name} is older than {keep} days, and deleted.")
    return 0


def _named_by_time(folder: Path, source: Path, ending: str, before: datetime) -> list[Path]:
    """The file's copies there that are named by a time before this one, oldest first, and end so."""
    found = []
    for path in sorted(folder.glob(f"{glob.escape(source.stem)}-*")):
        stamp = path.name.removesuffix(ending).removeprefix(f"{source.stem}-").removesuffix(source.suffix)
        # A file that somebody named otherwise is no copy of ours to delete, nor is a folder.
        with suppress(ValueError):
            made = datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
            ours = f"{source.stem}-{made:{_STAMP}}{source.suffix}{ending}"
            if made < before and path.name == ours and not path.is_dir():
                found.append(path)
    return found


def restore(url: str, source: Path) -> int:
    """Put a backup in the place of the database; what lay there is put aside. A server's has to be empty."""
    with explained(url):
        target = file_of(url)
    if target is None:
        return _fill(url, source)
    with explained(url):
        try:
            with replacing(target):
                _see_version(source)
                aside = files.restore(source, target, datetime.now(UTC))
        except files.FileFault as fault:
            if fault.file != source:
                raise
            raise _useless(fault) from None
        except FileExistsError:
            raise Failure(f"{source} is the database itself: name a backup.", MISTAKE) from None
        except OSError as error:
            raise writing(target, error) from None
    print(f"{source.absolute()} is now the database {target.absolute()}.")
    for path in aside:
        print(f"What was there is kept as {path.name}.")
    return 0


def _fill(url: str, source: Path) -> int:
    if sa.make_url(url).get_backend_name() == "sqlite":
        raise Failure("A database in memory cannot be filled.", MISTAKE)
    with explained(url):
        try:
            _see_version(source)
            if found := files.damage(source):
                raise files.DamagedFile(source, found[0])
        except files.FileFault as fault:
            raise _useless(fault) from None
        # No bot runs on it meanwhile.
        with files.locked(source, os.O_RDONLY):
            rows, seen = asyncio.run(_filled(url, source))
    for problem in seen.problems:
        print(problem)
    print(
        f"{source.absolute()} is now the database {_named(url)}: {rows} rows, {seen.matches} matches, "
        f"{seen.moves} moves, {len(seen.problems)} wrong."
    )
    return FAILED if seen.problems else 0


async def _filled(url: str, source: Path) -> tuple[int, health.Report]:
    target = Database(url)
    try:
        async with seated(url, 1, (0,)):
            async with _brought_up(source) as copy:
                if wrong := (await health.check(copy)).problems:
                    raise Failure(
                        f"{len(wrong)} things are wrong in {source}; python -m bot check {source} names them. "
                        "Nothing was copied."
                    )
                await target.migrate(datetime.now(UTC))
                rows = await transfer(copy, target)
            return rows, await health.check(target)
    except NotEmpty as error:
        raise Failure(
            f"{_named(url)} is not empty: there is something in its table {error.table}. Make a new database for "
            "the games. Nothing was changed.",
            MISTAKE,
        ) from None
    except CopyDiffers as error:
        raise Failure(
            f"The server would keep the table {error.table} otherwise than the file. Nothing was copied."
        ) from None
    finally:
        await target.close()


def _see_version(source: Path) -> None:
    """A backup is of a version that this bot knows, with its tables. Raises Failure, and what `version_of` raises."""
    try:
        if see_known(files.version_of(source)):
            there = files.columns_of(source)
            for table in metadata.sorted_tables:
                if lost := set(table.columns.keys()) - there.get(table.name, set()):
                    raise files.DamagedFile(source, f"its table {table.name} has no {min(lost)}")
    except UnknownDatabase as unknown:
        told = (
            f"was made by a later version (schema {unknown.revision}): update the bot first"
            if isinstance(unknown, NewerDatabase)
            else f"is from before the first release (schema {unknown.revision}), and this version cannot read it"
        )
        raise Failure(f"{source.absolute()} {told}. Nothing was changed.", MISTAKE) from None


def _useless(fault: files.FileFault) -> Failure:
    """The backup that somebody names cannot be put anywhere."""
    journal, log = files.journal_of(fault.file).name, files.log_of(fault.file).name
    reasons = {
        files.MissingFile: "there is no such file",
        files.FolderThere: "it is a folder",
        files.HalfWritten: f"it was left in the middle of a write, which {journal} is to undo",
        files.UnreadLog: f"{log} belongs to it, and cannot be read where it lies",
        files.StrayLog: f"{fault.reason} beside it is another file's: move the backup to another folder",
    }
    reason = reasons.get(type(fault)) or fault.reason or "it belongs to another program"
    return Failure(
        f"{fault.file.absolute()} is no backup that can be used: {reason}. Nothing was changed.", MISTAKE
    )


def _see(file: Path) -> None:
    """The file is there and has our tables and their version. Raises FileFault."""
    origin = files.origin_of(file)
    if origin is files.Origin.NOBODY:
        raise Failure(f"{file.absolute()} is empty.", MISTAKE)
    files.no_stray_log(file, origin)
    files.version_of(file)


def _file(url: str, instead: str) -> Path:
    with explained(url):
        file = file_of(url)
    if file is None:
        raise Failure(f"Only a database in a file can be copied; {instead}.", MISTAKE)
    return file


def _named(url: str) -> str:
    """The name of the database for people; never its password, which SQLAlchemy leaves out."""
    file = file_of(url)
    return str(file.absolute()) if file is not None else sa.make_url(url).render_as_string()
