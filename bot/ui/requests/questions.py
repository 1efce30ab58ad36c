"""The controls that answer questions: which game is meant, and nothing is to be done."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features import lines, practice
from bot.ui.features.games import my_match
from bot.ui.replies import acknowledge
from bot.ui.requests import draws, resignations, takebacks


@action("which")
async def go_on(press: Press) -> None:
    """Goes on with a command in the game that was chosen."""
    match = await my_match(press, press.value)
    asked, _, what = press.control.rest.partition("-")
    if asked == "resign":
        await resignations.ask_to_resign(press, match)
    elif asked == "abort":
        await resignations.ask_to_abort(press, match)
    elif asked == "hint":
        await practice.hint(press, match)
    elif asked == "draw" and what in draws.STEPS:
        await draws.STEPS[what](press, match)
    elif asked == "takeback":
        await takebacks.take_back(press, match, what)
    elif asked == "lines":
        await lines.show_lines(press, match)
    else:
        raise OutdatedControl(str(press.control))


@action("dismiss")
async def dismiss(press: Press) -> None:
    """A question that is answered by doing nothing."""
    await acknowledge(press, "dismissed")
