"""The controls of the question for a time zone."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features.vacations import take_in
from bot.ui.features.zones import choose_zone


@action("vacation-zone")
async def vacation_zone(press: Press) -> None:
    parts = press.control.rest.split("|")
    if len(parts) != 3:
        raise OutdatedControl(str(press.control))
    zone, first, last = parts
    await take_in(press, zone or press.value, first, last)


@action("zone")
async def zone(press: Press) -> None:
    await choose_zone(press, press.control.rest or press.value)
