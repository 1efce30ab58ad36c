"""SQLite's transactions, each whole in the thread of a connection of aiosqlite.

SQLite answers in microseconds, but every word to another thread and back costs a hundred of them. So a transaction that
is given as a function goes there once: its statements are answered on the spot and its coroutine never waits. One that
is given as a block goes back and forth.
"""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar, cast

import aiosqlite
import sqlalchemy as sa

from bot.store.connection import AsyncConnection

T = TypeVar("T")

_CLOSING_SECONDS = 1.5
"""Longer than SQLite waits for another process."""

Here = Callable[[Callable[[], Any]], Awaitable[Any]]
"""How a function of the connection is called: on the spot, or in another thread."""


class _Thread(aiosqlite.Connection):
    """A connection of aiosqlite, whose thread answers whole functions and not a statement each time."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=1)
        self._thread.daemon = True  # a process that ends does not wait for a database that is not closed

    def call(self, function: Callable[[], Any]) -> asyncio.Future[Any]:
        """Calls the function there, to its end, whoever gives up waiting. Raises ValueError after the end."""
        if not self._running or self._connection is None:
            raise ValueError("the connection is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(contextvars.copy_context().run, function)))
        return done


class Threads:
    """The connections of an engine, `size` of them, each in its thread.

    The engine's pool must keep a connection for each thread. `begin` begins a transaction; `asked` is called for each
    statement inside one. Both are said here and not by events of the engine, which cost as much as small statements.
    """

    def __init__(self, engine: sa.Engine, size: int, begin: str, asked: Callable[[], None]) -> None:
        self.sync_engine = engine
        self._begin_statement = begin
        self._asked = asked
        self._free = asyncio.Semaphore(size)
        self._threads: list[_Thread] = []
        self._idle: list[_Thread] = []

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """The result of the work, committed. It may wait for nothing but its connection.

        It goes on to its end in its thread, whoever gives up waiting.
        """
        return cast("T", await self._whole(partial(self._transact, work)))

    async def outside(self, work: Callable[[Any], None]) -> None:
        """Do something with the driver's own connection, outside of any transaction."""

        def do() -> None:
            connection = self.sync_engine.raw_connection()
            try:
                work(connection.driver_connection)
            finally:
                connection.close()

        await self._whole(do)

    @asynccontextmanager
    async def block(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends, and undone when it raises."""
        thread = await self._taken()
        opened = last = thread.call(self._begin)
        last.add_done_callback(_seen)

        async def there(function: Callable[[], Any]) -> Any:
            nonlocal last
            last = thread.call(function)
            last.add_done_callback(_seen)
            return await asyncio.shield(last)

        async def end(commit: bool) -> None:
            # Whoever gave up waiting for a statement has left it running.
            await asyncio.wait({opened, last})
            if not opened.cancelled() and opened.exception() is None:
                await thread.call(partial(_end, opened.result(), commit))

        good = False
        try:
            connection = await asyncio.shield(opened)
            yield self._like_async(connection, there)
            good = True
        finally:
            ending = asyncio.ensure_future(end(good))
            ending.add_done_callback(lambda _: self._given_back(thread))
            await asyncio.shield(ending)

    async def close(self) -> None:
        """Closes each connection once what runs there has ended; that is waited for as long as one attempt takes."""
        ended = [ending for thread in self._threads if (ending := thread.stop()) is not None]
        if ended:
            _, busy = await asyncio.wait(ended, timeout=_CLOSING_SECONDS)
            if busy:
                return
        # A connection that failed in the middle of a statement was replaced by the pool, which alone knows the new one.
        self.sync_engine.dispose()

    async def _whole(self, function: Callable[[], Any]) -> Any:
        thread = await self._taken()
        done = thread.call(function)
        done.add_done_callback(lambda _: self._given_back(thread))
        return await asyncio.shield(done)

    async def _taken(self) -> _Thread:
        await self._free.acquire()
        if self._idle:
            return self._idle.pop()
        try:
            thread = await _Thread(self._connect)
        except BaseException:
            self._free.release()
            raise
        self._threads.append(cast("_Thread", thread))
        return cast("_Thread", thread)

    def _given_back(self, thread: _Thread) -> None:
        self._idle.append(thread)
        self._free.release()

    def _connect(self) -> sqlite3.Connection:
        # The pool keeps it for the thread that asks.
        connection = self.sync_engine.raw_connection()
        driver = connection.driver_connection
        connection.close()
        return cast("sqlite3.Connection", driver)

    def _transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        with self.sync_engine.begin() as connection:
            connection.exec_driver_sql(self._begin_statement)
            return _finished(work(self._like_async(connection, _on_the_spot)))

    def _begin(self) -> sa.Connection:
        connection = self.sync_engine.connect()
        try:
            connection.begin()
            connection.exec_driver_sql(self._begin_statement)
        except BaseException:
            connection.close()
            raise
        return connection

    def _like_async(self, connection: sa.Connection, here: Here) -> AsyncConnection:
        return cast("AsyncConnection", _Statements(connection, here, self._asked))


class _Statements:
    """What the functions of the store ask of an AsyncConnection, and nothing else."""

    def __init__(self, connection: sa.Connection, here: Here, asked: Callable[[], None]) -> None:
        self._connection = connection
        self._here = here
        self._asked = asked
        self.dialect = connection.dialect

    async def execute(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self._asked()
        return await self._here(lambda: self._connection.execute(statement, parameters))

    async def scalar(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self._asked()
        return await self._here(lambda: self._connection.scalar(statement, parameters))

    async def scalars(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self._asked()
        return await self._here(lambda: self._connection.scalars(statement, parameters))

    async def exec_driver_sql(self, statement: str, parameters: Any = None) -> Any:
        self._asked()
        return await self._here(lambda: self._connection.exec_driver_sql(statement, parameters))

    async def run_sync(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return await self._here(lambda: function(self._connection, *arguments))


async def _on_the_spot(function: Callable[[], Any]) -> Any:
    return function()


def _finished(work: Awaitable[T]) -> T:
    """The result of what never waits."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as done:
        return cast("T", done.value)
    steps.close()
    raise RuntimeError("a transaction may wait for nothing but its connection")


def _end(connection: sa.Connection, commit: bool) -> None:
    transaction = connection.get_transaction()
    try:
        if transaction is not None:
            (transaction.commit if commit else transaction.rollback)()
    finally:
        connection.close()


def _seen(done: asyncio.Future[Any]) -> None:
    """Whatever it raised has been looked at, also where nobody waits for it any more."""
    if not done.cancelled():
        done.exception()
