"""One table of all players, whom nobody strikes from it."""

from collections.abc import Sequence

from bot.tournaments.model.formats.system import System
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.state import State


class OneTable(System):
    """The part of the formats without groups."""

    def members(self, state: State, stage: int, group: int) -> tuple[int, ...]:
        return tuple(range(1, len(state.seeds) + 1))

    def deciding(self, state: State) -> tuple[int, int]:
        return 0, 0

    def groups_with(self, state: State, begun: Sequence[Meeting]) -> tuple[tuple[int, ...], ...]:
        return state.groups

    def strikes(self, own: Sequence[Meeting]) -> bool:
        return False

    def together(self, plan: Plan) -> bool:
        return True
