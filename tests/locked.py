"""Every row of an aggregate that a test has written is held against the locks of who wrote it.

SQLite itself asks, by triggers that no database keeps: whoever writes a match without its lock sees the statement fail.
"""

from collections.abc import Iterator
from functools import partial
from sqlite3 import Connection
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.pool import SingletonThreadPool

from bot.store import locks

ROWS = {
    "matches": ("match", "id"), "match_events": ("match", "match_id"),
    "prepared_lines": ("match", "match_id"), "reminders": ("match", "match_id"), "seeks": ("seek", "id"),
    "vacations": ("person", "user_id"), "players": ("person", "user_id"),
    "problem_attempts": ("person", "user_id"), "lessons": ("person", "user_id"),
    "reviews": ("person", "user_id"), "blocks": ("person", "user_id"), "tournaments": ("tournament", "id"),
    "sessions": ("person", "user_id"),
    "tournament_events": ("tournament", "tournament_id"),
    "tournament_messages": ("tournament", "tournament_id"), "ladders": ("ladder", "id"),
    "series": ("series", "id"), "qualifications": ("qualification", "id"),
    "qualified": ("qualification", "qualification_id"),
    "ladder_events": ("ladder", "ladder_id"), "problem_channels": ("server", "guild_id"),
    "house_games": ("server", "guild_id"), "departures": ("server", "guild_id"),
}  # fmt: skip
"""Of each table the kind of lock, and the column that says which."""
MADE = {
    "matches": (("person", "first_id", 0), ("person", "second_id", 1)), "seeks": (("person", "by", None),),
    "tournaments": (("server", "guild_id", None),), "ladders": (("server", "guild_id", None),),
    "series": (("server", "guild_id", None),), "qualifications": (("server", "guild_id", None),),
}  # fmt: skip
"""A row that has no number before it is written is counted for these instead, unless the bot plays that side."""
BLIND = {"reviews": ("UPDATE", "DELETE"), "sessions": ("DELETE",)}
"""A write that decides nothing: a review is finished, and forgotten, by its number; a session that ended is deleted."""

_held: dict[int, set[locks.Lock]] = {}
"""The locks of the transaction on each connection."""


def held(connection: int, kind: str, of: int) -> None:
    """Called by SQLite for each row."""
    known = _held.get(connection)
    if known is not None and locks.EVERYTHING not in known and locks.Lock(kind, of) not in known:
        raise AssertionError(f"{kind} {of} is written without its lock: {known}")


def watched(connection: Connection, *_: object) -> None:
    """From now on the connection tells `held` of every row that it writes."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.create_function("held", 2, partial(held, id(connection)))
    for table in (ROWS.keys() | MADE.keys()) & tables:
        for what, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
            asked = []
            if what == "INSERT" and table in MADE:
                for kind, column, side in MADE[table]:
                    unless = "" if side is None else f" WHERE {row}.practice_side IS NOT {side}"
                    asked.append(f"SELECT held('{kind}', {row}.\"{column}\"){unless};")
            elif what not in BLIND.get(table, ()):
                kind, column = ROWS[table]
                asked.append(f"SELECT held('{kind}', {row}.\"{column}\");")
            if asked:
                connection.execute(
                    f"CREATE TEMP TRIGGER IF NOT EXISTS {what}_{table} AFTER {what} ON main.{table} "
                    f"BEGIN {' '.join(asked)} END"
                )


@pytest.fixture(scope="session", autouse=True)
def locks_are_held() -> Iterator[None]:
    """Every test of the run that writes to SQLite is watched."""
    begin = locks.begin

    async def noted(connection: Any, about: Any, *, marked: bool) -> None:
        await begin(connection, about, marked=marked)
        if connection.dialect.name == "sqlite":
            _held[id(connection._connection.connection.driver_connection)] = connection.info["locks"]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locks, "begin", noted)
        sa.event.listen(SingletonThreadPool, "checkout", watched)
        yield
        sa.event.remove(SingletonThreadPool, "checkout", watched)
