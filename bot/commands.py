"""The commands, menus and controls of all features."""

from __future__ import annotations

from bot.features import FEATURES, IN_HELP
from bot.skin.declarations import Command
from bot.skin.entry import actions_of

COMMANDS: tuple[Command, ...] = tuple(
    sorted(
        (each for feature in FEATURES for each in feature.commands), key=lambda each: IN_HELP.index(each.name)
    )
)
"""Every command, in the order in which /help names them."""

MENUS = tuple(each for feature in FEATURES for each in feature.menus)
"""The offers of Discord's menu on a person, where no word is to be known."""

ACTIONS = actions_of(*(each for feature in FEATURES for each in feature.requests))
"""Every action by the name that stands in the custom_id of its controls."""
