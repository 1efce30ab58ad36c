"""The work of the bot without a clock: calls, statements and bytes to the process that draws, a line for each act.

python -m tests.work    counts them anew, in a process where nothing else has filled a memory

Counted are the calls of the functions of `bot`, `rules` and `render`, besides comprehensions, which from Python 3.12 on
are none, and only those that follow from the act itself: a duty that looks now and then is another act.
"""

from __future__ import annotations

import asyncio
import dis
import pickle
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from datetime import timedelta
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final
from unittest.mock import patch

from bot.board.drawer import Drawer
from bot.core.match import Match
from bot.hall import answers as hall_answers
from bot.logs import configure
from bot.match.service.matches import Matches
from bot.outbox.service import outbox as notices
from bot.outbox.service.outbox import Delivered, Outbox
from bot.practice import service as practice_service
from bot.sweeper import Sweeper
from bot.tournaments.service import course as tournament_course
from bot.workers.process import Worker
from bot.workers.stream import Stream
from tests.bot.stories.narrative import parts
from tests.world import World

ROOT: Final = Path(__file__).parents[1]
_OURS: Final = tuple(f"{ROOT / folder}/" for folder in ("bot", "rules", "render"))
_COMPREHENSIONS: Final = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"})
_STATEMENTS: Final = "bot/store/threads.py", frozenset({"execute", "scalar", "scalars", "exec_driver_sql"})
_BEGINNINGS: Final = frozenset({("bot/skin/entry.py", "enter"), ("bot/outbox/service/outbox.py", "_attempt")})
"""With these functions an act of somebody, or a notice, begins."""
_GAPS: Final = (
    (notices, "CHANNEL_GAP", timedelta(0)), (notices, "DIRECT_GAP", timedelta(0)),
    (notices, "ROUND_GAP", timedelta(0)), (practice_service, "GAP", 0.0), (tournament_course, "GAP", 0.0),
    (hall_answers, "GAP", 0.0),
)  # fmt: skip
_OPENING: Final = ("32-28", "19-23", "28x19", "14x23", "37-32", "10-14")
_counting: ContextVar[bool] = ContextVar("counting", default=False)


class Work:
    """The calls by function, statements, and bytes to the other process, while it is `on`."""

    def __init__(self) -> None:
        self.on = False
        self.begin()

    def begin(self) -> None:
        self.calls: Counter[tuple[str, str]] = Counter()
        self.statements = self.sent = 0

    def __call__(self, frame: FrameType, event: str, _argument: object) -> None:
        if not self.on or event != "call":
            return
        found = _ours(frame.f_code)
        if found is None:
            return
        if found in _BEGINNINGS:
            _counting.set(True)
        if frame.f_lasti <= _start(frame.f_code) and _counting.get():
            self.calls[found] += 1
            self.statements += found[0] == _STATEMENTS[0] and found[1] in _STATEMENTS[1]

    def drawn(self, asked: bytes) -> bytes:
        """The answer of the process that draws, given in this one."""
        if self.on:
            self.sent += len(asked)
        work, given = pickle.loads(asked)
        return pickle.dumps((True, work(*given)))

    @contextmanager
    def counted(self) -> Iterator[None]:
        self.begin()
        self.on = True
        try:
            yield
        finally:
            self.on = False


@cache
def _ours(code: CodeType) -> tuple[str, str] | None:
    """The file and the name of a function of ours."""
    if not code.co_filename.startswith(_OURS) or code.co_name in _COMPREHENSIONS:
        return None
    return str(Path(code.co_filename).relative_to(ROOT)), code.co_name


@cache
def _start(code: CodeType) -> int:
    """The place at which it is entered for the first time: one that waits is entered again and again."""
    return next((each.offset for each in dis.get_instructions(code) if each.opname == "RESUME"), 0)


async def _of(world: World, work: Work, act: Callable[[], Awaitable[Any]]) -> str:
    await world.env.settle()
    with work.counted():
        await act()
        await world.env.settle()
    assert work.calls, "nothing was done"
    return f"{work.calls.total()} calls, {work.statements} statements, {work.sent} bytes"


async def _quiet(work: Work, world: World) -> None:
    async def told(_notice: object) -> Delivered:
        raise AssertionError("nothing is to be told")

    async def look() -> None:
        _counting.set(True)
        await world.app[Sweeper].sweep()
        await world.app[Outbox].deliver_some(told)

    # In a context of its own.
    await asyncio.create_task(look())


async def counts(folder: Path, work: Work) -> dict[str, str]:
    """Each act with what it takes, in a game that is under way."""
    world = World(f"sqlite+aiosqlite:///{folder / 'damka.sqlite3'}")
    await world.begin()
    world.bot.drawer = Drawer(apart=True)
    try:
        match = await world.played(await world.begun("international"), *_OPENING)
        await world.env.advance_time(60)
        found = {}

        async def typed(text: str) -> Match:
            mover = world.ann if match.mover == world.ann.id else world.ben
            await mover.slash(world.channel, "move", notation=text)
            return await world.match_now(match)

        found["a typed move"] = await _of(world, work, lambda: typed("41-37"))
        board = world.newest()

        async def press() -> None:
            await world.ben.click(board, custom_id=next(c for c in _controls(board) if ":more:" in c))

        found["a press on More …"] = await _of(world, work, press)
        match = await world.match_now(match)
        text = match.game.format(match.state, match.game.legal_moves(match.state)[0])
        found["a notice of a move"] = await _of(
            world, work, lambda: world.app[Matches].play(match.mover, text, match_id=match.id)
        )
        await world.env.advance_time(60)
        found["a look when nothing is due"] = await _of(world, work, lambda: _quiet(work, world))
        return found
    finally:
        await world.close()


def _controls(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message) if "custom_id" in part]


def main() -> None:
    configure("INFO", "json")
    work = Work()

    def answered(_worker: Worker, asked: bytes) -> bytes:
        return Context().run(work.drawn, asked)

    def drawn(stream: Stream, asked: bytes) -> None:
        # In a context where nothing is counted: it would be another process.
        _, picture = pickle.loads(Context().run(work.drawn, asked))
        stream._asked.popleft().set_result(picture)

    threading.setprofile(work)
    sys.setprofile(work)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(Worker, "_asked", answered),
        patch.object(Stream, "_ask", drawn),
        patch.object(Stream, "pid", 0),  # a process that is there need not begin
    ):
        for module, name, value in _GAPS:
            setattr(module, name, value)
        for act, taken in asyncio.run(counts(Path(folder), work)).items():
            print(f"{act}: {taken}")


if __name__ == "__main__":
    main()
