"""Is what is stored still what happened? Everything that follows from something else is worked out again and compared.

Matches are replayed from their events and compared with their rows; what was settled before the first move stands in
the first event too. Ratings are worked out from all rated matches, tournaments and ladders are replayed and
held against their matches; conditional moves must be possible in theirs.
"""

from __future__ import annotations

import asyncio
import gc
import math
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

import sqlalchemy as sa

from bot.core.events import Event
from bot.core.match import EventKind, Match, replay
from bot.core.notice import Fate
from bot.core.preferences import PlayerSettings, ServerSettings
from bot.services.conditional_check import misprepared
from bot.services.ladder_check import misranked
from bot.services.rating_check import misrated
from bot.services.tournament_check import unsound
from bot.store import consistency, match_rows, notices, seeks, tables, vacations
from bot.store.database import Database
from bot.store.match_rows import Row
from bot.workers.pool import Workers

_AT_ONCE: Final = 200
_FEW: Final = 1000
"""Matches that are not worth another process."""
_SHOWN: Final = 80


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that cannot be right, in words for the operator. `subject`: what it is about, "match 7" for one."""

    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.subject}: {self.text}"


@dataclass(frozen=True, slots=True)
class Report:
    """What was looked at, and what is wrong."""

    matches: int
    moves: int
    problems: tuple[Problem, ...]


async def check(database: Database, *, processes: int = 1) -> Report:
    """Look at everything, with so many processes where there is much. Reads only; the bot may run meanwhile."""
    async with database.reading() as connection:
        last = await consistency.last_match(connection)
    if processes > 1 and last > _FEW:
        parts = await _in_processes(database.url, last, processes)
    else:
        parts = [await _replayed(database, 0, last)]
    problems = [problem for part in parts for problem in part.problems]
    problems.extend(await _relations(database))
    problems.extend(await _unreadable(database))
    for subject, look in (
        ("tournaments", unsound),
        ("ratings", misrated),
        ("lines", misprepared),
        ("ladders", misranked),
    ):
        try:
            problems.extend(Problem(*wrong) for wrong in await look(database))
        except Exception as error:
            problems.append(Problem(subject, f"cannot be worked out: {_named(error)}"))
    return Report(sum(part.matches for part in parts), sum(part.moves for part in parts), tuple(problems))


async def _in_processes(url: str, last: int, processes: int) -> list[Report]:
    # More parts than processes, so that none of them is left with the longest matches at the end.
    bounds = [last * number // (4 * processes) for number in range(4 * processes + 1)]
    workers = Workers(processes)
    try:
        return await asyncio.gather(
            *(workers.call(_part, url, after, until, patience=math.inf) for after, until in pairwise(bounds))
        )
    finally:
        workers.close()


def _part(url: str, after: int, until: int) -> Report:
    # What is replayed holds no circles, and looking for them takes a tenth of the time.
    gc.disable()

    async def replay_part() -> Report:
        database = Database(url, read_only=True)
        try:
            return await _replayed(database, after, until)
        finally:
            await database.close()

    return asyncio.run(replay_part())


async def _replayed(database: Database, after: int, until: int) -> Report:
    """What is wrong with the matches that have numbers greater than `after`, up to `until`."""
    count = moves = 0
    problems: list[Problem] = []
    async for number, row, events, planned in _stored(database, after, until):
        count += 1
        if isinstance(row, Exception):
            problems.append(Problem(f"match {number}", f"cannot be read: {_named(row)}"))
            continue
        if isinstance(events, Exception):
            problems.append(Problem(f"match {number}", f"cannot be read: {_named(events)}"))
            continue
        moves += sum(event.kind is EventKind.MOVED for event in events)
        problems.extend(Problem(f"match {number}", text) for text in differences(row, events, planned))
    return Report(count, moves, tuple(problems))


def differences(row: Row, events: Sequence[Event], planned: Row | None = None) -> list[str]:
    """How the stored row differs from what the events make, one sentence each; `planned`: its row of reminders."""
    wrong: list[str] = []
    try:
        header = match_rows.header_of(row)
        settled = events[0].detail if events else {}
        wrong += [
            f"{name} is stored as {_short(value)}, but the match began with {_short(settled.get(name))}"
            for name, value in header.facts.items()
            if settled.get(name) != value
        ]
        match = replay(header, events)
        derived = match_rows.derived_row(match) | {"started_at": match.started_at}
        by_rules = match.game.outcome(match.state)
    except Exception as error:
        # Whatever is wrong with one match, the others are looked at too.
        return [*wrong, f"cannot be replayed: {_named(error)}"]
    wrong += [
        f"{column} is stored as {_short(row[column])}, but the events make it {_short(value)}"
        for column, value in derived.items()
        if row[column] != value
    ]
    if by_rules is not None and match.outcome != by_rules:
        wrong.append(f"the rules end it by {by_rules.ending}, but it is stored as {_short(match.outcome)}")
    # The text itself is to be read, not remembered from above.
    match_rows.positions.forget()
    try:
        match_rows.match_of(row)
    except Exception as error:
        wrong.append(f"cannot be opened: {_named(error)}")
    return wrong + _misplanned(match, planned)


def _misplanned(match: Match, planned: Row | None) -> list[str]:
    wanted = not match.over and match.fallen is None and match.terms.pace.limited
    if wanted and planned is None:
        return ["its reminders are not planned"]
    if not wanted and planned is not None:
        return ["reminders are planned that nobody needs"]
    if planned is not None and planned["since"] != match.clock.since:
        return [f"its reminders are planned for the turn since {planned['since']}, not {match.clock.since}"]
    return []


Stored = tuple[int, Row | Exception, list[Event] | Exception, Row | None]


async def _stored(database: Database, after: int, until: int) -> AsyncIterator[Stored]:
    while after < until:
        # All that belongs to one batch comes from one consistent view, also while players move.
        async with database.reading() as connection:
            rows = await consistency.rows_after(
                connection, tables.matches.c.id, after, min(_AT_ONCE, until - after), until
            )
            if not rows:
                return
            first, last = min(rows), max(rows)
            planned = await consistency.reminders_of(connection, first, last)
            events = await consistency.events_between(connection, first, last)
        for number, row in rows.items():
            yield number, row, events[number], planned.get(number)
        after = last


async def _relations(database: Database) -> list[Problem]:
    async with database.reading() as connection:
        return [
            *(
                Problem(f"{parent} {key}", f"is gone, but {table}.{column} refers to it")
                for table, column, key, parent in await consistency.dangling(connection)
            ),
            *(
                Problem(f"match {first}", f"match {second} is stored as its twin, but does not fit")
                for first, second in await consistency.odd_pairs(connection)
            ),
            *(
                Problem(f"seek {seek}", f"does not fit what became of it: match {match}")
                for seek, match in await consistency.odd_seeks(connection)
            ),
        ]


_READERS: Final[tuple[tuple[sa.Column[Any], Callable[[Mapping[Any, Any]], object]], ...]] = (
    (tables.seeks.c.id, lambda row: seeks.seek_of(row).terms.kind),
    (tables.notices.c.id, lambda row: (notices.notice_of(row), row["fate"] and Fate(row["fate"]))),
    (tables.vacations.c.id, lambda row: vacations.vacation_of(row).days),
    (tables.players.c.user_id, lambda row: PlayerSettings.load(row["settings"])),
    (tables.servers.c.guild_id, lambda row: ServerSettings.load(row["settings"])),
)


async def _unreadable(database: Database) -> list[Problem]:
    """Rows that cannot be read as what they are."""
    problems = []
    for key, read in _READERS:
        after = 0
        while True:
            async with database.reading() as connection:
                rows = await consistency.rows_after(connection, key, after, _AT_ONCE)
            if not rows:
                break
            for number, row in rows.items():
                try:
                    if isinstance(row, Exception):
                        raise row
                    read(row)
                except Exception as error:
                    problems.append(Problem(f"{key.table.name} {number}", f"cannot be read: {_named(error)}"))
            after = max(rows)
    return problems


def _named(error: Exception) -> str:
    return f"{type(error).__name__}: {_short(str(error))}"


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
