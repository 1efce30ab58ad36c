"""What can happen in a tournament, as facts that are stored."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any


class EventKind(enum.StrEnum):
    """What can happen, with the details of each."""

    CREATED = "created"
    """`plan`: what `Plan.dump` says."""
    ENTERED = "entered"
    """`user`; of a Swiss tournament also while it goes on."""
    LEFT = "left"
    """`user`: before the start."""
    STARTED = "started"
    """`seeds`: the users by number."""
    PAIRED = "paired"
    """`meetings`: what `Meeting.dump` says of each."""
    RESULT = "result"
    """`match`, `points` of the meeting's two players, `forfeit`: it was not played."""
    WITHDRAWN = "withdrawn"
    """`user`: after the start."""
    BYE = "bye"
    """`user`, `round`, `points`: half points for a round off, None where that is taken back."""
    FORBIDDEN = "forbidden"
    """`users`, `forbidden`: may the two not be paired."""
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
