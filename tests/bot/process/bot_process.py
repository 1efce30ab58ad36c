"""The bot as operators run it: a process of its own, with its settings in the environment."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.bot.fixtures import sure
from tests.bot.process.forked import KNOWN, ROOT, ForkedProcess
from tests.bot.process.loopback import TOKEN, LoopbackDiscord


@dataclass
class BotProcess:
    """`output` is what it has written so far, on either stream."""

    process: asyncio.subprocess.Process | ForkedProcess
    output: str = ""
    _reading: asyncio.Task[None] | None = None
    _grown: asyncio.Condition = field(default_factory=asyncio.Condition)

    async def says(self, text: str, seconds: float = 120, *, since: int = 0) -> None:
        """Waits until the text stands in the output, after so many characters."""
        async with asyncio.timeout(seconds), self._grown:
            await self._grown.wait_for(lambda: text in self.output[since:])

    async def stop(self) -> int:
        """Asks it to stop, as a service manager does; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def kill(self) -> None:
        """Ends it without a word of warning."""
        self.process.kill()
        await self.ended()

    async def ended(self, seconds: float = 120) -> int:
        """Waits for its end; its exit status."""
        async with asyncio.timeout(seconds):
            status = await self.process.wait()
            await sure(self._reading)
        return status

    async def _read(self) -> None:
        while chunk := await sure(self.process.stdout).read(65536):
            async with self._grown:
                self.output += chunk.decode("utf-8", "replace")
                self._grown.notify_all()


@asynccontextmanager
async def running(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[BotProcess]:
    """python -m bot in a folder of its own with these settings and no others; killed when the block ends."""
    async with python(folder, "-m", "bot", *arguments, **settings) as bot:
        yield bot


@asynccontextmanager
async def python(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[BotProcess]:
    """The same for another program than the bot's own."""
    known = {name: os.environ[name] for name in KNOWN if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments),
        cwd=folder,
        env={
            **known,
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "XDG_DATA_HOME": str(folder),  # no file of this machine
            **settings,
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    async with _killed_in_the_end(BotProcess(process)) as bot:
        yield bot


@asynccontextmanager
async def forked(folder: Path, *, apart: bool = False, **settings: str) -> AsyncIterator[BotProcess]:
    """The same as python -m bot run, without the time that Python takes to load it; `apart`: see `ForkedProcess`."""
    process = ForkedProcess(folder, settings, apart=apart)
    await process.listen()
    async with _killed_in_the_end(BotProcess(process)) as bot:
        yield bot


@asynccontextmanager
async def _killed_in_the_end(bot: BotProcess) -> AsyncIterator[BotProcess]:
    bot._reading = asyncio.create_task(bot._read())
    try:
        yield bot
    finally:
        with suppress(ProcessLookupError):
            bot.process.kill()
        await bot.ended()


def pointed_at(discord: LoopbackDiscord, folder: Path) -> dict[str, str]:
    """Settings of a bot that talks to the loopback Discord and keeps its games in the folder."""
    return {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": discord.api,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'damka.sqlite3'}",
    }


@asynccontextmanager
async def online(
    discord: LoopbackDiscord, folder: Path, shards: Collection[int] | None = None, **settings: str
) -> AsyncIterator[BotProcess]:
    """The bot, logged in to the loopback Discord and listening; it must not have met anything unexpected.

    `shards`: its own, where others have the rest.
    """
    async with starting(discord, folder, shards, apart=False, **settings) as bot:
        await listening(bot, discord, shards)
        yield bot


@asynccontextmanager
async def starting(
    discord: LoopbackDiscord,
    folder: Path,
    shards: Collection[int] | None = None,
    *,
    apart: bool = False,
    **settings: str,
) -> AsyncIterator[BotProcess]:
    """The same from its first moment on."""
    discord.gateway.offline(shards)
    async with forked(folder, apart=apart, **pointed_at(discord, folder) | settings) as bot:
        yield bot
    # A database server may be away for longer than anybody waits for it.
    failed = [
        line for line in bot.output.splitlines() if "request.failed" in line and "Unreachable" not in line
    ]
    assert not failed, bot.output


async def listening(bot: BotProcess, discord: LoopbackDiscord, shards: Collection[int] | None = None) -> None:
    ready, ended = asyncio.create_task(discord.ready(shards)), asyncio.create_task(bot.process.wait())
    await asyncio.wait({ready, ended}, timeout=120, return_when=asyncio.FIRST_COMPLETED)
    online = ready.done()
    for task in (ready, ended):
        task.cancel()
    assert online, f"the bot never came online:\n{bot.output}"
