"""Everybody against everybody: Berger tables against another implementation, groups and finals, once and twice."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from gacrux.berger import bergertables
from hypothesis import given
from hypothesis import strategies as st

from bot.language import WHOLE
from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.registry import settled
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.round_robin import berger, finalists, groups
from bot.tournaments.model.standings import Criterion, Place
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status, replay
from bot.tournaments.pictures.standings import table_of, title_of
from render import draw_table
from tests.bot.core.tournament.test_tournament import PLACE, TERMS, Life, begun, met


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


ENGLISH = Words(Texts(), "en")
TWICE = Plan("Twice", Format.GROUPS, TERMS, group=4, cycles=2)


def test_two_meet_twice_in_groups_and_in_the_final_and_each_begins_once() -> None:
    life = Life(TWICE, 8)
    life.start()
    over = life.to_the_end()
    assert over.status is Status.OVER
    assert set(met(over, 0).values()) == set(met(over, 1).values()) == {2}
    seats = Counter((m.stage, m.pairing.first, m.pairing.second) for m in over.meetings)
    assert set(seats.values()) == {1}


def test_the_cross_table_adds_both_games_up() -> None:
    life = begun(replace(TWICE, group=12), 3)
    both = [m for m in life.tournament.meetings if set(m.pairing.players()) == {1, 2}]
    names = {n: f"P{n}" for n in life.tournament.seeds}
    for meeting in both:
        table = table_of(life.tournament, 0, 0, names, ENGLISH)
        cells = {row.cells[1]: row.cells[2:5] for row in table.rows}
        assert cells["P101"][1] == ("·" if meeting is both[0] else "2·")
        life.result(meeting.matches[0], 101)
    table = table_of(life.tournament, 0, 0, names, ENGLISH)
    assert table.rows[0].cells[:6] == ("1", "P101", "", "4", "·", "4")


@pytest.mark.parametrize(("played", "struck"), [(2, True), (3, False)])
def test_half_of_the_games_of_both_rounds_decides_if_a_leaver_is_struck(played: int, struck: bool) -> None:
    life = begun(TWICE, 4)
    own = [m for m in life.tournament.meetings if 4 in m.pairing.players()]
    for meeting in own[:played]:
        life.play(meeting.matches[0])
    life.step(transitions.withdraw(life.tournament, 104, 104, life.now))
    assert (4 not in [line.player for line in life.tournament.table(0, 0)]) is struck


PLAN = settled(Plan("Cup", Format.ROUND_ROBIN, TERMS))


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("players", [*range(3, 10), 16])
def test_everybody_meets_everybody_in_one_table(players: int, cycles: int) -> None:
    life = Life(replace(PLAN, cycles=cycles), players, players)
    life.start()
    over = life.to_the_end()
    assert over.status is Status.OVER
    assert over.tables() == ((0, 0),)
    assert met(over, 0) == Counter({frozenset(p): cycles for p in combinations(range(1, players + 1), 2)})
    assert podium(over)[1][0] == over.user(over.table(0, 0)[0].player)
    assert replay(5, PLACE, life.events) == over


def test_it_takes_no_more_than_one_can_play_at_once() -> None:
    life = Life(PLAN, 20)
    assert len(life.tournament.seated) == 16
    assert settled(replace(PLAN, most=5)).most == 5


def test_a_player_who_leaves_early_is_struck_and_one_who_leaves_late_is_not() -> None:
    life = begun(PLAN, 5)
    life.step(transitions.withdraw(life.tournament, 105, 105, life.now))
    for match in life.open():
        life.result(match, min(life.users_of(match)))
    life.step(transitions.withdraw(life.tournament, 104, 104, life.now))
    life.arrange()
    assert life.tournament.status is Status.OVER
    assert podium(life.tournament, 9) == {1: (101,), 2: (102,), 3: (103,), 4: (104,)}


@pytest.mark.parametrize("language", WHOLE)
def test_the_table_of_sixteen_is_a_picture(language: str) -> None:
    words = Words(Texts(), language)
    life = begun(PLAN, 16)
    names = {user: f"P{user}" for user in life.tournament.seeds}
    table = table_of(life.tournament, 0, 0, names, words)
    assert table.subtitle == title_of(life.tournament, 0, 0, words) == words("table-all")
    assert draw_table(table).startswith(b"\x89PNG")
