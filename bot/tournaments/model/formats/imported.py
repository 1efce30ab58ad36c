"""Games that entrants have played elsewhere, as pairings here."""

from collections.abc import Sequence

from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.state import State


def known(state: State, pairings: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """The pairings of a table, with the results that were brought from elsewhere."""
    results = {frozenset(each.players()): each for each in imported_pairings(state)}
    found = []
    for pairing in pairings:
        result = results.pop(frozenset(pairing.players()), None)
        if result is None:
            found.append(pairing)
        else:
            found.append(Pairing(pairing.round, result.first, result.second, result.games, result.kind))
    return tuple(found)


def imported_pairings(state: State) -> list[Pairing]:
    """All of them, of those who have started here."""
    numbers = {user: number for number, user in enumerate(state.seeds, 1)}
    return [
        Pairing(
            each.round,
            numbers[each.first],
            None if each.second is None else numbers[each.second],
            (each.points,),
            each.kind,
        )
        for each in state.direction.imported
        if each.first in numbers and (each.second is None or each.second in numbers)
    ]
