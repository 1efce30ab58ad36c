"""What an operator does to the database: check, backup, restore. Each says which file it looked at."""

from __future__ import annotations

import asyncio
import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from bot import health
from bot.app import open_app
from bot.console.failures import FAILED, MISTAKE, Failure, explained, writing
from bot.store import files
from bot.store.database import Database, file_of


def check(url: str, file: Path | None = None) -> int:
    """Look at the database, or at a copy of it, and tell all that is wrong; the exit status. Changes nothing."""
    if file is not None:
        url = f"sqlite+aiosqlite:///{file.absolute()}"

    with explained():
        if (stored := file_of(url)) is not None:
            _see(stored)
            if broken := files.damage(stored):
                # Nothing that is read from such a file can be believed.
                raise files.DamagedFile(stored, "; ".join(broken))
        found = asyncio.run(_examined(url))
    for problem in found.problems:
        print(problem)
    print(f"{_named(url)}: {found.matches} matches, {found.moves} moves, {len(found.problems)} wrong")
    return FAILED if found.problems else 0


async def _examined(url: str) -> health.Report:
    """What the check finds. A file of an earlier version is copied, and the copy is brought up to date and checked."""
    database = Database(url, read_only=True)
    try:
        if await database.current():
            return await health.check(database, processes=os.cpu_count() or 1)
        revision = await database.revision()
    finally:
        await database.close()
    if revision is None:
        raise Failure(f"{_named(url)} is empty: the bot makes its tables when it first runs.", MISTAKE)
    if (stored := file_of(url)) is None:
        raise Failure(
            f"{_named(url)} has schema {revision} of an earlier version. Start the bot once, and check then."
        )
    with tempfile.TemporaryDirectory(prefix="damka-") as folder:
        copy, live = Path(folder, "copy.db"), Path(folder, "damka.db")
        now = datetime.now(UTC)
        await asyncio.to_thread(files.copy, stored, copy)
        await asyncio.to_thread(files.restore, copy, live, now)
        async with open_app(f"sqlite+aiosqlite:///{live}", now=lambda: now) as app:
            return await health.check(app.database, processes=os.cpu_count() or 1)


def backup(url: str, target: Path) -> int:
    """Copy the database, also while the bot runs; the copy is complete and whole, or there is none."""
    source = _file(url, "pg_dump copies one on a server")
    with explained():
        _see(source)
        try:
            files.copy(source, target)
        except FileExistsError:
            raise Failure(f"{target} exists already: choose another name.", MISTAKE) from None
        except OSError as error:
            raise writing(target, error) from None
    print(f"{source.absolute()} is copied to {target.absolute()}, and the copy is whole.")
    return 0


def restore(url: str, source: Path) -> int:
    """Put a backup in the place of the database; what lay there is put aside."""
    target = _file(url, "pg_restore fills one on a server")
    with explained():
        try:
            aside = files.restore(source, target, datetime.now(UTC))
        except files.FileFault as fault:
            if fault.file != source:
                raise
            reason = fault.reason or ("there is no such file" if isinstance(fault, files.MissingFile) else "")
            reason = reason or "it belongs to another program"
            raise Failure(
                f"{source.absolute()} is no backup that can be used: {reason}. Nothing was changed.", MISTAKE
            ) from None
        except FileExistsError:
            raise Failure(f"{source} is the database itself: name a backup.", MISTAKE) from None
        except OSError as error:
            raise writing(target, error) from None
    print(f"{source.absolute()} is now the database {target.absolute()}.")
    for path in aside:
        print(f"What was there is kept as {path.name}.")
    return 0


def _see(file: Path) -> None:
    """The file is there and has our tables. Raises FileFault."""
    origin = files.origin_of(file)
    if origin is files.Origin.NOBODY:
        raise Failure(f"{file.absolute()} is empty.", MISTAKE)
    files.no_stray_log(file, origin)


def _file(url: str, instead: str) -> Path:
    with explained():
        file = file_of(url)
    if file is None:
        raise Failure(f"Only a database in a file can be copied; {instead}.", MISTAKE)
    return file


def _named(url: str) -> str:
    """Which database it is, for people; never its password."""
    file = file_of(url)
    return str(file.absolute()) if file is not None else sa.make_url(url).render_as_string(hide_password=True)
