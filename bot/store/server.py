"""PostgreSQL's transactions: while the server is away for a moment they wait, and none of them is done twice.

A connection that breaks before the commit has changed nothing, so the work is begun again. Where one breaks in the
commit nobody knows whether it stands, until the server is asked for the mark that the transaction has left. Its number
alone does not tell: a server that fell before it wrote anything of a transaction gives the number to another one
(https://www.postgresql.org/docs/current/functions-info.html, `pg_xact_status`).
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, Final, TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.core.errors import Unreachable
from bot.store import locks
from bot.store.connection import AsyncConnection, AsyncEngine

T = TypeVar("T")

_PATIENCE: Final = 2.0
"""Seconds for which a server that is away is asked again: Discord waits three for an answer."""
_PAUSE: Final = 0.1
# Connections that break, or are refused: admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections.
_AWAY: Final = frozenset({"57P01", "57P02", "57P03", "53300"})

# A number that a fallen server has not given away again yet is none that it would tell of.
_GOES_ON = sa.text(
    "SELECT CASE WHEN :number < txid_current() THEN txid_status(:number) = 'in progress' ELSE false END"
)
_STANDS = sa.text("SELECT EXISTS (SELECT FROM commits WHERE connection = :connection AND number = :number)")


@dataclass(slots=True)
class _Attempt:
    """One transaction. `mark`: its trace, where it writes; `ended`: nothing is left but to commit."""

    mark: locks.Mark | None = None
    ended: bool = False
    result: Any = None


class Server:
    """The connections of an engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sync_engine = engine.sync_engine

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """The result of the work, committed once; the work may be begun anew. Raises Unreachable."""
        until = monotonic() + _PATIENCE
        while True:
            attempt = _Attempt()
            try:
                await self._once(work, attempt)
                return cast("T", attempt.result)
            except Exception as error:
                if not _is_away(error):
                    raise
                reason = error
            if attempt.ended and await self._stands(attempt, until, reason):
                return cast("T", attempt.result)
            await _pause(until, reason)

    @asynccontextmanager
    async def block(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed when the block ends, and undone when it raises. Raises Unreachable."""
        until = monotonic() + _PATIENCE
        while True:
            try:
                connection = await self._opened()
                break
            except Exception as error:
                if not _is_away(error):
                    raise
                reason = error
            await _pause(until, reason)
        info = connection.info
        try:
            yield connection
            await connection.commit()
        except Exception as error:
            if _is_away(error):
                raise Unreachable from error
            raise
        finally:
            locks.end(info)
            await connection.close()

    async def close(self) -> None:
        await self.engine.dispose()

    async def _opened(self) -> AsyncConnection:
        """A connection that has been heard of since the server may have gone away."""
        connection = await self.engine.connect()
        try:
            await connection.execute(sa.select(1))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _once(self, work: Callable[[AsyncConnection], Awaitable[Any]], attempt: _Attempt) -> None:
        async with self.engine.begin() as connection:
            # A connection that has broken tells nothing more.
            info = connection.info
            try:
                attempt.result = await work(connection)
            finally:
                attempt.mark = locks.end(info)
            attempt.ended = True

    async def _stands(self, attempt: _Attempt, until: float, reason: Exception) -> bool:
        """Was the transaction committed whose end nobody has heard of?"""
        while attempt.mark is not None:
            try:
                async with self.engine.connect() as connection:
                    if not await connection.scalar(_GOES_ON, {"number": attempt.mark.number}):
                        # The next statement sees all that had ended before it.
                        return bool(await connection.scalar(_STANDS, asdict(attempt.mark)))
            except Exception as error:
                if not _is_away(error):
                    raise
            await _pause(until, reason)
        return False


async def _pause(until: float, reason: Exception) -> None:
    if monotonic() >= until:
        raise Unreachable from reason
    await asyncio.sleep(_PAUSE)


def _is_away(error: BaseException) -> bool:
    """Has the connection broken, or was there none."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        error = error.orig or error
    state = str(getattr(error, "sqlstate", None) or "")
    return isinstance(error, OSError) or state.startswith("08") or state in _AWAY
