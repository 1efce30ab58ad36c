"""A sleep that anybody can cut short, and the loop of a duty that sleeps so."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import structlog

from bot.core.errors import Unreachable

log = structlog.get_logger(__name__)


class Alarm:
    """One task sleeps, others ring. A ring while nobody sleeps is remembered until `clear`.

    The sleep is a task that only waits for a timer, so whoever looks at the event loop (a simulated clock does) sees
    that nothing else is being waited for.
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
        """Does `work` for ever, again after as many seconds as it says, or when rung. A failure is logged and outlived.

        `longest`: seconds between two times at most, whatever the clock of the host does; `gap`: seconds at least, so
        that rings that come close together are seen to at once; `after_failure`: those after one, else the longest.
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
    """Around what is done for one of many: a failure is logged with these numbers, and the others have their turn.

    Raises Unreachable, for which none of them is at fault.
    """
    try:
        yield
    except Unreachable:
        raise
    except Exception:
        log.exception(event, **facts)
