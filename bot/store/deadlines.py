"""What the clock brings about next: all of it rows, none of it timers."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa

from bot.core.match import Match
from bot.core.shards import ALL, Shards
from bot.core.terms import SeekStatus
from bot.store.conditions import served, without
from bot.store.connection import AsyncConnection
from bot.store.tables import departures, matches, problem_channels, reminders, seeks


async def overdue(
    connection: AsyncConnection,
    now: datetime,
    limit: int,
    *,
    besides: Collection[int] = (),
    shards: Shards = ALL,
) -> list[int]:
    """Matches in servers of these shards whose deadline has come, the earliest first, without some."""
    found = await connection.scalars(
        sa.select(matches.c.id)
        .where(
            matches.c.deadline_at <= now, without(matches.c.id, besides), served(matches.c.guild_id, shards)
        )
        .order_by(matches.c.deadline_at, matches.c.id)
        .limit(limit)
    )
    return list(found)


async def correct(connection: AsyncConnection, match: Match) -> None:
    """Write the deadline of a match again, where the row tells another one than the match itself."""
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
    connection: AsyncConnection,
    *,
    besides: Collection[int] = (),
    besides_seeks: Collection[int] = (),
    besides_servers: Collection[int] = (),
    shards: Shards = ALL,
) -> datetime | None:
    """The earliest instant at which a deadline, a reminder, the end of a seek or of a server's data
    or the post of a problem comes.

    In servers of these shards, without some of each.
    """
    found = await connection.scalars(
        sa.union_all(
            sa.select(sa.func.min(matches.c.deadline_at)).where(
                without(matches.c.id, besides), served(matches.c.guild_id, shards)
            ),
            _reminded(besides, shards),
            sa.select(sa.func.min(seeks.c.expires_at)).where(
                seeks.c.status == SeekStatus.OPEN.value,
                without(seeks.c.id, besides_seeks),
                served(seeks.c.guild_id, shards),
            ),
            sa.select(sa.func.min(departures.c.due_at)).where(
                without(departures.c.guild_id, besides_servers), served(departures.c.guild_id, shards)
            ),
            sa.select(sa.func.min(problem_channels.c.due_at)).where(
                without(problem_channels.c.guild_id, besides_servers),
                served(problem_channels.c.guild_id, shards),
            ),
        )
    )
    return min((at for at in found if at is not None), default=None)


def _reminded(besides: Collection[int], shards: Shards) -> sa.Select[tuple[datetime | None]]:
    """The earliest reminder."""
    due_at, others = reminders.c.due_at, without(reminders.c.match_id, besides)
    if shards.all:
        return sa.select(sa.func.min(due_at)).where(others)
    # The first by the index, where the least of all would look at every match.
    first = (
        sa.select(due_at)
        .join(matches, matches.c.id == reminders.c.match_id)
        .where(due_at.is_not(None), others, served(matches.c.guild_id, shards))
        .order_by(due_at)
        .limit(1)
    )
    return sa.select(first.scalar_subquery())
