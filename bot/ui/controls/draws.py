"""Controls that offer, answer and claim a draw."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import draws
from bot.ui.features.games import unchanged_match


@action("draw")
async def draw(press: Press) -> None:
    await draws.draw(press, await unchanged_match(press))


@action("draw-offer")
async def draw_offer(press: Press) -> None:
    await draws.offer(press, await unchanged_match(press))


@action("draw-claim")
async def draw_claim(press: Press) -> None:
    await draws.draw(press, await unchanged_match(press), "claim")


@action("draw-accept")
async def draw_accept(press: Press) -> None:
    await draws.draw(press, await unchanged_match(press), "accept")


@action("draw-decline")
async def draw_decline(press: Press) -> None:
    await draws.draw(press, await unchanged_match(press), "decline")
