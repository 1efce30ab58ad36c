"""People of several servers who have switched on everything and try to learn of each other: nothing is read."""

from collections.abc import Awaitable, Callable, Set
from typing import Any

import pytest
from simcord.backend import serializers

from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.hall.answers import choose_hall
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.world.service.moderation import Moderation
from tests.bot.stories.between import Server
from tests.bot.stories.test_world_walk import Travellers, travel
from tests.world import Simulation, World

LETTERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("profile", {"everywhere": True}),
    ("leaderboard", {"game": "russian", "everywhere": True}),
    ("games", {}),
    ("join", {}),
    ("board", {"game": "3"}),
)
"""Commands in a conversation with the bot."""


class Enemies(Travellers):
    """They look for games in the lobby, close doors, keep people out, and invite the bot again that they removed."""

    banned: int | None = None

    def __init__(self, world: World, servers: list[Server], seed: int) -> None:
        super().__init__(world, servers, seed)
        self.left: list[tuple[Server, Any, dict[int, Any]]] = []
        self.offering: set[int] = set()

    async def arrive(self) -> None:
        for number, where in enumerate(self.servers):
            hall = where.guild.create_text_channel(f"hall-of-{where.name}")
            await choose_hall(self.world.bot, where.guild.id, hall.id)
            await self.world.app[Players].save_server(where.guild.id, threads=number % 2 == 0, grades=True)
            for who in where.people:
                await self.world.app[Players].save(who.id, ranked=who.id % 2 == 0)

    def acts(self) -> dict[Callable[[], Awaitable[None]], float]:
        return super().acts() | {
            self._leave: 1,
            self._erase: 0.5,
            self._seek: 12,
            self._here: 4,
            self._resign: 4,
            self._guess: 8,
            self._door: 2,
            self._ban: 1,
            self._sleep: 2,
            self._return: 3,
        }

    async def _seek(self) -> None:
        where = self.chance.choice(self.here)
        who, game = self.chance.choice(where.people), self.chance.choice(["american", "russian"])
        self.diary.append(f"{who.user.name} looks for {game} in the world")
        self.offering.add(who.id)
        done = await who.slash(
            where.channel, "play", game=game, where="world", anybody=True, greeting="hello"
        )
        self._answered(where, who, done)

    async def _here(self) -> None:
        """Two of one server play each other."""
        where = self.chance.choice(self.here)
        if len(where.people) < 2:
            return
        one, other = self.chance.sample(where.people, 2)
        self.diary.append(f"{one.user.name} invites {other.user.name}")
        self._answered(
            where, one, await one.slash(where.channel, "play", game="russian", opponent=other), shows=True
        )

    async def _resign(self) -> None:
        playing = await self._open()
        if playing:
            match = self.chance.choice(playing)
            self.diary.append(f"{match.id} is resigned")
            await self.world.app[Matches].act(self.chance.choice(match.people), match.id, Match.resign)

    async def _guess(self) -> None:
        """Somebody looks into what is suggested, at profiles of others, and at the lists over all servers."""
        where = self.chance.choice(self.here)
        who = self.chance.choice(where.people)
        kind = self.chance.choice(("suggested", "profile", "number", "letter"))
        self.diary.append(f"{who.user.name} guesses: {kind}")
        if kind == "suggested":
            command, option = self.chance.choice((("board", "game"), ("move", "game"), ("join", "seek")))
            await who.autocomplete(where.channel, command, option, "")
        elif kind == "profile":
            asked = self.chance.choice(where.people)
            done = await who.slash(where.channel, "profile", player=asked, everywhere=True)
            self._answered(where, who, done, shows=True)
        elif kind == "number":
            number = self.chance.randint(1, 40)
            if not await self._publishes(number, where):
                done = await who.slash(where.channel, "board", game=str(number))
                self._answered(where, who, done, shows=True)
        else:
            await who.send_dm("hello")
            command, given = self.chance.choice(LETTERS)
            if command != "board" or not await self._publishes(int(given["game"]), where):
                assert (await who.user.slash(command, **given)).acknowledged

    async def _hidden_from(self, where: Server) -> list[Match]:
        return [match for match in await self._open() if not await self._publishes(match.id, where)]

    def _unknown(self, who: Any, met: Set[int]) -> bool:
        """Whoever shows their rating to everybody, or has offered a game, is known."""
        return who.id % 2 == 1 and who.id not in self.offering and super()._unknown(who, met)

    async def _publishes(self, number: int, where: Server) -> bool:
        """Has another server chosen that anybody may read this game of its own?"""
        try:
            match = await self.world.app[Matches].get(number)
        except NoMatch:
            return False
        place, *others = match.places
        elsewhere = not others and place.guild_id != where.guild.id
        return elsewhere and place.guild_id in self.publishing

    async def _door(self) -> None:
        where = self.chance.choice(self.here)
        shut = (await self.world.app[Players].server(where.guild.id)).door is None
        self.diary.append(f"{where.name} {'opens' if shut else 'closes'} its door")
        await self.world.app[Players].save_server(where.guild.id, door=where.channel.id if shut else None)

    async def _ban(self) -> None:
        if self.banned is not None:
            await self.world.app[Moderation].unban(self.banned)
        self.banned = self.chance.choice(self.chance.choice(self.here).people).id
        self.diary.append(f"{self.banned} is kept out")
        await self.world.app[Moderation].ban(self.banned)

    async def _sleep(self) -> None:
        who = self.chance.choice(self.chance.choice(self.here).people)
        begin = self.chance.randrange(24)
        self.diary.append(f"{who.user.name} sleeps from {begin}")
        turns = self.chance.choice([None, 9])
        await self.world.app[Players].save(
            who.id, quiet=(begin, (begin + 9) % 24), turns=turns, zone="Asia/Tokyo"
        )

    async def _leave(self) -> None:
        before = set(map(id, self.here))
        backend = self.world.env.backend
        kept = {
            where.guild.id: (backend.get_guild(where.guild.id), self._channels(where)) for where in self.here
        }
        await super()._leave()
        for where in self.servers:
            if where.gone and id(where) in before:
                self.left.append((where, *kept[where.guild.id]))

    def _channels(self, where: Server) -> dict[int, Any]:
        backend = self.world.env.backend
        return {
            number: (known, backend.messages.get(number))
            for number, known in backend.channels.items()
            if known.guild_id == where.guild.id
        }

    async def _return(self) -> None:
        """A server that has removed the bot invites it again."""
        if not self.left:
            return
        where, guild, channels = self.left.pop()
        self.diary.append(f"{where.name} invites the bot again")
        backend = self.world.env.backend
        backend.guilds[guild.id] = guild
        for number, (channel, messages) in channels.items():
            backend.channels[number] = channel
            if messages is not None:
                backend.messages[number] = messages
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        await self.world.env.settle()
        where.gone = False


@pytest.mark.few(1)
@pytest.mark.parametrize("count", [2, 4])
async def test_enemies_of_several_servers_read_nothing_of_each_other(
    world: World, env: Simulation, count: int
) -> None:
    await travel(world, count, seed=1, steps=60, kind=Enemies)


@pytest.mark.few(0)
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 62))
async def test_enemies_of_several_servers_try_for_long(world: World, env: Simulation, seed: int) -> None:
    """Six thousand steps in all, of a second each: with halls there is always something more to send."""
    await travel(world, 2 + 2 * (seed % 2), seed, steps=100, kind=Enemies)
