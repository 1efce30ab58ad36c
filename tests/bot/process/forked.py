"""The bot in a process forked from one that has loaded it already.

It runs `python -m bot run` from its first line on, and is killed, stopped and waited for like any other process; its
start costs a fifth of one from nothing, and most tests of whole processes need several.
"""

import asyncio
import os
import signal
import sys
from contextlib import nullcontext
from io import TextIOWrapper
from multiprocessing import connection, forkserver, get_context
from pathlib import Path
from unittest.mock import AsyncMock, patch

from bot.__main__ import main

ROOT = Path(__file__).resolve().parents[3]
KNOWN = ("PATH", "HOME", "LANG", "TMPDIR")
"""The part of the environment that a process of a test has, besides its settings."""

_context = get_context("forkserver")
_context.set_forkserver_preload(["tests.bot.process.loaded"])


class ForkedProcess:
    """The interface of `asyncio.subprocess.Process`, for a process that was forked; `stdout` is everything it writes.

    `apart`: boards are drawn in a process of their own, which takes half a second to load.
    """

    def __init__(self, folder: Path, settings: dict[str, str], *, apart: bool = False) -> None:
        self.stdout = asyncio.StreamReader()
        self._output, written = _context.Pipe(duplex=False)
        self._process = _context.Process(target=_run, args=(str(folder), settings, written, apart))
        _ensure_loaded()
        self._process.start()
        written.close()
        self._over = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._ended)

    async def listen(self) -> None:
        loop = asyncio.get_running_loop()
        pipe = os.fdopen(os.dup(self._output.fileno()), "rb", buffering=0)
        self._output.close()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.stdout), pipe)

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Raises ProcessLookupError when it has ended."""
        if self._over.is_set():
            raise ProcessLookupError
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends it without a word of warning. Raises ProcessLookupError when it has ended."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Waits for its end; its exit status, negative for a signal."""
        await self._over.wait()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def _ended(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._over.set()


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


def _run(folder: str, settings: dict[str, str], written: connection.Connection, apart: bool) -> None:
    os.chdir(folder)
    known = {name: os.environ[name] for name in KNOWN if name in os.environ}
    os.environ.clear()
    os.environ.update(known | settings)
    for stream in (1, 2):
        os.dup2(written.fileno(), stream)
    written.close()
    for each in (sys.stdout, sys.stderr):
        assert isinstance(each, TextIOWrapper)
        each.reconfigure(line_buffering=True)
    # The library waits five seconds before each session but the first; this Discord takes them all at once.
    with (
        nullcontext() if apart else patch("os.cpu_count", return_value=1),
        patch("discord.Client.before_identify_hook", AsyncMock()),
    ):
        sys.exit(main(["run"]))
