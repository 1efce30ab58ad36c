"""The bot's knowledge about itself after a restart: small texts by name."""

from __future__ import annotations

from bot.store import remembered
from bot.store.database import Database


class Memory:
    """The texts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, name: str) -> str | None:
        """The last text kept under this name; None if there was none."""
        return await self._database.read(lambda connection: remembered.recall(connection, name))

    async def keep(self, name: str, value: str) -> None:
        """Keeps the text in place of the one before."""
        await self._database.write(lambda connection: remembered.keep(connection, name, value), about=())
