"""Everybody against everybody, all games at once: groups, divisions, or one table."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.tournaments.model.formats.system import Layout, System
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.plan import Plan
from bot.tournaments.model.round_robin import berger
from bot.tournaments.model.standings import ROUND_ROBIN, Place, standings
from bot.tournaments.model.state import State


def known(state: State, pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """The pairings of a table, with the results that were brought from elsewhere."""
    results = {frozenset(each.players()): each for each in imported_pairings(state)}
    met = ((pairing, results.pop(frozenset(pairing.players()), None)) for pairing in pairings)
    return tuple(one if result is None else replace(result, round=one.round) for one, result in met)


def imported_pairings(state: State) -> list[Pairing]:
    """All of them, of those who have started here."""
    numbers = {user: number for number, user in enumerate(state.seeds, 1)}
    known = {*numbers, None}
    here = (e for e in state.direction.imported if {e.first, e.second} <= known)
    return [
        Pairing(e.round, numbers[e.first], e.second and numbers[e.second], (e.points,), e.kind) for e in here
    ]


class AllPlayAll(System):
    """The part of the formats in which everybody of a table meets everybody."""

    criteria = ROUND_ROBIN
    layout = Layout.CROSS

    @abstractmethod
    def deal(self, numbers: Sequence[int], plan: Plan, lot: int) -> Sequence[Sequence[int]]:
        """The players, the best seed first, in their groups."""

    def next_meetings(self, state: State, lot: int) -> tuple[Meeting, ...]:
        if state.meetings:
            return self.following(state)
        return tuple(
            Meeting(0, group, pairing)
            for group, members in enumerate(self.deal(range(1, len(state.seeds) + 1), state.plan, lot))
            for pairing in known(state, berger(members, state.plan.cycles))
        )

    def following(self, state: State) -> tuple[Meeting, ...]:
        """The meetings after those of the groups."""
        return ()

    def members(self, state: State, stage: int, group: int) -> tuple[int, ...]:
        if stage == 0:
            return state.groups[group]
        return tuple(sorted({n for m in state.meetings if m.stage == stage for n in m.pairing.players()}))

    def table(self, state: State, stage: int, group: int) -> tuple[Place, ...]:
        struck = {number for where, number in state.struck if where == stage}
        here = (m.pairing for m in state.meetings if (m.stage, m.group) == (stage, group))
        pairings = [pairing for pairing in here if not struck.intersection(pairing.players())]
        players = [number for number in self.members(state, stage, group) if number not in struck]
        rounds = max((pairing.round for pairing in pairings), default=0)
        lines = standings(
            players, pairings, self.order(state.plan), rounds=rounds, everybody=True, games=state.plan.games
        )
        lots = [lot for lot in state.lots if stage == 0 and lot.group == group]
        drawn = {player: position for lot in lots for position, player in enumerate(lot.players)}
        order = sorted(lines, key=lambda line: (line.rank, drawn.get(line.player, 0)))
        return tuple(replace(line, decided=was.decided) for line, was in zip(order, lines, strict=True))

    def deciding(self, state: State) -> tuple[int, int]:
        return state.tables()[0]

    def depends(self, state: State, meeting: Meeting) -> bool:
        return any(later.stage > meeting.stage for later in state.meetings)

    def groups_with(self, state: State, begun: Sequence[Meeting]) -> tuple[tuple[int, ...], ...]:
        if any(meeting.stage for meeting in begun):
            return state.groups
        # Of many players the groups are arranged in several parts.
        members = dict(enumerate(state.groups))
        for group, meetings in groupby(begun, lambda meeting: meeting.group):
            new = (number for meeting in meetings for number in meeting.pairing.players())
            members[group] = tuple(sorted({*members.get(group, ()), *new}))
        return tuple(members[group] for group in sorted(members))

    def strikes(self, own: Sequence[Meeting]) -> bool:
        return 2 * sum(meeting.decided for meeting in own) < len(own)

    def together(self, plan: Plan) -> bool:
        return plan.most <= plan.group
