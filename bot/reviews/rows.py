"""Reviews in the database: the game, the person it is for, and the findings."""

from dataclasses import replace
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.match.rows.match_rows import Row
from bot.reviews.model import Review, Reviewed, Subject
from bot.store import locks
from bot.store.codec import read, written
from bot.store.connection import AsyncConnection
from bot.store.tables import reviews
from bot.store.types import add_row


async def add(
    connection: AsyncConnection, user: int, guild_id: int | None, subject: Subject, now: datetime
) -> Reviewed:
    """A new one, with the findings so far about the same moves."""
    await locks.take(connection, locks.person(user), locks.server(guild_id))
    known = await found(connection, subject)
    values: dict[str, Any] = {} if known is None else {"found": written(known)}
    number = await add_row(
        connection,
        reviews,
        user_id=user,
        guild_id=guild_id,
        asked_at=now,
        match_id=subject.match_id,
        key=subject.key,
        # The number of the match has a column of its own.
        subject=written(replace(subject, match_id=None)),
        **values,
    )
    return Reviewed(number, user, subject, known)


async def found(connection: AsyncConnection, subject: Subject) -> Review | None:
    """The latest findings about the same moves, whoever asked for them."""
    known = await connection.scalar(
        sa.select(reviews.c.found)
        .where(reviews.c.key == subject.key, reviews.c.found.is_not(None))
        .order_by(reviews.c.id.desc())
        .limit(1)
    )
    return None if known is None else read(Review, known)


async def of(connection: AsyncConnection, user: int, subject: Subject) -> Reviewed | None:
    """The one that this user has of the same game."""
    found = await connection.execute(
        sa.select(reviews)
        .where(
            reviews.c.user_id == user,
            reviews.c.key == subject.key,
            reviews.c.match_id.is_not_distinct_from(subject.match_id),
        )
        .order_by(reviews.c.id.desc())
    )
    # Two files may have the same moves, and other names.
    mine = (reviewed(row) for row in found.mappings())
    return next((each for each in mine if each.subject.players == subject.players), None)


async def load(connection: AsyncConnection, number: int) -> Reviewed | None:
    found = await connection.execute(sa.select(reviews).where(reviews.c.id == number))
    row = found.mappings().one_or_none()
    return None if row is None else reviewed(row)


async def finish(connection: AsyncConnection, number: int, review: Review) -> None:
    await connection.execute(sa.update(reviews).where(reviews.c.id == number).values(found=written(review)))


async def count_since(
    connection: AsyncConnection, since: datetime, *, user: int | None = None, guild_id: int | None = None
) -> int:
    """How many this user, or this server, has asked for since then."""
    whose = reviews.c.user_id == user if user is not None else reviews.c.guild_id == guild_id
    count = await connection.scalar(
        sa.select(sa.func.count()).select_from(reviews).where(whose, reviews.c.asked_at > since)
    )
    return count or 0


def reviewed(row: Row) -> Reviewed:
    """The review that a row holds."""
    found = row["found"]
    return Reviewed(
        row["id"],
        row["user_id"],
        replace(read(Subject, row["subject"]), match_id=row["match_id"]),
        None if found is None else read(Review, found),
    )
