"""What the clock brings about next: all of it rows, none of it timers."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.match import Match
from bot.core.terms import SeekStatus
from bot.store.conditions import without
from bot.store.tables import departures, matches, problem_channels, reminders, seeks


async def overdue(
    connection: AsyncConnection, now: datetime, limit: int, *, besides: Collection[int] = ()
) -> list[int]:
    """Matches whose deadline has come, the earliest first, without some."""
    found = await connection.scalars(
        sa.select(matches.c.id)
        .where(matches.c.deadline_at <= now, without(matches.c.id, besides))
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
) -> datetime | None:
    """The earliest instant at which a deadline, a reminder, the end of a seek or of a server's data
    or the post of a problem comes.

    Without some of each.
    """
    found = await connection.scalars(
        sa.union_all(
            sa.select(sa.func.min(matches.c.deadline_at)).where(without(matches.c.id, besides)),
            sa.select(sa.func.min(reminders.c.due_at)).where(without(reminders.c.match_id, besides)),
            sa.select(sa.func.min(seeks.c.expires_at)).where(
                seeks.c.status == SeekStatus.OPEN.value, without(seeks.c.id, besides_seeks)
            ),
            sa.select(sa.func.min(departures.c.due_at)).where(
                without(departures.c.guild_id, besides_servers)
            ),
            sa.select(sa.func.min(problem_channels.c.due_at)).where(
                without(problem_channels.c.guild_id, besides_servers)
            ),
        )
    )
    return min((at for at in found if at is not None), default=None)
