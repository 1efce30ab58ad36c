"""The check finds everything that does not follow from the events, and nothing else."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.app import App
from bot.core.match import Match
from bot.health import check
from bot.store.tables import match_events, matches
from tests.bot.house import ANNA, BOB, Hands, a_move, started, terms


async def some_matches(house: App, hands: Hands) -> Match:
    for pace in ("standard", "none", "1d@Europe/Berlin"):
        match = await started(house, terms(pace))
        for number in range(5):
            hands.on(hours=1)
            match = (
                await house.matches.play(match.mover, a_move(match, number * 3), match_id=match.id)
            ).match
    await house.matches.offer_draw(ANNA, match.id)
    await started(house)
    over = await started(house, terms(rated=True))
    await house.matches.resign(BOB, over.id)
    return match


async def test_a_sound_database_has_no_problems(house: App, hands: Hands) -> None:
    await some_matches(house, hands)
    report = await check(house)
    assert (report.matches, report.moves, report.problems) == (5, 15, ())


async def test_an_empty_database_has_no_problems(house: App) -> None:
    assert (await check(house)).matches == 0


@pytest.mark.parametrize(
    "column, value",
    [
        ("status", "over"),
        ("last_seq", 99),
        ("to_move_id", 5),
        ("deadline_at", None),
        ("clock", "{}"),
        ("moves", "nothing"),
        ("winner", 1),
        ("talks", {}),
    ],
)
async def test_a_row_that_does_not_follow_is_named(
    house: App, hands: Hands, column: str, value: object
) -> None:
    match = await some_matches(house, hands)
    async with house.database.transaction() as connection:
        await connection.execute(sa.update(matches).where(matches.c.id == match.id).values({column: value}))
    problems = (await check(house)).problems
    assert [problem.subject for problem in problems] == [f"match {match.id}"]
    assert column in str(problems[0])


async def test_a_lost_or_broken_event_is_named(house: App, hands: Hands) -> None:
    match = await some_matches(house, hands)
    async with house.database.transaction() as connection:
        await connection.execute(
            sa.delete(match_events).where(match_events.c.match_id == match.id, match_events.c.seq == 3)
        )
        await connection.execute(
            sa.update(match_events)
            .where(match_events.c.match_id == 1, match_events.c.seq == 2)
            .values(detail={"move": "gibberish"})
        )
    problems = (await check(house)).problems
    assert [(problem.subject, problem.text.split(":")[0]) for problem in problems] == [
        ("match 1", "cannot be replayed"),
        (f"match {match.id}", "cannot be replayed"),
    ]
