"""What the bot must know about itself after a restart: small texts by name."""

from __future__ import annotations

from bot.store import remembered
from bot.store.database import Database


class Memory:
    """The texts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def recall(self, name: str) -> str | None:
        """What was kept under this name last; None if nothing was."""
        return await self._database.read(lambda connection: remembered.recall(connection, name))

    async def keep(self, name: str, value: str) -> None:
        """Keeps the text in place of what was there."""
        await self._database.write(lambda connection: remembered.keep(connection, name, value))
