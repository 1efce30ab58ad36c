"""The acts of directors: under which heading of the desk each stands, when it is possible, and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.tournaments.cards.settings import TIES
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.model.transitions import may_finish

TOPICS: Final = ("people", "results", "pairings", "event")
RESULTS: Final = (
    *("first", "draw", "second"),
    *("first-forfeit", "second-forfeit", "double-loss", "double-forfeit"),
)
"""The results that a director gives: who of a pairing wins, on the board or unplayed."""
WORTHS: Final = ("half", "full", "nothing", "none")
"""The worths of a round off, and the way to take it back."""


@dataclass(frozen=True, slots=True)
class Act:
    """`topic`: the heading, none for those on the desk itself; `possible`: can it be done in this tournament now;
    `fields`: what its form asks; `asks`: is it asked once more, with what comes of it. One without fields always is,
    unless it is `light`.
    """

    name: str
    topic: str
    possible: Callable[[Tournament], bool]
    fields: tuple[str, ...] = ()
    asks: bool = False
    light: bool = False


def _open(tournament: Tournament) -> bool:
    return tournament.status is Status.OPEN


def _running(tournament: Tournament) -> bool:
    return tournament.status is Status.RUNNING


def _going(tournament: Tournament) -> bool:
    return _open(tournament) or _running(tournament)


def _swiss(tournament: Tournament) -> bool:
    return _going(tournament) and tournament.system.by_rounds


def _orderable(tournament: Tournament) -> bool:
    return _running(tournament) and not tournament.results and bool(tournament.system.criteria)


def _paired(tournament: Tournament) -> bool:
    return _running(tournament) and tournament.system.by_rounds and tournament.round > 0


ACTS: Final = (
    Act("start", "", _open),
    Act("pause", "", lambda t: _running(t) and not t.paused, light=True),
    Act("resume", "", lambda t: _running(t) and t.paused, light=True),
    Act("extend", "", lambda t: _running(t) and t.plan.policy.round_days is not None, ("days",)),
    Act("undo", "", _going),
    Act("add", "people", lambda t: _open(t) or t.joinable, ("player",)),
    Act("remove", "people", _going, ("player",), asks=True),
    Act("return", "people", lambda t: _running(t) and bool(t.withdrawn), ("player",), asks=True),
    Act("replace", "people", _running, ("player", "substitute"), asks=True),
    Act("name", "people", _going, ("player",)),
    Act("unname", "people", _going, ("player",), asks=True),
    Act("decide", "results", _running, ("open", "result")),
    Act("correct", "results", lambda t: _running(t) and bool(t.results), ("decided", "result")),
    Act("anew", "results", lambda t: _running(t) and bool(t.results), ("decided",), asks=True),
    Act("exchange", "pairings", _paired, ("player", "other"), asks=True),
    Act("forbid", "pairings", _swiss, ("player", "other")),
    Act(
        "allow", "pairings", lambda t: _swiss(t) and (bool(t.forbidden) or t.unpairable), ("player", "other")
    ),
    Act("bye", "pairings", _swiss, ("player", "round", "worth")),
    Act("settings", "event", _open, light=True),
    Act("order", "event", _orderable, TIES),
    Act("import", "event", _open, ("file",)),
    Act("move", "event", _going, ("channel",)),
    Act("finish", "event", lambda t: _running(t) and may_finish(t)),
    Act("cancel", "event", _going),
)


def act_of(name: str) -> Act | None:
    """The act of this name."""
    return next((act for act in ACTS if act.name == name), None)
