"""Drawing boards: one after the other, and where it is worth it in a process of its own."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

import render
from bot.board.diagram import Seat, diagram_of
from bot.board.pictures import look
from bot.workers.process import WorkerEnded
from bot.workers.stream import Stream
from render.diagram import Diagram
from rules import GAMES, Side, find_game

PATIENCE = 20.0
"""Seconds until a process that draws is taken for stuck; it may have to begin first, on a slow machine."""

log = logging.getLogger(__name__)


class Drawer:
    """Draws boards, in one thread: several would take turns with each other and with the event loop, and none would be
    done sooner. `apart`: in a process, which begins when it is told, at the latest with the first board, so that the
    bot's own core is left to the rest of a move.

    Where the process died its boards are drawn here, and the next one by a new process. `close` ends it.
    """

    def __init__(self, *, apart: bool = False) -> None:
        # A player waits for each of these boards, so it gives way to nobody.
        self._stream = Stream() if apart else None
        self._thread = ThreadPoolExecutor(1, "boards")

    def begin(self) -> None:
        """Has a new process draw a board that nobody sees: letters, pieces and squares are made with the first."""
        if self._stream is not None and self._stream.pid is None:
            game = find_game(next(iter(GAMES)))
            shown = diagram_of(game, game.start(), bottom=Side.FIRST, seats=dict.fromkeys(Side, Seat("-")))
            drawing = self._stream.call(render.draw, shown, look(None))
            # Where the process ends meanwhile the next board begins another.
            drawing.add_done_callback(lambda done: done.cancelled() or done.exception())

    @property
    def pid(self) -> int | None:
        """The process as the system knows it; None while there is none."""
        return None if self._stream is None else self._stream.pid

    async def board(self, diagram: Diagram, theme: str | None = None) -> bytes:
        """The picture of one position as a PNG; in the default look where none is chosen, or one that is gone."""
        loop, theme = asyncio.get_running_loop(), look(theme)
        if self._stream is not None:
            late = loop.call_later(PATIENCE, self._stream.kill)
            try:
                return await self._stream.call(render.draw, diagram, theme)
            except WorkerEnded as error:
                log.warning("drawer.ended", exc_info=error)
            finally:
                late.cancel()
        return await loop.run_in_executor(self._thread, render.draw, diagram, theme)

    def close(self) -> None:
        """Ends the process at once; a board that it is drawing is drawn here."""
        if self._stream is not None:
            self._stream.kill()
