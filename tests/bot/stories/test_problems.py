"""Stories of the problem of the day."""

from datetime import UTC, date, datetime
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.core.news import Problem as ProblemNews
from bot.core.notice import Notice
from bot.core.terms import Place
from bot.problems.model import Problem
from bot.problems.requests import post_today
from bot.problems.service import DAY, Problems, problem_on
from bot.sweeper import Sweeper
from tests.bot.services.test_problems import solve
from tests.bot.stories.narrative import answer, buttons, choices, picked, pictures, text
from tests.world import TEXTS, Simulation, World

GAME = "russian"


def todays(world: World, game: str | None = GAME) -> Problem:
    return problem_on(world.app[Problems].today, game)


def a_wrong_move(problem: Problem) -> str:
    game = problem.rules
    state = game.load(problem.position)
    texts = [game.format(state, move) for move in game.legal_moves(state)]
    return next(each for each in texts if each != problem.solution[0])


async def opened(world: World, who: Any, **options: str) -> ResponseMessage:
    shown = await who.slash(world.channel, "problem", **options)
    assert shown.ephemeral
    return answer(shown)


async def tried(who: Any, card: ResponseMessage, move: str) -> ResponseMessage:
    label = next(label for label, value in choices(card).items() if value == move)
    return await picked(who, card, label)


async def solved(who: Any, card: ResponseMessage, problem: Problem) -> ResponseMessage:
    for move in problem.solution[::2]:
        card = await tried(who, card, move)
    return card


async def later(world: World, days: int = 1) -> None:
    """Days go by at once, which is what a process sees that was not running."""
    now = world.env.now
    world.env.now = lambda: now() + days * DAY  # type: ignore[method-assign]
    world.app[Sweeper].wake()
    await world.env.settle()
    await world.env.advance_time(2)


async def test_where_the_end_has_another_way_the_task_says_so(world: World) -> None:
    today = world.app[Problems].today
    days = next(n for n in range(1, 200) if problem_on(today + n * DAY, GAME).ways)
    await later(world, days)
    card = text(await opened(world, world.ann, game=GAME))
    assert "exactly one first move wins" in card
    assert "exactly one solution" not in card


async def test_everybody_who_solves_it_has_a_place_on_the_board_of_the_month(world: World) -> None:
    for user in range(900, 918):
        await solve(world.app, user, guild=world.guild.id)
    await solve(world.app, world.eve.id, wrong=1, guild=world.guild.id)
    for reader, place, more in (
        (world.eve, "**19. Eve: 1 (0 at the first try)**", 3),
        (world.ann, "15. ", 4),
    ):
        await world.players.save(reader.id, language="en")
        card = answer(await reader.slash(world.channel, "problem", game="russian"))
        shown = TEXTS.say("en", "button-problem-month")
        month = text(answer(await reader.click(card, label=shown)))
        assert place in month
        assert f"… and {more} more" in month
        assert "15. ".replace("15", "16") not in month


async def test_the_same_wrong_move_counts_once_also_after_a_restart(world: World) -> None:
    problem = todays(world)
    wrong = a_wrong_move(problem)
    await tried(world.ann, await opened(world, world.ann, game=GAME), wrong)
    await world.restart()
    card = await tried(world.ann, await opened(world, world.ann, game=GAME), wrong)
    assert f"already tried **{wrong}**" in text(card)
    card = await tried(world.ann, card, problem.solution[0])


async def test_without_a_game_it_is_that_of_the_server_else_the_one_that_is_played_most(world: World) -> None:
    turn = todays(world, None).game
    played, home, chosen = [game for game in ("brazilian", "russian", "italian", "pool") if game != turn][:3]
    named = {game: TEXTS.say("en", f"game-{game}") for game in (turn, played, home, chosen)}
    assert named[turn] in text(await opened(world, world.ann))
    await world.begun(played)
    assert named[played] in text(await opened(world, world.ann))
    await world.players.save_server(world.guild.id, game=home)
    assert named[home] in text(await opened(world, world.ann))
    boss = world.boss(administrator=True)
    for choice in ({"channel": world.channel, "game": chosen}, {"hour": 0}):
        await boss.slash(world.channel, "server problems", **choice)
    assert named[chosen] in text(await opened(world, world.ann))
    assert named[home] in text(await opened(world, world.ann, game=home))


async def test_a_result_is_shared_once_and_gives_nothing_away(world: World) -> None:
    await world.players.save_server(world.guild.id, language="ja")
    await world.players.save(world.ann.id, language="ja")
    problem = todays(world)
    card = await opened(world, world.ann, game=GAME)
    card = await tried(world.ann, card, a_wrong_move(problem))
    card = await solved(world.ann, card, problem)
    await world.ann.click(card, label="共有する")
    assert len(world.posted()) == 1


async def test_a_move_may_be_typed_and_one_that_cannot_be_played_is_no_try(world: World) -> None:
    problem = todays(world)
    card = await opened(world, world.ann, game=GAME)
    refused = await world.ann.click(card, label="Type a move")
    refused = await world.ann.submit_modal(refused, {"notation": "a1-a1"})
    form = await world.ann.click(card, label="Type a move")
    await world.ann.submit_modal(form, {"notation": problem.solution[0]})
    attempt = await world.app[Problems].attempt(world.ann.id, world.app[Problems].today, problem.key)
    assert (attempt.plies, attempt.wrong) == (2, 0)


async def test_who_gives_up_sees_the_solution_at_once_and_nobody_else(world: World) -> None:
    await world.players.save(world.ann.id, language="ja")
    problem = todays(world)
    card = await opened(world, world.ann, game=GAME)
    asked = answer(await world.ann.click(card, label="降参する"))
    back = answer(await world.ann.click(asked, label="盤面に戻る"))
    asked = answer(await world.ann.click(back, label="降参する"))
    card = answer(await world.ann.click(asked, label="はい、降参します"))
    again = await opened(world, world.ann, game=GAME)
    assert problem.solution[-1] not in text(again)
    await world.ann.click(again, label="正解を一手ずつ見る")
    others = await opened(world, world.ben, game=GAME)
    assert "正解を一手ずつ見る" not in buttons(others)
    await later(world)
    card = await opened(world, world.ann, game=GAME)
    shown = answer(await world.ann.click(card, label="昨日の正解"))
    before = pictures(shown)
    following = answer(await world.ann.click(shown, label="1手進める"))
    assert before != pictures(following) != []


async def test_an_old_card_cannot_be_solved_any_more(world: World) -> None:
    problem = todays(world)
    card = await opened(world, world.ann, game=GAME)
    await later(world)
    label = next(label for label, value in choices(card).items() if value == problem.solution[0])
    refused = await picked(world.ann, card, label)
    assert "The day of this problem is over" in text(refused)


async def test_a_channel_has_it_posted_every_day_and_the_solution_under_it(world: World) -> None:
    await world.players.save_server(world.guild.id, language="ja")
    for player in (world.ben, world.eve):
        await world.players.save(player.id, language="ja")
    boss = world.boss(administrator=True)
    problem = todays(world)
    await boss.slash(world.channel, "server problems", channel=world.channel, game=GAME)
    await world.env.settle()
    (post,) = world.posted()
    card = answer(await world.ben.click(post, label="解く"))
    await solved(world.ben, card, problem)
    await world.restart()
    await world.env.settle()
    assert len(world.posted()) == 1
    await later(world)
    old, _ = world.posted()
    await world.eve.click(old, label="正解を一手ずつ見る")
    await boss.slash(world.channel, "server problems", off=True)
    await later(world)
    assert len(world.posted()) == 2


@pytest.mark.slow
async def test_a_server_has_it_posted_at_an_hour_of_its_own(world: World, env: Simulation) -> None:
    boss = world.boss(administrator=True)
    await world.players.save(boss.id, zone="Asia/Tokyo", zone_asked=True)
    shown = await boss.slash(world.channel, "server problems", channel=world.channel, game=GAME, hour=7)
    following = int(datetime(2026, 1, 1, 22, tzinfo=UTC).timestamp())
    assert f"The next one comes <t:{following}:R>" in text(shown.response), "not the one that is posted now"
    await env.settle()
    (post,) = world.posted()
    assert f"solution of this one: <t:{following}:t>" in text(post)
    assert f"The next one comes <t:{following}:R>" in text(
        (await boss.slash(world.channel, "server problems")).response
    )
    assert shown.ephemeral
    while world.now() < datetime(2026, 1, 1, 22, 1, tzinfo=UTC):
        await env.advance_time(3_600)
    assert len(world.posted()) == 2
    assert "Jan 2, 2026" in text(world.newest())
    problem = problem_on(date(2026, 1, 2), GAME)
    await solved(world.ann, answer(await world.ann.click(world.newest(), label="Solve")), problem)
    # In a private message it still is the first of January.
    assert (await world.app[Problems].today_in(None)) == date(2026, 1, 1)


async def test_a_channel_of_all_games_shows_what_it_had_the_day_before(world: World, env: Simulation) -> None:
    boss = world.boss(administrator=True)
    await boss.slash(world.channel, "server problems", channel=world.channel)
    await env.settle()
    first = todays(world, None)
    await later(world)
    assert todays(world, None).game != first.game
    shown = answer(await world.ann.click(world.newest(), label="Yesterday’s solution"))
    assert first.solution[-1] in text(shown)
    assert "Jan 1, 2026" in text(shown)


async def test_a_notice_that_comes_again_posts_nothing_again(world: World, env: Simulation) -> None:
    """As after a kill between the post and the record that the notice is done."""
    await world.boss(administrator=True).slash(
        world.channel, "server problems", channel=world.channel, game=GAME
    )
    await env.settle()
    (post,) = world.posted()
    news = ProblemNews(world.app[Problems].today, todays(world).key)
    place = Place(world.guild.id, world.channel.id)
    again = Notice(news, None, place, world.now(), id=999)
    assert (await post_today(world.bot, again)).message_id == post.id
    assert len(world.posted()) == 1


async def test_posts_missed_while_the_bot_was_away_are_not_made_up_for(world: World, env: Simulation) -> None:
    boss = world.boss(administrator=True)
    await boss.slash(world.channel, "server problems", channel=world.channel)
    await env.settle()
    await later(world, 3)
    assert len(world.posted()) == 2


async def test_a_channel_that_is_gone_is_told_once_and_no_more_used(world: World, env: Simulation) -> None:
    boss, other = world.boss(administrator=True), world.guild.create_text_channel("problems")
    await boss.slash(world.channel, "server problems", channel=other)
    await env.settle()
    env.backend.delete_channel(other.id)
    await later(world)
    assert await world.app[Problems].channel(world.guild.id) is None
    await later(world)
    letters = [request for request in env.http_requests if "can no longer post" in str(request.json)]
    assert len(letters) == 1


async def test_a_game_without_problems_is_refused(world: World) -> None:
    await world.ann.slash(world.channel, "problem", game="zongheng")
    offered = await world.ann.autocomplete(world.channel, "problem", "game", "")
    assert {each["value"] for each in offered} == set(world.app[Problems].games)
    await world.ann.autocomplete(world.channel, "problem", "game", "russ")
