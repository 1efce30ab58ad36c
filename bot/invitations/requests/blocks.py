"""Keeping somebody from inviting and joining oneself, from the panel of /settings. Nobody else reads any of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.board.pictures import edge
from bot.core.people import former
from bot.invitations.answers import show_closed
from bot.invitations.service.blocks import Blocks
from bot.language.words import mention
from bot.people.service import Players
from bot.preferences.cards import back_button
from bot.skin.card import MAX_OPTIONS, Part, Reply, boxed, menu, option, row, text_part
from bot.skin.context import Press, Reader, Request, name_of
from bot.skin.control_ids import ControlId
from bot.skin.entry import action
from bot.skin.errors import OutdatedControl
from bot.skin.replies import answer_privately


@action("blocks")
async def blocks(press: Press) -> None:
    """Everybody whom the asker blocks."""
    await _show(press)


@action("block")
async def block(press: Press) -> None:
    """Blocks the player, and closes the asker's invitations to them. Raises BadTerms for oneself."""
    player = press.people.get(press.value)
    if player is None:
        raise OutdatedControl(str(press.control))
    await press.app[Players].remember(player.id, name_of(player))
    withdrawn = await press.app[Blocks].block(press.user_id, player.id)
    await _show(press, (await press.words())("blocks-done"))
    for seek in withdrawn:
        await show_closed(press.client, seek)


@action("unblock")
async def unblock(press: Press) -> None:
    await press.app[Blocks].unblock(press.user_id, press.figure(press.value))
    await _show(press, (await press.words())("blocks-undone"))


async def _show(request: Request, said: str = "") -> None:
    reader = await request.reader()
    blocked = await request.app[Blocks].of(request.user_id)
    names = await request.client.names(blocked, reader.words)
    await answer_privately(request, block_list(blocked, names, reader, said))


def block_list(blocked: Sequence[int], names: Mapping[int, str], reader: Reader, said: str = "") -> Reply:
    """Everybody whom the reader blocks, with a menu of people to block and one that unblocks; `said`: the change just
    made.
    """
    words = reader.words

    def shown(user: int) -> str:
        return names[user] if former(user) else mention(user)

    lines = [said] if said else []
    lines += [f"### {words('blocks-heading')}", *(f"- {shown(user)}" for user in blocked[:MAX_OPTIONS])]
    lines.append(f"-# {words('blocks-how')}" if blocked else words("blocks-none"))
    people: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=str(ControlId("block")), placeholder=words("blocks-choose-whom")
    )
    parts: list[Part] = [text_part("\n".join(lines)), discord.ui.ActionRow(people)]
    if blocked:
        options = [option(names[user], str(user)) for user in blocked[:MAX_OPTIONS]]
        parts.append(menu(words("blocks-choose"), ControlId("unblock"), options))
    return Reply(boxed([*parts, row(back_button(words))], edge(reader.settings.theme)))
