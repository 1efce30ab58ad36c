"""Knock-out: who meets whom, who goes through, and how places are shared.

A meeting is a mini-match of a few games. Level after them, the two play two games more, and again, as often as the
tournament allows; level after the last of these, the better seed goes through.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.core.tournament.pairings import Kind, Pairing

DECIDER = 2
"""Games that are added while a meeting is level: one with each side."""


@dataclass(frozen=True, slots=True)
class Knockout:
    """How it is played. `players`: the best seed first; `deciders`: how often two games are added at most."""

    players: tuple[int, ...]
    games: int = 2
    deciders: int = 1
    third_place: bool = True

    @property
    def rounds(self) -> int:
        return max(len(self.players) - 1, 0).bit_length()

    def due(self, pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
        """The meetings that can be arranged now and have not been, in the order of the bracket.

        In a meeting the better seed has the first move in the first game. The match for the third place is of the
        last round, like the final, and comes after it.
        """
        known = {frozenset(p.players()) for p in pairings}
        due = []
        for round, meetings in enumerate(self._meetings(pairings), 1):
            for meeting in meetings:
                if len(meeting) == 2 and meeting not in known:
                    first, second = sorted(meeting, key=self.players.index)
                    due.append(Pairing(round, first, second))
        return tuple(due)

    def games_due(self, pairing: Pairing) -> int:
        """How many games more a meeting needs now; 0 where it is decided."""
        if pairing.kind is Kind.FORFEIT:
            return 0
        played = len(pairing.games)
        if played < self.games:
            return self.games - played
        since = (played - self.games) % DECIDER
        if since:
            return DECIDER - since
        level = pairing.points(pairing.players()[0]) == pairing.points(pairing.players()[1])
        return DECIDER if level and played < self.games + DECIDER * self.deciders else 0

    def winner(self, pairing: Pairing) -> int | None:
        """Who goes through; None while it is open. Where neither came, the better seed."""
        if self.games_due(pairing):
            return None
        return min(pairing.players(), key=lambda p: (-pairing.points(p), self.players.index(p)))

    def places(self, pairings: Sequence[Pairing]) -> Mapping[int, int]:
        """The place of everybody who is out or has won, shared by those who fell in the same round."""
        places: dict[int, int] = {}
        by_pair = {frozenset(p.players()): p for p in pairings}
        for round, meetings in enumerate(self._meetings(pairings), 1):
            for position, meeting in enumerate(meetings):
                pairing = by_pair.get(frozenset(meeting))
                winner = None if pairing is None else self.winner(pairing)
                if winner is None:
                    continue
                (loser,) = meeting - {winner}
                if round < self.rounds:
                    places[loser] = 2 ** (self.rounds - round) + 1
                else:
                    places |= {winner: 2 * position + 1, loser: 2 * position + 2}
        return places

    def _meetings(self, pairings: Sequence[Pairing]) -> list[list[frozenset[int]]]:
        """All meetings by round, as the sets of those who are known to take part; one player alone has a bye."""
        winners = {frozenset(p.players()): self.winner(p) for p in pairings}
        slots: list[frozenset[int]] = [frozenset((p,)) if p else frozenset() for p in self._seeded()]
        rounds = []
        for number in range(1, self.rounds + 1):
            meetings = [slots[i] | slots[i + 1] for i in range(0, len(slots), 2)]
            rounds.append(meetings)
            slots = [self._through(meeting, winners, number == 1) for meeting in meetings]
        if self.third_place and self.rounds > 1:
            fallen = [meeting - {winners[meeting]} for meeting in rounds[-2] if winners.get(meeting)]
            rounds[-1].append(frozenset().union(*fallen) if len(fallen) == 2 else frozenset())
        return rounds

    @staticmethod
    def _through(
        meeting: frozenset[int], winners: Mapping[frozenset[int], int | None], first_round: bool
    ) -> frozenset[int]:
        if first_round and len(meeting) == 1:
            return meeting
        winner = winners.get(meeting)
        return frozenset() if winner is None else frozenset((winner,))

    def _seeded(self) -> list[int]:
        """The first round's line: the two best seeds meet in the final at the earliest, and so on down; 0 is nobody.

        The best seeds stand opposite to nobody, and so have the byes.
        """
        line = [1]
        while len(line) < len(self.players):
            total = 2 * len(line) + 1
            line = [seed for pair in ((s, total - s) for s in line) for seed in pair]
        return [self.players[seed - 1] if seed <= len(self.players) else 0 for seed in line]
