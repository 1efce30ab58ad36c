"""Seasons of a league: divisions, climbing and falling, leaving and joining, and the texts about it."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.language.texts import Texts
from bot.language.words import Words
from bot.tournaments.model import transitions
from bot.tournaments.model.formats.league import divisions, next_season
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Start
from bot.tournaments.model.promotion import divided, lineup, season_after
from bot.tournaments.model.timetable import Duty, duty, wakes_at
from bot.tournaments.model.tournament import Status, create, replay
from bot.tournaments.pictures.standings import described, table_of
from render.chart import Tone
from tests.bot.core.tournament.test_tournament import BOSS, NOW, PLACE, TERMS, Life
from tests.bot.fixtures import sure

PLAN = Plan("League", Format.LEAGUE, TERMS, group=4, moving=1, pause=5)


class League(Life):
    """A season whose games are won by the smaller user, unless somebody has a bad season."""

    def play_out(self, bad: Sequence[int] = ()) -> None:
        while self.arrange():
            for match in self.open():
                self.result(match, min(self.users_of(match), key=lambda user: (user in bad, user)))

    def next(self) -> "League":
        following = sure(season_after(self.tournament, self.now))
        plan, season = following
        after = League(plan, 0)
        after.tournament, first = create(6, PLACE, BOSS, plan, self.now, season)
        after.events, after.now = [first], self.now
        return after

    def begin(self) -> None:
        rated = sorted(self.tournament.entrants)
        self.step(transitions.start(self.tournament, BOSS, lineup(self.tournament, rated), self.now))

    def users(self) -> list[list[int]]:
        """The divisions, also before the start."""
        known = self.tournament.user if self.tournament.seeds else int
        return [[known(each) for each in division] for division in divided(self.tournament)]


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, [3]), (5, [5]), (6, [6]), (7, [4, 3]), (12, [4, 4, 4]), (13, [4, 4, 5])]
)
def test_no_division_is_too_small_to_be_one(players: int, sizes: list[int]) -> None:
    assert [len(division) for division in divisions(range(players), 4)] == sizes


def test_the_best_go_up_the_last_go_down_and_those_who_leave_are_replaced_from_below() -> None:
    league = League(PLAN, 12)
    league.begin()
    assert {m.group for m in league.tournament.system.next_meetings(league.tournament, 0)} == {0, 1, 2}
    league.play_out(bad=[101])
    assert league.tournament.status is Status.OVER
    second = league.next()
    assert second.tournament.plan.season == 2
    assert sure(second.tournament.season).divisions == (
        (102, 103, 104, 105),
        (101, 106, 107, 109),
        (108, 110, 111, 112),
    )
    second.step(transitions.leave(second.tournament, 103, second.now))
    second.step(transitions.enter(second.tournament, 120, second.now))
    second.step(transitions.enter(second.tournament, 103, second.now))
    second.step(transitions.leave(second.tournament, 102, second.now))
    assert second.users() == [[103, 104, 105, 101], [106, 107, 109, 108], [110, 111, 112, 120]]
    second.begin()
    assert second.users() == [[103, 104, 105, 101], [106, 107, 109, 108], [110, 111, 112, 120]]
    second.play_out()
    assert replay(6, PLACE, second.events) == second.tournament


def test_the_next_season_begins_by_itself_after_its_pause_or_is_called_off() -> None:
    league = League(PLAN, 8)
    league.begin()
    league.play_out()
    second = league.next().tournament
    begins = league.now + timedelta(days=5)
    assert (second.plan.policy.start, wakes_at(second)) == (Start.DATE, begins)
    assert duty(second, begins - timedelta(minutes=1)) is None
    assert duty(second, begins) is Duty.START
    for user in second.entrants[2:]:
        second, _ = transitions.leave(second, user, league.now)
    assert duty(second, begins) is Duty.CALL_OFF


def test_who_withdraws_is_not_in_the_next_season() -> None:
    league = League(PLAN, 8)
    league.begin()
    assert league.arrange()
    league.step(transitions.withdraw(league.tournament, 103, 103, league.now))
    for match in league.open():
        league.result(match, league.users_of(match)[0])
    league.arrange()
    following = sure(season_after(league.tournament, NOW))
    assert 103 not in chain.from_iterable(following[1].divisions)
    assert [len(division) for division in following[1].divisions] == [4, 3]


def test_with_too_few_left_there_is_no_other_season() -> None:
    league = League(PLAN, 4)
    league.begin()
    league.play_out()
    tournament = league.tournament
    gone = replace(tournament, withdrawn=frozenset({1, 2}))
    assert season_after(gone, NOW) is None


@pytest.mark.parametrize("seed", range(5))
def test_many_seasons_keep_everybody_and_their_divisions(seed: int) -> None:
    chance = random.Random(seed)
    league = League(replace(PLAN, moving=chance.randint(1, 3)), chance.randint(7, 20))
    for season in range(1, 5):
        league.begin()
        before = set(league.tournament.entrants)
        league.play_out(bad=chance.sample(sorted(before), 3))
        assert league.tournament.plan.season == season
        league = league.next()
        assert set(league.tournament.entrants) == before
        assert len(league.tournament.entrants) == len(before)
        for _ in range(chance.randint(0, 2)):
            league.step(
                transitions.leave(league.tournament, chance.choice(league.tournament.entrants), league.now)
            )
        league.step(transitions.enter(league.tournament, 200 + season, league.now))
        assert league.users()[-1][-1] == 200 + season


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_tables_show_who_goes_up_and_down(language: str) -> None:
    league = League(PLAN, 8)
    league.begin()
    league.play_out()
    names = {user: f"P{user}" for user in league.tournament.seeds}
    words = Words(Texts(), language)
    upper, lower = (table_of(league.tournament, 0, group, names, words) for group in (0, 1))
    assert [row.tone for row in upper.rows] == [Tone.PLAIN] * 3 + [Tone.DOWN]
    assert [row.tone for row in lower.rows] == [Tone.UP] + [Tone.PLAIN] * 3
    told = [str(described(table, words)) for table in (upper, lower)]
    assert [line.count(words("table-down", number=2)) for line in told] == [1, 0]
    assert [line.count(words("table-up", number=1)) for line in told] == [0, 1]
    assert upper.subtitle == words("table-division", season=1, number=1)


THREE = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_the_last_change_places_with_the_first_below() -> None:
    assert next_season(THREE, moving=1, size=4) == ((1, 2, 3, 5), (4, 6, 7, 9), (8, 10, 11, 12))
    assert next_season(THREE, moving=2, size=4) == ((1, 2, 5, 6), (3, 4, 9, 10), (7, 8, 11, 12))


def test_who_leaves_is_replaced_from_below_and_who_joins_begins_at_the_bottom() -> None:
    season = next_season(THREE, moving=1, size=4, leaving={2, 11}, joining=(20, 21, 22))
    assert season == ((1, 3, 5, 4), (6, 7, 9, 8), (10, 12, 20, 21, 22))


def test_small_divisions_move_fewer() -> None:
    assert next_season([[1, 2], [3, 4], [5]], moving=3, size=2) == ((1, 3), (2, 4, 5))


@given(
    st.lists(st.integers(2, 12), min_size=1, max_size=6),
    st.integers(0, 4),
    st.integers(3, 12),
    st.sets(st.integers(1, 40)),
)
def test_nobody_is_lost_or_doubled(sizes: list[int], moving: int, size: int, leaving: set[int]) -> None:
    numbers = iter(range(1, 100))
    tables = [[next(numbers) for _ in range(n)] for n in sizes]
    season = next_season(tables, moving=moving, size=size, leaving=leaving, joining=(200, 201))
    expected = {p for table in tables for p in table} - leaving | {200, 201}
    assert sorted(p for division in season for p in division) == sorted(expected)
    assert all(len(division) == size for division in season[:-1])
