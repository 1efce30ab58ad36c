"""Conditions that more than one question asks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.core.shards import Shards
from bot.store.tables import departures


def without(column: sa.ColumnElement[Any], values: Collection[Any]) -> sa.ColumnElement[bool]:
    """The column has none of these values; nothing at all is asked where there are none."""
    return column.not_in(tuple(values)) if values else sa.true()


def served(guild_id: sa.ColumnElement[Any], shards: Shards) -> sa.ColumnElement[bool]:
    """The server is on one of these shards; nothing at all is asked where they are all."""
    if shards.all:
        return sa.true()
    # `Shards.serve` says the same.
    bucket = sa.func.coalesce(guild_id, 0).bitwise_rshift(sa.literal_column("22"))
    return (bucket % shards.count).in_(sorted(shards.ids))


def present(guild_id: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """The server has not removed the bot: while it has, its time stands still."""
    return ~sa.exists().where(departures.c.guild_id == guild_id)
