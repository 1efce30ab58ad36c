"""Knock-out: seeds, byes, mini-matches with deciders, places; and any event played to its end."""

from dataclasses import replace

from bot.tournaments.model.knockout import Knockout
from bot.tournaments.model.pairings import Lot, Pairing, forfeit


def won(pairing: Pairing, winner: int, games: int = 2) -> Pairing:
    score = (2, 0) if winner == pairing.first else (0, 2)
    return replace(pairing, games=(score,) * games)


def pairs(pairings: tuple[Pairing, ...]) -> list[tuple[int, int | None]]:
    return [(p.first, p.second) for p in pairings]


def test_the_two_best_seeds_meet_in_the_final() -> None:
    event = Knockout(tuple(range(1, 9)))
    played: list[Pairing] = []
    assert pairs(event.due(played)) == [(1, 8), (4, 5), (2, 7), (3, 6)]
    played += [won(p, p.first) for p in event.due(played)]
    assert pairs(event.due(played)) == [(1, 4), (2, 3)]
    played += [won(p, p.first) for p in event.due(played)]
    assert pairs(event.due(played)) == [(1, 2), (3, 4)]
    played += [won(p, p.first) for p in event.due(played)]
    assert event.due(played) == ()
    assert event.places(played) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5}


def test_the_best_seeds_have_the_byes() -> None:
    assert pairs(Knockout(tuple(range(1, 7))).due([])) == [(4, 5), (3, 6)]


def test_who_waits_for_nobody_is_paired_at_once() -> None:
    event = Knockout(tuple(range(1, 9)))
    first, second, *_ = event.due([])
    assert pairs(event.due([won(first, 8), won(second, 4)])) == [(2, 7), (3, 6), (4, 8)]


def test_level_meetings_get_two_games_more_and_then_a_lot_says_who_goes_through() -> None:
    event = Knockout((1, 2), games=2, deciders=1)
    (final,) = event.due([])
    assert event.games_due(final) == 2
    level = replace(final, games=((2, 0), (0, 2)))
    assert (event.games_due(level), event.winner(level)) == (2, None)
    half = replace(final, games=(*level.games, (0, 2)))
    assert (event.games_due(half), event.winner(half)) == (1, None)
    assert event.winner(replace(final, games=(*half.games, (1, 1)))) == 2
    still = replace(final, games=(*half.games, (2, 0)))
    assert event.winner(still) is None
    assert replace(event, lots=(Lot((2, 1), 1),)).winner(still) == 2


def test_a_forfeit_decides_at_once_and_without_anybody_a_lot_does() -> None:
    event = Knockout((1, 2, 3, 4))
    assert event.winner(forfeit(1, 1, 4, 4, games=2)) == 4
    assert event.winner(forfeit(1, 1, 4, None, games=2)) is None
    assert replace(event, lots=(Lot((4, 1), 1),)).winner(forfeit(1, 1, 4, None, games=2)) == 4


def test_without_a_match_for_it_the_third_place_is_shared() -> None:
    event = Knockout((1, 2, 3, 4), third_place=False)
    played = [won(p, p.first) for p in event.due([])]
    played += [won(p, p.first) for p in event.due(played)]
    assert event.places(played) == {1: 1, 2: 2, 3: 3, 4: 3}
