"""The limit of calls by one player on others.

Everybody sees an invitation, and it pings its addressee. Invitations that were joined were welcome and do not count;
the others do, whether they were declined, taken back or left alone.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.core.errors import TooManyInvitations


@dataclass(frozen=True, slots=True)
class Limit:
    """At most so many within any such span."""

    count: int
    span: timedelta

    def free_at(self, made: Iterable[datetime], now: datetime) -> datetime:
        """When the next may be made, given when the others were; now, or before, while the limit is not reached."""
        recent = sorted(at for at in made if at > now - self.span)
        return now if len(recent) < self.count else recent[-self.count] + self.span


PER_PERSON: Final = (Limit(12, timedelta(minutes=10)), Limit(60, timedelta(days=1)))
"""Invitations of one player, to whomever."""
PER_PAIR: Final = (Limit(4, timedelta(hours=1)), Limit(10, timedelta(days=1)))
"""Invitations of one player to one other."""
LONGEST: Final = max(limit.span for limit in (*PER_PERSON, *PER_PAIR))  # how far back anybody need look
_MINUTE: Final = timedelta(minutes=1)


def check_invitation(
    made: Iterable[tuple[datetime, int | None]], opponent: int | None, now: datetime
) -> None:
    """May the player invite `opponent`, or all? `made`: when whom, but those joined. Raises TooManyInvitations."""
    made = list(made)
    limits = [("person", limit, [at for at, _ in made]) for limit in PER_PERSON]
    if opponent is not None:
        to_them = [at for at, invited in made if invited == opponent]
        limits += [("pair", limit, to_them) for limit in PER_PAIR]
    # Of several that are reached the one is told that lasts longest.
    fault, limit, theirs = max(limits, key=lambda each: each[1].free_at(each[2], now))
    if (free := limit.free_at(theirs, now)) > now:
        wait = -(-(free - now) // _MINUTE) * _MINUTE
        raise TooManyInvitations(fault, count=limit.count, span=limit.span, wait=wait)
