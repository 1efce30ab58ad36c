"""Being asked to stop: gracefully, at once when asked again, and never later than after a few seconds."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from bot.console.failures import FAILED

PATIENCE: Final = 4.0
"""Seconds after which the process ends whatever still runs: all that was confirmed is on disk by then."""

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)
)

log = structlog.get_logger(__name__)


def until_stopped(work: Coroutine[Any, Any, None]) -> int:
    """Runs the work to its end; a first signal cancels it, a second one ends the process. The exit status."""

    async def guarded() -> None:
        task = asyncio.ensure_future(work)
        loop = asyncio.get_running_loop()
        asked = False

        def stop() -> None:
            nonlocal asked
            asked = True
            for number in _SIGNALS:
                loop.remove_signal_handler(number)
                signal.signal(number, lambda *_: os._exit(FAILED))
            _end_later()
            log.info("process.stopping")
            task.cancel()

        for number in _SIGNALS:
            # Where a system has no such signals for programs, its own way of ending one has to do.
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stop)
        try:
            await task
        except asyncio.CancelledError:
            if not asked:
                raise

    asyncio.run(guarded())
    return 0


def _end_later() -> None:
    def end() -> None:
        log.warning("stop.forced", seconds=PATIENCE)
        os._exit(0)

    # A thread, because the event loop itself may hang.
    timer = threading.Timer(PATIENCE, end)
    timer.daemon = True
    timer.start()
