"""Stories of a slow bot: whoever asks is told in time that the answer will come, and then it comes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import pytest

from bot.invitations.service.invitations import Seeks
from bot.match.requests import games
from bot.skin import deferral
from tests.bot.stories.narrative import alone, answer, on_board, stepped, text
from tests.world import Simulation, World

DEFERRED_MESSAGE, DEFERRED_UPDATE = 5, 6


def first_answers(env: Simulation) -> list[int]:
    return [r.json["type"] for r in env.http_requests if r.path.endswith("/callback") and r.json]


class Slowing(Protocol):
    def __call__(self, service: object, name: str) -> None: ...


@pytest.fixture
def slow(env: Simulation, monkeypatch: pytest.MonkeyPatch) -> Slowing:
    """Makes a method of a service take longer than the bot keeps people waiting, however fast this machine is."""

    def slowed(service: object, name: str) -> None:
        function: Callable[..., Awaitable[Any]] = getattr(service, name)
        before = len(first_answers(env))

        async def slower(*args: Any, **options: Any) -> Any:
            await asyncio.sleep(0.2)
            while len(first_answers(env)) == before:
                await asyncio.sleep(0.02)
            return await function(*args, **options)

        monkeypatch.setattr(service, name, slower)
        monkeypatch.setattr(deferral, "PATIENCE", 0.1)
        monkeypatch.setattr(games, "PATIENCE", 0.1)

    return slowed


async def test_a_private_answer_takes_the_place_that_was_kept(world: World, slow: Slowing) -> None:
    await world.begun()
    slow(world.matches, "mine")
    result = await world.ann.slash(world.channel, "games")
    assert first_answers(world.env)[-1] == DEFERRED_MESSAGE
    assert "American" in alone(result)


async def test_a_slow_move_is_played_once_and_shown_to_everybody(world: World, slow: Slowing) -> None:
    match = await world.begun()
    slow(world.matches, "play_typed")
    result = await world.ann.slash(world.channel, "move", notation="11-15")
    assert first_answers(world.env)[-1] == DEFERRED_MESSAGE
    assert result.ephemeral
    await world.env.advance_time(60)
    assert (await world.match_now(match)).moves == ("11-15",)


async def test_a_slow_move_that_discord_delivers_twice_is_one_move(world: World, slow: Slowing) -> None:
    match = await world.begun()
    slow(world.matches, "play_typed")
    await world.ann.slash(world.channel, "move", notation="11-15")
    before = len(world.channel.history())
    world.env.backend.emit("INTERACTION_CREATE", world.env.last_interaction())
    await world.env.settle()
    await world.env.advance_time(60)
    assert (await world.match_now(match)).moves == ("11-15",)
    assert len(world.channel.history()) == before


async def test_a_slow_invitation_is_shown_to_everybody_and_can_be_joined(world: World, slow: Slowing) -> None:
    slow(world.app[Seeks], "invite")
    await world.ann.slash(world.channel, "play", game="american")
    assert first_answers(world.env)[-1] == DEFERRED_MESSAGE
    await stepped(world.ben, world.newest(), "join")
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_a_slow_refusal_is_private_too(world: World, env: Simulation, slow: Slowing) -> None:
    await world.begun()
    slow(world.matches, "play_typed")
    await world.ann.slash(world.channel, "move", notation="nonsense")
    assert first_answers(env)[-1] == DEFERRED_MESSAGE


async def test_a_slow_click_leaves_the_card_and_answers_beside_it(world: World, slow: Slowing) -> None:
    await world.begun()
    board = world.newest()
    shown = text(board)
    slow(world.matches, "get")
    result = await world.ann.click(board, label="More …")
    assert first_answers(world.env)[-1] == DEFERRED_UPDATE
    assert any("American" in text(message) for message in result.followups)
    assert text(world.newest()) == shown


async def test_a_slow_choice_turns_the_private_message_into_the_next(world: World, slow: Slowing) -> None:
    await world.begun()
    asked = await on_board(world.ann, world.channel, "resign")
    slow(world.matches, "act")
    await world.ann.click(answer(asked), label="Yes, resign")
    assert first_answers(world.env)[-1] == DEFERRED_UPDATE
    assert await world.matches.mine(world.ann.id) == []


async def test_a_form_that_comes_too_late_is_not_asked(world: World, slow: Slowing) -> None:
    match = await world.begun()
    slow(world.matches, "get")
    result = await world.ann.click(world.newest(), label="Type a move")
    assert any("took too long" in text(message) for message in result.followups)
    assert (await world.match_now(match)).moves == ()


async def test_slow_suggestions_are_none(world: World, slow: Slowing) -> None:
    await world.begun()
    quick = await world.ann.autocomplete(world.channel, "move", "notation", "")
    slow(world.matches, "all_waiting")
    late = await world.ann.autocomplete(world.channel, "move", "notation", "")
    assert len(quick) == 7
    assert late == []


async def test_who_is_answered_in_time_is_not_held(world: World, env: Simulation) -> None:
    await world.begun()
    await world.ann.slash(world.channel, "games")
    await asyncio.sleep(0.3)
    await env.settle()
    assert not {DEFERRED_MESSAGE, DEFERRED_UPDATE} & set(first_answers(env))
