"""Paces and their texts."""

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import BadPace
from bot.core.pace import DEFAULT, LONGEST, PRESETS, SHORTEST, Pace

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


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


def test_the_default_is_a_preset() -> None:
    assert DEFAULT == PRESETS[0] == "standard"


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
