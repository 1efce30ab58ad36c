"""What a player has finished, read from the rows of matches."""

from __future__ import annotations

import sqlalchemy as sa

from bot.core.points import DRAW, LOSS, WIN
from bot.core.rated import NO_RESULT
from bot.core.terms import Place
from bot.ratings.model.profile import Played
from bot.store.connection import AsyncConnection
from bot.store.tables import matches
from bot.store.two_places import DOUBLE, channel_of, guild_of
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
    for game, first, second, winner, ended_at, guild, channel, far in found:
        side, opponent = (Side.FIRST, second) if first == user else (Side.SECOND, first)
        points = DRAW if winner is None else WIN if winner == side else LOSS
        results.append(Played(game, opponent, points, ended_at, Place(guild, channel), bool(far)))
    return results
