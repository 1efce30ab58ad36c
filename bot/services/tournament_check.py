"""Do tournaments and their matches still tell the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.core.absence import within
from bot.core.calendar import DAY
from bot.core.match import Match
from bot.core.tournament.plan import readable
from bot.core.tournament.promotion import season_after
from bot.core.tournament.timetable import pressing, wakes_at
from bot.core.tournament.tournament import Status, Tournament
from bot.store import matches, tournaments
from bot.store.database import Database
from bot.store.tournaments import Row


async def unsound(database: Database) -> list[tuple[str, str]]:
    """What of a tournament cannot be right, as what it is about and what is wrong. Reads only."""
    wrong: list[tuple[str, str]] = []
    async with database.reading() as connection:
        for row in await tournaments.all_rows(connection):
            subject = f"tournament {row['id']}"
            try:
                tournament = await tournaments.load(connection, row["id"])
                linked = await tournaments.matches_of(connection, row["id"])
                played = [await matches.load(connection, match_id) for match_id in linked]
                wrong += [(subject, text) for text in _differences(row, tournament, linked, played)]
                if tournament.season is not None:
                    before = await tournaments.load(connection, tournament.season.previous)
                    wrong += [(subject, text) for text in _not_following(tournament, before)]
            except Exception as error:
                # Whatever is wrong with one tournament, the others are looked at too.
                wrong.append((subject, f"cannot be replayed: {type(error).__name__}: {str(error)[:80]}"))
    return wrong


def _not_following(tournament: Tournament, before: Tournament) -> Iterator[str]:
    """How a season of a league does not follow from the one before."""
    assert tournament.created_at is not None
    if (tournament.plan.season, before.status) != (before.plan.season + 1, Status.OVER):
        yield f"it does not follow tournament {before.id}"
    following = season_after(before, tournament.created_at)
    if following is None or following[1] != tournament.season:
        yield f"its divisions are not those that tournament {before.id} has left"


def _differences(row: Row, tournament: Tournament, linked: list[int], played: list[Match]) -> Iterator[str]:
    derived = {
        "name": tournament.plan.name,
        "channel_id": tournament.place.channel_id,
        "status": tournament.status.value,
        "due": pressing(tournament),
        "last_seq": tournament.seq,
        "created_at": tournament.created_at,
    }
    for column, value in derived.items():
        stored = readable(row["name"]) if column == "name" else row[column]
        if stored != value:
            yield f"{column} is stored as {row[column]!r}, but the events make it {value!r}"
    # What puts it off is seen when its time has come.
    soonest, latest = wakes_at(replace(tournament, away=(), holidays={})), wakes_at(tournament)
    # It is looked at once a day while somebody is on vacation.
    tolerated = latest + DAY if latest is not None and tournament.holidays else latest
    if not within(soonest, row["wakes_at"], tolerated):
        yield f"wakes_at is stored as {row['wakes_at']!r}, but the events make it {latest!r}"
    arranged = [match_id for meeting in tournament.meetings for match_id in meeting.matches]
    if sorted(arranged) != sorted(linked):
        yield "its matches are not those that were arranged"
    for match in played:
        meeting = tournament.of_match(match.id)
        if meeting is None:
            continue
        held = [set(tournament.holders(number)) for number in meeting.pairing.players()]
        if not all(any(player in users for player in match.players) for users in held):
            yield f"match {match.id} is between others than were paired"
        if tournament.status is Status.RUNNING and match.over != (match.id in tournament.results):
            yield f"match {match.id} is {'over' if match.over else 'going on'}, but its result says otherwise"
