"""The events of a tournament, as facts that are stored."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


class EventKind(enum.StrEnum):
    """The kinds of events, with the details of each. Instants are milliseconds since 1970.

    An event that takes back an earlier one of a director's has its number as `undoes`.
    """

    CREATED = "created"
    """`plan`: what `Plan.dump` says; `guild`, `channel`: where, unless it was announced before events said so."""
    CHANGED = "changed"
    """`plan`: other settings, before the start; `order`: only the order of tie-breaks, before the first result."""
    ENTERED = "entered"
    """`user`, of a Swiss tournament also while it goes on, by themselves or by a director; `limit`: how many games at
    once they want at most.
    """
    IMPORTED = "imported"
    """`people`: user, rating, seed and federation of each, where a file says them; `played`: round, users, half
    points and kind of each of their earlier rounds. Taken back, `people` are those who came by it.
    """
    LEFT = "left"
    """`user`: before the start, by themselves or by a director."""
    CHECK_IN_OPENED = "check-in-opened"
    CHECKED_IN = "checked-in"
    """`user`."""
    STARTED = "started"
    """`seeds`: the users by number; `lots`: who is level is set apart by `LOT`, and not by their numbers as once."""
    DRAFTED = "drafted"
    """`parts`: meetings that begin one after another because they are many, as `Meeting.dump` says, by announcement."""
    PAIRED = "paired"
    """`meetings`: what `Meeting.dump` says of each; `days`: how long they may take, where that is limited; `more`: the
    same announcement tells of those that follow.
    """
    BEGUN = "begun"
    """`matches`: games of meetings that had to wait for them, as pairs of the meeting's position and its games."""
    RESULT = "result"
    """`match`, `points` of the meeting's two players, `forfeit`: it was not played; `how`, where neither the game nor a
    director said so: "time", "claims", "tables" (of the endgame), "left" or "early-draw"; "verdict", where a director
    did and the game has no such result.
    """
    UNPLAYED = "unplayed"
    """`meetings`: positions of those that had not even begun when their time was over."""
    TIME_UP = "time-up"
    """The time of `meetings` (their positions) is over. `until`: as long players may claim results."""
    CLAIMED = "claimed"
    """`match`, `user`, `winner` (or None for a draw): what a player says a game that is not over should count."""
    WITHDRAWN = "withdrawn"
    """`user`: after the start; `absent`: for not having made a single move."""
    BYE = "bye"
    """`user`, `round`, `points`: half points for a round off, None where that is taken back."""
    FORBIDDEN = "forbidden"
    """`users`, `forbidden`: may the two not be paired."""
    RETURNED = "returned"
    """`user`: a withdrawal is taken back, by a director or by who was dropped without a move."""
    DIRECTOR = "director"
    """`user`, `named`: may they direct it too."""
    PAUSED = "paused"
    RESUMED = "resumed"
    EXTENDED = "extended"
    """`until`: the new end of the round; `was`: the former one; `limits`: the position of each meeting that goes on,
    and what `Limit.dump` says; `before`: the same as it was.
    """
    CORRECTED = "corrected"
    """`match`, `points`, `forfeit`: it was not played; `was`: the points as they stood, `was_forfeit`."""
    REPLACED = "replaced"
    """`user`, `other`: who takes their place, `matches`: pairs of a game that is called off and the one that is played
    instead.
    """
    EXCHANGED = "exchanged"
    """`users`: the two who have changed places in the pairings of the round, `matches`: as for `REPLACED`."""
    ANEW = "anew"
    """`match`: its result counts no more, and `other` is played in its place."""
    MOVED = "moved"
    """`channel`: where it is announced and played from now on; `was`: where until now."""
    LOT = "lot"
    """The words of `Lot.dump`: the order of players who were level, where it decides who goes on."""
    UNPAIRABLE = "unpairable"
    """`round`: it cannot be paired, so the tournament waits."""
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Event:
    """One fact about a tournament. `at`: a whole millisecond; `actor`: None where nobody did it."""

    seq: int
    at: datetime
    actor: int | None
    kind: EventKind
    detail: Mapping[str, Any] = field(default_factory=dict)
