"""Grades: one for each hundred points, from 9 kyu to 9 dan, and none for a rating that is not settled."""

import pytest

from bot.core.rating import Rating
from bot.ratings.model import Grade, grade


@pytest.mark.parametrize(
    ("value", "dan", "number"),
    [
        (600, False, 9), (1000, False, 8), (999.4, False, 9), (1500, False, 3), (1699, False, 2),
        (1700, False, 1), (1799.4, False, 1), (1799.6, True, 1), (1800, True, 1), (1900, True, 2),
        (2600, True, 9), (3000, True, 9),
    ],
)  # fmt: skip
def test_a_settled_rating_has_a_grade(value: float, dan: bool, number: int) -> None:
    settled = Rating(value, 60)
    assert not settled.provisional
    assert grade(settled) == Grade(dan, number)


def test_a_provisional_rating_has_none() -> None:
    assert grade(Rating()) is None
