"""Moves a second through the whole bot, a process of its own that talks to a Discord on loopback.

Beside it, in the same run and from the same driver, a bare discord.py bot that answers with a fixed picture: what the
library, the machine and the driver allow. Each move is `/move` in a game of its own pair of players, in a channel of
its own; its time ends when Discord has the board. Both bots share the machine with the Discord and the driver.

`--against REV` measures another commit too, in turns with the code that is here: figures of another day, or of a
machine that does something else by now, tell nothing.
"""

import argparse
import asyncio
import gc
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from urllib.request import urlopen

from bot.app import open_app
from bot.board import pictures as board_pictures
from bot.core.match import Match, Place, Terms
from bot.core.pace import Pace
from bot.invitations.service.invitations import Seeks
from bot.people.service import Players
from rules import GAMES, Side
from tests.bot.process.bot_process import BotProcess, python
from tests.bot.process.forked import ROOT
from tests.bot.process.loopback import CHANNEL, GUILD, TOKEN
from tests.bot.process.loopback.payloads import user
from tests.bot.process.loopback.places import Channel
from tests.bot.process.loopback.requests import Request
from tests.bot.process.loopback.server import LoopbackDiscord, loopback_discord
from tests.postgres import free_port

PAIRS = 96
AT_ONCE = 16
WARM = 100
PATIENCE = 60.0
_MESSAGE = 4


class Refused(Exception):
    """A move was not made; the bot said this."""


class Driver:
    """The questions to both bots: moves of random games, one after the other in each."""

    def __init__(self, discord: LoopbackDiscord, matches: Sequence[Match], seed: int) -> None:
        self._discord = discord
        self._idle: asyncio.Queue[Match] = asyncio.Queue()
        for match in matches:
            self._idle.put_nowait(match)
        self._dice = Random(seed)
        self._answers: dict[str, asyncio.Future[None]] = {}
        discord.arrived = self._arrived
        self.refused: list[str] = []
        self.first: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def made(self, match: Match) -> None:
        """Called with each match as it is after a move that was answered."""

    async def moved(self) -> float:
        """One move, in the game that has rested longest; seconds until its answer has arrived. Raises Refused."""
        match = await self._idle.get()
        # That every game waits for an answer already, or is over, is no time of the bot's.
        asked = time.perf_counter()
        text = match.game.format(match.state, self._dice.choice(match.game.legal_moves(match.state)))
        await self._said(match.mover, match, text)
        seconds = time.perf_counter() - asked
        match, _ = match.play(match.mover, text, datetime.now(UTC))
        self.made(match)
        if not self.first.done():
            self.first.set_result(None)
        if not match.over:
            self._idle.put_nowait(match)
        return seconds

    async def _said(self, player: int, match: Match, text: str) -> None:
        who = user(player - int(user(0, "")["id"]), f"Player {player % 1000}")
        data = self._discord.command("move", notation=text)
        event = self._discord.interaction(who, 2, data, channel=match.place_of(player).channel_id)
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers[event["token"]] = answer
        await self._discord.dispatch("INTERACTION_CREATE", event)
        async with asyncio.timeout(PATIENCE):
            await answer

    def _arrived(self, request: Request) -> None:
        parts = request.path.split("/")
        answer = self._answers.get(parts[3]) if len(parts) > 3 else None
        if answer is None:
            return
        # A bot that needs more time says so first: the board comes later.
        if request.files or (request.body or {}).get("type") == _MESSAGE:
            del self._answers[parts[3]]
            if request.files:
                answer.set_result(None)
            else:
                self.refused.append(request.text())
                answer.set_exception(Refused(request.text()))


HEAD = """\
| | Moves/s, one in flight | {many} in flight | ms of CPU a move | p50 / p99 ms at {rate}/s | \
Statements / writing / reading transactions a move | MB idle / loaded |
|---|---|---|---|---|---|---|"""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench load", description=__doc__)
    parser.add_argument("--game", default="international", choices=list(GAMES))
    parser.add_argument("--moves", type=int, default=600, help="moves for each of the three measurements")
    parser.add_argument("--rate", type=int, default=50, help="moves a second for the times")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=("damka", "bare"), help="one of the two bots alone")
    parser.add_argument("--against", metavar="REV", help="another commit, in turns with this code")
    parser.add_argument("--rounds", type=int, default=2, help="turns of each with --against")
    options = parser.parse_args(arguments)
    print(HEAD.format(many=AT_ONCE, rate=options.rate), flush=True)
    if options.against is not None:
        return against(options)
    for name, run in (("bare", bare), ("damka", damka)):
        if options.only in (None, name):
            print(asyncio.run(run(options)), flush=True)
    return 0


def against(options: argparse.Namespace) -> int:
    """The bare bot, this code and the other commit, in turns; then how much CPU a move takes here and there."""
    spent: dict[str, list[float]] = {"here": [], options.against: []}
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        subprocess.run(
            ["git", "worktree", "add", "--quiet", "--detach", other, options.against], cwd=ROOT, check=True
        )
        try:
            for _ in range(options.rounds):
                print(asyncio.run(bare(options)), flush=True)
                for name, root in zip(spent, (ROOT, other), strict=True):
                    row = _measured_in(root, options)
                    print(row.replace("Damka", name, 1), flush=True)
                    spent[name].append(float(row.split("|")[4]))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", other], cwd=ROOT, check=True)
    here, there = (statistics.median(times) for times in spent.values())
    print(f"\nms of CPU a move: {here:.1f} here, {there:.1f} in {options.against}: {here / there:.2f} times")
    return 0


def _measured_in(root: Path, options: argparse.Namespace) -> str:
    """The row of the bot whose code lies there."""
    how = [f"--{name}={getattr(options, name)}" for name in ("game", "moves", "rate", "seed")]
    command = [sys.executable, "-m", "tests.bench", "load", "--only=damka", *how]
    made = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    return made.stdout.strip().splitlines()[-1]


async def bare(options: argparse.Namespace) -> str:
    with tempfile.TemporaryDirectory() as folder:
        picture = Path(folder, "board.png")
        picture.write_bytes(board_pictures.picture(options.game))
        async with playing(options, Path(folder), "-m", "tests.bench._bare", str(picture)) as (bot, driver):
            return await measured("bare discord.py bot", bot, driver, options)


async def damka(options: argparse.Namespace) -> str:
    program, port = ("-m", "bot", "run"), free_port()
    with tempfile.TemporaryDirectory() as folder:
        async with playing(options, Path(folder), *program, METRICS_PORT=str(port)) as (bot, driver):
            return await measured("Damka", bot, driver, options, lambda: asked(port))


@asynccontextmanager
async def playing(
    options: argparse.Namespace, folder: Path, *program: str, **settings: str
) -> AsyncIterator[tuple[BotProcess, Driver]]:
    """The bot online, with games that wait for moves."""
    file = folder / "damka.sqlite3"
    async with loopback_discord() as discord:
        discord.checking = False
        discord.interactions.patience = PATIENCE  # a move that comes late is measured, not lost
        places = [Channel(CHANNEL + 1000 + number, GUILD, f"board-{number}") for number in range(PAIRS)]
        discord.places.channels |= {place.id: place for place in places}
        url = f"sqlite+aiosqlite:///{file}"
        matches = await begun(url, options.game, [Place(GUILD, place.id) for place in places])
        async with python(
            folder,
            *program,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_URL=discord.api,
            DISCORD_GATEWAY_URL=discord.gateway_url,
            DATABASE_URL=url,
            **settings,
        ) as bot:
            await discord.ready()
            await asyncio.sleep(5)  # news of the beginnings is delivered, and the guilds are known
            yield bot, Driver(discord, matches, options.seed)


async def begun(url: str, game: str, places: Sequence[Place]) -> list[Match]:
    """A game in each of these places, of players of its own."""
    first = int(user(100, "")["id"])
    matches = []
    async with open_app(url, now=lambda: datetime.now(UTC), seed=1) as app:
        for number, place in enumerate(places):
            one, two = first + 2 * number, first + 2 * number + 1
            terms = Terms(game, Pace.parse("standard"))
            for player in (one, two):
                await app[Players].remember(player, f"Player {player % 1000}", "en-US")
            seek = await app[Seeks].invite(one, terms, place, opponent=two, wants=Side.FIRST)
            matches.append(await app[Seeks].join(seek.id, two))
        async with app.database.transaction() as connection:
            # The beginning of a game is not measured.
            await connection.exec_driver_sql("UPDATE notices SET done_at = created_at, fate = 'delivered'")
    return matches


async def measured(
    name: str,
    bot: BotProcess,
    driver: Driver,
    options: argparse.Namespace,
    asked: Callable[[], Awaitable[list[float]]] | None = None,
) -> str:
    """A row of the table: moves a second with one and with many in flight, and seconds at a fixed rate among it."""
    idle = memory(bot)
    for _ in range(WARM):
        await driver.moved()
    # The driver's own search for circles took up to a quarter of a second, of which each waiting move was charged.
    gc.collect()
    gc.freeze()
    gc.disable()
    one = await rate(driver, 1, options.moves)
    times = await at_rate(driver, options.rate, options.moves)
    before = await asked() if asked else []
    cpu = seconds_of_cpu(bot)
    many = await rate(driver, AT_ONCE, options.moves)
    await asyncio.sleep(3)  # work after the answer is part of a move
    cpu = (seconds_of_cpu(bot) - cpu) / options.moves
    after = await asked() if asked else []
    counted = " / ".join(f"{(b - a) / options.moves:.1f}" for a, b in zip(before, after, strict=True))
    p50, p99 = (quantile(times, share) * 1000 for share in (0.5, 0.99))
    return (
        f"| {name} | {one:.0f} | {many:.0f} | {cpu * 1000:.1f} | {p50:.0f} / {p99:.0f} | {counted}"
        f" | {idle:.0f} / {memory(bot):.0f} |"
    )


async def rate(driver: Driver, at_once: int, moves: int, times: list[float] | None = None) -> float:
    """Moves a second with so many in flight; `times` receives the seconds of each."""
    left = moves

    async def play() -> None:
        nonlocal left
        while left > 0:
            left -= 1
            seconds = await driver.moved()
            if times is not None:
                times.append(seconds)

    begun = time.perf_counter()
    await asyncio.gather(*(play() for _ in range(at_once)))
    return moves / (time.perf_counter() - begun)


async def at_rate(driver: Driver, rate: int, moves: int) -> list[float]:
    """Seconds of each move when they come at this rate, whether or not those before them are answered."""
    waiting, begun = [], time.perf_counter()
    for number in range(moves):
        await asyncio.sleep(max(begun + number / rate - time.perf_counter(), 0))
        waiting.append(asyncio.create_task(driver.moved()))
    return list(await asyncio.gather(*waiting))


async def asked(port: int) -> list[float]:
    """Statements, writing and reading transactions so far, as the bot itself counts them."""
    text = await asyncio.to_thread(lambda: urlopen(f"http://127.0.0.1:{port}/metrics").read().decode())

    def figure(name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    kinds = [f'damka_database_seconds_count{{kind="{kind}"}}' for kind in ("write", "read")]
    return [figure(name) for name in ("damka_database_statements_total", *kinds)]


def seconds_of_cpu(bot: BotProcess) -> float:
    """The process with its children, those too that have ended; Linux alone tells."""
    ticks = 0
    for each in family(bot):
        fields = (each / "stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(bot: BotProcess) -> float:
    """Megabytes that the process has in memory, with its children."""
    found = [re.search(r"VmRSS:\s+(\d+) kB", (each / "status").read_text()) for each in family(bot)]
    return sum(int(kilobytes[1]) for kilobytes in found if kilobytes) / 1024


def family(bot: BotProcess) -> list[Path]:
    """The process and its children, as Linux tells of them."""
    own = Path(f"/proc/{bot.process.pid}")
    children = " ".join(file.read_text() for file in own.glob("task/*/children")).split()
    return [own, *(Path(f"/proc/{child}") for child in children)]


def quantile(times: Sequence[float], share: float) -> float:
    return statistics.quantiles(times, n=1000, method="inclusive")[round(share * 1000) - 1]
