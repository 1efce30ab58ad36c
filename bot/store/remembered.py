"""The bot's knowledge about itself after a restart: small texts by name."""

import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.database import Database
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


class Memory:
    """The texts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, name: str) -> str | None:
        """The last text kept under this name; None if there was none."""
        return await self._database.read(lambda connection: recall(connection, name))

    async def keep(self, name: str, value: str) -> None:
        """Keeps the text in place of the one before."""
        await self._database.write(lambda connection: keep(connection, name, value), about=())
