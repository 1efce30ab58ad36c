"""Blocks: people that a player wants no invitation or challenge from, nor as opponents in offers to everybody."""

from __future__ import annotations

from bot.core.errors import BadTerms, TermsFault
from bot.store import blocks, locks
from bot.store.database import Database


class Blocks:
    """The blocks of one database. Nobody but who made one learns of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> list[int]:
        """The people that the player blocks."""
        async with self._database.reading() as connection:
            return await blocks.of(connection, user)

    async def block(self, user: int, other: int) -> None:
        """From now on the other one neither invites nor joins this player, nor does either challenge the other.

        Games under way go on. Raises BadTerms.
        """
        if user == other:
            raise BadTerms(TermsFault.OPPONENT_SELF)
        await self._database.write(
            lambda connection: blocks.add(connection, user, other), about=[locks.person(user)]
        )

    async def unblock(self, user: int, other: int) -> None:
        await self._database.write(
            lambda connection: blocks.remove(connection, user, other), about=[locks.person(user)]
        )
