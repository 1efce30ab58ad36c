"""Stories of lessons: a game learned from its steps, and the ways that lead there."""

from random import Random
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.console.check import check
from bot.core.match import Match
from bot.house_games.model import MOST
from bot.house_games.service import HouseGames
from bot.language import WHOLE
from bot.language.words import Words
from bot.lessons.cards import sentence
from bot.lessons.model.course import course
from bot.lessons.model.step import GAMES as GAMES_THAT_FOLLOW
from bot.lessons.service import Lessons
from bot.servers.answers.settings import welcome
from rules import GAMES
from rules.draughts.house import is_house
from tests.bot.stories.narrative import answer, buttons, choices, menus, picked, pictures, stepped, text
from tests.rules.draughts.houses import houses
from tests.world import TEXTS, Simulation, World

PATIENCE = 600
"""Tries at random for one step."""


def said(language: str, message: str, **facts: Any) -> str:
    return TEXTS.say(language, message, **facts)


async def opened(world: World, who: Any, **options: str) -> ResponseMessage:
    shown = await who.slash(world.channel, "learn", **options)
    assert shown.ephemeral
    return answer(shown)


async def tried(who: Any, card: ResponseMessage, move: str) -> ResponseMessage:
    return await picked(who, card, move)


async def guessed(who: Any, card: ResponseMessage, dice: Random, following: str) -> ResponseMessage:
    """Chooses by lot in the menus that there are, until the step is found."""
    for _ in range(PATIENCE):
        if following in buttons(card):
            return card
        number = dice.randrange(len(menus(card)))
        card = await picked(who, card, dice.choice(sorted(menus(card)[number])), menu=number)
    raise AssertionError(f"not found: {text(card)}")


async def learned(
    who: Any, card: ResponseMessage, dice: Random, game: str, language: str = "en"
) -> ResponseMessage:
    """Finds step after step of a game, each told in its sentence."""
    following, words = said(language, "button-lesson-next"), Words(TEXTS, language)
    for step in course(game):
        assert sentence(step, words) in text(card)
        assert not any(said(language, "button-more") in description for description in pictures(card))
        card = await guessed(who, card, dice, following)
        card = answer(await who.click(card, label=following))
    return card


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    "game", [*GAMES, *(pytest.param(rules.key, marks=pytest.mark.few(1)) for rules in houses(33, 30))]
)
@pytest.mark.few(3)
async def test_a_player_who_only_tries_finishes_the_lessons_of_every_game(
    world: World, game: str, language: str
) -> None:
    await world.ann.slash(world.channel, "settings", language=language)
    if is_house(game):
        await world.app[HouseGames].add(world.guild.id, game, "Kitchen")
    before = len(world.posted())
    card = await opened(world, world.ann, game="Kitchen" if is_house(game) else game)
    end = await learned(world.ann, card, Random(game), game, language)
    assert "★★☆" in text(end)
    assert said(language, "button-lesson-play") in buttons(end)
    assert len(world.posted()) == before, "nobody else sees it"


async def test_a_step_is_one_position_and_one_sentence_and_found_by_the_menu(world: World) -> None:
    card = await opened(world, world.ann, game="american")
    assert len(text(card).splitlines()) <= 4
    card = await tried(world.ann, card, next(iter(choices(card))))
    assert ": right." in text(card)
    await world.ann.click(card, label="Next")


async def at_step(world: World, game: str, code: str) -> ResponseMessage:
    """The card of the step, the ones before having been found."""
    steps = course(game)
    at = next(at for at, step in enumerate(steps) if step.code == code)
    if at:
        await world.app[Lessons].found(world.ann.id, game, at - 1, len(steps))
    return await opened(world, world.ann, game=game)


async def test_a_tempting_move_is_refused_on_the_card_with_the_reason_of_play(world: World) -> None:
    card = await at_step(world, "international", "priority-most-pieces")
    game, step = GAMES["international"], next(s for s in course("international") if "most-pieces" in s.code)
    state = game.start(step.position)
    legal = {game.format(state, move) for move in game.legal_moves(state)}
    tempting = next(label for label in choices(card) if label not in legal)
    card = await tried(world.ann, card, tempting)
    assert "not possible" in text(card) or "different capture" in text(card)
    assert "International draughts: 5 of 10" in text(card)
    assert len(text(card).splitlines()) <= 4
    assert menus(card), "one may try again"


async def test_a_legal_move_that_shows_something_else_is_told_why(world: World) -> None:
    card = await at_step(world, "american", "crowned")
    game, step = GAMES["american"], next(s for s in course("american") if s.code == "crowned")
    state = game.start(step.position)
    other = next(game.format(state, move) for move in game.legal_moves(state) if move not in step.right)
    card = await tried(world.ann, card, other)
    assert f"**{other}** can be played, but it makes no king" in text(card)
    assert "Nothing is lost: try again." in text(card)


async def test_a_last_piece_that_is_not_offered_is_told_so(world: World) -> None:
    card = await at_step(world, "antidraughts", "win")
    game, step = GAMES["antidraughts"], next(s for s in course("antidraughts") if s.code == "win")
    state = game.start(step.position)
    other = next(game.format(state, move) for move in game.legal_moves(state) if move not in step.right)
    card = await tried(world.ann, card, other)
    assert "but your opponent need not take your last piece then" in text(card)


async def test_a_move_may_be_typed(world: World) -> None:
    card = await opened(world, world.ann, game="american")
    step = course("american")[0]
    state = step.rules.start(step.position)
    move = step.rules.format(state, next(iter(step.right)))
    form = await world.ann.click(card, label="Type a move")
    card = answer(await world.ann.submit_modal(form, {"notation": move}))
    assert f"**{move}**: right." in text(card)


async def test_progress_is_kept_by_person_and_shown_as_stars(world: World) -> None:
    end = await learned(world.ann, await opened(world, world.ann, game="american"), Random(1), "american")
    assert "American checkers: ★★☆" in text(end)
    await world.restart()
    card = await opened(world, world.ann)
    assert "American checkers: ★★☆" in text(card)
    assert "★" not in text(await opened(world, world.ben)).replace("Stars:", "")
    end = await opened(world, world.ann, game="american")
    assert "★★☆" in text(end), "there is no step left"
    again = answer(await world.ann.click(end, label="From the start"))
    await guessed(world.ann, again, Random(1), "Next")
    assert "★★☆" in text(await opened(world, world.ann, game="american")), "a step shown again costs nothing"
    report = await check(world.app.database)
    assert [str(problem) for problem in report.problems] == []


async def test_three_games_with_hints_and_the_first_invitation_follow(world: World) -> None:
    steps = course("american")
    await world.app[Lessons].found(world.ann.id, "american", len(steps) - 1, len(steps))
    end = await opened(world, world.ann, game="american")
    for number in range(3 + GAMES_THAT_FOLLOW):
        assert "★★☆" in text(end)
        assert f"({max(0, number - 3)} of {GAMES_THAT_FOLLOW} so far)" in text(end), (
            "neither one given up or called off counts, nor one at another level"
        )
        if number == 1:
            await world.ann.slash(world.channel, "practice", game="american", level="2")
        else:
            assert "level 1" in text(answer(await world.ann.click(end, label="Play with hints")))
        (match,) = await world.matches.mine(world.ann.id)
        assert match.practice is not None
        bot = match.players[match.practice.side]
        by, end_it = (bot if number else world.ann.id), (Match.abort if number == 2 else Match.resign)
        assert (await world.matches.act(by, match.id, end_it)).over
        end = await opened(world, world.ann, game="american")
    assert "American checkers: ★★★" in text(end)
    shown = await world.ann.click(end, label="Play somebody")
    await stepped(world.ann, answer(shown), "wish-send")
    assert "American checkers" in text(world.newest())
    assert "Join" in buttons(world.newest())


async def test_a_hint_says_why(world: World) -> None:
    await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1")
    (match,) = await world.matches.mine(world.ann.id)
    board = answer(await world.ann.slash(world.channel, "board", game=str(match.id)))
    hint = answer(await world.ann.click(board, label="Hint"))
    assert "Why: nothing of yours can be taken after it" in text(hint)


async def test_the_welcome_and_the_rules_lead_there(world: World) -> None:
    rules = answer(await world.ann.slash(world.channel, "learn", game="czech", rules=True))
    assert "Czech draughts: 1 of" in text(answer(await world.ann.click(rules, label="Learn")))
    guild = world.known
    await welcome(world.bot, guild)
    greeting = world.newest()
    card = answer(await world.ben.click(greeting, label="Learn"))
    assert "Learn a game" in text(card)


async def test_an_invitation_by_who_never_played_the_game_leads_there(world: World, env: Simulation) -> None:
    await world.ann.slash(world.channel, "play", game="american")
    assert "Learn" in buttons(world.newest())
    await world.ben.click(world.newest(), label="Join")
    await env.settle()
    await world.ann.slash(world.channel, "play", game="american")
    assert "Learn" not in buttons(world.newest())


async def test_the_first_refusal_leads_there(world: World) -> None:
    await world.begun("american")
    await world.players.save_server(world.guild.id, game="russian")
    assert "Learn: American checkers" in buttons(await opened(world, world.ann)), "the game that one plays"
    await world.app[Lessons].found(world.ann.id, "czech", 0, 9)
    assert "Learn: Czech draughts" in buttons(await opened(world, world.ann)), "the one that one is learning"
    mover = world.ann if (await world.matches.mine(world.ann.id))[0].mover == world.ann.id else world.ben
    refused = answer(await mover.slash(world.channel, "move", notation="1-2"))
    assert "American checkers: 1 of 9" in text(answer(await mover.click(refused, label="Learn")))
    await world.app[Lessons].found(mover.id, "american", 0, 9)
    await world.env.advance_time(60)
    await world.app[Lessons].found(world.ann.id, "pool", 0, 9)
    assert "Learn: Pool checkers" in buttons(await opened(world, world.ann)), "the latest of several"
    assert "Learn" not in buttons(answer(await mover.slash(world.channel, "move", notation="1-2")))


async def test_a_house_game_of_the_server_is_learned_like_any_other(world: World) -> None:
    key = "house:8x8+backward-flying"
    await world.app[HouseGames].add(world.guild.id, key, "Kitchen draughts")
    card = await opened(world, world.ann)
    assert "Kitchen draughts" in choices(card)
    end = await learned(world.ann, await picked(world.ann, card, "Kitchen draughts"), Random(1), key)
    assert "Kitchen draughts: ★★☆" in text(end)
    assert "★★☆" in text(await opened(world, world.ann, game="Kitchen draughts"))
    shown = answer(await world.ann.click(end, label="Play somebody"))
    assert next(iter(menus(shown)[0].items())) == ("Kitchen draughts", key)
    await stepped(world.ann, shown, "wish-send")
    assert "Kitchen draughts" in text(world.newest())
    end = await opened(world, world.ann, game="Kitchen draughts")
    await world.app[HouseGames].remove(world.guild.id, key)
    shown = answer(await world.ann.click(end, label="Play somebody"))
    assert key not in menus(shown)[0].values(), "nobody can be invited to it any more"


async def test_all_games_are_listed_beside_ten_house_games(world: World) -> None:
    for number, rules in enumerate(houses(1, MOST)):
        await world.app[HouseGames].add(world.guild.id, rules.key, f"House {number}")
    listed = menus(await opened(world, world.ann))
    assert len({value for menu in listed for value in menu.values()}) == MOST + len(GAMES)
    card = await picked(world.ann, await opened(world, world.ann), "Incorrect Checkers", menu=1)
    assert "Incorrect Checkers: 1 of" in text(card)
