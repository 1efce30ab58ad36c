"""SQLite's transactions, each whole in the thread of a connection of aiosqlite.

SQLite answers in microseconds, but every word to another thread and back costs a hundred of them. So a transaction that
is given as a function goes there once: its statements are answered on the spot and its coroutine never waits. One that
is given as a block goes back and forth.

To begin and to commit costs more than most statements, and a commit waits for the disk. So functions that wait for the
only writer share a transaction, and none is told of success before it is committed. One that fails is undone alone,
back to a savepoint. Where the transaction itself fails all is undone, and each is done in a transaction of its own.
"""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from threading import Thread, local
from time import monotonic
from typing import Any, TypeVar, cast
from weakref import ref

import aiosqlite
import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.prepared import Preparing

T = TypeVar("T")

_CLOSING_SECONDS = 1.5  # longer than SQLite waits for another process
_SHARING_SECONDS = 0.005
"""After so long a transaction takes in nobody else: those who came before wait for its end."""

Work = Callable[[AsyncConnection], Awaitable[T]]
Here = Callable[[Callable[[], Any]], Awaitable[Any]]
"""How a function of the connection is called: on the spot, or in another thread."""


class _Thread(aiosqlite.Connection):
    """A connection of aiosqlite, whose thread answers whole functions and not a statement each time.

    Its public calls take one statement each and wait for it, so this uses its queue, by a private name. So it does the
    thread: only there can be said that nobody waits for it. `tests/test_private_names.py` has both.
    """

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=1)
        self.stopped = False
        self.ending: asyncio.Future[Any] | None = None
        # A process that ends does not wait for a database that is not closed.
        self._thread = Thread(target=_answered, args=(self._thread.run, ref(self)), daemon=True)

    def call(self, function: Callable[[], Any]) -> asyncio.Future[Any]:
        """Calls the function there, to its end, whoever gives up waiting. Raises ValueError after the end."""
        if self.stopped:
            raise ValueError("the connection is closed")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, partial(contextvars.copy_context().run, function)))
        return done

    def stop(self) -> asyncio.Future[Any] | None:
        self.stopped = True
        self.ending = super().stop()
        return self.ending


def _answered(answer: Callable[[], None], of: ref[_Thread]) -> None:
    """Answers until the connection is stopped, or the event loop has ended and nobody is there to be told."""
    try:
        answer()
    except RuntimeError:
        if (thread := of()) is not None and thread._connection is not None:
            thread._connection.close()
            thread._connection = None


@dataclass(frozen=True, slots=True, eq=False)
class _Turn:
    """A function that waits for its transaction, and who waits for it."""

    work: Work[Any]
    context: contextvars.Context
    done: asyncio.Future[Any]

    def run(self, connection: AsyncConnection) -> _Outcome:
        """Calls it, on the spot. Raises what it raises."""
        return _Outcome(self, self.context.run(lambda: _finished(self.work(connection))))


@dataclass(frozen=True, slots=True)
class _Outcome:
    """The fate of a piece of work."""

    turn: _Turn
    result: Any = None
    error: BaseException | None = None

    def tell(self) -> None:
        if self.turn.done.done():
            # Its caller has given up waiting.
            return
        if self.error is None:
            self.turn.done.set_result(self.result)
        else:
            self.turn.done.set_exception(self.error)


class Threads:
    """The connections of an engine, `size` of them, each in its thread.

    The engine's pool must keep a connection for each thread. `begin` begins a transaction; `asked` is told at the
    end of one how many statements it had. Both are said here and not by events of the engine, which cost as much as
    small statements. Where there is only one connection, transactions that wait for it become one.
    """

    def __init__(
        self, engine: sa.Engine, size: int, begin: str, asked: Callable[[int], None], info: Mapping[str, Any]
    ) -> None:
        self.sync_engine = engine
        self._begin_statement = begin
        self._asked = asked
        self._info = info
        self._sharing = _SHARING_SECONDS if size == 1 else 0.0
        self._waiting: deque[_Turn] = deque()
        self._here = local()
        self._preparing = Preparing()
        self._free = asyncio.Semaphore(size)
        self._threads: list[_Thread] = []
        self._idle: list[_Thread] = []

    async def run(self, work: Work[T]) -> T:
        """The result of the work, committed. It may wait for nothing but its connection, and may be begun anew.

        Once begun it goes on to its end in its thread, whoever gives up waiting.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_seen)
        turn = _Turn(work, contextvars.copy_context(), done)
        self._waiting.append(turn)
        try:
            thread = await self._taken()
            if self._waiting:
                self._called(thread, self._together).add_done_callback(_tell)
            else:
                # The thread before has taken it along.
                self._given_back(thread)
        except BaseException:
            with suppress(ValueError):
                self._waiting.remove(turn)
            raise
        return await done

    async def outside(self, work: Callable[[Any], None]) -> None:
        """Do something with the driver's own connection, outside of any transaction."""
        thread = await self._taken()
        await asyncio.shield(self._called(thread, lambda: work(self._driver())))

    @asynccontextmanager
    async def block(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends, and undone when it raises."""
        thread = await self._taken()
        last: asyncio.Future[Any]

        async def there(function: Callable[[], Any]) -> Any:
            nonlocal last
            last = thread.call(function)
            last.add_done_callback(_seen)
            return await asyncio.shield(last)

        opened = last = thread.call(partial(self._begin, there))
        last.add_done_callback(_seen)

        async def end(commit: bool) -> None:
            # A caller who gave up waiting for a statement has left it running.
            await asyncio.wait({opened, last})
            if not opened.cancelled() and opened.exception() is None:
                await thread.call(partial(self._end, opened.result(), commit))

        good = False
        try:
            yield cast("AsyncConnection", await asyncio.shield(opened))
            good = True
        finally:
            ending = asyncio.ensure_future(end(good))
            ending.add_done_callback(lambda _: self._given_back(thread))
            await asyncio.shield(ending)

    async def close(self) -> None:
        """Closes each connection once what runs there has ended; that is waited for as long as one attempt takes."""
        for thread in self._threads:
            with suppress(ValueError):
                thread.call(self._let_go).add_done_callback(_seen)
        ended = [ending for thread in self._threads if (ending := thread.stop()) is not None]
        if ended:
            _, busy = await asyncio.wait(ended, timeout=_CLOSING_SECONDS)
            if busy:
                return
        # A connection that failed in the middle of a statement was replaced by the pool, which alone knows the new one.
        self.sync_engine.dispose()

    async def _taken(self) -> _Thread:
        await self._free.acquire()
        if self._idle:
            return self._idle.pop()
        thread = _Thread(self._driver)
        try:
            await thread
        except BaseException as error:
            self._free.release()
            # Its thread has yet to say that it ends, while there is somebody to say it to.
            if thread.ending is not None and isinstance(error, Exception):
                await asyncio.wait([thread.ending], timeout=_CLOSING_SECONDS)
            raise
        self._threads.append(thread)
        return thread

    def _given_back(self, thread: _Thread) -> None:
        self._idle.append(thread)
        self._free.release()

    def _called(self, thread: _Thread, function: Callable[[], T]) -> asyncio.Future[T]:
        """Calls it there and gives the thread back afterwards."""
        try:
            done = thread.call(function)
        except BaseException:
            self._given_back(thread)
            raise
        done.add_done_callback(lambda _: self._given_back(thread))
        return done

    # The rest is called in the threads.

    def _opened(self) -> sa.Connection:
        """The connection of this thread. It keeps it, for to fetch it anew costs as much as some statements."""
        kept = cast("sa.Connection | None", getattr(self._here, "connection", None))
        if kept is None:
            kept = self._here.connection = self.sync_engine.connect()
        return kept

    def _let_go(self) -> None:
        """The next one gets a connection that nobody has used for anything that failed."""
        kept = cast("sa.Connection | None", getattr(self._here, "connection", None))
        self._here.connection = None
        if kept is not None:
            kept.close()

    def _driver(self) -> Any:
        return self._opened().connection.driver_connection

    def _together(self) -> list[_Outcome]:
        """Does the waiting work, in one transaction as far as possible."""
        first = self._next()
        if first is None:
            return []
        turns, until = [first], monotonic() + self._sharing
        try:
            with self._transaction() as connection:
                outcomes = [first.run(connection)]
                while monotonic() < until and (turn := self._next()) is not None:
                    turns.append(turn)
                    outcomes.append(self._apart(connection, turn))
        except BaseException as error:
            if len(turns) == 1:
                # The first needs no savepoint: nobody is with it yet.
                return [_Outcome(first, error=error)]
        else:
            return outcomes
        return [self._alone(turn) for turn in turns]

    def _apart(self, connection: AsyncConnection, turn: _Turn) -> _Outcome:
        """Does one of several, and undoes it alone where it fails. Raises where the transaction is gone with it."""
        driver = self._driver().execute
        driver("SAVEPOINT turn")
        try:
            outcome = turn.run(connection)
        except BaseException as error:
            driver("ROLLBACK TO turn")
            outcome = _Outcome(turn, error=error)
        driver("RELEASE turn")
        return outcome

    def _next(self) -> _Turn | None:
        # A caller who gives up takes its turn away, at any moment.
        try:
            return self._waiting.popleft()
        except IndexError:
            return None

    def _alone(self, turn: _Turn) -> _Outcome:
        try:
            with self._transaction() as connection:
                outcome = turn.run(connection)
        except BaseException as error:
            return _Outcome(turn, error=error)
        return outcome

    @contextmanager
    def _transaction(self) -> Iterator[AsyncConnection]:
        statements = self._begin(_on_the_spot)
        try:
            yield cast("AsyncConnection", statements)
        except BaseException:
            self._end(statements, commit=False)
            raise
        self._end(statements, commit=True)

    def _begin(self, here: Here) -> _Statements:
        connection = self._opened()
        try:
            connection.begin()
            connection.exec_driver_sql(self._begin_statement)
        except BaseException:
            self._let_go()
            raise
        return _Statements(connection, here, self._info, self._preparing)

    def _end(self, statements: _Statements, commit: bool) -> None:
        self._asked(statements.asked)
        transaction = statements._connection.get_transaction()
        try:
            if transaction is not None:
                # A transaction that cannot be committed is undone.
                with transaction:
                    if not commit:
                        transaction.rollback()
        except BaseException:
            self._let_go()
            raise


class _Statements:
    """The part of an AsyncConnection that the functions of the store use, and nothing else."""

    def __init__(
        self,
        connection: sa.Connection,
        here: Here,
        info: Mapping[str, Any],
        preparing: Preparing,
    ) -> None:
        self._connection = connection
        self._driver: Any = connection.connection.driver_connection
        self._here = here
        self.asked = 0
        self._preparing = preparing
        # Somebody who listens hears of every statement.
        listeners = connection.engine.dispatch
        self._heard = bool(listeners.before_cursor_execute) or bool(listeners.after_cursor_execute)
        self.dialect = connection.dialect
        self.info = dict(info)

    async def execute(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self.asked += 1
        return await self._here(lambda: self._result(statement, parameters))

    async def scalar(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self.asked += 1
        return await self._here(lambda: self._result(statement, parameters).scalar())

    async def scalars(self, statement: sa.Executable, parameters: Any = None) -> Any:
        self.asked += 1
        return await self._here(lambda: self._result(statement, parameters).scalars())

    def _result(self, statement: sa.Executable, parameters: Any) -> Any:
        if type(parameters) is list and len(parameters) == 1:
            (parameters,) = parameters
        if not self._heard and (known := self._preparing.of(statement, parameters, self.dialect)):
            return known(self._driver, parameters)
        return self._connection.execute(statement, parameters)

    async def exec_driver_sql(self, statement: str, parameters: Any = None) -> Any:
        self.asked += 1
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


def _tell(done: asyncio.Future[list[_Outcome]]) -> None:
    for outcome in done.result():
        outcome.tell()


def _seen(done: asyncio.Future[Any]) -> None:
    """Its error has been looked at, also where nobody waits for it any more."""
    if not done.cancelled():
        done.exception()
