"""Statements on the sessions of the page, and on how far the matches are that are watched there."""

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa

from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import matches, sessions


async def add(connection: AsyncConnection, digest: str, user: int, until: datetime, *, link: bool) -> None:
    await locks.take(connection, locks.person(user))
    row = {"digest": digest, "user_id": user, "link": link, "expires_at": until}
    await connection.execute(sa.insert(sessions).values(row))


async def owner(connection: AsyncConnection, digest: str, now: datetime, *, link: bool) -> int | None:
    """Whose it is; None where there is none with that digest, or not any longer."""
    found = sa.select(sessions.c.user_id).where(sessions.c.digest == digest, sessions.c.link == link)
    user: int | None = await connection.scalar(found.where(sessions.c.expires_at > now))
    return user


async def drop(connection: AsyncConnection, user: int, digest: str | None = None) -> bool:
    """Delete this one of the person's, or all. Was there any?"""
    await locks.take(connection, locks.person(user))
    which = [] if digest is None else [sessions.c.digest == digest]
    gone = sa.delete(sessions).where(sessions.c.user_id == user, *which)
    return (await connection.execute(gone)).rowcount > 0


async def seqs(connection: AsyncConnection, numbers: Collection[int]) -> dict[int, int]:
    """The last event of each of these matches."""
    asked = sa.select(matches.c.id, matches.c.last_seq).where(matches.c.id.in_(numbers))
    return {row.id: row.last_seq for row in await connection.execute(asked)}
