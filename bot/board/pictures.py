"""Pictures but those of boards, drawn off the event loop. `render` itself keeps the latest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import render
from render import Bracket, Curve, Poster, Record, Table, legible
from render.diagram import Diagram

__all__ = [
    "THEMES",
    "Bracket",
    "Diagram",
    "Table",
    "drawn",
    "edge",
    "legible",
    "look",
    "tabled",
]

T = TypeVar("T")

THEMES = tuple(render.THEMES)
"""The looks that a reader may choose, the default first."""
_LARGE = 600
"""Cells from which on a table takes so long that a worker process draws it."""


async def grid(diagrams: Sequence[Diagram], theme: str | None = None) -> bytes:
    """Several positions small in one PNG."""
    return await drawn(lambda: render.draw_grid(diagrams, look(theme)))


async def curve(content: Curve, theme: str | None = None) -> bytes:
    """A value over time as a PNG."""
    return await drawn(lambda: render.draw_curve(content, look(theme)))


async def poster(content: Poster, theme: str | None = None) -> bytes:
    """A finished game to be passed on, as a PNG."""
    return await drawn(lambda: render.draw_poster(content, look(theme)))


async def record(content: Record, theme: str | None = None) -> bytes:
    """A player's rating and results, as a PNG."""
    return await drawn(lambda: render.draw_record(content, look(theme)))


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


def edge(theme: str | None) -> int:
    """The colour that calls somebody to move in this look, as a number."""
    red, green, blue = render.THEMES[look(theme)].turn
    return red << 16 | green << 8 | blue


def look(theme: str | None) -> str:
    """The chosen look; the default where none is chosen, or one that is gone."""
    return theme if theme in THEMES else THEMES[0]
