"""Made-up tournaments, played out with seeded luck."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.core.errors import NoPairing
from bot.core.points import DRAW, WIN
from bot.core.tournament.pairings import Kind, Pairing, absent, forfeit, half_bye
from bot.core.tournament.swiss import next_round


class Event:
    """A Swiss tournament in which the better seed wins more often.

    `absences` and `forfeits`: how likely a player is to ask for a round off, and a pairing not to be played.
    """

    def __init__(
        self,
        seed: int,
        players: int,
        rounds: int,
        *,
        absences: float = 0.0,
        forfeits: float = 0.0,
        forbidden: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.chance = random.Random(seed)
        self.players = range(1, players + 1)
        self.rounds = rounds
        self.absences = absences
        self.forfeits = forfeits
        self.forbidden = forbidden
        self.pairings: list[Pairing] = []
        self.complete = True
        self.resting: set[int] = set()

    def play(self) -> Iterator[tuple[int, tuple[Pairing, ...]]]:
        """Each round with its pairings, before they are played. Ends early where nobody can be paired any more."""
        for round in range(1, self.rounds + 1):
            self.resting = {p for p in self.players if self.chance.random() < self.absences}
            try:
                pairs = next_round(
                    self.players,
                    self.pairings,
                    round=round,
                    rounds=self.rounds,
                    forbidden=self.forbidden,
                    resting=self.resting,
                )
            except NoPairing:
                self.complete = False
                return
            yield round, pairs
            self.pairings += [pair if pair.second is None else self._result(pair) for pair in pairs]
            self.pairings += [
                half_bye(round, p) if self.chance.random() < 0.5 else absent(round, p) for p in self.resting
            ]

    def played_out(self) -> list[Pairing]:
        for _ in self.play():
            pass
        return self.pairings

    def _result(self, pair: Pairing) -> Pairing:
        assert pair.second is not None
        if self.chance.random() < self.forfeits:
            winner = self.chance.choice([pair.first, pair.second, None])
            return forfeit(pair.round, pair.first, pair.second, winner)
        better = 1 / (1 + 10 ** ((pair.first - pair.second) / len(self.players)))
        luck = self.chance.random()
        points = DRAW if luck < 0.4 else WIN if self.chance.random() < better else 0
        return replace(pair, games=((points, WIN - points),))


def met(pairings: Sequence[Pairing]) -> list[frozenset[int]]:
    """Pairs of players who have played against each other, as often as they have."""
    return [frozenset(p.players()) for p in pairings if p.second is not None and p.kind is Kind.PLAYED]
