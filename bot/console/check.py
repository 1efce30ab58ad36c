"""Is what is stored still what happened? Everything that follows from something else is worked out again and compared.

Each check takes the tables that it names; of every table the values are looked at.
"""

from __future__ import annotations

import asyncio
import gc
import math
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import Final

from bot.console import consistency
from bot.console.plausible import absent, implausible, misaddressed, misjoined, misreviewed
from bot.house_games.checks import miscomposed
from bot.ladders.checks import misranked
from bot.lessons.checks import mislearned
from bot.lines.checks import misprepared
from bot.match.checks.matches import Replayed, replayed
from bot.problems.checks import misposed
from bot.ratings.checks import misrated
from bot.store import schema
from bot.store.database import Connection, Database
from bot.store.finding import Problem, named
from bot.tournaments.checks import unsound
from bot.workers.pool import Workers
from bot.world.checks import misoffered

__all__ = ["CHECKS", "REPLAYED", "Problem", "Report", "check"]

_FEW: Final = 1000
"""Matches that are not worth another process."""

REPLAYED: Final = ("matches", "match_events", "reminders")
"""The tables that `replayed` looks at, in several processes where there is much."""
CHECKS: Final[Mapping[Callable[[Connection], Awaitable[list[Problem]]], tuple[str, ...]]] = {
    misjoined: ("seeks",),
    misoffered: ("world_offers", "world_reports", "world_bans", "world_closures"),
    unsound: ("tournaments", "tournament_events", "tournament_matches", "tournament_messages"),
    misrated: ("ratings", "rating_changes", "exclusions"),
    misprepared: ("prepared_lines",),
    misranked: ("ladders", "ladder_events", "ladder_matches"),
    misaddressed: ("notices",),
    absent: ("heartbeat", "downtimes", "departures", "vacations"),
    misreviewed: ("reviews",),
    misposed: ("problem_attempts", "problem_channels"),
    miscomposed: ("house_games",),
    mislearned: ("lessons",),
}
"""The other checks, and the tables that each looks at."""


@dataclass(frozen=True, slots=True)
class Report:
    """The things looked at, and the mistakes found."""

    matches: int
    moves: int
    problems: tuple[Problem, ...]


async def check(database: Database, *, processes: int = 1, now: datetime | None = None) -> Report:
    """Look at everything, with so many processes where there is much. Reads only; the bot may run meanwhile.

    `now`: what has happened has happened before.
    """
    async with database.reading() as connection:
        problems = [Problem(*wrong) for wrong in await connection.run_sync(schema.differences)]
        last = await consistency.last_match(connection)
    if processes > 1 and last > _FEW:
        parts = await _in_processes(database.url, last, processes)
    else:
        parts = [await replayed(database, 0, last)]
    problems += [problem for part in parts for problem in part.problems]
    async with database.reading() as connection:
        problems += await implausible(connection, now)
    for look, tables in CHECKS.items():
        try:
            async with database.reading() as connection:
                problems += await look(connection)
        except Exception as error:
            problems.append(Problem(", ".join(tables), f"cannot be worked out: {named(error)}"))
    return Report(sum(part.matches for part in parts), sum(part.moves for part in parts), tuple(problems))


async def _in_processes(url: str, last: int, processes: int) -> list[Replayed]:
    # More parts than processes, so that none of them is left with the longest matches at the end.
    bounds = [last * number // (4 * processes) for number in range(4 * processes + 1)]
    workers = Workers(processes)
    try:
        return await asyncio.gather(
            *(workers.call(_part, url, after, until, patience=math.inf) for after, until in pairwise(bounds))
        )
    finally:
        workers.close()


def _part(url: str, after: int, until: int) -> Replayed:
    # Replayed matches hold no circles, and looking for them takes a tenth of the time.
    gc.disable()

    async def replay_part() -> Replayed:
        database = Database(url, read_only=True)
        try:
            return await replayed(database, after, until)
        finally:
            await database.close()

    return asyncio.run(replay_part())
