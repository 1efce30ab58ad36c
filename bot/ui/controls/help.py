"""Controls that explain: the rest of the help, the rules of a game."""

from __future__ import annotations

from bot.ui.cards.help import more_help_card
from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features.access import readable_seek
from bot.ui.features.boards import rules_board
from bot.ui.replies import answer, answer_privately
from bot.ui.sync import allowed


@action("help-more")
async def more(press: Press) -> None:
    commands = allowed(press.client, press.interaction.permissions)
    await answer_privately(press, more_help_card(commands, await press.words(), press.control.target))


@action("rules")
async def rules(press: Press) -> None:
    """The rules of the game that an invitation is for."""
    seek = await readable_seek(press, press.control.target)
    reader = await press.reader()
    await answer(press, await rules_board(press.client, seek.terms.kind, reader))
