"""A worker process that the event loop itself writes to and reads from."""

import asyncio
import os
import pickle
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from bot.workers.process import Process, WorkerEnded, begun, pipes, raised

_MOST: Final = 1 << 16  # bytes read at a time: as many as a pipe holds

T = TypeVar("T")


class Stream:
    """A process that gives way to nobody, begins with the first call, and makes the calls in their order. No thread
    waits for it: to hand each answer from one to the other takes as long as much of the work. Not for Windows.

    Where it has ended, all that it was asked raises WorkerEnded, and another takes its place with the next call.
    """

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asked: deque[asyncio.Future[Any]] = deque()
        self._unsent, self._unread = bytearray(), bytearray()

    @property
    def pid(self) -> int | None:
        """The process as the system knows it; None while there is none."""
        return None if self._process is None else self._process.pid

    def call(self, work: Callable[..., T], *given: Any) -> asyncio.Future[T]:
        """The result of `work` there, pickled; begun at once. Raises its errors, WorkerEnded."""
        self._loop = asyncio.get_running_loop()
        asked = pickle.dumps((work, given), pickle.HIGHEST_PROTOCOL)
        done: asyncio.Future[T] = self._loop.create_future()
        self._asked.append(done)
        self._ask(asked)
        return done

    def kill(self) -> None:
        """Ends the process at once; all calls that it has raise WorkerEnded."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in pipes(process):
            if not self._loop.is_closed():
                self._loop.remove_reader(pipe)
                self._loop.remove_writer(pipe)
            with suppress(OSError):
                pipe.close()
        asked = [done for done in self._asked if not done.done()]
        for memory in (self._asked, self._unsent, self._unread):
            memory.clear()
        for done in asked:
            done.set_exception(WorkerEnded("killed, or ended by itself"))

    def _ask(self, asked: bytes) -> None:
        if self._process is None:
            self._process = begun(nice=0)
            for pipe in pipes(self._process):
                os.set_blocking(pipe.fileno(), False)
            self._loop.add_reader(pipes(self._process)[1], self._receive)
        self._unsent += len(asked).to_bytes(8, "big") + asked
        self._send()

    def _send(self) -> None:
        assert self._process is not None
        into, _ = pipes(self._process)
        try:
            del self._unsent[: os.write(into.fileno(), self._unsent)]
        except BlockingIOError:
            pass
        except OSError:
            self.kill()
            return
        if self._unsent:
            self._loop.add_writer(into, self._send)
        else:
            self._loop.remove_writer(into)

    def _receive(self) -> None:
        assert self._process is not None
        data = os.read(pipes(self._process)[1].fileno(), _MOST)
        if not data:
            self.kill()
            return
        self._unread += data
        while len(self._unread) >= (end := 8 + int.from_bytes(self._unread[:8], "big")):
            well, answer = pickle.loads(self._unread[8:end])
            del self._unread[:end]
            done = self._asked.popleft()
            if done.done():
                # Nobody waits for it any more.
                continue
            if well:
                done.set_result(answer)
            else:
                done.set_exception(raised(*answer))
