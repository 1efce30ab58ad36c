"""Taking back the last thing that a director has done, by the event that undoes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.core.calendar import from_ms
from bot.core.errors import BadTournament
from bot.core.tournament.actions import bring_back, correct, forbid, move, pause, resume
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.pairings import Kind
from bot.core.tournament.tournament import Step, Tournament

DIRECTED: Final = frozenset(
    {
        EventKind.DIRECTOR,
        EventKind.PAUSED,
        EventKind.RESUMED,
        EventKind.EXTENDED,
        EventKind.CORRECTED,
        EventKind.WITHDRAWN,
        EventKind.FORBIDDEN,
        EventKind.BYE,
        EventKind.MOVED,
    }
)
"""The kinds that can be taken back."""
_BETWEEN: Final = frozenset({EventKind.PAIRED, EventKind.BEGUN, EventKind.TIME_UP, EventKind.REPLACED})
"""After these, earlier steps may have had consequences."""


def undo(tournament: Tournament, events: Sequence[Event], by: int, now: datetime) -> Step:
    """Raises BadTournament where there is nothing to take back, or something depends on it."""
    done = last_action(events)
    if done is None:
        raise BadTournament("nothing-to-undo")
    if any(event.kind in _BETWEEN for event in events if event.seq > done.seq):
        raise BadTournament("undo-late")
    detail = done.detail
    match done.kind:
        case EventKind.DIRECTOR:
            user, named = detail["user"], not detail["named"]
            return tournament.with_event(now, by, EventKind.DIRECTOR, user=user, named=named, undoes=done.seq)
        case EventKind.PAUSED:
            return resume(tournament, by, now, done.seq)
        case EventKind.RESUMED:
            return pause(tournament, by, now, done.seq)
        case EventKind.EXTENDED:
            if from_ms(detail["was"]) <= now:
                raise BadTournament("undo-late")
            back = {"until": detail["was"], "was": detail["until"], "undoes": done.seq}
            if "before" in detail:
                back |= {"limits": detail["before"], "before": detail["limits"]}
            return tournament.with_event(now, by, EventKind.EXTENDED, **back)
        case EventKind.CORRECTED:
            first, second = detail["was"]
            forfeit = detail.get("was_forfeit", False)
            return correct(tournament, by, detail["match"], (first, second), now, done.seq, forfeit=forfeit)
        case EventKind.FORBIDDEN:
            one, other = detail["users"]
            return forbid(tournament, by, (one, other), not detail["forbidden"], now, done.seq)
        case EventKind.MOVED:
            return move(tournament, by, detail["was"], now, done.seq)
        case EventKind.BYE:
            points = detail.get("was")
            return tournament.with_event(
                now,
                by,
                EventKind.BYE,
                user=detail["user"],
                round=detail["round"],
                points=points,
                was=detail["points"],
                undoes=done.seq,
            )
        case _:
            if _games_lost(tournament, events, done):
                raise BadTournament("undo-late")
            return bring_back(tournament, by, detail["user"], now, done.seq)


def last_action(events: Sequence[Event]) -> Event | None:
    """The last thing that a director has done and nobody has taken back."""
    undone = {event.detail.get("undoes") for event in events}
    for event in reversed(events):
        own = event.kind in (EventKind.WITHDRAWN, EventKind.BYE) and event.actor in (
            None,
            event.detail["user"],
        )
        if event.kind in DIRECTED and "undoes" not in event.detail and not own and event.seq not in undone:
            return event
    return None


def _games_lost(tournament: Tournament, events: Sequence[Event], left: Event) -> bool:
    """Has the withdrawal ended games, which cannot be played on."""
    number = tournament.number(left.detail["user"])
    own = [meeting for meeting in tournament.meetings if number in meeting.pairing.players()]
    given_up = any(meeting.pairing.kind is Kind.FORFEIT and not meeting.matches for meeting in own)
    mine = {match for meeting in own for match in meeting.matches}
    return given_up or any(
        event.kind is EventKind.RESULT and event.detail["match"] in mine
        for event in events
        if event.seq > left.seq
    )
