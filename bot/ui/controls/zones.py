"""The controls of the question for a time zone."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features.zones import choose_zone


@action("zone")
async def zone(press: Press) -> None:
    await choose_zone(press, press.control.rest or press.value)
