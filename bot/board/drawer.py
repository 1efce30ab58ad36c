"""A process that draws boards, so that the bot's own core is left to the rest of a move."""

from __future__ import annotations

import logging

import render
from bot.workers.process import Worker, WorkerEnded
from render.diagram import Diagram

log = logging.getLogger(__name__)


class Drawer:
    """Draws boards one after the other in its process, which begins with the first one.

    Where it died a board is drawn here, and the next one by a new process. `close` ends it.
    """

    def __init__(self) -> None:
        # A player waits for each of these boards, so it gives way to nobody.
        self._worker = Worker(nice=0)

    @property
    def pid(self) -> int | None:
        """The process as the system knows it; None while there is none."""
        return self._worker.pid

    def draw(self, diagram: Diagram, theme: str) -> bytes:
        """The same as `render.draw`. It waits for the process: for a thread."""
        try:
            return self._worker.call(render.draw, diagram, theme)
        except WorkerEnded as error:
            log.warning("drawer.ended", exc_info=error)
            return render.draw(diagram, theme)

    def give_up(self) -> None:
        """Kills the process; a board that it is drawing is drawn here."""
        self._worker.kill()

    def close(self) -> None:
        """Ends the process at once; a board that it is drawing is drawn here."""
        self._worker.close()
