"""The life of a server: wins, streaks, the week whose card is due."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.terms import Place
from bot.hall.model import Ended, due_at, form_of, week_before
from rules import Side

ANNA, BOB, CARL, FORMER = 1, 2, 3, -4
MONTH = datetime(2026, 3, 1, tzinfo=UTC)
PLACE = Place(7, 8)


def games(*results: tuple[int, int, Side | None], before: int = 0) -> list[Ended]:
    """These games, one a day from the first of the month on; `before`: so many of them before it."""
    return [
        Ended(
            number,
            "russian",
            PLACE,
            (first, second),
            winner,
            MONTH + timedelta(days=number - before, hours=1),
        )
        for number, (first, second, winner) in enumerate(results)
    ]


def test_wins_of_the_month_are_counted_and_streaks_go_further_back() -> None:
    form = form_of(
        games(
            (ANNA, BOB, Side.FIRST),
            (BOB, ANNA, Side.SECOND),
            (ANNA, CARL, Side.FIRST),
            (CARL, BOB, Side.FIRST),
            before=2,
        ),
        MONTH,
    )
    assert form.won == ((ANNA, 1), (CARL, 1))
    assert form.streaks == ((ANNA, 3),)


@pytest.mark.parametrize("winner", [None, Side.SECOND])
def test_a_streak_ends_with_a_game_that_is_not_won(winner: Side | None) -> None:
    won = [(ANNA, BOB, Side.FIRST)] * 3
    assert form_of(games(*won, (ANNA, CARL, winner)), MONTH).streaks == ()
    assert form_of(games(*won), MONTH).streaks == ((ANNA, 3),)


def test_former_players_are_named_nowhere() -> None:
    form = form_of(games(*[(FORMER, BOB, Side.FIRST)] * 3), MONTH)
    assert form.won == form.streaks == ()


@pytest.mark.parametrize(
    ("now", "since"),
    [
        (datetime(2026, 3, 9, 6, 59, tzinfo=UTC), datetime(2026, 2, 23, tzinfo=UTC)),
        (datetime(2026, 3, 9, 7, tzinfo=UTC), datetime(2026, 3, 2, tzinfo=UTC)),
        (datetime(2026, 3, 15, 23, 59, tzinfo=UTC), datetime(2026, 3, 2, tzinfo=UTC)),
    ],
)
def test_a_week_ends_on_monday_and_its_card_is_due_that_morning(now: datetime, since: datetime) -> None:
    week = week_before(now, 0)
    assert (week.since, week.until - week.since) == (since, timedelta(days=7))
    assert due_at(week, 0) <= now


def test_the_cards_of_many_servers_are_due_in_sixty_different_minutes() -> None:
    week, second = week_before(datetime(2026, 3, 11, tzinfo=UTC), 0), 1000 << 22
    due = {due_at(week, server * second) for server in range(300)}
    assert (min(due).hour, max(due).hour, len(due)) == (7, 7, 60)
    assert all(week_before(due_at(week, server * second), server * second) == week for server in range(300))
