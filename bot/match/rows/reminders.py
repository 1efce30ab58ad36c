"""The next reminder of each match: at most one row a match, gone when the match is over."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa

from bot.store import locks
from bot.store.conditions import channel_of
from bot.store.connection import AsyncConnection
from bot.store.tables import matches, reminders
from bot.store.types import upsert

# Every move asks these; making a statement costs as much as running it.
_OF = sa.select(reminders).where(reminders.c.match_id == sa.bindparam("match"))
_PUT = upsert(reminders, "match_id", "since", "sent", "due_at")
_DROP = sa.delete(reminders).where(reminders.c.match_id == sa.bindparam("match"))


@dataclass(frozen=True, slots=True)
class Planned:
    """The reminders of a turn: since when it lasts, and the last one sent (hours before the fall)."""

    since: datetime
    sent: int | None
    due_at: datetime | None


async def of(connection: AsyncConnection, match_id: int) -> Planned | None:
    await locks.take(connection, locks.match(match_id))
    found = await connection.execute(_OF, {"match": match_id})
    row = found.mappings().one_or_none()
    return None if row is None else Planned(row["since"], row["sent"], row["due_at"])


async def put(connection: AsyncConnection, match_id: int, planned: Planned) -> None:
    """Store the plan for a match, in place of the former one."""
    await locks.take(connection, locks.match(match_id))
    await connection.execute(
        _PUT[connection.dialect.name],
        {"match_id": match_id, "since": planned.since, "sent": planned.sent, "due_at": planned.due_at},
    )


async def advance(connection: AsyncConnection, match_id: int, known: Planned, planned: Planned) -> bool:
    """Store the plan in place of the known one; False where something else was planned meanwhile."""
    await locks.take(connection, locks.match(match_id))
    changed = await connection.execute(
        sa.update(reminders)
        .where(
            reminders.c.match_id == match_id,
            reminders.c.since == known.since,
            reminders.c.sent.is_not_distinct_from(known.sent),
        )
        .values(since=planned.since, sent=planned.sent, due_at=planned.due_at)
    )
    return changed.rowcount == 1


async def drop(connection: AsyncConnection, match_id: int) -> None:
    await locks.take(connection, locks.match(match_id))
    await connection.execute(_DROP, {"match": match_id})


async def due_of(
    connection: AsyncConnection, user: int, until: datetime, channel_id: int | None
) -> list[int]:
    """Matches of this player, in this channel unless it is None, with a reminder that is due by then."""
    here = sa.true() if channel_id is None else channel_of(user) == channel_id
    found = await connection.scalars(
        sa.select(reminders.c.match_id)
        .join(matches, matches.c.id == reminders.c.match_id)
        .where(matches.c.to_move_id == user, reminders.c.due_at <= until, here)
        .order_by(reminders.c.due_at, reminders.c.match_id)
    )
    return list(found)
