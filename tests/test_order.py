"""Each worker begins with its share of the tests that take long, and no test is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.order import dealt


@pytest.mark.parametrize(
    ("workers", "order"),
    [
        (1, [6, 7, 8, 0, 1, 2, 3, 4, 5, 9]),
        (2, [6, 8, 0, 1, 2, 7, 3, 4, 5, 9]),
        (3, [6, 0, 1, 7, 2, 3, 8, 4, 5, 9]),
    ],
)
def test_each_worker_has_its_long_tests_first(workers: int, order: list[int]) -> None:
    assert dealt(range(10), {6, 7, 8}, workers) == order


@given(st.integers(0, 40), st.sets(st.integers(0, 39)), st.integers(1, 7))
def test_none_is_lost(size: int, long: set[int], workers: int) -> None:
    assert sorted(dealt(range(size), long, workers)) == list(range(size))
