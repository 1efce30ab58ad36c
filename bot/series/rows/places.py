"""Places in one event that come of another, and to whom they were given."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

import sqlalchemy as sa

from bot.series.model import Given, Qualification, State
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import qualifications, qualified
from bot.store.types import add_row

_NAMES: Final = ("id", "guild_id", "by", "tournament_id", "series_id", "target_id", "places", "days")


async def put(connection: AsyncConnection, wanted: Qualification) -> Qualification | None:
    """Store it in the place of one between the same two of which nothing was given yet; None where it has no places."""
    await locks.take(connection, locks.server(wanted.guild_id))
    row = qualifications.c
    of = {"tournament_id": wanted.tournament_id, "series_id": wanted.series_id, "target_id": wanted.target_id}
    same = [row[name].is_not_distinct_from(value) for name, value in of.items()]
    for known in await connection.scalars(sa.select(row.id).where(*same, row.settled_at.is_(None))):
        await locks.take(connection, locks.qualification(known))
        await connection.execute(sa.delete(qualifications).where(row.id == known))
    if not wanted.places:
        return None
    values = {"guild_id": wanted.guild_id, "by": wanted.by, "places": wanted.places, "days": wanted.days}
    return await load(connection, await add_row(connection, qualifications, **values, **of))


async def load(connection: AsyncConnection, number: int) -> Qualification | None:
    return next(iter(await found(connection, id=number)), None)


async def found(connection: AsyncConnection, **which: int) -> list[Qualification]:
    """Those with this in these columns: of the tournament or the series by which, or of the tournament to which."""
    asked = sa.select(qualifications).filter_by(**which).order_by(qualifications.c.id)
    found = []
    for row in (await connection.execute(asked)).mappings().all():
        await locks.take(connection, locks.qualification(row["id"]))
        people = qualified.c
        theirs = sa.select(people.user_id, people.rank, people.state, people.until)
        each = await connection.execute(
            theirs.where(people.qualification_id == row["id"]).order_by(people.rank, people.user_id)
        )
        given = tuple(Given(user, rank, State(state), until) for user, rank, state, until in each)
        found.append(Qualification(**{name: row[name] for name in _NAMES}, given=given))
    return found


async def keep(connection: AsyncConnection, of: Qualification, given: Iterable[Given], now: datetime) -> None:
    """Store to whom its places were given, and when the first of these offers ends."""
    rows = [
        {
            "qualification_id": of.id,
            "user_id": each.user,
            "rank": each.rank,
            "state": each.state.value,
            "until": each.until,
        }
        for each in given
    ]
    ends = [each.until for each in given if each.state is State.OFFERED and each.until is not None]
    await locks.take(connection, locks.qualification(of.id))
    await connection.execute(sa.delete(qualified).where(qualified.c.qualification_id == of.id))
    if rows:
        await connection.execute(sa.insert(qualified), rows)
    changed = sa.update(qualifications).where(qualifications.c.id == of.id)
    await connection.execute(changed.values(settled_at=now, wakes_at=min(ends, default=None)))
