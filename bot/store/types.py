"""Column types: moments and Discord's ids, the same in SQLite and PostgreSQL."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.core.calendar import from_ms, to_ms


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

Snowflake = sa.BigInteger
"""An id given by Discord: 64 bits."""


class Person(sa.BigInteger):
    """The id of a person, or the negative number of one who has been forgotten."""
