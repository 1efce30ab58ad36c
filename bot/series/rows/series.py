"""Series in the database: their rules, their events, and when the next one is due."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.series.model import Rules, Series
from bot.store import locks
from bot.store.codec import read, written
from bot.store.connection import AsyncConnection
from bot.store.tables import series, series_events
from bot.store.types import add_row
from bot.tournaments import rows as tournaments
from bot.tournaments.model.tournament import Tournament

Row = Mapping[Any, Any]


async def add(connection: AsyncConnection, first: Tournament, by: int, rules: Rules, now: datetime) -> Series:
    """Store a series that has just been set up, of one event."""
    guild_id = first.place.guild_id
    assert guild_id is not None
    await locks.take(connection, locks.server(guild_id))
    values = {"guild_id": guild_id, "by": by, "rules": written(rules), "created_at": now}
    number = await add_row(connection, series, **values)
    await locks.take(connection, locks.series(number))
    await link(connection, number, first.id)
    return Series(number, guild_id, by, rules, (first.id,))


async def link(connection: AsyncConnection, series_id: int, tournament_id: int) -> None:
    """This tournament is the series' last event now."""
    values = {"tournament_id": tournament_id, "series_id": series_id}
    await connection.execute(sa.insert(series_events).values(**values))


async def keep(connection: AsyncConnection, kept: Series) -> None:
    """Store what may change of a series."""
    await locks.take(connection, locks.series(kept.id))
    times = {"next_at": kept.next_at, "wakes_at": kept.wakes_at, "ended_at": kept.ended_at}
    values = {"rules": written(kept.rules), **times}
    await connection.execute(sa.update(series).where(series.c.id == kept.id).values(**values))


async def load(connection: AsyncConnection, series_id: int) -> Series | None:
    await locks.take(connection, locks.series(series_id))
    asked = sa.select(series).where(series.c.id == series_id)
    row = (await connection.execute(asked)).mappings().one_or_none()
    return None if row is None else await _made(connection, row)


async def of_tournament(connection: AsyncConnection, tournament_id: int) -> Series | None:
    """The series that a tournament is an event of, if it is one."""
    row = series_events.c
    asked = sa.select(row.series_id).where(row.tournament_id == tournament_id)
    found: int | None = await connection.scalar(asked)
    return None if found is None else await load(connection, found)


async def events_of(connection: AsyncConnection, of: Series) -> list[Tournament]:
    """Its events as they stand, in their order."""
    return [await tournaments.load(connection, number) for number in of.events]


async def ended_in(connection: AsyncConnection, guild_id: int, limit: int) -> list[Series]:
    """The series of a server whose season is over, the last to end first."""
    row = series.c
    asked = sa.select(series).where(row.guild_id == guild_id, row.ended_at.is_not(None))
    found = await connection.execute(asked.order_by(row.ended_at.desc(), row.id.desc()).limit(limit))
    return [await _made(connection, each) for each in found.mappings().all()]


async def all_of(connection: AsyncConnection) -> list[Series]:
    """Every series, for walking through all of them."""
    found = (await connection.execute(sa.select(series).order_by(series.c.id))).mappings().all()
    return [await _made(connection, row) for row in found]


async def _made(connection: AsyncConnection, row: Row) -> Series:
    known = series_events.c
    asked = sa.select(known.tournament_id).where(known.series_id == row["id"])
    events = tuple(await connection.scalars(asked.order_by(known.tournament_id)))
    times = (row[name] for name in ("next_at", "wakes_at", "ended_at"))
    return Series(row["id"], row["guild_id"], row["by"], read(Rules, row["rules"]), events, *times)
