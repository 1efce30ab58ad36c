"""Matches and notices that move to another place than was meant at first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.core import news
from bot.core.log import kind_of
from bot.core.terms import Place
from bot.store import locks
from bot.store.codec import written
from bot.store.connection import AsyncConnection
from bot.store.tables import match_events, matches, notices


async def relocate(
    connection: AsyncConnection,
    which: Collection[int] | sa.Select[tuple[int]],
    place: Place,
    was: Place | None = None,
) -> None:
    """These matches are played in that place from now on, and their waiting notices are delivered there.

    `was`: only those that are played there until now.
    """
    ids = sa.select(matches.c.id).where(matches.c.id.in_(which))
    if was is not None:
        ids = ids.where(matches.c.channel_id == was.channel_id)
    while await locks.take(connection, *map(locks.match, await connection.scalars(ids))):
        pass  # others may have come there until then
    # Of every match the first event says the same as its row; the bot moves none to a server that it is no member of.
    begun = await connection.execute(
        sa.select(match_events.c.match_id, match_events.c.detail).where(
            match_events.c.match_id.in_(ids), match_events.c.seq == 1
        )
    )
    for match_id, detail in begun.all():
        await connection.execute(
            sa.update(match_events)
            .where(match_events.c.match_id == match_id, match_events.c.seq == 1)
            .values(detail=_without_server(detail) | {"guild": place.guild_id, "channel": place.channel_id})
        )
    where = {"guild_id": place.guild_id, "channel_id": place.channel_id}
    await connection.execute(
        sa.update(notices)
        .where(notices.c.match_id.in_(ids), notices.c.done_at.is_(None), notices.c.channel_id.is_not(None))
        .values(**where)
    )
    # At last, because those that are meant may be found by where they are.
    await connection.execute(sa.update(matches).where(matches.c.id.in_(ids)).values(**where, abroad_id=None))


def _without_server(detail: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in detail.items() if name != "abroad"}


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
