"""Players and servers in the database: what they chose, and the name a player was last seen with."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.preferences import PlayerSettings, ServerSettings
from bot.store.tables import players, servers

NAME_LENGTH = 100


async def settings(connection: AsyncConnection, user: int) -> PlayerSettings:
    stored = await connection.scalar(sa.select(players.c.settings).where(players.c.user_id == user))
    return PlayerSettings.load(stored or {})


async def save_settings(connection: AsyncConnection, user: int, chosen: PlayerSettings) -> None:
    await _put(connection, players, players.c.user_id, user, {"settings": chosen.dump()}, {})


async def see(connection: AsyncConnection, user: int, name: str) -> None:
    """Remember the name."""
    await _put(connection, players, players.c.user_id, user, {"name": name[:NAME_LENGTH]}, {"settings": {}})


async def names(connection: AsyncConnection, users: Iterable[int]) -> dict[int, str]:
    """The names that are known."""
    found = await connection.execute(
        sa.select(players.c.user_id, players.c.name).where(players.c.user_id.in_(tuple(users)))
    )
    return {user: name for user, name in found if name is not None}


async def server(connection: AsyncConnection, guild_id: int | None) -> ServerSettings:
    stored = await connection.scalar(sa.select(servers.c.settings).where(servers.c.guild_id == guild_id))
    return ServerSettings.load(stored or {})


async def save_server(connection: AsyncConnection, guild_id: int, chosen: ServerSettings) -> None:
    await _put(connection, servers, servers.c.guild_id, guild_id, {"settings": chosen.dump()}, {})


async def _put(
    connection: AsyncConnection,
    table: sa.Table,
    key: sa.Column[int],
    value: int,
    changes: dict[str, object],
    otherwise: dict[str, object],
) -> None:
    """Change the row or make it, in one statement; `otherwise` are the values of a new row."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    await connection.execute(
        dialect.insert(table)
        .values({key.name: value, **otherwise, **changes})
        .on_conflict_do_update(index_elements=[key.name], set_=changes)
    )
