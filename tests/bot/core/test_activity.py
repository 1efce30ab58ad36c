"""Servers: what goes on in one, who may read it, the week whose card is due, and the process that serves it."""

from datetime import UTC, datetime, timedelta
from itertools import product

import pytest

from bot.core.shards import ALL, Shards
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


def test_every_server_is_on_one_shard_and_direct_messages_are_on_the_first() -> None:
    # The numbers are those of the formula in Discord's documentation of sharding: (guild_id >> 22) % num_shards.
    assert [Shards(4, frozenset({n})).serve(197038439483310086) for n in range(4)] == [
        False,
        False,
        True,
        False,
    ]
    assert Shards(4, frozenset({0, 3})).serve(None)
    assert not Shards(4, frozenset({1, 2})).serve(None)
    assert all((ALL.all, ALL.serve(None), ALL.serve(197038439483310086)))


def test_shards_of_two_divisions_overlap_where_a_server_can_be_on_both() -> None:
    for count, other in product(range(1, 7), repeat=2):
        for shard, number in product(range(count), range(other)):
            common = any(n % count == shard and n % other == number for n in range(count * other))
            assert Shards(count, frozenset({shard})).overlaps(number, other) is common
