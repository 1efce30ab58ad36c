"""Vacations in the database."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.core.calendar import Span
from bot.core.vacation import Vacation
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import vacations
from bot.store.types import add_row

# Every move asks the first; making a statement costs as much as running it, and so does one that holds a list.
_OF_TWO = (
    sa.select(vacations)
    .where(
        vacations.c.user_id.in_([sa.bindparam("one"), sa.bindparam("other")]),
        vacations.c.end_at > sa.bindparam("since"),
    )
    .order_by(vacations.c.id)
)
_TOUCHING = (
    sa.select(vacations)
    .where(
        vacations.c.user_id.in_(sa.bindparam("users", expanding=True)),
        sa.or_(
            vacations.c.end_at > sa.bindparam("since"),
            vacations.c.id.in_(sa.bindparam("known", expanding=True)),
        ),
    )
    .order_by(vacations.c.id)
)


async def add(connection: AsyncConnection, vacation: Vacation) -> Vacation:
    """Store a new vacation; the same with the id that it got."""
    await locks.take(connection, locks.person(vacation.user))
    values = {
        "start_at": vacation.start,
        "end_at": vacation.end,
        "zone": vacation.zone,
        "spent": vacation.spent,
    }
    return replace(vacation, id=await add_row(connection, vacations, user_id=vacation.user, **values))


async def save_end(connection: AsyncConnection, vacation: Vacation) -> None:
    """Store another end."""
    await locks.take(connection, locks.person(vacation.user))
    await connection.execute(
        sa.update(vacations).where(vacations.c.id == vacation.id).values(end_at=vacation.end)
    )


async def of(connection: AsyncConnection, user: int) -> tuple[Vacation, ...]:
    """All vacations that a player ever had, in their order."""
    await locks.take(connection, locks.person(user))
    found = await connection.execute(
        sa.select(vacations).where(vacations.c.user_id == user).order_by(vacations.c.start_at, vacations.c.id)
    )
    return tuple(vacation_of(row) for row in found.mappings())


async def touching(
    connection: AsyncConnection, users: Collection[int], since: datetime, known: Collection[int] = ()
) -> tuple[Vacation, ...]:
    """Vacations of these players that end after `since`, and those with the ids that are `known`."""
    if len(users) == 2 and not known:
        one, other = users
        found = await connection.execute(_OF_TWO, {"one": one, "other": other, "since": since})
    else:
        # Ids begin at 1. An empty list would become a query within the query.
        asked = {"users": tuple(users), "since": since, "known": tuple(known) or (0,)}
        found = await connection.execute(_TOUCHING, asked)
    return tuple(vacation_of(row) for row in found.mappings())


async def spans(
    connection: AsyncConnection, users: Collection[int], since: datetime, *, planned: bool = False
) -> dict[int, tuple[Span, ...]]:
    """The vacations of these players that end after `since`, by player; `planned`: those alone."""
    found: dict[int, tuple[Span, ...]] = {}
    for vacation in await touching(connection, users, since):
        if planned and vacation.spent:
            continue
        found[vacation.user] = (*found.get(vacation.user, ()), (vacation.start, vacation.end))
    return found


def vacation_of(row: Mapping[Any, Any]) -> Vacation:
    return Vacation(row["user_id"], row["start_at"], row["end_at"], row["zone"], row["spent"], row["id"])
