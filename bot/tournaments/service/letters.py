"""News of a tournament for one person, and its reminders, written as notices."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import DAY
from bot.core.errors import UnreadableMatch
from bot.core.match import Match
from bot.core.news import TournamentClosed, TournamentLetter, TournamentNews, TournamentSeat, Turn
from bot.core.notice import Notice
from bot.match.rows import matches
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.changes import Changes, announced, changes_before
from bot.tournaments.model.event import CheckInOpened, Event, Extended, Paired, Replaced, TimeUp
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Tournament

REMINDED_AFTER: Final = timedelta(days=7)
"""The time before a director is told again that the place is closed."""


async def tell_seat(connection: Connection, tournament: Tournament, user: int, now: datetime) -> None:
    """Somebody has moved up from the waiting list."""
    wishes = await players.settings(connection, user)
    place = None if wishes.dm else tournament.place
    seat = TournamentSeat(tournament.id, tournament.place.guild_id)
    await notices.tell(connection, seat, user, place, now)


async def tell_each(connection: Connection, tournament_id: int, seq: int, now: datetime) -> None:
    """Tells the people that an event concerns, one by one.

    The players to move in games that begin hear of each as of any other game, with the board; all others by letter.
    """
    tournament = await tournaments.load(connection, tournament_id)
    events = await tournaments.events_of(connection, tournament_id)
    if isinstance(events[seq - 1].what, Paired):
        begun = announced(tournament, events, seq)
        told = await tell_movers(connection, [match for meeting in begun for match in meeting.matches], now)
        concerned = _beginning(tournament, begun, changes_before(tournament, events, seq))
    else:
        told, concerned = frozenset(), _concerned(tournament, events[seq - 1])
    letter = TournamentLetter(tournament.id, tournament.place.guild_id, seq=seq)
    for user in concerned:
        if user not in told:
            await notices.tell(connection, letter, user, None, now)


async def tell_movers(connection: Connection, match_ids: Sequence[int], now: datetime) -> frozenset[int]:
    """Tells the players to move in games that have just begun, and returns them."""
    told = set()
    for match_id in match_ids:
        match = await _open(connection, match_id)
        if match is not None:
            turn = Notice(Turn(), match.mover, match.place, now, match.id, match.seq)
            await notices.add(connection, [turn], now)
            told.add(match.mover)
    return frozenset(told)


async def tell_closed(
    connection: Connection, tournament_id: int, now: datetime, *, calendar: bool = False
) -> None:
    """Tells who directs it that its place is closed, or its calendar entry gone, unless they were told lately."""
    tournament = await tournaments.load(connection, tournament_id)
    closed = TournamentClosed(tournament.id, tournament.place.guild_id, calendar=calendar)
    for user in sorted(tournament.directors):
        if not await notices.since(connection, closed, user, now - REMINDED_AFTER):
            await notices.tell(connection, closed, user, None, now)


def _beginning(tournament: Tournament, begun: Sequence[Meeting], changes: Changes) -> Collection[int]:
    """The players of these meetings who have not left, and who play no more since those before."""
    numbers = (number for meeting in begun for number in meeting.pairing.players())
    players = [tournament.user(n) for n in numbers if n not in tournament.withdrawn]
    return dict.fromkeys((*players, *changes.dropped, *changes.missing))


def _concerned(tournament: Tournament, event: Event) -> Collection[int]:
    former = (event.what.user,) if isinstance(event.what, Replaced) else ()
    return dict.fromkeys((*(tournament.seeds or tournament.entrants), *former, *sorted(tournament.directors)))


async def _open(connection: Connection, match_id: int) -> Match | None:
    try:
        match = await matches.load(connection, match_id)
    except UnreadableMatch:
        return None
    return None if match.over else match


REMINDED: Final = (3, 1)
"""Days before the end."""
FURTHEST: Final = 2 * DAY
"""No notice waits longer: one for later is looked at on the way, and written anew."""


async def plan(connection: Connection, tournament: Tournament, event: Event, now: datetime) -> None:
    """Reminders of the time that an event gives: to games that begin, to a round that is extended, for claims, for a
    check-in.
    """
    if isinstance(event.what, TimeUp):
        await again(connection, tournament, event.seq, 1, event.what.until - DAY, now)
        return
    if isinstance(event.what, CheckInOpened):
        if (starts_at := tournament.starts_at) is not None:
            at = starts_at - tournament.plan.policy.check_in_reminded
            await again(connection, tournament, event.seq, 1, at, now)
        return
    match event.what:
        case Extended(until=until):
            pass
        case Paired(days=int(days)):
            until = event.at + timedelta(days=days)
        case _:
            return
    for left in REMINDED:
        # One that would come with the beginning tells nothing new.
        if until - left * DAY > now + DAY:
            await again(connection, tournament, event.seq, left, until - left * DAY, now)


async def again(
    connection: Connection, tournament: Tournament, seq: int, left: int, at: datetime, now: datetime
) -> None:
    """A reminder for that instant."""
    reminder = TournamentNews(tournament.id, seq, left=left)
    due = Notice(reminder, None, tournament.place, min(at, now + FURTHEST))
    await notices.add(connection, [due], now)
