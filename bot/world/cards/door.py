"""The card of a server's door to the world: the servers that it has closed itself to, each by the number of a game."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.language.words import Words
from bot.skin.card import MAX_OPTIONS, Part, Reply, boxed, button, menu, option, row, text_part
from bot.skin.control_ids import ControlId


def door_card(matches: Sequence[int], words: Words) -> Reply:
    """`matches`: the games by which the server has closed itself to others."""
    lines = [f"### {words('door-heading')}", f"-# {words('door-how')}"]
    lines += [f"- {words('door-shut', number=str(number))}" for number in matches] or [words("door-none")]
    parts: list[Part] = [text_part("\n".join(lines))]
    if matches:
        options = [option(words("door-shut", number=str(each)), str(each)) for each in matches[:MAX_OPTIONS]]
        parts.append(menu(words("door-choose"), ControlId("door-open"), options))
    close = button(words("button-door-shut"), ControlId("door-form"), discord.ButtonStyle.danger)
    return Reply(boxed([*parts, row(close, button(words("button-desk-back"), ControlId("setup")))]))
