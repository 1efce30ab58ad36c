"""Everybody against everybody in groups, all games at once; then a final of the first two of each group."""

from collections.abc import Sequence

from bot.tournaments.model import round_robin as all_met
from bot.tournaments.model.formats.all_play_all import AllPlayAll
from bot.tournaments.model.formats.system import ImportRule
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Lot, undrawn
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.standings import Place
from bot.tournaments.model.state import State


class Groups(AllPlayAll):
    """Where all are in one group, its table is the end."""

    name = Format.GROUPS
    imports = ImportRule.TABLE
    settings = ("group", "cycles", "lot")

    def deal(self, numbers: Sequence[int], plan: Plan, lot: int) -> Sequence[Sequence[int]]:
        return all_met.groups(numbers, plan.group, lot if plan.lot else None)

    def following(self, state: State) -> tuple[Meeting, ...]:
        if not self.more_to_come(state):
            return ()
        tables = self._there(state)
        reached = sorted(all_met.finalists(tables, all_met.LARGEST_GROUP, state.plan.games, state.lots))
        if len(reached) < 2:
            return ()
        return tuple(Meeting(1, 0, pairing) for pairing in all_met.berger(reached, state.plan.cycles))

    def out(self, state: State) -> frozenset[int]:
        everybody = range(1, len(state.seeds) + 1)
        return frozenset(everybody).difference(self.members(state, 1, 0)) if state.stage else frozenset()

    def lots(self, state: State, lot: int) -> tuple[Lot, ...]:
        if not state.decided or not self.more_to_come(state):
            return ()
        tables = self._there(state)
        level = [
            (all_met.level_at(table, all_met.going_on(table)), group) for group, table in enumerate(tables)
        ]
        if due := undrawn(state.lots, level, lot):
            return due
        return undrawn(
            state.lots,
            [(all_met.level_finalists(tables, all_met.LARGEST_GROUP, state.plan.games), None)],
            lot,
        )

    def _there(self, state: State) -> list[list[Place]]:
        """The tables of the groups without those who have left."""
        return [
            [place for place in self.table(state, 0, group) if place.player not in state.withdrawn]
            for group in range(len(state.groups))
        ]

    def more_to_come(self, state: State) -> bool:
        return state.stage == 0 and len(state.groups) > 1
