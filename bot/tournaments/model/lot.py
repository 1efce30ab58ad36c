"""The order of players who were level, where it decides who goes on: drawn, or by the games that they have won."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True, slots=True)
class Lot:
    """`players`: by number, who goes on first; `round`: of the meeting that the two had; `group`: whose table they
    stand in, None where they are of several; `wins`: more games won decided, and nothing was drawn.
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
