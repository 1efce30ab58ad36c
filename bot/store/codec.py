"""Typed values as the plain ones of a JSON column, and back: the one place that knows how a field is stored.

A dataclass is an object, in the order of its fields, and a named tuple a list; an instant is milliseconds since 1970,
a length of time milliseconds, a day its ISO form, a pace its text, an enumeration its value. `bot.core.log` says which
fields are left out. An unknown name is skipped when read: a newer version may have written it. A log is one table of
such events, those of one owner in the order of their numbers.
"""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from datetime import date, datetime, timedelta
from functools import cache
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import sqlalchemy as sa

from bot.core.calendar import MILLISECOND, from_ms, to_ms
from bot.core.log import Event, kind_of
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.store.connection import AsyncConnection

T = TypeVar("T")
_Convert = Callable[[Any], Any]
_Ways = tuple[_Convert | None, _Convert | None]
"""How a value is read and written; None where it is stored as it is."""


class Codec(Generic[T]):
    """The classes of a union, by kind."""

    def __init__(self, union: Any) -> None:
        self._classes = {kind_of(each): each for each in get_args(union)}

    def read(self, kind: str, stored: Mapping[str, Any]) -> T:
        """Raises ValueError for an unknown kind, TypeError or ValueError for values that are not of it."""
        if kind not in self._classes:
            raise ValueError(f"{kind} is no kind of this log")
        found: T = read(self._classes[kind], stored)
        return found


def read(of: type[T], stored: Mapping[str, Any]) -> T:
    """Raises TypeError or ValueError for values that are not of this class."""
    kind: Any = of
    found: T = _object(kind)[0](stored)
    return found


def written(value: Any) -> Any:
    """Plain values, from which `read` makes the same."""
    kind: Any = type(value)
    return _object(kind)[1](value)


def _ways(of: Any) -> _Ways:
    origin, args = get_origin(of), get_args(of)
    if of is Terms:
        return None, None
    if of is Pace:
        return Pace.parse, lambda pace: pace.key
    if isinstance(of, type) and is_dataclass(of):
        kind: Any = of
        return _object(kind)
    if origin is tuple:
        return (
            _list([_ways(args[0])]) if args[-1] is ... else _list([_ways(each) for each in args], fixed=True)
        )
    if origin in (Union, UnionType):
        (inner,) = (each for each in args if each is not NoneType)
        return _optional(_ways(inner))
    if of is datetime:
        return from_ms, to_ms
    if of is timedelta:
        return lambda ms: ms * MILLISECOND, lambda length: length // MILLISECOND
    if of is date:
        return date.fromisoformat, date.isoformat
    if issubclass(of, tuple):
        hints = get_type_hints(of)
        read_list, write_list = _list([_ways(each) for each in hints.values()], fixed=True)
        return lambda stored: of(*read_list(stored)), write_list
    if issubclass(of, enum.Enum):
        return of, lambda value: value.value
    return None, None


@cache
def _object(of: Any) -> tuple[_Convert, _Convert]:
    hints = get_type_hints(of)
    # Those that a class shares with others come after its own.
    known = sorted(fields(of), key=lambda each: each.name not in of.__annotations__)
    ways = [(each.name, *_ways(hints[each.name]), _usual(each)) for each in known]
    # The terms of a plan stand among its other fields.
    terms = next((name for name, hint in hints.items() if hint is Terms), None)

    def read_object(stored: Mapping[str, Any]) -> Any:
        made = {
            name: way(stored[name]) if way else stored[name] for name, way, _, _ in ways if name in stored
        }
        return of(**made) if terms is None else of(**made, **{terms: _terms_of(stored)})

    def write_object(value: Any) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for name, _, way, usual in ways:
            part = getattr(value, name)
            if name == terms:
                made |= _written_terms(part)
            elif part != usual:
                made[name] = way(part) if way else part
        return made

    return read_object, write_object


def _terms_of(stored: Mapping[str, Any]) -> Terms:
    """The terms of a tournament or a ladder, whose games are always rated."""
    pace = Pace.parse(stored["pace"])
    return Terms(stored["game"], pace, stored["setup"], True, stored["pair"], stored["vacation"])


def _written_terms(terms: Terms) -> dict[str, Any]:
    names = ("setup", "pair", "vacation")
    return {"game": terms.game, "pace": terms.pace.key, **{name: getattr(terms, name) for name in names}}


def _usual(field: Any) -> object:
    return field.default if field.kw_only else MISSING


def _list(ways: list[_Ways], *, fixed: bool = False) -> tuple[_Convert, _Convert]:
    def all_by(parts: list[_Convert | None]) -> Callable[[Any], list[Any]]:
        if not any(parts):
            return list
        if not fixed:
            (part,) = parts
            return lambda values: list(map(part, values))  # type: ignore[arg-type]
        return lambda values: [p(v) if p else v for p, v in zip(parts, values, strict=True)]

    reading = all_by([way for way, _ in ways])
    return lambda stored: tuple(reading(stored)), all_by([way for _, way in ways])


def _optional(ways: _Ways) -> _Ways:
    def unless_none(way: _Convert | None) -> _Convert | None:
        return way and (lambda value: None if value is None else way(value))

    return unless_none(ways[0]), unless_none(ways[1])


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
        """Stores the next events, the first with the `request` behind them. The database refuses whoever was slower."""
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
