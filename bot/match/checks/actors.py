"""The actors of events in a match: could they have done it, by what stood before."""

from __future__ import annotations

from bot.core.clock import Why
from bot.core.events import (
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Hinted,
    Moved,
    Paused,
    Resumed,
    TakebackAsked,
    TakebackRefused,
    TakenBack,
    TimeGiven,
    TurnRenewed,
)
from bot.core.match import Match
from rules import Ending, Side


def misattributed(before: Match, event: Event) -> bool:
    """Can this actor not have brought about this event."""
    actor = event.actor
    match event.what:
        case Moved() | Hinted():
            return actor != before.mover
        case DrawOffered() | TakebackAsked():
            return actor not in before.players
        case DrawDeclined():
            return _not_of_the_other(before, actor, before.draw_offer)
        case TakebackRefused() | TakenBack():
            return _not_of_the_other(before, actor, before.talks.takeback)
        case TimeGiven() | TurnRenewed():
            return _not_of_the_other(before, actor, before.fallen)
        case Paused(why=why):
            return actor is not None and why is not Why.DIRECTOR
        case Resumed(why=why):
            return why is Why.UNTOLD and actor not in before.players
        case Ended() as ended:
            return _ended_by_another(before, actor, ended)
        case _:
            return actor is not None


def _not_of_the_other(before: Match, actor: int | None, side: Side | None) -> bool:
    return side is None or actor != before.players[side.other]


def _ended_by_another(before: Match, actor: int | None, ended: Ended) -> bool:
    ending, winner = ended.ending, ended.winner
    if ending is Ending.RESIGNATION:
        return winner is None or actor != before.players[winner.other]
    if ending is Ending.AGREEMENT:
        return _not_of_the_other(before, actor, before.draw_offer)
    if ending is Ending.TIME:
        return winner is None or actor not in (None, before.players[winner])
    if ending is Ending.TABLES:
        return actor not in before.players or (winner is not None and actor != before.players[winner])
    # A director decides and calls off, and may be anybody.
    return ending not in (Ending.ABORT, Ending.ADJUDICATION) and actor not in (None, before.mover)
