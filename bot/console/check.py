"""Is what is stored still what happened? What follows from something else is worked out again and compared."""

from dataclasses import dataclass

import sqlalchemy as sa

from bot.features import FEATURES
from bot.store import finding
from bot.store.database import Database
from bot.store.finding import Problem, named
from bot.store.tables import match_events, matches

__all__ = ["Problem", "Report", "check"]


@dataclass(frozen=True, slots=True)
class Report:
    """The things looked at, and the mistakes found."""

    matches: int
    moves: int
    problems: tuple[Problem, ...]


async def check(database: Database) -> Report:
    """Look at everything. Reads only; the bot may run meanwhile."""
    async with database.reading() as connection:
        problems = [Problem(*wrong) for wrong in await connection.run_sync(finding.differences)]
        count = sa.select(sa.func.count())
        games = await connection.scalar(count.select_from(matches)) or 0
        moves = await connection.scalar(count.where(match_events.c.kind == "moved")) or 0
    for feature in FEATURES:
        if feature.check is not None:
            # Each sees one moment of a bot that goes on.
            async with database.reading() as connection:
                try:
                    problems += [problem async for problem in feature.check(connection)]
                except Exception as error:
                    problems.append(Problem(feature.name, f"cannot be worked out: {named(error)}"))
    return Report(games, moves, tuple(problems))
