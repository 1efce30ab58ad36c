"""The people that a player keeps from inviting and joining them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.language.words import Words, mention
from bot.ui.cards.card import MAX_OPTIONS, Part, Reply, boxed, menu, option, text_part
from bot.ui.control_ids import ControlId


def block_list(blocked: Sequence[int], names: Mapping[int, str], words: Words, said: str = "") -> Reply:
    """Everybody whom the reader blocks, with a menu that unblocks; `said`: the change just made."""
    lines = [said] if said else []
    lines += [f"### {words('blocks-heading')}", *(f"- {mention(user)}" for user in blocked[:MAX_OPTIONS])]
    lines.append(f"-# {words('blocks-how')}" if blocked else words("blocks-none"))
    parts: list[Part] = [text_part("\n".join(lines))]
    if blocked:
        options = [option(names[user], str(user)) for user in blocked[:MAX_OPTIONS]]
        parts.append(menu(words("blocks-choose"), ControlId("unblock"), options))
    return Reply(boxed(parts))
