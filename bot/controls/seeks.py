"""What the buttons of an invitation do."""

from __future__ import annotations

from bot import invitations
from bot.boards import rules_board
from bot.cards.seeks import seek_card
from bot.controls.dispatch import Press, action
from bot.finding import seek_number
from bot.readers import asker
from bot.replies import answer


@action("join")
async def join(press: Press) -> None:
    await invitations.join(press.interaction, press.control.target)


@action("decline")
async def decline(press: Press) -> None:
    await invitations.decline(press.interaction, press.control.target)


@action("withdraw")
async def withdraw(press: Press) -> None:
    await invitations.withdraw(press.interaction, press.control.target)


@action("seek")
async def show(press: Press) -> None:
    """One seek of a list, whole, with its buttons."""
    seek = await press.interaction.client.house.seeks.get(seek_number(press.values[0]))
    await answer(press.interaction, seek_card(seek, (await asker(press.interaction)).words))


@action("rules")
async def rules(press: Press) -> None:
    """The rules of the game that an invitation is for."""
    seek = await press.interaction.client.house.seeks.get(press.control.target)
    reader = await asker(press.interaction)
    await answer(press.interaction, await rules_board(seek.terms.kind, reader))
