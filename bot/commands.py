"""The commands, menus and controls of features."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features import FEATURES, IN_HELP
from bot.skin.declarations import Command
from bot.skin.entry import actions_of
from bot.skin.plug import Feature


def commands_of(features: Sequence[Feature]) -> tuple[Command, ...]:
    """Their commands, in the order in which /help names them."""
    commands = (each for feature in features for each in feature.commands)
    return tuple(sorted(commands, key=lambda each: IN_HELP.index(each.name)))


COMMANDS = commands_of(FEATURES)
"""Every command."""

MENUS = tuple(each for feature in FEATURES for each in feature.menus)
"""The offers of Discord's menu on a person, where no word is to be known."""

ACTIONS = actions_of(*(each for feature in FEATURES for each in feature.requests))
"""Every action by the name that stands in the custom_id of its controls."""
