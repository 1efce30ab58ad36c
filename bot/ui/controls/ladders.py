"""Controls of ladders."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import ladders as features


@action("ladder")
async def show(press: Press) -> None:
    await features.show(press, press.control.target)


@action("ladder-join")
async def join(press: Press) -> None:
    await features.join(press, press.control.target)


@action("ladder-challenge")
async def challenge(press: Press) -> None:
    if not press.values or not press.values[0].isdecimal():
        raise OutdatedControl(str(press.control))
    await features.challenge(press, press.control.target, int(press.values[0]))
