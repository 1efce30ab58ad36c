"""Stories of making a move with buttons, selects and a form."""

from __future__ import annotations

import pytest

from rules import GAMES
from tests.bot.stories.narrative import (
    answer,
    begun,
    buttons,
    choices,
    match_now,
    newest,
    pictures,
    posted,
    text,
)
from tests.world import Simulation, World


async def test_piece_then_destination_then_confirm(world: World, env: Simulation) -> None:
    match = await begun(world)
    before = len(posted(world))
    shown = await world.ann.click(newest(world), label="Move")
    assert shown.ephemeral
    assert "Which piece?" in text(shown.response)
    assert choices(shown.response).keys() == {"9", "10", "11", "12"}
    await world.ann.select(answer(shown), [choices(answer(shown))["11"]])
    assert choices(shown.response).keys() == {"11-15", "11-16"}
    await world.ann.select(answer(shown), [choices(answer(shown))["11-15"]])
    assert list(buttons(shown.response)) == ["Play 11-15", "Choose another"]
    assert pictures(shown.response)
    assert not (await match_now(world, match)).moves
    await world.ann.click(answer(shown), label="Play 11-15")
    assert (await match_now(world, match)).moves == ("11-15",)
    assert "You played **11-15**" in text(shown.response)
    assert len(posted(world)) == before + 1
    assert f"{world.ben.mention} to move" in text(newest(world))


@pytest.mark.parametrize(("game", "asked"), [("binary", "Which square?"), ("zongheng", "Which piece?")])
async def test_a_game_of_placing_asks_for_a_square(
    world: World, env: Simulation, game: str, asked: str
) -> None:
    await begun(world, game)
    shown = await world.ann.click(newest(world), label="Move")
    assert asked in text(shown.response)


async def test_one_can_think_again(world: World, env: Simulation) -> None:
    match = await begun(world)
    shown = await world.ann.click(newest(world), label="Move")
    await world.ann.select(answer(shown), [choices(answer(shown))["12"]])
    assert list(buttons(shown.response)) == ["Play 12-16", "Choose another"]
    await world.ann.click(answer(shown), label="Choose another")
    await world.ann.select(answer(shown), [choices(answer(shown))["10"]])
    await world.ann.click(answer(shown), label="Another piece")
    assert "11" in choices(shown.response)
    assert not (await match_now(world, match)).moves


async def test_without_confirmation_the_choice_is_the_move(world: World, env: Simulation) -> None:
    match = await begun(world)
    await world.app.players.save(world.ann.id, confirm=False)
    shown = await world.ann.click(newest(world), label="Move")
    await world.ann.select(answer(shown), [choices(answer(shown))["12"]])
    assert (await match_now(world, match)).moves == ("12-16",)


async def test_a_typed_move_is_the_answer_for_everybody(world: World, env: Simulation) -> None:
    match = await begun(world)
    before = len(posted(world))
    form = await world.ann.click(newest(world), label="Type a move")
    assert form.modal is not None
    result = await world.ann.submit_modal(form, {"notation": "11 - 15"})
    assert not result.ephemeral
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(posted(world)) == before + 1


async def test_a_typed_mistake_is_told_alone(world: World, env: Simulation) -> None:
    match = await begun(world)
    form = await world.ann.click(newest(world), label="Type a move")
    result = await world.ann.submit_modal(form, {"notation": "over there"})
    assert result.ephemeral
    assert "over there" in text(result.response)
    assert not (await match_now(world, match)).moves


async def test_only_who_is_to_move_chooses(world: World, env: Simulation) -> None:
    await begun(world)
    result = await world.ben.click(newest(world), label="Move")
    assert result.ephemeral
    assert "your opponent’s turn" in text(result.response)


@pytest.mark.sample(4)
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played_by_choosing(world: World, env: Simulation, game: str) -> None:
    match = await begun(world, game)
    for _ in range(4):
        now = await match_now(world, match)
        if now.over:
            break
        actor = world.ann if now.mover == world.ann.id else world.ben
        shown = await actor.click(newest(world), label="Move")
        for _ in range(3):
            if "Choose another" in buttons(shown.response):
                break
            offered = list(choices(shown.response).values())
            await actor.select(answer(shown), [offered[len(offered) // 2]])
        (confirm,) = (label for label in buttons(shown.response) if label.startswith("Play "))
        await actor.click(answer(shown), label=confirm)
        assert len((await match_now(world, match)).moves) == len(now.moves) + 1
