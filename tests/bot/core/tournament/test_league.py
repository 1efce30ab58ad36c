"""The players who climb and who fall between seasons."""

from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.model.formats.league import next_season

THREE = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_the_last_change_places_with_the_first_below() -> None:
    assert next_season(THREE, moving=1, size=4) == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11, 12))
    assert next_season(THREE, moving=2, size=4) == ((1, 2, 5, 6), (3, 4, 9, 10), (7, 8, 11, 12))


def test_who_leaves_is_replaced_from_below_and_who_joins_begins_at_the_bottom() -> None:
    season = next_season(THREE, moving=1, size=4, leaving={2, 11}, joining=(20, 21, 22))
    assert season == ((1, 3, 5, 4), (6, 7, 9, 8), (10, 12, 20, 21, 22))


def test_small_divisions_move_fewer() -> None:
    assert next_season([[1, 2], [3, 4], [5]], moving=3, size=2) == ((1, 3), (2, 4, 5))


@given(
    st.lists(st.integers(2, 12), min_size=1, max_size=6),
    st.integers(0, 4),
    st.integers(3, 12),
    st.sets(st.integers(1, 40)),
)
def test_nobody_is_lost_or_doubled(sizes: list[int], moving: int, size: int, leaving: set[int]) -> None:
    numbers = iter(range(1, 100))
    tables = [[next(numbers) for _ in range(n)] for n in sizes]
    season = next_season(tables, moving=moving, size=size, leaving=leaving, joining=(200, 201))
    expected = {p for table in tables for p in table} - leaving | {200, 201}
    assert sorted(p for division in season for p in division) == sorted(expected)
    assert all(len(division) == size for division in season[:-1])
