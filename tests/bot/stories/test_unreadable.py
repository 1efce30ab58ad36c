"""A game that cannot be opened: its players are told of it, and nobody else is."""

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from bot.core.match import Match
from tests.bot.stories.narrative import alone, answer, buttons, invite, stepped, text
from tests.world import Simulation, World


@pytest.fixture(autouse=True)
def _owner(world: World) -> Iterator[None]:
    """The owner hears of it, and of nothing else."""
    yield
    assert {entry["event"] for entry in world.alarms()} == {"match.unreadable"}
    world.logged.clear()


async def spoiled(world: World, match: Match) -> None:
    world.tampered = True
    async with world.app.database.transaction() as connection:
        await connection.execute(sa.text(f"UPDATE matches SET position = 'rubbish' WHERE id = {match.id}"))


async def test_its_players_are_told_whom_to_ask(world: World, env: Simulation) -> None:
    broken = await world.begun()
    await invite(world.ann, world.channel, "russian", opponent=world.ben, colour="white")
    await stepped(world.ben, world.newest(), "join")
    await env.settle()
    await spoiled(world, broken)
    listed = answer(await world.ann.slash(world.channel, "games"))
    assert "Russian" in text(listed)
    asked = await world.ann.slash(world.channel, "board", game=str(broken.id))
    assert f"Game #{broken.id} cannot be opened any more" in alone(asked)
    assert "Tell whoever runs the bot" in alone(asked)
    assert buttons(asked.response) == {}


async def test_strangers_are_told_what_they_are_told_of_a_number_that_never_was(world: World) -> None:
    broken = await world.begun()
    await spoiled(world, broken)
    asked = await world.eve.slash(world.channel, "board", game=str(broken.id))
    never = await world.eve.slash(world.channel, "board", game="4711")
    assert text(asked.response) == text(never.response)
    assert buttons(asked.response) == {}
