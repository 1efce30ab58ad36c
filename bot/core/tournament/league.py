"""A league: divisions one above another, and who changes between them from season to season."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain, pairwise


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
    two divisions that touch. Whoever leaves is replaced from below, in order; who joins begins at the bottom, in the
    order of joining. Every division but the last has `size` players while there are enough.
    """
    ladder = [[*table] for table in tables]
    for upper, lower in pairwise(ladder):
        # Nobody falls or climbs twice in a season: half of a small division at most changes in each direction.
        number = min(moving, len(upper) // 2, len(lower) // 2)
        if number:
            upper[-number:], lower[:number] = lower[:number], upper[-number:]
    stay = [player for player in chain.from_iterable(ladder) if player not in leaving]
    everybody = [*stay, *(player for player in joining if player not in stay)]
    return tuple(tuple(everybody[at : at + size]) for at in range(0, len(everybody), size))
