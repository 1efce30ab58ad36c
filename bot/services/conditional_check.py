"""Can the lines that players have prepared be played in their matches."""

from __future__ import annotations

from bot.core.conditional import is_sound
from bot.store import conditional, matches
from bot.store.database import Database


async def misprepared(database: Database) -> list[tuple[str, str]]:
    """Rows of prepared lines that cannot be right, as what each is about and what is wrong. Reads only."""
    wrong: list[tuple[str, str]] = []
    async with database.reading() as connection:
        for row in await conditional.all_rows(connection):
            subject = f"lines of {row['user_id']} in match {row['match_id']}"
            try:
                match = await matches.load(connection, row["match_id"])
                if match.over or not is_sound(match, conditional.prepared_of(row)):
                    wrong.append((subject, "do not fit the match as it stands"))
            except Exception as error:
                # Whatever is wrong with one row, the others are looked at too.
                wrong.append((subject, f"cannot be read: {type(error).__name__}: {str(error)[:80]}"))
    return wrong
