"""A tournament goes to another channel: its announcements, its thread, and the games that are not over."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.core.news import TournamentNews, TournamentRound, TournamentShown
from bot.core.notice import Notice
from bot.match.rows.places import redirect, relocate
from bot.outbox import rows as notices
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.changes import announced, announces
from bot.tournaments.model.tournament import Step, Tournament
from bot.tournaments.service.results import keep


async def moved(connection: Connection, before: Tournament, step: Step, now: datetime) -> Tournament:
    """Saves that it moves. It is announced anew where it is now, and so are its open meetings; nobody is
    called again.
    """
    after, event = step
    shown = await tournaments.message_of(connection, after.id)
    # Two updates of the shown tournament would both begin a thread.
    await redirect(connection, TournamentShown(after.id), before.place, after.place)
    await keep(connection, step)
    await tournaments.note_message(connection, after.id, None)
    thread = (await tournaments.shown_at(connection, after.id))["thread_id"]
    await tournaments.note_shown(connection, after.id, thread_id=None)
    going = after.going
    # A game that has a post of its own in the server's forum stays there.
    for was in (before.place, *([] if thread is None else [replace(before.place, channel_id=thread)])):
        await relocate(connection, going, after.place, was)
    told = [Notice(TournamentNews(after.id, event.seq, shown=shown), None, after.place, now)]
    events = await tournaments.events_of(connection, after.id)
    for earlier in events:
        if announces(earlier):
            matches = {
                match for meeting in announced(after, events, earlier.seq) for match in meeting.matches
            }
            if matches & going:
                again = TournamentRound(after.id, earlier.seq, again=True)
                told.append(Notice(again, None, after.place, now))
    await notices.add(connection, told, now)
    return after
