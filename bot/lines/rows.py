"""Prepared lines in the database: one row for each player and match."""

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.lines.model import LineNews, Prepared
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import prepared_lines

Row = Mapping[Any, Any]

# Every move asks this; making a statement costs as much as running it.
_OF_MATCH = sa.select(prepared_lines).where(prepared_lines.c.match_id == sa.bindparam("match"))


async def of_match(connection: AsyncConnection, match_id: int) -> dict[int, Prepared]:
    """The lines of its players, each by the player's id."""
    await locks.take(connection, locks.match(match_id))
    found = await connection.execute(_OF_MATCH, {"match": match_id})
    return {row["user_id"]: prepared_of(row) for row in found.mappings()}


async def save(connection: AsyncConnection, match_id: int, prepared: Prepared) -> None:
    """Takes the place of what the player had prepared in the match; nothing is kept of nothing."""
    await locks.take(connection, locks.match(match_id))
    await forget(connection, match_id, (prepared.user,))
    if prepared.lines or prepared.news:
        await connection.execute(
            sa.insert(prepared_lines).values(
                match_id=match_id,
                user_id=prepared.user,
                turn_seq=prepared.turn_seq,
                due=prepared.due,
                lines=[list(line) for line in prepared.lines],
                news=[
                    {
                        "ply": news.ply,
                        "move": news.move,
                        "reply": news.reply,
                        "dropped": [list(line) for line in news.dropped],
                        "left": news.left,
                    }
                    for news in prepared.news
                ],
            )
        )


async def forget(connection: AsyncConnection, match_id: int, users: Collection[int] | None = None) -> None:
    """Delete what these players, or all, have prepared in a match."""
    await locks.take(connection, locks.match(match_id))
    whose = sa.true() if users is None else prepared_lines.c.user_id.in_(tuple(users))
    await connection.execute(sa.delete(prepared_lines).where(prepared_lines.c.match_id == match_id, whose))


def prepared_of(row: Row) -> Prepared:
    return Prepared(
        row["user_id"],
        row["turn_seq"],
        tuple(map(tuple, row["lines"])),
        tuple(
            LineNews(
                news["ply"], news["move"], news["reply"], tuple(map(tuple, news["dropped"])), news["left"]
            )
            for news in row["news"]
        ),
        row["due"],
    )
