"""Controls of an invitation, and the one that invites to the same game again."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.entry import action
from bot.ui.features import invitations
from bot.ui.features.games import match_of
from bot.ui.replies import answer


@action("join")
async def join(press: Press) -> None:
    await invitations.join(press, press.control.target)


@action("decline")
async def decline(press: Press) -> None:
    await invitations.decline(press, press.control.target)


@action("withdraw")
async def withdraw(press: Press) -> None:
    await invitations.withdraw(press, press.control.target)


@action("seek")
async def show(press: Press) -> None:
    """One seek of a list, whole, with its buttons."""
    seek = await invitations.seek_of(press, invitations.seek_number(press.value))
    await answer(press, await invitations.card_of(press.client, seek, await press.reader()))


@action("rematch")
async def rematch(press: Press) -> None:
    await invitations.rematch(press, await match_of(press))
