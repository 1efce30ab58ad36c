"""A story of somebody who types the result of a draw where a move belongs."""

from __future__ import annotations

import pytest

from bot.people.service import Players
from tests.bot.stories.narrative import alone, answer, begun, buttons, match_now, played
from tests.world import Simulation, World


@pytest.mark.parametrize(("language", "asked"), [("en", "Offer a draw"), ("ja", "引き分けを提案")])
async def test_half_a_point_typed_as_a_move_asks_for_the_draw(
    world: World, env: Simulation, language: str, asked: str
) -> None:
    match = await played(world, await begun(world), *["11-15", "22-18", "15x22", "25x18"])
    await world.app[Players].save(world.ben.id, language=language)
    for typed in ("1/2", "½", "１／２", "½–½", " 1/2 - 1/2 ", "１／２ー１／２", "½?"):
        result = await world.ben.slash(world.channel, "move", notation=typed)
        assert asked in alone(result), typed
    offer = next(label for label, control in buttons(answer(result)).items() if ":draw-offer:" in control)
    await world.ben.click(answer(result), label=offer)
    assert (await match_now(world, match)).draw_offer is not None
