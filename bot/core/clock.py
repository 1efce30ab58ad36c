"""The clock of a match: stored facts, from which time left and deadline are computed at any instant.

A clock never ticks. It knows the time of each side at the start of its turn, whose turn it is and since when, and the
spans in which it stands still; all else follows. Every instant is an argument, an aware datetime; parts of a
millisecond are cut off, so that a clock computed again from stored events is the same clock.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeVar

from bot.core.calendar import ZERO, Span, after, days_off, whole_ms
from bot.core.pace import DEFAULT, HOUR, PRESETS, Pace
from rules.game import Side

__all__ = ["DEFAULT", "LEADS", "PRESETS", "Clock", "Pace", "Pause", "Why"]

T = TypeVar("T")

UNTOLD: Final = timedelta(days=14)
"""How long a clock stands still at most because its player could not be told."""
LEADS: Final = (24, 6, 1)  # hours before a fall at which a player may be reminded, longest first


def with_side(pair: tuple[T, T], side: Side | None, value: T) -> tuple[T, T]:
    """The values of FIRST and SECOND, with another one of this side."""
    return (value if side is Side.FIRST else pair[0], value if side is Side.SECOND else pair[1])


class Why(enum.StrEnum):
    """Why a clock stands still."""

    VACATION = "vacation"
    DOWNTIME = "downtime"
    DIRECTOR = "director"
    WEEKEND = "weekend"
    HOLIDAYS = "holidays"
    UNTOLD = "untold"


class Pause(NamedTuple):
    """A span in which a clock stands still: from `start` until just before `end` (None: until it is taken back).
    `side`: whose clock, None for both; `ref` tells pauses of one kind apart (the row that ordered it).
    """

    why: Why
    start: datetime
    end: datetime | None
    side: Side | None = None
    ref: int = 0


@dataclass(frozen=True, slots=True)
class Clock:
    """Time left per side at the start of its turn, the side whose time runs since when, and the pauses that matter.

    `left` is None per side without a clock; `running` is None once the clock has stopped for good; `owed`: how many
    turns of each side are to end without a bonus, because it had one already for a move that was taken back.
    """

    pace: Pace
    left: tuple[timedelta | None, timedelta | None]
    running: Side | None
    since: datetime
    pauses: tuple[Pause, ...] = ()
    _: KW_ONLY
    owed: tuple[int, int] = (0, 0)

    @classmethod
    def start(cls, pace: Pace, now: datetime, side: Side = Side.FIRST) -> Clock:
        """A new clock: the time of `side` runs from `now`."""
        return cls(pace, (pace.allowance, pace.allowance), side, whole_ms(now))

    # Queries.

    def active(self, now: datetime) -> timedelta:
        """How long this turn has lasted without its pauses. Never negative, also when the host's clock was set back."""
        if not self.pauses and self.pace.weekend is None:
            return max(now - self.since, ZERO)
        total, at = ZERO, self.since
        for start, end in self._standstills(now):
            if start >= now:
                break
            total += max(start - at, ZERO)
            if end is None:
                return total
            at = max(at, end)
        return total + max(now - at, ZERO)

    def remaining(self, side: Side, now: datetime) -> timedelta | None:
        """Time left: from zero to what the turn began with; None without a clock."""
        left = self.left[side]
        if left is None or side is not self.running:
            return left
        return max(left - self.active(now), ZERO)

    def deadline(self) -> datetime | None:
        """The first instant at which no time remains and the clock is not paused; None while there is none ahead."""
        if self.running is None or (left := self.left[self.running]) is None:
            return None
        return after(self.since, left, self._standstills(None))

    def fell(self, now: datetime) -> bool:
        """Has the time of the running side run out by `now`."""
        deadline = self.deadline()
        return deadline is not None and now >= deadline

    def pause_at(self, now: datetime) -> Pause | None:
        """The pause in which the clock stands still at `now`: of those that cover it, the one that ends last."""
        found = [p for p in self._relevant() if p.start <= now and (p.end is None or now < p.end)]
        if self.pace.weekend and self.running is not None:
            start, end = days_off(now, self.pace.weekend, self.pace.holidays)
            if start <= now:
                found.append(Pause(Why.HOLIDAYS if self.pace.holidays else Why.WEEKEND, start, end))
        # An open end is later than any other.
        return max(found, key=lambda p: (p.end is None, p.end or p.start), default=None)

    def stands(self, why: Why, now: datetime) -> bool:
        """Does a pause for this reason cover `now`, whosever clock it stops?"""
        return any(p.why is why and p.start <= now and (p.end is None or now < p.end) for p in self.pauses)

    def later(self, at: datetime, length: timedelta) -> datetime | None:
        """The instant at which `length` has passed since `at`, not counting pauses that no player has chosen.

        For waits that are no turn: the choice of an opponent, the silence of a match without clocks. None while a
        pause has no end.
        """
        spans = [(p.start, p.end) for p in self.pauses if p.why in (Why.DOWNTIME, Why.DIRECTOR, Why.UNTOLD)]
        return after(at, length, sorted(spans, key=lambda span: span[0]))

    def passing(self, at: datetime, length: timedelta) -> datetime | None:
        """When the running side's clock will have run for `length` since `at`; None while a pause has no end."""
        return after(at, length, self._standstills(None))

    def reminders(self) -> tuple[tuple[timedelta, datetime], ...]:
        """When the running side is due a reminder, earliest first: (how long before the fall, the instant). A reminder
        longer than a third of the turn would come while the move is still fresh, and is left out.
        """
        deadline = self.deadline()
        if deadline is None or self.running is None or (left := self.left[self.running]) is None:
            return ()
        leads = [hours * HOUR for hours in LEADS]
        return tuple((lead, deadline - lead) for lead in leads if 3 * lead <= left)

    # Transitions.

    def switch(self, now: datetime, to: Side | None = None) -> Clock:
        """The turn of the running side ends; the time of `to` runs, of the other side unless told otherwise. Turns
        never begin before the one they follow, also when the host's clock was set back.
        """
        if self.running is None:
            return self
        now = whole_ms(now)
        ended, owed = self.remaining(self.running, now), self.owed
        if owed[self.running] and self.pace.per_move is None:
            owed = with_side(owed, self.running, owed[self.running] - 1)
        else:
            ended = self.pace.after_turn(ended)
        left = with_side(self.left, self.running, ended)
        following = self.running.other if to is None else to
        turned = Clock(self.pace, left, following, max(now, self.since), self.pauses, owed=owed)
        return turned._tidied() if self.pauses else turned

    def turn_back(self, now: datetime, to: Side, bonuses: Sequence[int]) -> Clock:
        """Moves are taken back, and it is the turn of `to` again: nobody has more time by it.

        The turn under way gives no bonus, and the next turns of each side give none until as many as `bonuses` says
        were left out: those that the moves taken back had given. Where each turn has its own time, it has it again.
        """
        if self.running is None:
            return self
        now = whole_ms(now)
        spent = self.pace.per_move or self.remaining(self.running, now)
        left = with_side(self.left, self.running, spent)
        owed = (self.owed[0] + bonuses[0], self.owed[1] + bonuses[1])
        return replace(self, left=left, running=to, since=max(now, self.since), owed=owed)._tidied()

    def stop(self, now: datetime) -> Clock:
        """The clock after the match is over: remaining time stays, nothing runs any more."""
        if self.running is None:
            return self
        spent = self.remaining(self.running, whole_ms(now))
        left = with_side(self.left, self.running, spent)
        return replace(self, left=left, running=None, since=max(whole_ms(now), self.since), pauses=())

    def pause(self, pause: Pause) -> Clock:
        """Stands still in that span too. A pause of the same kind, side and ref takes the place of the one before."""
        if self.running is None:
            return self
        pause = pause._replace(start=whole_ms(pause.start), end=pause.end and whole_ms(pause.end))
        others = tuple(p for p in self.pauses if (p.why, p.side, p.ref) != (pause.why, pause.side, pause.ref))
        return replace(self, pauses=(*others, pause))._tidied()

    def lacks(self, pauses: Iterable[Pause]) -> tuple[Pause, ...]:
        """The pauses among these that the clock does not know yet, or knows with other ends, and that matter to it."""
        clock, lacking = self, []
        for pause in pauses:
            if (paused := clock.pause(pause)).pauses != clock.pauses:
                lacking.append(pause)
                clock = paused
        return tuple(lacking)

    def resume(self, why: Why, now: datetime, *, ref: int = 0, side: Side | None = None) -> Clock:
        """The pause ends at `now`; one that has not begun by then never does, one that has ended stays as it was."""
        now = whole_ms(now)
        kept = []
        for p in self.pauses:
            if (p.why, p.side, p.ref) != (why, side, ref):
                kept.append(p)
            elif p.start < now:
                kept.append(p._replace(end=min(p.end or now, now)))
        return replace(self, pauses=tuple(kept))

    def grant(self, amount: timedelta, now: datetime) -> Clock:
        """The running side gets more time: what remains and `amount`, from `now`."""
        return self._anew(now, lambda left: left + amount)

    def renew(self, now: datetime) -> Clock:
        """The running side begins its turn again with the time of a first turn, or with what it has if that is more."""
        allowance = self.pace.allowance or ZERO
        return self._anew(now, lambda left: max(left, allowance))

    def _anew(self, now: datetime, change: Callable[[timedelta], timedelta]) -> Clock:
        if self.running is None:
            return self
        now = whole_ms(now)
        if (remaining := self.remaining(self.running, now)) is None:
            return self
        left = with_side(self.left, self.running, change(remaining))
        return replace(self, left=left, since=max(now, self.since))._tidied()

    def _tidied(self) -> Clock:
        """With those pauses alone that can still stop a clock in this turn or a later one, by their start."""
        kept = (p for p in self.pauses if p.end is None or p.end > max(p.start, self.since))
        return replace(self, pauses=tuple(sorted(kept, key=lambda p: (p.start, p.why, p.ref))))

    def _relevant(self) -> tuple[Pause, ...]:
        if self.running is None:
            return ()
        return tuple(p for p in self.pauses if p.side is None or p.side is self.running)

    def _standstills(self, until: datetime | None) -> Iterator[Span]:
        """The spans in which this turn stands still, by their start; they may overlap. Days off go on for ever."""
        ordered = [(p.start, p.end) for p in sorted(self._relevant(), key=lambda p: p.start)]
        zone = self.pace.weekend
        if zone is None or self.running is None:
            yield from ordered
            return
        country = self.pace.holidays
        start, end = days_off(self.since, zone, country)
        # Nothing ends the loop but its reader: a deadline is found after as many weekends as its time spans.
        while True:
            while ordered and ordered[0][0] <= start:
                yield ordered.pop(0)
            if until is not None and start >= until:
                yield from ordered
                return
            yield start, end
            start, end = days_off(end, zone, country)
