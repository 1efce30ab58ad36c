"""No worker outlives the bot: it is killed in the middle of each kind of work, and nothing of it is left."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

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
    await asyncio.to_thread(Drawer(apart=True).draw, board(), "wood")

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
