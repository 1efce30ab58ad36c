"""Controls of tournaments."""

from __future__ import annotations

from bot.ui.cards.tournament_pages import PAGE
from bot.ui.context import Press
from bot.ui.controls.declarations import on_target
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import tournament_forms as forms
from bot.ui.features import tournaments as features
from bot.ui.replies import answer_privately

enter = on_target("tournament-enter", features.enter)
leave = on_target("tournament-leave", features.leave)
check_in = on_target("tournament-check-in", features.check_in)
open_settings = action("tournament-form")(forms.open_settings)
save_settings = action("tournament-set")(forms.save)
table = on_target("tournament-table", features.show_table)


@action("tournament-page")
async def turn_page(press: Press) -> None:
    what, _, player = _parts(press)
    card = await features.page(
        press, press.control.target, what, press.control.seq, int(player) if player else None
    )
    await answer_privately(press, card)


@action("tournament-withdraw")
async def withdraw(press: Press) -> None:
    if not press.control.rest.isdecimal():
        raise OutdatedControl(str(press.control))
    await features.withdraw(press, press.control.target, int(press.control.rest))


def _parts(press: Press) -> list[str]:
    """The parts of a control for pages: the list, the direction, and the player."""
    parts = press.control.rest.split(".")
    if len(parts) != 3 or parts[0] not in PAGE or not (parts[2] == "" or parts[2].isdecimal()):
        raise OutdatedControl(str(press.control))
    return parts
