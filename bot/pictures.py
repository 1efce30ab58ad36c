"""Pictures, drawn off the event loop. What was drawn lately is kept by `render` itself."""

from __future__ import annotations

import asyncio

import render
from render.diagram import Diagram

THEMES = tuple(render.THEMES)
"""The looks that a reader may choose, the house's own first."""


async def board(diagram: Diagram, theme: str | None = None) -> bytes:
    """The picture of one position as a PNG; in the house's own look where none is chosen, or one that is gone."""
    look = theme if theme in THEMES else THEMES[0]
    return await asyncio.to_thread(render.draw, diagram, look)
