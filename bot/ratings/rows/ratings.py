"""Ratings in the database: what every rated match changed, and the rating each player has now, which follows from it.

Each kind of game has ratings in every server and over all servers together, and those by which people stand on the
board of all servers. A `Pool` is one of these.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa

from bot.core.rating import SAME_PLAYERS, Change, RatedGame, Rating
from bot.core.verdict import WIN
from bot.ratings.model import Pool as Pool
from bot.ratings.model import Ranked
from bot.store import locks
from bot.store.connection import AsyncConnection
from bot.store.tables import players, rating_changes, ratings

_EVERYWHERE: Final = 0  # stands in the column of the server for all of them
_BOARD: Final = 1  # stands there for all of them, against settled opponents alone
_AT_ONCE: Final = 500

_ORDER_TYPES: Final = [rating_changes.c.at.type, rating_changes.c.match_id.type]
_ORDERED: Final = (rating_changes.c.at, rating_changes.c.match_id)
_ORDER: Final = sa.tuple_(*_ORDERED)

Row = Mapping[Any, Any]


async def since(connection: AsyncConnection, pool: Pool, game: RatedGame) -> list[RatedGame]:
    """This game and those of the pool that were rated already but come after it, in their order."""
    await locks.take(connection, locks.ratings(pool.game, pool.guild_id))
    row = rating_changes.c
    later = await _changes(connection, pool, row.side == 0, row.match_id != game.match_id, _from(game))
    return [game, *map(_game, later)]


async def ratings_before(
    connection: AsyncConnection, pool: Pool, users: Iterable[int], game: RatedGame
) -> dict[int, Rating]:
    """The ratings just before the game, of players who had one."""
    found = {}
    for user in users:
        last = await connection.execute(
            sa.select(rating_changes)
            .where(_in(rating_changes, pool), rating_changes.c.user_id == user, _before(game))
            .order_by(rating_changes.c.at.desc(), rating_changes.c.match_id.desc())
            .limit(1)
        )
        if (row := last.mappings().one_or_none()) is not None:
            found[user] = _after(row)
    return found


async def meetings(
    connection: AsyncConnection, pool: Pool, pairs: Iterable[frozenset[int]], game: RatedGame
) -> dict[frozenset[int], list[datetime]]:
    """When these pairs were rated in the time before the game that counts."""
    found = {}
    for pair in pairs:
        one, other = sorted(pair)
        times = await connection.scalars(
            sa.select(rating_changes.c.at).where(
                _in(rating_changes, pool),
                rating_changes.c.user_id == one,
                rating_changes.c.opponent_id == other,
                rating_changes.c.at > game.at - SAME_PLAYERS,
                _before(game),
            )
        )
        found[pair] = list(times)
    return found


async def save(
    connection: AsyncConnection,
    pool: Pool,
    start: RatedGame,
    made: Sequence[tuple[int, Change]],
    before: Mapping[int, Rating],
    users: Iterable[int],
) -> None:
    """Store the changes, each with its side, in place of all from this game on, and the ratings of all `users` after
    them; `before`: the ratings until then.
    """
    await locks.take(connection, locks.ratings(pool.game, pool.guild_id))
    table = rating_changes
    await connection.execute(sa.delete(table).where(_in(table, pool), _from(start)))
    latest = {**before, **{change.user: change.after for _, change in made}}
    concerned = sorted(set(users))
    for at in range(0, len(concerned), _AT_ONCE):
        some = concerned[at : at + _AT_ONCE]
        await connection.execute(sa.delete(ratings).where(_in(ratings, pool), ratings.c.user_id.in_(some)))
    if made:
        rows = [change_row(pool, change, side) for side, change in made]
        await connection.execute(sa.insert(rating_changes), rows)
    if rated := [rating_row(pool, user, latest[user]) for user in concerned if user in latest]:
        await connection.execute(sa.insert(ratings), rated)


async def pools_of(connection: AsyncConnection, user: int) -> list[Pool]:
    """The pools but the boards in which the player has a rating."""
    found = await connection.execute(
        sa.select(ratings.c.game, ratings.c.guild_id)
        .where(ratings.c.user_id == user, ratings.c.guild_id != _BOARD)
        .order_by(ratings.c.game, ratings.c.guild_id)
    )
    return [_pool(row) for row in found.mappings()]


async def games_of(connection: AsyncConnection, pool: Pool, user: int) -> list[RatedGame]:
    """The player's games that are rated there, in their order."""
    return [_game(row) for row in await _changes(connection, pool, rating_changes.c.user_id == user)]


async def _changes(connection: AsyncConnection, pool: Pool, *which: sa.ColumnElement[bool]) -> Sequence[Row]:
    asked = sa.select(rating_changes).where(_in(rating_changes, pool), *which).order_by(*_ORDERED)
    return (await connection.execute(asked)).mappings().all()


async def all_changes(connection: AsyncConnection) -> dict[Pool, dict[tuple[int, int], Row]]:
    """Every stored change by its pool, match and player."""
    found: dict[Pool, dict[tuple[int, int], Row]] = {}
    for row in (await connection.execute(sa.select(rating_changes))).mappings():
        found.setdefault(_pool(row), {})[row["match_id"], row["user_id"]] = row
    return found


async def all_ratings(connection: AsyncConnection) -> dict[Pool, dict[int, Row]]:
    """Every stored rating by its pool and player."""
    found: dict[Pool, dict[int, Row]] = {}
    for row in (await connection.execute(sa.select(ratings))).mappings():
        found.setdefault(_pool(row), {})[row["user_id"]] = row
    return found


async def of_match(connection: AsyncConnection, match_id: int, guild_id: int | None) -> list[Change]:
    """The changes by a match in its server, or over all servers where it was played in none."""
    row, there = rating_changes.c, _everywhere(guild_id)
    found = await connection.execute(
        sa.select(rating_changes).where(row.match_id == match_id, row.guild_id == there).order_by(row.side)
    )
    return [change_of(row) for row in found.mappings()]


async def of_player(connection: AsyncConnection, user: int, guild_id: int | None) -> dict[str, Rating]:
    """The player's ratings by game."""
    found = await connection.execute(
        sa.select(ratings)
        .where(ratings.c.user_id == user, ratings.c.guild_id == _everywhere(guild_id))
        .order_by(ratings.c.game)
    )
    return {row["game"]: _after(row) for row in found.mappings()}


async def rated(connection: AsyncConnection, pool: Pool) -> list[int]:
    """The users who have a rating there, settled or not."""
    asked = sa.select(ratings.c.user_id).where(_in(ratings, pool)).order_by(ratings.c.user_id)
    return list(await connection.scalars(asked))


async def of_players(connection: AsyncConnection, pool: Pool, users: Iterable[int]) -> dict[int, Rating]:
    """The ratings of those of them who have one."""
    found = await connection.execute(
        sa.select(ratings).where(_in(ratings, pool), ratings.c.user_id.in_(tuple(users)))
    )
    return {row["user_id"]: _after(row) for row in found.mappings()}


async def highest(connection: AsyncConnection, pool: Pool, user: int, since: datetime) -> float | None:
    """The highest that the player's rating has been since then, where it has changed: before a game or after it."""
    row = rating_changes.c
    highest = sa.case((sa.and_(row.games > 1, row.old_value > row.value), row.old_value), else_=row.value)
    theirs = _in(rating_changes, pool), row.user_id == user, row.at >= since
    found: float | None = await connection.scalar(sa.select(sa.func.max(highest)).where(*theirs))
    return found


async def curve(connection: AsyncConnection, pool: Pool, user: int) -> list[Change]:
    """Everything that changed the player's rating, in its order."""
    return [change_of(row) for row in await _changes(connection, pool, rating_changes.c.user_id == user)]


async def shows(connection: AsyncConnection, user: int, viewer: int | None) -> bool:
    """May the viewer, or everybody, see the player's ratings over all servers?"""
    asked = sa.select(_may_see(sa.literal(user, ratings.c.user_id.type), viewer))
    return bool(await connection.scalar(asked))


async def count_leaders(
    connection: AsyncConnection, pool: Pool, now: datetime, viewer: int | None
) -> tuple[int, int]:
    """How many players have a rating that the viewer may see, or everybody, and how many of them a settled one."""
    settled = sa.func.count(sa.case((ratings.c.settled_until > now, 1)))
    found = await connection.execute(
        sa.select(sa.func.count(), settled).select_from(ratings).where(_listed(pool, viewer))
    )
    players, of_them = found.one()
    return players, of_them


async def leaders(
    connection: AsyncConnection, pool: Pool, now: datetime, viewer: int | None, *, offset: int, limit: int
) -> list[Ranked]:
    """Some of the players whom the viewer, or everybody, may see: settled ratings first, and the highest first."""
    unsettled = sa.case((ratings.c.settled_until > now, 0), else_=1)
    found = await connection.execute(
        sa.select(ratings)
        .where(_listed(pool, viewer))
        .order_by(unsettled, ratings.c.value.desc(), ratings.c.user_id)
        .offset(offset)
        .limit(limit)
    )
    return [Ranked(row["user_id"], _after(row)) for row in found.mappings()]


async def settled_then(
    connection: AsyncConnection, pool: Pool, then: datetime, viewer: int | None
) -> list[int]:
    """The players who had a settled rating then, the highest first, of those whom the viewer may see now: their ratings
    of today without what has changed since.
    """
    found = await connection.execute(sa.select(ratings).where(_listed(pool, viewer)))
    known = {row["user_id"]: _after(row) for row in found.mappings()}
    for row in reversed(await _changes(connection, pool, rating_changes.c.at > then)):
        if row["user_id"] in known:
            known[row["user_id"]] = change_of(row).before
    settled = [
        (-rating.value, user)
        for user, rating in known.items()
        if rating.at is not None and rating.at <= then < (rating.settled_until or rating.at)
    ]
    return [user for _, user in sorted(settled)]


def change_row(pool: Pool, change: Change, side: int) -> dict[str, Any]:
    return {
        **_facts(pool, change.user, change.after),
        "match_id": change.match_id,
        "side": side,
        "opponent_id": change.opponent,
        "points": change.points,
        "weight": change.weight,
        "old_value": change.before.value,
        "old_deviation": change.before.deviation,
        "old_volatility": change.before.volatility,
        "old_at": change.before.at,
    }


def rating_row(pool: Pool, user: int, rating: Rating) -> dict[str, Any]:
    return {**_facts(pool, user, rating), "settled_until": rating.settled_until}


def change_of(row: Row) -> Change:
    before = Rating(
        row["old_value"], row["old_deviation"], row["old_volatility"], row["games"] - 1, row["old_at"]
    )
    return Change(
        match_id=row["match_id"],
        user=row["user_id"],
        opponent=row["opponent_id"],
        points=row["points"],
        weight=row["weight"],
        at=row["at"],
        before=before,
        after=_after(row),
    )


def _game(row: Row) -> RatedGame:
    players, points = (row["user_id"], row["opponent_id"]), row["points"]
    if row["side"]:
        players, points = players[::-1], WIN - points
    return RatedGame(row["match_id"], players, points, row["at"])


def _facts(pool: Pool, user: int, rating: Rating) -> dict[str, Any]:
    return {
        "game": pool.game,
        "guild_id": _stored(pool),
        "user_id": user,
        "value": rating.value,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "games": rating.games,
        "at": rating.at,
    }


def _after(row: Row) -> Rating:
    return Rating(row["value"], row["deviation"], row["volatility"], row["games"], row["at"])


def _in(table: sa.Table, pool: Pool) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.guild_id == _stored(pool), table.c.game == pool.game)


def _pool(row: Row) -> Pool:
    guild_id = row["guild_id"]
    return Pool(
        row["game"], None if guild_id in (_EVERYWHERE, _BOARD) else guild_id, board=guild_id == _BOARD
    )


def _stored(pool: Pool) -> int:
    return _BOARD if pool.board else _everywhere(pool.guild_id)


def _listed(pool: Pool, viewer: int | None) -> sa.ColumnElement[bool]:
    listed = sa.and_(_in(ratings, pool), ratings.c.user_id > 0)
    return listed if pool.guild_id is not None else sa.and_(listed, _may_see(ratings.c.user_id, viewer))


def _may_see(user: sa.ColumnElement[int], viewer: int | None) -> sa.ColumnElement[bool]:
    """May the viewer see what this player has reached over all servers? The player agreed, or is the viewer."""
    agreed = sa.exists().where(players.c.user_id == user, players.c.settings["ranked"].as_boolean())
    return agreed if viewer is None else sa.or_(agreed, user == viewer)


def _everywhere(guild_id: int | None) -> int:
    return _EVERYWHERE if guild_id is None else guild_id


def _before(game: RatedGame) -> sa.ColumnElement[bool]:
    return sa.tuple_(*game.order, types=_ORDER_TYPES) > _ORDER


def _from(game: RatedGame) -> sa.ColumnElement[bool]:
    return sa.tuple_(*game.order, types=_ORDER_TYPES) <= _ORDER
