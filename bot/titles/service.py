"""Titles that a server may give a role for: winner of the last tournament or season, and first on a ladder.

Nothing is stored of them: they follow from tournaments, series and ladders as these stand.
"""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Final

from bot.core.news import Roles
from bot.core.preferences import ServerSettings, Title
from bot.core.terms import Place
from bot.ladders import rows as ladders
from bot.ladders.model.ladder import Ladder
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.ratings.rows import ratings
from bot.ratings.rows.ratings import Pool
from bot.series.model import champions
from bot.series.rows import series
from bot.store.app import Service
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.timetable import winners
from bot.tournaments.model.tournament import Status, Tournament

LATEST: Final = 25  # tournaments of a server among which the last to end is looked for


class Titles(Service):
    """The titles of the servers of one database."""

    async def holders(self, guild_id: int, title: Title, game: str | None) -> frozenset[int]:
        """The users who have the title now. `game`: None for any."""
        return await self._database.read(lambda c: _holders(c, guild_id, title, game))


async def note_title(
    connection: Connection, title: Title, place: Place, game: str, users: Collection[int], now: datetime
) -> None:
    """A title may have changed hands: these and the champions before them are looked at, before the end of a tournament
    is saved.
    """
    guild_id = place.guild_id
    if guild_id is None or not await _given(connection, guild_id, title, game):
        return
    concerned = set(users)
    if title is not Title.LEADER:
        for each in (game, None):
            concerned |= await _holders(connection, guild_id, title, each)
    await _note(connection, concerned, Roles(game, title=title), place, now)


async def depending(connection: Connection, tournament_id: int) -> str | None:
    """Does the server give a role to champions, so that those of this tournament have had it?"""
    over = await tournaments.load(connection, tournament_id)
    guild_id, game = over.place.guild_id, over.plan.terms.game
    if guild_id is None or not over.meetings:
        return None
    return "role" if await _given(connection, guild_id, Title.CHAMPION, game) else None


async def note_rules(
    connection: Connection, guild_id: int, before: ServerSettings, after: ServerSettings, now: datetime
) -> None:
    """The server gives roles otherwise: all whom a rule concerns are looked at, in a queue that keeps no channel's news
    waiting.
    """
    was, place = _rules(before), Place(guild_id, guild_id)
    wanted: dict[tuple[Title | None, str | None], set[int]] = {}
    for role, rule in _rules(after).items():
        if rule == was.get(role):
            continue
        for title, game, _ in {rule, was.get(role, rule)}:
            wanted.setdefault(rule[:2], set()).update(await _reached(connection, guild_id, title, game))
    for (title, game), users in wanted.items():
        await _note(connection, users, Roles(game, title=title), place, now)


def _rules(settings: ServerSettings) -> dict[int, tuple[Title | None, str | None, int]]:
    """The title, game and least rating for which each role is given."""
    by_rating = {role: (None, game, least) for role, game, least in settings.roles}
    return {**by_rating, **{role: (title, game, 0) for role, title, game in settings.titles}}


async def _reached(connection: Connection, guild_id: int, title: Title | None, game: str | None) -> set[int]:
    """Everybody who may have a role by this rule, also where it could not be taken when the rating or title went."""
    if title is None:
        return set(await ratings.rated(connection, Pool(game or "", guild_id)))
    if title is Title.LEADER:
        return {user for ladder in await _ladders(connection, guild_id, game) for user in ladder.standing}
    if title is Title.SEASON:
        return {user for users in await _seasons(connection, guild_id, game) for user in users}
    return {user for _, each in await _ended(connection, guild_id, game) for user in winners(each)}


async def _holders(connection: Connection, guild_id: int, title: Title, game: str | None) -> frozenset[int]:
    if title is Title.LEADER:
        found = await _ladders(connection, guild_id, game)
        return frozenset(user for ladder in found for user in ladder.first)
    if title is Title.SEASON:
        return frozenset(next(iter(await _seasons(connection, guild_id, game)), ()))
    ended = await _ended(connection, guild_id, game)
    return frozenset(winners(max(ended, key=lambda each: each[0])[1])) if ended else frozenset()


async def _ladders(connection: Connection, guild_id: int, game: str | None) -> list[Ladder]:
    rows = await ladders.open_in(connection, guild_id)
    return [await ladders.load(connection, row["id"]) for row in rows if game in (None, row["game"])]


async def _seasons(connection: Connection, guild_id: int, game: str | None) -> list[tuple[int, ...]]:
    """The champions of the seasons that are over, the last one's first."""
    found = []
    for each in await series.ended_in(connection, guild_id, LATEST):
        events = await series.events_of(connection, each)
        if game in (None, events[-1].plan.terms.game):
            found.append(champions(events, each.rules))
    return found


async def _ended(
    connection: Connection, guild_id: int, game: str | None
) -> list[tuple[datetime, Tournament]]:
    ended: list[tuple[datetime, Tournament]] = []
    for listed in await tournaments.listed(connection, guild_id, [Status.OVER], LATEST):
        tournament = await tournaments.load(connection, listed.id)
        if game in (None, tournament.plan.terms.game) and tournament.meetings:
            ended.append(((await tournaments.events_of(connection, listed.id))[-1].at, tournament))
    return ended


async def _given(connection: Connection, guild_id: int, title: Title, game: str) -> bool:
    titles = (await players.server(connection, guild_id)).titles
    return any(each is title and key in (None, game) for _, each, key in titles)


async def _note(
    connection: Connection, users: Iterable[int], what: Roles, place: Place, now: datetime
) -> None:
    for user in sorted(users):
        await notices.tell(connection, what, user, place, now)
