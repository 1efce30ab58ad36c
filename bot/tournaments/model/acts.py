"""The acts of directors, a row each: under which heading of the desk it stands, when it is possible, what its form
asks, and the step that it is; all texts about one go by its key.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.core.errors import BadTournament
from bot.core.points import DRAW, LOSS, WIN
from bot.tournaments.model import actions, anew, transitions
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.tie_breaks import TIES
from bot.tournaments.model.tournament import Status, Step, Tournament

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
"""The worths of a round off, and the way to take it back."""


@dataclass(frozen=True, slots=True)
class Act:
    """`topic`: the heading, none for those on the desk itself; `possible`: can it be done in this tournament now;
    `step`: what it does with the tournament, the director, the answers to its form and the instant, None where that is
    more than a step; `fields`: what its form asks; `asks`: is it asked once more, with what comes of it. One without
    fields always is, unless it is `light`. `quiet`: the log alone tells of it; `anew`: the step is told last but one
    which games are called off or count no more, each with the one that is played instead of it.
    """

    key: str
    topic: str
    possible: Callable[[Tournament], bool]
    step: Callable[..., Step] | None
    fields: tuple[str, ...] = ()
    asks: bool = False
    light: bool = False
    quiet: bool = False
    anew: bool = False


def act_of(key: str) -> Act | None:
    """The act of this key."""
    return next((act for act in ACTS if act.key == key), None)


def _open(tournament: Tournament) -> bool:
    return tournament.status is Status.OPEN


def _running(tournament: Tournament) -> bool:
    return tournament.status is Status.RUNNING


def _going(tournament: Tournament) -> bool:
    return _open(tournament) or _running(tournament)


def _swiss(tournament: Tournament) -> bool:
    return _going(tournament) and tournament.system.by_rounds


def _played(tournament: Tournament) -> bool:
    return _running(tournament) and bool(tournament.results)


def _orderable(tournament: Tournament) -> bool:
    return _running(tournament) and not tournament.results and bool(tournament.system.criteria)


def _start(tournament: Tournament, by: int, now: datetime) -> Step:
    return transitions.start(tournament, by, tournament.starters, now)


def _add(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    return transitions.enter(tournament, user, now, by=by)


def _remove(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    if _open(tournament):
        return transitions.leave(tournament, user, now, by)
    return transitions.withdraw(tournament, by, user, now)


def _name(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    return actions.name_director(tournament, by, user, True, now)


def _unname(tournament: Tournament, by: int, user: int, now: datetime) -> Step:
    return actions.name_director(tournament, by, user, False, now)


def _correct(
    tournament: Tournament, by: int, match: int, winner: int | None, verdict: Verdict, now: datetime
) -> Step:
    meeting = tournament.of_match(match)
    if meeting is None:
        raise BadTournament("no-result")
    held = {user for number in meeting.pairing.players() for user in tournament.holders(number)}
    if winner is not None and winner not in held:
        raise BadTournament("not-entered", tournament=tournament.id)
    points, forfeit = actions.counted(tournament, meeting, verdict, winner)
    return actions.correct(tournament, by, match, points, now, forfeit=forfeit)


def _forbid(tournament: Tournament, by: int, one: int, other: int, now: datetime) -> Step:
    return actions.forbid(tournament, by, (one, other), True, now)


def _allow(tournament: Tournament, by: int, one: int, other: int, now: datetime) -> Step:
    return actions.forbid(tournament, by, (one, other), False, now)


def _change(tournament: Tournament, by: int, plan: Plan, now: datetime) -> Step:
    return actions.change(tournament, by, settled(plan, now), now)


def _finish(tournament: Tournament, by: int, now: datetime) -> Step:
    return transitions.finish(tournament, now, by)


PAIR: Final = ("player", "other")
ACTS: Final = (
    Act("start", "", _open, _start),
    Act("pause", "", lambda t: _running(t) and not t.paused, actions.pause, light=True),
    Act("resume", "", lambda t: _running(t) and t.paused, actions.resume, light=True),
    Act("extend", "", lambda t: _running(t) and bool(t.plan.policy.round_days), actions.extend, ("days",)),
    Act("undo", "", _going, None),
    Act("add", "people", lambda t: _open(t) or t.joinable, _add, ("player",)),
    Act("remove", "people", _going, _remove, ("player",), asks=True),
    Act(
        "return",
        "people",
        lambda t: _running(t) and bool(t.withdrawn),
        actions.bring_back,
        ("player",),
        asks=True,
    ),
    Act("replace", "people", _running, actions.substitute, ("player", "substitute"), asks=True, anew=True),
    Act("name", "people", _going, _name, ("player",)),
    Act("unname", "people", _going, _unname, ("player",), asks=True),
    Act("decide", "results", _running, None, ("open", "result")),
    Act("correct", "results", _played, _correct, ("decided", "result")),
    Act("anew", "results", _played, anew.play_anew, ("decided",), asks=True, anew=True),
    Act(
        "exchange", "pairings", lambda t: _swiss(t) and t.round > 0, anew.exchange, PAIR, asks=True, anew=True
    ),
    Act("forbid", "pairings", _swiss, _forbid, PAIR, quiet=True),
    Act(
        "allow",
        "pairings",
        lambda t: _swiss(t) and (bool(t.forbidden) or t.unpairable),
        _allow,
        PAIR,
        quiet=True,
    ),
    Act("bye", "pairings", _swiss, actions.give_bye, ("player", "round", "worth")),
    Act("settings", "event", _open, _change, light=True, quiet=True),
    Act("order", "event", _orderable, actions.order_tie_breaks, TIES),
    Act("import", "event", _open, None, ("file",)),
    Act("move", "event", _going, actions.move, ("channel",)),
    Act("finish", "event", lambda t: _running(t) and transitions.may_finish(t), _finish),
    Act("cancel", "event", _going, transitions.cancel),
)
