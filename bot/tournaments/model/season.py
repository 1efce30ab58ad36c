"""A season of a league: what it begins with, who plays where in it, and how the next one begins."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Season:
    """The beginning of a season of a league. `previous`: the tournament before; `divisions`: users, as
    they came out of it, the highest division first.
    """

    previous: int
    divisions: tuple[tuple[int, ...], ...]
