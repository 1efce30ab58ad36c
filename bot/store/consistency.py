"""Questions about the whole database: rows that refer to nothing, and rows that contradict each other."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import sqlalchemy as sa

from bot.core.events import Event
from bot.core.terms import BY_LOT, SeekStatus
from bot.store import matches
from bot.store.connection import AsyncConnection
from bot.store.match_rows import Row
from bot.store.tables import matches as rows
from bot.store.tables import metadata, reminders, seeks


async def dangling(connection: AsyncConnection) -> list[tuple[str, str, Any, str]]:
    """Every reference to a row that is not there: (table, column, the key it names, the table without it)."""
    found: list[tuple[str, str, Any, str]] = []
    for table in metadata.sorted_tables:
        for column in table.columns:
            for key in column.foreign_keys:
                parent = key.column.table.alias("parent")
                missing = ~sa.exists().where(parent.c[key.column.name] == column)
                keys = await connection.scalars(
                    sa.select(column).where(column.is_not(None), missing).distinct().order_by(column)
                )
                found += [(table.name, column.name, value, key.column.table.name) for value in keys]
    return found


async def odd_pairs(connection: AsyncConnection) -> list[tuple[int, int]]:
    """Matches whose twin is not the same match with sides swapped that names them as its twin."""
    twin = rows.alias("twin")
    same = [twin.c[name] == rows.c[name] for name in ("game", "pace", "rated", "rules_version", "channel_id")]
    swapped = (twin.c.first_id == rows.c.second_id, twin.c.second_id == rows.c.first_id)
    found = await connection.execute(
        sa.select(rows.c.id, rows.c.twin_id).where(
            rows.c.twin_id.is_not(None),
            ~sa.exists().where(twin.c.id == rows.c.twin_id, twin.c.twin_id == rows.c.id, *same, *swapped),
        )
    )
    return [(row[0], row[1]) for row in found]


async def odd_seeks(connection: AsyncConnection) -> list[tuple[int, int | None]]:
    """Seeks that do not tell of the match that was made of them, and that match."""
    joined = seeks.c.status == SeekStatus.JOINED.value
    same = [rows.c[name] == seeks.c[name] for name in ("game", "pace", "rated", "pair", "vacation")]
    fits = sa.exists().where(
        rows.c.id == seeks.c.match_id,
        *same,
        rows.c.guild_id.is_not_distinct_from(seeks.c.guild_id),
        sa.or_(seeks.c.setup == BY_LOT, rows.c.setup.is_not_distinct_from(seeks.c.setup)),
        seeks.c.by.in_((rows.c.first_id, rows.c.second_id)),
        sa.or_(seeks.c.opponent.is_(None), seeks.c.opponent.in_((rows.c.first_id, rows.c.second_id))),
        sa.or_(
            seeks.c.wants.is_(None),
            seeks.c.by == sa.case((seeks.c.wants == 0, rows.c.first_id), else_=rows.c.second_id),
        ),
    )
    found = await connection.execute(
        sa.select(seeks.c.id, seeks.c.match_id).where(
            sa.or_(sa.and_(joined, ~fits), sa.and_(~joined, seeks.c.match_id.is_not(None)))
        )
    )
    return [(row[0], row[1]) for row in found]


async def last_match(connection: AsyncConnection) -> int:
    """The highest number of a match."""
    return await connection.scalar(sa.select(sa.func.max(rows.c.id))) or 0


async def rows_after(
    connection: AsyncConnection, key: sa.Column[Any], after: int, limit: int, until: int | None = None
) -> dict[int, Row | Exception]:
    """The next rows of the key's table up to one, each by its key; for one that cannot even be fetched, why."""
    bounded = sa.true() if until is None else key <= until
    asked = sa.select(key.table).where(key > after, bounded).order_by(key).limit(limit)
    try:
        return {row[key.name]: row for row in (await connection.execute(asked)).mappings()}
    except Exception:
        # One value that is not of its column's type keeps the whole answer away, so each row is asked for alone.
        keys = await connection.scalars(asked.with_only_columns(key))
        return {number: await _alone(connection, key, number) for number in keys}


async def _alone(connection: AsyncConnection, key: sa.Column[Any], number: int) -> Row | Exception:
    try:
        return (await connection.execute(sa.select(key.table).where(key == number))).mappings().one()
    except Exception as error:
        return error


async def events_between(
    connection: AsyncConnection, first: int, last: int
) -> defaultdict[int, list[Event] | Exception]:
    """The events of the matches with these ids and those between them; for some that cannot be read, why."""
    found: defaultdict[int, list[Event] | Exception] = defaultdict(list)
    try:
        for match_id, event in await matches.events_between(connection, first, last):
            events = found[match_id]
            assert isinstance(events, list)
            events.append(event)
    except Exception:
        for number in range(first, last + 1):
            try:
                found[number] = await matches.events_of(connection, number)
            except Exception as error:
                found[number] = error
    return found


async def reminders_of(connection: AsyncConnection, first: int, last: int) -> dict[int, Row]:
    """The planned reminders of the matches with these ids and those between them."""
    found = await connection.execute(sa.select(reminders).where(reminders.c.match_id.between(first, last)))
    return {row["match_id"]: row for row in found.mappings()}
