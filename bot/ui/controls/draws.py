"""Controls that offer, answer and claim a draw."""

from __future__ import annotations

from bot.ui.entry import Press, action
from bot.ui.features import draws
from bot.ui.features.games import unchanged_match


@action("draw")
async def draw(press: Press) -> None:
    await draws.draw(press.interaction, await unchanged_match(press.interaction, press.control))


@action("draw-claim")
async def draw_claim(press: Press) -> None:
    await draws.draw(press.interaction, await unchanged_match(press.interaction, press.control), "claim")


@action("draw-accept")
async def draw_accept(press: Press) -> None:
    await draws.draw(press.interaction, await unchanged_match(press.interaction, press.control), "accept")


@action("draw-decline")
async def draw_decline(press: Press) -> None:
    await draws.draw(press.interaction, await unchanged_match(press.interaction, press.control), "decline")
