"""Ladders in the database: an append-only list of events, and one row to find them by."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa

from bot.core.errors import NoLadder
from bot.core.terms import Place
from bot.ladders.model.event import Event, Rules, What
from bot.ladders.model.ladder import Ladder, create, replay
from bot.store import locks
from bot.store.codec import EventLog
from bot.store.connection import AsyncConnection
from bot.store.heartbeats import away
from bot.store.tables import ladder_events, ladder_matches, ladders
from bot.store.types import add_row
from bot.vacations import rows as vacations

Row = Mapping[Any, Any]

_EVENTS: Final = EventLog[What](ladder_events, What)
events_of = _EVENTS.of


async def add(connection: AsyncConnection, place: Place, by: int, rules: Rules, now: datetime) -> Ladder:
    """Store a ladder that has just been created."""
    if place.guild_id is not None:
        await locks.take(connection, locks.server(place.guild_id))
    where = {"guild_id": place.guild_id, "channel_id": place.channel_id}
    values = {"game": rules.terms.game, "created_at": now, "closed": False, "last_seq": 1}
    number = await add_row(connection, ladders, **where, **values)
    ladder, event = create(number, place, by, rules, now)
    await locks.take(connection, locks.ladder(ladder.id))
    await _EVENTS.append(connection, ladder.id, [event])
    return ladder


async def save(connection: AsyncConnection, ladder: Ladder, event: Event) -> None:
    """Store the event that made this ladder. The database refuses it after a faster writer."""
    await locks.take(connection, locks.ladder(ladder.id))
    await _EVENTS.append(connection, ladder.id, [event])
    await connection.execute(
        sa.update(ladders)
        .where(ladders.c.id == ladder.id)
        .values(
            channel_id=ladder.place.channel_id,
            closed=ladder.closed,
            # Vacations are looked at when the time has come: they may end early.
            wakes_at=replace(ladder, holidays={}).wakes_at,
            last_seq=ladder.seq,
        )
    )


async def load(connection: AsyncConnection, ladder_id: int) -> Ladder:
    """Raises NoLadder."""
    await locks.take(connection, locks.ladder(ladder_id))
    found = await connection.execute(
        sa.select(ladders.c.guild_id, ladders.c.channel_id).where(ladders.c.id == ladder_id)
    )
    row = found.one_or_none()
    if row is None:
        raise NoLadder
    ladder = replay(ladder_id, Place(row.guild_id, row.channel_id), await events_of(connection, ladder_id))
    return await add_absences(connection, ladder)


async def add_absences(connection: AsyncConnection, ladder: Ladder) -> Ladder:
    """The ladder with all that puts off a fall: absences of the bot, and vacations where they count."""
    if ladder.since is None:
        return ladder
    since = ladder.since
    ladder = replace(ladder, away=await away(connection, ladder.place, since))
    if not ladder.rules.terms.vacation:
        return ladder
    return replace(ladder, holidays=await vacations.spans(connection, ladder.standing, since))


async def note_waking(connection: AsyncConnection, ladder: Ladder, latest: datetime | None = None) -> None:
    """Store when somebody falls next on it. `latest`: when to look again where a vacation, which may end early, put it
    off.
    """
    row, at = ladders.c, ladder.wakes_at
    if at is not None and latest is not None and ladder.holidays:
        at = min(at, latest)
    await connection.execute(
        sa.update(ladders).where(row.id == ladder.id, row.last_seq == ladder.seq).values(wakes_at=at)
    )


async def wake_again(connection: AsyncConnection, guild_id: int) -> None:
    """The same for those of a server that were put off for longer than it turned out."""
    for row in await open_in(connection, guild_id):
        ladder = await load(connection, row["id"])
        if ladder.wakes_at is not None and (row["wakes_at"] is None or ladder.wakes_at < row["wakes_at"]):
            await note_waking(connection, ladder)


async def open_in(connection: AsyncConnection, guild_id: int) -> list[Row]:
    """The ladders of a server that are open, the oldest first."""
    found = await connection.execute(
        sa.select(ladders)
        .where(ladders.c.guild_id == guild_id, ladders.c.closed.is_(False))
        .order_by(ladders.c.id)
    )
    return list(found.mappings())


async def link(connection: AsyncConnection, ladder_id: int, matches: Iterable[int]) -> None:
    """These matches are the ladder's."""
    await locks.take(connection, locks.ladder(ladder_id))
    rows = [{"match_id": match_id, "ladder_id": ladder_id} for match_id in matches]
    await connection.execute(sa.insert(ladder_matches), rows)


async def of_match(connection: AsyncConnection, match_id: int) -> int | None:
    """The ladder that a match belongs to."""
    found: int | None = await connection.scalar(
        sa.select(ladder_matches.c.ladder_id).where(ladder_matches.c.match_id == match_id)
    )
    return found


async def matches_of(connection: AsyncConnection, ladder_id: int) -> list[int]:
    """The matches that are the ladder's."""
    row = ladder_matches.c
    return list(await connection.scalars(sa.select(row.match_id).where(row.ladder_id == ladder_id)))


async def all_rows(connection: AsyncConnection) -> list[Row]:
    """Every row, for walking through all of them."""
    return list((await connection.execute(sa.select(ladders).order_by(ladders.c.id))).mappings())
