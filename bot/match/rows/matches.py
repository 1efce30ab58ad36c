"""Matches in the database: an append-only list of events, and one derived row with the latest position."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import DBAPIError

from bot.core.errors import NoMatch, StaleMatch, UnreadableMatch
from bot.core.events import Event, What
from bot.core.log import kind_of
from bot.core.match import Match, Status
from bot.core.news import News
from bot.core.terms import Place
from bot.match.rows.match_rows import Row, derived_row, header_row, match_of
from bot.store import locks
from bot.store.codec import EventLog
from bot.store.conditions import guild_of, in_channel, near, served
from bot.store.connection import AsyncConnection
from bot.store.tables import match_events, matches, notices

log = structlog.get_logger(__name__)

_OF_LATE: Final = 100  # so many matches that are over, on each side, say which games somebody plays

_playing = matches.c.status == Status.PLAYING.value

# Statements of every move are built once: making one costs as much as running it.
_BY_ID = sa.select(matches).where(matches.c.id == sa.bindparam("match"))
_MINE = (
    sa.select(matches)
    .where(
        sa.or_(matches.c.first_id == sa.bindparam("user"), matches.c.second_id == sa.bindparam("user")),
        _playing,
    )
    .order_by(matches.c.id)
)
_WAITING = (
    sa.select(matches)
    .where(matches.c.to_move_id == sa.bindparam("user"))
    .order_by(matches.c.turn_at, matches.c.id)
)
_BY_REQUEST = sa.select(match_events).where(match_events.c.request == sa.bindparam("asked"))
_SAVE = sa.update(matches).where(
    matches.c.id == sa.bindparam("match"), matches.c.last_seq == sa.bindparam("seen")
)

_EVENTS: Final = EventLog[What](match_events, What)
events_of = _EVENTS.of


async def add(
    connection: AsyncConnection, match: Match, events: Sequence[Event], request: int | None = None
) -> Match:
    """Store a match that has just begun; the same match with the id that it got."""
    # How many games people have depends on it.
    await locks.take(connection, *map(locks.person, match.people))
    made = await connection.execute(
        sa.insert(matches).values(**header_row(match), **derived_row(match)).returning(matches.c.id)
    )
    stored = replace(match, header=replace(match.header, id=made.scalar_one()))
    await locks.take(connection, locks.match(stored.id))
    await _EVENTS.append(connection, stored.id, events, request)
    return stored


async def pair(connection: AsyncConnection, first: int, second: int) -> None:
    """Two matches know each other as the halves of one pair."""
    await locks.take(connection, locks.match(first), locks.match(second))
    for match_id, twin in ((first, second), (second, first)):
        await connection.execute(sa.update(matches).where(matches.c.id == match_id).values(twin_id=twin))


async def save(
    connection: AsyncConnection, match: Match, events: Sequence[Event], request: int | None = None
) -> None:
    """Store the events of a match since `events[0].seq - 1`. Raises StaleMatch if something else has happened since."""
    await locks.take(connection, locks.match(match.id))
    seen = events[0].seq - 1
    changed = await connection.execute(_SAVE, {"match": match.id, "seen": seen, **derived_row(match)})
    if changed.rowcount != 1:
        last = await connection.scalar(sa.select(matches.c.last_seq).where(matches.c.id == match.id))
        raise StaleMatch(match=match.id, seq=seen, last=last)
    await _EVENTS.append(connection, match.id, events, request)


async def load(connection: AsyncConnection, match_id: int) -> Match:
    """Raises NoMatch, UnreadableMatch."""
    await locks.take(connection, locks.match(match_id))
    try:
        row = await row_of(connection, match_id)
    except DBAPIError:
        raise
    except Exception as error:
        raise await _unreadable(connection, match_id, error) from error
    if row is None:
        raise NoMatch(match=match_id)
    return _opened(row)


def _opened(row: Row) -> Match:
    """Raises UnreadableMatch, whatever is wrong: one match must never hide another."""
    try:
        return match_of(row)
    except Exception as error:
        log.error("match.unreadable", match=row["id"], error=repr(error))
        raise UnreadableMatch(row["id"], (row["first_id"], row["second_id"])) from error


async def _unreadable(connection: AsyncConnection, match_id: int, error: Exception) -> UnreadableMatch:
    """For a row of which not even all values can be read."""
    log.error("match.unreadable", match=match_id, error=repr(error))
    players = sa.select(matches.c.first_id, matches.c.second_id).where(matches.c.id == match_id)
    row = (await connection.execute(players)).one_or_none()
    return UnreadableMatch(match_id, () if row is None else (row.first_id, row.second_id))


async def row_of(connection: AsyncConnection, match_id: int) -> Row | None:
    """The derived row as it is stored."""
    found = await connection.execute(_BY_ID, {"match": match_id})
    return found.mappings().one_or_none()


async def waiting(connection: AsyncConnection, user: int, channel_id: int | None) -> Match | None:
    """The match that has waited longest for this player's move, one in this channel before all others."""
    here = sa.case((in_channel(channel_id), 0), else_=1)
    return await _first(
        connection,
        sa.select(matches.c.id)
        .where(matches.c.to_move_id == user)
        .order_by(here, matches.c.turn_at, matches.c.id),
    )


async def latest(connection: AsyncConnection, user: int, channel_id: int | None) -> Match | None:
    """The open match of this player in which something happened last, one in this channel before all others."""
    here = sa.case((in_channel(channel_id), 0), else_=1)
    return await _first(
        connection,
        sa.select(matches.c.id)
        .where(_plays(user), _playing)
        .order_by(here, matches.c.last_at.desc(), matches.c.id.desc()),
    )


async def numbers_at(connection: AsyncConnection, channel_id: int | None) -> list[int]:
    """The matches of this place, the oldest first: the open ones, or all where none is."""
    found = await connection.execute(
        sa.select(matches.c.id, matches.c.status)
        .where(in_channel(channel_id), matches.c.practice_private.is_not(True))
        .order_by(matches.c.id)
    )
    rows = found.all()
    return [row.id for row in rows if row.status == Status.PLAYING.value] or [row.id for row in rows]


async def most_urgent(
    connection: AsyncConnection, most: int, at: Place | None, *, besides: type[News]
) -> list[tuple[int, Place, int]]:
    """Matches of this process, or in one server or channel, with a clock, the first to fall first: number, place, and
    number of the last event; not those of which such news waits to be told.
    """
    row, news = matches.c, notices.c
    waits = sa.exists().where(news.match_id == row.id, news.kind == kind_of(besides), news.done_at.is_(None))
    asked = (
        sa.select(row.id, row.guild_id, row.channel_id, row.last_seq)
        .where(row.deadline_at.is_not(None), served(connection, row.guild_id), ~waits)
        .where(sa.true() if at is None or at.guild_id is None else near(at.guild_id, at.channel_id))
        .order_by(row.deadline_at, row.id)
        .limit(most)
    )
    found = await connection.execute(asked)
    return [(each.id, Place(each.guild_id, each.channel_id), each.last_seq) for each in found]


async def finished_of(connection: AsyncConnection, user: int, most: int) -> list[Match]:
    """The last matches of a player that are over and can be opened, the latest first."""
    theirs = sa.select(matches).where(matches.c.id.in_(_latest(user, most)))
    latest = (matches.c.ended_at.desc(), matches.c.id.desc())
    return await _openable(connection, theirs.order_by(*latest).limit(most), user)


def _latest(user: int, most: int) -> sa.Select[Any]:
    """The last matches of a player that are over, so many on each side."""
    sides = (
        sa.select(matches.c.id)
        .where(side == user, matches.c.status == Status.OVER.value)
        .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
        .limit(most)
        .subquery()
        for side in (matches.c.first_id, matches.c.second_id)
    )
    return sa.union_all(*(sa.select(side.c.id) for side in sides)).subquery().select()


async def _first(connection: AsyncConnection, numbers: sa.Select[Any]) -> Match | None:
    """The first of these matches that can be opened."""
    for number in list(await connection.scalars(numbers)):
        if await locks.take(connection, locks.match(number)):
            return await _first(connection, numbers)
        with suppress(UnreadableMatch):
            return await load(connection, number)
    return None


async def waiting_for(connection: AsyncConnection, user: int) -> list[Match]:
    """The matches that wait for this player's move and can be opened, the longest waiting first."""
    return await _openable(connection, _WAITING, user)


async def waits_for(connection: AsyncConnection, user: int) -> bool:
    """Does a game against a person wait for this player's move."""
    waiting = sa.exists().where(matches.c.to_move_id == user, matches.c.practice_level.is_(None))
    return bool(await connection.scalar(sa.select(waiting)))


async def open_of(connection: AsyncConnection, user: int) -> list[Match]:
    """All open matches of a player that can be opened, oldest first."""
    return await _openable(connection, _MINE, user)


async def _openable(connection: AsyncConnection, theirs: sa.Select[Any], user: int) -> list[Match]:
    """The matches among these that can be opened."""
    rows: list[Row] | None
    try:
        rows = list((await connection.execute(theirs, {"user": user})).mappings())
        numbers = [row["id"] for row in rows]
    except DBAPIError:
        raise
    except Exception:
        # Something cannot be read: each is opened alone, so that only that one is missing.
        rows = None
        numbers = list(await connection.scalars(theirs.with_only_columns(matches.c.id), {"user": user}))
    if await locks.take(connection, *map(locks.match, numbers)):
        return await _openable(connection, theirs, user)
    with suppress(Exception):
        if rows is not None:
            return [match_of(row) for row in rows]
    return await _loaded(connection, numbers)


async def _loaded(connection: AsyncConnection, numbers: Iterable[int]) -> list[Match]:
    found = []
    for number in numbers:
        with suppress(UnreadableMatch):
            found.append(await load(connection, number))
    return found


async def all_of(connection: AsyncConnection, user: int) -> list[Match]:
    """All matches of a player that can be opened, oldest first."""
    numbers = sa.select(matches.c.id).where(_plays(user)).order_by(matches.c.id)
    return await _loaded(connection, list(await connection.scalars(numbers)))


async def games_of(connection: AsyncConnection, user: int, *, over: bool = False) -> list[str]:
    """The games that somebody has played of late, the one played most first; `over`: to their end."""
    going = sa.false() if over else sa.and_(_plays(user), _playing)
    found = await connection.scalars(
        sa.select(matches.c.game)
        .where(sa.or_(going, matches.c.id.in_(_latest(user, _OF_LATE))))
        .group_by(matches.c.game)
        .order_by(sa.func.count().desc(), sa.func.max(matches.c.started_at).desc())
    )
    return list(found)


async def count_open(connection: AsyncConnection, user: int, guild_id: int | None) -> int:
    """How many open matches a player has in a server (or, for None, outside servers)."""
    await locks.take(connection, locks.person(user))
    count = await connection.scalar(
        sa.select(sa.func.count())
        .select_from(matches)
        .where(_plays(user), _playing, guild_of(user).is_not_distinct_from(guild_id))
    )
    return count or 0


async def event_of_request(connection: AsyncConnection, request: int | None) -> tuple[int, Event] | None:
    """The match and the first event that this interaction, if it is one, has brought about already."""
    if request is None:
        return None
    found = await connection.execute(_BY_REQUEST, {"asked": request})
    row = found.mappings().one_or_none()
    return None if row is None else (row["match_id"], _EVENTS.read(row))


async def rows_after(connection: AsyncConnection, after: int, limit: int) -> list[Row]:
    """The next derived rows, for walking through all of them."""
    found = await connection.execute(
        sa.select(matches).where(matches.c.id > after).order_by(matches.c.id).limit(limit)
    )
    return list(found.mappings())


def _plays(user: int) -> sa.ColumnElement[bool]:
    return sa.or_(matches.c.first_id == user, matches.c.second_id == user)
