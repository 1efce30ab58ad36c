"""Results of finished games, the rated games of a player, and ratings that do not count."""

from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Final

import sqlalchemy as sa

from bot.core.match import Match
from bot.core.rating import NO_RESULT
from bot.core.terms import Place
from bot.core.verdict import DRAW, LOSS, WIN
from bot.match.rows.match_rows import match_of
from bot.ratings.model import Played
from bot.store import locks
from bot.store.conditions import DOUBLE, channel_of, guild_of
from bot.store.connection import AsyncConnection
from bot.store.tables import exclusions, matches
from rules import Side


async def results_of(connection: AsyncConnection, user: int, guild_id: int | None) -> list[Played]:
    """All that a player has finished in a server, or anywhere, in the order in which it ended."""
    anywhere = sa.true() if guild_id is None else guild_of(user) == guild_id
    found = await connection.execute(
        sa.select(
            matches.c.game,
            matches.c.first_id,
            matches.c.second_id,
            matches.c.winner,
            matches.c.ended_at,
            guild_of(user),
            channel_of(user),
            sa.and_(DOUBLE, sa.func.coalesce(matches.c.guild_id != matches.c.away_guild_id, sa.true())),
            guild_of(sa.case((matches.c.first_id == user, matches.c.second_id), else_=matches.c.first_id)),
        )
        .where(
            sa.or_(matches.c.first_id == user, matches.c.second_id == user),
            anywhere,
            matches.c.ended_at.is_not(None),
            matches.c.practice_level.is_(None),
            matches.c.ending.not_in(sorted(NO_RESULT)),
        )
        .order_by(matches.c.ended_at, matches.c.id)
    )
    results = []
    for game, first, second, winner, ended_at, guild, channel, far, theirs in found:
        side, opponent = (Side.FIRST, second) if first == user else (Side.SECOND, first)
        points = DRAW if winner is None else WIN if winner == side else LOSS
        home = Place(theirs, 0) if far else None
        results.append(Played(game, opponent, points, ended_at, Place(guild, channel), home))
    return results


_AT_ONCE: Final = 500


async def read(connection: AsyncConnection, user: int | None = None) -> AsyncIterator[Match]:
    """All matches, or those of a player, that were agreed to be rated and are over, as far as they can be read."""
    asked = sa.select(matches).where(matches.c.rated, matches.c.ended_at.is_not(None)).order_by(matches.c.id)
    if user is not None:
        asked = asked.where(sa.or_(matches.c.first_id == user, matches.c.second_id == user))
    after = 0
    while rows := (
        (await connection.execute(asked.where(matches.c.id > after).limit(_AT_ONCE))).mappings().all()
    ):
        after = rows[-1]["id"]
        for row in rows:
            # `check` says what is wrong with it.
            with suppress(Exception):
                yield match_of(row)


async def plays(connection: AsyncConnection, user: int) -> bool:
    """Has the player ever begun a match?"""
    sides = (matches.c.first_id == user, matches.c.second_id == user)
    return bool(await connection.scalar(sa.select(sa.exists().where(sa.or_(*sides)))))


async def excluded(connection: AsyncConnection) -> frozenset[int]:
    """All of them."""
    return frozenset(await connection.scalars(sa.select(exclusions.c.user_id)))


async def any_of(connection: AsyncConnection, users: Iterable[int]) -> bool:
    """Is one of these excluded?"""
    found = await connection.scalar(
        sa.select(exclusions.c.user_id).where(exclusions.c.user_id.in_(tuple(users))).limit(1)
    )
    return found is not None


async def exclude(connection: AsyncConnection, user: int, now: datetime) -> None:
    await locks.take(connection, locks.EVERYTHING)
    await connection.execute(sa.insert(exclusions).values(user_id=user, at=now))


async def readmit(connection: AsyncConnection, user: int) -> None:
    await locks.take(connection, locks.EVERYTHING)
    await connection.execute(sa.delete(exclusions).where(exclusions.c.user_id == user))
