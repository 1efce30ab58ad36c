"""Stories of a slow house: whoever asks is told in time that the answer will come, and then it comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.ui import deferral
from bot.ui.commands import suggestions
from tests.bot.stories.telling import (
    begun,
    buttons,
    called,
    last_interaction,
    match_now,
    newest,
    posted,
    text,
)

DEFERRED_MESSAGE, DEFERRED_UPDATE = 5, 6


@pytest.fixture(autouse=True)
def impatient(unhurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house is slower than the patience of these stories, which takes less time to tell."""
    monkeypatch.setattr(deferral, "PATIENCE", 0.1)
    monkeypatch.setattr(suggestions, "PATIENCE", 0.1)


def slowed(function: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def slow(*args: Any, **options: Any) -> Any:
        await asyncio.sleep(0.4)
        return await function(*args, **options)

    return slow


def first_answers(env: Any) -> list[int]:
    """The kinds of first answers that Discord got, oldest first."""
    return [r.json["type"] for r in env.http_requests if r.path.endswith("/callback") and r.json]


async def test_a_private_answer_takes_the_place_that_was_kept(world: Any, env: Any) -> None:
    await begun(world)
    world.house.matches.mine = slowed(world.house.matches.mine)
    result = await world.ann.slash(world.channel, "games")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE
    assert result.ephemeral
    assert "American" in text(result.response)


async def test_a_slow_move_is_played_once_and_shown_to_everybody(world: Any, env: Any) -> None:
    match = await begun(world)
    before = len(posted(world))
    world.house.matches.play = slowed(world.house.matches.play)
    result = await world.ann.slash(world.channel, "move", notation="11-15")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE
    assert result.ephemeral
    await env.advance_time(60)
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(posted(world)) == before + 1
    assert "**11-15**" in text(newest(world))
    assert called(world) == [world.ben.id]
    assert "Move" in buttons(newest(world))


async def test_a_slow_move_that_discord_delivers_twice_is_one_move(world: Any, env: Any) -> None:
    match = await begun(world)
    world.house.matches.play = slowed(world.house.matches.play)
    await world.ann.slash(world.channel, "move", notation="11-15")
    before = len(world.channel.history())
    env.backend.emit("INTERACTION_CREATE", last_interaction(env))
    await env.settle()
    await env.advance_time(60)
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(world.channel.history()) == before


async def test_a_slow_invitation_is_shown_to_everybody_and_can_be_joined(world: Any, env: Any) -> None:
    world.house.seeks.invite = slowed(world.house.seeks.invite)
    await world.ann.slash(world.channel, "play", game="american")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE
    await world.ben.click(newest(world), label="Join")
    assert len(await world.house.matches.mine(world.ann.id)) == 1


async def test_a_slow_refusal_is_private_too(world: Any, env: Any) -> None:
    await begun(world)
    world.house.matches.play = slowed(world.house.matches.play)
    before = len(posted(world))
    result = await world.ann.slash(world.channel, "move", notation="nonsense")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE
    assert "cannot read" in text(result.response)
    assert len(posted(world)) == before


async def test_a_slow_click_leaves_the_card_and_answers_beside_it(world: Any, env: Any) -> None:
    await begun(world)
    board = newest(world)
    shown = text(board)
    world.house.matches.get = slowed(world.house.matches.get)
    result = await world.ann.click(board, label="Board")
    assert first_answers(env)[-1] == DEFERRED_UPDATE
    assert any("American" in text(message) for message in result.followups)
    assert text(newest(world)) == shown


async def test_a_slow_choice_turns_the_private_message_into_the_next(world: Any, env: Any) -> None:
    await begun(world)
    asked = await world.ann.click(newest(world), label="Resign")
    world.house.matches.resign = slowed(world.house.matches.resign)
    await world.ann.click(asked.response, label="Yes, resign")
    assert first_answers(env)[-1] == DEFERRED_UPDATE
    assert await world.house.matches.mine(world.ann.id) == []


async def test_a_form_that_comes_too_late_is_not_asked(world: Any, env: Any) -> None:
    match = await begun(world)
    world.house.matches.get = slowed(world.house.matches.get)
    result = await world.ann.click(newest(world), label="Type")
    assert any("took too long" in text(message) for message in result.followups)
    assert (await match_now(world, match)).moves == ()


async def test_slow_suggestions_are_none(world: Any, env: Any) -> None:
    await begun(world)
    quick = await world.ann.autocomplete(world.channel, "move", "notation", "")
    world.house.matches.waiting = slowed(world.house.matches.waiting)
    slow = await world.ann.autocomplete(world.channel, "move", "notation", "")
    assert len(quick) == 7
    assert slow == []


async def test_who_is_answered_in_time_is_not_held(world: Any, env: Any) -> None:
    await begun(world)
    await world.ann.slash(world.channel, "games")
    await asyncio.sleep(0.3)
    await env.settle()
    assert not {DEFERRED_MESSAGE, DEFERRED_UPDATE} & set(first_answers(env))
