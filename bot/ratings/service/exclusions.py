"""Annulling a player's rated results, and taking that back: an operator's acts, by the command line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import structlog

from bot.core.rated import RatedGame, rated_game
from bot.core.terms import Place
from bot.ratings.rows import exclusions, rated_matches, ratings
from bot.ratings.rows.ratings import Pool
from bot.ratings.service.ratings import note_roles, work_out
from bot.store import locks
from bot.store.database import Connection, Database

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Reworked:
    """`results`: matches that count no more, or count again; `others`: other players whose ratings were worked out
    anew by that.
    """

    results: int
    others: int


class Exclusions:
    """The exclusions of one database. `now`: the clock."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def plays(self, user: int) -> bool:
        """Has the player ever begun a match?"""
        return await self._database.read(lambda connection: rated_matches.plays(connection, user))

    async def exclude(self, user: int) -> Reworked | None:
        """The player's results count for nobody's rating; None where that is so already."""
        return await self._database.write(
            lambda connection: exclude(connection, user, self._now()), about=[locks.EVERYTHING]
        )

    async def readmit(self, user: int) -> Reworked | None:
        """The player's results count again; None where they do."""
        return await self._database.write(
            lambda connection: readmit(connection, user, self._now()), about=[locks.EVERYTHING]
        )


async def exclude(connection: Connection, user: int, now: datetime) -> Reworked | None:
    """The player's results count for nobody's rating, those before and those to come; None where that is so already."""
    if await exclusions.any_of(connection, [user]):
        return None
    await exclusions.exclude(connection, user, now)
    games = {
        pool: await ratings.games_of(connection, pool, user)
        for pool in await ratings.pools_of(connection, user)
    }
    done = await _reworked(connection, user, {}, games, now)
    # The log names nobody.
    log.info("player.excluded", results=done.results, others=done.others)
    return done


async def readmit(connection: Connection, user: int, now: datetime) -> Reworked | None:
    """The player's results count again, where no other player of them is excluded; None where they do."""
    if not await exclusions.any_of(connection, [user]):
        return None
    await exclusions.readmit(connection, user)
    annulled = await exclusions.excluded(connection)
    games: dict[Pool, list[RatedGame]] = defaultdict(list)
    async for match in rated_matches.read(connection, user):
        game = rated_game(match)
        if game is not None and annulled.isdisjoint(game.players):
            for guild_id in dict.fromkeys((match.server, None)):
                games[Pool(match.terms.game, guild_id)].append(game)
    done = await _reworked(connection, user, games, {}, now)
    log.info("player.readmitted", results=done.results, others=done.others)
    return done


async def _reworked(
    connection: Connection,
    user: int,
    added: dict[Pool, list[RatedGame]],
    dropped: dict[Pool, list[RatedGame]],
    now: datetime,
) -> Reworked:
    results, concerned = set[int](), set[int]()
    for pool in {**added, **dropped}:
        more, less = added.get(pool, []), dropped.get(pool, [])
        users = await work_out(connection, pool, more, less)
        results.update(game.match_id for game in (*more, *less))
        concerned |= users
        await note_roles(connection, pool, sorted(users), Place(pool.guild_id, 0), now)
    return Reworked(len(results), len(concerned - {user}))
