"""Knock-out: who meets whom, who goes through, and how places are shared.

A meeting is a mini-match of a few games. Level after them, the two play two games more, and again, as often as the
tournament allows; level after the last of these, a lot decides.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.tournaments.model.pairings import Kind, Lot, Pairing, known
from bot.tournaments.model.standings import Place

NOBODY = 0  # stands where a player is not known yet, or where there is none
GONE = -1  # stands where there will never be a player: the other one has a bye

Tie = tuple[int, int]  # two players whose meeting stands in the tree, the upper one first


@dataclass(frozen=True, slots=True)
class Level:
    """A round of a branch. `number`: the round of its pairings; `key`: its name in the catalogue."""

    number: int
    key: str
    ties: tuple[Tie, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """`key`: its name in the catalogue, empty where it is the only one; `aside`: a match for the third place."""

    levels: tuple[Level, ...]
    key: str = ""
    aside: tuple[Tie, ...] = ()


DECIDER = 2  # games that are added while a meeting is level: one with each side


@dataclass(frozen=True, slots=True)
class Knockout:
    """`players`: the best seed first; `deciders`: how often two games are added at most; `lots`: of level meetings."""

    players: tuple[int, ...]
    games: int = 2
    deciders: int = 1
    third_place: bool = True
    lots: tuple[Lot, ...] = ()

    @property
    def rounds(self) -> int:
        return max(len(self.players) - 1, 0).bit_length()

    def due(self, pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
        """The meetings that can be arranged now, in the order of the bracket, that for the third place last.

        In a meeting the better seed has the first move in the first game.
        """
        known, due = {(p.round, frozenset(p.players())) for p in pairings}, []
        for branch in self.branches(pairings):
            ties = [(level.number, tie) for level in branch.levels for tie in level.ties]
            for round, tie in (*ties, *((self.rounds, tie) for tie in branch.aside)):
                if min(tie) > NOBODY and (round, frozenset(tie)) not in known:
                    first, second = sorted(tie, key=self.players.index)
                    due.append(Pairing(round, first, second))
        return tuple(due)

    def games_due(self, pairing: Pairing) -> int:
        """How many games more a meeting needs now; 0 where it is decided."""
        played = len(pairing.games)
        if played < self.games:
            return self.games - played
        if pairing.kind is Kind.FORFEIT:
            return 0
        since = (played - self.games) % DECIDER
        if since:
            return DECIDER - since
        level = pairing.points(pairing.players()[0]) == pairing.points(pairing.players()[1])
        return DECIDER if level and played < self.games + DECIDER * self.deciders else 0

    def winner(self, pairing: Pairing) -> int | None:
        """The player who goes through; None while it is open, or level without a lot."""
        if self.games_due(pairing):
            return None
        one, other = sorted(pairing.players(), key=lambda p: (-pairing.points(p), self.players.index(p)))
        if pairing.points(one) != pairing.points(other):
            return one
        lot = known(self.lots, (one, other), round=pairing.round)
        return None if lot is None else lot.players[0]

    def places(self, pairings: Sequence[Pairing]) -> Mapping[int, int]:
        """The place of the winner and of everybody who is out, shared by those who fell in the same round."""
        places: dict[int, int] = {}
        won = self._won(pairings)
        for round, ties in enumerate(self.ties(pairings), 1):
            for position, tie in enumerate(ties):
                winner = won.get((round, frozenset(tie)))
                if winner is None:
                    continue
                (loser,) = set(tie) - {winner}
                if round < self.rounds:
                    places[loser] = 2 ** (self.rounds - round) + 1
                else:
                    places |= {winner: 2 * position + 1, loser: 2 * position + 2}
        return places

    def out(self, pairings: Sequence[Pairing]) -> frozenset[int]:
        """The players who meet nobody any more."""
        places = self.places(pairings)
        third_open = self.third_place and len(self.players) > 3 and 4 not in places.values()
        return frozenset(player for player, place in places.items() if place != 3 or not third_open)

    def table(self, pairings: Sequence[Pairing]) -> tuple[Place, ...]:
        """Everybody by the place they have, or can still reach; who shares one by number."""
        places = dict(self.places(pairings))
        for tie in self.ties(pairings)[-1][1:]:
            # A player who waits for the match for the third place can no more than win that.
            places |= {player: 3 for player in tie if player not in places}
        return ranked(self.players, places)

    def branches(self, pairings: Sequence[Pairing]) -> tuple[Branch, ...]:
        """The tree as far as it is known."""
        first, *others = self.ties(pairings)
        byes = [(one or GONE, other or GONE) for one, other in first]
        levels = [byes, *others]
        aside = levels[-1][1:] if len(levels) > 1 else []
        levels[-1] = levels[-1][: len(levels[-1]) - len(aside)]
        named = (Level(number, "bracket-round", tuple(ties)) for number, ties in enumerate(levels, 1))
        return (Branch(tuple(named), aside=tuple(aside)),)

    def ties(self, pairings: Sequence[Pairing]) -> list[list[Tie]]:
        """All meetings by round, in the order of the tree, as far as it is known who takes part; in the first round a
        player beside NOBODY has a bye. The match for the third place stands behind the final.
        """
        won = self._won(pairings)
        slots = self.seeded()
        rounds = []
        for number in range(1, self.rounds + 1):
            ties = [(slots[i], slots[i + 1]) for i in range(0, len(slots), 2)]
            rounds.append(ties)
            slots = [
                max(tie) if number == 1 and NOBODY in tie else won.get((number, frozenset(tie)), NOBODY)
                for tie in ties
            ]
        if self.third_place and self.rounds > 1:
            semi = ((tie, won.get((self.rounds - 1, frozenset(tie)))) for tie in rounds[-2])
            fallen = [set(tie) - {winner} for tie, winner in semi if winner]
            if len(fallen) == 2:
                (one,), (other,) = fallen
                rounds[-1].append((one, other))
        return rounds

    def _won(self, pairings: Sequence[Pairing]) -> Mapping[tuple[int, frozenset[int]], int]:
        """The winner, by the round and the two who have met in it: two may meet again."""
        found = {(p.round, frozenset(p.players())): self.winner(p) for p in pairings}
        return {key: winner for key, winner in found.items() if winner is not None}

    def seeded(self) -> list[int]:
        """The first round's line: the two best seeds meet in the final at the earliest, and so on; they have byes."""
        line = [1]
        while len(line) < len(self.players):
            total = 2 * len(line) + 1
            line = [seed for pair in ((s, total - s) for s in line) for seed in pair]
        return [self.players[seed - 1] if seed <= len(self.players) else NOBODY for seed in line]


def ranked(players: Sequence[int], places: Mapping[int, int]) -> tuple[Place, ...]:
    """A table of these places; a player without one can still come first. Players who share one stand by number."""
    order = sorted(players, key=lambda player: (places.get(player, 1), player))
    return tuple(Place(places.get(player, 1), player, (), None) for player in order)
