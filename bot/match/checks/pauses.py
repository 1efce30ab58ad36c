"""The pauses of clocks, held against the absences of the bot and the vacations that they name."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.console import consistency
from bot.core.clock import Why
from bot.core.events import Event, Paused
from bot.core.match import Match
from bot.core.people import former
from bot.core.shards import bucket
from bot.match.rows.match_rows import Row
from bot.store import heartbeats
from bot.store.database import Connection
from bot.store.heartbeats import SetBack
from bot.store.tables import downtimes, vacations


@dataclass(frozen=True, slots=True)
class Absences:
    """The absences of the bot and of players by their ids, and when the host's clock was set back."""

    downtimes: Mapping[int, Row]
    vacations: Mapping[int, Row]
    set_backs: Sequence[SetBack]

    @classmethod
    async def load(cls, connection: Connection) -> Absences:
        """All there are; one that cannot be read is none."""
        found = [
            await consistency.rows_after(connection, table.c.id, 0, sys.maxsize)
            for table in (downtimes, vacations)
        ]
        known = [{id: row for id, row in rows.items() if not isinstance(row, Exception)} for rows in found]
        return cls(known[0], known[1], await heartbeats.set_backs(connection))


def mispaused(match: Match, events: Sequence[Event], absences: Absences) -> Iterator[str]:
    """Pauses that are none of the absences that they name."""
    happened = (event.what for event in events)
    last = {(each.why, each.ref): each for each in happened if isinstance(each, Paused)}
    for (why, ref), pause in last.items():
        if why is Why.DOWNTIME and all(place.channel_id for place in match.places):
            row, set_back = absences.downtimes.get(ref), bool(absences.set_backs)
            fits = any(_was_away(place.guild_id, pause, row, set_back) for place in match.places)
        elif why is Why.VACATION:
            fits = pause.side is not None and _on_vacation(
                match.players[pause.side], pause, absences.vacations.get(ref)
            )
        else:
            continue
        if not fits:
            yield f"its clock was paused by {why.value} {ref}, which is not stored like that"


def _was_away(guild: int | None, pause: Paused, row: Row | None, set_back: bool) -> bool:
    if row is None:
        return False
    if row["guild_id"] is not None:
        # The end is moved up when the server is back.
        return bool((row["guild_id"], row["start_at"]) == (guild, pause.start))
    if row["shard_count"] < 1 or bucket(guild) % row["shard_count"] != row["shard"]:
        return False
    # Clocks may know an earlier end of one that went on.
    return set_back or bool(
        row["start_at"] == pause.start and pause.end is not None and row["end_at"] >= pause.end
    )


def _on_vacation(user: int, pause: Paused, row: Row | None) -> bool:
    if row is None:
        return former(user)
    # Its player may have come back before.
    theirs = (row["user_id"], row["start_at"]) == (user, pause.start)
    return theirs and pause.end is not None and bool(row["end_at"] <= pause.end)
