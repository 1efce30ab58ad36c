"""Laws of the clock over random histories, against a second computation that counts every quarter of an hour."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from holidays import country_holidays
from hypothesis import given
from hypothesis import strategies as st

from bot.core.clock import Clock, Pause, Why
from bot.core.pace import Pace
from rules.game import Side
from tests.bot.fixtures import read_back

STEP = timedelta(minutes=15)
HOUR = timedelta(hours=1)
ZERO = timedelta(0)
# In the days around it clocks change in Europe (25 October), in Lord Howe (4 October) and in the Americas (1 November).
BEGIN = datetime(2026, 10, 1, tzinfo=UTC)

paces = st.builds(
    lambda body, zone: Pace.parse(f"{body}@{zone}" if zone else body),
    st.sampled_from(["2h", "12h", "2d", "7d", "quick", "standard", "bank 1d+3h cap 2d", "none"]),
    st.sampled_from(
        [
            *("", "", "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"),
            # 12 October and 3 and 23 November; 12 October and 11 and 26 November; 1 to 7 October.
            *("Asia/Tokyo+JP", "America/New_York+US", "Asia/Shanghai+CN"),
        ]
    ),
)
HOLIDAYS = {country: country_holidays(country, years=(2026, 2027)) for country in ("JP", "US", "CN")}
spans = st.integers(0, 400).map(lambda steps: steps * STEP)
sides = st.sampled_from([None, Side.FIRST, Side.SECOND])


@dataclass(frozen=True)
class Happening:
    """One thing that happens `after` the one before."""

    what: str
    after: timedelta
    offset: timedelta = ZERO
    length: timedelta | None = None
    side: Side | None = None
    why: Why = Why.DOWNTIME
    ref: int = 0


happenings = st.lists(
    st.one_of(
        st.builds(Happening, st.just("switch"), spans),
        st.builds(Happening, st.just("stay"), spans),
        st.builds(Happening, st.just("grant"), spans, length=spans.map(lambda s: s + STEP)),
        st.builds(Happening, st.just("renew"), spans),
        st.builds(
            Happening,
            st.just("pause"),
            spans,
            st.integers(-300, 300).map(lambda steps: steps * STEP),
            st.one_of(st.none(), spans),
            sides,
            st.sampled_from([Why.VACATION, Why.DOWNTIME, Why.DIRECTOR]),
            st.integers(0, 2),
        ),
        st.builds(
            Happening,
            st.just("resume"),
            spans,
            side=sides,
            why=st.sampled_from([Why.VACATION, Why.DOWNTIME, Why.DIRECTOR]),
            ref=st.integers(0, 2),
        ),
    ),
    max_size=12,
)


def happen(clock: Clock, it: Happening, now: datetime) -> Clock:
    match it.what:
        case "switch":
            return clock.switch(now)
        case "stay":
            return clock.switch(now, clock.running)
        case "grant":
            assert it.length is not None
            return clock.grant(it.length, now)
        case "renew":
            return clock.renew(now)
        case "pause":
            start = now + it.offset
            end = None if it.length is None else start + it.length
            return clock.pause(Pause(it.why, start, end, it.side, it.ref))
        case _:
            return clock.resume(it.why, now, ref=it.ref, side=it.side)


@dataclass
class Counted:
    """The plain way: every quarter of an hour is looked at by itself, and either counts or does not.

    All instants of these histories are whole quarters, and so are the weekends of all zones of the world.
    """

    pace: Pace
    left: list[timedelta | None]
    running: Side = Side.FIRST
    since: datetime = BEGIN
    pauses: dict[tuple[Why, Side | None, int], tuple[datetime, datetime | None]] = field(default_factory=dict)

    def stands(self, at: datetime) -> bool:
        if self.pace.weekend:
            day = at.astimezone(ZoneInfo(self.pace.weekend)).date()
            if day.weekday() >= 5 or day in HOLIDAYS.get(self.pace.holidays or "", ()):
                return True
        return any(
            start <= at and (end is None or at < end)
            for (_, side, _), (start, end) in self.pauses.items()
            if side in (None, self.running)
        )

    def remaining(self, now: datetime) -> timedelta | None:
        left = self.left[self.running]
        at = self.since
        while left is not None and left > ZERO and at < now:
            left -= ZERO if self.stands(at) else STEP
            at += STEP
        return left

    def deadline(self, limit: datetime) -> datetime | None:
        left, at = self.left[self.running], self.since
        while left is not None and at < limit:
            if not self.stands(at):
                if left == ZERO:
                    return at
                left -= STEP
            at += STEP
        return None

    def happen(self, it: Happening, now: datetime) -> None:
        key, remaining = (it.why, it.side, it.ref), self.remaining(now)
        match it.what:
            case "switch" | "stay":
                if self.pace.per_move is not None:
                    self.left[self.running] = self.pace.per_move
                elif remaining is not None and self.pace.cap is not None:
                    bonus = min(self.pace.bonus, max(ZERO, self.pace.cap - remaining))
                    self.left[self.running] = remaining + bonus
                self.running = self.running.other if it.what == "switch" else self.running
                self.since = now
            case "grant" | "renew" if remaining is not None:
                first = self.pace.per_move or self.pace.bank
                assert first is not None
                more = remaining + (it.length or ZERO) if it.what == "grant" else max(remaining, first)
                self.left[self.running], self.since = more, now
            case "pause":
                start = now + it.offset
                self.pauses[key] = (start, None if it.length is None else start + it.length)
            case "resume" if key in self.pauses:
                start, end = self.pauses[key]
                if start >= now:
                    del self.pauses[key]
                elif end is None or end > now:
                    self.pauses[key] = (start, now)


@given(paces, happenings, st.lists(spans, max_size=4))
def test_every_history_equals_its_count(pace: Pace, history: list[Happening], looks: list[timedelta]) -> None:
    clock, now = Clock.start(pace, BEGIN), BEGIN
    counted = Counted(pace, [pace.allowance, pace.allowance])
    for it in history:
        now += it.after
        clock = happen(clock, it, now)
        counted.happen(it, now)
        assert clock.running is counted.running
        assert read_back(clock) == clock
        for look in looks:
            assert clock.remaining(clock.running, now + look) == counted.remaining(now + look)
    limit = now + timedelta(days=40)
    expected = counted.deadline(limit)
    found = clock.deadline()
    assert found == expected if expected is not None else found is None or found >= limit
    if found is not None:
        assert clock.remaining(counted.running, found) == ZERO
        assert not clock.fell(found - timedelta(milliseconds=1))
        assert clock.fell(found)
        assert clock.fell(found + timedelta(days=1000))
        assert all(found - at == lead for lead, at in clock.reminders())


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 100)), max_size=5), spans, spans)
def test_what_is_not_a_turn_waits_for_the_bot_and_the_director_only(
    pairs: list[tuple[int, int]], wait: timedelta, begun: timedelta
) -> None:
    clock = Clock.start(Pace.parse("none"), BEGIN)
    stands = set()
    for ref, (start, length) in enumerate(pairs):
        why = (Why.DOWNTIME, Why.DIRECTOR, Why.VACATION)[ref % 3]
        clock = clock.pause(Pause(why, BEGIN + start * STEP, BEGIN + (start + length) * STEP, ref=ref))
        if why is not Why.VACATION:
            stands |= set(range(start, start + length))
    at, left = begun // STEP, wait // STEP
    while left or at in stands:
        left -= at not in stands
        at += 1
    assert clock.later(BEGIN + begun, wait) == BEGIN + at * STEP


def test_what_is_not_a_turn_waits_for_ever_where_a_pause_has_no_end() -> None:
    clock = Clock.start(Pace.parse("none"), BEGIN).pause(Pause(Why.DIRECTOR, BEGIN + HOUR, None))
    assert clock.later(BEGIN, 2 * HOUR) is None
    assert clock.later(BEGIN, HOUR / 2) == BEGIN + HOUR / 2
