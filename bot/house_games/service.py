"""The house games of servers: composed, named, renamed and removed by those who manage a server."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

from bot.core.errors import BadHouseGame
from bot.core.plain import alike, folded
from bot.house_games import rows as house
from bot.house_games.model import MOST, house_name
from bot.invitations.service.renewals import end_seeks_of_house_game
from bot.people import rows as players
from bot.people.service import GameNames, Players, room
from bot.store import locks
from bot.store.app import App, Service
from bot.store.database import Connection
from rules import is_house
from rules.draughts.house import HouseRules

Done = TypeVar("Done")
FRESH: Final = 2.0
"""Seconds for which what was read is gone by, where another process may change it at any time."""


class HouseGames(Service, GameNames):
    """What each server calls its house games. Matches hold the rules themselves and need nothing of this."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        # Every card of a server asks for these.
        self._names: dict[int, Mapping[str, str]] = {}
        self._changes = 0

    async def names(self, guild_id: int | None) -> Mapping[str, str]:
        """The names by their keys, in order; none outside servers."""
        if guild_id is None:
            return {}
        if (known := self._names.get(guild_id)) is None:
            changes = self._changes
            known = await self._database.ask(lambda c: house.of_server(c, guild_id))
            # Anything changed while this was read may not be in it.
            if changes == self._changes:
                if not self._names and not self._database.shards.all:
                    # Another process may change those of its servers, and forget a person whose name stands in one.
                    asyncio.get_running_loop().call_later(FRESH, self._names.clear)
                room(self._names)[guild_id] = known
        return known

    async def add(self, guild_id: int, key: str, name: str) -> None:
        """A new house game. Raises BadHouseGame, UnknownTrait, ClashingTraits."""
        kept, called = HouseRules.read(key).key, house_name(name)

        async def work(connection: Connection) -> None:
            there = await house.of_server(connection, guild_id)
            if kept in there:
                raise BadHouseGame("known", name=there[kept])
            if len(there) >= MOST:
                raise BadHouseGame("many", most=MOST)
            _free(there, called)
            await house.put(connection, guild_id, kept, called)

        await self._write(guild_id, work)

    async def rename(self, guild_id: int, key: str, name: str) -> None:
        """Raises BadHouseGame."""
        called = house_name(name)

        async def work(connection: Connection) -> None:
            there = await house.of_server(connection, guild_id)
            if key not in there:
                raise BadHouseGame("gone")
            _free({other: name for other, name in there.items() if other != key}, called)
            await house.put(connection, guild_id, key, called)

        await self._write(guild_id, work)

    async def remove(self, guild_id: int, key: str) -> int:
        """Its matches go on, its open invitations end: how many; it is the server's usual game no longer."""

        async def work(connection: Connection) -> int:
            await house.drop(connection, guild_id, key)
            chosen = await players.server(connection, guild_id)
            if chosen.game == key:
                await players.save_server(connection, guild_id, chosen.changed(game=None))
            return await end_seeks_of_house_game(connection, guild_id, key, self._now())

        return await self._write(guild_id, work)

    def forget_server(self, guild_id: int) -> None:
        """The server's house games are looked up anew: its data may have been deleted while the bot was not there."""
        self._changes += 1
        self._names.pop(guild_id, None)

    def forget_names(self) -> None:
        """All names are looked up anew: a person's own may have been taken out of them."""
        self._changes += 1
        self._names.clear()

    async def _write(self, guild_id: int, work: Callable[[Connection], Awaitable[Done]]) -> Done:
        def done() -> None:
            self.forget_server(guild_id)
            self._app[Players].forget_server(guild_id)
            self._wake()

        return await self._database.write(work, about=[locks.server(guild_id)], then=done)


def _free(there: Mapping[str, str], name: str) -> None:
    for other in there.values():
        if folded(other) == folded(name) or alike(other) == alike(name):
            raise BadHouseGame("taken", name=other)


async def check_house(connection: Connection, guild_id: int | None, game: str) -> None:
    """Raises BadHouseGame where the server has this house game no longer, so that none of it may begin."""
    if is_house(game) and (guild_id is None or game not in await house.of_server(connection, guild_id)):
        raise BadHouseGame("gone")
