"""Controls that resign a game or call it off."""

from __future__ import annotations

from bot.ui.entry import Press, action
from bot.ui.features import resignations
from bot.ui.features.games import match_of, unchanged_match


@action("resign")
async def resign(press: Press) -> None:
    await resignations.ask_to_resign(
        press.interaction, await unchanged_match(press.interaction, press.control)
    )


@action("resign-now")
async def resign_now(press: Press) -> None:
    await resignations.resign(press.interaction, await match_of(press.interaction, press.control))


@action("abort-now")
async def abort_now(press: Press) -> None:
    await resignations.abort(press.interaction, await match_of(press.interaction, press.control))
