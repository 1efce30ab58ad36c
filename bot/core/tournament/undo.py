"""Taking back the last thing that a director has done, by the event that undoes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.core.calendar import from_ms
from bot.core.errors import BadTournament
from bot.core.tournament import transitions
from bot.core.tournament.actions import (
    bring_back,
    correct,
    forbid,
    move,
    name_director,
    order_tie_breaks,
    pause,
    resume,
    substitute,
)
from bot.core.tournament.anew import exchange, play_anew
from bot.core.tournament.event import Event, EventKind
from bot.core.tournament.tournament import Step, Tournament, replay

DIRECTED: Final = frozenset(
    {
        *(EventKind.CHANGED, EventKind.IMPORTED, EventKind.ENTERED, EventKind.LEFT, EventKind.RETURNED),
        *(EventKind.DIRECTOR, EventKind.PAUSED, EventKind.RESUMED, EventKind.EXTENDED, EventKind.MOVED),
        *(EventKind.CORRECTED, EventKind.WITHDRAWN, EventKind.FORBIDDEN, EventKind.BYE),
        *(EventKind.REPLACED, EventKind.EXCHANGED, EventKind.RESULT, EventKind.ANEW),
    }
)
"""The kinds that directors bring about; all but the last can be taken back."""
BEGINS_ANEW: Final = frozenset({EventKind.REPLACED, EventKind.EXCHANGED, EventKind.RESULT})
"""Where these are taken back, games begin anew."""
_BETWEEN: Final = frozenset(
    {EventKind.DRAFTED, EventKind.PAIRED, EventKind.BEGUN, EventKind.TIME_UP, EventKind.REPLACED}
)
"""After these, earlier steps may have had consequences."""
_LASTING: Final = frozenset({EventKind.REPLACED, EventKind.RESULT, EventKind.CORRECTED})
"""Nothing but the table depends on these, or they know by themselves what does."""


def undo(
    tournament: Tournament,
    events: Sequence[Event],
    by: int,
    now: datetime,
    anew: Sequence[tuple[int, int]] = (),
) -> Step:
    """Raises BadTournament where there is nothing to take back, or something depends on it.

    `anew`: each game that is called off or counts no more, and the one that is played instead of it.
    """
    done = last_action(events)
    if done is None:
        raise BadTournament("nothing-to-undo")
    later = [event for event in events if event.seq > done.seq]
    if done.kind not in _LASTING and any(event.kind in _BETWEEN for event in later):
        raise BadTournament("undo-late")
    detail, seq = done.detail, done.seq
    match done.kind:
        case EventKind.DIRECTOR:
            return name_director(tournament, by, detail["user"], not detail["named"], now, seq)
        case EventKind.PAUSED:
            return resume(tournament, by, now, seq)
        case EventKind.RESUMED:
            return pause(tournament, by, now, seq)
        case EventKind.EXTENDED:
            return _shortened(tournament, done, by, now)
        case EventKind.CORRECTED:
            first, second = detail["was"]
            forfeit = detail.get("was_forfeit", False)
            return correct(tournament, by, detail["match"], (first, second), now, seq, forfeit=forfeit)
        case EventKind.FORBIDDEN:
            one, other = detail["users"]
            return forbid(tournament, by, (one, other), not detail["forbidden"], now, seq)
        case EventKind.MOVED:
            return move(tournament, by, detail["was"], now, seq)
        case EventKind.BYE:
            back = {"points": detail.get("was"), "was": detail["points"], "undoes": seq}
            user, round = detail["user"], detail["round"]
            return tournament.with_event(now, by, EventKind.BYE, user=user, round=round, **back)
        case EventKind.REPLACED:
            if tournament.user(tournament.number(detail["other"])) != detail["other"]:
                raise BadTournament("undo-late")
            return substitute(tournament, by, detail["other"], detail["user"], [*anew], now, seq)
        case EventKind.EXCHANGED:
            one, other = detail["users"]
            return exchange(tournament, by, (one, other), anew, now, seq)
        case EventKind.RESULT:
            other = anew[0][1] if anew else 0
            return play_anew(tournament, by, detail["match"], other, now, seq)
        case EventKind.RETURNED:
            return transitions.withdraw(tournament, by, detail["user"], now, undoes=seq)
        case EventKind.WITHDRAWN:
            return bring_back(tournament, by, detail["user"], now, seq)
        case EventKind.ANEW:
            raise BadTournament("undo-late")
        case _:
            return _before_start(tournament, events, done, by, now)


def last_action(events: Sequence[Event]) -> Event | None:
    """The last thing that a director has done and nobody has taken back."""
    undone = {event.detail.get("undoes") for event in events}
    for event in reversed(events):
        # A player's own doing, and time's, is no director's; what a file brings is.
        own = event.actor is None or event.actor == event.detail.get("user")
        own = own and event.kind is not EventKind.DIRECTOR
        if event.kind in DIRECTED and "undoes" not in event.detail and not own and event.seq not in undone:
            return event
    return None


def _shortened(tournament: Tournament, done: Event, by: int, now: datetime) -> Step:
    detail = done.detail
    if from_ms(detail["was"]) <= now:
        raise BadTournament("undo-late")
    back = {"until": detail["was"], "was": detail["until"], "undoes": done.seq}
    if "before" in detail:
        back |= {"limits": detail["before"], "before": detail["limits"]}
    return tournament.with_event(now, by, EventKind.EXTENDED, **back)


def _before_start(
    tournament: Tournament, events: Sequence[Event], done: Event, by: int, now: datetime
) -> Step:
    """Settings as they were, and entrants who were added, removed or taken over."""
    before, detail, seq = (
        replay(tournament.id, tournament.place, events[: done.seq - 1]),
        done.detail,
        done.seq,
    )
    match done.kind:
        case EventKind.CHANGED if detail.get("order"):
            was = before.system.order(before.plan)[1:]
            return order_tie_breaks(tournament, by, was, now, seq)
        case EventKind.CHANGED:
            tournament.require_open()
            plan = before.plan.dump()
            return tournament.with_event(now, by, EventKind.CHANGED, plan=plan, undoes=seq)
        case EventKind.ENTERED if tournament.joinable:
            return transitions.withdraw(tournament, by, detail["user"], now, undoes=seq)
        case EventKind.ENTERED:
            return transitions.leave(tournament, detail["user"], now, by, undoes=seq)
        case EventKind.LEFT:
            return transitions.enter(tournament, detail["user"], now, by=by, undoes=seq)
        case _:
            tournament.require_open()
            people = [each for each in detail["people"] if each[0] not in before.entrants]
            return tournament.with_event(
                now, by, EventKind.IMPORTED, people=people, played=detail["played"], undoes=seq
            )
