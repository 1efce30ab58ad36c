"""The players who no longer play, or play now, between two announcements of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.tournament import Tournament, replay


@dataclass(frozen=True, slots=True)
class Changes:
    """Users: `dropped` for never making a move, `missing` at the check-in, `moved_up` from the waiting list."""

    dropped: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    moved_up: tuple[int, ...] = ()


def changes_before(tournament: Tournament, events: Sequence[Event], seq: int) -> Changes:
    """The changes since the announcement before event `seq`. `events`: all of the tournament's."""
    announced = max((event.seq for event in events[: seq - 1] if event.kind is EventKind.PAIRED), default=0)
    between = events[announced : seq - 1]
    back = {event.detail["user"] for event in between if event.kind is EventKind.RETURNED}
    dropped = tuple(
        event.detail["user"]
        for event in between
        if event.kind is EventKind.WITHDRAWN
        and event.detail.get("absent", False)
        and event.detail["user"] not in back
    )
    started = next((event for event in between if event.kind is EventKind.STARTED), None)
    if started is None:
        return Changes(dropped)
    before, seeds = (
        replay(tournament.id, tournament.place, events[: started.seq - 1]),
        started.detail["seeds"],
    )
    missing = tuple(user for user in before.seated if user not in seeds)
    waiting = before.entrants[len(before.seated) :]
    return Changes(dropped, missing, tuple(user for user in waiting if user in seeds))
