"""Pictures, drawn off the event loop. `render` itself keeps the latest."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

import render
from bot.board.drawer import Drawer
from render import Bracket, Curve, Table
from render.diagram import Diagram

__all__ = [
    "THEMES",
    "Bracket",
    "Diagram",
    "Table",
    "board",
    "drawn",
    "drawn_apart",
    "look",
    "still",
    "tabled",
]

T = TypeVar("T")

_boards = ThreadPoolExecutor(1, "boards")
_drawers: list[Drawer] = []
"""The one process that draws boards, where there is one."""

THEMES = tuple(render.THEMES)
"""The looks that a reader may choose, the default first."""
PATIENCE = 20.0
"""Seconds until a process that draws is taken for stuck; it may have to begin first, on a slow machine."""
_LARGE = 600
"""Cells from which on a table takes so long that a worker process draws it."""


@contextmanager
def drawn_apart() -> Iterator[None]:
    """Boards are drawn in a process of its own meanwhile, where the machine has a core for it."""
    if (os.cpu_count() or 1) < 2:
        yield
        return
    drawer = Drawer()
    _drawers.append(drawer)
    try:
        yield
    finally:
        _drawers.remove(drawer)
        drawer.close()


def board(diagram: Diagram, theme: str | None = None) -> asyncio.Future[bytes]:
    """The picture of one position as a PNG; in the default look where none is chosen, or one that is gone.

    It is begun at once. All are drawn in one thread, one after the other: several would take turns with each other and
    with the event loop, and none would be done sooner. Where boards are drawn apart the thread only waits.
    """
    loop = asyncio.get_running_loop()
    drawing = loop.run_in_executor(_boards, still, diagram, theme)
    late = [loop.call_later(PATIENCE, drawer.give_up) for drawer in _drawers]

    def in_time(_: asyncio.Future[bytes]) -> None:
        for each in late:
            each.cancel()

    drawing.add_done_callback(in_time)
    return drawing


def still(diagram: Diagram, theme: str | None = None) -> bytes:
    """The same in this thread; it takes some milliseconds."""
    draw = _drawers[-1].draw if _drawers else render.draw
    return draw(diagram, look(theme))


async def grid(diagrams: Sequence[Diagram], theme: str | None = None) -> bytes:
    """Several positions small in one PNG."""
    return await drawn(lambda: render.draw_grid(diagrams, look(theme)))


async def curve(content: Curve, theme: str | None = None) -> bytes:
    """A value over time as a PNG."""
    return await drawn(lambda: render.draw_curve(content, look(theme)))


async def table(content: Table | Bracket, theme: str | None = None) -> bytes:
    """A table or a tree as a PNG, drawn here: for those that are not `large`."""
    return await drawn(lambda: tabled(content, theme))


def tabled(content: Table | Bracket, theme: str | None = None) -> bytes:
    """The same in this thread, or process."""
    return render.draw_table(content, look(theme))


def large(content: Table | Bracket) -> bool:
    """Whether it takes long to be drawn."""
    if isinstance(content, Table):
        return len(content.rows) * len(content.columns) > _LARGE
    return len(content.rounds[0].ties) > 16


async def drawn(draw: Callable[[], T]) -> T:
    """Run the function, which draws or prepares a drawing, in a thread of its own, since it takes its time."""
    return await asyncio.to_thread(draw)


def look(theme: str | None) -> str:
    """The chosen look; the default where none is chosen, or one that is gone."""
    return theme if theme in THEMES else THEMES[0]
