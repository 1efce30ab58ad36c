"""Can the lines that players have prepared be played in their matches."""

from __future__ import annotations

from bot.lines import rows as conditional
from bot.lines.model import is_sound
from bot.match.rows import matches
from bot.store.database import Connection
from bot.store.finding import Problem, named


async def misprepared(connection: Connection) -> list[Problem]:
    """Rows of prepared lines that cannot be right."""
    wrong: list[Problem] = []
    for row in await conditional.all_rows(connection):
        subject = f"lines of {row['user_id']} in match {row['match_id']}"
        try:
            match = await matches.load(connection, row["match_id"])
            if match.over or not is_sound(match, conditional.prepared_of(row)):
                wrong.append(Problem(subject, "do not fit the match as it stands"))
        except Exception as error:
            # The other rows are looked at too, whatever is wrong with one.
            wrong.append(Problem(subject, f"cannot be read: {named(error)}"))
    return wrong
