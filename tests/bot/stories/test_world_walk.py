"""People of several servers who play each other and try everything: nothing of one server is ever read in another."""

import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from simcord import SetupError
from simcord.backend.errors import BackendError
from simcord.results import to_discord_message

from bot.console.check import check
from bot.core.match import Match
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.engine import review
from bot.privacy.service import Privacy
from bot.store import heartbeats, tables
from bot.store.heartbeats import Beat
from bot.world.service.lobby import Lobby
from rules import GAMES
from tests.bot.stories.between import (
    EPHEMERAL,
    Letterbox,
    Server,
    begin_between,
    first_server,
    misdelivered,
    server,
)
from tests.bot.stories.narrative import BUTTON, SELECT, parts, sought
from tests.world import World

NAMES = (
    ("Mira", "Noor discord.gg/noor", "Olga"),
    ("www.example.com/pavel", "Quinn", "Rosa"),
    ("Sara", "Timo", "Ulla evil.com/ulla"),
)
PACES = ("12h", "1d", "3d", "none")
MOST_OPEN = 8
"""Games that go on at once."""


class Travellers:
    """The people of some servers, led by one seed, who play those of the others."""

    def __init__(self, world: World, servers: list[Server], seed: int) -> None:
        self.world = world
        self.servers = servers
        self.chance = random.Random(seed)
        self.box = Letterbox(world.env, servers)
        self.private: list[tuple[Server, Any, Any]] = []
        """Messages that only one person sees, with that person."""
        self.shown: set[int] = set()
        """Messages with which somebody has shown everybody a board."""
        self.diary: list[str] = []
        self.publishing = {where.guild.id for where in servers[1::2]}
        """The servers that let everybody read their games."""
        self.offering: set[int] = set()
        self.met: dict[int, set[int]] = {where.guild.id: set() for where in servers}
        """The people of whom each server has read in a game; also of who was forgotten since."""

    def acts(self) -> dict[Callable[[], Awaitable[None]], float]:
        """All that they do, and how often."""
        return {
            self._begin: 12,
            self._move: 45,
            self._press: 30,
            self._look: 10,
            self._wait: 4,
            self._lose: 1,
            self._restart: 1,
            self._leave: 0.3,
            self._erase: 0.3,
            self._seek: 6,
            self._resign: 2,
            self._guess: 4,
        }

    async def wander(self, steps: int) -> None:
        acts = self.acts()
        for number in range(steps):
            await self.chance.choices(list(acts), list(acts.values()))[0]()
            await self._hide()
            leaks = self.box.leaks()
            assert leaks == [], leaks[0]
            if number % 100 == 99:
                await self.settle()

    async def _hide(self) -> None:
        """A server knows the names of those alone whom its people have played."""
        async with self.world.app.database.reading() as connection:
            row = tables.matches.c
            found = await connection.execute(
                sa.select(row.first_id, row.second_id, row.guild_id, row.away_guild_id)
            )
        played = [((first, second), places) for first, second, *places in found]
        for where in self.servers:
            own = {each.id for each in where.people}
            met = self.met[where.guild.id]
            met |= {user for players, _ in played if own.intersection(players) for user in players}
            met |= {user for players, places in played if self._public(places) for user in players}
            others = [each for other in self.servers if other is not where for each in other.people]
            self.box.hidden[where.guild.id] = {p for p in others if p.id not in met | self.offering}

    def _public(self, places: Sequence[int | None]) -> bool:
        """May everybody read a game that is played in these servers?"""
        return self.publishing.issuperset(place for place in places if place is not None)

    @property
    def here(self) -> list[Server]:
        return [each for each in self.servers if not each.gone]

    async def settle(self) -> None:
        """All that waits is delivered, and stands once where it belongs."""
        await self.world.env.advance_time(90)
        assert self.box.leaks() == []
        assert await misdelivered(self.world, self.servers, self.shown) == []

    def _home(self, user: int) -> tuple[Server, Any]:
        return next((s, p) for s in self.servers for p in s.people if p.id == user)

    async def _open(self) -> list[Match]:
        known = {m.id: m for s in self.servers for p in s.people for m in await self.world.matches.mine(p.id)}
        return [known[number] for number in sorted(known)]

    async def _begin(self) -> None:
        if len(await self._open()) >= MOST_OPEN:
            return
        one, other = self.chance.sample(self.here, 2)
        first, second = self.chance.choice(one.people), self.chance.choice(other.people)
        pace = Pace.parse(self.chance.choice(PACES))
        game, rated = self.chance.choice(list(GAMES)), pace.rateable and self.chance.random() < 0.5
        agreed = Terms(game, pace, rated=rated, pair=self.chance.random() < 0.1, vacation=True)
        self.diary.append(f"{first.user.name} and {second.user.name} begin {game} {pace.key}")
        await begin_between(self.world, first, second, one.place, other.place, agreed)

    async def _move(self) -> None:
        playing = await self._open()
        if not playing:
            await self._begin()
            return
        match = self.chance.choice(playing)
        where, who = self._home(match.mover)
        moves = [match.game.format(match.state, move) for move in match.game.legal_moves(match.state)]
        text = self.chance.choice(moves)
        self.diary.append(f"{who.user.name} plays {text} in {match.id}")
        draw = self.chance.random() < 0.05
        if where.gone:
            await who.send_dm("hello")
            told = await who.user.slash("move", notation=text, game=str(match.id), draw=draw)
            assert told.acknowledged
        else:
            told = await who.slash(where.channel, "move", notation=text, game=str(match.id), draw=draw)
            self._answered(where, who, told)
        if self.chance.random() < 0.5:
            await self.world.env.advance_time(4)

    async def _press(self) -> None:
        """Somebody presses a button or makes a choice in their own server, new or old, theirs or not."""
        where = self.chance.choice(self.here)
        stored = self.world.env.backend.messages.get(where.channel.id, {}).values()
        lately = sorted((m for m in stored if not m.flags & EPHEMERAL), key=lambda m: m.id)[-8:]
        shown = [to_discord_message(self.world.env, m) for m in lately]
        seen = [(where, self.chance.choice(where.people), message) for message in shown] + self.private[-8:]
        self.chance.shuffle(seen)
        for there, who, message in seen:
            controls = [
                part
                for part in parts(message)
                if part["type"] in (BUTTON, SELECT) and not part.get("disabled") and part.get("custom_id")
            ]
            if controls:
                await self._use(there, who, message, self.chance.choice(controls))
                return

    async def _use(self, where: Server, who: Any, message: Any, control: dict[str, Any]) -> None:
        custom_id = control["custom_id"]
        self.diary.append(f"{who.user.name} uses {custom_id}")
        try:
            if control["type"] == BUTTON:
                result = await who.click(message, custom_id=custom_id)
            else:
                options = [option["value"] for option in control["options"]]
                result = await who.select(message, [self.chance.choice(options)], custom_id=custom_id)
        except (SetupError, BackendError):
            return  # the message is gone, or is not theirs to see
        if result.modal is None:
            shows = custom_id.split(":")[1] in ("pick", "poster", "show-here")
            self._answered(where, who, result, shows=shows)

    async def _look(self) -> None:
        """Somebody of a server, player or not, looks at a game or at their own, there or in a conversation."""
        where = self.chance.choice(self.here)
        who, playing = self.chance.choice(where.people), await self._open()
        asked: dict[str, Any] = {}
        command = self.chance.choice(("board", "games", "join", "leaderboard", "profile", "board"))
        if command == "board" and playing:
            asked = {"game": str(self.chance.choice(playing).id), "shown": self.chance.random() < 0.3}
        if command == "leaderboard":
            asked = {"game": self.chance.choice(list(GAMES)), "everywhere": self.chance.random() < 0.5}
        self.diary.append(f"{who.user.name} /{command} {asked}")
        if command in ("board", "games") and self.chance.random() < 0.2:
            await who.send_dm("hello")
            result = await who.user.slash(command, **{k: v for k, v in asked.items() if k != "shown"})
            assert result.acknowledged
            return
        self._answered(where, who, await who.slash(where.channel, command, **asked), shows=True)

    async def _seek(self) -> None:
        """Somebody looks for a game in the lobby, and so is known to whoever looks there."""
        where = self.chance.choice(self.here)
        who, game = self.chance.choice(where.people), self.chance.choice(["american", "russian"])
        self.diary.append(f"{who.user.name} looks for {game} in the world")
        self.offering.add(who.id)
        found = await sought(who, where.channel, game, whom="anybody", greeting="hello")
        self._answered(where, who, found)

    async def _resign(self) -> None:
        if playing := await self._open():
            match = self.chance.choice(playing)
            self.diary.append(f"{match.id} is resigned")
            await self.world.matches.act(self.chance.choice(match.people), match.id, Match.resign)

    async def _guess(self) -> None:
        """Somebody looks into the suggestions, and at a profile over all servers."""
        where = self.chance.choice(self.here)
        who, asked = self.chance.choice(where.people), self.chance.choice(where.people)
        self.diary.append(f"{who.user.name} guesses")
        for command, option in (("board", "game"), ("move", "game"), ("join", "seek")):
            await who.autocomplete(where.channel, command, option, "")
        done = await who.slash(where.channel, "profile", player=asked, everywhere=True)
        self._answered(where, who, done, shows=True)

    async def _wait(self) -> None:
        hours = self.chance.choice((1, 5, 12, 30))
        self.diary.append(f"{hours} hours pass")
        self.world.env.backend.advance_clock(hours * 3600)
        if self.chance.random() < 0.7:
            # Without this the bot takes the jump for its own absence, which nobody is charged for.
            async with self.world.app.database.transaction() as connection:
                last = (await heartbeats.of(connection)).get(0)
                await heartbeats.note(connection, Beat(0, 1, self.world.env.now()), last)
        await self.world.env.advance_time(90)

    async def _lose(self) -> None:
        """A channel is deleted; the games go on in another one of its server."""
        where = self.chance.choice(self.here)
        if where.guild.id == self.world.guild.id:
            return  # its channel is the world's
        fresh = where.guild.create_text_channel(f"{where.channel.name}-again")
        self.diary.append(f"{where.name} loses {where.channel.name}")
        backend = self.world.env.backend
        # Discord deletes its threads with a channel.
        for number in [each.id for each in backend.channels.values() if each.parent_id == where.channel.id]:
            backend.delete_channel(number)
        backend.delete_channel(where.channel.id)
        await self.world.env.settle()
        where.channel = fresh

    async def _leave(self) -> None:
        """A server removes the bot; its people play on by letter."""
        where = self.chance.choice(self.here)
        if where.guild.id == self.world.guild.id or len(self.here) <= 2:
            return
        self.diary.append(f"{where.name} removes the bot")
        self.world.env.backend.remove_guild(where.guild.id)
        await self.world.env.settle()
        where.gone = True
        self.private = [each for each in self.private if each[0] is not where]

    async def _erase(self) -> None:
        """Somebody has themselves forgotten, while others of their server are left."""
        where = self.chance.choice(self.here)
        if len(where.people) == 1:
            return
        who = where.people[-1]
        self.diary.append(f"{who.user.name} is forgotten")
        await self.world.app[Privacy].erase(who.id)
        where.people.remove(who)
        where.erased = True
        self.private = [each for each in self.private if each[1] is not who]
        await self.world.env.advance_time(4)

    async def _restart(self) -> None:
        self.diary.append("the bot is started anew")
        await self.world.restart()
        await self.world.env.advance_time(30)

    def _answered(self, where: Server, who: Any, result: Any, *, shows: bool = False) -> None:
        assert result.acknowledged, self.diary[-1]
        if shows and not result.ephemeral and result.response is not None:
            self.shown.add(result.response.id)
        if result.ephemeral and result.response is not None:
            self.private.append((where, who, result.response))


async def travel(world: World, count: int, seed: int, steps: int) -> None:
    servers = [await first_server(world)]
    servers += [await server(world, number + 2, *NAMES[number]) for number in range(count - 1)]
    for where in servers:
        # Without these nobody gets a rematch.
        await world.players.save_server(where.guild.id, door=where.channel.id)
        for who in where.people:
            await world.app[Lobby].agree(who.id)
    people = Travellers(world, servers, seed)
    for guild in people.publishing:
        await world.players.save_server(guild, publish=True)
    try:
        with pytest.MonkeyPatch.context() as patch:
            # A review thinks for seconds, on a busy machine for minutes; nobody asks here how well.
            for name, nodes in (("LEAST_NODES", 40), ("FIRST_LOOK", 40), ("SECOND_LOOK", 100)):
                patch.setattr(review, name, nodes)
                await people.wander(steps)
            await people.settle()
        await _sound(world, servers)
    except BaseException as error:
        error.add_note("\n".join(people.diary[-20:]))
        raise


async def _sound(world: World, servers: list[Server]) -> None:
    """The check finds nothing, and nobody's data tell of another server."""
    report = await check(world.app.database)
    assert report.problems == ()
    assert report.matches
    for where in servers:
        for who in where.people:
            rows = (await world.app[Privacy].data_of(who.id)).rows
            for other in servers:
                if other is not where:
                    assert str(other.guild.id) not in str(rows)


@pytest.mark.few(1)
@pytest.mark.parametrize("count", [2, 4])
async def test_people_of_several_servers_read_nothing_of_each_other(world: World, count: int) -> None:
    await travel(world, count, seed=1, steps=100)


@pytest.mark.few(0)
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 202))
async def test_people_of_several_servers_play_each_other_for_long(world: World, seed: int) -> None:
    """A hundred thousand steps in all."""
    await travel(world, 2 + 2 * (seed % 2), seed, steps=500)
