"""Mini-matches of two games; who loses one is out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.core.tournament import meeting as meetings
from bot.core.tournament.formats.one_table import OneTable
from bot.core.tournament.formats.system import Elsewhere, Layout
from bot.core.tournament.meeting import Meeting
from bot.core.tournament.pairings import Kind, Pairing, forfeit
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.standings import Place
from bot.core.tournament.state import State


class Elimination(OneTable):
    """Each meeting begins as soon as its two players are known; games more are added where they are level."""

    name = Format.KNOCKOUT
    criteria = ()
    layout = Layout.TREE
    elsewhere = Elsewhere.REFUSED
    settings = ("deciders", "third")
    size = "group"
    by_rounds = slow = seasons = False
    pairs = single = True

    def next_meetings(self, state: State, lot: int) -> tuple[Meeting, ...]:
        bracket, bouts = state.knockout, state.bouts()
        level = [
            Meeting(0, 0, replace(meeting.pairing, games=(), kind=Kind.PLAYED))
            for meeting, bout in zip(state.meetings, bouts, strict=True)
            if meeting.decided and bracket.games_due(bout)
        ]
        return (*level, *(Meeting(0, 0, _met(state, pairing)) for pairing in bracket.due(bouts)))

    def due(self, state: State) -> bool:
        # Nobody waits for a meeting that does not concern them.
        return state.decided or bool(self.next_meetings(state, 0))

    def more_to_come(self, state: State) -> bool:
        # An absent player has lost the meeting, and is out.
        return False

    def table(self, state: State, stage: int, group: int) -> tuple[Place, ...]:
        return state.knockout.table(state.bouts())

    def joinable(self, state: State) -> bool:
        return False

    def depends(self, state: State, meeting: Meeting) -> bool:
        return any(later.pairing.round > meeting.pairing.round for later in state.meetings)

    def joined(self, before: Sequence[Meeting], begun: Sequence[Meeting]) -> tuple[Meeting, ...]:
        return meetings.joined(before, begun)

    def lost_by_leaving(self, state: State, own: Sequence[Meeting]) -> Collection[Meeting]:
        bouts = zip(state.meetings, state.bouts(), strict=True)
        return [m for m, bout in bouts if m in own and state.knockout.winner(bout) is None]

    def stages(self, plan: Plan) -> int:
        return 2


def _met(state: State, pairing: Pairing) -> Pairing:
    """The pairing, won without a game where somebody has left."""
    assert pairing.second is not None
    there = [number for number in pairing.players() if number not in state.withdrawn]
    if len(there) == 2:
        return pairing
    winner = there[0] if there else None
    return forfeit(pairing.round, pairing.first, pairing.second, winner, state.plan.games)
