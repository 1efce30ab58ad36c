"""The result of a match flows into its tournament, in the transaction that ends the match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.core.events import Event
from bot.core.match import Match
from bot.core.tournament.course import due
from bot.core.tournament.tournament import Status, Step
from bot.store import tournaments
from bot.store.database import Connection
from rules import Ending

_PLAYED_PLIES = 2
"""A game in which not even both have moved was not played."""


async def note_result(connection: Connection, match: Match, events: Sequence[Event], now: datetime) -> None:
    """Note what a match that has just ended means for its tournament, if it has one that is going on."""
    tournament_id = await tournaments.of_match(connection, match.id)
    if tournament_id is None:
        return
    tournament = await tournaments.load(connection, tournament_id)
    if tournament.status is Status.RUNNING:
        actor = events[-1].actor
        winner = _winner(match, actor)
        # A game that the director decides counts as played: whoever did not turn up has lost it.
        decided_by = None if actor in match.players else actor
        forfeit = decided_by is None and len(match.moves) < _PLAYED_PLIES
        await keep(connection, tournament.result(match.id, winner, forfeit, now, decided_by))


async def keep(connection: Connection, step: Step) -> None:
    """Save one step of a tournament."""
    tournament, event = step
    await tournaments.save(connection, tournament, event, due=due(tournament))


def _winner(match: Match, ended_by: int | None) -> int | None:
    """Who has the point: of a game that was called off, the one who neither did that nor let their time run out."""
    outcome = match.outcome
    assert outcome is not None
    if outcome.ending is Ending.ABORT:
        loser = match.mover if ended_by is None else ended_by
        return match.opponent_of(loser)
    return None if outcome.winner is None else match.players[outcome.winner]
