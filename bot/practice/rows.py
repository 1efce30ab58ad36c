"""Matches against the bot in the database: where something is due, how many there are, where the bot may not think."""

from collections.abc import Collection

import sqlalchemy as sa

from bot.core.fair_play import in_opening, near_patterns, pattern_of
from bot.core.match import Match, Status
from bot.match.rows.matches import open_of
from bot.store import locks
from bot.store.conditions import served
from bot.store.connection import AsyncConnection, shards_of
from bot.store.tables import matches

_GOING = matches.c.status == Status.PLAYING.value

# Asked after every move; making a statement costs as much as running it.
_DUE = (
    sa.select(matches.c.id)
    .where(matches.c.reply_due)
    .order_by(matches.c.last_at, matches.c.id)
    .limit(sa.bindparam("most"))
)


async def due(connection: AsyncConnection, limit: int) -> list[int]:
    """Matches in servers of this process in which the bot is to move or to answer, the longest waiting first."""
    asked = _DUE if shards_of(connection).all else _DUE.where(served(connection, matches.c.guild_id))
    return list(await connection.scalars(asked, {"most": limit}))


async def count(connection: AsyncConnection, *, user: int | None = None, guild_id: int | None = None) -> int:
    """How many open matches against the bot a player, or a server, has."""
    await locks.take(connection, locks.server(guild_id) if user is None else locks.person(user))
    mine = sa.or_(matches.c.first_id == user, matches.c.second_id == user)
    whose = matches.c.guild_id == guild_id if user is None else mine
    counted = sa.select(sa.func.count()).select_from(matches)
    return await connection.scalar(counted.where(whose, _GOING, matches.c.practice_level.is_not(None))) or 0


async def barred(connection: AsyncConnection, match: Match) -> bool:
    """Must the bot not think in a match against it: beyond the opening, for the player that it would help?"""
    if match.practice is None or in_opening(match):
        return False
    here = pattern_of(match.game, match.state)
    return bool(await barred_patterns(connection, match.players[match.practice.side.other], {here}))


async def barred_patterns(
    connection: AsyncConnection, user: int, patterns: Collection[str]
) -> frozenset[str]:
    """Those barred for this user: in an open match between people, or within a move of their own open rated one."""
    found = await connection.scalars(sa.select(matches.c.pattern).where(matches.c.pattern.in_(patterns)))
    standing = set(found)
    for match in await open_of(connection, user):
        if match.terms.rated:
            standing |= near_patterns(match).intersection(patterns)
    return frozenset(standing)
