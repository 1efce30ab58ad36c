"""Buttons, selects and forms: one feature a file, a few lines an action."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bot.ui.entry import actions_of

ACTIONS = actions_of(*(import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)))
"""Every action by the name that stands in the custom_id of its controls."""
