"""The acts of directors, a row each; all texts about one go by its key."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Final

from bot.core.errors import BadTournament
from bot.core.verdict import DRAW, LOSS, WIN
from bot.tournaments.model import actions, transitions
from bot.tournaments.model import event as ev
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Event
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.state import GOING_ON, UNSTARTED
from bot.tournaments.model.tie_breaks import TIES
from bot.tournaments.model.tournament import Status, Step, Tournament, replay

TOPICS: Final = ("people", "results", "pairings", "event")
RESULTS: Final = {
    "first": (0, Verdict.RESULT),
    "draw": (None, Verdict.RESULT),
    "second": (1, Verdict.RESULT),
    "first-forfeit": (0, Verdict.FORFEIT),
    "second-forfeit": (1, Verdict.FORFEIT),
    "double-loss": (None, Verdict.DOUBLE_LOSS),
    "double-forfeit": (None, Verdict.DOUBLE_FORFEIT),
}
"""The results that a director gives: which of a pairing wins, and how."""
WORTHS: Final = {"half": DRAW, "full": WIN, "nothing": LOSS, "none": None}


@dataclass(frozen=True, slots=True)
class Act:
    """`topic`: the heading, none for those on the desk itself; `possible`: can it be done in this tournament now;
    `step`: what it does with the tournament, the director, the answers to its form and the instant, None where that is
    more than a step; `fields`: what its form asks; `people`: the users among whom its players are chosen, None where
    anybody in the server may be; `asks`: is it asked once more, with what comes of it. One without fields always is,
    unless it is `light`. `quiet`: the log alone tells of it; `anew`: the step is told last but one
    which games are called off or count no more, each with the one that is played instead of it; `timeless`: it changes
    nothing that time has just decided.
    """

    key: str
    topic: str
    possible: Callable[[Tournament], bool]
    step: Callable[..., Step] | None
    fields: tuple[str, ...] = ()
    people: Callable[[Tournament], Sequence[int]] | None = None
    asks: bool = False
    light: bool = False
    quiet: bool = False
    anew: bool = False
    timeless: bool = False


def act_of(key: str) -> Act | None:
    return next((act for act in ACTS if act.key == key), None)


def _while(*statuses: Status) -> Callable[[Tournament], bool]:
    return lambda tournament: tournament.status in statuses


_open, _running, _settling = map(_while, (Status.OPEN, Status.RUNNING, Status.SETTLING))
_playing, _going = _while(Status.OPEN, Status.RUNNING), _while(*GOING_ON)


def _there(tournament: Tournament) -> Sequence[int]:
    gone = set(map(tournament.user, tournament.withdrawn))
    return [user for user in tournament.seeds or tournament.entrants if user not in gone]


def _swiss(tournament: Tournament) -> bool:
    return _playing(tournament) and tournament.system.by_rounds


def _played(tournament: Tournament) -> bool:
    return (_running(tournament) or _settling(tournament)) and bool(tournament.results)


def _remove(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    if _open(tournament):
        return transitions.leave(tournament, user, now, by)
    return transitions.withdraw(tournament, by, user, now)


def _correct(
    tournament: Tournament, by: int, match: int, winner: int | None, verdict: Verdict, now: datetime
) -> Step:
    meeting = tournament.of_match(match)
    if meeting is None:
        raise BadTournament("no-result")
    held = {user for number in meeting.pairing.players() for user in tournament.holders(number)}
    if winner is not None and winner not in held:
        raise BadTournament("not-entered", tournament=tournament.id)
    points, forfeit = actions.verdict_points(tournament, meeting, verdict, winner)
    return actions.correct(tournament, by, match, points, now, forfeit=forfeit)


def _change(tournament: Tournament, by: int, plan: Plan, now: datetime) -> Step:
    tournament.require_unstarted()
    return tournament.with_event(now, by, ev.Changed(settled(plan, now)))


def _announce(tournament: Tournament, by: int, now: datetime) -> Step:
    if tournament.status is not Status.DRAFT:
        raise BadTournament("started", tournament=tournament.id)
    return tournament.with_event(now, by, ev.Announced())


PAIR: Final = ("player", "other")
ACTS: Final = (
    Act("announce", "", _while(Status.DRAFT), _announce, light=True, timeless=True),
    Act("start", "", _open, lambda t, by, now: transitions.start(t, by, t.starters, now)),
    Act("pause", "", lambda t: _running(t) and not t.paused, actions.pause, light=True, timeless=True),
    Act("resume", "", lambda t: _running(t) and t.paused, actions.resume, light=True),
    Act("extend", "", lambda t: _running(t) and bool(t.plan.policy.round_days), actions.extend, ("until",)),
    Act("conclude", "", _settling, transitions.conclude),
    Act("reopen", "", lambda t: t.status is Status.OVER, transitions.reopen),
    Act("undo", "", _going, None),
    Act(
        "add", "people", lambda t: _open(t) or t.joinable,
        lambda t, by, user, now: transitions.enter(t, user, now, by=by), ("player",),
    ),
    Act("remove", "people", _playing, _remove, ("player",), _there, asks=True),
    Act(
        "return", "people", lambda t: (_running(t) or _settling(t)) and bool(t.withdrawn),
        actions.bring_back, ("player",), lambda t: [*map(t.user, sorted(t.withdrawn))], asks=True,
    ),
    Act(
        "replace", "people", _running,
        actions.substitute, ("player", "substitute"), _there, asks=True, anew=True,
    ),
    Act("name", "people", _going, partial(actions.name_director, named=True), ("player",), timeless=True),
    Act(
        "unname", "people", _going, partial(actions.name_director, named=False), ("player",),
        lambda t: sorted(t.directors), asks=True, timeless=True,
    ),
    Act("decide", "results", _running, None, ("open", "result")),
    Act("correct", "results", _played, _correct, ("decided", "result")),
    Act("anew", "results", _played, actions.play_anew, ("decided",), asks=True, anew=True),
    Act(
        "exchange", "pairings", lambda t: _swiss(t) and t.round > 0,
        actions.exchange, PAIR, _there, asks=True, anew=True,
    ),
    Act("forbid", "pairings", _swiss, partial(actions.forbid, forbidden=True), PAIR, _there, quiet=True),
    Act(
        "allow", "pairings", lambda t: _swiss(t) and (bool(t.forbidden) or t.unpairable),
        partial(actions.forbid, forbidden=False), PAIR, _there, quiet=True,
    ),
    Act("bye", "pairings", _swiss, actions.give_bye, ("player", "round", "worth"), _there),
    Act("settings", "event", _while(*UNSTARTED), _change, light=True, quiet=True),
    Act(
        "order", "event", lambda t: _running(t) and not t.results and bool(t.system.criteria),
        actions.order_tie_breaks, TIES,
    ),
    Act("import", "event", _open, None, ("file",)),
    Act("move", "event", _going, actions.move, ("channel",), timeless=True),
    Act("finish", "event", lambda t: _running(t) and transitions.may_finish(t), transitions.finish),
    Act("cancel", "event", _while(Status.DRAFT, *GOING_ON), transitions.cancel, timeless=True),
)  # fmt: skip


BEGINS_ANEW: Final = (ev.Replaced, ev.Exchanged, ev.Result)  # where these are taken back, games begin anew
_BETWEEN: Final = (ev.Drafted, ev.Paired, ev.Begun, ev.TimeUp, ev.Replaced)
"""After these, earlier steps may have had consequences."""
_LASTING: Final = (ev.Replaced, ev.Result, ev.Corrected, ev.Withdrawn)
"""Nothing but the table depends on these, or they know by themselves what does."""


def undo(
    tournament: Tournament, events: Sequence[Event], by: int, now: datetime, anew: ev.Instead = ()
) -> Step:
    """Raises BadTournament where nothing can be taken back. `anew`: each game that ends, and the one instead of it."""
    done = last_action(events)
    if done is None:
        raise BadTournament("nothing-to-undo")
    later = (event.what for event in events if event.seq > done.seq)
    if not isinstance(done.what, _LASTING) and any(isinstance(what, _BETWEEN) for what in later):
        raise BadTournament("undo-late")
    _, event = _inverse(tournament, done.what, events[: done.seq - 1], by, now, anew)
    assert isinstance(event.what, ev.Directed)
    back: Event = replace(event, what=replace(event.what, undoes=done.seq))
    return tournament.apply(back), back


def _inverse(
    tournament: Tournament, what: ev.What, before: Sequence[Event], by: int, now: datetime, anew: ev.Instead
) -> Step:
    match what:
        case ev.Director():
            return actions.name_director(tournament, by, what.user, now, named=not what.named)
        case ev.Paused():
            return actions.resume(tournament, by, now)
        case ev.Resumed() if tournament.status is Status.RUNNING:
            return actions.pause(tournament, by, now)
        case ev.Extended() if what.was > now:
            back = ev.Extended(what.was, what.until, what.before, what.limits)
            return tournament.with_event(now, by, back)
        case ev.Corrected():
            return actions.correct(tournament, by, what.match, what.was, now, forfeit=what.was_forfeit)
        case ev.Forbidden():
            return actions.forbid(tournament, by, *what.users, now, forbidden=not what.forbidden)
        case ev.Moved():
            return actions.move(tournament, by, what.was, now)
        case ev.Bye():
            was = None if what.was == ev.UNTOLD else what.was
            return tournament.with_event(now, by, ev.Bye(what.user, what.round, was, was=what.points))
        case ev.Replaced(user=user, other=other) if user not in tournament.seeds:
            tournament.number(other)
            return tournament.with_event(now, by, ev.Replaced(other, user, tuple(anew)))
        case ev.Exchanged():
            return actions.exchange(tournament, by, *what.users, anew, now)
        case ev.Result():
            return actions.play_anew(tournament, by, what.match, anew, now)
        case ev.Withdrawn():
            return actions.bring_back(tournament, by, what.user, now)
        case ev.Returned():
            return transitions.withdraw(tournament, by, what.user, now)
        case ev.Entered():
            return _remove(tournament, by, what.user, now)
        case ev.Left():
            # Nobody who waited is to lose by it what they have been told.
            return transitions.enter(tournament, what.user, now, by=by, place=0)
        case ev.Changed(order=True):
            known = replay(tournament.id, tournament.place, before)
            return actions.order_tie_breaks(tournament, by, known.system.order(known.plan)[1:], now)
        case ev.Changed():
            tournament.require_open()
            plan = replay(tournament.id, tournament.place, before).plan
            return tournament.with_event(now, by, ev.Changed(plan))
        case ev.Imported():
            tournament.require_open()
            known = replay(tournament.id, tournament.place, before)
            return tournament.with_event(now, by, _without_file(known, what))
    raise BadTournament("undo-late")


def last_action(events: Sequence[Event]) -> Event | None:
    """The last thing that a director has done and nobody has taken back."""
    undone = {ev.undone_by(event) for event in events}
    for event in reversed(events):
        directed = isinstance(event.what, ev.Directed | ev.Result) and ev.undone_by(event) is None
        if directed and not _own(event) and event.seq not in undone:
            return event
    return None


def meanwhile(events: Sequence[Event]) -> Event | None:
    """The last of these events in whose sight an act should be decided on anew: what directors and the course of the
    tournament do. The entries, claims and results of players are no reason.
    """
    return next((event for event in reversed(events) if not _of_players(event)), None)


def _of_players(event: Event) -> bool:
    if event.actor is None:
        # It settles as soon as the last result is known, also by an act.
        return isinstance(event.what, ev.Result | ev.Aligned | ev.Reminded | ev.Settling)
    return isinstance(event.what, ev.Aligned) or _own(event)


def _own(event: Event) -> bool:
    """A player's own doing, and time's, is no director's."""
    if isinstance(event.what, ev.Director):
        return False
    return event.actor is None or (isinstance(event.what, ev.OfOne) and event.actor == event.what.user)


def _without_file(before: Tournament, done: ev.Imported) -> ev.Imported:
    people = tuple(each for each in done.people if each.user not in before.entrants)
    known = before.direction
    former = tuple(
        ev.Person(each.user, *known.seeding.get(each.user, (None, None)), known.federations.get(each.user))
        for each in done.people
        if each.user in before.entrants
    )
    return ev.Imported(people, done.played, former=former)
