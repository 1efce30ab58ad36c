"""The same in SQLite and PostgreSQL: column types for moments and Discord's ids, and making a row or changing it."""

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

from bot.core.calendar import from_ms, to_ms
from bot.store.connection import AsyncConnection


class Moment(sa.TypeDecorator[datetime]):
    """An aware datetime, kept as whole milliseconds since 1970 in UTC; finer parts are cut off."""

    impl = sa.BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: sa.Dialect) -> int | None:  # noqa: ARG002 - as SQLAlchemy calls it
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs a time zone")
        return to_ms(value)

    def process_result_value(self, value: Any | None, dialect: sa.Dialect) -> datetime | None:  # noqa: ARG002 - as SQLAlchemy calls it
        return None if value is None else from_ms(int(value))


RowId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A key that the database counts up; SQLite counts only columns declared INTEGER."""

Snowflake = sa.BigInteger  # an id given by Discord: 64 bits


class Person(sa.BigInteger):
    """The id of a person whom the row names, or the negative number of one who has been forgotten."""


class Owner(Person):
    """Of a person whose data the row is: they read it with the rest."""


class SoleOwner(Owner):
    """Of a person who is the only one to have anything of the row: it is deleted with them."""


@dataclass(frozen=True, slots=True)
class After:
    """A row goes `retention.KEPT` after the instant in the column `since`, but not as long as `unless` holds."""

    since: str
    unless: Callable[[Any], sa.ColumnElement[bool]] = lambda _row: sa.false()


class Until(enum.Enum):
    """Other ends of a row, at the moment at which they happen."""

    NEVER = "Games, and what they count; a number stands in them for who was deleted."
    PERSON = "The person has themselves deleted, or takes it back."
    SERVER = "The server has been gone for 30 days."
    MATCH = "The match is over."
    NEXT = "The next one takes its place."


def belongs(feature: str, life: After | Until) -> dict[str, Any]:
    """The marks of a table: the feature of its rows, "store" where every bot has them, and how long it keeps them."""
    return {"feature": feature, "life": life}


async def add_row(connection: AsyncConnection, table: sa.Table, **values: Any) -> int:
    """Store a new row; the number that it got."""
    made = await connection.execute(sa.insert(table).values(**values).returning(table.c.id))
    number: int = made.scalar_one()
    return number


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
