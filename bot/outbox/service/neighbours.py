"""Other processes on the same database leave work for this one: a notice, a result, a move against the bot."""

import asyncio
from collections.abc import Callable
from typing import Final

LOOK: Final = 2.0
"""Seconds between two looks: nobody can wake a process from another one."""


class Neighbours:
    """`wake`: rouses all that may find something to do."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(LOOK)
            self._wake()
