"""The next effects of the clock: all of them rows, none of them timers."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias, TypeVar

import sqlalchemy as sa

from bot.core.match import Match
from bot.core.terms import SeekStatus
from bot.store import locks
from bot.store.conditions import DOUBLE, in_outage, present, served, without
from bot.store.connection import AsyncConnection
from bot.store.locks import Lock
from bot.store.tables import (
    departures,
    ladders,
    matches,
    problem_channels,
    qualifications,
    reminders,
    seeks,
    series,
)

T = TypeVar("T")


_GOES_ON: Final = sa.or_(
    sa.and_(
        DOUBLE,
        ~in_outage(matches.c.guild_id, matches.c.channel_id),
        ~in_outage(matches.c.away_guild_id, matches.c.away_channel_id),
    ),
    sa.and_(present(matches.c.guild_id), ~DOUBLE),
)
"""A match of two places goes on while a server has removed the bot, but not while nobody can be there."""


@dataclass(frozen=True, slots=True, eq=False)
class Deadline:
    """Rows of one kind that become due: the column that names them, the one that tells when, and their server's.

    `lock`: what is to be held for one of them; `matched`: the server stands in the match that the row is of;
    `waits`: does it wait while that has removed the bot, as a match of two places never does; `tidies`: deletes much.
    """

    key: sa.ColumnElement[int]
    at: sa.ColumnElement[datetime | None]
    guild_id: sa.Column[Any]
    lock: Callable[[int], Lock]
    condition: sa.ColumnElement[bool] | None = None
    matched: bool = False
    waits: bool = True
    tidies: bool = False

    async def due(
        self, connection: AsyncConnection, now: datetime, limit: int, *, besides: Collection[int] = ()
    ) -> list[int]:
        """The rows in servers of this process whose time has come, the earliest first, without some."""
        asked = self._of(connection, self.key, besides).where(self.at <= now)
        return list(await connection.scalars(asked.order_by(self.at, self.key).limit(limit)))

    def first(self, connection: AsyncConnection, besides: Collection[int]) -> sa.Select[datetime | None]:
        """When the first of them becomes due."""
        # The first by the index, where the least of all would look at every row's server.
        asked = self._of(connection, self.at, besides).where(self.at.is_not(None))
        return sa.select(asked.order_by(self.at).limit(1).scalar_subquery())

    def _of(
        self, connection: AsyncConnection, column: sa.ColumnElement[T], besides: Collection[int]
    ) -> sa.Select[T]:
        asked: sa.Select[T] = sa.select(column).where(without(self.key, besides))
        if self.condition is not None:
            asked = asked.where(self.condition)
        if self.matched:
            asked = asked.join(matches, matches.c.id == self.key)
        if self.waits:
            of_match = self.guild_id is matches.c.guild_id
            asked = asked.where(_GOES_ON if of_match else present(self.guild_id))
        return asked.where(served(connection, self.guild_id))


MATCHES: Final = Deadline(matches.c.id, matches.c.deadline_at, matches.c.guild_id, locks.match)
REMINDERS: Final = Deadline(
    reminders.c.match_id, reminders.c.due_at, matches.c.guild_id, locks.match, matched=True
)
SEEKS: Final = Deadline(
    seeks.c.id, seeks.c.expires_at, seeks.c.guild_id, locks.seek, seeks.c.status == SeekStatus.OPEN.value
)
SERVERS: Final = Deadline(
    *(departures.c.guild_id, departures.c.due_at, departures.c.guild_id, lambda _: locks.EVERYTHING),
    waits=False,
    tidies=True,
)
"""Servers that have removed the bot, and whose data is to go."""
PROBLEMS: Final = Deadline(
    problem_channels.c.guild_id, problem_channels.c.due_at, problem_channels.c.guild_id, locks.server
)
"""Servers whose next problem of the day is to be posted."""
SERIES: Final = Deadline(series.c.id, series.c.wakes_at, series.c.guild_id, locks.series)
"""Series whose next event is to be opened."""
QUALIFICATIONS: Final = Deadline(
    qualifications.c.id, qualifications.c.wakes_at, qualifications.c.guild_id, locks.qualification
)
"""Rights to enter an event that end."""
LADDERS: Final = Deadline(ladders.c.id, ladders.c.wakes_at, ladders.c.guild_id, locks.ladder)
"""Ladders on which somebody falls, or is to be told so."""
NOTHING: Final[Mapping[Deadline, Collection[int]]] = dict.fromkeys(
    (MATCHES, REMINDERS, SEEKS, SERVERS, PROBLEMS, SERIES, QUALIFICATIONS, LADDERS), ()
)
Due: TypeAlias = Callable[[AsyncConnection, int, datetime], Awaitable[datetime | None]]
"""Does what is due for a row; the instant until which that is left alone, where it cannot be done yet."""
AILING: Final = timedelta(minutes=10)
"""After a failure a match is left alone for so long, so that it keeps nobody else's clock waiting."""


async def correct(connection: AsyncConnection, match: Match) -> None:
    """Write the deadline of a match again, where the row tells another one than the match itself."""
    await locks.take(connection, locks.match(match.id))
    await connection.execute(
        sa.update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.last_seq == match.seq,
            matches.c.deadline_at.is_distinct_from(match.deadline),
        )
        .values(deadline_at=match.deadline)
    )


async def earliest(
    connection: AsyncConnection, besides: Mapping[Deadline, Collection[int]] = NOTHING
) -> datetime | None:
    """The earliest instant at which one of these becomes due in servers of this process, without some rows of each."""
    if not besides:
        return None
    asked = (deadline.first(connection, rows) for deadline, rows in besides.items())
    found = await connection.scalars(sa.union_all(*asked))
    return min((at for at in found if at is not None), default=None)
