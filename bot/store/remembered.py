"""The bot's knowledge about itself, by name."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.tables import remembered


async def recall(connection: AsyncConnection, name: str) -> str | None:
    found: str | None = await connection.scalar(
        sa.select(remembered.c.value).where(remembered.c.name == name)
    )
    return found


async def keep(connection: AsyncConnection, name: str, value: str) -> None:
    """Takes the place of the former value of this name; two processes at once leave one of the two values."""
    await connection.execute(sa.delete(remembered).where(remembered.c.name == name))
    await connection.execute(sa.insert(remembered).values(name=name, value=value))
