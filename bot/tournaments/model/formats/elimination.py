"""Mini-matches of two games, in a tree."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import ClassVar

from bot.tournaments.model import meeting as meetings
from bot.tournaments.model.formats.system import Layout, System
from bot.tournaments.model.knockout import Knockout as Tree
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind, Lot, Pairing, drawn, forfeit
from bot.tournaments.model.standings import Place
from bot.tournaments.model.state import State


class Elimination(System):
    """Each meeting begins as soon as its two players are known; games more are added where they are level."""

    layout = Layout.TREE
    pairs = single = True
    tree: ClassVar[type[Tree]]

    def bracket(self, state: State) -> Tree:
        numbers, plan = tuple(range(1, len(state.seeds) + 1)), state.plan
        return self.tree(numbers, plan.games, plan.deciders, plan.third, state.lots)

    def next_meetings(self, state: State, lot: int) -> tuple[Meeting, ...]:
        return tuple(meeting for meeting in self._to_come(state) if not state.holds(meeting))

    def _to_come(self, state: State) -> tuple[Meeting, ...]:
        bracket, bouts = self.bracket(state), state.bouts()
        level = [
            Meeting(0, 0, replace(meeting.pairing, games=(), kind=Kind.PLAYED))
            for meeting, bout in zip(state.meetings, bouts, strict=True)
            if meeting.decided and bracket.games_due(bout)
        ]
        return (*level, *(Meeting(0, 0, _met(state, pairing)) for pairing in bracket.due(bouts)))

    def due(self, state: State) -> bool:
        # Nobody waits for a meeting that does not concern them.
        if state.decided and not state.held:
            return True
        to_come = self._to_come(state)
        ready = any(not state.holds(meeting) for meeting in to_come)
        return ready or bool(self.lots(state, 0)) or (state.decided and not to_come)

    def lots(self, state: State, lot: int) -> tuple[Lot, ...]:
        bracket = self.bracket(state)
        level = (
            bout
            for meeting, bout in zip(state.meetings, state.bouts(), strict=True)
            if meeting.decided and not bracket.games_due(bout) and bracket.winner(bout) is None
        )
        return tuple(_set_apart(state, bout, lot) for bout in level)

    def table(self, state: State, stage: int, group: int) -> tuple[Place, ...]:
        return self.bracket(state).table(state.bouts())

    def out(self, state: State) -> frozenset[int]:
        return self.bracket(state).out(state.bouts())

    def joined(self, before: Sequence[Meeting], begun: Sequence[Meeting]) -> tuple[Meeting, ...]:
        return meetings.joined(before, begun)

    def lost_by_leaving(self, state: State, own: Sequence[Meeting]) -> Collection[Meeting]:
        bouts, bracket = zip(state.meetings, state.bouts(), strict=True), self.bracket(state)
        return [m for m, bout in bouts if m in own and bracket.winner(bout) is None]


def _set_apart(state: State, level: Pairing, lot: int) -> Lot:
    """The order of two who are level: more games won in as many meetings, else a draw by lot."""
    met = {n: [m.pairing for m in state.meetings if n in m.pairing.players()] for n in level.players()}
    played = {sum(pairing.kind is Kind.PLAYED for pairing in own) for own in met.values()}
    wins = {n: sum(pairing.wins(n) for pairing in own) if len(played) == 1 else 0 for n, own in met.items()}
    order = sorted(drawn(wins, lot, level.round), key=lambda number: -wins[number])
    return Lot(tuple(order), level.round, wins=len(set(wins.values())) > 1)


def _met(state: State, pairing: Pairing) -> Pairing:
    """The pairing, won without a game where somebody has left."""
    assert pairing.second is not None
    there = [number for number in pairing.players() if number not in state.withdrawn]
    if len(there) == 2:
        return pairing
    winner = there[0] if there else None
    return forfeit(pairing.round, pairing.first, pairing.second, winner, state.plan.games)
