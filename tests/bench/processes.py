"""Moves a second of one, two and four processes of the bot on one PostgreSQL server of this machine.

The loopback Discord, the driver, the server and the bots share the machine, so with few cores more processes are no
faster: what the table shows is what sharing costs.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.core.match import Match, Place
from rules import GAMES
from tests.bench.load import AT_ONCE, PAIRS, WARM, Driver, begun, memory, quantile, rate, seconds_of_cpu
from tests.bot.process.bot_process import BotProcess, pointed_at, running
from tests.bot.process.loopback import GUILD, LoopbackDiscord, loopback_discord
from tests.bot.process.loopback.places import Channel
from tests.postgres import fresh_database, server

SHARDS = 4
GUILDS = tuple(((GUILD >> 22) // SHARDS * SHARDS + shard) << 22 for shard in range(SHARDS))
DIVIDED = {1: ("0-3",), 2: ("0-1", "2-3"), 4: ("0", "1", "2", "3")}
"""The shards of each process, by how many there are."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench processes", description=__doc__)
    parser.add_argument("--game", default="international", choices=list(GAMES))
    parser.add_argument("--moves", type=int, default=600, help="moves for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=PAIRS, help="games that go on, each in its turn")
    parser.add_argument(
        "--warm", type=int, help="moves before anything is measured; one in each game if left out"
    )
    parser.add_argument("--only", type=int, choices=list(DIVIDED), help="so many processes alone")
    options = parser.parse_args(arguments)
    print(
        f"| Processes | Moves/s, one in flight | {AT_ONCE} in flight | p50 / p99 ms then | ms of CPU a move | MB |"
    )
    print("|---|---|---|---|---|---|")
    with server(durable=True) as url:
        for count in DIVIDED if options.only is None else (options.only,):
            print(asyncio.run(_row(url, count, options)), flush=True)
    return 0


async def _row(server_url: str, count: int, options: argparse.Namespace) -> str:
    url = await fresh_database(server_url)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        discord = await stack.enter_async_context(loopback_discord(SHARDS))
        discord.checking = False
        discord.interactions.patience = 60
        discord.places.names |= {guild: f"Server {shard}" for shard, guild in enumerate(GUILDS)}
        matches = await _begun(url, discord, options)
        bots = [
            await stack.enter_async_context(running(folder, "run", **_settings(discord, folder, url, ids)))
            for ids in DIVIDED[count]
        ]
        await discord.ready()
        await asyncio.sleep(5)  # the work of the start is done
        driver = Driver(discord, matches, options.seed)
        # The first move of a match after a start costs what every later one does not: it is read, its players are met.
        await rate(driver, AT_ONCE, max(WARM, options.matches if options.warm is None else options.warm))
        one = await rate(driver, 1, options.moves)
        times, busy = list[float](), sum(map(seconds_of_cpu, bots))
        many = await rate(driver, AT_ONCE, options.moves, times)
        await asyncio.sleep(3)  # work after the answer is part of a move
        cpu = (sum(map(seconds_of_cpu, bots)) - busy) / options.moves
        return _told(count, one, many, times, cpu, bots)


def _told(
    count: int, one: float, many: float, times: Sequence[float], cpu: float, bots: Sequence[BotProcess]
) -> str:
    p50, p99 = (quantile(times, share) * 1000 for share in (0.5, 0.99))
    held = " + ".join(f"{memory(bot):.0f}" for bot in bots)
    return f"| {count} | {one:.0f} | {many:.0f} | {p50:.0f} / {p99:.0f} | {cpu * 1000:.1f} | {held} |"


def _settings(discord: LoopbackDiscord, folder: Path, url: str, ids: str) -> dict[str, str]:
    own = {"DATABASE_URL": url, "SHARD_COUNT": str(SHARDS), "SHARD_IDS": ids, "PRACTICE": "false"}
    return pointed_at(discord, folder) | own


async def _begun(url: str, discord: LoopbackDiscord, options: argparse.Namespace) -> list[Match]:
    """Games in turn in the servers of all shards, each in a channel of its own."""
    places = []
    for number in range(options.matches):
        place = Place(GUILDS[number % SHARDS], int(discord.places.snowflake()))
        discord.places.channels[place.channel_id] = Channel(
            place.channel_id, place.guild_id, f"board-{number}"
        )
        places.append(place)
    return await begun(url, options.game, places)
