"""The program of a worker process: `python -m bot.workers.child NICE`.

It reads pickled calls from its standard input, writes each result pickled to its original standard output, and ends
when its input does: with the process that began it, however that ends, and in the middle of a call too.
"""

import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

Call = tuple[Callable[..., Any], tuple[Any, ...]]


def main() -> None:
    """Answers calls until nobody can ask any more."""
    # Ctrl-C is for the bot.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # Output that a library prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    calls: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, calls), daemon=True).start()
    while True:
        answer = _answer(calls.get())
        try:
            answers.write(len(answer).to_bytes(8, "big") + answer)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)


def _read(questions: BinaryIO, calls: SimpleQueue[bytes]) -> None:
    """Runs in a thread of its own, so that the end of the bot is noticed during a call."""
    while len(head := questions.read(8)) == 8:
        calls.put(questions.read(int.from_bytes(head, "big")))
    os._exit(0)


def _answer(asked: bytes) -> bytes:
    try:
        work, given = pickle.loads(asked)
        return pickle.dumps((True, work(*given)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        error.add_note("In a worker process:\n" + traceback.format_exc())
        try:
            # In parts: many an error cannot be made from its `args` alone, as pickle would do it.
            return pickle.dumps((False, (type(error), error.args, error.__dict__)), pickle.HIGHEST_PROTOCOL)
        except Exception:
            return pickle.dumps((False, (RuntimeError, (repr(error),), {"__notes__": error.__notes__})))


if __name__ == "__main__":
    main()
