"""Controls for a game whose player to move has run out of time: the opponent says what happens."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features.games import match_of
from bot.ui.replies import acknowledge


@action("claim-time")
async def claim_time(press: Press) -> None:
    match = await match_of(press)
    await press.app.matches.claim_time(press.user_id, match.id, request=press.id)
    await acknowledge(press, "time-claimed")


@action("give-day")
async def give_day(press: Press) -> None:
    match = await match_of(press)
    await press.app.matches.give_time(press.user_id, match.id, request=press.id)
    await acknowledge(press, "time-given")


@action("go-on")
async def go_on(press: Press) -> None:
    match = await match_of(press)
    await press.app.matches.go_on(press.user_id, match.id, request=press.id)
    await acknowledge(press, "time-renewed")
