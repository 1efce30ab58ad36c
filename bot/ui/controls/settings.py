"""Controls of the settings card."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features.settings import choose_from_select


@action("set")
async def choose(press: Press) -> None:
    await choose_from_select(press, press.control.rest, press.values)
