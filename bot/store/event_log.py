"""A log in the database: one table of events, those of one owner in the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from bot.core.log import Event
from bot.store.codec import Codec, written
from bot.store.connection import AsyncConnection

What = TypeVar("What")


class EventLog(Generic[What]):
    """The events in a table whose first column names their owner. `what`: the union of all that may happen."""

    def __init__(self, table: sa.Table, what: Any) -> None:
        self._codec = Codec[What](what)
        self._owner = table.columns[0]
        self._marked = "request" in table.c
        # Statements are built once: making one costs as much as running it.
        self._insert = sa.insert(table)
        ordered = sa.select(table).order_by(self._owner, table.c.seq)
        self._of = ordered.where(self._owner == sa.bindparam("owner"))
        self._after = ordered.where(self._owner == sa.bindparam("owner"), table.c.seq > sa.bindparam("after"))

    async def of(self, connection: AsyncConnection, owner: int) -> list[Event[What]]:
        """All events of one owner."""
        found = await connection.execute(self._of, {"owner": owner})
        return [self.read(row) for row in found.mappings()]

    async def after(self, connection: AsyncConnection, owner: int, seq: int) -> list[Event[What]]:
        """The events of one owner after that number."""
        found = await connection.execute(self._after, {"owner": owner, "after": seq})
        return [self.read(row) for row in found.mappings()]

    def read(self, row: Mapping[Any, Any]) -> Event[What]:
        """Raises TypeError or ValueError for a row that is no event of this log."""
        return Event(row["seq"], row["at"], row["actor"], self._codec.read(row["kind"], row["detail"]))

    async def append(
        self,
        connection: AsyncConnection,
        owner: int,
        events: Sequence[Event[What]],
        request: int | None = None,
    ) -> None:
        """Store the next events. The database refuses those of whoever was slower.

        `request`: the interaction behind them. It may bring about several, and the first carries its mark.
        """
        rows = [
            {
                self._owner.name: owner,
                "seq": event.seq,
                "at": event.at,
                "actor": event.actor,
                "kind": event.kind,
                "detail": written(event.what),
            }
            for event in events
        ]
        if self._marked:
            rows = [{**row, "request": None if number else request} for number, row in enumerate(rows)]
        await connection.execute(self._insert, rows)
