"""A process that draws boards, so that the bot's own core is left to the rest of a move."""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, cast

import render
from render.diagram import Diagram

log = logging.getLogger(__name__)


class Drawer:
    """Draws boards one after the other in its process, which begins with the first one.

    It ends with the bot, however that ends. Where it died or cannot do it a board is drawn here, and the next one by a
    new process. `close` ends it.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = Lock()

    @property
    def pid(self) -> int | None:
        """The process as the system knows it; None while there is none."""
        return None if self._process is None else self._process.pid

    def draw(self, diagram: Diagram, theme: str) -> bytes:
        """The same as `render.draw`. It waits for the process: for a thread."""
        with self._one_at_a_time:
            try:
                picture = self._asked(diagram, theme)
            except (OSError, EOFError, pickle.UnpicklingError) as error:
                log.warning("drawer.ended", exc_info=error)
                self._end()
                picture = None
        return render.draw(diagram, theme) if picture is None else picture

    def give_up(self) -> None:
        """Kills the process; a board that it is drawing is drawn here."""
        if (process := self._process) is not None:
            process.kill()

    def close(self) -> None:
        """Ends the process at once; a board that it is drawing is drawn here."""
        self.give_up()
        with self._one_at_a_time:
            self._end()

    def _asked(self, diagram: Diagram, theme: str) -> bytes | None:
        if self._process is None:
            self._process = _begun()
        pickle.dump((diagram, theme), cast("Any", self._process.stdin), pickle.HIGHEST_PROTOCOL)
        cast("Any", self._process.stdin).flush()
        return cast("bytes | None", pickle.load(cast("Any", self._process.stdout)))

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            cast("Any", process.stdin).close()
        process.kill()
        process.wait()
        cast("Any", process.stdout).close()


def _begun() -> subprocess.Popen[bytes]:
    path = [str(Path(render.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, "-m", "render.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))},
    )
