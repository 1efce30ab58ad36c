"""Berger tables against another implementation, groups and finals."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
from gacrux.berger import bergertables
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.model.pairings import Pairing
from bot.tournaments.model.round_robin import berger, finalists, groups
from bot.tournaments.model.standings import Criterion, Place


@pytest.mark.parametrize("players", range(2, 21))
def test_tables_are_bergers(players: int) -> None:
    table = bergertables(players)["pairing"]
    expected = [
        (round, board["white"], board["black"])
        for round, boards in table.items()
        for board in boards.values()
        if max(board["white"], board["black"]) <= players
    ]
    assert sorted((p.round, p.first, p.second or 0) for p in berger(range(1, players + 1))) == sorted(
        expected
    )


def test_the_table_for_six_is_the_one_in_the_handbook() -> None:
    """FIDE Handbook C.05, Annex 1: 5 or 6 players."""
    rounds: dict[int, list[str]] = {}
    for pairing in berger(range(1, 7)):
        rounds.setdefault(pairing.round, []).append(f"{pairing.first}-{pairing.second}")
    assert list(rounds.values()) == [
        ["1-6", "2-5", "3-4"],
        ["6-4", "5-3", "1-2"],
        ["2-6", "3-1", "4-5"],
        ["6-5", "1-4", "2-3"],
        ["3-6", "4-2", "5-1"],
    ]


@pytest.mark.parametrize("players", range(2, 15))
def test_two_cycles_give_everybody_both_sides_against_everybody(players: int) -> None:
    table = berger(range(1, players + 1), cycles=2)
    assert Counter((p.first, p.second) for p in table) == Counter(
        pair for a, b in combinations(range(1, players + 1), 2) for pair in ((a, b), (b, a))
    )
    for player in range(1, players + 1):
        sides = [p.first == player for p in table if player in p.players()]
        rounds = [p.round for p in table if player in p.players()]
        assert rounds == sorted(set(rounds))
        assert players % 2 or all(len({a, b, c}) == 2 for (a, b), (_, c) in pairwise(pairwise(sides)))


@given(st.integers(2, 200), st.integers(3, 12), st.none() | st.integers(0, 9))
def test_groups_are_as_few_as_possible_and_equally_large(players: int, largest: int, lot: int | None) -> None:
    made = groups(range(1, players + 1), largest, lot)
    assert sorted(p for group in made for p in group) == list(range(1, players + 1))
    assert len(made) == -(-players // largest)
    assert max(map(len, made)) - min(map(len, made)) <= 1


def test_groups_by_strength_are_dealt_to_and_fro() -> None:
    assert groups(range(1, 9), 4) == ((1, 4, 5, 8), (2, 3, 6, 7))


def test_a_lot_deals_otherwise_but_keeps_the_best_apart() -> None:
    drawn = {groups(range(1, 25), 8, lot) for lot in range(20)}
    assert len(drawn) > 1
    assert all(sum(p <= 3 for p in group) == 1 for made in drawn for group in made)


def line(player: int, points: int) -> Place:
    return Place(0, player, (points,), Criterion.POINTS)


def test_the_final_takes_first_places_then_the_best_of_the_second() -> None:
    large = [line(1, 6), line(2, 5), line(3, 1), line(4, 0)]
    small = [line(5, 4), line(6, 4), line(7, 0)]
    assert finalists([large, small], 2) == (1, 5)
    assert finalists([large, small], 3) == (1, 5, 6)
    assert finalists([large, small], 12) == (1, 5, 6, 2)


def test_of_a_group_of_two_only_the_winner_reaches_the_final() -> None:
    three = [line(1, 3), line(2, 2), line(3, 1)]
    two = [line(4, 2), line(5, 0)]
    assert finalists([three, two, []], 12) == (4, 1, 2)
    assert finalists([[line(6, 0)], two], 12) == (4, 6)


def test_a_round_off_is_no_pairing() -> None:
    assert Counter(p for pairing in berger(range(1, 6)) for p in pairing.players()) == dict.fromkeys(
        range(1, 6), 4
    )
    assert all(isinstance(p, Pairing) and p.second for p in berger(range(1, 6)))
