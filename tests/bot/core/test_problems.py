"""A problem of the day: tries, days and streaks."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.problems.model import Attempt, Problem, Streak, order, streak_of, turn_of
from rules import IllegalMove, UnreadableMove

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
TODAY = NOW.date()
SHOT = Problem("russian", 2, 1, "B:Wh4,a3,e3:Bb8,h8,h6,a5,e5", ("e5-f4", "e3:g5", "h6:f4", "h4-g5", "f4:h6"))


def days(*numbers: int) -> list[date]:
    return [TODAY - timedelta(days=number) for number in numbers]


def test_each_right_move_is_answered_and_the_last_one_solves_it() -> None:
    attempt, right = Attempt(TODAY, SHOT.key).tried(SHOT, "e5f4", NOW)
    assert right
    assert (attempt.plies, attempt.wrong, attempt.over) == (2, 0, False)
    attempt, right = attempt.tried(SHOT, "h6:f4", NOW)
    assert right
    attempt, right = attempt.tried(SHOT, "f4:h6", NOW)
    assert right
    assert attempt.solved_at == NOW
    assert attempt.plies == len(SHOT.solution)


def test_a_wrong_move_is_counted_and_changes_nothing_else() -> None:
    attempt, right = Attempt(TODAY, SHOT.key).tried(SHOT, "e5-d4", NOW)
    assert not right
    assert (attempt.plies, attempt.wrong, attempt.over) == (0, 1, False)
    after, right = attempt.tried(SHOT, "e5-f4", NOW)
    assert right
    # The same move may be a wrong one again in the position that follows.
    assert (after.wrong, after.missed) == (1, ())


def test_a_second_way_solves_the_problem_where_it_is_one() -> None:
    """The man is crowned on either square; moved otherwise the problem is not solved."""
    solution = ("d4xf2", "b6xd4", "f2-g1")
    problem = Problem("brazilian", 1, 2, "B:Wb6,b4,a3,e3,h2:Be7,d6,c5,d4", solution, ways=("2=f2-e1",))
    begun, _ = Attempt(TODAY, problem.key).tried(problem, "d4xf2", NOW)
    solved, right = begun.tried(problem, "f2-e1", NOW)
    assert right
    assert (solved.solved_at, solved.plies, solved.wrong) == (NOW, len(solution), 0)
    assert not begun.tried(problem, "e7-f6", NOW)[1]
    assert not begun.tried(replace(problem, ways=("0=f2-e1",)), "f2-e1", NOW)[1]


@pytest.mark.parametrize(("text", "error"), [("e5-e4", IllegalMove), ("what?", UnreadableMove)])
def test_what_cannot_be_played_is_no_try(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Attempt(TODAY, SHOT.key).tried(SHOT, text, NOW)


def test_days_go_through_all_problems_before_one_comes_again() -> None:
    made = [Problem("russian", 1, 1, f"position {number}", ("a",)) for number in range(40)]
    shown = [turn_of(order(made), TODAY + timedelta(days=number)).key for number in range(80)]
    assert len(set(shown[:40])) == 40
    assert shown[40:] == shown[:40]
    assert shown[:40] != [problem.key for problem in made]
    assert order(reversed(made)) == order(made)


def test_games_take_turns() -> None:
    games = ("american", "pool", "russian")
    assert {turn_of(games, TODAY + timedelta(days=number)) for number in range(3)} == set(games)


@pytest.mark.parametrize(
    ("solved", "streak"),
    [
        ([], Streak(0, 0)),
        (days(0), Streak(1, 1)),
        (days(1, 2, 3), Streak(3, 3)),
        (days(0, 1, 3, 4, 5), Streak(2, 3)),
        (days(2, 3), Streak(0, 2)),
    ],
)
def test_a_streak_lasts_until_a_whole_day_is_missed(solved: list[date], streak: Streak) -> None:
    assert streak_of(solved, TODAY) == streak


def test_the_board_of_a_problem_has_the_solver_on_the_side_to_move() -> None:
    board = SHOT.board(7, NOW, 2)
    assert board.mover == 7
    assert board.moves == SHOT.solution[:2]
