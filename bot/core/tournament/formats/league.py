"""Divisions in which everybody meets everybody; the best of each are promoted, and the next season follows."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.tournament.formats.all_play_all import AllPlayAll
from bot.core.tournament.formats.system import Elsewhere
from bot.core.tournament.league import divisions
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.state import State


class League(AllPlayAll):
    """One season; who plays where in the next one is in `promotion`."""

    name = Format.LEAGUE
    elsewhere = Elsewhere.REFUSED
    settings = ("group", "cycles", "moving", "pause")
    seasons = True

    def deal(self, numbers: Sequence[int], plan: Plan, lot: int) -> Sequence[Sequence[int]]:
        return divisions(numbers, plan.group)

    def more_to_come(self, state: State) -> bool:
        return bool(state.meetings)
