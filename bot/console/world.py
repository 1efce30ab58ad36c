"""The moderation of games between servers for the operator, also while the bot runs."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.app import open_app
from bot.console.failures import MISTAKE, Failure, explained
from bot.store import files
from bot.store.database import Database, file_of
from bot.world.service.moderation import Moderation


def reports(url: str) -> int:
    """Print what players have reported, the latest first; the exit status."""
    lines = _run(url, None, "reports")
    for line in lines:
        print(line)
    print(f"{len(lines)} reports. Negative numbers are people who had themselves deleted.")
    return 0


def ban(url: str, user: int, *, undo: bool) -> int:
    """Keep a person out of games between servers, or let them in again; the exit status."""
    _run(url, user, "unban" if undo else "ban")
    print(f"{user} may play between servers again." if undo else f"{user} plays between servers no more.")
    return 0


def _run(url: str, user: int | None, act: str) -> list[str]:
    with explained(url):
        if (stored := file_of(url)) is not None:
            files.origin_of(stored)
        return asyncio.run(_done(url, user, act))


async def _done(url: str, user: int | None, act: str) -> list[str]:
    """A line for each report where nobody is named."""
    database = Database(url, read_only=True)
    try:
        current = await database.current()
    finally:
        await database.close()
    if not current:
        raise Failure("The database is not of this version of the bot. Start the bot once, and try again.")
    async with open_app(url, now=lambda: datetime.now(UTC), practice=False) as app:
        if user is None:
            return [
                f"{each.at:%Y-%m-%d %H:%M}  game {each.match_id}  {each.kind.value:<9}  {each.by} about {each.about}"
                for each in await app[Moderation].reports()
            ]
        done = await (app[Moderation].unban(user) if act == "unban" else app[Moderation].ban(user))
    if not done:
        said = "is not banned" if act == "unban" else "is banned already"
        raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
    return []
