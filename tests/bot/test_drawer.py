"""Boards drawn in a process of their own, whatever becomes of it."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

import render
from bot.board.drawer import Drawer
from render import BadDiagram
from render.diagram import Token
from tests.bot.fixtures import sure
from tests.render.diagrams import board

DRAWN_AND_KILLED = """
import asyncio, os, signal
from bot.board.drawer import Drawer
from tests.render.diagrams import board
async def drawn():
    drawer = Drawer(apart=True)
    await drawer.board(board())
    assert drawer.pid
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(drawn())
"""


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    one = Drawer(apart=True)
    yield one
    one.close()


async def test_a_process_draws_the_same_board(drawer: Drawer) -> None:
    assert Drawer(apart=True).pid is None, "it begins with the first board"
    assert await drawer.board(board()) == render.draw(board())
    first = drawer.pid
    assert first not in (None, os.getpid())
    moved = replace(board(), tokens=board().tokens[1:])
    assert await drawer.board(moved) == render.draw(moved)
    assert drawer.pid == first
    with pytest.raises(BadDiagram, match="tokens"):
        await drawer.board(replace(board(), tokens=(Token(0, 8, *board().tokens[0][2:]),)))
    assert await drawer.board(board()) == render.draw(board())
    assert drawer.pid == first, "a diagram that cannot be drawn is no fault of the process"


async def test_a_process_that_is_told_before_begins_by_drawing_a_board(drawer: Drawer) -> None:
    drawer.begin()
    first = sure(drawer.pid)
    drawer.begin()
    assert await drawer.board(board()) == render.draw(board(), "wood")
    assert drawer.pid == first
    here = Drawer()
    here.begin()
    assert await here.board(board()) == render.draw(board(), "wood")
    drawer.close()
    drawer.begin()
    drawer.close()


async def test_a_board_is_drawn_although_the_process_was_killed(drawer: Drawer) -> None:
    await drawer.board(board())
    first = sure(drawer.pid)
    os.kill(first, signal.SIGKILL)
    picture = render.draw(board(), "wood")
    assert await drawer.board(board()) == picture
    assert await drawer.board(board()) == picture
    assert drawer.pid not in (None, first), "another took its place"


async def test_a_process_that_is_stuck_does_not_keep_the_bot_from_ending(drawer: Drawer) -> None:
    await drawer.board(board())
    os.kill(sure(drawer.pid), signal.SIGSTOP)
    moved = replace(board(), tokens=board().tokens[2:])
    drawing = asyncio.ensure_future(drawer.board(moved))
    await asyncio.sleep(0)
    drawer.close()
    assert await drawing == render.draw(moved, "wood")


async def test_boards_that_are_more_than_the_pipe_holds_wait_for_nothing_else(drawer: Drawer) -> None:
    await drawer.board(board())
    assert drawer.pid is not None
    os.kill(drawer.pid, signal.SIGSTOP)
    boards = [replace(board(), note=str(number)) for number in range(99)]
    drawing = [asyncio.ensure_future(drawer.board(each)) for each in boards]
    await asyncio.sleep(0)
    assert sure(drawer._stream)._unsent
    drawing.pop(1).cancel()
    os.kill(drawer.pid, signal.SIGCONT)
    del boards[1]
    assert await asyncio.gather(*drawing) == [render.draw(each, "wood") for each in boards]


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")
async def test_a_board_is_drawn_although_the_process_is_stuck(
    drawer: Drawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.board.drawer.PATIENCE", 600)
    picture = await drawer.board(board())
    stuck = sure(drawer.pid)
    os.kill(stuck, signal.SIGSTOP)
    with monkeypatch.context() as soon:
        soon.setattr("bot.board.drawer.PATIENCE", 0.2)
        assert await drawer.board(board()) == picture
    assert await drawer.board(board()) == picture
    assert drawer.pid not in (None, stuck)


def test_the_process_ends_with_a_bot_that_was_killed() -> None:
    # Both have this end of the pipe: the output ends when the last of them does.
    bot = subprocess.run(
        [sys.executable, "-c", DRAWN_AND_KILLED], stderr=subprocess.PIPE, check=False, timeout=60
    )
    assert (bot.returncode, bot.stderr) == (-signal.SIGKILL, b"")


async def test_a_board_is_drawn_here_where_nobody_wants_a_process() -> None:
    drawer = Drawer()
    assert await drawer.board(board()) == render.draw(board(), "wood")
    assert drawer.pid is None
