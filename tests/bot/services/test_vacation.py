"""Vacations over all of a player's games."""

from datetime import UTC, date, datetime, timedelta
from functools import partial

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.clock import Why
from bot.core.errors import NoVacation
from bot.core.match import Match
from bot.core.news import Reminder, VacationSpent
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.store.codec import written
from bot.store.tables import matches
from bot.sweeper import Sweeper
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import ANNA, BOB, START, Hands, a_move, started, sure, terms
from tests.bot.services.waits import DAY, HOUR, asked, begun, note_stay, pass_time, told

TODAY = START.date()
NOON = timedelta(hours=12)
"""The tests begin at noon, so half of the first day is gone."""


async def stored_deadline(app: App, match_id: int) -> object:
    return await asked(app, sa.select(matches.c.deadline_at).where(matches.c.id == match_id))


async def test_a_vacation_stops_the_clocks_of_one_player_in_all_matches(app: App) -> None:
    mine, theirs = await begun(app, vacation=True), await begun(app, vacation=True, plies=3)
    await app[Vacations].book(ANNA, TODAY, TODAY + 6 * DAY)
    mine, theirs = await app[Matches].get(mine.id), await app[Matches].get(theirs.id)
    assert mine.deadline == START + 3 * DAY + 7 * DAY - NOON
    assert await stored_deadline(app, mine.id) == mine.deadline
    assert theirs.deadline == START + 3 * DAY
    # The opponent sees it, in both.
    for match in (mine, theirs):
        pauses = [(pause.why, pause.side, pause.end) for pause in match.clock.pauses]
        assert pauses == [(Why.VACATION, Side.FIRST, START + 7 * DAY - NOON)]
    theirs = (await app[Matches].play(BOB, a_move(theirs), match_id=theirs.id)).match
    assert theirs.deadline == mine.deadline
    assert await app[Vacations].days_left(ANNA) == 14
    assert (await check(app.database)).problems == ()


async def test_terms_may_forbid_it(app: App) -> None:
    strict = await begun(app)
    await app[Vacations].book(ANNA, TODAY, TODAY + 6 * DAY)
    strict = await app[Matches].get(strict.id)
    assert strict.clock.pauses == ()
    assert strict.deadline == START + 3 * DAY


async def test_who_is_back_early_plays_on_and_keeps_the_days(app: App, hands: Hands) -> None:
    match = await begun(app, vacation=True)
    await app[Vacations].book(ANNA, TODAY + 1 * DAY, TODAY + 10 * DAY)
    assert (await app[Matches].get(match.id)).deadline == START + 13 * DAY
    hands.on(days=2)
    ended = await app[Vacations].end(ANNA)
    assert ended.end == hands.at
    match = await app[Matches].get(match.id)
    # Noon of the day after tomorrow: one day and a half of pause.
    assert match.deadline == START + 3 * DAY + 3 * NOON
    assert await app[Vacations].days_left(ANNA) == 19
    assert await app[Vacations].of(ANNA) == ()
    with pytest.raises(NoVacation):
        await app[Vacations].end(ANNA)
    assert (await check(app.database)).problems == ()
    await app[Players].save(ANNA, zone="Asia/Tokyo")
    hands.at = datetime(2026, 12, 31, 15, tzinfo=UTC)
    assert await app[Vacations].days_left(ANNA) == 21, "where she lives it is the next year"


async def test_a_vacation_that_was_cancelled_never_was(app: App) -> None:
    match = await begun(app, vacation=True)
    await app[Vacations].book(ANNA, TODAY + 1 * DAY, TODAY + 10 * DAY)
    await app[Vacations].end(ANNA)
    match = await app[Matches].get(match.id)
    assert (match.deadline, match.clock.pauses) == (START + 3 * DAY, ())
    assert await stored_deadline(app, match.id) == match.deadline
    assert await app[Vacations].days_left(ANNA) == 21
    await app[Vacations].book(ANNA, TODAY + 20 * DAY, TODAY + 20 * DAY)
    await app[Vacations].end(ANNA)
    assert await app[Vacations].of(ANNA) == (), "the next is cancelled, not the same again"


async def test_a_day_is_spent_when_a_clock_would_fall_and_holds_everywhere(quick: App, hands: Hands) -> None:
    first = await begun(quick, "2d", rated=True, vacation=True)
    hands.on(hours=5)
    second = await begun(quick, "2d", rated=True, vacation=True)
    strict = await begun(quick, "2d", rated=True)
    await pass_time(quick, hands, 2 * DAY)
    first, second = await quick[Matches].get(first.id), await quick[Matches].get(second.id)
    fall = START + 2 * DAY
    assert not first.over
    assert first.deadline == fall + DAY
    # The clock of the other match stood still for the same day, and had five hours left.
    assert second.deadline == fall + DAY + 5 * HOUR
    assert (await quick[Matches].get(strict.id)).over
    spent = await told(quick, VacationSpent)
    assert [(n.match_id, n.recipient, written(n.what)["user"], written(n.what)["left"]) for n in spent] == [
        (first.id, ANNA, ANNA, 20)
    ]
    await pass_time(quick, hands, DAY)
    assert (await quick[Matches].get(first.id)).deadline == fall + 2 * DAY
    assert await quick[Vacations].days_left(ANNA) == 19
    played = await quick[Matches].play(ANNA, a_move(first), match_id=first.id)
    assert played.match.deadline == hands.at + 2 * DAY
    assert (await check(quick.database)).problems == ()


async def test_after_three_spent_days_the_clock_of_a_match_falls(quick: App, hands: Hands) -> None:
    match = await begun(quick, "12h", rated=True, vacation=True)
    await pass_time(quick, hands, 12 * HOUR + 3 * DAY - timedelta(minutes=1))
    assert not (await quick[Matches].get(match.id)).over
    assert await quick[Vacations].days_left(ANNA) == 18
    await pass_time(quick, hands, timedelta(minutes=1))
    match = await quick[Matches].get(match.id)
    assert match.over
    assert match.ended_at == START + 12 * HOUR + 3 * DAY
    spent = await told(quick, VacationSpent)
    assert [(written(each.what)["spent"], written(each.what)["most"]) for each in spent] == [
        (1, 3),
        (2, 3),
        (3, 3),
    ]
    assert (await check(quick.database)).problems == ()


async def test_a_match_that_has_had_its_three_days_gets_none_of_those_of_another(
    quick: App, hands: Hands
) -> None:
    first = await begun(quick, "12h", rated=True, vacation=True)
    await pass_time(quick, hands, 3 * DAY)
    second = await begun(quick, "12h", rated=True, vacation=True)
    # The first has fallen meanwhile, before the second, and the sweeper has not seen it yet.
    hands.on(hours=30)
    await quick.database.write(partial(note_stay, hands), about=())
    played = await quick[Matches].play(ANNA, a_move(second), match_id=second.id)
    assert not played.match.over
    spent = await told(quick, VacationSpent)
    assert [each.match_id for each in spent] == [first.id] * 3 + [second.id]
    await quick[Sweeper].sweep()
    assert (await quick[Matches].get(first.id)).over
    assert (await check(quick.database)).problems == ()


async def test_a_clock_that_has_fallen_costs_no_day_while_its_opponent_chooses(
    quick: App, hands: Hands
) -> None:
    await quick[Players].save(ANNA, vacation_auto=False)
    match = await begun(quick, "12h", vacation=True)
    await pass_time(quick, hands, 13 * HOUR)
    assert (await quick[Matches].get(match.id)).fallen is Side.FIRST
    await quick[Players].save(ANNA, vacation_auto=True)
    # Nor does the day of another game begin with its fall.
    other = await begun(quick, "12h", vacation=True)
    await pass_time(quick, hands, 13 * HOUR)
    assert [notice.match_id for notice in await told(quick, VacationSpent)] == [other.id]
    assert (await quick[Matches].get(other.id)).deadline == START + 25 * HOUR + DAY
    await quick[Matches].act(BOB, match.id, Match.claim_time)
    assert await quick[Vacations].days_left(ANNA) == 20


async def test_the_reminders_of_the_players_other_matches_come_again_too(quick: App, hands: Hands) -> None:
    """Six minutes after the match for which a day is spent another one would end: its turn too ends a day later."""
    first = await begun(quick, "12h", rated=True, vacation=True)
    await pass_time(quick, hands, HOUR / 10)
    second = await begun(quick, "12h", rated=True, vacation=True)
    await pass_time(quick, hands, 12 * HOUR + DAY - timedelta(minutes=10))
    assert (await quick[Matches].get(second.id)).deadline == START + 12 * HOUR + DAY + HOUR / 10
    reminded = await told(quick, Reminder)
    for match in (first, second):
        assert [written(each.what)["lead"] for each in reminded if each.match_id == match.id] == [1, 1]
    assert (await check(quick.database)).problems == ()


async def test_a_vacation_lets_the_reminders_come_again_that_are_then_still_to_come(
    quick: App, hands: Hands
) -> None:
    match = await begun(quick, "2d", rated=True, vacation=True)
    await pass_time(quick, hands, 2 * DAY - 5 * HOUR)
    await quick[Vacations].book(ANNA, hands().date(), hands().date() + DAY)
    moved = await quick[Matches].get(match.id)
    await pass_time(quick, hands, sure(moved.deadline) - hands() - HOUR / 2)
    reminded = await told(quick, Reminder)
    assert [written(each.what)["lead"] for each in reminded] == [6, 6, 1]
    assert (await check(quick.database)).problems == ()


async def test_a_spent_day_lasts_whoever_is_back(quick: App, hands: Hands) -> None:
    match = await begun(quick, "2d", rated=True, vacation=True)
    await pass_time(quick, hands, 2 * DAY + 5 * HOUR)
    before = (await quick[Matches].get(match.id)).deadline
    with pytest.raises(NoVacation, match="no-vacation-spent"):
        await quick[Vacations].end(ANNA)
    # One that is planned behind it can be cancelled meanwhile.
    await quick[Vacations].book(ANNA, hands().date() + 5 * DAY, hands().date() + 6 * DAY)
    await quick[Vacations].end(ANNA)
    assert (await quick[Matches].get(match.id)).deadline == before
    await pass_time(quick, hands, HOUR)
    assert await quick[Vacations].days_left(ANNA) == 20
    assert (await check(quick.database)).problems == ()


async def test_a_spent_day_does_not_pass_in_a_weekend(quick: App, hands: Hands) -> None:
    """It is a day of the time that would have run: of 24 hours, 20 lay in the weekend once."""
    await pass_time(quick, hands, 4 * DAY - 4 * HOUR)
    match = await begun(quick, "12h@UTC", rated=True, vacation=True)
    friday = START + 4 * DAY
    await pass_time(quick, hands, DAY)
    match = await quick[Matches].get(match.id)
    assert match.clock.pauses[-1].start == friday + 8 * HOUR
    monday = friday + 2 * DAY + 12 * HOUR
    assert match.deadline == monday + 20 * HOUR
    assert await quick[Vacations].days_left(ANNA) == 20
    assert (await check(quick.database)).problems == ()
    await pass_time(quick, hands, 3 * DAY)
    assert await quick[Vacations].days_left(ANNA) == 19
    assert (await check(quick.database)).problems == ()


async def test_a_spent_day_may_pass_over_a_vacation_that_is_cancelled_then(quick: App, hands: Hands) -> None:
    await pass_time(quick, hands, DAY / 2)
    await begun(quick, "12h", rated=True, vacation=True)
    await quick[Vacations].book(ANNA, date(2026, 3, 4), date(2026, 3, 8))
    await pass_time(quick, hands, DAY)
    spent, planned = await quick[Vacations].of(ANNA)
    assert (spent.spent, spent.end) == (True, planned.end + DAY / 2)
    await quick[Vacations].end(ANNA)
    assert await quick[Vacations].of(ANNA) == (spent,)
    assert (await check(quick.database)).problems == ()


async def test_who_does_not_want_it_and_who_never_moved_spend_nothing(quick: App, hands: Hands) -> None:
    await quick[Players].save(BOB, vacation_auto=False)
    unbegun = await begun(quick, "12h", vacation=True, plies=0)
    proud = await begun(quick, "12h", rated=True, vacation=True, plies=3)
    await pass_time(quick, hands, 13 * HOUR)
    assert (await quick[Matches].get(unbegun.id)).over
    assert (await quick[Matches].get(proud.id)).over
    assert await told(quick, VacationSpent) == []


async def test_a_late_move_spends_the_day_before_the_sweeper_does(app: App, hands: Hands) -> None:
    late, early = (
        await begun(app, "1d", rated=True, vacation=True),
        await begun(app, "12h", rated=True, vacation=True),
    )
    hands.on(days=1, hours=2)
    played = await app[Matches].play(ANNA, a_move(late), match_id=late.id)
    assert not played.match.over
    # The day began with the first clock to fall, and one was enough for both.
    assert await app[Vacations].days_left(ANNA) == 20
    assert (await app[Matches].get(early.id)).deadline == START + 36 * HOUR
    await app[Sweeper].sweep()
    assert await app[Vacations].days_left(ANNA) == 20


async def test_a_match_that_begins_during_a_vacation_knows_of_it(app: App) -> None:
    await app[Vacations].book(ANNA, TODAY, TODAY + 6 * DAY)
    match = await started(app, terms("3d", vacation=True))
    assert match.deadline == START + 10 * DAY - NOON
    assert (await app[Matches].get(match.id)).deadline == match.deadline
    assert (await check(app.database)).problems == ()
