"""Reading an aggregate in order to write it begins with its lock: a match, a person, a tournament.

On PostgreSQL each is an advisory lock of the transaction, so that something can be locked of which there is no row yet;
and each statement sees what was committed before it (READ COMMITTED), so what is read once a lock is held cannot change
before the commit. The locks that are known in the beginning are taken in one order, and waited for. That another one is
needed may turn out later. It is tried then, never waited for: where somebody else has it, the transaction is undone and
begun again with that one among the first. So whoever waits for a lock holds none that comes after it, and no two wait
for each other. In an SQLite file there is one writer: there it is only noted what is held.
"""

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final
from uuid import uuid4

import sqlalchemy as sa

from bot.store.connection import AsyncConnection

_HELD: Final = "locks"
_MARK: Final = "mark"
_NAME: Final = "name"
_KEPT: Final = "kept"
# A lock of its own, that all others share while they hold theirs.
_EVERYTHING: Final = 0x44616D6B61
_MOST: Final = 500
"""So many at once; the server keeps all locks of all transactions in memory of a fixed size."""


@dataclass(frozen=True, slots=True)
class Lock:
    """The lock of one aggregate: what kind of thing it is, and which one."""

    kind: str
    of: int | str | None

    @property
    def number(self) -> int:
        """Its name for PostgreSQL. Two with the same number would only wait for each other."""
        digest = blake2b(f"{self.kind} {self.of}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big", signed=True)


EVERYTHING: Final = Lock("everything", "")  # for what is rare and concerns much: nobody else writes meanwhile

LOBBY: Final = Lock("lobby", "")
"""All offers between servers with their makers, and who is kept apart there: one at a time finds somebody."""


def match(number: int) -> Lock:
    """The match with its events, prepared lines and reminders."""
    return Lock("match", number)


def seek(number: int) -> Lock:
    return Lock("seek", number)


def person(user: int) -> Lock:
    """How many matches and seeks they begin, their vacations, settings, and tries at problems."""
    return Lock("person", user)


def tournament(number: int) -> Lock:
    return Lock("tournament", number)


def series(number: int) -> Lock:
    """The series with what it says of its events."""
    return Lock("series", number)


def qualification(number: int) -> Lock:
    """Who comes from one event, or season, into another."""
    return Lock("qualification", number)


def ladder(number: int) -> Lock:
    return Lock("ladder", number)


def server(guild_id: int | None) -> Lock:
    """Everything counted and chosen in a server."""
    return Lock("server", guild_id)


def ratings(game: str, guild_id: int | None) -> Lock:
    """The ratings in a kind of game, in one server or in all of them."""
    return Lock("ratings", f"{game} {guild_id}")


class Needed(Exception):
    """The transaction is to be begun again with these locks, of which somebody else has one."""

    def __init__(self, locks: frozenset[Lock]) -> None:
        self.locks = locks
        super().__init__(len(locks))


@dataclass(frozen=True, slots=True)
class Mark:
    """The trace of a transaction in `commits`, which is there once it is committed, until its connection commits again.
    `number`: the server's of the transaction. After a fall the server may give it to another one.
    """

    connection: str
    number: int


_NUMBERS = sa.bindparam("numbers", type_=sa.ARRAY(sa.BigInteger))
_WAITING = (
    "SELECT txid_current(), CASE WHEN number = :shared THEN CAST(pg_advisory_xact_lock_shared(number) AS text) "
    "ELSE CAST(pg_advisory_xact_lock(number) AS text) END FROM unnest(:numbers) AS number"
)
_MARKING = (
    "WITH mark AS (INSERT INTO commits (connection, number, at) "
    "VALUES (:connection, txid_current(), CAST(extract(epoch FROM now()) * 1000 AS bigint)) "
    "ON CONFLICT (connection) DO UPDATE SET number = excluded.number, at = excluded.at) "
)
_WAIT, _WAIT_MARKED = (
    sa.text(text).bindparams(_NUMBERS, sa.bindparam("shared", type_=sa.BigInteger))
    for text in (_WAITING, _MARKING + _WAITING)
)
_TRY = sa.text(
    "SELECT bool_and(pg_try_advisory_xact_lock(number)) FROM unnest(:numbers) AS number"
).bindparams(_NUMBERS)


async def begin(connection: AsyncConnection, locks: Collection[Lock], *, marked: bool) -> None:
    """Takes the locks of a transaction that has just begun and is to write, and waits for each. `marked`: it leaves a
    mark, by which one finds out whether it was committed; the schema has to be up to date.
    """
    alone = EVERYTHING in locks or len(locks) > _MOST
    connection.info[_HELD] = {EVERYTHING} if alone else set(locks)
    connection.info[_KEPT] = {}
    if connection.dialect.name != "postgresql":
        return
    numbers = [_EVERYTHING, *([] if alone else sorted({lock.number for lock in locks}))]
    asked: dict[str, Any] = {"numbers": numbers, "shared": 0 if alone else _EVERYTHING}
    if not marked:
        await connection.execute(_WAIT, asked)
        return
    # No seed: two processes that are begun with the same one must not have a name in common.
    name = connection.info.setdefault(_NAME, uuid4().hex)
    found = await connection.execute(_WAIT_MARKED, {**asked, "connection": name})
    connection.info[_MARK] = Mark(name, found.all()[0][0])


async def take(connection: AsyncConnection, *locks: Lock) -> bool:
    """Takes these too. True: others may have written what was read before, to be read again. Raises Needed."""
    held = connection.info.get(_HELD)
    if held is None or EVERYTHING in held:
        return False
    missing = [lock for lock in locks if lock not in held]
    if not missing:
        return False
    held.update(missing)
    if connection.dialect.name != "postgresql":
        return False
    if EVERYTHING in held or len(held) > _MOST:
        raise Needed(frozenset({EVERYTHING}))
    if not await connection.scalar(_TRY, {"numbers": [lock.number for lock in missing]}):
        raise Needed(frozenset(held))
    return True


def kept(connection: AsyncConnection) -> dict[Lock, Any] | None:
    """Aggregates as this transaction has read or written them, each under its lock: nobody else changes them meanwhile.
    None in a transaction that only reads. A write past an aggregate's own functions forgets it here.
    """
    return connection.info.get(_KEPT)


def end(info: dict[Any, Any]) -> Mark | None:
    """Forgets the locks, which go with the transaction, in a connection's `info`; the mark that it leaves."""
    info.pop(_HELD, None)
    info.pop(_KEPT, None)
    mark: Mark | None = info.pop(_MARK, None)
    return mark
