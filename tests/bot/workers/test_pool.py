"""Worker processes and their queue: what goes wrong in one call is nobody else's business."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from bot.core.errors import BadFile, UnreadableMatch
from bot.workers import process
from bot.workers.pool import Workers
from bot.workers.process import Worker, WorkerEnded


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    two = Workers(2)
    yield two
    two.close()


def refuse_file() -> None:
    raise BadFile("unreadable", line=3, text="x")


def refuse_match() -> None:
    raise UnreadableMatch(7, (1, 2))


class Unsendable(Exception):
    """It takes more to be made than it keeps."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(f"{first} and {second}")


def refuse_twice() -> None:
    raise Unsendable("a", "b")


def refuse_with_a_function() -> None:
    raise ValueError(lambda: None)


def printing(text: str) -> str:
    print(text, flush=True)
    os.write(1, text.encode())
    return text


async def test_a_process_answers_gives_way_and_is_used_again(workers: Workers) -> None:
    first = await workers.call(os.getpid)
    assert first in workers.pids
    assert first != os.getpid()
    assert await workers.call(os.getpid) == first
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, first) == min(own + 10, 19), "it gives way to the bot"
    assert await workers.call(signal.getsignal, signal.SIGINT) is signal.SIG_IGN, "Ctrl-C is for the bot"


async def test_what_the_work_raises_is_raised_here(workers: Workers) -> None:
    with pytest.raises(BadFile, match="line") as caught:
        await workers.call(refuse_file)
    assert (caught.value.code, caught.value.details) == ("bad-file-unreadable", {"line": 3, "text": "x"})
    with pytest.raises(UnreadableMatch) as unreadable:
        await workers.call(refuse_match)
    assert unreadable.value.players == (1, 2)
    with pytest.raises(Unsendable, match="a and b"):
        await workers.call(refuse_twice)
    with pytest.raises(RuntimeError, match="lambda"):
        await workers.call(refuse_with_a_function)
    assert len(workers.pids) == 1, "an error is no fault of the process"


async def test_what_is_printed_there_is_no_answer(workers: Workers) -> None:
    assert await workers.call(printing, "loud") == "loud"
    assert await workers.call(printing, "again") == "again"


async def test_a_call_that_is_stuck_costs_one_process_and_no_other_call(workers: Workers) -> None:
    await asyncio.gather(workers.call(time.sleep, 0.2), workers.call(time.sleep, 0.2))
    before = set(workers.pids)
    stuck = asyncio.create_task(workers.call(time.sleep, 600, patience=0.1))
    other = asyncio.create_task(workers.call(time.sleep, 0.5))
    with pytest.raises(TimeoutError):
        await stuck
    await other
    assert await workers.call(abs, -1) == 1
    assert len(before & set(workers.pids)) == 1


async def test_the_patience_counts_from_the_beginning_of_the_work() -> None:
    one = Workers(1)
    try:
        await one.call(abs, -1)
        await asyncio.gather(*(one.call(time.sleep, 0.3, patience=0.6) for _ in range(4)))
    finally:
        one.close()


async def test_a_process_that_was_killed_is_replaced(workers: Workers) -> None:
    first = await workers.call(os.getpid)
    os.kill(first, signal.SIGKILL)
    with suppress(WorkerEnded):
        await workers.call(abs, -1)
    second = await workers.call(os.getpid)
    assert second != first
    call = asyncio.create_task(workers.call(time.sleep, 600))
    await asyncio.sleep(0.1)
    os.kill(second, signal.SIGKILL)
    with pytest.raises(WorkerEnded):
        await call


async def test_nothing_is_left_after_the_end(workers: Workers) -> None:
    calls = [asyncio.create_task(workers.call(time.sleep, 600, by=number)) for number in range(5)]
    while len(workers.pids) < 2:
        await asyncio.sleep(0.01)
    pids = workers.pids
    workers.close()
    assert [type(each) for each in await asyncio.gather(*calls, return_exceptions=True)] == [WorkerEnded] * 5
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    with pytest.raises(WorkerEnded):
        await workers.call(abs, -1)


def test_a_process_is_fresh_after_so_many_calls() -> None:
    worker = Worker(calls=2)
    try:
        pids = [worker.call(os.getpid) for _ in range(4)]
    finally:
        worker.close()
    assert pids[0] == pids[1] != pids[2] == pids[3]


def test_a_process_begun_during_the_end_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, begun = Worker(), process._begun
    made = []

    def late(nice: int) -> object:
        worker._closed = True
        made.append(begun(nice))
        return made[0]

    monkeypatch.setattr(process, "_begun", late)
    with pytest.raises(WorkerEnded):
        worker.call(abs, -1)
    assert made[0].returncode is not None
