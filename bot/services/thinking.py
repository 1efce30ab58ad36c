"""Processes that search for the bot's moves, so that its event loop is free.

A question that fails is asked again by whoever needs the answer.
"""

from __future__ import annotations

from typing import Final

from bot.engine.question import Question, Solution, solve
from bot.engine.review import Found, Passage, compare, glance
from bot.workers.pool import Workers

WORKERS: Final = 2
PATIENCE: Final = 60.0
"""Seconds after which a search is taken to be stuck; the longest take a few."""


class Thinking:
    """So many processes that think. `close` ends them.

    Every question raises TimeoutError, WorkerEnded and what the question itself does wrong.
    """

    def __init__(self, workers: int = WORKERS) -> None:
        self._workers = Workers(workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that there are now."""
        return self._workers.pids

    async def __call__(self, question: Question) -> Solution:
        """What the player does."""
        return await self._workers.call(solve, question, patience=PATIENCE)

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        """How these positions of a game stand."""
        return await self._workers.call(glance, passage, patience=PATIENCE)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        """A position, and those that its played and its best move lead to."""
        return await self._workers.call(compare, passage, patience=PATIENCE)

    def close(self) -> None:
        """Ends the processes at once; what they were asked is not answered."""
        self._workers.close()
