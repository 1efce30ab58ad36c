"""Reminders of the end of a round in a tournament, for those whose games are open, and of that of a check-in."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.core.calendar import DAY
from bot.core.errors import UnreadableMatch
from bot.match.answers.access import known_match
from bot.skin.card import Reply
from bot.skin.context import Reader, boards
from bot.skin.protocol import Client
from bot.tournaments.cards.games import standing
from bot.tournaments.cards.letters import check_in_card, claims_card, reminder_card, unclaimed
from bot.tournaments.model.changes import announced
from bot.tournaments.model.event import CheckInOpened, Event, Extended, TimeUp
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments

MOST: Final = 40
"""Games of one reminder."""
LEEWAY: Final = timedelta(hours=1)
"""So much more than was said may be left."""
LEEWAY_OF_CHECK_IN: Final = timedelta(minutes=1)
"""The same of a check-in, which may take an hour in all."""


async def still_due(
    client: Client, tournament: Tournament, events: Sequence[Event], seq: int, left: int
) -> bool:
    """Is the reminder of an event due, `left` days before the end; False where nobody needs it, or it comes later."""
    if isinstance(events[seq - 1].what, CheckInOpened):
        return await _check_in_due(client, tournament, seq, left)
    extended = any(isinstance(event.what, Extended) for event in events[seq:])
    meetings = _open(tournament, events, seq)
    if tournament.status is not Status.RUNNING or extended or not meetings:
        return False
    now = client.app.now()
    ends = [at for meeting in meetings if (at := tournament.ends(meeting)) is not None]
    due = now + DAY if not ends else max(ends) - left * DAY
    if due > now + LEEWAY:
        await client.app[Tournaments].remind_again(tournament, seq, left, due)
        return False
    # Of two that were late together the later one says it all.
    return bool(ends) and max(ends) > now + max(left - 1, 0) * DAY


async def _check_in_due(client: Client, tournament: Tournament, seq: int, left: int) -> bool:
    """The same of a check-in, which is put off like the start."""
    starts_at = tournament.starts_at
    if tournament.status is not Status.OPEN or starts_at is None or not tournament.unanswered:
        return False
    now, due = client.app.now(), starts_at - tournament.plan.policy.check_in_reminded
    if due > now + LEEWAY_OF_CHECK_IN:
        await client.app[Tournaments].remind_again(tournament, seq, left, due)
        return False
    return starts_at > now


async def reminder(client: Client, tournament: Tournament, seq: int, left: int, reader: Reader) -> Reply:
    """The games that are open, with the player to move in each; it calls their players. Of a check-in those who have
    not answered.
    """
    events = await client.app[Tournaments].history(tournament.id, tournament.place.guild_id)
    if isinstance(events[seq - 1].what, CheckInOpened):
        return check_in_card(tournament, reader.words)
    meetings = _open(tournament, events, seq)
    end: datetime | None = max((at for m in meetings if (at := tournament.ends(m)) is not None), default=None)
    if isinstance(events[seq - 1].what, TimeUp):
        return claims_card(tournament, meetings, end, reader.words)
    found: list[tuple[int, Meeting, int]] = []
    for meeting in meetings:
        for number in meeting.matches:
            if number in tournament.results or len(found) >= MOST:
                continue
            try:
                match = await known_match(client, number)
            except UnreadableMatch:
                continue
            found.append((number, meeting, match.mover))
    links = await boards(client, [number for number, _, _ in found])
    return reminder_card(tournament, found, left, end, links, reader.words)


def _open(tournament: Tournament, events: Sequence[Event], seq: int) -> list[Meeting]:
    """The meetings that an event has announced, or extended, and that are still played; after the end of their time
    those that wait for a player's claim.
    """
    what = events[seq - 1].what
    if isinstance(what, TimeUp):
        timed = [tournament.meetings[position] for position in what.meetings]
        return [meeting for meeting in timed if meeting.claiming and unclaimed(tournament, meeting)]
    if isinstance(what, Extended):
        found = [tournament.meetings[each.position] for each in what.limits]
    else:
        found = [standing(tournament, each) for each in announced(tournament, events, seq)]
    return [meeting for meeting in found if not meeting.decided and not meeting.claiming and meeting.matches]
