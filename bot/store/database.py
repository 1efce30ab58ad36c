"""The database: one writer at a time, readers beside it, migrations at start after a copy was put aside.

SQLite (the default) and PostgreSQL run the same statements. In SQLite the whole file has one writer, so a
transaction begins as one (`BEGIN IMMEDIATE`) and never fails half-way with "database is locked"; processes that
share the file wait for each other. In PostgreSQL a transaction holds the locks of what it reads in order to write
(`bot.store.locks`): that cannot change before it commits, whoever else writes meanwhile.
"""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext, suppress
from datetime import datetime
from pathlib import Path
from threading import Thread
from time import monotonic, perf_counter, sleep
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import SingletonThreadPool

from bot.core.errors import DiskFault, Unreachable
from bot.core.shards import ALL, Shards
from bot.store import files, locks
from bot.store.connection import HOOKS, NO_HOOKS, SHARDS, AsyncConnection, Hooks, server_engine
from bot.store.locks import Lock
from bot.store.server import Server
from bot.store.tables import metadata
from bot.store.threads import Threads

MIGRATIONS = Path(__file__).parent / "migrations"
Connection = AsyncConnection  # the connection that a transaction hands to the functions of the store
T = TypeVar("T")

log = structlog.get_logger(__name__)

_BUSY_SECONDS = 1
"""How long one attempt waits for another process; short, so that a process that is to stop can."""
_TRIES = 20
_PATIENT_TRIES = 6
_READERS = 4
_CONNECTIONS = 16  # to a server, all kept: a new one has each statement prepared anew
# Deleted data is overwritten, so that it is gone from the file too.
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    "analysis_limit = 400",
)
# As https://sqlite.org/pragma.html#pragma_optimize has it for connections that last. Of an index it reads as many rows
# as `analysis_limit` allows, which before SQLite 3.46 were all.
_OPTIMIZE = "PRAGMA optimize = 0x10002"
_PRAGMA_PAUSE = 0.01
_LOOKING_SECONDS = 1.0
"""How long a start waits for the look at every page of the file; that of a large one goes on beside the work."""
_LOW_PRIORITY = 10
_CLOSING_SECONDS = 0.5
# PostgreSQL's serialization_failure, deadlock_detected and unique_violation: done anew, such a transaction goes
# through, or finds what the other one wrote.
_LOST_RACES = frozenset({"40001", "40P01", "23505"})
_DISK = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN")
# PostgreSQL's disk_full and io_error.
_SERVERS_DISK = frozenset({"53100", "58030"})
_QUIET_SECONDS = 60
"""Between two lines about the disk: where it is nearly full, small writes succeed while large ones fail."""
# Any number that no other program uses for its own lock in the same PostgreSQL database.
_MIGRATION_LOCK = 0x44616D6B61


class UnknownDatabase(Exception):
    """This version of the bot has no such `revision` of the schema, and must not touch the database."""

    def __init__(self, revision: str) -> None:
        self.revision = revision
        super().__init__(revision)


class NewerDatabase(UnknownDatabase):
    """A later version of the bot made it."""


class UnreleasedDatabase(UnknownDatabase):
    """It is from before the first release, whose revisions were four digits."""


class UnknownRows(UnknownDatabase):
    """It has rows of this `feature`, which the bot runs without: nobody would tell, close or delete them."""

    def __init__(self, feature: str) -> None:
        self.feature = feature
        super().__init__(feature)


class MigrationFailed(Exception):
    """The schema cannot be brought up to date from `revision`, and is as it was; `copy`: of the file, made before."""

    def __init__(self, revision: str | None, copy: Path | None, reason: str) -> None:
        self.revision = revision
        self.copy = copy
        self.reason = reason
        super().__init__(reason)


class Database:
    """One database, opened by its SQLAlchemy URL (`sqlite+aiosqlite:///damka.db`, `postgresql+asyncpg://…`).

    `read_only` is for looking at a file: it must be there, and nothing in it can be changed. `shards`: those
    with the servers whose business falls to who opened it; its connections carry them and the `hooks`. `asked` is
    told of statements, but not of the beginning of a transaction, `timed` with "read" or "write" and the
    seconds that a transaction took.
    """

    def __init__(
        self,
        url: str,
        *,
        migrations: Path = MIGRATIONS,
        read_only: bool = False,
        shards: Shards = ALL,
        hooks: Hooks = NO_HOOKS,
        asked: Callable[[int], None] = lambda _count: None,
        timed: Callable[[str, float], None] = lambda _kind, _seconds: None,
    ) -> None:
        parsed = parsed_url(url)
        self.url = url
        self.shards = shards
        self._carried = {HOOKS: hooks, SHARDS: shards}
        self.sqlite = parsed.get_backend_name() == "sqlite"
        self.file = file_of(url)
        self._migrations = migrations
        self._writing: set[asyncio.Task[Any]] = set()
        self._queue = asyncio.Lock()
        self._looking: asyncio.Future[None] | None = None
        self._timed = timed
        self._asked = asked
        self._has_written = False
        self._disk_told: float | None = None
        self._open(parsed, read_only)

    def _open(self, parsed: sa.URL, read_only: bool) -> None:
        self._writer: Threads | Server
        self._reader: Threads | Server
        self._asker: Threads | Server
        if not self.sqlite:
            engine = server_engine(
                parsed, isolation_level="READ COMMITTED", pool_size=_CONNECTIONS, max_overflow=0
            )
            # The reader is the writer with other options, and tells it of every statement.
            sa.event.listen(engine.sync_engine, "before_cursor_execute", lambda *_: self._asked(1))
            options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}

            @sa.event.listens_for(engine.sync_engine, "connect")
            def equip(_connection: Any, record: Any) -> None:
                record.info.update(self._carried)

            self._writer = Server(engine)
            self._reader = Server(engine.execution_options(**options))
            self._asker = Server(engine.execution_options(isolation_level="AUTOCOMMIT"))
            return
        if self.file and read_only:
            mode = {"uri": "true", **files.reading_mode(self.file)}
            parsed = parsed.set(database=files.address(self.file), query=mode)
            self._writer = self._reader = self._asker = self._engine(
                parsed, size=1, begin="BEGIN", pragmas=()
            )
            return
        self._writer = self._engine(parsed, size=1, begin="BEGIN IMMEDIATE")
        # A database in memory lives in its one connection, so reading waits for writing there.
        self._reader = self._engine(parsed, size=_READERS, begin="BEGIN") if self.file else self._writer
        self._asker = self._reader

    def _engine(self, url: sa.URL, *, size: int, begin: str, pragmas: Sequence[str] = _PRAGMAS) -> Threads:
        engine = sa.create_engine(
            url.set(drivername="sqlite"),
            poolclass=SingletonThreadPool,
            pool_size=size,
            hide_parameters=True,
            connect_args={"timeout": _BUSY_SECONDS, "check_same_thread": False},
        )

        @sa.event.listens_for(engine, "connect")
        def prepare(connection: Any, _record: Any) -> None:
            # The driver's own idea of when to begin is switched off: `begin` says it.
            connection.isolation_level = None
            with closing(connection.cursor()) as cursor:
                for pragma in pragmas:
                    _set(cursor, pragma)

        return Threads(engine, size, begin, self._asked, self._carried)

    async def write(
        self,
        work: Callable[[Connection], Awaitable[T]],
        *,
        about: Collection[Lock],
        then: Callable[[], None] = lambda: None,
    ) -> T:
        """The result of the work, committed; done anew when another writer was faster, so that it sees what that did.

        `about`: the locks that it is known to need. Anything else that it reads in order to write is locked by the
        functions of the store, which may begin the work again. `then` is called after the commit. When the caller is
        cancelled the work still goes on to its end, so that no connection is left with half a transaction. Raises what
        the work raises, Unreachable (DiskFault where the disk is at fault), and the database's own error if it lost
        every race.
        """
        task = asyncio.create_task(self._attempts(work, frozenset(about), then))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _attempts(
        self, work: Callable[[Connection], Awaitable[T]], about: frozenset[Lock], then: Callable[[], None]
    ) -> T:
        async def locked(connection: Connection) -> T:
            await locks.begin(connection, about, marked=True)
            return await work(connection)

        lost = False
        for number in range(_TRIES):
            # The first attempts run side by side; those that lost a race queue, so that a row that everybody wants
            # is written by one after the other. A writer that only waits for a lock
            # keeps nobody else waiting.
            async with self._queue if lost else nullcontext():
                try:
                    result = await self._run(self._writer, "write", locked)
                except locks.Needed as needed:
                    # A writer that finds others in the way again and again is let through alone.
                    about = needed.locks if number < _PATIENT_TRIES else frozenset({locks.EVERYTHING})
                except DBAPIError as error:
                    if number == _TRIES - 1 or not _lost_race(error):
                        raise
                    lost = True
                else:
                    then()
                    return result
        raise AssertionError("the last attempt returns or raises")

    async def read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """The result of queries that all see the same state of the database."""
        return await self._run(self._reader, "read", work)

    async def ask(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """The result of one query. On a server it needs no transaction: two questions to it less than `read`."""
        return await self._run(self._asker, "read", work)

    async def _run(
        self, engine: Threads | Server, kind: str, work: Callable[[Connection], Awaitable[T]]
    ) -> T:
        with self._watched(kind):
            return await engine.run(work)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """One attempt to write, undone where the block raises, for what nobody else can be doing meanwhile; else
        `write` is the way. Never nest two.
        """
        async with self._block(self._writer, "write") as connection:
            await locks.begin(connection, {locks.EVERYTHING}, marked=False)
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """The same as a block, which is slower: for what looks at much. Do not open one inside a transaction."""
        async with self._block(self._reader, "read") as connection:
            yield connection

    @asynccontextmanager
    async def _block(self, engine: Threads | Server, kind: str) -> AsyncIterator[Connection]:
        with self._watched(kind):
            async with engine.block() as connection:
                yield connection

    @contextmanager
    def _watched(self, kind: str) -> Iterator[None]:
        """Times it, and tells the operator of the disk: where it fails, and when it works. Raises DiskFault."""
        begun = perf_counter()
        try:
            yield
        except (DBAPIError, sqlite3.Error) as error:
            if not _of_the_disk(error):
                raise
            self._tell_of_disk(error)
            raise DiskFault from error
        finally:
            self._timed(kind, perf_counter() - begun)
        self._has_written |= kind == "write"
        if self._disk_told is not None and kind == "write" and monotonic() - self._disk_told > _QUIET_SECONDS:
            self._disk_told = None
            log.info("disk.works", file=None if self.file is None else str(self.file))

    def _tell_of_disk(self, error: Exception) -> None:
        # Before the first write whoever opens it says why that cannot be.
        just_told = self._disk_told is not None and monotonic() - self._disk_told < _QUIET_SECONDS
        if just_told or not self._has_written:
            return
        self._disk_told = monotonic()
        free = None if self.file is None else f"{shutil.disk_usage(self.file.parent).free / 1e9:.2f} GB"
        log.error(
            "disk.fails",
            file=None if self.file is None else str(self.file),
            free=free,
            reason=str(getattr(error, "orig", error)),
            remedy="Make room on this disk, or look at it; the bot goes on by itself. Nothing is stored until then.",
        )

    async def tidy(self) -> None:
        """Takes deleted data out of the log beside SQLite's file too, as far as nobody is reading it."""
        if self.file is not None:
            await self._outside("PRAGMA wal_checkpoint(TRUNCATE)")

    async def optimize(self) -> None:
        """Has SQLite look again at how its rows are spread, where that has changed much: it chooses indexes by it."""
        await self._outside(_OPTIMIZE)

    async def _outside(self, statement: str) -> None:
        if isinstance(self._writer, Threads):
            with self._watched("write"):
                await self._writer.outside(lambda driver: driver.execute(statement).close())

    async def forget_copies(self, before: datetime) -> None:
        """Deletes the copies that the bot has put beside SQLite's file before then. Raises OSError."""
        if self.file is not None:
            await asyncio.to_thread(files.forget_copies, self.file, before)

    async def migrate(self, now: datetime) -> Path | None:
        """Bring the schema up to date in one transaction; the path of the copy made before, if one was needed.

        Raises UnknownDatabase, MigrationFailed, and what `files.claim` and `files.see_whole` raise, unless the look
        lasts; `stay_whole` raises it then. A migration that fails leaves schema and version as they were, and the copy,
        which the next one uses again.
        """
        if self.file is not None:
            await asyncio.to_thread(files.claim, self.file)
            await self._look(self.file)
        if await self.current():
            return None
        found = await self.revision()
        copy: Path | None = None
        if found is not None and self.file is not None:
            # What a process that was killed left in the log comes into the file, or is known to be nothing.
            await self.tidy()
            copy = await asyncio.to_thread(files.copy_aside, self.file, found, now)

        def upgrade(connection: sa.Connection) -> None:
            # Alembic takes ten megabytes, and most starts migrate nothing.
            from alembic import command
            from alembic.config import Config

            config = Config()
            config.set_main_option("script_location", str(self._migrations).replace("%", "%%"))
            if not self.sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

        for number in range(_TRIES):
            try:
                async with self.transaction() as connection:
                    await connection.run_sync(upgrade)
                break
            except Exception as error:
                # Another process that migrates holds the file for longer than one attempt waits.
                lost = isinstance(error, DBAPIError) and _lost_race(error)
                if number < _TRIES - 1 and lost:
                    continue
                if lost or _of_the_host(error):
                    raise
                raise MigrationFailed(found, copy, str(getattr(error, "orig", error))) from error
        return copy

    async def _look(self, file: Path) -> None:
        """Begins to look at every page of the file, and waits a moment for the end. Raises as `files.see_whole`."""
        loop = asyncio.get_running_loop()
        self._looking = done = loop.create_future()
        done.add_done_callback(lambda _: done.cancelled() or done.exception())

        def tell(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        def look() -> None:
            error: Exception | None = None
            try:
                files.see_whole(file)
            except Exception as found:
                error = found
            # A process that ends does not wait for it.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, error)

        thread = Thread(target=look, name="look at the file", daemon=True)
        thread.start()
        finished, _ = await asyncio.wait({done}, timeout=_LOOKING_SECONDS)
        if finished:
            done.result()
        elif sys.platform == "linux" and thread.native_id is not None:
            # There it is that of the thread alone.
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, thread.native_id, _LOW_PRIORITY)

    async def stay_whole(self) -> None:
        """Lasts for ever, unless a look that goes on beside the work finds damage. Raises DamagedFile."""
        if self._looking is not None and self.file is not None:
            try:
                await asyncio.shield(self._looking)
            except OSError as error:
                raise files.DamagedFile(self.file, error.strerror or str(error)) from error
        await asyncio.get_running_loop().create_future()

    async def see_known_rows(self, features: Collection[str]) -> None:
        """Raises UnknownRows where a feature that is not among these has rows."""
        async with self.reading() as connection:
            for table in metadata.sorted_tables:
                feature = table.info["feature"]
                if feature not in features and await connection.scalar(
                    sa.select(sa.exists().select_from(table))
                ):
                    raise UnknownRows(feature)

    async def current(self) -> bool:
        """Is the schema the one of this version of the bot. Raises UnknownDatabase."""
        found = await self.revision()
        return found is not None and see_known(found, self._migrations)

    async def revision(self) -> str | None:
        """The version of the schema; None for an empty database. Raises DamagedFile where a file has lost it."""
        async with self.reading() as connection:
            found = await connection.run_sync(_revision)
            lost = found is None and await connection.run_sync(lambda it: sa.inspect(it).has_table("matches"))
        if lost and self.file is not None:
            raise files.DamagedFile(self.file, files.NO_VERSION)
        return found

    async def close(self) -> None:
        """Closes once the writes under way have ended; those that wait for another process are given up."""
        if self._writing:
            await asyncio.wait(self._writing, timeout=_CLOSING_SECONDS)
        for engine in {self._writer, self._reader}:
            await engine.close()


def see_known(revision: str, migrations: Path = MIGRATIONS) -> bool:
    """Whether it is the version of this bot, and no earlier one. Raises UnknownDatabase."""
    # The files are numbered; Alembic, which takes ten megabytes, need not be asked.
    known = sorted(int(path.stem[1:5]) for path in (migrations / "versions").glob("v[0-9]*.py"))
    if revision not in map(str, known):
        later = revision.isdecimal() and not revision.startswith("0")
        raise (NewerDatabase if later else UnreleasedDatabase)(revision)
    return revision == str(known[-1])


def _set(cursor: sqlite3.Cursor, pragma: str) -> None:
    """Sets one, waiting as long as for any other statement. Raises sqlite3.OperationalError."""
    # SQLite never waits while two connections turn a new file's journal into a write-ahead log: both hold what the
    # other wants, so both are refused at once (https://sqlite.org/c3ref/busy_handler.html).
    given_up = monotonic() + _BUSY_SECONDS
    while True:
        try:
            cursor.execute(f"PRAGMA {pragma}")
        except sqlite3.OperationalError as error:
            if not _busy(error) or monotonic() >= given_up:
                raise
            sleep(_PRAGMA_PAUSE)
        else:
            return


def _busy(error: BaseException | None) -> bool:
    return getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY")


def _lost_race(error: DBAPIError) -> bool:
    """Was another writer faster, so that the same work may succeed when it is done anew."""
    # SQLite has one writer: what breaks a rule of its schema breaks it again.
    return _busy(error.orig) or getattr(error.orig, "sqlstate", None) in _LOST_RACES


def _of_the_host(error: Exception) -> bool:
    """Is the disk, its file or the server at fault, and not the statement."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or state[:2] in {"08", "53", "57", "58"}
    return isinstance(error, (OSError, MemoryError, Unreachable))


def _of_the_disk(error: Exception) -> bool:
    """Is it full, broken or not to be written on."""
    cause = getattr(error, "orig", error)
    name = getattr(cause, "sqlite_errorname", "")
    return name.startswith(_DISK) or getattr(cause, "sqlstate", None) in _SERVERS_DISK


def parsed_url(url: str) -> sa.URL:
    """The parts of a URL. Raises sqlalchemy.exc.ArgumentError for a text that is no address of a database."""
    try:
        return sa.make_url(url)
    except (ValueError, sa.exc.ArgumentError):
        # SQLAlchemy takes a port to be a number.
        raise _unreadable() from None


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, behind any link, where its log lies; else None. Raises as `parsed_url`."""
    parsed = parsed_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database == ":memory:":
        return None
    try:
        return Path(os.path.realpath(parsed.database))
    except ValueError:
        # No system takes such a name of a file, with a NUL in it for example.
        raise _unreadable() from None


def _unreadable() -> sa.exc.ArgumentError:
    """The refusal of an address, which may hold a password and is not repeated."""
    return sa.exc.ArgumentError("its address cannot be read")


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return revision or None
