"""How much a move asks of the database through the whole bot: a bound that may only go down."""

from __future__ import annotations

from tests.bot.services.test_statements import counted
from tests.bot.stories.narrative import answer, begun, played, text
from tests.world import Simulation, World


async def test_a_move_by_command_until_the_older_board_is_tidied(world: World, env: Simulation) -> None:
    await played(world, await begun(world), "11-15", "22-18", "15x22", "25x18")
    await env.advance_time(30)
    with counted(world.app) as count:
        moved = await world.ann.slash(world.channel, "move", notation="8-11")
        await env.settle()
    assert "8-11" in text(answer(moved))
    assert count.writing == 2, "the move, and that it was told"
    assert count.reading <= 10
    assert len(count.statements) <= 24, "\n".join(count.statements)
