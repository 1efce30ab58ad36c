"""Saving one step of a match in the transaction that the caller holds: events, row, ratings, tournament, notices."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.core.events import Event, TakenBack
from bot.core.match import Match
from bot.core.news import Lines
from bot.core.notice import tidings
from bot.core.terms import Place
from bot.ladders.service.results import note_ladder_result
from bot.lines import rows as conditional
from bot.match.rows import matches
from bot.match.service.reminders import replan
from bot.outbox import rows as notices
from bot.people import rows as players
from bot.ratings.service.ratings import rate
from bot.store.database import Connection
from bot.tournaments.service.results import note_result


async def save_step(
    connection: Connection,
    before: Match,
    after: Match,
    events: Sequence[Event],
    now: datetime,
    *,
    request: int | None = None,
    held: Place | None = None,
    plies: int = 1,
    quiet: bool = False,
) -> tuple[int, ...]:
    """Save the step and write what it makes somebody hear; the ids of those notices. Raises StaleMatch.

    `held`: where an answer is about to tell it; `plies`: how many moves are to be told with it, where others came just
    before; `quiet`: its end calls nobody.
    """
    await matches.save(connection, after, events, request)
    if after.over:
        await conditional.forget(connection, after.id)
        await rate(connection, after)
        await note_result(connection, after, events, now)
        await note_ladder_result(connection, after, events, now)
    if after.clock != before.clock or after.fallen is not before.fallen:
        begun = after.turn_seq > before.turn_seq or after.clock.since > before.clock.since
        await replan(connection, after, now, begun=begun)
    if any(isinstance(event.what, TakenBack) for event in events):
        await _drop_lines(connection, after, now)
    return await notices.add(
        connection, tidings(before, after, events, now, held=held, plies=plies, quiet=quiet), now
    )


async def tell_lines(connection: Connection, match_id: int, user: int, now: datetime) -> None:
    """Write a letter about the player's prepared lines, where they want letters.

    Nobody else may learn of the lines, so it is never told in the match's place; who wants no letters reads it with
    their next answer. The notice is not one of the match's: no other waits until it is delivered.
    """
    if (await players.settings(connection, user)).dm:
        await notices.tell(connection, Lines(match_id), user, None, now)


async def _drop_lines(connection: Connection, match: Match, now: datetime) -> None:
    """Moves were taken back: lines begin at a position that is gone."""
    for user, plan in (await conditional.of_match(connection, match.id)).items():
        await conditional.save(connection, match.id, plan.undone(match))
        if plan.lines:
            await tell_lines(connection, match.id, user, now)
