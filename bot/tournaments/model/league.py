"""A league: divisions one above another, and who changes between them from season to season."""

from collections.abc import Collection, Sequence
from itertools import chain, pairwise
from typing import Final

LEAST_IN_DIVISION: Final = 3
"""A last division of fewer would be none: its players join the one above."""


def divisions(players: Sequence[int], size: int) -> tuple[tuple[int, ...], ...]:
    """The players, the strongest first, in divisions of `size`."""
    parts = [tuple(players[at : at + size]) for at in range(0, len(players), size)]
    if len(parts) > 1 and len(parts[-1]) < LEAST_IN_DIVISION:
        *above, last = parts
        parts = [*above[:-1], above[-1] + last]
    return tuple(parts)


def movers(sizes: Sequence[int], moving: int) -> tuple[int, ...]:
    """How many change places between each two divisions that touch, these having so many players.

    Nobody falls or climbs twice in a season: half of a small division at most changes in each direction.
    """
    return tuple(min(moving, upper // 2, lower // 2) for upper, lower in pairwise(sizes))


def next_season(
    tables: Sequence[Sequence[int]],
    *,
    moving: int,
    size: int,
    leaving: Collection[int] = (),
    joining: Sequence[int] = (),
) -> tuple[tuple[int, ...], ...]:
    """The divisions of the next season, the highest first, each with the strongest first.

    `tables`: the players of each division in the order of its final table. `moving`: how many change places between
    two divisions that touch. A player who leaves is replaced from below, in order; new players begin at the bottom,
    in the order of joining. Every division but the last has `size` players, if there are enough.
    """
    ladder = [[*table] for table in tables]
    numbers = movers([len(table) for table in tables], moving)
    for (upper, lower), number in zip(pairwise(ladder), numbers, strict=True):
        if number:
            upper[-number:], lower[:number] = lower[:number], upper[-number:]
    stay = [player for player in chain.from_iterable(ladder) if player not in leaving]
    everybody = [*stay, *(player for player in joining if player not in stay)]
    return divisions(everybody, size)
