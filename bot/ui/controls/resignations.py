"""Controls that resign a game or call it off."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import resignations
from bot.ui.features.games import match_of, unchanged_match


@action("resign")
async def resign(press: Press) -> None:
    await resignations.ask_to_resign(press, await unchanged_match(press))


@action("resign-now")
async def resign_now(press: Press) -> None:
    await resignations.resign(press, await match_of(press))


@action("abort")
async def abort(press: Press) -> None:
    await resignations.ask_to_abort(press, await unchanged_match(press))


@action("abort-now")
async def abort_now(press: Press) -> None:
    await resignations.abort(press, await match_of(press))


@action("resign-unreadable")
async def resign_unreadable(press: Press) -> None:
    await resignations.resign_unreadable(press, press.control.target)


@action("abort-unreadable")
async def abort_unreadable(press: Press) -> None:
    await resignations.abort_unreadable(press, press.control.target)
