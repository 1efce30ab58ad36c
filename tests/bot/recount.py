"""Time counted a second time, from the stored events alone and in the plainest way: by quarters of an hour.

Nothing here asks the clock of the app. A turn is a list of short pieces; each either counts or stands still. From
that follow its deadline, its fall and its reminders, which are held against what the bot did.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, time, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

QUARTER = timedelta(minutes=15)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
ZERO = timedelta(0)
TOLERANCE = timedelta(seconds=2)
"""So late the sweeper may be."""
TOGETHER = timedelta(minutes=30)
"""So early a reminder may come along with another."""
HORIZON = timedelta(days=40)
MOMENT = timedelta(milliseconds=1)
NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass(frozen=True)
class Rhythm:
    """A pace in numbers: the first turn's time, the bonus of a turn, the cap, the zone of weekends."""

    first: timedelta | None
    bonus: timedelta = ZERO
    cap: timedelta | None = None
    zone: str | None = None

    def next(self, left: timedelta | None) -> timedelta | None:
        if self.first is None or left is None:
            return None
        return self.first if self.cap is None else max(left, min(left + self.bonus, self.cap))


@dataclass(frozen=True)
class Habits:
    """A player's wishes: which reminders, in private or not, and from when until when not (hours in a zone)."""

    leads: tuple[int, ...] = (24, 6, 1)
    direct: bool = False
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None

    def sleeps(self, at: datetime) -> bool:
        if self.quiet is None:
            return False
        hour, (begin, end) = at.astimezone(ZoneInfo(self.zone)).hour, self.quiet
        return begin <= hour < end if begin < end else hour >= begin or hour < end

    def night(self, at: datetime) -> tuple[datetime, datetime]:
        """The night around the instant, found by walking."""
        begin = end = datetime.combine(at.date(), time(at.hour), UTC) + at.minute // 15 * QUARTER
        while self.sleeps(begin - QUARTER):
            begin -= QUARTER
        while self.sleeps(end):
            end += QUARTER
        return begin, end


@dataclass(frozen=True)
class Standing:
    """A pause, since when it was known of, and until when, if another end was told then."""

    why: str
    start: datetime
    end: datetime
    side: int | None
    known: datetime
    ref: int
    revised: datetime = NEVER


@dataclass
class Turn:
    """One turn: who, from when until when and by what it ended, and the time it had."""

    match: int
    user: int
    side: int
    begin: datetime
    left: timedelta | None
    zone: str | None
    moves: int
    pauses: list[Standing] = field(default_factory=list)
    end: datetime | None = None
    how: str = "runs"
    decided: tuple[datetime, int | None] | None = None
    """After a fall: when the match ended by it, and by whom if not by itself."""

    def counts(self, at: datetime, known: datetime) -> bool:
        if self.zone is not None and at.astimezone(ZoneInfo(self.zone)).weekday() >= 5:
            return False
        return not any(
            p.known <= known < p.revised and p.start <= at < p.end and p.side in (None, self.side)
            for p in self.pauses
        )

    def pieces(self, known: datetime) -> Iterator[tuple[datetime, datetime]]:
        edges = {self.begin, *(self.begin + n * QUARTER for n in range(1, HORIZON // QUARTER))}
        # Weekends of every zone begin at a full quarter of an hour, which the begin of a turn need not be.
        whole = datetime.combine(self.begin.date(), time(), UTC)
        edges |= {whole + n * QUARTER for n in range((HORIZON + DAY) // QUARTER)}
        edges |= {edge for p in self.pauses if p.known <= known for edge in (p.start, p.end)}
        return pairwise(sorted(edge for edge in edges if edge >= self.begin))

    def used(self, until: datetime) -> timedelta:
        """The time that has counted by then, with all that was known by then."""
        total = ZERO
        for begin, end in self.pieces(until):
            if begin >= until:
                break
            if self.counts(begin, until):
                total += min(end, until) - begin
        return total

    def between(self, begun: datetime, ended: datetime, known: datetime) -> timedelta:
        """The time that would count between these instants, with all that was known then."""
        pieces = [piece for piece in self.pieces(known) if self.counts(piece[0], known)]
        return sum((max(ZERO, min(end, ended) - max(begin, begun)) for begin, end in pieces), ZERO)

    def deadline(self, known: datetime) -> datetime | None:
        """When nothing is left, as far as was known then."""
        if self.left is None:
            return None
        left = self.left
        for begin, end in self.pieces(known):
            if self.counts(begin, known):
                if left < end - begin:
                    return begin + left
                left -= end - begin
        raise AssertionError("the horizon is too near")

    def reminders(
        self, habits: Habits, away: Sequence[tuple[datetime, datetime]], until: datetime
    ) -> list[tuple[int, datetime]]:
        """(hours before the fall, when) of all reminders that come if the turn lasts until then."""
        if self.left is None:
            return []
        sent, found = 1000, list[tuple[int, datetime]]()
        learnt = sorted({self.begin, until, *(max(p.known, self.begin) for p in self.pauses)})
        for since, ends in pairwise(at for at in learnt if at <= until):
            deadline, before = self.deadline(since), self.deadline(since - MOMENT)
            assert deadline is not None
            absent = any((p.why, p.known) == ("vacation", since) for p in self.pauses)
            if absent and before != deadline and since > self.begin:
                # By a vacation the turn ends at another time, and the reminders that are then to come do so again; to
                # who has had the last, that one alone.
                gone = {lead for lead in (24, 6, 1) if deadline - lead * HOUR <= since}
                if habits.leads and sent == min(habits.leads):
                    gone |= {lead for lead in habits.leads if lead != sent}
                sent = min(gone, default=1000)
            due = {}
            for lead in (24, 6, 1):
                if lead >= sent or lead not in habits.leads or 3 * lead * HOUR > self.left:
                    continue
                at = deadline - lead * HOUR
                if habits.sleeps(at):
                    evening, morning = habits.night(at)
                    at = morning if morning < deadline else evening - HOUR / 2
                if at > self.begin and not any(begin < at < end for begin, end in away if end > since):
                    due[max(at, since)] = lead
            for first, second in pairwise(sorted(due)):
                if second - first <= HOUR / 2:
                    due[first] = min(due[first], due.pop(second))
            for at in sorted(due):
                if at < ends and at < deadline:
                    found.append((due[at], at))
                    sent = due[at]
        return found


def turns_of(
    row: Mapping[Any, Any], events: Sequence[Mapping[Any, Any]], rhythm: Rhythm, first_side: int = 0
) -> list[Turn]:
    """The turns of a match whose players move in turn, with what ended each."""
    players = (row["first_id"], row["second_id"])
    left = [rhythm.first, rhythm.first]
    pauses: dict[tuple[str, int | None, int], Standing] = {}
    side, moves, turns = first_side, 0, list[Turn]()

    def begin(at: datetime) -> None:
        turns.append(Turn(row["id"], players[side], side, at, left[side], rhythm.zone, moves))
        turns[-1].pauses.extend(p for p in pauses.values() if p.end > at)

    for event in events:
        at, kind, detail = event["at"], event["kind"], event["detail"]
        now = turns[-1] if turns else None
        if kind == "started":
            begin(at)
            continue
        assert now is not None
        if kind == "paused":
            start, end = (datetime.fromtimestamp(detail[name] / 1000, UTC) for name in ("start", "end"))
            key = (detail["why"], detail["side"], detail["ref"])
            pauses[key] = Standing(detail["why"], start, end, detail["side"], at, detail["ref"])
            for number, p in enumerate(now.pauses):
                if (p.why, p.side, p.ref) == key:
                    now.pauses[number] = replace(p, revised=min(at, p.revised))
            if end > now.begin:
                now.pauses.append(pauses[key])
        elif kind == "ended" and now.how == "fell":
            now.decided = (at, event["actor"])
        elif kind in ("moved", "fell", "ended"):
            now.end, now.how = at, kind if kind != "ended" else f"ended: {detail['ending']}"
            if now.left is not None:
                left[side] = max(ZERO, now.left - now.used(at))
            if kind == "moved":
                left[side] = rhythm.next(left[side])
                side, moves = 1 - side, moves + 1
                begin(at)
        elif kind == "time-given":
            given = timedelta(milliseconds=detail["ms"])
            left[side] = given + (left[side] or ZERO)
            begin(at)
        elif kind == "turn-renewed":
            left[side] = rhythm.first
            begin(at)
    return turns
