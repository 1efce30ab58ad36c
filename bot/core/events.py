"""The events of a match, as facts that are stored one after the other and never changed."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


class EventKind(enum.StrEnum):
    """The kinds of fact, each with its details.

    Players are told apart by the event's `actor`; sides in details are 0 and 1, spans are milliseconds since 1970.
    """

    STARTED = "started"
    """`opening`: the text for `Game.start`, or None; with it `Header.facts`, all that was settled before."""
    MOVED = "moved"
    """`move`: canonical text."""
    DRAW_OFFERED = "draw-offered"
    """`wait`: so many moves of their own later the player may offer again; absent where one was enough."""
    DRAW_DECLINED = "draw-declined"
    TAKEBACK_ASKED = "takeback-asked"
    TAKEBACK_REFUSED = "takeback-refused"
    TAKEN_BACK = "taken-back"
    """`plies`: how many moves are gone; `bonuses`: of each side, which have had their bonus of time already."""
    FELL = "fell"
    """A casual clock ran out; the opponent has the choice."""
    TIME_GIVEN = "time-given"
    """`ms`: more time for the side to move."""
    TURN_RENEWED = "turn-renewed"
    """The opponent goes on as if the clock had not run out."""
    PAUSED = "paused"
    """`why`, `start`, `end` (or None), `side` (or None), `ref`: the clock stands still in that span."""
    RESUMED = "resumed"
    """`why`, `side`, `ref`: that pause ends now."""
    HINTED = "hinted"
    """The player was shown a move, in a match against the bot."""
    ENDED = "ended"
    """`ending`, `winner` (or None)."""


@dataclass(frozen=True, slots=True)
class Event:
    """Fact number `seq` (from 1) of a match. `actor`: the person behind it, None for the rules, a clock or the bot."""

    seq: int
    at: datetime
    actor: int | None
    kind: EventKind
    detail: Mapping[str, Any] = field(default_factory=dict)
