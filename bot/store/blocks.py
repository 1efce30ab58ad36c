"""Blocks: the people that each player keeps from inviting and joining them."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import blocks


async def add(connection: AsyncConnection, user: int, blocked: int) -> None:
    await locks.take(connection, locks.person(user))
    if not await has(connection, user, blocked):
        await connection.execute(sa.insert(blocks).values(user_id=user, blocked_id=blocked))


async def remove(connection: AsyncConnection, user: int, blocked: int) -> None:
    await locks.take(connection, locks.person(user))
    await connection.execute(
        sa.delete(blocks).where(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
    )


async def has(connection: AsyncConnection, user: int, blocked: int) -> bool:
    """Does the user block the other?"""
    found = await connection.scalar(
        sa.select(blocks.c.user_id).where(blocks.c.user_id == user, blocks.c.blocked_id == blocked)
    )
    return found is not None


async def between(connection: AsyncConnection, one: int, other: int) -> bool:
    """Does either block the other?"""
    return await has(connection, one, other) or await has(connection, other, one)


async def of(connection: AsyncConnection, user: int) -> list[int]:
    """The people that the user blocks."""
    return list(
        await connection.scalars(
            sa.select(blocks.c.blocked_id).where(blocks.c.user_id == user).order_by(blocks.c.blocked_id)
        )
    )
