"""Make a row or change it, in one statement: each database has its own name for that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite


def insert(dialect: str, table: sa.Table) -> Any:
    """An insert that knows `on_conflict_do_update` and `on_conflict_do_nothing`, in this dialect."""
    if dialect != "postgresql":
        return sqlite.insert(table)
    # Two megabytes that a bot with a file does without.
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def upsert(table: sa.Table, key: str, *changing: str) -> Mapping[str, sa.Insert]:
    """The statement for each dialect by its name; a row with that key keeps all but the columns `changing`."""
    return _Upserts(table, key, changing)


class _Upserts(dict[str, sa.Insert]):
    """Each is made when it is first asked for."""

    def __init__(self, table: sa.Table, key: str, changing: tuple[str, ...]) -> None:
        super().__init__()
        self._table, self._key, self._changing = table, key, changing

    def __missing__(self, dialect: str) -> sa.Insert:
        statement = insert(dialect, self._table)
        changes = {column: statement.excluded[column] for column in self._changing}
        made: sa.Insert = statement.on_conflict_do_update(index_elements=[self._key], set_=changes)
        self[dialect] = made
        return made
