"""Long work, done in a process of its own: nobody's moves wait for it.

Each person has one errand done at a time, and people take turns, so that a person who asks for much waits for it
alone.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from bot.core.errors import TooMuchAtOnce
from bot.workers.pool import Workers

MOST_WAITING: Final = 4  # errands of one person that wait while another of theirs is done
PATIENCE: Final = 120.0  # seconds of work after which an errand is taken to be stuck
MOST_BYTES: Final = 24 << 20  # bytes of results that are kept because they may be asked for again

T = TypeVar("T")


class Errands:
    """One process for errands; `close` ends it."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}

    def admit(self, person: int) -> None:
        """Raises TooMuchAtOnce for a person with as many waiting errands as allowed."""
        if self._workers.waiting(person) >= MOST_WAITING:
            raise TooMuchAtOnce(most=MOST_WAITING + 1)

    async def do(self, work: Callable[..., T], *given: Any, by: int | None = None) -> T:
        """The result of `work`, for this person if any. Raises its errors, TimeoutError, WorkerEnded."""
        return await self._workers.call(work, *given, by=by, patience=PATIENCE)

    async def once(
        self, key: Hashable, work: Callable[..., bytes], *given: Any, by: int | None = None
    ) -> bytes:
        """The same for something that is always the same for this key: made once, and kept for a while."""
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        task = self._making.get(key)
        if task is None:
            task = asyncio.create_task(self.do(work, *given, by=by), name="errand")
            self._making[key] = task
            task.add_done_callback(lambda done: self._made(key, done))
        # Others may wait for it too.
        return await asyncio.shield(task)

    def close(self) -> None:
        """Ends the work under way."""
        self._workers.close()

    def _made(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        while sum(map(len, self._kept.values())) > MOST_BYTES and len(self._kept) > 1:
            self._kept.popitem(last=False)
