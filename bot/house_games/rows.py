"""The house games of servers: what each of them is called there."""

import sqlalchemy as sa

from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import house_games

_GAME = house_games.c


async def of_server(connection: AsyncConnection, guild_id: int) -> dict[str, str]:
    """The names by their keys, in the order of names."""
    await locks.take(connection, locks.server(guild_id))
    found = await connection.execute(
        sa.select(_GAME.key, _GAME.name).where(_GAME.guild_id == guild_id).order_by(_GAME.name, _GAME.key)
    )
    return {row.key: row.name for row in found}


async def put(connection: AsyncConnection, guild_id: int, key: str, name: str) -> None:
    """Store a house game, or its new name."""
    await locks.take(connection, locks.server(guild_id))
    renamed = await connection.execute(
        sa.update(house_games).where(_GAME.guild_id == guild_id, _GAME.key == key).values(name=name)
    )
    if not renamed.rowcount:
        await connection.execute(sa.insert(house_games).values(guild_id=guild_id, key=key, name=name))


async def drop(connection: AsyncConnection, guild_id: int, key: str) -> None:
    """The server has it no longer."""
    await locks.take(connection, locks.server(guild_id))
    await connection.execute(sa.delete(house_games).where(_GAME.guild_id == guild_id, _GAME.key == key))
