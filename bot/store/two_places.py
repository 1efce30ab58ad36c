"""Which place of a match is whose, as parts of questions to the database: a match of two has another for its guest."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.core.record import Status
from bot.store.tables import matches

_ROW = matches.c
_GUEST = sa.case((_ROW.guest_side == 0, _ROW.first_id), (_ROW.guest_side == 1, _ROW.second_id))
DOUBLE = _ROW.away_channel_id.is_not(None)
"""It has two places."""


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


def wholly_in(guild_id: int) -> sa.ColumnElement[bool]:
    """All of its players are in the server."""
    return sa.and_(_ROW.guild_id == guild_id, sa.or_(~DOUBLE, _ROW.away_guild_id == guild_id))


def channel_in(guild_id: int) -> sa.ColumnElement[Any]:
    """The channel of its place in the server, which it has."""
    return sa.case((_ROW.guild_id == guild_id, _ROW.channel_id), else_=_ROW.away_channel_id)
