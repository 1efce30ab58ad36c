"""Several worker processes with one queue in front of them."""

import asyncio
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from bot.workers.process import LOW, Worker, WorkerEnded


class Turns:
    """So many turns at a time, one for each person; a person who had one queues up behind the others."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._having: set[Hashable] = set()
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}

    async def take(self, person: Hashable) -> None:
        """Waits for a turn of this person's, which goes on until `leave`."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(mine)
        self._give()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._give()
            else:
                self.leave(person)
            raise

    def leave(self, person: Hashable) -> None:
        """The person's turn is over."""
        self._free += 1
        self._having.discard(person)
        if person in self._waiting:
            # Anything else that this person waits for comes after the others.
            self._waiting[person] = self._waiting.pop(person)
        self._give()

    def waiting(self, person: Hashable) -> int:
        """For how many turns this person waits."""
        return sum(not future.done() for future in self._waiting.get(person, ()))

    def _give(self) -> None:
        for person in list(self._waiting):
            queue = self._waiting[person]
            while queue and queue[0].done():
                queue.popleft()
            if queue and self._free and person not in self._having:
                self._free -= 1
                self._having.add(person)
                queue.popleft().set_result(None)
            if not queue:
                del self._waiting[person]


PATIENCE: Final = 60.0  # seconds after which a call is taken to be stuck, from its beginning on
CALLS: Final = 100  # calls after which a process is replaced by a fresh one

T = TypeVar("T")


class Workers:
    """So many processes at most, which begin when they are needed. `close` ends them.

    A person has one call made at a time, and people have their turns one after the other. One call that is stuck costs
    its own process, and no other call anything.
    """

    def __init__(self, count: int) -> None:
        self._idle = [Worker(LOW, CALLS) for _ in range(count)]
        self._all = tuple(self._idle)
        self._turns = Turns(count)
        # They only wait, each for its process.
        self._threads = ThreadPoolExecutor(count, "workers")

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes that there are now."""
        return tuple(worker.pid for worker in self._all if worker.pid is not None)

    async def call(
        self, work: Callable[..., T], *given: Any, by: Hashable = None, patience: float = PATIENCE
    ) -> T:
        """The result of `work`, done in one of the processes; all that passes is pickled.

        `by`: the person for whom it is done; without one it waits for nobody's turn but its own. Raises the errors of
        `work`, TimeoutError after `patience` seconds of work, and WorkerEnded.
        """
        person = object() if by is None else by
        await self._turns.take(person)
        loop = asyncio.get_running_loop()
        worker = self._idle.pop()
        stuck = False

        def give_up() -> None:
            nonlocal stuck
            stuck = True
            worker.kill()

        try:
            made = loop.run_in_executor(self._threads, lambda: worker.call(work, *given))
        except RuntimeError as error:
            # It was closed meanwhile.
            self._idle.append(worker)
            self._turns.leave(person)
            raise WorkerEnded("closed") from error
        late = loop.call_later(patience, give_up)

        def ended(call: asyncio.Future[T]) -> None:
            late.cancel()
            self._idle.append(worker)
            self._turns.leave(person)
            if not call.cancelled():
                call.exception()

        made.add_done_callback(ended)
        try:
            # Nobody may wait for the answer any more; the process is busy until it has it all the same.
            return await asyncio.shield(made)
        except WorkerEnded:
            if stuck:
                raise TimeoutError from None
            raise

    def waiting(self, person: Hashable) -> int:
        """How many calls for this person wait for their turn."""
        return self._turns.waiting(person)

    def close(self) -> None:
        """Ends the processes at once; calls that they are making, or are to make, raise WorkerEnded."""
        self._threads.shutdown(wait=False)
        for worker in self._all:
            worker.close()
