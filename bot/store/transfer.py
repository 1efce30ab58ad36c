"""Everything in a database copied into an empty one: how a bot that outgrows its file moves to a server."""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.database import Database
from bot.store.tables import metadata

_BATCH: Final = 500  # rows that are in memory at a time


class TableFault(Exception):
    """Nothing of the copy was kept. `table`: where it failed."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(table)


class NotEmpty(TableFault):
    """There is something in the database already."""


class CopyDiffers(TableFault):
    """The written rows differ from the rows read."""


async def transfer(source: Database, target: Database) -> int:
    """Copies every row in one transaction, reads each of them again and compares; how many there are. Both have the
    schema of this version. Raises NotEmpty, CopyDiffers, and the database's own errors.
    """
    count = 0
    async with source.reading() as reading, target.transaction() as writing:
        for table in metadata.sorted_tables:
            if await writing.scalar(sa.select(sa.literal(1)).select_from(table).limit(1)):
                raise NotEmpty(table.name)
        for table in metadata.sorted_tables:
            count += await _copy(table, reading, writing)
        for table in metadata.sorted_tables:
            await _compare(table, reading, writing)
            await _go_on_counting(table, reading, writing)
    return count


async def _copy(table: sa.Table, reading: AsyncConnection, writing: AsyncConnection) -> int:
    # Rows that refer to others of the same table wait until all of them are there.
    own = [c.name for c in table.columns if any(key.column.table is table for key in c.foreign_keys)]
    count = 0
    async for rows in _batches(table, reading):
        count += len(rows)
        await writing.execute(sa.insert(table), [row | dict.fromkeys(own) for row in rows])
    for name in own:
        (key,) = table.primary_key.columns
        changed = sa.update(table).where(key == sa.bindparam("row")).values({name: sa.bindparam("refers_to")})
        async for rows in _batches(table, reading):
            for row in rows:
                if row[name] is not None:
                    await writing.execute(changed, {"row": row[key.name], "refers_to": row[name]})
    return count


async def _compare(table: sa.Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    """Raises CopyDiffers."""
    counted = sa.select(sa.func.count()).select_from(table)
    if await reading.scalar(counted) != await writing.scalar(counted):
        raise CopyDiffers(table.name)
    keys = list(table.primary_key.columns)
    async for rows in _batches(table, reading):
        wanted = [tuple(row[key.name] for key in keys) for row in rows]
        found = await writing.execute(sa.select(table).where(sa.tuple_(*keys).in_(wanted)))
        copied = {tuple(row[key.name] for key in keys): dict(row) for row in found.mappings()}
        if [copied.get(key) for key in wanted] != rows:
            raise CopyDiffers(table.name)


async def _go_on_counting(table: sa.Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    """New rows are numbered on from the last that there was, deleted or not: buttons in Discord still name it."""
    column = table.autoincrement_column
    if column is None or writing.dialect.name != "postgresql":
        return
    last: int = await writing.scalar(sa.select(sa.func.max(column))) or 0
    if reading.dialect.name == "sqlite":
        given = sa.text("SELECT max(seq) FROM sqlite_sequence WHERE name = :table")
        last = max(last, await reading.scalar(given, {"table": table.name}) or 0)
    if last:
        await writing.execute(
            sa.select(sa.func.setval(sa.func.pg_get_serial_sequence(table.name, column.name), last))
        )


async def _batches(table: sa.Table, reading: AsyncConnection) -> AsyncIterator[list[dict[str, Any]]]:
    keys = list(table.primary_key.columns)
    types = [key.type for key in keys]
    after: Sequence[Any] | None = None
    while True:
        asked = sa.select(table).order_by(*keys).limit(_BATCH)
        if after is not None:
            asked = asked.where(sa.tuple_(*keys) > sa.tuple_(*map(sa.literal, after, types)))
        rows = [dict(row) for row in (await reading.execute(asked)).mappings()]
        if not rows:
            return
        yield rows
        after = [rows[-1][key.name] for key in keys]
