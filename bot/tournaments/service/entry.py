"""The right to enter a tournament: for whom it is, the number of tournaments at once, and earlier failures to turn up.

A lower limit is held against the rating as it stands, an upper one against the highest of the past year, so that
nobody enters below their strength by losing first; it is looked at again when a place becomes free, and at the start. A
player without a rating has the one that everybody begins with.
A player dropped from two tournaments of a server for never moving, and not on vacation then, enters none there until
the first of the two is 90 days past.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.core.access import Asker
from bot.core.errors import BadTournament, NotOfTournament, NoTournament
from bot.core.pace import DAY
from bot.core.rating import Rating
from bot.ratings.rows import ratings
from bot.store.connection import hooks
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.acts import meanwhile
from bot.tournaments.model.tournament import Status, Tournament
from bot.vacations import rows as vacations

REMEMBERED: Final = timedelta(days=365)  # how long a high rating counts for an upper limit
NO_SHOWS: Final = 2
NO_SHOW_FOR: Final = timedelta(days=90)
ENTRIES: Final = 5  # tournaments of one server that a player is in at once
_GOING: Final = (Status.OPEN, Status.RUNNING)
_MANY: Final = 100


async def require_admitted(
    connection: Connection, tournament: Tournament, user: int, now: datetime, roles: Collection[int] | None
) -> None:
    """Raises BadTournament with what keeps the user from entering. `roles`: theirs in the server, None for who may
    enter for whomever else it is.
    """
    guild_id = tournament.place.guild_id
    assert guild_id is not None
    if roles is not None:
        await _require_meant(connection, tournament, user, now, roles)
    missed = await _no_shows(connection, guild_id, user, now - NO_SHOW_FOR)
    if len(missed) >= NO_SHOWS:
        wait = -(-(missed[-NO_SHOWS] + NO_SHOW_FOR - now) // DAY) * DAY
        raise BadTournament("no-shows", count=len(missed), days=NO_SHOW_FOR.days, wait=wait)
    entries = 0
    for listed in await tournaments.listed(connection, guild_id, _GOING, _MANY):
        other = await tournaments.load(connection, listed.id)
        gone = other.withdrawn | other.system.out(other) if other.seeds else frozenset[int]()
        entries += user in (other.seeds or other.entrants) and user not in map(other.user, gone)
    if entries >= ENTRIES:
        raise BadTournament("entries", most=ENTRIES)


async def place_of(connection: Connection, tournament: Tournament, user: int) -> int | None:
    """By which place in another event they may enter, for whomever else it is."""
    found = [await admits(connection, tournament.id, user) for admits in hooks(connection).admitting]
    return min((place for place in found if place is not None), default=None)


async def _require_meant(
    connection: Connection, tournament: Tournament, user: int, now: datetime, roles: Collection[int]
) -> None:
    policy = tournament.plan.policy
    if policy.role is not None and policy.role not in roles:
        raise BadTournament("role", role=policy.role)
    if policy.listed is not None and user not in policy.listed:
        raise BadTournament("unlisted")
    if policy.games is not None:
        known = await ratings.of_players(connection, _pool(tournament), [user])
        if (count := known.get(user, Rating()).games) < policy.games:
            raise BadTournament("too-few-games", least=policy.games, count=count)
    if policy.least is not None or policy.most is not None:
        present = (await _ratings(connection, tournament, [user]))[user]
        if policy.least is not None and present < policy.least:
            raise BadTournament("rating-low", limit=str(policy.least), rating=str(present))
        best = await _best(connection, tournament, user, present, now)
        if policy.most is not None and best > policy.most:
            raise BadTournament("rating-high", limit=str(policy.most), rating=str(best))


async def _no_shows(connection: Connection, guild_id: int, user: int, since: datetime) -> list[datetime]:
    """When the user was dropped since then for never moving, and not on vacation; the last of them last."""
    left = await tournaments.withdrawals(connection, guild_id, since)
    dropped = [at for at, what in left if at > since and what.user == user and what.absent]
    taken = await vacations.of(connection, user) if dropped else ()
    return sorted(at for at in dropped if not any(v.start <= at < v.end + DAY for v in taken))


async def outgrown(
    connection: Connection, tournament: Tournament, users: Sequence[int], now: datetime
) -> list[int]:
    """Those of these users who have entered by themselves, and are rated above the upper limit by now, or are not on
    the list of those who may enter.
    """
    policy, own = tournament.plan.policy, [u for u in users if u not in tournament.direction.vouched]
    if not own or (policy.most is None and policy.listed is None):
        return []
    theirs = [user for user in own if await place_of(connection, tournament, user) is None]
    present, found = await _ratings(connection, tournament, theirs), []
    for user in theirs:
        best = 0 if policy.most is None else await _best(connection, tournament, user, present[user], now)
        if best > (policy.most or 0) or (policy.listed is not None and user not in policy.listed):
            found.append(user)
    return found


async def _ratings(connection: Connection, tournament: Tournament, users: Collection[int]) -> dict[int, int]:
    known = await ratings.of_players(connection, _pool(tournament), users)
    return {user: round(known.get(user, Rating()).value) for user in users}


async def _best(
    connection: Connection, tournament: Tournament, user: int, present: int, now: datetime
) -> int:
    highest = await ratings.highest(connection, _pool(tournament), user, now - REMEMBERED)
    return present if highest is None else max(present, round(highest))


def _pool(tournament: Tournament) -> ratings.Pool:
    return ratings.Pool(tournament.plan.terms.game, tournament.place.guild_id)


async def of_server(connection: Connection, tournament_id: int, guild_id: int | None) -> Tournament:
    """A tournament of this server. Raises NoTournament."""
    tournament = await tournaments.load(connection, tournament_id)
    if tournament.place.guild_id != guild_id:
        raise NoTournament(tournament=tournament_id)
    return tournament


async def directed(connection: Connection, tournament_id: int, by: Asker) -> Tournament:
    """A tournament of this server that the asker directs. Raises NoTournament, BadTournament."""
    tournament = await of_server(connection, tournament_id, by.guild_id)
    require_director(tournament, by)
    return tournament


async def of_game(connection: Connection, match_id: int, guild_id: int | None) -> Tournament:
    """The tournament of this server that a game belongs to. Raises NotOfTournament."""
    tournament_id = await tournaments.of_match(connection, match_id)
    if tournament_id is None:
        raise NotOfTournament(match=match_id)
    try:
        return await of_server(connection, tournament_id, guild_id)
    except NoTournament as error:
        raise NotOfTournament(match=match_id) from error


async def require_unchanged(connection: Connection, tournament: Tournament, seen: int | None) -> None:
    """Raises BadTournament where it has moved on since the event of this number, which a director's card showed."""
    if seen is not None and meanwhile((await tournaments.events_of(connection, tournament.id))[seen:]):
        raise BadTournament("moved-on")


def require_director(tournament: Tournament, by: Asker) -> None:
    """Raises BadTournament for who neither directs it nor manages the server's events."""
    if by.user not in tournament.directors and not by.manager:
        raise BadTournament("director", tournament=tournament.id)
