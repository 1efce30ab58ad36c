"""The problem of the day: tries are kept, repeats count once, posts are due once a day and never twice."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.app import open_app
from bot.console.check import check
from bot.core.errors import NoProblem
from bot.core.news import Problem as ProblemNews
from bot.core.news import ProblemOff
from bot.engine.problems import book
from bot.engine.problems.book import Mined
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.problems.model import Daybreak, Problem, Share, Solver, Streak
from bot.problems.service import Problems, find, problem_on
from bot.store.app import App
from bot.store.codec import written
from bot.sweeper import Sweeper
from tests.bot.fixtures import ANNA, BOB, CARL, PLACE, Hands, sure
from tests.bot.services.waits import told

GUILD, OTHER = PLACE.guild_id or 0, 800
GAME = "american"


def todays(app: App) -> Problem:
    return problem_on(app[Problems].today, GAME)


async def solve(app: App, user: int, *, wrong: int = 0, guild: int | None = GUILD) -> None:
    """Somebody solves today's problem after so many wrong tries."""
    problem, day = todays(app), app[Problems].today
    state = problem.rules.load(problem.position)
    texts = [problem.rules.format(state, move) for move in problem.rules.legal_moves(state)]
    for bad in [text for text in texts if text != problem.solution[0]][:wrong]:
        await app[Problems].try_move(user, day, problem.key, bad, plies=0, guild_id=guild)
    for plies, move in list(enumerate(problem.solution))[::2]:
        _, right = await app[Problems].try_move(user, day, problem.key, move, plies=plies, guild_id=guild)
        assert right


def key_of(mined: Mined) -> str:
    return Problem(mined.game, mined.grade, mined.gain, mined.position, mined.solution).key


async def posts(app: App) -> list[str]:
    return [written(notice.what)["day"] for notice in await told(app, ProblemNews)]


async def test_a_month_has_a_board_and_each_who_is_on_it_a_streak(app: App, hands: Hands) -> None:
    hands.at = datetime(2026, 3, 2, 12, tzinfo=UTC)
    for day in range(3):
        await solve(app, ANNA, wrong=day)
        if day:
            await solve(app, BOB)
        hands.on(days=1)
    await solve(app, CARL, guild=OTHER)
    first, solvers = await app[Problems].month(GUILD)
    assert first == date(2026, 3, 1)
    assert solvers == [Solver(ANNA, 3, 1), Solver(BOB, 2, 2)]
    assert (await app[Problems].month(OTHER))[1] == [Solver(CARL, 1, 1)]
    assert await app[Problems].streak(ANNA) == Streak(3, 3)
    hands.on(days=1)
    assert await app[Problems].streak(ANNA) == Streak(0, 3)
    hands.at = datetime(2026, 4, 1, tzinfo=UTC)
    assert (await app[Problems].month(GUILD))[1] == []
    hands.on(days=1)
    for user, wrong in ((ANNA, 2), (BOB, 1)):
        await solve(app, user, wrong=wrong)
    _, solvers = await app[Problems].month(GUILD)
    assert solvers == [Solver(BOB, 1, 0), Solver(ANNA, 1, 0)], "who tried less often first"


async def test_a_share_counts_everybody_who_tried(app: App, hands: Hands) -> None:
    problem, day = todays(app), app[Problems].today
    assert await app[Problems].share(day, problem.key) == Share(0, 0)
    await solve(app, ANNA, wrong=1)
    await app[Problems].give_up(BOB, day, problem.key)
    assert await app[Problems].share(day, problem.key) == Share(1, 2)
    hands.on(minutes=1)
    await solve(app, CARL)
    assert await app[Problems].share(day, problem.key, GUILD) == Share(2, 2, first=ANNA)
    assert (await app[Problems].give_up(ANNA, day, problem.key)).solved_at is not None


async def test_a_try_that_comes_twice_counts_once(app: App) -> None:
    problem, day = todays(app), app[Problems].today
    first, second = await asyncio.gather(
        *(
            app[Problems].try_move(ANNA, day, problem.key, problem.solution[0], plies=0, request=77)
            for _ in range(2)
        )
    )
    assert first == second
    assert (first[0].plies, first[1]) == (2, True)
    stale, right = await app[Problems].try_move(
        ANNA, day, problem.key, problem.solution[0], plies=0, request=78
    )
    assert (right, stale.wrong) == (None, 0)


async def test_a_post_is_due_once_a_day_whoever_looks(app: App, url: str, hands: Hands) -> None:
    """Two processes look at the same time, and one ends between two looks."""
    hands.at = datetime(2026, 3, 2, 23, 50, tzinfo=UTC)
    await app[Problems].choose(GUILD, 801, None, ANNA)
    async with open_app(url, now=hands, seed=2) as other:
        for _ in range(4):
            await asyncio.gather(app[Sweeper].sweep(), other[Sweeper].sweep())
            hands.on(minutes=5)
    async with open_app(url, now=hands, seed=3) as again:
        await again[Sweeper].sweep()
        assert await posts(again) == ["2026-03-02", "2026-03-03"]
        hands.on(days=5)
        await again[Sweeper].sweep()
        assert (await posts(again))[2:] == ["2026-03-08"]
        chosen = sure(await again[Problems].channel(GUILD))
        assert chosen.due_at == Daybreak().of(date(2026, 3, 9))


async def test_a_server_has_its_day_at_the_hour_that_it_chose(app: App, hands: Hands) -> None:
    """At seven in Tokyo it is ten in the evening of the day before in UTC."""
    hands.at = datetime(2026, 3, 2, 21, 50, tzinfo=UTC)
    await solve(app, BOB, guild=OTHER)
    await app[Players].save_server(GUILD, problem_hour=7, problem_zone="Asia/Tokyo")
    for guild in (GUILD, OTHER):
        await app[Problems].choose(guild, 801 + guild, GAME, ANNA)
    for _ in range(30):
        await app[Sweeper].sweep()
        hands.on(minutes=5)
    assert await posts(app) == ["2026-03-02", "2026-03-02", "2026-03-03", "2026-03-03"]
    hands.at = datetime(2026, 3, 3, 22, tzinfo=UTC)
    assert await app[Problems].today_in(GUILD) == date(2026, 3, 4)
    assert await app[Problems].today_in(OTHER) == await app[Problems].today_in(None) == date(2026, 3, 3)
    streaks = [(await app[Problems].streak(BOB, guild)).current for guild in (GUILD, OTHER, None)]
    assert streaks == [0, 1, 1], "a day is over there already"
    problem = problem_on(date(2026, 3, 4), GAME)
    first = problem.solution[0]
    with pytest.raises(NoProblem):
        await app[Problems].try_move(ANNA, date(2026, 3, 4), problem.key, first, plies=0, guild_id=OTHER)
    day = date(2026, 3, 4)
    assert (await app[Problems].try_move(ANNA, day, problem.key, first, plies=0, guild_id=GUILD))[1]
    await app[Problems].give_up(ANNA, day, problem.key, guild_id=GUILD)
    hands.at = datetime(2026, 3, 31, 22, tzinfo=UTC)
    months = [(await app[Problems].month(guild))[0] for guild in (GUILD, OTHER)]
    assert months == [date(2026, 4, 1), date(2026, 3, 1)]
    assert (await check(app.database)).problems == ()


async def test_another_hour_posts_no_day_twice_and_leaves_none_out(app: App, hands: Hands) -> None:
    hands.at = datetime(2026, 3, 2, 12, tzinfo=UTC)
    await app[Problems].choose(GUILD, 801, GAME, ANNA)
    await app[Sweeper].sweep()
    await app[Problems].posted(GUILD, 801, date(2026, 3, 2), todays(app).key, 55)
    for hour in (20, 9):
        await app[Players].save_server(GUILD, problem_hour=hour, problem_zone="UTC")
        await app[Problems].choose(GUILD, 801, GAME, ANNA)
        await app[Sweeper].sweep()
        chosen = sure(await app[Problems].channel(GUILD))
        assert chosen.due_at == datetime(2026, 3, 3, hour, tzinfo=UTC)
    for _ in range(48):
        hands.on(hours=1)
        await app[Sweeper].sweep()
    assert await posts(app) == ["2026-03-02", "2026-03-03", "2026-03-04"]
    # Also where the process ends between the hour and the channel.
    await app[Problems].posted(GUILD, 801, date(2026, 3, 4), todays(app).key, 56)
    await app[Players].save_server(GUILD, problem_hour=20, problem_zone="UTC")
    for _ in range(36):
        hands.on(hours=1)
        await app[Sweeper].sweep()
    assert (await posts(app))[3:] == ["2026-03-05"]


@pytest.mark.parametrize(
    "zone", ["Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"]
)
@pytest.mark.parametrize("hour", [0, 1, 2, 3, 12, 23])
def test_each_day_begins_once_at_its_hour_and_the_one_before_ends(zone: str, hour: int) -> None:
    daybreak, day = Daybreak(hour, zone), date(2026, 1, 1)
    for _ in range(365):
        begins, day = daybreak.of(day), day + timedelta(days=1)
        assert daybreak.day(begins) == day - timedelta(days=1)
        assert daybreak.day(begins - timedelta(milliseconds=1)) == day - timedelta(days=2)


async def test_choosing_the_same_channel_again_posts_nothing_anew(app: App) -> None:
    for _ in range(2):
        await app[Problems].choose(GUILD, 801, None, ANNA)
    await app[Sweeper].sweep()
    await app[Problems].choose(GUILD, 801, GAME, ANNA)
    await app[Sweeper].sweep()
    assert len(await posts(app)) == 1
    await app[Problems].choose(GUILD, 802, GAME, ANNA)
    await app[Sweeper].sweep()
    assert len(await posts(app)) == 2


async def test_what_somebody_solved_is_theirs_to_have_and_to_have_deleted(app: App) -> None:
    await solve(app, ANNA)
    await solve(app, BOB)
    await app[Problems].choose(GUILD, 801, None, ANNA)
    kept = await app[Privacy].data_of(ANNA)
    assert [row["problem"] for row in kept.rows["problem_attempts"]] == [todays(app).key]
    assert [row["channel_id"] for row in kept.rows["problem_channels"]] == [801]
    await app[Privacy].erase(ANNA)
    assert (await app[Privacy].data_of(ANNA)).rows["problem_attempts"] == []
    assert (await app[Problems].month(GUILD))[1] == [Solver(BOB, 1, 1)]
    chosen = sure(await app[Problems].channel(GUILD))
    assert chosen.by < 0
    await app[Problems].closed(GUILD, 801)
    assert await told(app, ProblemOff) == []


def test_a_problem_that_was_withdrawn_has_no_day_and_can_still_be_seen() -> None:
    gone = [find(key_of(each)) for each in book.problems_of(GAME) if each.withdrawn]
    assert gone
    assert all(problem.withdrawn for problem in gone)
    days = {problem_on(date(2026, 1, 1) + timedelta(days=number), GAME).key for number in range(200)}
    assert not days & {problem.key for problem in gone}
    assert len(days) >= 60, "and each day has another"
