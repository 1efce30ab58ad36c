"""Since when each shard was served last, and when it, or one server or channel, was not.

A downtime says of how many shards it concerns one, so that it stays true of the same servers when they are divided
otherwise later. Heartbeats are of one division at a time: that of the processes that run.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa

from bot.core.calendar import Span
from bot.core.clock import Pause, Why
from bot.core.shards import Shards, bucket
from bot.core.terms import Place
from bot.store.connection import AsyncConnection, shards_of
from bot.store.tables import downtimes, heartbeat
from bot.store.types import Snowflake, insert

_BUCKET = sa.bindparam("bucket", type_=sa.BigInteger)
_hers = sa.case(
    (downtimes.c.guild_id.is_(None), _BUCKET % downtimes.c.shard_count == downtimes.c.shard),
    else_=sa.and_(
        downtimes.c.guild_id == sa.bindparam("guild", type_=Snowflake),
        sa.or_(downtimes.c.outage.is_not(None), sa.bindparam("removed", type_=sa.Boolean)),
        sa.or_(
            downtimes.c.channel_id.is_(None),
            downtimes.c.channel_id == sa.bindparam("channel", type_=Snowflake),
        ),
    ),
)

# Every move asks these; making a statement costs as much as running it.
_DOWNTIMES = (
    sa.select(downtimes)
    .where(downtimes.c.end_at > sa.bindparam("since"), _hers)
    .order_by(downtimes.c.end_at, downtimes.c.id)
)
_ABSENCES = (
    sa.select(
        heartbeat.c.at.label("beat"),
        heartbeat.c.shard.label("beat_shard"),
        heartbeat.c.shard_count.label("beat_count"),
        downtimes,
    )
    .select_from(heartbeat.outerjoin(downtimes, sa.and_(downtimes.c.end_at > sa.bindparam("since"), _hers)))
    .where(_BUCKET % heartbeat.c.shard_count == heartbeat.c.shard)
    .order_by(downtimes.c.end_at, downtimes.c.id)
)


@dataclass(frozen=True, slots=True)
class Beat:
    """When somebody was last known to serve this one of so many shards."""

    shard: int
    count: int
    at: datetime


async def divide(connection: AsyncConnection) -> None:
    """The servers are divided as this process says from now on: a beat of each shard that there was becomes one of its.
    Where several make one, the oldest counts. Only for who knows that no process runs with another division.
    """
    shards = shards_of(connection)
    found = (
        await connection.execute(sa.select(heartbeat).where(heartbeat.c.shard_count != shards.count))
    ).mappings()
    before = [Beat(row["shard"], row["shard_count"], row["at"]) for row in found]
    if not before:
        return
    await connection.execute(sa.delete(heartbeat).where(heartbeat.c.shard_count != shards.count))
    for shard in range(shards.count):
        one = Shards(shards.count, frozenset({shard}))
        at = min(beat.at for beat in before if one.overlaps(beat.shard, beat.count))
        await note(connection, Beat(shard, shards.count, at), None)


async def of(connection: AsyncConnection) -> dict[int, datetime]:
    """When each shard of this process was last known to be served; without those that never were."""
    shards = shards_of(connection)
    found = await connection.execute(
        sa.select(heartbeat.c.shard, heartbeat.c.at).where(_of_shards(heartbeat, shards))
    )
    return {row.shard: row.at for row in found}


async def note(connection: AsyncConnection, beat: Beat, last: datetime | None) -> bool:
    """Somebody serves the shard at this instant; False where another process has said so since `last`."""
    if last is None:
        made = await connection.execute(
            insert(connection.dialect.name, heartbeat)
            .values(shard=beat.shard, shard_count=beat.count, at=beat.at)
            .on_conflict_do_nothing(index_elements=["shard"])
        )
        return made.rowcount == 1
    changed = await connection.execute(
        sa.update(heartbeat)
        .where(heartbeat.c.shard == beat.shard, heartbeat.c.shard_count == beat.count, heartbeat.c.at == last)
        .values(at=beat.at)
    )
    return changed.rowcount == 1


async def add_downtime(
    connection: AsyncConnection, shard: int, count: int, start: datetime, end: datetime
) -> None:
    """Nobody served the shard in this time; known already to have begun then, it has another end."""
    row = downtimes.c
    known = (
        row.end_at >= start,  # by index
        *(row.shard == shard, row.shard_count == count, row.start_at == start, row.guild_id.is_(None)),
    )
    changed = await connection.execute(sa.update(downtimes).where(*known).values(end_at=end))
    if not changed.rowcount:
        await connection.execute(
            sa.insert(downtimes).values(shard=shard, shard_count=count, start_at=start, end_at=end)
        )


async def surely_past(connection: AsyncConnection, now: datetime) -> datetime:
    """The latest instant that has come even if the host's clock has leapt: `now`, or while the time after an absence of
    any shard of this process lasts, the begin of that absence.
    """
    row, shards = downtimes.c, shards_of(connection)
    begun: datetime | None = await connection.scalar(
        sa.select(sa.func.min(row.start_at)).where(
            row.end_at > now, row.guild_id.is_(None), _of_shards(downtimes, shards)
        )
    )
    return now if begun is None else min(begun, now)


async def leave(
    connection: AsyncConnection,
    guild_id: int,
    start: datetime,
    end: datetime,
    *,
    outage: bool,
    channel_id: int | None = None,
) -> None:
    """The server has removed the bot, or in an `outage` Discord serves it, or one channel of it, to nobody: until
    `end`, unless that is over before.
    """
    where = {"guild_id": guild_id, "channel_id": channel_id, "outage": outage or None}
    await connection.execute(
        sa.insert(downtimes).values(start_at=start, end_at=end, shard=0, shard_count=1, **where)
    )


async def carry(connection: AsyncConnection, was: Place, place: Place, now: datetime) -> None:
    """What moves away from a channel that is closed has stood still until now; so has what is where it goes."""
    row = downtimes.c
    lasting = row.guild_id == was.guild_id, row.channel_id == was.channel_id, row.end_at > now
    for start in list(await connection.scalars(sa.select(row.start_at).where(*lasting))):
        here = place.guild_id or 0
        await leave(connection, here, start, now, outage=True, channel_id=place.channel_id)


async def stood(connection: AsyncConnection, channel_id: int, since: datetime) -> timedelta:
    """How long the channel was out of reach, of the times that ended after `since`, each moment counted once."""
    row, whole, until = downtimes.c, timedelta(0), None
    asked = sa.select(row.start_at, row.end_at).where(row.end_at > since, row.channel_id == channel_id)
    for start, end in await connection.execute(asked.order_by(row.start_at)):
        until = max(start, until or start)
        whole, until = whole + max(end, until) - until, max(end, until)
    return whole


async def left_at(connection: AsyncConnection, guild_id: int, *, outage: bool) -> datetime | None:
    """When the server has removed the bot last, or its last outage began."""
    row = downtimes.c
    found: datetime | None = await connection.scalar(
        sa.select(sa.func.max(row.start_at)).where(
            row.guild_id == guild_id,
            row.channel_id.is_(None),
            row.outage.is_not(None) if outage else row.outage.is_(None),
        )
    )
    return found


async def come_back(
    connection: AsyncConnection, guild_id: int, start: datetime, end: datetime, channel_id: int | None = None
) -> None:
    """The server, or channel, that was out of reach since then has the bot again; clocks stand still until `end`."""
    row = downtimes.c
    these = row.guild_id == guild_id, row.channel_id.is_not_distinct_from(channel_id), row.start_at == start
    await connection.execute(sa.update(downtimes).where(*these).values(end_at=end))


async def end_downtimes(connection: AsyncConnection, now: datetime, latest: datetime) -> None:
    """The host's clock was set back: a downtime of this process that ends after `latest` was none, and ends now."""
    shards = shards_of(connection)
    theirs = sa.true() if shards.all else _of_shards(downtimes, shards)
    begun = sa.case(
        (downtimes.c.start_at < now, downtimes.c.start_at), else_=sa.literal(now, downtimes.c.start_at.type)
    )
    await connection.execute(
        sa.update(downtimes)
        .where(downtimes.c.end_at > latest, downtimes.c.guild_id.is_(None), theirs)
        .values(start_at=begun, end_at=now)
    )


async def downtimes_since(
    connection: AsyncConnection, place: Place, since: datetime, *, shard_alone: bool = False
) -> tuple[Pause, ...]:
    """When nobody served the place, ended after `since`; `shard_alone`: not while its server had removed the bot."""
    asked = _asked(place, since, shard_alone)
    found = await connection.execute(_DOWNTIMES, asked)
    return tuple(map(_downtime, found.mappings()))


async def away(connection: AsyncConnection, place: Place, since: datetime) -> tuple[Span, ...]:
    """The same as spans, by their start."""
    pauses = await downtimes_since(connection, place, since)
    return tuple(sorted(((p.start, p.end) for p in pauses), key=lambda span: span[0]))


async def absences(
    connection: AsyncConnection, place: Place, since: datetime, *, shard_alone: bool = False
) -> tuple[Beat | None, tuple[Pause, ...]]:
    """The last beat of the place's shard, and its downtimes that ended after `since`: both in one question."""
    asked = _asked(place, since, shard_alone)
    found = (await connection.execute(_ABSENCES, asked)).mappings().all()
    if not found:
        return None, await downtimes_since(connection, place, since, shard_alone=shard_alone)
    beat = Beat(found[0]["beat_shard"], found[0]["beat_count"], found[0]["beat"])
    return beat, tuple(_downtime(row) for row in found if row["id"] is not None)


def _of_shards(table: sa.Table, shards: Shards) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.shard_count == shards.count, table.c.shard.in_(sorted(shards.ids)))


def _asked(place: Place, since: datetime, shard_alone: bool) -> dict[str, Any]:
    guild, channel = place.guild_id, place.channel_id
    asked = {"bucket": bucket(guild), "guild": guild, "channel": channel}
    return {"since": since, "removed": not shard_alone, **asked}


def _downtime(row: Mapping[Any, Any]) -> Pause:
    return Pause(Why.DOWNTIME, row["start_at"], row["end_at"], ref=row["id"])
