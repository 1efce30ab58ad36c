"""Divisions in which everybody meets everybody; the best of each are promoted, and the next season follows."""

from collections.abc import Collection, Sequence
from itertools import chain, pairwise
from typing import Final

from bot.tournaments.model.formats.all_play_all import AllPlayAll
from bot.tournaments.model.pairings import Lot, undrawn
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.round_robin import level_at
from bot.tournaments.model.state import State

LEAST_IN_DIVISION: Final = 3  # a last division of fewer would be none: its players join the one above


def divisions(players: Sequence[int], size: int) -> tuple[tuple[int, ...], ...]:
    """The players, the strongest first, in divisions of `size`."""
    parts = [tuple(players[at : at + size]) for at in range(0, len(players), size)]
    if len(parts) > 1 and len(parts[-1]) < LEAST_IN_DIVISION:
        *above, last = parts
        parts = [*above[:-1], above[-1] + last]
    return tuple(parts)


def movers(sizes: Sequence[int], moving: int) -> tuple[int, ...]:
    """How many change places between each two divisions: half of a small one at most, so that nobody moves twice."""
    return tuple(min(moving, upper // 2, lower // 2) for upper, lower in pairwise(sizes))


def next_season(
    tables: Sequence[Sequence[int]],
    *,
    moving: int,
    size: int,
    leaving: Collection[int] = (),
    joining: Sequence[int] = (),
) -> tuple[tuple[int, ...], ...]:
    """The divisions of the next season, the strongest first; all but the last have `size` players.

    `tables`: players in their final order; `moving`: how many change places. Who leaves is replaced from below, and who
    joins begins at the bottom.
    """
    ladder = [[*table] for table in tables]
    numbers = movers([len(table) for table in tables], moving)
    for (upper, lower), number in zip(pairwise(ladder), numbers, strict=True):
        if number:
            upper[-number:], lower[:number] = lower[:number], upper[-number:]
    stay = [player for player in chain.from_iterable(ladder) if player not in leaving]
    everybody = [*stay, *(player for player in joining if player not in stay)]
    return divisions(everybody, size)


class League(AllPlayAll):
    """One season; who plays where in the next one is in `promotion`."""

    name = Format.LEAGUE
    settings = ("group", "cycles", "moving", "pause")
    seasons = True

    def deal(self, numbers: Sequence[int], plan: Plan, lot: int) -> Sequence[Sequence[int]]:
        return divisions(numbers, plan.group)

    def lots(self, state: State, lot: int) -> tuple[Lot, ...]:
        # Later seasons have the places of the one before.
        if not (state.meetings and state.decided) or state.plan.season > 1:
            return ()
        tables = [self.table(state, 0, group) for group in range(len(state.groups))]
        moving = (0, *movers([len(table) for table in tables], state.plan.moving), 0)
        level = [
            (level_at(table, last), group)
            for group, table in enumerate(tables)
            for last in (moving[group], len(table) - moving[group + 1])
        ]
        return undrawn(state.lots, level, lot)

    def more_to_come(self, state: State) -> bool:
        return bool(state.meetings)
