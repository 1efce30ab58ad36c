"""What an operator does with people, also while the bot runs: annul results, and moderate games between servers."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TypeVar

from bot.app import open_app
from bot.console.failures import MISTAKE, Failure, explained
from bot.ratings.service import Exclusions
from bot.store import files
from bot.store.app import App
from bot.store.database import Database, file_of
from bot.world.service.moderation import Moderation

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


def exclude(url: str, user: int, *, undo: bool) -> int:
    """Annul a player's rated results, or let them count again; the exit status."""

    async def work(app: App) -> tuple[int, int]:
        if not undo and not await app[Exclusions].plays(user):
            raise Failure(f"Nobody with the number {user} has played. Nothing was changed.", MISTAKE)
        done = await (app[Exclusions].readmit(user) if undo else app[Exclusions].exclude(user))
        if done is None:
            said = "is not excluded" if undo else "is excluded already"
            raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
        return done.results, done.others

    results, others = operate(url, work)
    worked = f"the ratings of {others} others were worked out anew"
    if undo:
        print(f"{user} counts again: {results} results, and {worked}.")
    else:
        print(f"{user} is excluded: {results} results count no more, and {worked}.")
    return 0


def reports(url: str) -> int:
    """Print what players have reported, the latest first; the exit status."""
    found = operate(url, lambda app: app[Moderation].reports())
    for each in found:
        print(
            f"{each.at:%Y-%m-%d %H:%M}  game {each.match_id}  {each.kind.value:<9}  {each.by} about {each.about}"
        )
    print(f"{len(found)} reports. Negative numbers are people who had themselves deleted.")
    return 0


def ban(url: str, user: int, *, undo: bool) -> int:
    """Keep a person out of games between servers, or let them in again; the exit status."""
    if not operate(url, lambda app: (app[Moderation].unban if undo else app[Moderation].ban)(user)):
        said = "is not banned" if undo else "is banned already"
        raise Failure(f"{user} {said}. Nothing was changed.", MISTAKE)
    print(f"{user} may play between servers again." if undo else f"{user} plays between servers no more.")
    return 0
