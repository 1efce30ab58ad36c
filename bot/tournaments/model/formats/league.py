"""Divisions in which everybody meets everybody; the best of each are promoted, and the next season follows."""

from collections.abc import Sequence

from bot.tournaments.model.formats.all_play_all import AllPlayAll
from bot.tournaments.model.league import divisions, movers
from bot.tournaments.model.pairings import Lot, undrawn
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.round_robin import level_at
from bot.tournaments.model.state import State


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
