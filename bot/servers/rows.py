"""Servers that have removed the bot: since when, and the data kept of each."""

from datetime import datetime

import sqlalchemy as sa

from bot.core.match import Status
from bot.core.places import OPENED, Kept, State
from bot.core.terms import Place, SeekStatus
from bot.match.rows.places import relocate
from bot.store import locks, tables
from bot.store.conditions import in_channel, near
from bot.store.connection import AsyncConnection
from bot.store.types import insert
from bot.tournaments.model.state import GOING_ON
from bot.world.rows import lobby

_ITS_OWN = (
    *(tables.qualifications, tables.tournaments, tables.series, tables.ladders, tables.seeks, tables.notices),
    *(tables.problem_channels, tables.house_games, tables.servers),
)
_OF_ONE_THAT_HAD_IT = (*_ITS_OWN, tables.matches)
"""Tables with rows of a server only where it has, or had, the bot."""
_DEPARTED = tables.departures.c
_CLOSED = tables.closed_places.c
_TRIED = tables.problem_attempts.c


async def note(connection: AsyncConnection, guild_id: int, due_at: datetime, *, outage: bool) -> bool:
    """The server's data is due then, or it has an `outage`; where it was out of reach already, that stands, and the
    answer is False.
    """
    made = await connection.execute(
        insert(connection.dialect.name, tables.departures)
        .values(guild_id=guild_id, due_at=due_at, outage=outage or None)
        .on_conflict_do_nothing(index_elements=["guild_id"])
    )
    return made.rowcount == 1


async def cancel(connection: AsyncConnection, guild_id: int, *, outage: bool) -> bool:
    """The bot is in the server, or its outage is over; was it not before?"""
    dropped = await connection.execute(
        sa.delete(tables.departures).where(_DEPARTED.guild_id == guild_id, _is_outage(outage))
    )
    return dropped.rowcount == 1


async def in_outage(connection: AsyncConnection) -> set[int]:
    """The servers that Discord serves to nobody, as far as is known."""
    return set(await connection.scalars(sa.select(_DEPARTED.guild_id).where(_is_outage(True))))


def _is_outage(outage: bool) -> sa.ColumnElement[bool]:
    return _DEPARTED.outage.is_not(None) if outage else _DEPARTED.outage.is_(None)


async def touched(
    connection: AsyncConnection, guild_id: int, since: datetime | None = None, channel_id: int | None = None
) -> list[int]:
    """The matches of the server, or of one channel, that are not over, and in which something has happened since."""
    row = tables.matches.c
    lately = sa.true() if since is None else row.last_at >= since
    going_on = near(guild_id, channel_id), row.status == Status.PLAYING.value, lately
    return list(await connection.scalars(sa.select(row.id).where(*going_on).order_by(row.id)))


async def uncalled(connection: AsyncConnection, channel_id: int) -> list[int]:
    """The matches of the channel that are not over, and of which nobody is about to be told anything."""
    row, told = tables.matches.c, tables.notices.c
    waits = sa.exists().where(told.match_id == row.id, told.recipient.is_not(None), told.done_at.is_(None))
    going_on = in_channel(channel_id), row.status == Status.PLAYING.value, ~waits
    return list(await connection.scalars(sa.select(row.id).where(*going_on).order_by(row.id)))


async def places_in(connection: AsyncConnection, guild_id: int) -> set[int]:
    """The channels and threads of the server in which games or events go on, or somebody is invited."""
    match, seek, event, ladder = (
        table.c for table in (tables.matches, tables.seeks, tables.tournaments, tables.ladders)
    )
    playing = match.status == Status.PLAYING.value
    asked = (
        sa.select(match.channel_id).where(match.guild_id == guild_id, playing),
        sa.select(match.away_channel_id).where(match.away_guild_id == guild_id, playing),
        sa.select(seek.channel_id).where(seek.guild_id == guild_id, seek.status == SeekStatus.OPEN.value),
        sa.select(event.channel_id).where(event.guild_id == guild_id, event.status.in_(GOING_ON)),
        sa.select(ladder.channel_id).where(ladder.guild_id == guild_id, ladder.closed.is_(False)),
    )
    return set(await connection.scalars(sa.union(*asked)))


async def closed_in(connection: AsyncConnection, guild_id: int) -> dict[int, Kept]:
    """The places of the server that are closed or gone."""
    found = await connection.execute(sa.select(tables.closed_places).where(_CLOSED.guild_id == guild_id))
    return {
        row["channel_id"]: Kept(
            State.UNAVAILABLE if row["since"] else State.GONE, row["since"], row["stands"]
        )
        for row in found.mappings()
    }


async def note_place(connection: AsyncConnection, place: Place, kept: Kept) -> None:
    """So the channel or thread is from now on."""
    await connection.execute(sa.delete(tables.closed_places).where(_CLOSED.channel_id == place.channel_id))
    if kept != OPENED:
        where = {"guild_id": place.guild_id, "channel_id": place.channel_id}
        values = {**where, "since": kept.since, "stands": kept.stands}
        await connection.execute(sa.insert(tables.closed_places).values(values))


async def is_due(connection: AsyncConnection, guild_id: int, now: datetime) -> bool:
    asked = sa.select(_DEPARTED.guild_id).where(_DEPARTED.guild_id == guild_id, _DEPARTED.due_at <= now)
    return await connection.scalar(asked) is not None


async def known(connection: AsyncConnection) -> tuple[set[int], set[int]]:
    """The servers of which anything is kept, and those of them that have removed the bot.

    That a problem was tried there says nothing: people bring the bot along. A server that has it is kept with its
    language.
    """
    kept = sa.union(
        *(sa.select(table.c.guild_id).where(table.c.guild_id.is_not(None)) for table in _OF_ONE_THAT_HAD_IT),
        sa.select(tables.matches.c.away_guild_id).where(tables.matches.c.away_guild_id.is_not(None)),
    )
    gone = await connection.scalars(sa.select(_DEPARTED.guild_id).where(_is_outage(False)))
    return set(await connection.scalars(kept)), set(gone)


async def tried_in(connection: AsyncConnection) -> set[int]:
    """The servers in which problems were tried."""
    asked = sa.select(_TRIED.guild_id).where(_TRIED.guild_id.is_not(None)).distinct()
    return set(await connection.scalars(asked))


async def forget_tries(connection: AsyncConnection, guild_id: int) -> None:
    """Solved problems belong to people; the place of solving belongs to the server."""
    await connection.execute(
        sa.update(tables.problem_attempts).where(_TRIED.guild_id == guild_id).values(guild_id=None)
    )


async def forget(connection: AsyncConnection, guild_id: int) -> None:
    """Delete all that is the server's. The matches played in it stay with their players, as if played nowhere."""
    await locks.take(connection, locks.EVERYTHING)
    had = await _had_the_bot(connection, guild_id)
    granted = sa.select(tables.qualifications.c.id).where(tables.qualifications.c.guild_id == guild_id)
    await connection.execute(
        sa.delete(tables.qualified).where(tables.qualified.c.qualification_id.in_(granted))
    )
    theirs = sa.select(tables.tournaments.c.id).where(tables.tournaments.c.guild_id == guild_id)
    in_it = tables.series_events, tables.tournament_messages, tables.tournament_matches
    for table in (*in_it, tables.tournament_events):
        await connection.execute(sa.delete(table).where(table.c.tournament_id.in_(theirs)))
    ours = sa.select(tables.ladders.c.id).where(tables.ladders.c.guild_id == guild_id)
    for table in (tables.ladder_matches, tables.ladder_events):
        await connection.execute(sa.delete(table).where(table.c.ladder_id.in_(ours)))
    await forget_tries(connection, guild_id)
    await lobby.forget_server(connection, guild_id)
    others = tables.left_members, tables.ratings, tables.rating_changes, tables.reviews
    own = tables.departures, tables.closed_places, tables.downtimes
    for table in (*_ITS_OWN, *others, *own):
        await connection.execute(sa.delete(table).where(table.c.guild_id == guild_id))
    # Letters to people have no place, and name the server in their facts.
    await connection.execute(
        sa.delete(tables.notices).where(
            tables.notices.c.guild_id.is_(None),
            sa.cast(tables.notices.c.facts["guild"].as_string(), sa.BigInteger) == guild_id,
        )
    )
    row = tables.matches.c
    here, there = row.guild_id == guild_id, row.away_guild_id == guild_id
    if had:
        # People may have brought the bot along before.
        await connection.execute(sa.delete(tables.seeks).where(tables.seeks.c.abroad_id == guild_id))
        here, there = sa.or_(here, row.abroad_id == guild_id), sa.or_(there, row.away_abroad_id == guild_id)
    await relocate(connection, sa.select(row.id).where(here), Place(None, 0))
    await relocate(connection, sa.select(row.id).where(there), Place(None, 0), guest=True)


async def _had_the_bot(connection: AsyncConnection, guild_id: int) -> bool:
    """Is more kept of the server than problems that were tried there, which needs no bot in it?"""
    known = sa.union_all(
        *(
            sa.select(sa.literal(1)).where(sa.exists().where(table.c.guild_id == guild_id))
            for table in _OF_ONE_THAT_HAD_IT
        ),
        sa.select(sa.literal(1)).where(sa.exists().where(tables.matches.c.away_guild_id == guild_id)),
    )
    return await connection.scalar(known.limit(1)) is not None
