"""Annulling a player's rated results for the operator, also while the bot runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.console.failures import MISTAKE, Failure, explained
from bot.services import exclusions
from bot.store import files, locks, rated_matches
from bot.store.database import Connection, Database, file_of


def exclude(url: str, user: int, *, undo: bool) -> int:
    """Annul a player's rated results, or let them count again; the exit status."""
    with explained():
        if (stored := file_of(url)) is not None:
            files.origin_of(stored)
        done = asyncio.run(_done(url, user, undo))
    others = f"the ratings of {done.others} others were worked out anew"
    if undo:
        print(f"{user} counts again: {done.results} results, and {others}.")
    else:
        print(f"{user} is excluded: {done.results} results count no more, and {others}.")
    return 0


async def _done(url: str, user: int, undo: bool) -> exclusions.Reworked:
    database = Database(url)
    try:
        if not await database.current():
            raise Failure(
                "The database is not of this version of the bot. Start the bot once, and try again."
            )

        async def work(connection: Connection) -> exclusions.Reworked | None:
            now = datetime.now(UTC)
            if undo:
                return await exclusions.readmit(connection, user, now)
            if not await rated_matches.plays(connection, user):
                raise Failure(f"Nobody with the number {user} has played. Nothing was changed.", MISTAKE)
            return await exclusions.exclude(connection, user, now)

        done = await database.write(work, about=[locks.EVERYTHING])
    finally:
        await database.close()
    if done is None:
        said = "is not excluded" if undo else "is excluded already"
        raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
    return done
