"""The pairings of a tournament with their results, in half points (a win is 2), and the drawing of lots.

Players are numbers from 1, the best seed first: FIDE's tournament pairing numbers (C.04.2, article 2).
"""

import enum
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random

from bot.core.verdict import DRAW, LOSS, WIN


class Kind(enum.StrEnum):
    """How a player came to the points of a round."""

    PLAYED = "played"
    FORFEIT = "forfeit"  # two were paired and at least one of them did not play at all
    BYE = "bye"  # nobody was left to play against
    HALF_BYE = "half-bye"  # asked for: half the points of a round
    ABSENT = "absent"  # asked for, or not there: nothing


@dataclass(frozen=True, slots=True)
class Pairing:
    """One player's or two players' round.

    `first` has the first move in the first game, and the sides change with every game. `games`: the half points of
    (`first`, `second`) in each game that is decided, fewer than were arranged while some are going on; for a bye,
    what it is worth. `second` is None where nobody was met.
    """

    round: int
    first: int
    second: int | None
    games: tuple[tuple[int, int], ...] = ()
    kind: Kind = Kind.PLAYED

    def players(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def points(self, player: int) -> int:
        """Half points that the pairing has brought one of its players so far."""
        return sum(game[self._side(player)] for game in self.games)

    def opponent(self, player: int) -> int | None:
        return self.first if player == self.second else self.second

    def wins(self, player: int) -> int:
        """Games won on the board."""
        if self.kind is not Kind.PLAYED:
            return 0
        return sum(game[self._side(player)] == WIN for game in self.games)

    def voluntary(self, player: int) -> bool:
        """Did the player leave the round unplayed without being given it (FIDE C.07, article 16.2.5)."""
        if self.kind is Kind.FORFEIT:
            return self.points(player) == 0
        return self.kind in (Kind.HALF_BYE, Kind.ABSENT)

    def _side(self, player: int) -> int:
        if player not in self.players():
            raise ValueError(f"player {player} is not in {self}")
        return 0 if player == self.first else 1


def bye(round: int, player: int, points: int = WIN) -> Pairing:
    """The round of whom nobody was left for."""
    return Pairing(round, player, None, ((points, 0),), Kind.BYE)


def half_bye(round: int, player: int, points: int = DRAW) -> Pairing:
    """A round off that was asked for in time."""
    return Pairing(round, player, None, ((points, 0),), Kind.HALF_BYE)


def absent(round: int, player: int) -> Pairing:
    return Pairing(round, player, None, ((0, 0),), Kind.ABSENT)


def forfeit(round: int, first: int, second: int, winner: int | None, games: int = 1) -> Pairing:
    """A pairing that one player (or, without a winner, both) did not play."""
    won = (WIN, LOSS) if winner == first else (LOSS, WIN)
    return Pairing(round, first, second, (won if winner else (LOSS, LOSS),) * games, Kind.FORFEIT)


def rounds_of(player: int, pairings: Iterable[Pairing], rounds: int) -> tuple[Pairing, ...]:
    """The player's pairings in rounds 1 to `rounds`, in order; rounds in which they have none count as absent."""
    own = {pairing.round: pairing for pairing in pairings if player in pairing.players()}
    return tuple(own.get(round) or absent(round, player) for round in range(1, rounds + 1))


@dataclass(frozen=True, slots=True)
class Lot:
    """`players`: who goes on first; `round`: of the meeting of two; `group`: whose table they stand in, None where of
    several; `wins`: more games won decided, and nothing was drawn.
    """

    players: tuple[int, ...]
    round: int | None = None
    group: int | None = None
    wins: bool = False


def drawn(players: Iterable[int], *seed: object) -> tuple[int, ...]:
    """The players in an order by lot, whichever order they are named in, and whatever else is drawn when."""
    order = sorted(players)
    Random(" ".join(map(str, (*seed, *order)))).shuffle(order)
    return tuple(order)


def undrawn(
    lots: Iterable[Lot], level: Iterable[tuple[Collection[int], int | None]], seed: int
) -> tuple[Lot, ...]:
    """Lots of those who share a place, each with their group, for whom there is none yet."""
    due = dict.fromkeys((tuple(players), group) for players, group in level if players)
    return tuple(
        Lot(drawn(players, seed, group), group=group)
        for players, group in due
        if known(lots, players, group=group) is None
    )


def known(
    lots: Iterable[Lot], players: Collection[int], *, round: int | None = None, group: int | None = None
) -> Lot | None:
    """The lot of just these players there."""
    found = (lot for lot in lots if (lot.round, lot.group) == (round, group))
    return next((lot for lot in found if set(lot.players) == set(players)), None)
