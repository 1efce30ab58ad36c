"""What the clock brings about next, and how long the bot was away: all of it rows, none of it timers."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.clock import Pause, Why
from bot.core.match import Match
from bot.core.terms import SeekStatus
from bot.store.conditions import without
from bot.store.tables import departures, downtimes, heartbeat, matches, reminders, seeks

_BEAT = 1
"""There is one heartbeat; its row has this key."""

# Every move asks these; making a statement costs as much as running it.
_LAST_BEAT = sa.select(heartbeat.c.at).where(heartbeat.c.id == _BEAT)
_DOWNTIMES = (
    sa.select(downtimes)
    .where(downtimes.c.end_at > sa.bindparam("since"))
    .order_by(downtimes.c.end_at, downtimes.c.id)
)

_ABSENCES = (
    sa.select(heartbeat.c.at, downtimes)
    .select_from(heartbeat.outerjoin(downtimes, downtimes.c.end_at > sa.bindparam("since")))
    .where(heartbeat.c.id == _BEAT)
    .order_by(downtimes.c.end_at, downtimes.c.id)
)


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
    """The earliest instant at which a deadline, a reminder, the end of a seek or of a server's data comes.

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
        )
    )
    return min((at for at in found if at is not None), default=None)


async def beat(connection: AsyncConnection) -> datetime | None:
    """When the bot was last known to be there; None before its first day."""
    at: datetime | None = await connection.scalar(_LAST_BEAT)
    return at


async def note_beat(connection: AsyncConnection, at: datetime, last: datetime | None) -> bool:
    """The bot is there at this instant, and `last` was the beat before; False where another process was faster."""
    if last is None:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        made = await connection.execute(
            dialect.insert(heartbeat).values(id=_BEAT, at=at).on_conflict_do_nothing(index_elements=["id"])
        )
        return made.rowcount == 1
    changed = await connection.execute(
        sa.update(heartbeat).where(heartbeat.c.id == _BEAT, heartbeat.c.at == last).values(at=at)
    )
    return changed.rowcount == 1


async def add_downtime(connection: AsyncConnection, start: datetime, end: datetime) -> None:
    await connection.execute(sa.insert(downtimes).values(start_at=start, end_at=end))


async def end_downtimes(connection: AsyncConnection, now: datetime, latest: datetime) -> None:
    """The host's clock was set back: a downtime that ends after `latest` was none, and ends now."""
    begun = sa.case(
        (downtimes.c.start_at < now, downtimes.c.start_at), else_=sa.literal(now, downtimes.c.start_at.type)
    )
    await connection.execute(
        sa.update(downtimes).where(downtimes.c.end_at > latest).values(start_at=begun, end_at=now)
    )


async def downtimes_since(connection: AsyncConnection, since: datetime) -> tuple[Pause, ...]:
    """The times in which the bot was away, as pauses of clocks; those that ended after `since`."""
    found = await connection.execute(_DOWNTIMES, {"since": since})
    return tuple(map(_downtime, found.mappings()))


async def absences(connection: AsyncConnection, since: datetime) -> tuple[datetime | None, tuple[Pause, ...]]:
    """The last beat, and the times in which the bot was away that ended after `since`: both in one question."""
    found = (await connection.execute(_ABSENCES, {"since": since})).mappings().all()
    if not found:
        return None, await downtimes_since(connection, since)
    return found[0]["at"], tuple(_downtime(row) for row in found if row["id"] is not None)


def _downtime(row: Mapping[Any, Any]) -> Pause:
    return Pause(Why.DOWNTIME, row["start_at"], row["end_at"], ref=row["id"])
