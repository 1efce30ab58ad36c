"""House games held against the rules that they name and the limits of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import sqlalchemy as sa

from bot.core.errors import BadHouseGame
from bot.house_games.model import MOST, NAMELESS, house_name
from bot.match.rows.match_rows import Row
from bot.store.database import Connection
from bot.store.finding import Problem
from bot.store.tables import house_games
from rules import UnknownGame
from rules.draughts.house import HouseRules


async def miscomposed(connection: Connection) -> list[Problem]:
    """House games that nobody can have composed."""
    rows = (await connection.execute(sa.select(house_games))).mappings().all()
    wrong = [
        Problem(f"house game {row['key'][:40]} of server {row['guild_id']}", text)
        for row in rows
        for text in _wrong(row)
    ]
    counts = Counter(row["guild_id"] for row in rows)
    wrong += [
        Problem(f"server {guild}", f"has {count} house games")
        for guild, count in counts.items()
        if count > MOST
    ]
    return wrong


def _wrong(row: Row) -> Iterator[str]:
    try:
        if HouseRules.read(row["key"]).key != row["key"]:
            yield "has no key of its traits"
    except UnknownGame:
        yield "has no key of its traits"
    try:
        # Of a name that was that of a person who left, nothing but this may be there.
        if row["name"] != NAMELESS and house_name(row["name"]) != row["name"]:
            yield "has a name that is not clean"
    except BadHouseGame:
        yield "has a name that is not clean"
