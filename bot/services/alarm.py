"""A sleep that anybody can cut short."""

from __future__ import annotations

import asyncio


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
