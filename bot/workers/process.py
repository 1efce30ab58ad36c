"""One worker process."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final, TypeVar, cast

LOW: Final = 10  # how much a worker gives way to the bot, whose event loop comes first (see nice(2))

Process = subprocess.Popen[bytes]
T = TypeVar("T")


class WorkerEnded(Exception):
    """The process ended before it had answered."""


class Worker:
    """A process that makes one call at a time; it begins with the first.

    It leaves Ctrl-C to the bot and ends with the bot, however that ends. One that died is replaced at the next call,
    and after `calls` calls by a fresh one, so that nothing adds up in it. `nice`: how much it gives way.
    """

    def __init__(self, nice: int = LOW, calls: int | None = None) -> None:
        self._nice = nice
        self._most = calls
        self._made = 0
        self._process: Process | None = None
        self._one_at_a_time = Lock()
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process as the system knows it; None while there is none."""
        return None if self._process is None else self._process.pid

    def call(self, work: Callable[..., T], *given: Any) -> T:
        """The result of `work` there, pickled; it waits, so call it in a thread. Raises its errors, WorkerEnded."""
        asked = pickle.dumps((work, given), pickle.HIGHEST_PROTOCOL)
        with self._one_at_a_time:
            try:
                well, answer = pickle.loads(self._asked(asked))
            except (OSError, EOFError) as error:
                self._end()
                raise WorkerEnded(repr(error)) from error
            self._made += 1
            if self._made == self._most:
                self._end()
        if not well:
            raise raised(*answer)
        return cast("T", answer)

    def kill(self) -> None:
        """Ends the process at once; a call that it is making raises WorkerEnded."""
        if (process := self._process) is not None:
            process.kill()

    def close(self) -> None:
        """The same, and no other takes its place."""
        self._closed = True
        self.kill()
        with self._one_at_a_time:
            self._end()

    def _asked(self, asked: bytes) -> bytes:
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            self._process, self._made = begun(self._nice), 0
        # Looked at after the process can be killed from outside: `close` meets either the flag or the process.
        if self._closed:
            raise EOFError("closed")
        questions, answers = pipes(self._process)
        questions.write(len(asked).to_bytes(8, "big"))
        questions.write(asked)
        questions.flush()
        return _exactly(answers, int.from_bytes(_exactly(answers, 8), "big"))

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in pipes(process):
            with suppress(OSError):
                pipe.close()


def pipes(process: Process) -> tuple[IO[bytes], IO[bytes]]:
    """Into the process and out of it."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def raised(kind: type[BaseException], args: tuple[Any, ...], facts: Mapping[str, Any]) -> BaseException:
    """The error that the process has sent in parts."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    data = pipe.read(count)
    if len(data) != count:
        raise EOFError("the process has ended")
    return data


def begun(nice: int) -> Process:
    """A new process that finds the same modules as this one."""
    path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
    return subprocess.Popen(
        [sys.executable, "-m", "bot.workers.child", str(nice)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    )
