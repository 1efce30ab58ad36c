"""The four states of a place where games and events stand: all that asks whether time runs there begins here.

- *open*: the bot can write there.
- *asleep*: a thread that time, or somebody, has closed and that anybody may open. Time runs, for commands open it.
- *unavailable*: Discord serves its server to nobody, or it is locked or closed to the bot. That is nobody's time, as a
  lost connection is none: nothing falls and nobody is reminded, but who acts from elsewhere does. Nobody locks a thread
  for weeks without meaning it: a channel or thread alone stops time until the first look after `CLOSED`, and no more
  after so much of it of late, however often it opened. One that refuses a post although the bot may write there is
  unavailable until the next look or a post that goes through.
- *gone*: it was deleted. A game moves to another place of its server at once, and its player is called there.

Discord tells of all changes of channels, roles and servers, of a thread only while the bot sees it: that one is deleted
or opened while it sleeps, or while its channel is closed to the bot, shows when somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final

CLOSED: Final = timedelta(days=7)
"""So long a channel or thread that is unavailable alone stops time, and until the next look."""


class State(Enum):
    """How a place can be used."""

    OPEN = auto()
    ASLEEP = auto()
    UNAVAILABLE = auto()
    GONE = auto()


@dataclass(frozen=True, slots=True)
class Kept:
    """The state of a place as it is remembered, `since` when it is unavailable, and whether time `stands` still."""

    state: State = State.OPEN
    since: datetime | None = None
    stands: bool = False

    def changes(self, state: State, now: datetime) -> bool:
        """Is there anything new in that it is in this state now? One that sleeps is open."""
        lasted = self.stands and self.since is not None and now - self.since >= CLOSED
        return lasted or (State.OPEN if state is State.ASLEEP else state) is not self.state

    def turned(self, state: State, now: datetime, stood: timedelta) -> Kept:
        """The same after such news about a place that has `stood` still so long of late."""
        if state is State.UNAVAILABLE:
            fresh = Kept(state, now, stands=stood < CLOSED)
            return replace(self, stands=False) if self.state is state else fresh
        return Kept(state) if state is State.GONE else OPENED


OPENED: Final = Kept()
