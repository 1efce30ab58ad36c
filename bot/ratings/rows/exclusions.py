"""Players whose results count for no rating, because an operator has annulled them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa

from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import exclusions


async def excluded(connection: AsyncConnection) -> frozenset[int]:
    """All of them."""
    return frozenset(await connection.scalars(sa.select(exclusions.c.user_id)))


async def any_of(connection: AsyncConnection, users: Iterable[int]) -> bool:
    """Is one of these excluded?"""
    found = await connection.scalar(
        sa.select(exclusions.c.user_id).where(exclusions.c.user_id.in_(tuple(users))).limit(1)
    )
    return found is not None


async def exclude(connection: AsyncConnection, user: int, now: datetime) -> None:
    await locks.take(connection, locks.EVERYTHING)
    await connection.execute(sa.insert(exclusions).values(user_id=user, at=now))


async def readmit(connection: AsyncConnection, user: int) -> None:
    await locks.take(connection, locks.EVERYTHING)
    await connection.execute(sa.delete(exclusions).where(exclusions.c.user_id == user))
