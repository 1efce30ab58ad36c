"""Games of a tournament that are called off and begin anew with other players, or after their result."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bot.core.errors import BadTournament
from bot.core.match import Match
from bot.match.rows import matches
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model import event
from bot.tournaments.model.anew import exchanged, require_reopenable
from bot.tournaments.model.event import Exchanged, Replaced, What
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service import games as games
from bot.tournaments.service import posts as tournament_posts
from bot.tournaments.service.results import played

Anew = list[tuple[int, int]]
"""Each game that was, and the one instead of it."""


async def begun_anew(connection: Connection, tournament: Tournament, what: What, by: int, now: datetime) -> Anew:
    """The games that begin anew with what a director does. Raises BadTournament where one was played meanwhile."""
    match what:
        case Replaced(user=user, other=other):
            number = tournament.number(user)
            own = [n for n, meeting in enumerate(tournament.meetings) if number in meeting.pairing.players()]
            before = [match async for match in games.going_on(connection, tournament, own)]
            instead = {user: other}
        case Exchanged(users=(one, two)):
            meetings = exchanged(tournament, (one, two))
            before = [await matches.load(connection, n) for meeting in meetings for n in meeting.matches]
            if any(match.over or played(match) for match in before):
                raise BadTournament("pairing-played")
            instead = {one: two, two: one}
        case event.Anew(match=match_id):
            before = [await matches.load(connection, match_id)]
            # Somebody else may play for one of the two by now.
            pairing = require_reopenable(tournament, match_id).pairing
            instead = {u: tournament.user(n) for n in pairing.players() for u in tournament.holders(n)}
        case _:
            return []
    return await _begun_anew(connection, tournament, before, instead, by, now)


async def _begun_anew(
    connection: Connection,
    tournament: Tournament,
    before: list[Match],
    instead: Mapping[int, int],
    by: int,
    now: datetime,
) -> Anew:
    anew, thread = [], (await tournaments.shown_at(connection, tournament.id))["thread_id"]
    for match in before:
        first, second = (instead.get(user, user) for user in match.players)
        # A post in a forum was that of the former game, with its number and its players.
        place = match.place if match.place.channel_id == thread else tournament.place
        fresh = await games.started(connection, match.terms, place, (first, second), now)
        anew.append((match, fresh))
    await tournaments.unlink(connection, [match.id for match, _ in anew])
    await tournaments.link(connection, tournament.id, [fresh.id for _, fresh in anew])
    for match, _ in anew:
        await games.call_off(connection, match.id, by, now, quiet=True)
    pairs = await _paired(connection, [(match.header.twin, match.id, fresh.id) for match, fresh in anew])
    for fresh_ids in pairs:
        await tournament_posts.ask(connection, tournament, fresh_ids, now)
    return [(match.id, fresh.id) for match, fresh in anew]


async def _paired(connection: Connection, anew: list[tuple[int | None, int, int]]) -> list[tuple[int, ...]]:
    """The new games, pair by pair: two games that were a pair are one again."""
    fresh, found = {old: new for _, old, new in anew}, list[tuple[int, ...]]()
    for twin, old, new in anew:
        if twin is None or twin not in fresh:
            found.append((new,))
        elif old < twin:
            await matches.pair(connection, new, fresh[twin])
            found.append((new, fresh[twin]))
    return found
