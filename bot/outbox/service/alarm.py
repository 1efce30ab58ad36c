"""A sleep that anybody can cut short, and the loop of a duty that sleeps so."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import structlog

from bot.core.errors import Unreachable

log = structlog.get_logger(__name__)


class Alarm:
    """One task sleeps, others ring. A ring while nobody sleeps is remembered until `clear`.

    The sleep is a task that waits for a timer alone, so that a simulated clock sees that nothing else is awaited.
    """

    def __init__(self) -> None:
        self._rung = False
        self._sleep: asyncio.Task[None] | None = None

    def ring(self) -> None:
        """Wakes the sleeper, or keeps it from falling asleep."""
        self._rung = True
        if self._sleep is not None:
            self._sleep.cancel()

    def clear(self) -> None:
        """Forgets the rings so far: they are being seen to."""
        self._rung = False

    async def sleep(self, seconds: float) -> None:
        """Returns when the time is over or somebody has rung."""
        if self._rung:
            return
        self._sleep = asyncio.create_task(asyncio.sleep(seconds))
        try:
            await asyncio.wait({self._sleep})
        finally:
            self._sleep.cancel()
            self._sleep = None

    async def repeat(
        self,
        duty: str,
        work: Callable[[], Awaitable[float]],
        *,
        longest: float,
        gap: float = 0.0,
        after_failure: float | None = None,
    ) -> None:
        """Does `work` for ever, after as many seconds as it says or when rung; a failure is logged and outlived.

        Seconds between two times: `longest` at most, `gap` at least, `after_failure` after one, else the longest.
        """
        while True:
            self.clear()
            try:
                wait = await work()
            except Exception:
                log.exception(f"{duty}.failed")
                wait = longest if after_failure is None else after_failure
            await self.sleep(min(max(wait, 0.0), longest))
            await asyncio.sleep(gap)


@contextmanager
def outlived(event: str, **facts: int) -> Iterator[None]:
    """Around what is done for one of many: a failure is logged. Raises Unreachable, for which none is at fault."""
    try:
        yield
    except Unreachable:
        raise
    except Exception:
        log.exception(event, **facts)
