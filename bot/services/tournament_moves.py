"""A tournament goes to another channel: its announcements, its thread, and the games that are not over."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.core.notice import Notice, NoticeKind
from bot.core.tournament.changes import announced, announces
from bot.core.tournament.tournament import Step, Tournament
from bot.services.tournament_results import keep
from bot.store import notices, tournaments
from bot.store.database import Connection
from bot.store.places import redirect, relocate


async def moved(connection: Connection, before: Tournament, step: Step, now: datetime) -> Tournament:
    """Saves that it moves. It is announced anew where it is now, and so are its open meetings; nobody is
    called again.
    """
    after, event = step
    shown = await tournaments.message_of(connection, after.id)
    # Two updates of the shown tournament would both begin a thread.
    facts: dict[str, Any] = {"tournament": after.id}
    await redirect(connection, NoticeKind.TOURNAMENT_SHOWN, facts, before.place, after.place)
    await keep(connection, step)
    await tournaments.note_message(connection, after.id, None)
    await tournaments.note_shown(connection, after.id, thread_id=None)
    going = {match for meeting in after.meetings if not meeting.decided for match in meeting.matches}
    # A game that has a post of its own in the server's forum stays there.
    await relocate(connection, going, after.place, before.place)
    facts = {"tournament": after.id, "seq": event.seq, "shown": shown}
    told = [Notice(NoticeKind.TOURNAMENT_NEWS, None, after.place, now, facts=facts)]
    events = await tournaments.events_of(connection, after.id)
    for earlier in events:
        if announces(earlier):
            matches = {match for meeting in announced(events, earlier.seq) for match in meeting.matches}
            if matches & going:
                again = {"tournament": after.id, "seq": earlier.seq, "again": True}
                told.append(Notice(NoticeKind.TOURNAMENT_ROUND, None, after.place, now, facts=again))
    await notices.add(connection, told, now)
    return after
