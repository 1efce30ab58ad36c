"""Make a row or change it, in one statement: each database has its own name for that."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite


def upsert(table: sa.Table, key: str, *changing: str) -> Mapping[str, sa.Insert]:
    """The statement for each dialect by its name; a row with that key keeps all but the columns `changing`."""
    statements: dict[str, sa.Insert] = {}
    for name, insert in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert)):
        statement = insert(table)
        changes = {column: statement.excluded[column] for column in changing}
        statements[name] = statement.on_conflict_do_update(index_elements=[key], set_=changes)
    return statements
