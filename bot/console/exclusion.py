"""Annulling a player's rated results for the operator, also while the bot runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.app import open_app
from bot.console.failures import MISTAKE, Failure, explained
from bot.ratings.service.exclusions import Exclusions
from bot.store import files
from bot.store.database import Database, file_of


def exclude(url: str, user: int, *, undo: bool) -> int:
    """Annul a player's rated results, or let them count again; the exit status."""
    with explained(url):
        if (stored := file_of(url)) is not None:
            files.origin_of(stored)
        results, others = asyncio.run(_done(url, user, undo))
    worked = f"the ratings of {others} others were worked out anew"
    if undo:
        print(f"{user} counts again: {results} results, and {worked}.")
    else:
        print(f"{user} is excluded: {results} results count no more, and {worked}.")
    return 0


async def _done(url: str, user: int, undo: bool) -> tuple[int, int]:
    """How many results it concerns, and how many other players."""
    database = Database(url, read_only=True)
    try:
        current = await database.current()
    finally:
        await database.close()
    if not current:
        raise Failure("The database is not of this version of the bot. Start the bot once, and try again.")
    async with open_app(url, now=lambda: datetime.now(UTC), practice=False) as app:
        if not undo and not await app[Exclusions].plays(user):
            raise Failure(f"Nobody with the number {user} has played. Nothing was changed.", MISTAKE)
        done = await (app[Exclusions].readmit(user) if undo else app[Exclusions].exclude(user))
    if done is None:
        said = "is not excluded" if undo else "is excluded already"
        raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
    return done.results, done.others
