"""In which order people get what there is too little of."""

import asyncio
from collections import deque
from collections.abc import Hashable


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
