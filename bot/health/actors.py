"""Who may have done what in a match: the actor of each event, by what stood before it."""

from __future__ import annotations

from bot.core.clock import Why
from bot.core.events import Event, EventKind
from bot.core.match import Match
from rules import Ending, Side


def misattributed(before: Match, event: Event) -> bool:
    """Can this actor not have brought about this event."""
    actor, kind = event.actor, event.kind
    if kind is EventKind.MOVED or kind is EventKind.HINTED:
        return actor != before.mover
    if kind is EventKind.DRAW_OFFERED or kind is EventKind.TAKEBACK_ASKED:
        return actor not in before.players
    if kind is EventKind.DRAW_DECLINED:
        return _not_of_the_other(before, actor, before.draw_offer)
    if kind is EventKind.TAKEBACK_REFUSED or kind is EventKind.TAKEN_BACK:
        return _not_of_the_other(before, actor, before.talks.takeback)
    if kind is EventKind.TIME_GIVEN or kind is EventKind.TURN_RENEWED:
        return _not_of_the_other(before, actor, before.fallen)
    if kind is EventKind.PAUSED:
        return actor is not None and event.detail["why"] != Why.DIRECTOR.value
    if kind is EventKind.RESUMED:
        return event.detail["why"] == Why.UNTOLD.value and actor not in before.players
    if kind is EventKind.ENDED:
        return _ended_by_another(before, event)
    return actor is not None


def _not_of_the_other(before: Match, actor: int | None, side: Side | None) -> bool:
    return side is None or actor != before.players[side.other]


def _ended_by_another(before: Match, event: Event) -> bool:
    ending, winner, actor = Ending(event.detail["ending"]), event.detail["winner"], event.actor
    if ending is Ending.RESIGNATION:
        return winner is None or actor != before.players[Side(winner).other]
    if ending is Ending.AGREEMENT:
        return _not_of_the_other(before, actor, before.draw_offer)
    if ending is Ending.TIME:
        return winner is None or actor not in (None, before.players[winner])
    # A director decides and calls off, and may be anybody.
    return ending not in (Ending.ABORT, Ending.ADJUDICATION) and actor not in (None, before.mover)
