"""Grades beside ratings, as players of Japan know them: 9 kyu to 1 kyu, then 1 dan to 9 dan, one for each 100 points.

Published where they are shown: from 1800 on 1 dan (初段), below it 1 kyu, from 1900 on 2 dan, from 1700 down 2 kyu.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.core.rating import Rating

FIRST_DAN: Final = 1800
STEP: Final = 100
HIGHEST: Final = 9
"""The last dan, and the lowest kyu."""


class Grade(NamedTuple):
    dan: bool
    number: int


def grade(rating: Rating) -> Grade | None:
    """The grade of a rating as it is written, rounded; None while it is provisional."""
    if rating.provisional:
        return None
    above, _ = divmod(round(rating.value) - FIRST_DAN, STEP)
    return Grade(True, min(above + 1, HIGHEST)) if above >= 0 else Grade(False, min(-above, HIGHEST))
