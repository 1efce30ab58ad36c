"""The composition root: opens the store and builds the services. No Discord here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from random import Random

from bot.core.calendar import whole_ms
from bot.services.matches import Matches
from bot.services.players import Players
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class House:
    """Everything that can be done, without Discord."""

    database: Database
    now: Callable[[], datetime]
    matches: Matches
    players: Players


@asynccontextmanager
async def open_house(
    database_url: str, *, now: Callable[[], datetime], seed: int | None = None
) -> AsyncIterator[House]:
    """Open the database, bring its schema up to date and build the services; closed when the block ends.

    `now` tells the time everywhere in the house; `seed` makes draws repeatable. Raises NewerDatabase.
    """
    database = Database(database_url)
    try:
        await database.migrate(now())

        def instant() -> datetime:
            return whole_ms(now())

        yield House(
            database=database,
            now=instant,
            matches=Matches(database, instant, Random(seed)),
            players=Players(database),
        )
    finally:
        await database.close()
