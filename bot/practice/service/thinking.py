"""Processes that search for the bot's moves, so that its event loop is free.

A question that fails is asked again by whoever needs the answer.
"""

from __future__ import annotations

from time import process_time
from typing import Final

from bot.engine.question import Question, Solution, solve
from bot.engine.review import Found, Passage, compare, glance
from bot.workers.pool import Workers

WORKERS: Final = 2
CPU_SECONDS: Final = 2.5
"""Processor time for a question, from the start of work on it: an answer is the best move found by then."""
PATIENCE: Final = 60.0
"""Seconds of the clock after which a search is taken to be stuck: on a busy machine it waits for its processor time."""


def answered(question: Question) -> Solution:
    """The player's decision, as far as it sees in its processor time."""
    until = process_time() + CPU_SECONDS
    return solve(question, lambda: process_time() >= until)


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
        """The player's decision."""
        return await self._workers.call(answered, question, patience=PATIENCE)

    async def glance(self, passage: Passage) -> tuple[Found, ...]:
        """How these positions of a game stand."""
        return await self._workers.call(glance, passage, patience=PATIENCE)

    async def compare(self, passage: Passage) -> tuple[Found, Found, Found]:
        """A position, and those that its played and its best move lead to."""
        return await self._workers.call(compare, passage, patience=PATIENCE)

    def close(self) -> None:
        """Ends the processes at once; their open questions are not answered."""
        self._workers.close()
