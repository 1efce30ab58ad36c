"""Everybody against everybody in one table, once or twice, all games at once."""

from collections.abc import Sequence

from bot.tournaments.model.formats.all_play_all import AllPlayAll
from bot.tournaments.model.formats.system import ImportRule
from bot.tournaments.model.plan import Format, Plan


class RoundRobin(AllPlayAll):
    """At most as many players as have games with each other at once that one can still play."""

    name = Format.ROUND_ROBIN
    imports = ImportRule.TABLE
    settings = ("cycles",)
    most = 16

    def deal(self, numbers: Sequence[int], plan: Plan, lot: int) -> Sequence[Sequence[int]]:
        return (numbers,)

    def stages(self, plan: Plan) -> int:
        return 1

    def together(self, plan: Plan) -> bool:
        return True
