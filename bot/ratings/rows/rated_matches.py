"""Matches that were agreed to be rated and are over, for working ratings out anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from bot.core.match import Match
from bot.match.rows.match_rows import match_of
from bot.store.connection import AsyncConnection
from bot.store.tables import matches

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
