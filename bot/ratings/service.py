"""Ratings: decided in the transaction that ends a match, looked up, and excluded by who manages a server."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import structlog

from bot.core.errors import HiddenProfile
from bot.core.events import Event
from bot.core.match import Match
from bot.core.news import Roles
from bot.core.rating import Change, RatedGame, Rating, against_settled, changes, rated_game
from bot.core.terms import Place
from bot.hall.model import WEEK
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.ratings.model import PAGE, Leaderboard, Played, Pool, Profile, profile
from bot.ratings.rows import ratings, results
from bot.store import locks
from bot.store.app import Service
from bot.store.database import Connection

log = structlog.get_logger(__name__)


async def rate(
    connection: Connection, match: Match, _events: Sequence[Event] = (), _now: datetime | None = None
) -> None:
    """Work out what a match that has just ended changes, in its server and over all of them, and in matches that ended
    later and are rated already, as two processes can bring about.
    """
    game = rated_game(match)
    if game is None or await results.any_of(connection, game.players):
        return
    for guild_id in dict.fromkeys((match.server, None)):
        await work_out(connection, Pool(match.terms.game, guild_id), [game])
    if match.ended_at is not None:
        pool = Pool(match.terms.game, match.server)
        await note_roles(connection, pool, match.players, match.place, match.ended_at)


async def work_out(
    connection: Connection, pool: Pool, added: Sequence[RatedGame], dropped: Sequence[RatedGame] = ()
) -> set[int]:
    """Works out the ratings there with these games more, and without those, from the first of them on; the players
    whose ratings are other now.
    """
    start = min((*added, *dropped), key=lambda game: game.order)
    gone = {game.match_id for game in dropped}
    found = {game.match_id: game for game in (*await ratings.since(connection, pool, start), *added)}
    games = sorted((g for g in found.values() if g.match_id not in gone), key=lambda game: game.order)
    users = {user for game in (*games, *dropped) for user in game.players}
    pairs = {frozenset(game.players) for game in games}
    standing = await ratings.ratings_before(connection, pool, users, start)
    made = tuple(changes(games, standing, await ratings.meetings(connection, pool, pairs, start)))
    sided = [(number % 2, change) for number, change in enumerate(made)]
    await ratings.save(connection, pool, start, sided, standing, users)
    if pool.guild_id is None:
        board = replace(pool, board=True)
        standing = await ratings.ratings_before(connection, board, users, start)
        await ratings.save(connection, board, start, [*against_settled(made, standing)], standing, users)
    return users


async def note_roles(
    connection: Connection, pool: Pool, users: Iterable[int], place: Place, now: datetime
) -> None:
    """Where the pool's server gives roles by rating in its game, those of these players are looked at."""
    if pool.guild_id is None:
        return
    given = (await players.server(connection, pool.guild_id)).roles
    if any(game == pool.game for _, game, _ in given):
        for user in users:
            await notices.tell(connection, Roles(pool.game), user, place, now)


class Ratings(Service):
    """The ratings of one database, for those who look at them."""

    async def of_match(self, match: Match) -> tuple[Change, ...]:
        """The changes by the match in its server, both or none; of two servers those over all, if both players show
        these.
        """
        async with self._database.reading() as connection:
            if match.server is None:
                for user in match.players:
                    if not await ratings.shows(connection, user, None):
                        return ()
            return tuple(await ratings.of_match(connection, match.id, match.server))

    async def leaderboard(
        self, game: str, guild_id: int | None, page: int = 0, viewer: int | None = None
    ) -> Leaderboard:
        """The players of a kind of game, those with a settled rating first; the last page where there are not so many.

        Over all servers, those alone whose ratings the viewer, or everybody, may see,
        with their games against settled opponents.
        """
        pool, now = Pool(game, guild_id, board=guild_id is None), self._now()
        async with self._database.reading() as connection:
            players, settled = await ratings.count_leaders(connection, pool, now, viewer)
            page = max(0, min(page, (players - 1) // PAGE))
            lines = await ratings.leaders(connection, pool, now, viewer, offset=page * PAGE, limit=PAGE)
        shown = (
            replace(line, rating=line.rating.resting(now)) if rank >= settled else line
            for rank, line in enumerate(lines, page * PAGE)
        )
        return Leaderboard(pool, page, players, settled, tuple(shown))

    async def moved(self, board: Leaderboard) -> dict[int, int | None]:
        """How many places those with a rank on the page have gone up in a week; None for those who had none then."""
        async with self._database.reading() as connection:
            before = await ratings.settled_then(connection, board.pool, self._now() - WEEK, None)
        then = {user: rank for rank, user in enumerate(before)}
        return {
            line.user: then[line.user] - rank if line.user in then else None
            for rank, line in enumerate(board.lines, board.page * PAGE)
            if rank < board.settled
        }

    async def profile(
        self,
        user: int,
        guild_id: int | None,
        sees: Callable[[Played], bool] = lambda _: True,
        viewer: int | None = None,
    ) -> Profile:
        """A player's results in a server, or everywhere. `sees`: may the reader know the opponent.

        Raises HiddenProfile where the viewer may not see their results everywhere.
        """
        async with self._database.reading() as connection:
            if guild_id is None and not await ratings.shows(connection, user, viewer):
                raise HiddenProfile(user=user)
            known = await ratings.of_player(connection, user, guild_id)
            played = await results.results_of(connection, user, guild_id)
        now = self._now()
        return profile(user, {game: rating.resting(now) for game, rating in known.items()}, played, sees)

    async def of_player(self, user: int, guild_id: int | None) -> dict[str, Rating]:
        """The player's ratings by game, as they stand now."""
        now, known = self._now(), await self._database.read(lambda c: ratings.of_player(c, user, guild_id))
        return {game: rating.resting(now) for game, rating in known.items()}

    async def of_players(self, game: str, guild_id: int | None, users: Iterable[int]) -> dict[int, float]:
        """The ratings in one kind of game of those of them who have one."""
        pool, asked = Pool(game, guild_id), tuple(users)
        known = await self._database.read(lambda c: ratings.of_players(c, pool, asked))
        return {user: rating.value for user, rating in known.items()}

    async def curve(self, user: int, game: str, guild_id: int | None) -> tuple[Change, ...]:
        """Everything that changed a player's rating, the oldest first."""
        pool = Pool(game, guild_id)
        return tuple(await self._database.read(lambda c: ratings.curve(c, pool, user)))


@dataclass(frozen=True, slots=True)
class Reworked:
    """`results`: matches that count no more, or again; `others`: players whose ratings that has worked out anew."""

    results: int
    others: int


class Exclusions(Service):
    """The exclusions of one database."""

    async def plays(self, user: int) -> bool:
        """Has the player ever begun a match?"""
        return await self._database.read(lambda c: results.plays(c, user))

    async def exclude(self, user: int) -> Reworked | None:
        """The player's results count for nobody's rating; None where that is so already."""
        return await self._database.write(lambda c: exclude(c, user, self._now()), about=[locks.EVERYTHING])

    async def readmit(self, user: int) -> Reworked | None:
        """The player's results count again; None where they do."""
        return await self._database.write(lambda c: readmit(c, user, self._now()), about=[locks.EVERYTHING])


async def exclude(connection: Connection, user: int, now: datetime) -> Reworked | None:
    """The player's results count for nobody's rating, those before and those to come; None where that is so already."""
    if await results.any_of(connection, [user]):
        return None
    await results.exclude(connection, user, now)
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
    if not await results.any_of(connection, [user]):
        return None
    await results.readmit(connection, user)
    annulled = await results.excluded(connection)
    games: dict[Pool, list[RatedGame]] = defaultdict(list)
    async for match in results.read(connection, user):
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
