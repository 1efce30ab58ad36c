"""The four states of a place where games and events stand: all that asks whether time runs there begins here.

- *open*: the bot can write there.
- *asleep*: a thread that time, or somebody, has closed and that anybody may open. Time runs, for commands open it.
- *unavailable*: Discord serves its server to nobody, or it is locked or closed to the bot. That is nobody's time, as a
  lost connection is none: nothing falls and nobody is reminded, but who acts from elsewhere does. Nobody locks a thread
  for weeks without meaning it, so that a channel or thread alone stops time for `CLOSED` at most.
- *gone*: it was deleted. A game moves to another place of its server at once, and its player is called there.

Discord tells of all changes of channels, roles and servers, of a thread only while the bot sees it: that one is deleted
or opened while it sleeps, or while its channel is closed to the bot, shows when somebody looks.
"""

from __future__ import annotations

from datetime import timedelta
from enum import Enum, auto
from typing import Final

CLOSED: Final = timedelta(days=7)
"""So long a channel or thread that is unavailable alone stops time."""


class State(Enum):
    """How a place can be used."""

    OPEN = auto()
    ASLEEP = auto()
    UNAVAILABLE = auto()
    GONE = auto()

    @property
    def lasting(self) -> State:
        """The state that is remembered: one that sleeps is open."""
        return State.OPEN if self is State.ASLEEP else self


def state(*, there: bool, served: bool, admitted: bool, locked: bool, archived: bool) -> State:
    """`there`: it was not deleted; `served`: its server is not in an outage; `admitted`: the bot may write there."""
    if not served:
        return State.UNAVAILABLE
    if not there:
        return State.GONE
    if locked or not admitted:
        return State.UNAVAILABLE
    return State.ASLEEP if archived else State.OPEN
