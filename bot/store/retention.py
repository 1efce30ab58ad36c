"""The time for which each table keeps its rows, and the deletion of older ones."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sa

from bot.store import tables
from bot.store.connection import AsyncConnection
from bot.store.types import After, Until

KEPT: Final = timedelta(days=30)
"""The time for which finished data is kept: news, reviews, data of a server that has left, the bot's own copies."""

LIFE: Final[Mapping[sa.Table, After | Until]] = {
    table: table.info["life"] for table in tables.metadata.sorted_tables
}


async def forget(connection: AsyncConnection, now: datetime, limit: int) -> int:
    """Delete rows that are too old, of each table at most so many, the oldest first; how many it were in all."""
    count = 0
    for table, life in LIFE.items():
        if isinstance(life, After):
            (key,) = table.primary_key
            since, stays = table.c[life.since], life.unless(table.c)
            oldest = sa.select(key).where(since < now - KEPT, ~stays).order_by(since).limit(limit)
            count += (await connection.execute(sa.delete(table).where(key.in_(oldest)))).rowcount
    return count
