"""Statements that are asked again and again, as SQLite takes them.

SQLAlchemy prepares each asking anew: its values, the cursor and the rows that come back cost three times as much as a
small statement. Of one that is asked for the second time the text is kept with what is to be done with its values.
"""

import sqlite3
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from sqlalchemy.engine import IteratorResult
from sqlalchemy.engine.result import SimpleResultMetaData
from sqlalchemy.exc import DBAPIError

Change = Callable[[Any], Any] | None
"""Makes a value of ours one of the driver's, or the other way."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Of a statement that gives no rows back."""

    rowcount: int


class Prepared:
    """One statement that has values of these `names`."""

    def __init__(self, statement: Any, names: Collection[str], dialect: sa.Dialect) -> None:
        self._dialect = dialect
        compiled = statement.compile(dialect=dialect, column_keys=sorted(names))
        # Lists are written into the text anew each time, and some values are made by SQLAlchemy.
        self.possible = not (compiled.post_compile_params or compiled.prefetch)
        self._text = compiled.string
        self._values: list[tuple[str, Change, Any]] = []
        for name in compiled.positiontup or ():
            change = compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
            own = None if name in names else compiled.params[name]
            self._values.append((name, change, change(own) if change and name not in names else own))
        columns = list(statement.exported_columns.values())
        changes = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
        self._changes = [(place, change) for place, change in enumerate(changes) if change is not None]
        self._columns = SimpleResultMetaData([column.key for column in columns]) if columns else None

    def __call__(self, driver: sqlite3.Connection, given: Mapping[str, Any]) -> Any:
        """The result of asking it, as SQLAlchemy gives it. Raises DBAPIError."""
        values = [
            own if name not in given else given[name] if change is None else change(given[name])
            for name, change, own in self._values
        ]
        try:
            cursor = driver.execute(self._text, values)
            rows = cursor.fetchall()  # also of one that changes rows, which is done only then
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                self._text, None, error, sqlite3.Error, hide_parameters=True, dialect=self._dialect
            ) from error
        if self._columns is None:
            return Changed(cursor.rowcount)
        return IteratorResult(self._columns, map(self._read, rows))

    def _read(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        read = list(row)
        for place, change in self._changes:
            read[place] = change(read[place])
        return tuple(read)


class Preparing:
    """The statements that one engine was asked, with the names of their values."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Any, tuple[frozenset[str], Prepared | None]] = WeakKeyDictionary()

    def of(self, statement: Any, given: Any, dialect: sa.Dialect) -> Prepared | None:
        """None for one that is asked for the first time with these names, or cannot be asked so."""
        if type(given) is not dict or isinstance(statement, sa.TextClause):
            # A text does not say how its columns are read.
            return None
        names, known = self._known.get(statement, (None, None))
        if names != given.keys():
            self._known[statement] = frozenset(given), None
            return None
        if known is None:
            known = Prepared(statement, given.keys(), dialect)
            self._known[statement] = frozenset(given), known
        return known if known.possible else None
