"""Paces and their texts; clocks at chosen times, and over random histories against a second count."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from holidays import country_holidays
from hypothesis import given
from hypothesis import strategies as st

from bot.core.clock import Clock, Pause, Why
from bot.core.errors import BadPace
from bot.core.pace import DEFAULT, LONGEST, PRESETS, SHORTEST, Pace
from rules.game import Side
from tests.bot.fixtures import read_back, sure

FIRST, SECOND = Side.FIRST, Side.SECOND
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
MONDAY = datetime(2026, 11, 23, 9, tzinfo=UTC)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def test_a_stopped_clock_stays_as_it_is() -> None:
    clock = Clock.start(Pace.parse("3d"), MONDAY).stop(MONDAY + DAY)
    assert clock.left == (2 * DAY, 3 * DAY)
    assert clock.deadline() is None
    assert clock.switch(MONDAY + 2 * DAY) == clock == clock.stop(MONDAY + 2 * DAY)
    assert clock.pause(Pause(Why.DIRECTOR, MONDAY, None)) == clock


def test_a_weekend_stops_both_clocks_in_its_own_zone() -> None:
    friday_noon = at("2026-11-27 12:00")
    tokyo = Clock.start(Pace.parse("2d@Asia/Tokyo"), friday_noon)
    # In Tokyo the weekend begins on Friday at 15:00 UTC and ends on Sunday at 15:00 UTC.
    assert tokyo.remaining(FIRST, at("2026-11-27 15:00")) == 45 * HOUR
    assert tokyo.remaining(FIRST, at("2026-11-29 15:00")) == 45 * HOUR
    assert tokyo.deadline() == at("2026-12-01 12:00")
    found = sure(tokyo.pause_at(at("2026-11-28 12:00")))
    assert (found.why, found.end) == (Why.WEEKEND, at("2026-11-29 15:00"))
    assert tokyo.pause_at(at("2026-11-29 15:00")) is None


@pytest.mark.parametrize("pace", ["2d", DEFAULT])
def test_a_weekend_counts_where_nothing_was_agreed_about_it(pace: str) -> None:
    clock = Clock.start(Pace.parse(pace), at("2026-11-27 12:00"))
    friday, sunday = (clock.remaining(FIRST, at(f"2026-11-{day} 12:00")) for day in (27, 29))
    assert friday is not None
    assert friday - sure(sunday) == 2 * DAY


def test_a_clock_stands_still_only_while_a_pause_lasts() -> None:
    vacation = Pause(Why.VACATION, MONDAY + DAY, MONDAY + 2 * DAY, FIRST)
    clock = Clock.start(Pace.parse("3d"), MONDAY).pause(vacation)
    assert clock.pause_at(MONDAY) is None
    assert clock.pause_at(MONDAY + DAY - timedelta(milliseconds=1)) is None, "it is planned, and no more"
    assert clock.pause_at(MONDAY + DAY) == vacation
    assert clock.pause_at(MONDAY + 2 * DAY - timedelta(milliseconds=1)) == vacation
    assert clock.pause_at(MONDAY + 2 * DAY) is None
    longer, open_end = Pause(Why.DOWNTIME, MONDAY, MONDAY + 3 * DAY), Pause(Why.DIRECTOR, MONDAY, None)
    assert clock.pause(longer).pause_at(MONDAY + DAY) == longer
    assert clock.pause(open_end).pause(longer).pause_at(MONDAY + DAY) == open_end


def test_pauses_of_two_sides_are_two_and_a_pause_of_no_length_is_none() -> None:
    clock = Clock.start(Pace.parse("3d"), MONDAY)
    both = [Pause(Why.UNTOLD, MONDAY + HOUR, MONDAY + DAY, side) for side in Side]
    clock = clock.pause(both[0]).pause(both[1])
    assert clock.pauses == tuple(both)
    longer = both[1]._replace(end=MONDAY + 2 * DAY)
    assert clock.pause(longer).pauses == (both[0], longer)
    # A vacation that was called off before it began.
    assert clock.pause(Pause(Why.VACATION, MONDAY + DAY, MONDAY + DAY, FIRST, 3)) == clock


def test_a_weekend_stands_from_its_first_instant() -> None:
    clock = Clock.start(Pace.parse("3d@UTC"), MONDAY)
    saturday = MONDAY.replace(hour=0) + 5 * DAY
    assert clock.pause_at(saturday - timedelta(milliseconds=1)) is None
    assert clock.pause_at(saturday) == Pause(Why.WEEKEND, saturday, saturday + 2 * DAY)
    assert clock.stop(MONDAY).pause_at(saturday) is None


def test_reminders_longer_than_a_third_of_the_turn_are_left_out() -> None:
    def leads(pace: str) -> list[int]:
        return [lead // HOUR for lead, _ in Clock.start(Pace.parse(pace), MONDAY).reminders()]

    assert leads("12h") == [1]
    assert leads("18h") == [6, 1]
    assert leads("2d") == [6, 1]
    assert leads("3d") == [24, 6, 1]
    assert leads("none") == []
    assert leads("2h") == []
    assert Clock.start(Pace.parse("12h"), MONDAY).reminders() == ((HOUR, MONDAY + 11 * HOUR),)


@pytest.mark.parametrize(
    "zone, friday, hours",
    [
        # Europe/Berlin: 29 March 2026 has 23 hours and 25 October 2026 has 25.
        ("Europe/Berlin", "2026-03-27 12:00", 47),
        ("Europe/Berlin", "2026-10-23 12:00", 49),
        # Africa/Cairo skips midnight of Friday 24 April 2026; its weekend is whole.
        ("Africa/Cairo", "2026-04-24 12:00", 48),
        # Asia/Beirut skips midnight of Sunday 29 March 2026.
        ("Asia/Beirut", "2026-03-27 12:00", 47),
        # America/Havana puts its clocks back from 1 o'clock to midnight of Sunday 1 November 2026.
        ("America/Havana", "2026-10-30 12:00", 49),
        # Lord Howe Island moves its clocks by half an hour.
        ("Australia/Lord_Howe", "2026-10-02 10:00", 47.5),
    ],
)
def test_a_weekend_is_as_long_as_it_is_there(zone: str, friday: str, hours: float) -> None:
    clock = Clock.start(Pace.parse(f"3d@{zone}"), at(friday))
    assert clock.deadline() == at(friday) + 3 * DAY + hours * HOUR


@pytest.mark.parametrize(
    "text, pace",
    [
        ("none", Pace()), ("12h", Pace(per_move=12 * HOUR)), ("3d", Pace(per_move=3 * DAY)),
        ("36h", Pace(per_move=36 * HOUR)), (" 1d 12H ", Pace(per_move=36 * HOUR)),
        ("standard", Pace(bank=5 * DAY, bonus=18 * HOUR, cap=7 * DAY)),
        ("Quick", Pace(bank=2 * DAY, bonus=6 * HOUR, cap=2 * DAY)),
        ("relaxed", Pace(bank=10 * DAY, bonus=36 * HOUR, cap=10 * DAY)),
        ("bank 5d+18h cap 7d", Pace(bank=5 * DAY, bonus=18 * HOUR, cap=7 * DAY)),
        ("bank 4d + 12h", Pace(bank=4 * DAY, bonus=12 * HOUR, cap=5 * DAY)),
        ("bank 30d", Pace(bank=30 * DAY, cap=30 * DAY)),
        ("3d@Europe/Berlin", Pace(per_move=3 * DAY, weekend="Europe/Berlin")),
        ("standard @ Asia/Tokyo", Pace(bank=5 * DAY, bonus=18 * HOUR, cap=7 * DAY, weekend="Asia/Tokyo")),
        ("none@Asia/Tokyo", Pace()), ("1h", Pace(per_move=SHORTEST)), ("1440h", Pace(per_move=LONGEST)),
        ("bank 2d+2d cap 2d", Pace(bank=2 * DAY, bonus=2 * DAY, cap=2 * DAY)),
    ],
)  # fmt: skip
def test_a_text_means_a_pace_and_its_key_means_the_same(text: str, pace: Pace) -> None:
    assert Pace.parse(text) == pace
    assert Pace.parse(pace.key) == pace


@pytest.mark.parametrize("text", PRESETS)
def test_presets_are_their_own_keys(text: str) -> None:
    assert Pace.parse(text).key == text
    assert Pace.parse(text).limited is (text != "none")
    assert Pace.parse(text).rateable is (text != "none")


@pytest.mark.parametrize(
    "text, fault",
    [
        ("", "unreadable"), ("soon", "unreadable"), ("3", "unreadable"), ("d", "unreadable"),
        ("3h2d", "unreadable"), ("-3d", "unreadable"), ("٣d", "unreadable"), ("99999999d", "unreadable"),
        ("0h", "range"), ("1441h", "range"), ("bank 61d+1h", "range"), ("bank 5d+18h cap 4d", "cap"),
        ("bank 5d+8d cap 7d", "bonus"), ("3d@", "zone"), ("3d@Europe", "zone"), ("3d@Mars/Olympus", "zone"),
        ("3d@../../etc/passwd", "zone"), ("3d@/etc/passwd", "zone"), ("3d@Europe+JP", "zone"),
        ("3d@Asia/Tokyo+XX", "country"), ("3d@Asia/Tokyo+jp", "country"),
    ],
)  # fmt: skip
def test_a_bad_text_says_what_is_wrong(text: str, fault: str) -> None:
    with pytest.raises(BadPace) as raised:
        Pace.parse(text)
    assert raised.value.details["text"] == text
    assert raised.value.code == f"bad-pace-{fault}"


@pytest.mark.parametrize(
    "text, rateable",
    [("11h", False), ("12h", True), ("bank 11h+6h", False), ("bank 12h+5h", False), ("bank 12h+6h", True)],
)
def test_rated_play_needs_half_a_day(text: str, rateable: bool) -> None:
    assert Pace.parse(text).rateable is rateable


def test_the_longest_time_of_a_match() -> None:
    assert Pace.parse("3d").longest(60) == 180 * DAY
    assert Pace.parse("standard").longest(60) == 55 * DAY
    assert Pace.parse("none").longest(60) is None


lengths = st.integers(1, 60 * 24).map(lambda hours: hours * HOUR)


@given(
    lengths,
    lengths,
    st.integers(0, 60 * 24),
    st.sampled_from([None, "UTC", "America/New_York", "Etc/GMT+5"]),
    st.sampled_from([None, "JP", "DE"]),
)
def test_every_pace_within_bounds_survives_its_key(
    bank: timedelta, cap: timedelta, bonus: int, weekend: str | None, country: str | None
) -> None:
    country = country if weekend else None
    bank, cap = min(bank, cap), max(bank, cap)
    banked = Pace(bank=bank, bonus=min(bonus * HOUR, cap), cap=cap, weekend=weekend, holidays=country)
    assert Pace.parse(banked.key) == banked
    per_move = Pace(per_move=bank, weekend=weekend, holidays=country)
    assert Pace.parse(per_move.key) == per_move


STEP = timedelta(minutes=15)
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
                first = sure(self.pace.per_move or self.pace.bank)
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


def test_a_host_clock_set_back_charges_nobody() -> None:
    clock = Clock.start(Pace.parse("standard"), MONDAY)
    assert clock.remaining(FIRST, MONDAY - HOUR) == 5 * DAY
    turned = clock.switch(MONDAY - HOUR)
    assert turned.since == MONDAY
    assert turned.left == (5 * DAY + 18 * HOUR, 5 * DAY)


def test_parts_of_a_millisecond_do_not_make_another_clock() -> None:
    odd = MONDAY + timedelta(microseconds=1999)
    clock = Clock.start(Pace.parse("standard"), odd).switch(odd + HOUR)
    assert clock == Clock.start(Pace.parse("standard"), MONDAY + timedelta(milliseconds=1)).switch(
        MONDAY + HOUR + timedelta(milliseconds=1)
    )
    assert read_back(clock) == clock
