"""Matches against the bot in the database: in which it has something to do, and how many there are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.core.match import Match, Status
from bot.core.practice import opening_plies
from bot.core.shards import ALL, Shards
from bot.store.conditions import served
from bot.store.connection import AsyncConnection
from bot.store.tables import matches
from rules import Game, State

_going = matches.c.status == Status.PLAYING.value

# Asked after every move; making a statement costs as much as running it.
_DUE = (
    sa.select(matches.c.id)
    .where(matches.c.reply_due)
    .order_by(matches.c.last_at, matches.c.id)
    .limit(sa.bindparam("most"))
)


async def due(connection: AsyncConnection, limit: int, shards: Shards = ALL) -> list[int]:
    """Matches in servers of these shards in which the bot is to move or to answer, the longest waiting first."""
    asked = _DUE if shards.all else _DUE.where(served(matches.c.guild_id, shards))
    return list(await connection.scalars(asked, {"most": limit}))


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
    """Does the position of a match stand in an open match of the same game between two people?"""
    return bool(await standing(connection, match.terms.game, match.game, [match.state]))


async def barred(connection: AsyncConnection, match: Match) -> bool:
    """Whether the bot must not think in a match against it: beyond the opening, where its position stands in an open
    match between two people.
    """
    if len(match.moves) <= opening_plies(match.game, match.opening):
        return False
    return await stands_between_people(connection, match)


async def standing(
    connection: AsyncConnection, key: str, game: Game[Any], states: Sequence[State]
) -> frozenset[int]:
    """Which of the states, by their places, stand in open matches of the same game between two people.

    Whatever the draw rules have counted there, and whatever the options: the pieces and the side to move decide. `key`:
    the game with its options.
    """
    name = key.partition(":")[0]
    places = defaultdict[str, list[int]](list)
    for place, state in enumerate(states):
        places[_pieces(game.dump(state))].append(place)
    # One state is looked for by the database, which then answers with few rows.
    begins = (
        matches.c.position.startswith(next(iter(places)), autoescape=True) if len(places) == 1 else sa.true()
    )
    played = await connection.scalars(
        sa.select(matches.c.position).where(
            _going,
            matches.c.practice_level.is_(None),
            sa.or_(matches.c.game == name, matches.c.game.startswith(f"{name}:", autoescape=True)),
            begins,
        )
    )
    tree = game.tree
    found: set[int] = set()
    for position in played:
        if near := places.get(_pieces(position)):
            there = tree.node(game.load(position))
            found.update(place for place in near if tree.node(states[place]) == there)
    return frozenset(found)


def _pieces(position: str) -> str:
    """How the text of a position begins in any state with these pieces."""
    return position.partition(" ")[0]
