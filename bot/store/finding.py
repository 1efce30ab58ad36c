"""A finding of the check: something that cannot be right; first of all a schema that is not the one of the code."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import sqlalchemy as sa

from bot.store.connection import AsyncConnection
from bot.store.tables import metadata

_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be right, in words for the operator. `subject`: what it is about, "match 7" for one."""

    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


Check: TypeAlias = Callable[[AsyncConnection], AsyncIterator[Problem]]
"""The faults of all that is a feature's."""


async def replayed(subject: str, faults: Awaitable[Sequence[str]]) -> list[Problem]:
    """The faults of one thing. One that cannot be replayed keeps nobody from looking at the others."""
    try:
        return [Problem(subject, text) for text in await faults]
    except Exception as error:
        return [Problem(subject, f"cannot be replayed: {named(error)}")]


def differing(row: Mapping[Any, Any], derived: Mapping[str, Any]) -> Iterator[str]:
    """The columns of a row that are not as they follow from its log."""
    for column, value in derived.items():
        if row[column] != value:
            yield f"{column} is stored as {short(row[column])}, but the events make it {short(value)}"


def named(error: Exception) -> str:
    return f"{type(error).__name__}: {short(str(error))}"


def short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


_MOST: Final = 2**53  # no row has a greater number: further than this not every program counts exactly
_ACTING: Final = {
    "sqlite": "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')",
    "postgresql": """
        SELECT 'trigger', tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
        WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace
        UNION ALL
        SELECT 'view', viewname FROM pg_views WHERE schemaname = current_schema()
        UNION ALL
        SELECT 'rule', rulename FROM pg_rules WHERE schemaname = current_schema()
    """,
}


def differences(connection: sa.Connection) -> list[tuple[str, str]]:
    """How the schema differs from that of the code, as what it is about and what is wrong."""
    # Alembic takes ten megabytes, and nothing but a check and a migration needs it.
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    context = MigrationContext.configure(connection, opts={"compare_type": True})
    found = [("schema", _told(each)) for each in _flat(compare_metadata(context, metadata))]
    acting = connection.execute(sa.text(_ACTING[connection.dialect.name]))
    found += [("schema", f"{kind} {name} is not the bot's") for kind, name in acting]
    return [*found, *_miscounted(connection), *_dangling(connection), *_garbled(connection)]


def _flat(found: list[Any]) -> Iterator[tuple[Any, ...]]:
    """Changes of one column come together in a list."""
    for each in found:
        yield from _flat(each) if isinstance(each, list) else (each,)


def _told(change: tuple[Any, ...]) -> str:
    """The faults, in the words for what would put them right: "remove_table guests"."""
    named = [getattr(part, "name", None) or (part if isinstance(part, str) else "") for part in change[1:]]
    return " ".join(["would need", change[0], *filter(None, map(str, named))])


def _miscounted(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Tables whose next row would have a number that is given already, or one that is none."""
    for table in metadata.sorted_tables:
        if not table.dialect_options["sqlite"]["autoincrement"]:
            continue
        highest = connection.scalar(sa.select(sa.func.max(table.c.id))) or 0
        given = _given(connection, table.name)
        if len(given) > 1 or not highest <= max(given, default=0) <= _MOST:
            yield table.name, f"its numbers are given up to {highest}, but counted up to {given}"


def _given(connection: sa.Connection, table: str) -> list[int]:
    if connection.dialect.name == "sqlite":
        counted = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :table")
        return list(connection.scalars(counted, {"table": table}))
    name = connection.scalar(sa.text("SELECT pg_get_serial_sequence(:table, 'id')"), {"table": table})
    if name is None:
        return []
    last, called = connection.execute(sa.text(f"SELECT last_value, is_called FROM {name}")).one()
    return [last if called else last - 1]


def _dangling(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """References to rows that are not there: written while the keys were not looked at."""
    for table in metadata.sorted_tables:
        for key in table.foreign_keys:
            column, parent = key.parent, key.column.table.alias("parent")
            there = sa.exists().where(parent.c[key.column.name] == column)
            asked = sa.select(column).where(column.is_not(None), ~there).distinct().order_by(column)
            for value in connection.scalars(asked):
                told = f"is gone, but {table.name}.{column.name} refers to it"
                yield f"{key.column.table.name} {value}", told


def _garbled(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    """Values in a file that are no JSON though they should be; a server takes none."""
    if connection.dialect.name != "sqlite":
        return
    for table in metadata.sorted_tables:
        for column in table.columns:
            if isinstance(column.type, sa.JSON):
                keys = [sa.cast(key, sa.String) for key in table.primary_key]
                garbled = sa.and_(column.is_not(None), sa.func.json_valid(column) == 0)
                for row in connection.execute(sa.select(*keys).where(garbled)):
                    yield f"{table.name} {' '.join(row)}", f"its {column.name} cannot be read"
