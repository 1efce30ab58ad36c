"""Matches against the bot in the database: in which it has something to do, and how many there are."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core.match import Match, Status
from bot.store.tables import matches

_going = matches.c.status == Status.PLAYING.value


async def due(connection: AsyncConnection, limit: int) -> list[int]:
    """Matches in which the bot is to move or to answer, the longest waiting first."""
    found = await connection.scalars(
        sa.select(matches.c.id)
        .where(matches.c.reply_due)
        .order_by(matches.c.last_at, matches.c.id)
        .limit(limit)
    )
    return list(found)


async def count_of(connection: AsyncConnection, user: int) -> int:
    """How many open matches against the bot a player has."""
    mine = sa.or_(matches.c.first_id == user, matches.c.second_id == user)
    return await _count(connection, mine)


async def count_in(connection: AsyncConnection, guild_id: int) -> int:
    """How many a server has."""
    return await _count(connection, matches.c.guild_id == guild_id)


async def _count(connection: AsyncConnection, whose: sa.ColumnElement[bool]) -> int:
    count = await connection.scalar(
        sa.select(sa.func.count())
        .select_from(matches)
        .where(whose, _going, matches.c.practice_level.is_not(None))
    )
    return count or 0


async def stands_between_people(connection: AsyncConnection, match: Match) -> bool:
    """Does the position of a match stand in an open match of the same game between two people?

    Whatever the draw rules have counted there: the pieces and the side to move decide.
    """
    tree = match.game.tree
    here = tree.node(match.state)
    name = match.terms.game.partition(":")[0]
    found = await connection.scalars(
        sa.select(matches.c.position).where(
            _going,
            matches.c.practice_level.is_(None),
            sa.or_(matches.c.game == name, matches.c.game.startswith(f"{name}:", autoescape=True)),
            matches.c.position.startswith(_pieces(match), autoescape=True),
        )
    )
    return any(tree.node(match.game.load(position)) == here for position in found)


def _pieces(match: Match) -> str:
    """How the text of a position begins in any state with these pieces."""
    return str(match.game.dump(match.state)).partition(" ")[0]
