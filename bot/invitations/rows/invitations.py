"""Seeks in the database."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa

from bot.core.errors import NoSeek, SeekGone
from bot.core.terms import Place, Seek, SeekStatus
from bot.invitations.rows.blocks import known_as
from bot.match.rows.match_rows import terms_of
from bot.store import locks
from bot.store.conditions import DOUBLE, guild_of
from bot.store.connection import AsyncConnection
from bot.store.tables import blocks, matches, seeks
from rules import Side

_open = seeks.c.status == SeekStatus.OPEN.value
_NOT_JOINED: Final = [each.value for each in SeekStatus if each is not SeekStatus.JOINED]

_OF_MATCHES = sa.select(seeks).where(seeks.c.match_id.in_(sa.bindparam("matches", expanding=True))).limit(1)


async def add(connection: AsyncConnection, seek: Seek, request: int | None = None) -> Seek:
    """Store a new seek; the same with the id that it got."""
    await locks.take(connection, locks.person(seek.by))
    made = await connection.execute(
        sa.insert(seeks)
        .values(
            game=seek.terms.game,
            setup=seek.terms.setup,
            pace=seek.terms.pace.key,
            rated=seek.terms.rated,
            pair=seek.terms.pair,
            vacation=seek.terms.vacation,
            guild_id=seek.place.guild_id,
            channel_id=seek.place.channel_id,
            abroad_id=seek.place.abroad,
            by=seek.by,
            opponent=seek.opponent,
            wants=None if seek.wants is None else int(seek.wants),
            created_at=seek.created_at,
            expires_at=seek.expires_at,
            status=seek.status.value,
            message_id=seek.message_id,
            shown_in=seek.shown_in,
            match_id=seek.match_id,
            request=request,
            note=seek.note,
            standing=seek.standing,
            rematch_of=seek.rematch_of,
        )
        .returning(seeks.c.id)
    )
    stored = replace(seek, id=made.scalar_one())
    await locks.take(connection, locks.seek(stored.id))
    return stored


async def load(connection: AsyncConnection, seek_id: int) -> Seek:
    """Raises NoSeek."""
    await locks.take(connection, locks.seek(seek_id))
    found = await _read(connection, sa.select(seeks).where(seeks.c.id == seek_id))
    if not found:
        raise NoSeek(seek=seek_id)
    return found[0]


async def of_request(connection: AsyncConnection, request: int) -> Seek | None:
    """The seek that this interaction has made already."""
    return next(iter(await _read(connection, sa.select(seeks).where(seeks.c.request == request))), None)


async def of_match(connection: AsyncConnection, match_ids: Collection[int]) -> Seek | None:
    """The seek from which one of these matches came, if it came from any."""
    return next(iter(await _read(connection, _OF_MATCHES, matches=list(match_ids))), None)


async def close(connection: AsyncConnection, seek: Seek) -> None:
    """Store the end of an open seek. Raises SeekGone if it has ended in the meantime."""
    await locks.take(connection, locks.seek(seek.id))
    values: dict[str, Any] = {"status": seek.status.value, "match_id": seek.match_id}
    if seek.status is SeekStatus.WITHDRAWN:
        values["expires_at"] = seek.expires_at
    changed = await connection.execute(sa.update(seeks).where(seeks.c.id == seek.id, _open).values(**values))
    if changed.rowcount != 1:
        stored = await load(connection, seek.id)
        raise SeekGone(seek=seek.id, status=stored.status.value)


async def put_off(connection: AsyncConnection, seek: Seek) -> None:
    """Store until when an open seek lasts."""
    await connection.execute(
        sa.update(seeks).where(seeks.c.id == seek.id, _open).values(expires_at=seek.expires_at)
    )


async def note_message(
    connection: AsyncConnection, seek_id: int, message_id: int, channel_id: int | None
) -> None:
    await locks.take(connection, locks.seek(seek_id))
    await connection.execute(
        sa.update(seeks).where(seeks.c.id == seek_id).values(message_id=message_id, shown_in=channel_id)
    )


async def open_for(
    connection: AsyncConnection, guild_id: int | None, viewer: int, now: datetime, limit: int
) -> list[Seek]:
    """The seeks that the viewer may join in this server, invitations to them first, then the oldest; a rematch between
    two places is where the viewer played.
    """
    again = sa.exists().where(
        matches.c.id == seeks.c.rematch_of, DOUBLE, guild_of(viewer).is_not_distinct_from(guild_id)
    )
    here = seeks.c.guild_id.is_not_distinct_from(guild_id)
    theirs = (
        _open,
        sa.or_(here, sa.and_(seeks.c.opponent == viewer, again)),
        seeks.c.expires_at > now,
        seeks.c.by != viewer,
        ~sa.exists().where(_between(seeks.c.by, viewer)),
        sa.or_(seeks.c.opponent.is_(None), seeks.c.opponent == viewer),
    )
    order = seeks.c.opponent.is_(None), seeks.c.created_at, seeks.c.id
    return await _read(connection, sa.select(seeks).where(*theirs).order_by(*order).limit(limit))


def _between(other: sa.Column[Any], viewer: int) -> sa.ColumnElement[bool]:
    """Does one of the two block the other?"""
    return sa.or_(
        sa.and_(blocks.c.user_id == other, blocks.c.blocked_id.in_(known_as(viewer))),
        sa.and_(blocks.c.user_id == viewer, blocks.c.blocked_id == other),
    )


async def made_by(connection: AsyncConnection, user: int, now: datetime) -> list[Seek]:
    """The open seeks of a player, oldest first."""
    await locks.take(connection, locks.person(user))
    theirs = _open, seeks.c.by == user, seeks.c.expires_at > now
    return await _read(connection, sa.select(seeks).where(*theirs).order_by(seeks.c.id))


async def open_with(connection: AsyncConnection, user: int) -> list[Seek]:
    """The open seeks that a player has made, or is asked for by name."""
    theirs = _open, sa.or_(seeks.c.by == user, seeks.c.opponent == user)
    return await _read(connection, sa.select(seeks).where(*theirs).order_by(seeks.c.id))


async def open_of(connection: AsyncConnection, guild_id: int, game: str) -> list[int]:
    """The numbers of the open seeks for a game in a server."""
    wanted = _open, seeks.c.guild_id == guild_id, seeks.c.game == game
    return list(await connection.scalars(sa.select(seeks.c.id).where(*wanted).order_by(seeks.c.id)))


async def calls_of(
    connection: AsyncConnection, user: int, since: datetime
) -> list[tuple[datetime, int | None]]:
    """When the player invited whom after an instant, without the invitations that were joined."""
    await locks.take(connection, locks.person(user))
    found = await connection.execute(
        sa.select(seeks.c.created_at, seeks.c.opponent).where(
            seeks.c.by == user, seeks.c.status.in_(_NOT_JOINED), seeks.c.created_at > since
        )
    )
    return [(at, opponent) for at, opponent in found]


async def _read(connection: AsyncConnection, asked: sa.Select[Any], **sought: Any) -> list[Seek]:
    return [seek_of(row) for row in (await connection.execute(asked, sought)).mappings()]


def seek_of(row: Mapping[Any, Any]) -> Seek:
    return Seek(
        id=row["id"],
        terms=terms_of(row),
        place=Place(row["guild_id"], row["channel_id"], row["abroad_id"]),
        by=row["by"],
        opponent=row["opponent"],
        wants=None if row["wants"] is None else Side(row["wants"]),
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        status=SeekStatus(row["status"]),
        message_id=row["message_id"],
        shown_in=row["shown_in"],
        match_id=row["match_id"],
        note=row["note"],
        standing=row["standing"],
        rematch_of=row["rematch_of"],
    )
