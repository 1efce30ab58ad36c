"""The log of a match, a tournament or a ladder: events that are stored one after the other and never changed.

The class of each thing that may happen is a frozen dataclass. Its name is its kind in the database (`DrawOffered` is
"draw-offered") and its fields are what is stored, so neither is renamed without a migration. A field that may be given
by name only is stored where it differs from its default, so one that is added later has such a default.
"""

import re
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Generic, TypeVar

from bot.core.calendar import whole_ms

What = TypeVar("What")
What_co = TypeVar("What_co", covariant=True)

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def kind_of(happening: type[object]) -> str:
    """The name of this class in the database and in messages."""
    return _with_hyphens(happening.__name__)


@cache
def _with_hyphens(name: str) -> str:
    return _CAPITAL.sub("-", name).lower()


@dataclass(frozen=True, slots=True)
class Event(Generic[What_co]):
    """Happening number `seq` (from 1) of a log. `at`: a whole millisecond; `actor`: the person behind it, None for the
    rules, a clock or the bot.
    """

    seq: int
    at: datetime
    actor: int | None
    what: What_co

    @property
    def kind(self) -> str:
        return kind_of(type(self.what))


def following(seq: int, now: datetime, actor: int | None, what: What) -> Event[What]:
    """The event after number `seq`."""
    return Event(seq + 1, whole_ms(now), actor, what)
