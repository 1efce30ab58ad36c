"""Conditions and sets that more than one question asks for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.store.connection import AsyncConnection, shards_of
from bot.store.tables import (
    departures,
    ladder_events,
    ladders,
    matches,
    metadata,
    seeks,
    tournament_events,
    tournaments,
)
from bot.store.two_places import DOUBLE, guild_of
from bot.store.types import Person


def without(column: sa.ColumnElement[Any], values: Collection[Any]) -> sa.ColumnElement[bool]:
    """The column has none of these values; nothing at all is asked where there are none."""
    return column.not_in(tuple(values)) if values else sa.true()


def served(connection: AsyncConnection, guild_id: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """The server is on a shard of this process; nothing at all is asked where they are all."""
    shards = shards_of(connection)
    if shards.all:
        return sa.true()
    # `Shards.serve` says the same.
    bucket = sa.func.coalesce(guild_id, 0).bitwise_rshift(sa.literal_column("22"))
    return (bucket % shards.count).in_(sorted(shards.ids))


def present(guild_id: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """The server has not removed the bot: while it has, its time stands still."""
    return ~sa.exists().where(departures.c.guild_id == guild_id)


def seen() -> sa.Subquery:
    """Each person with each server where they have done anything that is stored: `user_id`, `guild_id`."""
    named = [
        sa.select(
            column.label("user_id"),
            (guild_of(column) if table is matches else table.c.guild_id).label("guild_id"),
        ).where(
            # To a rematch between two servers somebody is invited who is in the other one.
            sa.true()
            if column is not seeks.c.opponent
            else sa.func.coalesce(seeks.c.rematch_of, 0).not_in(sa.select(matches.c.id).where(DOUBLE))
        )
        for table in metadata.sorted_tables
        if "guild_id" in table.c
        for column in table.columns
        if isinstance(column.type, Person)
    ]
    acted = [
        sa.select(log.c.actor, of.c.guild_id).join(log, log.c[key] == of.c.id)
        for of, log, key in (
            (tournaments, tournament_events, "tournament_id"),
            (ladders, ladder_events, "ladder_id"),
        )
    ]
    return sa.union_all(*named, *acted).subquery()
