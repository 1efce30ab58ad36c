"""Everybody against everybody: the tables, dividing players into groups, and who reaches the final."""

import random
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from bot.core.verdict import WIN
from bot.tournaments.model.pairings import Lot, Pairing
from bot.tournaments.model.standings import Place

LARGEST_GROUP: Final = 12
FROM_EACH_GROUP: Final = 2  # how many of a group reach the final


def berger(players: Sequence[int], cycles: int = 1) -> tuple[Pairing, ...]:
    """All pairings by the Berger tables (FIDE Handbook C.05, Annex 1), round by round, without their games.

    With an odd number each player has one round off a cycle, for which there is no pairing: nobody gains by it. Every
    other cycle has the sides changed. Of two cycles the last two rounds of the first change places, as the annex
    advises, so that nobody has the same side three times running.
    """
    size = len(players) + len(players) % 2
    rounds = [_berger_round(size, number) for number in range(size - 1)]
    first_cycle = [*rounds[:-2], *reversed(rounds[-2:])] if cycles > 1 else rounds
    table = []
    for cycle in range(cycles):
        for number, boards in enumerate(first_cycle if cycle == 0 else rounds, 1 + cycle * (size - 1)):
            for board in boards:
                first, second = board if cycle % 2 == 0 else reversed(board)
                if max(first, second) <= len(players):
                    table.append(Pairing(number, players[first - 1], players[second - 1]))
    return tuple(table)


def _berger_round(size: int, number: int) -> list[tuple[int, int]]:
    """Round `number`, from 0, of a table for an even number of players. The last of them stays, the others turn."""
    ring = size - 1
    turn = number * size // 2 % ring
    still = (turn + 1, size) if number % 2 == 0 else (size, turn + 1)
    return [still, *(((turn + i) % ring + 1, (turn - i) % ring + 1) for i in range(1, size // 2))]


def groups(
    players: Sequence[int], largest: int = LARGEST_GROUP, lot: int | None = None
) -> tuple[tuple[int, ...], ...]:
    """As few groups as hold everybody, their sizes one apart at most.

    `players`, the best seed first, are dealt to and fro; with `lot`, a draw's seed, each row of the deal is shuffled.
    """
    number = max(-(-len(players) // largest), 1)
    draw = None if lot is None else random.Random(lot)
    dealt: list[list[int]] = [[] for _ in range(number)]
    for row in range(0, len(players), number):
        dealing = list(players[row : row + number])
        if draw is not None:
            draw.shuffle(dealing)
        tables = dealt if row // number % 2 == 0 else dealt[::-1]
        for table, player in zip(tables, dealing, strict=False):
            table.append(player)
    return tuple(tuple(sorted(group)) for group in dealt)


def going_on(table: Sequence[Place]) -> int:
    """How many of a group reach the final: two, of a group of two only the first."""
    return min(FROM_EACH_GROUP, max(len(table) - 1, 1), len(table))


def level_at(table: Sequence[Place], last: int) -> tuple[int, ...]:
    """The players who share the place of which only some are among the first `last`."""
    if not 0 < last < len(table) or table[last - 1].rank != table[last].rank:
        return ()
    return tuple(place.player for place in table if place.rank == table[last].rank)


def finalists(
    tables: Sequence[Sequence[Place]], places: int, games: int = 1, lots: Iterable[Lot] = ()
) -> tuple[int, ...]:
    """The players of a final of at most `places`, of the best of each group: first places before second ones, then by
    the share of the points that the group could bring, then as `lots` say. `games`: of a pairing; points are the first
    of a table's values.
    """
    of_all = [lot for lot in lots if lot.group is None]
    drawn = {player: position for lot in of_all for position, player in enumerate(lot.players)}
    reached = _merits(tables, games)
    return tuple(sorted(reached, key=lambda p: (reached[p], drawn.get(p, 0), p))[:places])


def level_finalists(tables: Sequence[Sequence[Place]], places: int, games: int = 1) -> tuple[int, ...]:
    """The players of whom only some fit into the final, and whom nothing sets apart."""
    reached = _merits(tables, games)
    order = sorted(reached, key=lambda p: reached[p])
    if len(order) <= places or reached[order[places - 1]] != reached[order[places]]:
        return ()
    return tuple(player for player in order if reached[player] == reached[order[places]])


def _merits(tables: Sequence[Sequence[Place]], games: int) -> dict[int, tuple[int, Fraction]]:
    return {
        place.player: (
            int(place.rank > table[0].rank),
            -Fraction(place.values[0], max(len(table) - 1, 1) * games * WIN),
        )
        for table in tables
        for place in table[: going_on(table)]
    }
