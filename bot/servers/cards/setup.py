"""The card with which the bot greets a server, and the panel on which a server is set up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

import discord

from bot.core.pace import PRESETS
from bot.core.preferences import ServerSettings, rows
from bot.language.words import Words
from bot.skin.card import MAX_OPTIONS, Part, Reply, Tint, boxed, button, menu, option, row, text_part
from bot.skin.control_ids import ControlId
from rules import GAMES

NO_CHOICE: Final = "none"
"""The value of a menu that leaves a setting open."""
SWITCHES: Final = tuple(rows(ServerSettings, on="panel", kind="switch"))
_KINDS: Final = {"channel": discord.ChannelType.text, "forum": discord.ChannelType.forum}
CHANNELS: Final = {
    name: _KINDS[row.kind] for name, row in rows(ServerSettings, on="panel").items() if row.kind in _KINDS
}
"""The settings that are a channel, and its type."""
_STYLE = discord.ButtonStyle


def welcome_card(settings: ServerSettings, words: Words, *, practice: bool) -> Reply:
    """The greeting of a server that has just got the bot, with what one may do first; `practice`: also to play the
    bot.
    """
    lines = [
        f"## {words('welcome-heading')}",
        words("welcome-text", practice="yes" if practice else "no"),
        f"-# {words('welcome-where', threads='yes' if settings.threads else 'no')}",
        f"-# {words('welcome-hall')}",
    ]
    against_bot = button(words("button-welcome-practice"), ControlId("hall-practice"), _STYLE.primary)
    buttons = (
        button(words("button-welcome-play"), ControlId("hall-play"), _STYLE.success),
        *([against_bot] if practice else []),
        button(words("button-learn"), ControlId("learn")),
        button(words("button-setup"), ControlId("setup")),
    )
    return Reply(boxed([text_part("\n".join(lines)), row(*buttons)], Tint.OPEN), silent=True)


def setup_card(settings: ServerSettings, words: Words, told: Sequence[str] = ()) -> Reply:
    """The panel: each menu below its label. `told`: what of the choices cannot work."""
    heading = [f"### {words('setup-heading')}", f"-# {words('setup-how')}", *told]
    usual = [] if settings.game is None else [settings.game]
    keys = [*dict.fromkeys((*usual, *words.house, *GAMES))][: MAX_OPTIONS - 1]
    games = [(NO_CHOICE, words("setup-game-none")), *((key, words.game(key)) for key in keys)]
    paces = [(key, words.preset(key)) for key in dict.fromkeys((*PRESETS, settings.pace))]
    spoken = [(NO_CHOICE, words("setup-language-none"))]
    spoken += [(each, words.language_name(each)) for each in words.texts.languages]
    parts: list[Part] = [
        text_part("\n".join(heading)),
        *chain.from_iterable(
            _labelled(name, _channels(name, kind, getattr(settings, name)), words)
            for name, kind in CHANNELS.items()
        ),
        *_labelled("game", _one_of("game", games, settings.game or NO_CHOICE, words), words),
        *_labelled("pace", _one_of("pace", paces, settings.pace, words), words),
        *_labelled("language", _one_of("language", spoken, settings.language or NO_CHOICE, words), words),
    ]
    switches = [
        button(
            words(f"button-setup-{name}", on="yes" if getattr(settings, name) else "no"),
            ControlId("setup-set", rest=name),
            _STYLE.success if getattr(settings, name) else _STYLE.secondary,
        )
        for name in SWITCHES
    ]
    more = (
        button(words("button-setup-roles"), ControlId("setup-roles")),
        button(words("button-setup-check"), ControlId("setup-check")),
        button(words("button-setup-house"), ControlId("house")),
    )
    parts.append(row(*switches, *more))
    if settings.door is not None:
        parts.append(row(button(words("button-setup-door"), ControlId("door"))))
    return Reply(boxed(parts))


def _labelled(name: str, control: discord.ui.ActionRow[Any], words: Words) -> list[Part]:
    """A menu below what it sets and what that means."""
    return [text_part(words(f"setup-{name}")), control]


def _one_of(
    name: str, values: Sequence[tuple[str, str]], chosen: str, words: Words
) -> discord.ui.ActionRow[Any]:
    options = [option(label, value, chosen=value == chosen) for value, label in values]
    return menu(words("setup-choose"), ControlId("setup-set", rest=name), options)


def _channels(name: str, kind: discord.ChannelType, chosen: int | None) -> discord.ui.ActionRow[Any]:
    """A menu of the server's channels; none may be chosen."""
    of_channel = discord.SelectDefaultValueType.channel
    defaults = [] if chosen is None else [discord.SelectDefaultValue(id=chosen, type=of_channel)]
    select: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=str(ControlId("setup-set", rest=name)),
        channel_types=[kind],
        min_values=0,
        max_values=1,
        default_values=defaults,
    )
    return discord.ui.ActionRow(select)
