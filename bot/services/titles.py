"""Titles that a server may give a role for: winner of the last tournament, and first on a ladder.

Nothing is stored of them: they follow from tournaments and ladders as these stand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Final

from bot.core.notice import NoticeKind
from bot.core.preferences import Title
from bot.core.terms import Place
from bot.core.tournament.course import podium
from bot.core.tournament.ladder import Ladder
from bot.core.tournament.tournament import Status, Tournament
from bot.store import ladders, notices, players, tournaments
from bot.store.database import Connection, Database

LATEST: Final = 25
"""Tournaments of a server among which the last to end is looked for."""


class Titles:
    """The titles of the servers of one database. `wake`: called after each commit."""

    def __init__(
        self, database: Database, now: Callable[[], datetime], *, wake: Callable[[], None] = lambda: None
    ) -> None:
        self._database = database
        self._now = now
        self._wake = wake

    async def holders(self, guild_id: int, title: Title, game: str | None) -> frozenset[int]:
        """The users who have the title now. `game`: None for any."""
        async with self._database.reading() as connection:
            return await _holders(connection, guild_id, title, game)

    async def note_all(self, place: Place) -> None:
        """The server has chosen other roles: looks at those of everybody with a title."""
        await self._database.write(
            lambda connection: _note_all(connection, place, self._now()), about=(), then=self._wake
        )


async def note_champions(connection: Connection, over: Tournament, now: datetime) -> None:
    """A tournament is about to be saved as over: the roles of its winners and of those before them are looked at."""
    guild_id, game = over.place.guild_id, over.plan.terms.game
    if guild_id is None or not over.meetings or not await _given(connection, guild_id, Title.CHAMPION, game):
        return
    users = set(_winners(over))
    for each in (game, None):
        users |= await _holders(connection, guild_id, Title.CHAMPION, each)
    await _note(connection, users, Title.CHAMPION, over.place, game, now)


async def note_leaders(connection: Connection, before: Ladder, after: Ladder, now: datetime) -> None:
    """A ladder stands differently: where its first place has changed hands, the roles of both are looked at."""
    guild_id, game = after.place.guild_id, after.rules.terms.game
    was, now_first = _first(before), _first(after)
    if guild_id is None or was == now_first:
        return
    if await _given(connection, guild_id, Title.LEADER, game):
        await _note(connection, {*was, *now_first}, Title.LEADER, after.place, game, now)


async def _note_all(connection: Connection, place: Place, now: datetime) -> None:
    assert place.guild_id is not None
    for _, title, game in (await players.server(connection, place.guild_id)).titles:
        users = await _holders(connection, place.guild_id, title, game)
        await _note(connection, users, title, place, game, now)


async def _holders(connection: Connection, guild_id: int, title: Title, game: str | None) -> frozenset[int]:
    if title is Title.LEADER:
        rows = await ladders.open_in(connection, guild_id)
        found = [await ladders.load(connection, row["id"]) for row in rows if game in (None, row["game"])]
        return frozenset(user for ladder in found for user in _first(ladder))
    ended: list[tuple[datetime, Tournament]] = []
    for listed in await tournaments.listed(connection, guild_id, [Status.OVER], LATEST):
        tournament = await tournaments.load(connection, listed.id)
        if game in (None, tournament.plan.terms.game) and tournament.meetings:
            ended.append(((await tournaments.events_of(connection, listed.id))[-1].at, tournament))
    return frozenset(_winners(max(ended, key=lambda each: each[0])[1])) if ended else frozenset()


def _winners(tournament: Tournament) -> tuple[int, ...]:
    return podium(tournament, most=1)[1]


def _first(ladder: Ladder) -> tuple[int, ...]:
    return () if ladder.closed else ladder.standing[:1]


async def _given(connection: Connection, guild_id: int, title: Title, game: str) -> bool:
    """Does the server give a role for it."""
    titles = (await players.server(connection, guild_id)).titles
    return any(each is title and key in (None, game) for _, each, key in titles)


async def _note(
    connection: Connection, users: Iterable[int], title: Title, place: Place, game: str | None, now: datetime
) -> None:
    for user in sorted(users):
        await notices.tell(connection, NoticeKind.ROLES, user, place, now, game=game, title=title.value)
