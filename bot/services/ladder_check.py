"""Do ladders and their matches still tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.core.absence import within
from bot.core.calendar import DAY
from bot.core.match import Match
from bot.core.tournament.ladder import Ladder
from bot.store import ladders, matches
from bot.store.database import Database
from bot.store.ladders import Row


async def misranked(database: Database) -> list[tuple[str, str]]:
    """What of a ladder cannot be right, as what it is about and what is wrong. Reads only."""
    wrong: list[tuple[str, str]] = []
    async with database.reading() as connection:
        for row in await ladders.all_rows(connection):
            subject = f"ladder {row['id']}"
            try:
                ladder = await ladders.load(connection, row["id"])
                linked = await ladders.matches_of(connection, row["id"])
                played = [await matches.load(connection, match_id) for match_id in linked]
                wrong += [(subject, text) for text in _differences(row, ladder, played)]
            except Exception as error:
                # Whatever is wrong with one ladder, the others are looked at too.
                wrong.append((subject, f"cannot be replayed: {type(error).__name__}: {str(error)[:80]}"))
    return wrong


def _differences(row: Row, ladder: Ladder, played: list[Match]) -> Iterator[str]:
    derived = {
        "game": ladder.rules.terms.game,
        "channel_id": ladder.place.channel_id,
        "closed": ladder.closed,
        "last_seq": ladder.seq,
        "created_at": ladder.created_at,
    }
    for column, value in derived.items():
        if row[column] != value:
            yield f"{column} is stored as {row[column]!r}, but the events make it {value!r}"
    # What puts it off is seen when its time has come.
    soonest, latest = replace(ladder, away=(), holidays={}).wakes_at, ladder.wakes_at
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and ladder.holidays else latest
    if not within(soonest, row["wakes_at"], tolerated):
        yield f"wakes_at is stored as {row['wakes_at']!r}, but the events make it {latest!r}"
    known = {match.id: match for match in played}
    for challenge in ladder.challenges:
        for match_id in challenge.matches:
            match = known.get(match_id)
            if match is None:
                yield f"match {match_id} was arranged, but is not linked to it"
            elif set(match.players) != set(challenge.users):
                yield f"match {match_id} is between others than were challenged"
            elif match.over != (match_id in challenge.points):
                yield f"match {match_id} is {'over' if match.over else 'going on'}, but its result says otherwise"
