"""Blocks: people that a player wants no invitation or challenge from, nor as opponents in offers to everybody."""

from contextlib import suppress

from bot.core.errors import BadTerms, SeekGone
from bot.core.terms import Seek
from bot.invitations.rows import blocks
from bot.invitations.rows import invitations as seeks
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection


class Blocks(Service):
    """The blocks of one database. Nobody but who made one learns of it."""

    async def of(self, user: int) -> list[int]:
        """The people that the player blocks."""
        async with self._database.reading() as connection:
            return await blocks.of(connection, user)

    async def block(self, user: int, other: int) -> tuple[Seek, ...]:
        """The other one cannot invite or join the player any more, nor does either challenge the other; games go on.
        The player's open invitations to the other are withdrawn, and come back. Raises BadTerms.
        """
        if user == other:
            raise BadTerms("blocked-self")

        async def add(connection: Connection) -> tuple[Seek, ...]:
            await blocks.add(connection, user, other)
            withdrawn = []
            for seek in await seeks.open_with(connection, user):
                if (seek.by, seek.opponent) == (user, other):
                    # One that has just been declined is gone, as one whose time is over.
                    with suppress(SeekGone):
                        ended = seek.withdrawn(user, self._now())
                        await seeks.close(connection, ended)
                        withdrawn.append(ended)
            return tuple(withdrawn)

        return await self._database.write(add, about=[locks.person(user)])

    async def unblock(self, user: int, other: int) -> None:
        await self._database.write(
            lambda connection: blocks.remove(connection, user, other), about=[locks.person(user)]
        )
