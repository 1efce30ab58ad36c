"""Conditions and sets that more than one question asks for, and which place of a match of two is whose."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.core.record import Status
from bot.store import tables
from bot.store.connection import AsyncConnection, shards_of
from bot.store.tables import closed_places, departures, matches, metadata, seeks
from bot.store.types import Person

_ROW = matches.c
_GUEST = sa.case((_ROW.guest_side == 0, _ROW.first_id), (_ROW.guest_side == 1, _ROW.second_id))
DOUBLE = _ROW.away_channel_id.is_not(None)  # it has two places


def _is_guest(user: Any) -> sa.ColumnElement[bool]:
    guest: sa.ColumnElement[bool] = user == _GUEST
    return guest


def guild_of(user: Any) -> sa.ColumnElement[Any]:
    """The server where this player of the match is."""
    return sa.case((_is_guest(user), _ROW.away_guild_id), else_=_ROW.guild_id)


def channel_of(user: Any) -> sa.ColumnElement[Any]:
    """The channel where this player of the match is."""
    return sa.case((_is_guest(user), _ROW.away_channel_id), else_=_ROW.channel_id)


def in_server(guild_id: int) -> sa.ColumnElement[bool]:
    """One of its places is in the server."""
    return sa.or_(_ROW.guild_id == guild_id, _ROW.away_guild_id == guild_id)


def of_late(guild_id: int, since: datetime) -> sa.ColumnElement[bool]:
    """The same, and it goes on, or ended since then: each of these is a range of an index."""
    goes_on = _ROW.status == Status.PLAYING.value
    over = sa.and_(_ROW.status == Status.OVER.value, _ROW.ended_at >= since)
    places = (_ROW.guild_id, _ROW.away_guild_id)
    return sa.or_(*(sa.and_(place == guild_id, when) for place in places for when in (goes_on, over)))


def in_channel(channel_id: int | None) -> sa.ColumnElement[bool]:
    """One of its places is this channel."""
    if channel_id is None:
        return sa.false()
    return sa.or_(_ROW.channel_id == channel_id, _ROW.away_channel_id == channel_id)


def near(guild_id: int, channel_id: int | None) -> sa.ColumnElement[bool]:
    """One of its places is in the server, or is that channel of it."""
    return in_channel(channel_id) if channel_id else in_server(guild_id)


def wholly_in(guild_id: int) -> sa.ColumnElement[bool]:
    """All of its players are in the server."""
    return sa.and_(_ROW.guild_id == guild_id, sa.or_(~DOUBLE, _ROW.away_guild_id == guild_id))


def channel_in(guild_id: int) -> sa.ColumnElement[Any]:
    """The channel of its place in the server, which it has."""
    return sa.case((_ROW.guild_id == guild_id, _ROW.channel_id), else_=_ROW.away_channel_id)


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


def present(guild_id: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """The server has not removed the bot, and Discord serves it and the channel of the row, if it has one: while that
    is not so, time stands still there.
    """
    here = ~sa.exists().where(departures.c.guild_id == guild_id)
    channel = guild_id.table.c.get("channel_id")
    return here if channel is None else sa.and_(here, ~_closed(channel))


def in_outage(guild_id: sa.Column[Any], channel_id: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """Discord serves the server or channel to nobody."""
    out = sa.exists().where(departures.c.guild_id == guild_id, departures.c.outage.is_not(None))
    return sa.or_(out, _closed(channel_id))


def _closed(channel_id: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    return sa.exists().where(closed_places.c.channel_id == channel_id, closed_places.c.stands)


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
            (tables.tournaments, tables.tournament_events, "tournament_id"),
            (tables.ladders, tables.ladder_events, "ladder_id"),
        )
    ]
    return sa.union_all(*named, *acted).subquery()
