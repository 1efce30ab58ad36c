"""What an announcement of a tournament tells: the meetings that begin, and who no longer plays, or plays now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.meeting import Meeting
from bot.core.tournament.tournament import Tournament, replay


@dataclass(frozen=True, slots=True)
class Changes:
    """Users: `dropped` for never making a move, `missing` at the check-in, `moved_up` from the waiting list."""

    dropped: tuple[int, ...] = ()
    missing: tuple[int, ...] = ()
    moved_up: tuple[int, ...] = ()

    def of(self, user: int) -> Changes:
        """Those that concern one user."""
        return Changes(*(tuple({user} & set(users)) for users in (self.dropped, self.missing, self.moved_up)))


def announced(events: Sequence[Event], seq: int) -> list[Meeting]:
    """The meetings of which the announcement of event `seq` tells, with their games: of that one, and of those just
    before it that leave it to tell of theirs. `events`: all of the tournament's.
    """
    told = list(events[seq - 1].detail["meetings"])
    earlier = (event for event in reversed(events[: seq - 1]) if event.kind is EventKind.PAIRED)
    for event in earlier:
        if "more" not in event.detail:
            break
        told = [*event.detail["meetings"], *told]
    return [Meeting.load(each) for each in told]


def announces(event: Event) -> bool:
    """Do meetings begin with it of which it has to tell."""
    return event.kind is EventKind.PAIRED and "more" not in event.detail


def changes_before(tournament: Tournament, events: Sequence[Event], seq: int) -> Changes:
    """The changes since the announcement before event `seq`. `events`: all of the tournament's."""
    latest = max((event.seq for event in events[: seq - 1] if announces(event)), default=0)
    between = events[latest : seq - 1]
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
