"""Made-up tournaments, played out with seeded luck."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.core.errors import NoPairing
from bot.core.verdict import DRAW, WIN
from bot.tournaments.model.double_swiss import next_double_round
from bot.tournaments.model.pairings import Kind, Pairing, absent, forfeit, half_bye
from bot.tournaments.model.swiss import next_round


class Event:
    """A Swiss tournament in which the better seed wins more often.

    `absences` and `forfeits`: how likely a player is to ask for a round off, and a pairing not to be played; `late`:
    how many players come only after some rounds; `double`: a pairing is of two games.
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
        late: int = 0,
        double: bool = False,
    ) -> None:
        self.chance = random.Random(seed)
        self.everybody = self.players = range(1, players + 1)
        self.rounds = rounds
        self.absences = absences
        self.forfeits = forfeits
        self.forbidden = forbidden
        self.games = 2 if double else 1
        self.next_round = next_double_round if double else next_round
        self.comes = {p: self.chance.randint(2, rounds) for p in range(players + 1 - late, players + 1)}
        self.pairings: list[Pairing] = []
        self.complete = True
        self.resting: set[int] = set()

    def play(self) -> Iterator[tuple[int, tuple[Pairing, ...]]]:
        """Each round with its pairings, before they are played. Ends early where nobody can be paired any more."""
        for round in range(1, self.rounds + 1):
            here = [p for p in self.everybody if self.comes.get(p, 1) <= round]
            self.players = range(1, max(here) + 1)
            self.resting = {p for p in here if self.chance.random() < self.absences}
            self.resting |= set(self.players) - set(here)
            try:
                pairs = self.next_round(
                    self.players,
                    self.pairings,
                    round=round,
                    rounds=self.rounds,
                    forbidden=[pair for pair in self.forbidden if max(pair) <= max(here)],
                    resting=self.resting,
                )
            except NoPairing:
                self.complete = False
                return
            yield round, pairs
            self.pairings += [pair if pair.second is None else self._result(pair) for pair in pairs]
            self.pairings += [
                half_bye(round, p, DRAW * self.games) if self.chance.random() < 0.5 else absent(round, p)
                for p in self.resting
                if p in here
            ]

    def played_out(self) -> list[Pairing]:
        for _ in self.play():
            pass
        return self.pairings

    def _result(self, pair: Pairing) -> Pairing:
        assert pair.second is not None
        if self.chance.random() < self.forfeits:
            winner = self.chance.choice([pair.first, pair.second, None])
            return forfeit(pair.round, pair.first, pair.second, winner, self.games)
        return replace(pair, games=tuple(self._game(pair.first, pair.second) for _ in range(self.games)))

    def _game(self, first: int, second: int) -> tuple[int, int]:
        better = 1 / (1 + 10 ** ((first - second) / len(self.everybody)))
        luck = self.chance.random()
        points = DRAW if luck < 0.4 else WIN if self.chance.random() < better else 0
        return points, WIN - points


def met(pairings: Sequence[Pairing]) -> list[frozenset[int]]:
    """Pairs of players who have played against each other, as often as they have."""
    return [frozenset(p.players()) for p in pairings if p.second is not None and p.kind is Kind.PLAYED]
