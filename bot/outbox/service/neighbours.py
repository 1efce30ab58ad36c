"""Other processes on the same database leave work for this one: a notice, a result, a move against the bot."""

import asyncio
from collections.abc import Callable
from typing import Final

LOOK: Final = 2.0
"""Seconds between two looks: nobody can wake a process from another one."""


async def look(wake: Callable[[], None]) -> None:
    """Look for ever; `wake`: rouses all that may find something to do."""
    while True:
        await asyncio.sleep(LOOK)
        wake()
