"""Matches and notices that move to another place than was meant at first."""

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.core import news
from bot.core.log import kind_of
from bot.core.terms import Place
from bot.store import locks
from bot.store.codec import written
from bot.store.connection import AsyncConnection
from bot.store.tables import match_events, matches, notices

_ROW = matches.c


async def relocate(
    connection: AsyncConnection,
    which: Collection[int] | sa.Select[tuple[int]],
    place: Place,
    was: Place | None = None,
    *,
    guest: bool = False,
) -> None:
    """These matches are played in that place from now on, and their waiting notices are delivered there.

    `was`: only those played there until now, of two places this one changes; `guest`: the guest's does.
    """
    ids = sa.select(_ROW.id).where(_ROW.id.in_(which))
    if was is None:
        await _relocate(connection, ids, place, guest=guest)
        return
    for each, channel in ((False, _ROW.channel_id), (True, _ROW.away_channel_id)):
        await _relocate(connection, ids.where(channel == was.channel_id), place, guest=each)


async def _relocate(connection: AsyncConnection, ids: sa.Select[Any], place: Place, *, guest: bool) -> None:
    while await locks.take(connection, *map(locks.match, await connection.scalars(ids))):
        pass  # others may have come there until then
    # Of every match the first event says the same as its row; the bot moves none to a server that it is no member of.
    begun = await connection.execute(
        sa.select(match_events.c.match_id, match_events.c.detail).where(
            match_events.c.match_id.in_(ids), match_events.c.seq == 1
        )
    )
    for match_id, detail in begun.all():
        if guest:
            moved = {**detail, "away": written(place)}
        else:
            moved = {**detail, "guild": place.guild_id, "channel": place.channel_id}
            moved.pop("abroad", None)
        await connection.execute(
            sa.update(match_events)
            .where(match_events.c.match_id == match_id, match_events.c.seq == 1)
            .values(detail=moved)
        )
    row, there = notices.c, sa.select(_ROW.away_channel_id).where(_ROW.id == notices.c.match_id)
    own = there.scalar_subquery()
    theirs = row.channel_id == own if guest else row.channel_id.is_distinct_from(own)
    await connection.execute(
        sa.update(notices)
        .where(row.match_id.in_(ids), row.done_at.is_(None), row.channel_id.is_not(None), theirs)
        .values(guild_id=place.guild_id, channel_id=place.channel_id)
    )
    # At last, because those that are meant may be found by where they are.
    names = ("guild_id", "channel_id", "abroad_id")
    values = (place.guild_id, place.channel_id, None)
    where = {f"away_{name}" if guest else name: value for name, value in zip(names, values, strict=True)}
    await connection.execute(sa.update(matches).where(_ROW.id.in_(ids)).values(**where))


async def redirect(connection: AsyncConnection, what: news.What, was: Place, place: Place) -> None:
    """Moves the waiting notices that tell just this from one place to the other."""
    row = notices.c
    waiting = await connection.execute(
        sa.select(row.id, row.facts).where(
            row.kind == kind_of(type(what)), row.channel_id == was.channel_id, row.done_at.is_(None)
        )
    )
    ids = [number for number, known in waiting if known == written(what)]
    await connection.execute(
        sa.update(notices).where(row.id.in_(ids)).values(guild_id=place.guild_id, channel_id=place.channel_id)
    )
