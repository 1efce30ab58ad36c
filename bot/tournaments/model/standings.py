"""Standings: points, then the tie-breaks in their order, all of it in exact integers, and the reason for each place.

Names and definitions are FIDE's (Handbook C.07, Tie-Break Regulations, edition of 1 March 2026), with the FMJD's names
beside them. Rounds that were not played count by article 16, which the tables print:

- Everybody against everybody: a game that was not played counts as played, with the result it was given.
- Otherwise a player's score counts for the opponents as if rounds left unplayed at the end of the tournament, and
  those only, had been drawn; and a player's own unplayed round counts as one against an opponent who has the player's
  own score, but not more than a draw in every round would have brought, nor more than the opponent who did not come.
"""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.core.verdict import DRAW, WIN
from bot.tournaments.model.pairings import Kind, Pairing, rounds_of


class Criterion(enum.StrEnum):
    """Values are half points, but for `SONNEBORN_BERGER` (quarters) and `WINS` (games)."""

    POINTS = "points"
    DIRECT_ENCOUNTER = "direct-encounter"
    """Article 6: the points of those who are level, from the games among themselves. The value is the place there."""
    WINS = "wins"  # article 7.2: games won on the board
    SONNEBORN_BERGER = "sonneborn-berger"
    """Article 9.1: the points of each opponent times the points taken from them."""
    BUCHHOLZ = "buchholz"  # article 8.1, the FMJD's Solkoff: the points of all opponents
    BUCHHOLZ_CUT_1 = "buchholz-cut-1"
    """Article 14.1, the FMJD's truncated Solkoff: without the weakest opponent."""
    KOYA = "koya"  # article 9.2: points against opponents with at least half of the possible points


ROUND_ROBIN = tuple(map(Criterion, ("points", "direct-encounter", "wins", "sonneborn-berger", "koya")))
_OF_ROUNDS = "points", "direct-encounter", "buchholz-cut-1", "buchholz", "sonneborn-berger", "wins"
SWISS = tuple(map(Criterion, _OF_ROUNDS))


@dataclass(frozen=True, slots=True)
class Place:
    """`rank`: shared by those whom nothing sets apart; `values`: one a criterion; `decided`: that which set the player
    apart from the line above, None on the first line and where the rank is shared with it.
    """

    rank: int
    player: int
    values: tuple[int, ...]
    decided: Criterion | None


def standings(
    players: Sequence[int],
    pairings: Sequence[Pairing],
    criteria: Sequence[Criterion],
    *,
    rounds: int,
    everybody: bool,
    games: int = 1,
) -> tuple[Place, ...]:
    """The table after `rounds`, the best first; those who share a rank by number. `everybody`: all meet each other;
    `games`: of a pairing. Pairings with others than `players` must not be among `pairings`.
    """
    table = _Table(players, pairings, rounds, everybody, games)
    groups, decided = [list(players)], dict.fromkeys(players, Criterion.POINTS)
    values: dict[Criterion, Mapping[int, int]] = {}
    for criterion in criteria:
        if criterion is Criterion.DIRECT_ENCOUNTER:
            split = [table.among(group) for group in groups]
            values[criterion] = {
                player: place for parts in split for place, part in enumerate(parts, 1) for player in part
            }
        else:
            values[criterion] = table.values(criterion)
            split = [split_by(group, values[criterion]) for group in groups]
        for parts in split:
            for part in parts[1:]:
                decided |= dict.fromkeys(part, criterion)
        groups = [part for parts in split for part in parts]
    lines, rank = [], 1
    for group in groups:
        for position, player in enumerate(sorted(group)):
            reason = None if position or rank == 1 else decided[player]
            lines.append(Place(rank, player, tuple(values[c][player] for c in criteria), reason))
        rank += len(group)
    return tuple(lines)


def split_by(group: Sequence[int], value: Mapping[int, int] | Mapping[int, Fraction]) -> list[list[int]]:
    """The group in parts of the same value, the highest first."""
    worths = sorted({value[player] for player in group}, reverse=True)
    return [[player for player in group if value[player] == each] for each in worths]


class _Table:
    def __init__(
        self, players: Sequence[int], pairings: Sequence[Pairing], rounds: int, everybody: bool, games: int
    ) -> None:
        self.players = players
        self.everybody = everybody
        self.level = DRAW * games * rounds  # the score that a draw in every round would have brought
        if everybody:
            # All games may be under way at once, so the rounds of a table of pairings mean nothing here.
            self.cards = {p: tuple(g for g in pairings if p in g.players()) for p in players}
        else:
            self.cards = {p: rounds_of(p, pairings, rounds) for p in players}
        self.points = {p: sum(g.points(p) for g in card) for p, card in self.cards.items()}
        self.adjusted = {p: self._adjusted(p, games) for p in players}

    def values(self, criterion: Criterion) -> Mapping[int, int]:
        match criterion:
            case Criterion.POINTS:
                return self.points
            case Criterion.WINS:
                return {p: sum(g.wins(p) for g in card) for p, card in self.cards.items()}
            case Criterion.SONNEBORN_BERGER:
                return {p: sum(value * g.points(p) for g, value in self._met(p)) for p in self.players}
            case Criterion.BUCHHOLZ:
                return {p: sum(value for _, value in self._met(p)) for p in self.players}
            case Criterion.BUCHHOLZ_CUT_1:
                return {p: self._cut(p) for p in self.players}
            case Criterion.KOYA:
                return {p: self._koya(p) for p in self.players}
            case Criterion.DIRECT_ENCOUNTER:
                raise ValueError("a direct encounter has no value of its own")

    def among(self, group: Sequence[int]) -> list[list[int]]:
        """Article 6: the group in parts, the best first, by the games of those in the group among themselves."""
        if len(group) == 1:
            return [list(group)]
        taken: dict[int, dict[int, list[int]]] = {p: {} for p in group}
        for player in group:
            for pairing in self.cards[player]:
                opponent = pairing.opponent(player)
                if opponent in taken and pairing.games and self._counts(pairing):
                    taken[player].setdefault(opponent, []).append(pairing.points(player))
        # A player who met somebody twice has the average of both (6.1.2).
        each = ((p, [Fraction(sum(s), len(s)) for s in met.values()]) for p, met in taken.items())
        score = {p: sum(averages, Fraction()) for p, averages in each}
        if self.everybody or all(len(met) == len(group) - 1 for met in taken.values()):
            parts = split_by(group, score)
        else:
            parts = self._ahead_whatever(group, score, taken)
        if len(parts) == 1:
            return parts
        return [smaller for part in parts for smaller in self.among(part)]

    def _ahead_whatever(
        self,
        group: Sequence[int],
        score: Mapping[int, Fraction],
        taken: Mapping[int, Mapping[int, list[int]]],
    ) -> list[list[int]]:
        """6.2: not all have met, so only a player ahead whatever the missing games had brought is ahead."""
        met = (g for card in self.cards.values() for g in card if g.second is not None)
        each = WIN * max((len(g.games) for g in met), default=1)
        most = {p: score[p] + each * (len(group) - 1 - len(taken[p])) for p in group}
        rest = sorted(group, key=lambda p: (-score[p], -most[p], p))
        parts = []
        while len(rest) > 1 and score[rest[0]] > max(most[p] for p in rest[1:]):
            parts.append([rest.pop(0)])
        return [*parts, rest]

    def _counts(self, pairing: Pairing) -> bool:
        """Is a pairing with an opponent one that was played, by the rule for unplayed games."""
        return pairing.second is not None and (self.everybody or pairing.kind is Kind.PLAYED)

    def _adjusted(self, player: int, games: int) -> int:
        """The worth of the player's score to opponents (16.3)."""
        card = self.cards[player]
        if self.everybody:
            return self.points[player]
        last = max((g.round for g in card if not g.voluntary(player)), default=0)
        level = DRAW * games
        return sum(g.points(player) if g.round <= last or g.second is not None else level for g in card)

    def _met(self, player: int) -> list[tuple[Pairing, int]]:
        """Each of the player's rounds with the score of its opponent, or of the one that stands in for it (16.4)."""
        met = []
        for pairing in self.cards[player]:
            opponent = pairing.opponent(player)
            if self._counts(pairing) and opponent is not None:
                met.append((pairing, self.adjusted[opponent]))
            elif not self.everybody:
                limit = self.level if opponent is None else self.adjusted[opponent]
                met.append((pairing, min(self.points[player], limit)))
        return met

    def _cut(self, player: int) -> int:
        """Without the least contribution; a round left unplayed by choice goes first (14.1, 16.5)."""
        met = self._met(player)
        if not met:
            return 0
        left = [value for pairing, value in met if pairing.voluntary(player) and not self._counts(pairing)]
        return sum(value for _, value in met) - min(left or [value for _, value in met])

    def _koya(self, player: int) -> int:
        possible = max((sum(len(g.games) for g in card) for card in self.cards.values()), default=0) * WIN
        return sum(
            g.points(player)
            for g in self.cards[player]
            if (opponent := g.opponent(player)) is not None and 2 * self.points[opponent] >= possible
        )
