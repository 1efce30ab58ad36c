"""Controls of tournaments."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import tournament_forms as forms
from bot.ui.features import tournaments as features


@action("tournament-enter")
async def enter(press: Press) -> None:
    await features.enter(press, press.control.target)


@action("tournament-leave")
async def leave(press: Press) -> None:
    await features.leave(press, press.control.target)


@action("tournament-check-in")
async def check_in(press: Press) -> None:
    await features.check_in(press, press.control.target)


@action("tournament-form")
async def open_settings(press: Press) -> None:
    await forms.open_settings(press)


@action("tournament-set")
async def save_settings(press: Press) -> None:
    await forms.save(press)


@action("tournament-table")
async def table(press: Press) -> None:
    await features.show_table(press, press.control.target)


@action("tournament-withdraw")
async def withdraw(press: Press) -> None:
    if not press.control.rest.isdecimal():
        raise OutdatedControl(str(press.control))
    await features.withdraw(press, press.control.target, int(press.control.rest))
