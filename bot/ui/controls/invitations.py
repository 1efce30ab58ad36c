"""Controls of an invitation, and the one that invites to the same game again."""

from __future__ import annotations

from bot.ui.context import Press
from bot.ui.controls.declarations import on_match, on_target
from bot.ui.entry import action
from bot.ui.features import invitations
from bot.ui.features.access import readable_seek
from bot.ui.replies import answer

join = on_target("join", invitations.join)
decline = on_target("decline", invitations.decline)
withdraw = on_target("withdraw", invitations.withdraw)


@action("seek")
async def show(press: Press) -> None:
    """One seek of a list, whole, with its buttons."""
    seek = await readable_seek(press, invitations.seek_number(press.value))
    await answer(press, await invitations.card_of(press.client, seek, await press.reader()))


rematch = on_match("rematch", invitations.rematch)
