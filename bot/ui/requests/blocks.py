"""Keeping somebody from inviting and joining oneself: /block. Nobody else reads any of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.core.people import former
from bot.language.words import Words, mention
from bot.ui.cards.card import MAX_OPTIONS, Part, Reply, boxed, menu, option, text_part
from bot.ui.context import Press, Request, name_of
from bot.ui.control_ids import ControlId
from bot.ui.entry import action
from bot.ui.errors import OutdatedControl
from bot.ui.features.invitations import show_closed
from bot.ui.replies import answer_privately
from bot.ui.requests.declarations import command


@command("block")
async def block(request: Request, player: discord.User | None = None) -> None:
    """Blocks the player, and closes the asker's invitations to them. Raises BadTerms for oneself."""
    if player is None:
        await _show(request)
        return
    await request.app.players.remember(player.id, name_of(player))
    withdrawn = await request.app.blocks.block(request.user_id, player.id)
    await _show(request, (await request.words())("blocks-done"))
    for seek in withdrawn:
        await show_closed(request.client, seek)


@action("unblock")
async def unblock(press: Press) -> None:
    if not press.value.removeprefix("-").isdecimal():
        raise OutdatedControl(str(press.control))
    await press.app.blocks.unblock(press.user_id, int(press.value))
    await _show(press, (await press.words())("blocks-undone"))


async def _show(request: Request, said: str = "") -> None:
    words = await request.words()
    blocked = await request.app.blocks.of(request.user_id)
    names = await request.client.names(blocked, words)
    await answer_privately(request, block_list(blocked, names, words, said))


def block_list(blocked: Sequence[int], names: Mapping[int, str], words: Words, said: str = "") -> Reply:
    """Everybody whom the reader blocks, with a menu that unblocks; `said`: the change just made."""

    def shown(user: int) -> str:
        return names[user] if former(user) else mention(user)

    lines = [said] if said else []
    lines += [f"### {words('blocks-heading')}", *(f"- {shown(user)}" for user in blocked[:MAX_OPTIONS])]
    lines.append(f"-# {words('blocks-how')}" if blocked else words("blocks-none"))
    parts: list[Part] = [text_part("\n".join(lines))]
    if blocked:
        options = [option(names[user], str(user)) for user in blocked[:MAX_OPTIONS]]
        parts.append(menu(words("blocks-choose"), ControlId("unblock"), options))
    return Reply(boxed(parts))
