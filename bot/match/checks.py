"""Matches, replayed from their events and held against their rows and their reminders."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import fields, replace
from typing import Any

import sqlalchemy as sa

from bot.core.events import Ended, Event, Moved, Started
from bot.core.match import Match
from bot.core.verdict import known_result
from bot.match.rows import match_rows, matches, reminders
from bot.match.rows.reminders import Planned
from bot.match.service.experience import bounded
from bot.match.service.reminders import planned
from bot.people import rows as players
from bot.store import tables
from bot.store.database import Connection
from bot.store.finding import Problem, differing, replayed, short
from rules import Ending


async def check(connection: Connection) -> AsyncIterator[Problem]:
    """Matches that are stored otherwise than their events make them."""
    key = tables.matches.c.id
    for number in list(await connection.scalars(sa.select(key).order_by(key))):
        for problem in await replayed(f"match {number}", _faults(connection, number)):
            yield problem


async def _faults(connection: Connection, number: int) -> list[str]:
    row = await matches.row_of(connection, number)
    assert row is not None
    events = await matches.events_of(connection, number)
    header, (first, *later) = match_rows.header_of(row), events
    wrong = list(_misbegun(header.started(getattr(first.what, "opening", None)), first.what))
    if wrong:
        # Other terms, other rules: its events mean nothing by them.
        return wrong
    match = Match.started(header, first)
    for event in later:
        if _by_another(match, event):
            wrong.append(f"event {event.seq} cannot be by {event.actor}")
        match = match.apply(event)
    wrong += differing(row, match_rows.header_row(match) | match_rows.derived_row(match))
    by_rules, outcome = match.game.outcome(match.state), match.outcome
    if by_rules is not None and outcome != by_rules:
        wrong.append(f"the rules end it by {by_rules.ending}, but it is stored as {short(outcome)}")
    if outcome is not None and outcome.ending is Ending.TABLES:
        known = known_result(match.game, match.state)
        if known is None or known.winner is not outcome.winner:
            wrong.append("it ended by the endgame tables, which do not know this result")
    stored = await reminders.of(connection, number)
    expected = await _planned(connection, match, stored)
    if stored != expected and not await _put_off(connection, match, stored, expected):
        wrong.append(f"its reminders do not fit its turn: {stored}")
    return wrong


async def _planned(connection: Connection, match: Match, known: Planned | None) -> Planned | None:
    if match.over or match.fallen is not None or not match.terms.pace.limited:
        return None
    chosen = await players.settings(connection, match.mover)
    return planned(match.clock, chosen, None if known is None else known.sent)


async def _put_off(
    connection: Connection, match: Match, stored: Planned | None, expected: Planned | None
) -> bool:
    """Does play end before the clock falls, so that its reminder is looked at again then?"""
    if stored is None or expected is None or stored.due_at is None or expected.due_at is None:
        return False
    later = stored.due_at > expected.due_at and stored == replace(expected, due_at=stored.due_at)
    return later and await bounded(connection, match) is not None


def _misbegun(row: Started, event: Any) -> Iterator[str]:
    """How its row differs from what it began with."""
    for each in fields(row):
        stored, begun = getattr(row, each.name), getattr(event, each.name, None)
        if stored != begun:
            yield f"{each.name} is stored as {short(stored)}, but the match began with {short(begun)}"


def _by_another(before: Match, event: Event) -> bool:
    """Is it a move, or the end of a game, by somebody who could not have made it."""
    match event.what:
        case Moved():
            return event.actor != before.mover
        case Ended(ending=Ending.RESIGNATION, winner=winner):
            return winner is None or event.actor != before.players[winner.other]
        case Ended(ending=Ending.AGREEMENT):
            offer = before.draw_offer
            return offer is None or event.actor != before.players[offer.other]
        case _:
            return False
