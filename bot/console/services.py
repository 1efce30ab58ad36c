"""The bot's services for a command of the operator, also while the bot runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

from bot.app import open_app
from bot.console.failures import Failure, explained
from bot.store import files
from bot.store.app import App
from bot.store.database import Database, file_of

T = TypeVar("T")


def operate(url: str, work: Callable[[App], Awaitable[T]]) -> T:
    """The result of the work on a database of this version. Raises Failure."""
    with explained(url):
        if (stored := file_of(url)) is not None:
            files.origin_of(stored)
        return asyncio.run(_operate(url, work))


async def _operate(url: str, work: Callable[[App], Awaitable[T]]) -> T:
    database = Database(url, read_only=True)
    try:
        current = await database.current()
    finally:
        await database.close()
    if not current:
        raise Failure("The database is not of this version of the bot. Start the bot once, and try again.")
    async with open_app(url, now=lambda: datetime.now(UTC), practice=False) as app:
        return await work(app)
