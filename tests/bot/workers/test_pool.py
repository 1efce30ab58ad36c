"""Workers and their queue: one call that goes wrong is nobody else's business, turns go round, and none is left."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.core.errors import BadFile, UnreadableMatch
from bot.workers import process
from bot.workers.errands import Errands
from bot.workers.pool import Turns, Workers
from bot.workers.process import Worker, WorkerEnded


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    two = Workers(2)
    yield two
    two.close()


def refuse_file() -> None:
    raise BadFile("large", most=3)


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
    with pytest.raises(BadFile, match="most") as caught:
        await workers.call(refuse_file)
    assert (caught.value.code, caught.value.details) == ("bad-file-large", {"most": 3})
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


def test_a_processbegun_during_the_end_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    worker, begun = Worker(), process.begun
    made = []

    def late(nice: int) -> object:
        worker._closed = True
        made.append(begun(nice))
        return made[0]

    monkeypatch.setattr(process, "begun", late)
    with pytest.raises(WorkerEnded):
        worker.call(abs, -1)
    assert made[0].returncode is not None


class Line:
    """People who want turns, and the order in which they got them."""

    def __init__(self, at_once: int) -> None:
        self.turns = Turns(at_once)
        self.had: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def _want(self, person: str) -> None:
        await self.turns.take(person)
        self.had.append(person)

    async def want(self, people: str) -> None:
        self.tasks += [asyncio.create_task(self._want(person)) for person in people]
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def leave(self, person: str) -> None:
        self.turns.leave(person)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    @property
    def order(self) -> str:
        return "".join(self.had)


async def test_whoever_asks_for_much_lets_the_others_between() -> None:
    line = Line(1)
    await line.want("AAAA")
    await line.want("BC")
    await line.want("B")
    assert line.order == "A"
    assert line.turns.waiting("A") == 3
    while len(line.had) < len(line.tasks):
        await line.leave(line.had[-1])
    assert line.order == "ABCABAA"


async def test_one_person_has_one_turn_at_a_time_although_there_is_room() -> None:
    line = Line(2)
    await line.want("AAA")
    assert line.order == "A"
    await line.want("BC")
    assert line.order == "AB"
    await line.leave("A")
    assert line.order == "ABC", "A had one, C none"
    await line.leave("C")
    assert line.order == "ABCA"


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    line = Line(1)
    await line.want("ABC")
    line.tasks[1].cancel()
    await asyncio.gather(line.tasks[1], return_exceptions=True)
    await line.leave("A")
    assert line.order == "AC"
    # Somebody gives up in the moment of getting the turn.
    await line.want("DE")
    line.turns.leave("C")
    line.tasks[3].cancel()
    with pytest.raises(asyncio.CancelledError):
        await line.tasks[3]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert line.order == "ACE"
    await line.leave("E")
    await line.want("A")
    assert line.order == "ACEA"


async def test_of_what_was_made_once_that_goes_first_which_was_not_asked_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.workers.errands.MOST_BYTES", 30)
    errands = Errands()
    for asked, size, kept in (("abca", 10, "bca"), ("d", 10, "cad"), ("e", 25, "e")):
        for key in asked:
            assert len(await errands.once(key, bytes, size)) == size
        assert "".join(map(str, errands._kept)) == kept
    errands.close()


KILLED = """
import asyncio, os, signal
from datetime import UTC, datetime
from pathlib import Path

URL = {url!r}
NOW = datetime(2026, 1, 1, tzinfo=UTC)

def children():
    return [pid for task in Path("/proc/self/task").iterdir() for pid in (task / "children").read_text().split()]

async def think():
    from bot.engine.question import Question
    from bot.practice.service import Thinking
    await Thinking()(Question("binary:12x12", 1, None, (), 6, 1))

async def review():
    from bot.engine.review import Passage
    from bot.practice.service import Thinking
    await Thinking().compare(Passage("binary:12x12", 1, None, ("a1",), (0,)))

async def draw():
    from bot.board.drawer import Drawer
    from tests.render.diagrams import board
    drawer = Drawer(apart=True)
    while True:
        await drawer.board(board())

async def pair():
    from bot.app import open_app
    from bot.core.terms import Place
    from tests.bot.services.test_tournaments import Format, begun, plan
    async with open_app(URL, now=lambda: NOW, seed=1) as app:
        await begun(app, plan(Format.SWISS, rounds=3), 4)

async def film():
    import time
    from bot.workers.errands import Errands
    await Errands().once("film", time.sleep, 600, by=1)

async def main():
    work = asyncio.create_task({kind}())
    while not children():
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    assert not work.done(), work
    print(*children(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of a process's children")
@pytest.mark.parametrize("kind", ["think", "review", "draw", "pair", "film"])
def test_nothing_is_left_of_a_bot_that_was_killed_in_the_middle_of(
    kind: str, empty_database: Path, tmp_path: Path
) -> None:
    file = tmp_path / "damka.sqlite3"
    file.write_bytes(empty_database.read_bytes())
    program = KILLED.format(kind=kind, url=f"sqlite+aiosqlite:///{file}")
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as bot:
        assert bot.stdout is not None
        children = bot.stdout.readline().split()
        assert children, bot.communicate(timeout=20)[1]
        assert bot.wait(60) == -signal.SIGKILL
        until = time.monotonic() + 20
        while left := [pid for pid in children if alive(pid)]:
            assert time.monotonic() < until, f"still there: {left}"
            time.sleep(0.02)
        # Both ends with the last process that has this end of the pipe.
        assert bot.communicate(timeout=20)[1] == ""


def alive(pid: str) -> bool:
    """Whether there is such a process that is more than an entry nobody has asked about."""
    try:
        return Path("/proc", pid, "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
