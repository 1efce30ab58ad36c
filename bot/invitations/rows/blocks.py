"""Blocks: the people that each player keeps from inviting and joining them.

They hold against who comes back after having been deleted: of these a mark stands in the place of the id.
"""

import sqlalchemy as sa

from bot.core.access import mark_of
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import blocks


async def add(connection: AsyncConnection, user: int, blocked: int) -> None:
    await remove(connection, user, blocked)
    await connection.execute(sa.insert(blocks).values(user_id=user, blocked_id=blocked))


async def remove(connection: AsyncConnection, user: int, blocked: int) -> None:
    await locks.take(connection, locks.person(user))
    await connection.execute(
        sa.delete(blocks).where(blocks.c.user_id == user, blocks.c.blocked_id.in_(known_as(blocked)))
    )


async def has(connection: AsyncConnection, user: int, blocked: int) -> bool:
    """Does the user block the other?"""
    found = await connection.scalar(
        sa.select(blocks.c.user_id)
        .where(blocks.c.user_id == user, blocks.c.blocked_id.in_(known_as(blocked)))
        .limit(1)
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


def known_as(user: int) -> tuple[int, int]:
    """The numbers under which others may block the user."""
    return user, mark_of(user)


async def forget(connection: AsyncConnection, user: int) -> None:
    """The user's own blocks go; those of others keep a mark of the user."""
    mark, row = mark_of(user), blocks.c
    marked = sa.select(row.user_id).where(row.blocked_id == mark)
    gone = sa.or_(row.user_id == user, sa.and_(row.blocked_id == user, row.user_id.in_(marked)))
    await connection.execute(sa.delete(blocks).where(gone))
    await connection.execute(sa.update(blocks).where(row.blocked_id == user).values(blocked_id=mark))
