"""Taking back the last thing that a director has done, by the event that undoes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.core.errors import BadTournament
from bot.tournaments.model import actions, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.anew import exchange, play_anew
from bot.tournaments.model.event import Event
from bot.tournaments.model.tournament import Step, Tournament, replay

BEGINS_ANEW: Final = (ev.Replaced, ev.Exchanged, ev.Result)
"""Where these are taken back, games begin anew."""
_BETWEEN: Final = (ev.Drafted, ev.Paired, ev.Begun, ev.TimeUp, ev.Replaced)
"""After these, earlier steps may have had consequences."""
_LASTING: Final = (ev.Replaced, ev.Result, ev.Corrected)
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
        case ev.Director():
            return actions.name_director(tournament, by, what.user, not what.named, now, seq)
        case ev.Paused():
            return actions.resume(tournament, by, now, seq)
        case ev.Resumed():
            return actions.pause(tournament, by, now, seq)
        case ev.Extended():
            return _shortened(tournament, what, seq, by, now)
        case ev.Corrected():
            return actions.correct(tournament, by, what.match, what.was, now, seq, forfeit=what.was_forfeit)
        case ev.Forbidden():
            return actions.forbid(tournament, by, what.users, not what.forbidden, now, seq)
        case ev.Moved():
            return actions.move(tournament, by, what.was, now, seq)
        case ev.Bye():
            was = None if what.was == ev.UNTOLD else what.was
            back = ev.Bye(what.user, what.round, was, was=what.points, undoes=seq)
            return tournament.with_event(now, by, back)
        case ev.Replaced(user=user, other=other):
            if tournament.user(tournament.number(other)) != other or user in tournament.seeds:
                raise BadTournament("undo-late")
            return actions.substitute(tournament, by, other, user, anew, now, seq)
        case ev.Exchanged():
            return exchange(tournament, by, *what.users, anew, now, seq)
        case ev.Result():
            return play_anew(tournament, by, what.match, anew, now, seq)
        case ev.Returned():
            return transitions.withdraw(tournament, by, what.user, now, undoes=seq)
        case ev.Withdrawn():
            return actions.bring_back(tournament, by, what.user, now, seq)
        case ev.Entered() if tournament.joinable:
            return transitions.withdraw(tournament, by, what.user, now, undoes=seq)
        case ev.Entered():
            return transitions.leave(tournament, what.user, now, by, undoes=seq)
        case ev.Left():
            return transitions.enter(tournament, what.user, now, by=by, undoes=seq)
        case ev.Changed() | ev.Imported():
            before = replay(tournament.id, tournament.place, events[: seq - 1])
            return _before_start(tournament, before, what, seq, by, now)
        case _:
            raise BadTournament("undo-late")


def last_action(events: Sequence[Event]) -> Event | None:
    """The last thing that a director has done and nobody has taken back."""
    undone = {ev.undone_by(event) for event in events}
    for event in reversed(events):
        directed = isinstance(event.what, ev.Directed | ev.Result) and ev.undone_by(event) is None
        if directed and not _own(event) and event.seq not in undone:
            return event
    return None


def _own(event: Event) -> bool:
    """A player's own doing, and time's, is no director's; what a file brings is."""
    if isinstance(event.what, ev.Director):
        return False
    return event.actor is None or (isinstance(event.what, ev.OfOne) and event.actor == event.what.user)


def _shortened(tournament: Tournament, done: ev.Extended, seq: int, by: int, now: datetime) -> Step:
    if done.was <= now:
        raise BadTournament("undo-late")
    back = ev.Extended(done.was, done.until, done.before, done.limits, undoes=seq)
    return tournament.with_event(now, by, back)


def _before_start(
    tournament: Tournament,
    before: Tournament,
    done: ev.Changed | ev.Imported,
    seq: int,
    by: int,
    now: datetime,
) -> Step:
    """Settings and the order of tie-breaks as they were, and without the entrants of a file."""
    if isinstance(done, ev.Changed) and done.order:
        return actions.order_tie_breaks(tournament, by, before.system.order(before.plan)[1:], now, seq)
    tournament.require_open()
    if isinstance(done, ev.Changed):
        return tournament.with_event(now, by, ev.Changed(before.plan, undoes=seq))
    people = tuple(each for each in done.people if each.user not in before.entrants)
    known = before.direction
    former = tuple(
        ev.Person(each.user, *known.seeding.get(each.user, (None, None)), known.federations.get(each.user))
        for each in done.people
        if each.user in before.entrants
    )
    back = ev.Imported(people, done.played, former=former, undoes=seq)
    return tournament.with_event(now, by, back)
