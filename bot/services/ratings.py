"""Ratings: decided in the transaction that ends a match, and looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.core.access import EVERYBODY, Audience
from bot.core.errors import HiddenProfile, UnreadableMatch
from bot.core.match import Match
from bot.core.notice import NoticeKind
from bot.core.profile import Played, Profile, profile
from bot.core.rated import Change, changes, rated_game
from bot.core.rating import Rating
from bot.store import matches, notices, players, ratings, remembered
from bot.store.database import Connection, Database
from bot.store.ratings import Pool, Ranked

PAGE: Final = 20
"""Lines of one page of a leaderboard."""
_CAUGHT_UP: Final = "ratings"


async def rate(connection: Connection, match: Match) -> None:
    """Work out what a match that has just ended changes, in its server and over all of them.

    Where matches that ended later are rated already, as two processes can bring about, those are worked out anew: the
    ratings are always those of all matches in the order of their ends.
    """
    game = rated_game(match)
    if game is None:
        return
    for guild_id in dict.fromkeys((match.place.guild_id, None)):
        pool = Pool(match.terms.game, guild_id)
        games = await ratings.since(connection, pool, game)
        users = {user for each in games for user in each.players}
        pairs = {frozenset(each.players) for each in games}
        made = changes(
            games,
            await ratings.standing(connection, pool, users, game),
            await ratings.meetings(connection, pool, pairs, game),
        )
        await ratings.save(connection, pool, tuple(made))
    await _note_roles(connection, match)


async def _note_roles(connection: Connection, match: Match) -> None:
    """Where the server gives roles by rating in this game, those of both players are looked at."""
    guild_id, now = match.place.guild_id, match.ended_at
    if guild_id is None or now is None:
        return
    given = (await players.server(connection, guild_id)).roles
    if any(game == match.terms.game for _, game, _ in given):
        for user in match.players:
            await notices.tell(connection, NoticeKind.ROLES, user, match.place, now, game=match.terms.game)


async def catch_up(connection: Connection) -> None:
    """Once in the life of a database: rate the matches that had ended before it knew ratings."""
    if await remembered.recall(connection, _CAUGHT_UP) is not None:
        return
    for match_id in await ratings.unrated(connection):
        with suppress(UnreadableMatch):
            await rate(connection, await matches.load(connection, match_id))
    await remembered.keep(connection, _CAUGHT_UP, "yes")


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of it. `page`: from 0; `players`: how many stand on all pages together."""

    pool: Pool
    page: int
    players: int
    lines: tuple[Ranked, ...]

    @property
    def pages(self) -> int:
        return max(-(-self.players // PAGE), 1)


class Ratings:
    """The ratings of one database, for those who look at them. `now`: the clock."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    async def of_match(self, match: Match) -> tuple[Change, ...]:
        """The changes by the match in its server: both or none.

        Where it belongs to no server, those over all of them, if both players show these to everybody.
        """
        async with self._database.reading() as connection:
            if match.place.guild_id is None:
                for user in match.players:
                    if not await ratings.shows(connection, user, EVERYBODY):
                        return ()
            return tuple(await ratings.of_match(connection, match.id, match.place.guild_id))

    async def leaderboard(
        self, game: str, guild_id: int | None, page: int = 0, audience: Audience = EVERYBODY
    ) -> Leaderboard:
        """The players of a kind of game whose rating is settled; the last page where there are not so many.

        Over all servers, those alone whose ratings the audience may see.
        """
        pool, now = Pool(game, guild_id), self._now()
        async with self._database.reading() as connection:
            players = await ratings.count_leaders(connection, pool, now, audience)
            page = max(0, min(page, (players - 1) // PAGE))
            lines = await ratings.leaders(connection, pool, now, audience, offset=page * PAGE, limit=PAGE)
        return Leaderboard(pool, page, players, tuple(lines))

    async def profile(
        self,
        user: int,
        guild_id: int | None,
        sees: Callable[[Played], bool] = lambda _: True,
        audience: Audience = EVERYBODY,
    ) -> Profile:
        """A player's results in a server, or everywhere. `sees`: may the reader know the opponent.

        Raises HiddenProfile where the audience may not see their results everywhere.
        """
        async with self._database.reading() as connection:
            if guild_id is None and not await ratings.shows(connection, user, audience):
                raise HiddenProfile(user=user)
            known = await ratings.of_player(connection, user, guild_id)
            played = await matches.results_of(connection, user, guild_id)
        now = self._now()
        return profile(user, {game: rating.resting(now) for game, rating in known.items()}, played, sees)

    async def of_player(self, user: int, guild_id: int | None) -> dict[str, Rating]:
        """The player's ratings by game, as they stand now."""
        now = self._now()
        async with self._database.reading() as connection:
            known = await ratings.of_player(connection, user, guild_id)
        return {game: rating.resting(now) for game, rating in known.items()}

    async def of_players(self, game: str, guild_id: int | None, users: Iterable[int]) -> dict[int, float]:
        """The ratings in one kind of game of those of them who have one."""
        pool, asked = Pool(game, guild_id), tuple(users)
        known = await self._database.read(lambda connection: ratings.of_players(connection, pool, asked))
        return {user: rating.value for user, rating in known.items()}

    async def curve(self, user: int, game: str, guild_id: int | None) -> tuple[Change, ...]:
        """Everything that changed a player's rating, the oldest first."""
        async with self._database.reading() as connection:
            return tuple(await ratings.curve(connection, Pool(game, guild_id), user))
