"""One bot to a shard, and to a file: two would answer everything twice, each with pauses of its own.

The process of a shard sits on an advisory lock of the PostgreSQL database, held by a connection of its own, so that a
process that was killed sits nowhere. On it a process hears besides of people whom another one has changed. A process
that serves all shards sits on the one shard of one. Of a file the lock is the system's, on the file itself, so that
every path leads to the same one. Programs that read, copy or check it do not ask for it.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.pool import NullPool

from bot.store import files
from bot.store.connection import AsyncConnection, AsyncEngine, server_engine

# The first of the two numbers of each lock: any that no other program uses in the same database.
_KEY: Final = 0x44616D6B
# The second says how many shards there are, and which of them it is.
_MOST: Final = 1 << 15
_LOOK: Final = 5.0
"""Seconds between two looks whether the seats are still held, and between two attempts to take them again."""
_ATTEMPTS: Final = 3
_PAUSE: Final = 1.0
"""Seconds between two attempts at the start: a process that was killed this very moment may still sit there."""
_PATIENCE: Final = 10.0
"""Seconds that one look may take: a server that was cut off from the network says nothing at all."""

PEOPLE: Final = "damka_people"
"""Where processes hear the numbers of people whose name or settings have changed."""

log = structlog.get_logger(__name__)

_TAKE = sa.select(
    sa.func.pg_try_advisory_lock(sa.literal(_KEY, sa.Integer), sa.bindparam("seat", type_=sa.Integer))
)
_TAKEN = sa.text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = :key "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).bindparams(key=_KEY)


class SeatTaken(Exception):
    """Another bot serves that shard of so many from this database."""

    def __init__(self, shard: int, count: int) -> None:
        self.shard = shard
        self.count = count
        super().__init__(f"{shard} of {count}")


class Seats:
    """The seats of one process, taken when it was made by `seated`."""

    def __init__(self, engine: AsyncEngine, count: int, ids: Collection[int]) -> None:
        self._engine = engine
        self._count = count
        self._ids = ids
        self._connection: AsyncConnection | None = None
        self._changed: Callable[[int], None] = lambda _user: None
        self._listen: Callable[[bool], None] = lambda _hearing: None

    async def take(self) -> None:
        """Raises SeatTaken, and the database's own errors."""
        await self.leave()
        self._connection = connection = await self._engine.connect()
        for shard in sorted(self._ids):
            if not await connection.scalar(_TAKE, {"seat": self._count * _MOST + shard}):
                raise SeatTaken(shard, self._count)
        # A process that divides the servers otherwise would serve some of the same. First sit, then look: of two that
        # begin at once one at least sees the other.
        for seat in await connection.scalars(_TAKEN):
            shard, count = seat % _MOST, seat // _MOST
            if count != self._count:
                raise SeatTaken(shard, count)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(PEOPLE, lambda *told: self._changed(int(told[-1])))
        driver.add_termination_listener(lambda _: self._listen(False))
        self._listen(True)

    async def keep(self, changed: Callable[[int], None], listen: Callable[[bool], None]) -> None:
        """Holds the seats for ever, also where the server forgets them. Calls these with each person whom a process
        has changed, and whether all such people are heard of. Raises SeatTaken if another bot was faster.
        """
        self._changed, self._listen = changed, listen
        listen(self._connection is not None)
        while True:
            await asyncio.sleep(_LOOK)
            try:
                async with asyncio.timeout(_PATIENCE):
                    if self._connection is None:
                        await self.take()
                        log.info("seats.retaken")
                    else:
                        await self._connection.execute(sa.select(1))
            except SeatTaken:
                raise
            except Exception as error:
                # The server has gone away, or does not answer, whatever the driver calls it.
                log.warning("seats.lost", error=repr(error))
                await self.leave()

    async def leave(self) -> None:
        connection, self._connection = self._connection, None
        self._listen(False)
        if connection is not None:
            # A proper end would wait for a server that may not answer.
            await connection.invalidate()
            await connection.close()


@asynccontextmanager
async def seated(url: str, count: int, ids: Collection[int]) -> AsyncIterator[Seats | None]:
    """The seats on these of so many shards; None for a file. Raises SeatTaken, and the database's own errors."""
    if sa.make_url(url).get_backend_name() == "sqlite":
        yield None
        return
    engine = server_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    seats = Seats(engine, count, ids)
    try:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                await seats.take()
                break
            except SeatTaken:
                if attempt == _ATTEMPTS:
                    raise
                await asyncio.sleep(_PAUSE)
        yield seats
    finally:
        await seats.leave()
        await engine.dispose()


@contextmanager
def sole(path: Path | None) -> Iterator[None]:
    """No other process runs the bot on this file while the block lasts; None is a database that is no file. Raises
    AlreadyRunning, and what `files.claim` raises. Where the system has no such locks nobody is refused.
    """
    if path is None:
        yield
        return
    files.claim(path)
    with files.locked(path, os.O_RDWR | os.O_CREAT):
        yield


@contextmanager
def replacing(path: Path) -> Iterator[None]:
    """No bot runs on this file, which may be missing, and nobody else replaces it. Raises FileInUse, OSError."""
    with ExitStack() as stack:
        # The file is renamed meanwhile: two who replace it meet at its folder.
        for each in (path.parent, path):
            if each.exists():
                try:
                    stack.enter_context(files.locked(each, os.O_RDONLY))
                except files.AlreadyRunning:
                    raise files.FileInUse(path) from None
        yield
