"""Several processes on one PostgreSQL server, killed while people play, and the server too: everything is done once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.match import Match
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.outbox.service.outbox import Outbox
from bot.store.app import App
from rules import Side
from tests.bench.load import PATIENCE, Refused
from tests.bot.fixtures import Hands, a_move, moved, sure, terms
from tests.bot.process.bot_process import BotProcess, online, pointed_at, running
from tests.bot.process.loopback import ANN, BEN, CHANNEL, GUILD, LoopbackDiscord, Request, loopback_discord
from tests.bot.process.loopback.places import Channel
from tests.bot.process.test_kills import Watched, going_on, now, told_once
from tests.postgres import Postgres, fresh_database, mortal_server
from tests.seed import SEED

COUNT = 4
PROCESSES = ((0,), (1,), (2, 3))
GUILDS = tuple(((GUILD >> 22) // COUNT * COUNT + shard) << 22 for shard in range(COUNT))
"""A server for each shard."""
LIFE = timedelta(hours=12)

pytestmark = pytest.mark.slow


@dataclass
class Fleet:
    """The processes that run, each by its shards."""

    discord: LoopbackDiscord
    folder: Path
    url: str
    open: dict[tuple[int, ...], tuple[AsyncExitStack, BotProcess]] = field(default_factory=dict)

    def settings(self, shards: tuple[int, ...]) -> dict[str, str]:
        ids = ",".join(map(str, shards))
        return {"DATABASE_URL": self.url, "SHARD_COUNT": str(COUNT), "SHARD_IDS": ids, "PRACTICE": "false"}

    async def start(self, shards: tuple[int, ...]) -> None:
        stack = AsyncExitStack()
        bot = await stack.enter_async_context(
            online(self.discord, self.folder, shards, **self.settings(shards))
        )
        self.open[shards] = stack, bot

    async def kill(self, shards: tuple[int, ...]) -> None:
        stack, bot = self.open.pop(shards)
        with suppress(ProcessLookupError):
            await bot.kill()
        await bot.ended()
        await stack.aclose()

    def up(self) -> list[BotProcess]:
        return [bot for _, bot in self.open.values()]

    async def stop(self) -> None:
        for shards in tuple(self.open):
            stack, bot = self.open.pop(shards)
            assert await bot.stop() == 0, bot.output
            await stack.aclose()


@asynccontextmanager
async def fleet(folder: Path, url: str) -> AsyncIterator[Fleet]:
    async with loopback_discord(COUNT) as discord:
        discord.places.names |= {guild: f"Server {shard}" for shard, guild in enumerate(GUILDS)}
        # Several processes and a database server on a busy machine: how soon they answer is tried elsewhere.
        discord.interactions.patience = 60.0
        opened = Fleet(discord, folder, url)
        try:
            yield opened
        finally:
            for stack, _ in opened.open.values():
                await stack.aclose()


async def place(discord: LoopbackDiscord, guild: int) -> Place:
    """A new channel there."""
    made = Channel(int(discord.places.snowflake()), guild, "board")
    discord.places.channels[made.id] = made
    await discord.dispatch("CHANNEL_CREATE", made.payload())
    return Place(guild, made.id)


async def begun(app: App, hands: Hands, where: Place, mover: int, other: int, ends: datetime) -> Match:
    """A match in which two moves were made, and the player to move loses on time at that instant.

    Later where the bot was found to be away since.
    """
    hands.at = ends - LIFE
    seek = await app[Seeks].invite(mover, terms("12h", rated=True), where, opponent=other, wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, other)
    match = await moved(app, match, 2)
    assert sure(match.deadline) >= ends
    return match


async def until_told(app: App, seconds: float = 600) -> None:
    """Nothing waits to be told any more, and no match goes on."""
    async with asyncio.timeout(seconds):
        while (await app[Outbox].backlog()).waiting or await app[Matches].mine(int(ANN["id"])):
            await asyncio.sleep(1)


async def test_each_process_answers_in_its_servers_and_a_shard_has_one(tmp_path: Path, postgres: str) -> None:
    hands = Hands()
    ann, ben = int(ANN["id"]), int(BEN["id"])
    async with fleet(tmp_path, await fresh_database(postgres)) as bots, open_app(bots.url, now=hands) as app:
        discord = bots.discord
        for shards in PROCESSES[:2]:
            await bots.start(shards)
        for taken, sentence in (
            ({"SHARD_IDS": "0"}, "Another bot serves shard 0 of 4 from this database"),
            ({"SHARD_IDS": "0-1", "SHARD_COUNT": "3"}, "of 4 from this database"),
            ({"SHARD_IDS": "", "SHARD_COUNT": ""}, "other SHARD_IDS of the same SHARD_COUNT"),
        ):
            settings = pointed_at(discord, tmp_path) | bots.settings((0,)) | taken
            async with running(tmp_path, "run", **settings) as second:
                assert await second.ended() == 1
                assert sentence in second.output
        later = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=6)
        here, there = [
            await begun(app, hands, await place(discord, GUILDS[shard]), ann, ben, later)
            for shard in range(2)
        ]
        for match in (here, there):
            answer = await discord.slash(ANN, "move", notation=a_move(match), channel=match.place.channel_id)
            assert answer.files
        # From another server he reaches another process; the news comes from that of the match.
        since = len(discord.requests)
        match = await app[Matches].get(there.id)
        moved = await discord.slash(
            BEN, "move", notation=a_move(match), game=str(match.id), channel=here.place.channel_id
        )
        assert moved.body["data"]["flags"] & 64, "others here do not see that game"
        posted = f"/channels/{there.place.channel_id}/messages"
        news = await discord.wait_for(lambda request: request.path == posted, since=since, seconds=60)
        assert ANN["id"] in str(news.body)
        # The database was away for a moment: who served a shard serves it again.
        async with app.database.transaction() as connection:
            others = sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                "AND datname = current_database()"
            )
            await connection.execute(others)
        await asyncio.gather(*(bot.says("seats.retaken") for bot in bots.up()))
        # One alone goes on in its servers, whatever has become of the other.
        await bots.kill((1,))
        match = await app[Matches].get(here.id)
        assert (await discord.slash(BEN, "move", notation=a_move(match), channel=here.place.channel_id)).files
        await bots.start((1,))
        match = await app[Matches].get(there.id)
        assert (
            await discord.slash(ANN, "move", notation=a_move(match), channel=there.place.channel_id)
        ).files
        await bots.stop()


DIVIDED = {2: ((0, 1), (2, 3)), 4: ((0,), (1,), (2,), (3,))}
"""The shards of each process, by how many there are."""
BOARDS = 12
PLAYERS = 2
"""So many play at once in the servers of each process."""
EVERY = 10
"""Kills between two looks at the whole database, and between two games that fall on time meanwhile."""

UNREACHABLE = "I cannot reach my records"


class Round(Watched):
    """The acts asked of one process until it, another one or the server is killed."""

    def __init__(self, discord: LoopbackDiscord, matches: list[Match], seed: int, bot: BotProcess) -> None:
        super().__init__(discord, matches, seed, bot)
        self.over = False
        self.players = [asyncio.create_task(self._play()) for _ in range(PLAYERS)]

    def hear(self, request: Request) -> None:
        self._arrived(request)

    async def _play(self) -> None:
        with suppress(Refused, TimeoutError):
            while not self.over:
                await self.moved()

    async def end(self, *, dead: bool) -> None:
        """Lets the players have their answers, or gives them up where there is nobody to give any."""
        self.over = True
        if not dead:
            await asyncio.wait(self.players, timeout=PATIENCE)
        for player in self.players:
            player.cancel()
        await asyncio.gather(*self.players, return_exceptions=True)


@pytest.mark.parametrize(
    ("processes", "kills", "falls"),
    [(2, 3, 1), *(pytest.param(*each, marks=pytest.mark.few(0)) for each in ((2, 90, 12), (4, 60, 8)))],
)
async def test_no_confirmed_move_is_lost_where_processes_share_a_server(
    tmp_path: Path, processes: int, kills: int, falls: int
) -> None:
    dice = Random(f"{SEED} {processes}")
    with mortal_server() as server:
        url = await fresh_database(server.url)
        async with fleet(tmp_path, url) as bots, open_app(url, now=now, seed=dice.randrange(10**6)) as app:
            boards = [
                Channel(CHANNEL + 1000 + each, GUILDS[each % 4], f"board-{each}") for each in range(BOARDS)
            ]
            bots.discord.places.channels |= {board.id: board for board in boards}
            for shards in DIVIDED[processes]:
                await bots.start(shards)
            matches: list[Match] | list[None] = [None] * BOARDS
            everything, confirmed = set[int](), 0
            ways = [True] * falls + [False] * kills
            dice.shuffle(ways)
            for number, falling in enumerate(ways):
                matches = [await going_on(app, *each, dice) for each in zip(matches, boards, strict=True)]
                everything.update(match.id for match in matches)
                if number % EVERY == 0:
                    assert (await check(app.database)).problems == (), f"before kill {number + 1}"
                    everything.add(await begun_to_fall(bots, dice))
                rounds = await played(bots, server if falling else None, matches, dice)
                for each in rounds:
                    unexpected = [text for text in each.refused if not falling or UNREACHABLE not in text]
                    assert not unexpected, f"kill {number + 1}, of the server: {falling}: {unexpected}"
                    for match_id, moves in each.confirmed.items():
                        kept = (await app[Matches].get(match_id)).moves
                        for ply, text in moves.items():
                            assert kept[ply - 1 : ply] == (text,), (
                                f"move {ply} of match {match_id}, kill {number + 1}: {kept}"
                            )
                            confirmed += 1
            assert confirmed >= kills
            await until_told(app)
            await bots.stop()
            await told_once(app, bots.discord, everything)
    print(f"{kills} kills of {processes} processes, {falls} of the server, {confirmed} confirmed moves")


async def played(bots: Fleet, server: Postgres | None, matches: list[Match], dice: Random) -> list[Round]:
    """The rounds of all processes, until one of them is killed, or this server, and runs again."""
    rounds = {}
    for shards, (_, bot) in bots.open.items():
        here = [match for match in matches if GUILDS.index(match.place.guild_id or 0) in shards]
        rounds[shards] = Round(bots.discord, here, dice.randrange(10**6), bot)

    def hear(request: Request) -> None:
        for each in rounds.values():
            each.hear(request)

    bots.discord.arrived = hear
    victim = dice.choice(list(rounds))
    async with asyncio.timeout(2 * PATIENCE):
        await rounds[victim].first
    if server is not None:
        await asyncio.sleep(dice.random() / 3)
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(dice.random())
        await asyncio.to_thread(server.start)
    else:
        if dice.random() < 0.5:
            # Discord has a request, and the victim does not hear of that any more.
            rounds[victim].last = dice.randrange(1, 20)
            await bots.open[victim][1].ended()
        await asyncio.sleep(dice.random() / 3)
        await bots.kill(victim)
        await rounds[victim].end(dead=True)
        # The others go on meanwhile.
        await bots.start(victim)
    await asyncio.gather(*(each.end(dead=False) for each in rounds.values()))
    return list(rounds.values())


async def begun_to_fall(bots: Fleet, dice: Random) -> int:
    """A match in which somebody loses on time in half a minute."""
    hands, ends = Hands(), now().replace(microsecond=0) + timedelta(seconds=dice.randrange(20, 40))
    async with open_app(bots.url, now=hands) as app:
        where = await place(bots.discord, dice.choice(GUILDS))
        return (await begun(app, hands, where, int(ANN["id"]), int(BEN["id"]), ends)).id
