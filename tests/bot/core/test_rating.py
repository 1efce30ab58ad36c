"""Glicko-2 against Glickman's own example and another implementation, what must hold for any ratings, and grades."""

import math
from datetime import UTC, datetime, timedelta

import pytest
from glicko2 import Player
from hypothesis import given
from hypothesis import strategies as st

from bot.core.rating import (
    LEAST_DEVIATION,
    MOST_DEVIATION,
    MOST_VOLATILITY,
    PROVISIONAL,
    SCALE,
    TAU,
    Rating,
    Result,
    rate,
    rate_game,
)
from bot.ratings.model import Grade, grade

NOW = datetime(2026, 3, 1, tzinfo=UTC)

ratings = st.builds(
    Rating,
    value=st.floats(600, 2700),
    deviation=st.floats(LEAST_DEVIATION, MOST_DEVIATION),
    volatility=st.floats(0.03, MOST_VOLATILITY),
)
scores = st.sampled_from([0.0, 0.5, 1.0])
results = st.lists(st.builds(Result, ratings, scores), min_size=1, max_size=8)


def test_glickmans_worked_example_to_its_printed_digits() -> None:
    """Glickman, "Example of the Glicko-2 system", pages 4 to 6: mu' -0.2069, r' 1464.06, RD' 151.52, sigma' 0.05999.

    The paper's r' is its rounded mu' put back on the scale of points (1464.05 without that rounding), and its sigma'
    is cut off after five places.
    """
    player = Rating(1500, 200, 0.06)
    games = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
    after = rate(player, games, tau=0.5)
    mu = f"{(after.value - 1500) / SCALE:.4f}"
    assert mu == "-0.2069"
    assert f"{float(mu) * SCALE + 1500:.2f}" == "1464.06"
    assert f"{after.deviation:.2f}" == "151.52"
    assert math.floor(after.volatility * 100_000) == 5999


@given(ratings, results)
def test_values_and_deviations_are_those_of_another_program(player: Rating, games: list[Result]) -> None:
    """The package's own step 5 takes the rating where the paper has the deviation, so volatility is held still here."""
    other = Player(player.value, player.deviation, player.volatility)
    other._tau = 1e-4
    other.update_player(
        [g.opponent.value for g in games], [g.opponent.deviation for g in games], [g.score for g in games]
    )
    after = rate(player, games, tau=1e-4)
    assert after.value == pytest.approx(other.rating, abs=1e-3)
    assert after.deviation == pytest.approx(min(max(other.rd, LEAST_DEVIATION), MOST_DEVIATION), abs=1e-3)


@given(ratings, results)
def test_the_new_volatility_solves_the_equation_of_step_5(player: Rating, games: list[Result]) -> None:
    after = rate(player, games)
    phi, mu = player.deviation / SCALE, (player.value - 1500) / SCALE
    gs = [1 / math.sqrt(1 + 3 * (g.opponent.deviation / SCALE) ** 2 / math.pi**2) for g in games]
    expected = [
        1 / (1 + math.exp(-g * (mu - (r.opponent.value - 1500) / SCALE)))
        for g, r in zip(gs, games, strict=True)
    ]
    v = 1 / sum(g * g * e * (1 - e) for g, e in zip(gs, expected, strict=True))
    delta = v * sum(g * (r.score - e) for g, r, e in zip(gs, games, expected, strict=True))
    x = math.log(after.volatility**2)
    total = phi**2 + v + after.volatility**2
    f = (
        after.volatility**2 * (delta**2 - total) / (2 * total**2)
        - (x - math.log(player.volatility**2)) / TAU**2
    )
    if after.volatility == MOST_VOLATILITY:
        assert f >= -1e-6
    else:
        assert f == pytest.approx(0, abs=1e-6)


def test_a_settled_deviation_grows_by_a_period_in_45_days_then_as_lichess_has_it() -> None:
    settled = Rating(1700, 60, 0.06, games=300, at=NOW)
    assert not settled.provisional
    assert settled.periods(NOW + timedelta(days=2)) == pytest.approx(2 * 0.21436)
    for days in (5, 30, 45):
        assert settled.periods(NOW + timedelta(days=days)) == 1
    after = settled.resting(NOW + timedelta(days=365))
    assert after.deviation == pytest.approx(math.hypot(60, 0.06 * SCALE * math.sqrt(1 + 320 * 0.21436)))
    assert after.value == 1700


@given(st.floats(51, 109), st.floats(0.03, MOST_VOLATILITY))
def test_a_rest_is_told_to_its_end(deviation: float, volatility: float) -> None:
    player = Rating(1700, deviation, volatility, games=300, at=NOW)
    until = player.settled_until
    assert until is not None
    assert player.resting(until + timedelta(seconds=1)).deviation >= PROVISIONAL - 1e-6
    assert player.resting(until - timedelta(minutes=1)).deviation < PROVISIONAL


def test_after_a_long_rest_the_parts_beyond_its_beginning_add_up() -> None:
    player = Rating(1700, 60, 0.08, at=NOW)

    def variance(days: int) -> float:
        return player.resting(NOW + timedelta(days=days)).deviation ** 2

    assert variance(150) - variance(100) == pytest.approx(variance(100) - variance(50))


@given(ratings, ratings, scores)
def test_a_game_moves_both_the_right_way_and_makes_them_surer(a: Rating, b: Rating, score: float) -> None:
    after_a, after_b = rate_game(a, b, score, NOW)
    if score == 1:
        assert after_a.value > a.value
        assert after_b.value < b.value
    for before, after in ((a, after_a), (b, after_b)):
        assert LEAST_DEVIATION <= after.deviation <= before.deviation
        assert 0 < after.volatility <= MOST_VOLATILITY
    mirrored_b, mirrored_a = rate_game(b, a, 1 - score, NOW)
    assert (mirrored_a, mirrored_b) == (after_a, after_b)


@given(ratings, ratings, scores)
def test_a_game_of_less_weight_moves_less(a: Rating, b: Rating, score: float) -> None:
    whole, half, none = (rate_game(a, b, score, NOW, w)[0].value - a.value for w in (1.0, 0.5, 0.0))
    assert none == pytest.approx(0, abs=1e-9)
    assert abs(half) <= abs(whole)


def test_an_opponent_long_unseen_says_less() -> None:
    seen, unseen = Rating(1500, 60, 0.06, at=NOW), Rating(1500, 60, 0.06, at=NOW - timedelta(days=1500))
    player = Rating(1500, 80, 0.06, at=NOW)
    against_seen, _ = rate_game(player, seen, 1, NOW)
    against_unseen, _ = rate_game(player, unseen, 1, NOW)
    assert against_unseen.value < against_seen.value


@pytest.mark.parametrize(
    ("value", "dan", "number"),
    [
        (600, False, 9), (1000, False, 8), (999.4, False, 9), (1500, False, 3), (1699, False, 2),
        (1700, False, 1), (1799.4, False, 1), (1799.6, True, 1), (1800, True, 1), (1900, True, 2),
        (2600, True, 9), (3000, True, 9),
    ],
)  # fmt: skip
def test_a_settled_rating_has_a_grade(value: float, dan: bool, number: int) -> None:
    settled = Rating(value, 60)
    assert not settled.provisional
    assert grade(settled) == Grade(dan, number)


def test_a_provisional_rating_has_none() -> None:
    assert grade(Rating()) is None
