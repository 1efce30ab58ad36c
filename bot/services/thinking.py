"""Processes that search for the bot's moves, so that its event loop is free.

They are spawned, begin with the first question, and are replaced by fresh ones after some questions, so that what a
search leaves behind cannot add up. One that dies or is stuck is replaced; the question fails and is asked again by
whoever needs the answer. They end with the bot, however it ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import Final, TypeVar

from bot.engine.question import Question, Solution, solve
from bot.engine.review import Found, Passage, compare, glance

WORKERS: Final = 2
RECYCLED_AFTER: Final = 100
"""Questions that one set of processes answers."""
PATIENCE: Final = 60.0
"""Seconds after which a search is taken to be stuck; the longest take a few."""
_NICE: Final = 10
"""The event loop comes first."""


A = TypeVar("A")
Q = TypeVar("Q")


class Thinking:
    """So many processes that think. `close` ends them.

    Every question raises TimeoutError, BrokenProcessPool and what the question itself does wrong.
    """

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._answered = 0
        self._asking = 0

    async def __call__(self, question: Question) -> Solution:
        """What the player does."""
        return await self._ask(solve, question)

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        """How these positions of a game stand."""
        return await self._ask(glance, passage)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        """A position, and those that its played and its best move lead to."""
        return await self._ask(compare, passage)

    async def _ask(self, answer: Callable[[Q], A], question: Q) -> A:
        if self._pool is None or (self._answered >= RECYCLED_AFTER and not self._asking):
            self._renew()
        pool = self._pool
        assert pool is not None
        self._asking += 1
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self.close()
            raise
        finally:
            self._asking -= 1
            self._answered += 1

    def close(self) -> None:
        """Ends the processes at once; what they were asked is not answered."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def _renew(self) -> None:
        self.close()
        self._answered = 0
        self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """In a new process: it leaves Ctrl-C to the bot, gives way to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
