"""Controls for a game whose player to move has run out of time."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import deadlines
from bot.ui.features.games import match_of


@action("claim-time")
async def claim_time(press: Press) -> None:
    await deadlines.choose_after_fall(press, await match_of(press), "claim")


@action("give-day")
async def give_day(press: Press) -> None:
    await deadlines.choose_after_fall(press, await match_of(press), "give")


@action("go-on")
async def go_on(press: Press) -> None:
    await deadlines.choose_after_fall(press, await match_of(press), "renew")
