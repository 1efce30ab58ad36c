"""The bot in a process forked from one that has loaded it already, for tests that need many of them.

It runs `python -m bot run` from its first line on. A start costs a fifth of one from nothing.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing import forkserver, get_context
from pathlib import Path

from bot.__main__ import main
from tests.bot.process.bot_process import ROOT
from tests.bot.process.loopback import LoopbackDiscord

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.bot.process.loaded"])


class ForkedBot:
    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self._output = folder / "output.txt"
        self._process = _context.Process(target=_run, args=(folder, self._output, settings))
        _ensure_loaded()
        self._process.start()

    @property
    def output(self) -> str:
        """What it has written, on either stream."""
        return self._output.read_text("utf-8", "replace") if self._output.exists() else ""

    def kill(self) -> None:
        """Ends it without a word of warning: SIGKILL."""
        self._process.kill()

    def stop(self) -> None:
        """Asks it to stop, as a service manager does: SIGTERM."""
        self._process.terminate()

    async def ended(self) -> int:
        """Waits for its end; its exit status, negative for a signal."""
        over, loop = asyncio.Event(), asyncio.get_running_loop()
        loop.add_reader(self._process.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode

    async def listening(self, discord: LoopbackDiscord) -> None:
        """Waits until it has logged in."""
        ready, ended = asyncio.create_task(discord.ready()), asyncio.create_task(self.ended())
        await asyncio.wait({ready, ended}, return_when=asyncio.FIRST_COMPLETED)
        online = ready.done() and ready.exception() is None
        for task in (ready, ended):
            task.cancel()
            with suppress(asyncio.CancelledError, TimeoutError):
                await task
        assert online, f"the bot never came online:\n{self.output}"


@asynccontextmanager
async def forked(folder: Path, settings: dict[str, str]) -> AsyncIterator[ForkedBot]:
    """The bot in a folder of its own with these settings and no others; killed when the block ends."""
    (folder / "output.txt").unlink(missing_ok=True)
    bot = ForkedBot(folder, settings)
    try:
        yield bot
    finally:
        bot.kill()
        await bot.ended()
    assert "request.failed" not in bot.output, bot.output


def _ensure_loaded() -> None:
    """The process to fork from finds this project, wherever the tests were started."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def _run(folder: Path, output: Path, settings: dict[str, str]) -> None:
    os.chdir(folder)
    known = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
    os.environ.clear()
    os.environ.update(known | settings)
    written = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(written, stream)
    sys.exit(main(["run"]))
