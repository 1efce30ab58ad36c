"""How far people have come with lessons, held against the games that have them."""

from __future__ import annotations

import sqlalchemy as sa

from bot.lessons.model.step import FEWEST, MOST
from bot.store.database import Connection
from bot.store.finding import Problem
from bot.store.tables import lessons
from rules import RulesError, find_game


async def mislearned(connection: Connection) -> list[Problem]:
    """Lessons of no game, or of which more was found than there is."""
    wrong = []
    for row in (await connection.execute(sa.select(lessons))).mappings():
        subject = f"the lessons of {row['user_id']} in {row['game']}"
        if not 0 < row["done"] <= row["steps"] or not FEWEST <= row["steps"] <= MOST:
            wrong.append(Problem(subject, f"stand at step {row['done']} of {row['steps']}"))
        try:
            known = find_game(row["game"]).key
        except RulesError:
            known = None
        if known != row["game"]:
            wrong.append(Problem(subject, "are of no game"))
    return wrong
