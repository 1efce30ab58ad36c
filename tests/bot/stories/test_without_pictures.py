"""Stories in which nothing can be drawn: every message arrives all the same, with words in place of the picture."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

import render
from bot.board import pictures as board_pictures
from bot.engine import review as engine
from bot.lessons import requests as rules_requests
from bot.match.answers import boards, moves, tasks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.ratings import pictures as ratings
from bot.reviews import answers as reviews
from bot.skin import drawing
from bot.tournaments.model.tournament import Status
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, offered_on, on_board, picked, pictures, text
from tests.bot.stories.test_ladder import Rungs
from tests.bot.stories.test_ratings import won
from tests.bot.stories.test_review import finished
from tests.world import TEXTS, Simulation, World

MISSING = "I could not draw the picture."
DRAWN = ("draw", "draw_grid", "draw_curve", "draw_record", "draw_table", "draw_replay")
COMPOSED = (
    (board_pictures, "diagram_for"),
    *((boards, name) for name in ("diagram_for", "diagram_of")),
    (rules_requests, "explained"),
    *((reviews, name) for name in ("turn_boards", "review_curve")),
    *((tasks, "diagram_for"), (ratings, "record_of")),
)


def broken(*_: Any, **__: Any) -> bytes:
    raise RuntimeError("the brush broke")


@pytest.fixture(params=["drawing", "composing"])
def undrawable(
    request: pytest.FixtureRequest, world: World, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """No picture comes about: what draws raises, or what makes a diagram does."""
    if request.param == "drawing":
        for name in DRAWN:
            monkeypatch.setattr(render, name, broken)
    else:
        # A table is composed for its words too.
        for module, name in (*COMPOSED, (render, "draw_table")):
            monkeypatch.setattr(module, name, broken)
    world.forgiven = True
    yield
    failed = [entry for entry in world.logged if entry["log_level"] in ("error", "critical")]
    assert failed
    assert {entry["event"] for entry in failed} == {"picture.failed"}
    assert world.app.metrics.undrawn._value.get() == len(failed)


def told(message: Any) -> str:
    said = text(message)
    assert MISSING in said
    assert pictures(message) == []
    return said


async def test_a_game_is_played_without_pictures(world: World, env: Simulation, undrawable: None) -> None:
    match = await world.begun(setup="B:W21,22,29:B9,11,1")
    assert "```" in told(world.newest())
    await world.ann.slash(world.channel, "move", notation="11-15")
    assert (await world.match_now(match)).moves == ("11-15",)
    assert "**11-15**" in told(world.newest())
    env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.ben.slash(world.channel, "move", notation="22-18")
    await env.advance_time(1)
    assert "**22-18**" in told(world.newest()), "the outbox tells it"
    for steps in ((), ("history",), ("replay",), ("explore",)):
        assert "```" in told(answer(await on_board(world.ann, world.channel, *steps)))
    await world.ben.slash(world.channel, "settings", confirm=True)
    chosen = await picked(world.ann, world.newest(), "15x22")
    assert "```" in told(chosen)
    await world.ann.click(chosen, label="Play 15x22")
    assert len((await world.match_now(match)).moves) == 3


async def test_nobody_waits_for_a_picture_that_takes_too_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(*_: Any) -> bytes:
        time.sleep(0.3)
        return b""

    match = await world.begun()
    # The clock of the simulation stands still: no time at all is the only one that passes.
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    monkeypatch.setattr(render, "draw", slowly)
    assert "```" in told(answer(await world.ann.slash(world.channel, "board", game=str(match.id))))
    world.forgiven = True


async def test_who_reads_boards_in_characters_has_them_once(world: World, undrawable: None) -> None:
    await world.begun()
    await world.app[Players].save(world.ann.id, text_board=True)
    said = told(answer(await world.ann.slash(world.channel, "board")))
    assert said.count("```") == 2


async def test_invitations_problems_and_games_with_the_bot(world: World, undrawable: None) -> None:
    await world.ann.slash(world.channel, "play", game="american", setup="B:W21,22,29:B9,11,1")
    assert "```" in told(world.newest())
    assert "join" in offered_on(world.newest())
    await world.eve.slash(world.channel, "practice", game="american", colour="black", level="1", shown=True)
    assert "```" in told(world.newest())
    assert "Trying to win" not in told(
        answer(await world.ben.slash(world.channel, "problem", game="russian"))
    )
    told(answer(await world.ben.slash(world.channel, "learn", game="russian", rules=True)))
    await world.boss(administrator=True).slash(
        world.channel, "server problems", channel=world.channel, game="russian"
    )
    await world.env.settle()
    assert "```" in told(world.newest())


async def test_ratings_and_reviews(world: World, undrawable: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LOOK", 400)
    monkeypatch.setattr(engine, "SECOND_LOOK", 1_500)
    await won(world)
    assert "1662" in told(answer(await world.ann.slash(world.channel, "profile")))
    match = await finished(world)
    review = answer(await on_board(world.ann, world.channel, "review", game=str(match.id)))
    told(review)
    told(answer(await world.ann.click(review, label="Next turning point")))


@pytest.mark.few(2)
@pytest.mark.parametrize("form", ["groups", "swiss", "knockout"])
async def test_tournaments(world: World, env: Simulation, undrawable: None, form: str) -> None:
    club = Club(world, 4)
    await club.begin(format=form)
    table = told(answer(await club.members[0].slash(world.channel, "tournament table")))
    assert all(f"P{number}" in table for number in range(1, 5))
    cup = await club.until(lambda cup: bool(cup.meetings))
    while cup.status is not Status.OVER:
        for number in [n for each in cup.meetings if not each.decided for n in each.matches]:
            game = await world.app[Matches].get(number)
            if not game.over:
                await club.decide(number, min(game.players))
        cup = await club.until(
            lambda cup: cup.status is Status.OVER or any(not each.decided for each in cup.meetings)
        )
    await env.settle()
    assert any("Cup" in text(each) and MISSING in text(each) for each in world.posted()[-3:])
    # Four have met each other after three rounds of five.
    early = "After 3 of 5 rounds nobody was left to be paired."
    assert (early in text(world.newest())) is (form == "swiss")


async def test_ladders(world: World, undrawable: None) -> None:
    club = Rungs(world, 3)
    await club.on_it()
    said = told(answer(await club.members[0].slash(world.channel, "ladder show")))
    assert "1\\. P1 (you), 2\\. P2, 3\\. P3" in said


async def test_a_mistake_after_the_move_says_that_it_stands(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await world.begun()
    with monkeypatch.context() as patch:
        patch.setattr(moves, "public_board", broken)
        moved = await world.ann.slash(world.channel, "move", notation="11-15")
    assert "Your move stands" in alone(moved)
    assert "tell whoever runs me this number" in alone(moved)
    assert (await world.match_now(match)).moves == ("11-15",)
    await env.advance_time(1)
    assert "**11-15**" in text(world.newest()), "the opponent is told all the same"
    assert TEXTS.say("ja", "error-after-move", number="1").startswith("指し手は有効です。")
    world.forgiven = True
