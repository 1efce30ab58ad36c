"""Matches, replayed from their events and held against their rows, their reminders and the news of their turns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Final

from bot.console import consistency
from bot.console.consistency import Told
from bot.core.events import Event, Moved, Started
from bot.core.match import Match
from bot.core.preferences import PlayerSettings
from bot.core.reminders import plan
from bot.core.verdict import known_result
from bot.match.checks.actors import misattributed
from bot.match.checks.notices import mistold, untold
from bot.match.checks.pauses import Absences, mispaused
from bot.match.rows import match_rows
from bot.match.rows.match_rows import Row
from bot.match.service.reminders import wishes
from bot.people import rows as players
from bot.store import tables
from bot.store.database import Connection, Database
from bot.store.finding import Problem, backwards, differing, named, short
from rules import Ending

AT_ONCE: Final = 200


@dataclass(frozen=True, slots=True)
class Replayed:
    """So many matches with so many moves, and the mistakes in them."""

    matches: int
    moves: int
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything that is stored of one match.

    `planned`: its row of reminders; `told`: its notices; `settings`: what those have chosen who are to move.
    """

    row: Row
    events: Sequence[Event]
    planned: Row | None = None
    told: Sequence[Told] = ()
    settings: dict[int, PlayerSettings] | None = None


async def replayed(database: Database, after: int, until: int) -> Replayed:
    """The matches that have numbers greater than `after`, up to `until`."""
    count = moves = 0
    problems: list[Problem] = []
    async with database.reading() as connection:
        latest, absences = await consistency.latest(connection), await Absences.load(connection)
    async for number, stored in _stored(database, after, until):
        count += 1
        if isinstance(stored, Exception):
            problems.append(Problem(f"match {number}", f"cannot be read: {named(stored)}"))
            continue
        moves += sum(isinstance(event.what, Moved) for event in stored.events)
        wrong = differences(stored, latest, absences)
        problems.extend(
            Problem(f"match {number}", text) for text in wrong and await _seen_at_once(database, number)
        )
    return Replayed(count, moves, tuple(problems))


async def _seen_at_once(database: Database, number: int) -> list[str]:
    """The differences of one match, looked at together with the absences: somebody may have gone on vacation since
    those were read.
    """
    async with database.reading() as connection:
        latest, absences = await consistency.latest(connection), await Absences.load(connection)
        found = await _batch(connection, number - 1, number)
    return [
        text
        for _, stored in found
        for text in (
            [f"cannot be read: {named(stored)}"]
            if isinstance(stored, Exception)
            else differences(stored, latest, absences)
        )
    ]


def differences(stored: Stored, latest: datetime, absences: Absences) -> list[str]:
    """How what is stored differs from what the events make, one sentence each; `latest`: the newest event of all."""
    row, events, wrong = stored.row, stored.events, []
    try:
        header = match_rows.header_of(row)
        if not events:
            raise ValueError("a match has a first event")
        begun = events[0].what
        stored_as = header.started(begun.opening if isinstance(begun, Started) else None)
        wrong += [
            f"{each.name} is stored as {short(value)}, but the match began with {short(other)}"
            for each in fields(Started)
            if (value := getattr(stored_as, each.name)) != (other := getattr(begun, each.name, None))
        ]
        match = Match.started(header, events[0])
        if events[0].actor not in (None, *header.players):
            wrong.append("event 1 is by somebody who does not play in it")
        passed = [match]
        for event in events[1:]:
            after = match.apply(event)
            if misattributed(match, event):
                wrong.append(f"event {event.seq} cannot be by {event.actor}")
            match = after
            if stored.told:
                passed.append(match)
        derived = match_rows.header_row(match) | match_rows.derived_row(match)
        by_rules = match.game.outcome(match.state)
    except Exception as error:
        # A match that is wrong keeps nobody from looking at the others.
        return [*wrong, f"cannot be replayed: {named(error)}"]
    wrong += [*backwards(events, absences.set_backs), *differing(row, derived)]
    if by_rules is not None and match.outcome != by_rules:
        wrong.append(f"the rules end it by {by_rules.ending}, but it is stored as {short(match.outcome)}")
    if match.outcome is not None and match.outcome.ending is Ending.TABLES:
        known = known_result(match.game, match.state)
        if known is None or known.winner is not match.outcome.winner:
            wrong.append("it ended by the endgame tables, which do not know this result")
    # The text itself is to be read, not remembered from above.
    match_rows.positions.forget()
    try:
        match_rows.match_of(row)
    except Exception as error:
        wrong.append(f"cannot be opened: {named(error)}")
    return [
        *wrong,
        *_misplanned(match, stored),
        *mispaused(match, events, absences),
        *untold(match, events, stored.told, latest),
        *mistold(passed, events, stored.told, absences.set_backs),
    ]


def _misplanned(match: Match, stored: Stored) -> list[str]:
    planned = stored.planned
    wanted = not match.over and match.fallen is None and match.terms.pace.limited
    if wanted and planned is None:
        return ["its reminders are not planned"]
    if not wanted and planned is not None:
        return ["reminders are planned that nobody needs"]
    if planned is None:
        return []
    if planned["since"] != match.clock.since:
        return [f"its reminders are planned for the turn since {planned['since']}, not {match.clock.since}"]
    chosen = wishes((stored.settings or {}).get(match.mover, PlayerSettings()))
    coming = plan(match.clock, chosen, planned["sent"])
    due_at = coming[0].at if coming else None
    if planned["due_at"] != due_at:
        return [f"its next reminder is planned for {planned['due_at']}, but is due at {due_at}"]
    return []


async def _stored(
    database: Database, after: int, until: int
) -> AsyncIterator[tuple[int, Stored | Exception]]:
    while after < until:
        # All that belongs to one batch comes from one consistent view, also while players move.
        async with database.reading() as connection:
            batch = await _batch(connection, after, until)
        if not batch:
            return
        for found in batch:
            yield found
        after = max(number for number, _ in batch)


async def _batch(connection: Connection, after: int, until: int) -> list[tuple[int, Stored | Exception]]:
    """The next matches after that number, up to `until`, with all that belongs to them."""
    limit = min(AT_ONCE, until - after)
    rows = await consistency.rows_after(connection, tables.matches.c.id, after, limit, until)
    if not rows:
        return []
    first, last = min(rows), max(rows)
    planned = await consistency.reminders_of(connection, first, last)
    told = await consistency.told_between(connection, first, last)
    events = await consistency.events_between(connection, first, last)
    settings = await _settings(connection, rows, planned)
    batch: list[tuple[int, Stored | Exception]] = []
    for number, row in rows.items():
        of = events[number]
        if isinstance(row, Exception):
            batch.append((number, row))
        elif isinstance(of, Exception):
            batch.append((number, of))
        else:
            batch.append((number, Stored(row, of, planned.get(number), told[number], settings)))
    return batch


async def _settings(
    connection: Connection, rows: dict[int, Row | Exception], planned: dict[int, Row]
) -> dict[int, PlayerSettings]:
    """The choices of those whose turns have reminders."""
    users = {
        row["to_move_id"]
        for number, row in rows.items()
        if number in planned and not isinstance(row, Exception)
    }
    found = {}
    for user in users - {None}:
        try:
            found[user] = await players.settings(connection, user)
        except Exception:
            # Settings that cannot be read are named with the player.
            continue
    return found
