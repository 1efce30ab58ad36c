"""Taking back the last thing that a director has done, by the event that undoes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.core.errors import BadTournament
from bot.tournaments.model import transitions
from bot.tournaments.model.actions import (
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
from bot.tournaments.model.anew import exchange, play_anew
from bot.tournaments.model.event import (
    UNTOLD,
    Begun,
    Bye,
    Changed,
    Corrected,
    Directed,
    Director,
    Drafted,
    Entered,
    Event,
    Exchanged,
    Extended,
    Forbidden,
    Imported,
    Left,
    Moved,
    OfOne,
    Paired,
    Paused,
    Person,
    Replaced,
    Result,
    Resumed,
    Returned,
    TimeUp,
    Withdrawn,
    undone_by,
)
from bot.tournaments.model.tournament import Step, Tournament, replay

BEGINS_ANEW: Final = (Replaced, Exchanged, Result)
"""Where these are taken back, games begin anew."""
_BETWEEN: Final = (Drafted, Paired, Begun, TimeUp, Replaced)
"""After these, earlier steps may have had consequences."""
_LASTING: Final = (Replaced, Result, Corrected)
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
    what, seq = done.what, done.seq
    if not isinstance(what, _LASTING) and any(isinstance(event.what, _BETWEEN) for event in later):
        raise BadTournament("undo-late")
    match what:
        case Director():
            return name_director(tournament, by, what.user, not what.named, now, seq)
        case Paused():
            return resume(tournament, by, now, seq)
        case Resumed():
            return pause(tournament, by, now, seq)
        case Extended():
            return _shortened(tournament, what, seq, by, now)
        case Corrected():
            return correct(tournament, by, what.match, what.was, now, seq, forfeit=what.was_forfeit)
        case Forbidden():
            return forbid(tournament, by, what.users, not what.forbidden, now, seq)
        case Moved():
            return move(tournament, by, what.was, now, seq)
        case Bye():
            was = None if what.was == UNTOLD else what.was
            back = Bye(what.user, what.round, was, was=what.points, undoes=seq)
            return tournament.with_event(now, by, back)
        case Replaced(user=user, other=other):
            if tournament.user(tournament.number(other)) != other or user in tournament.seeds:
                raise BadTournament("undo-late")
            return substitute(tournament, by, other, user, anew, now, seq)
        case Exchanged():
            return exchange(tournament, by, what.users, anew, now, seq)
        case Result():
            other = anew[0][1] if anew else 0
            return play_anew(tournament, by, what.match, other, now, seq)
        case Returned():
            return transitions.withdraw(tournament, by, what.user, now, undoes=seq)
        case Withdrawn():
            return bring_back(tournament, by, what.user, now, seq)
        case Entered() if tournament.joinable:
            return transitions.withdraw(tournament, by, what.user, now, undoes=seq)
        case Entered():
            return transitions.leave(tournament, what.user, now, by, undoes=seq)
        case Left():
            return transitions.enter(tournament, what.user, now, by=by, undoes=seq)
        case Changed() | Imported():
            before = replay(tournament.id, tournament.place, events[: seq - 1])
            return _before_start(tournament, before, what, seq, by, now)
        case _:
            raise BadTournament("undo-late")


def last_action(events: Sequence[Event]) -> Event | None:
    """The last thing that a director has done and nobody has taken back."""
    undone = {undone_by(event) for event in events}
    for event in reversed(events):
        directed = isinstance(event.what, Directed | Result) and undone_by(event) is None
        if directed and not _own(event) and event.seq not in undone:
            return event
    return None


def _own(event: Event) -> bool:
    """A player's own doing, and time's, is no director's; what a file brings is."""
    if isinstance(event.what, Director):
        return False
    return event.actor is None or (isinstance(event.what, OfOne) and event.actor == event.what.user)


def _shortened(tournament: Tournament, done: Extended, seq: int, by: int, now: datetime) -> Step:
    if done.was <= now:
        raise BadTournament("undo-late")
    back = Extended(done.was, done.until, done.before, done.limits, undoes=seq)
    return tournament.with_event(now, by, back)


def _before_start(
    tournament: Tournament, before: Tournament, done: Changed | Imported, seq: int, by: int, now: datetime
) -> Step:
    """Settings and the order of tie-breaks as they were, and without the entrants of a file."""
    if isinstance(done, Changed) and done.order:
        return order_tie_breaks(tournament, by, before.system.order(before.plan)[1:], now, seq)
    tournament.require_open()
    if isinstance(done, Changed):
        return tournament.with_event(now, by, Changed(before.plan, undoes=seq))
    people = tuple(each for each in done.people if each.user not in before.entrants)
    known = before.direction
    former = tuple(
        Person(each.user, *known.seeding.get(each.user, (None, None)), known.federations.get(each.user))
        for each in done.people
        if each.user in before.entrants
    )
    back = Imported(people, done.played, former=former, undoes=seq)
    return tournament.with_event(now, by, back)
