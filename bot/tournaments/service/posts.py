"""Tournament games in posts of the server's forum: asked for when they begin, made by the outbox one after another."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from bot.core.match import Match
from bot.core.news import Joined, TournamentPost
from bot.core.notice import Fate, Notice
from bot.core.terms import Place
from bot.match.rows.places import relocate
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.store.database import Connection
from bot.tournaments import rows as tournaments
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.results import show


async def ask(
    connection: Connection, tournament: Tournament, match_ids: Collection[int], now: datetime
) -> None:
    """These games of one meeting are to have a post, where the server has chosen a forum.

    The notice stands in the forum's own queue and belongs to no match: nothing waits for it.
    """
    place = tournament.place
    forum = (await players.server(connection, place.guild_id)).forum
    if forum is not None:
        post = TournamentPost(tournament.id, tuple(match_ids))
        there = replace(place, channel_id=forum)
        await notices.tell(connection, post, None, there, now)


async def posted(
    connection: Connection, match: Match, was: Place, place: Place, message_id: int | None, now: datetime
) -> None:
    """The match that was played there until now is played in this place, like its twin, and this message shows its
    board there; None where a notice of the match is told by that message.
    """
    pair = {match.id} if match.header.twin is None else {match.id, match.header.twin}
    await relocate(connection, pair, place, was if len(match.places) > 1 else None)
    if message_id is not None:
        shown = Notice(Joined(), None, place, now, match.id, match.seq)
        ids = await notices.add(connection, [shown], now)
        await notices.finish(connection, ids, now, Fate.DELIVERED, message_id)
    listed = await tournaments.listed_of(connection, match.id)
    if listed is not None:
        await show(connection, listed, now)
