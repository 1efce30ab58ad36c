"""The connection that the functions of the store get, whose servers it serves, and the way to a database server.

SQLAlchemy's asynchronous half brings its whole ORM, six megabytes that a bot with one SQLite file does without. So it
is imported here alone, and only for types or when there is a server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.shards import ALL, Shards

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
else:
    AsyncConnection = AsyncEngine = Any

__all__ = ["SHARDS", "AsyncConnection", "AsyncEngine", "server_engine", "shards_of"]

SHARDS: Final = "shards"
"""Under this name the connection carries the shards of the process."""


def shards_of(connection: AsyncConnection) -> Shards:
    """The shards with the servers whose business is that of the process with this connection."""
    found: Shards = connection.info.get(SHARDS, ALL)
    return found


def server_engine(url: Any, **options: Any) -> AsyncEngine:
    """The connections to a database server, as `create_async_engine` makes them; errors quote no values."""
    from sqlalchemy.ext.asyncio import create_async_engine

    return create_async_engine(url, hide_parameters=True, **options)
