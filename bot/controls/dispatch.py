"""From a click, a choice or a sent form to the function that does what it asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.controls.ids import TEMPLATE, ControlId
from bot.readers import Asked


@dataclass(frozen=True, slots=True)
class Press:
    """A control that was used: `values` are what was chosen in it, or typed into the fields of a form."""

    interaction: Asked
    control: ControlId
    values: tuple[str, ...] = ()


Action: TypeAlias = Callable[[Press], Awaitable[None]]

_ACTIONS: dict[str, Action] = {}


class OutdatedControl(Exception):
    """A control that this version of the bot does not know."""


def action(name: str) -> Callable[[Action], Action]:
    """Registers what controls with this action do."""

    def register(function: Action) -> Action:
        if name in _ACTIONS:
            raise ValueError(f"two functions for the action {name!r}")
        _ACTIONS[name] = function
        return function

    return register


def actions() -> tuple[str, ...]:
    """The names of all actions, sorted."""
    return tuple(sorted(_ACTIONS))


async def dispatch(interaction: Asked) -> None:
    """Does what the control asks for; every error is answered by the client's one handler."""
    try:
        data: Any = interaction.data
        control = ControlId.read(data["custom_id"])
        act = _ACTIONS.get(control.action) if control is not None else None
        if control is None or act is None:
            raise OutdatedControl(data["custom_id"])
        await interaction.client.met(interaction)
        await act(Press(interaction, control, _values(data)))
    except Exception as error:
        await interaction.client.refuse(interaction, error)


def _values(data: Any) -> tuple[str, ...]:
    if "values" in data:
        return tuple(data["values"])
    found: list[str] = []
    for component in data.get("components", ()):
        inner = component.get("component") or component
        for field in inner.get("components", (inner,)):
            found.extend(field.get("values", ()) or ([field["value"]] if "value" in field else []))
    return tuple(found)


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """Any button or select of ours in any message, however old."""

    @classmethod
    async def from_custom_id(cls, _interaction: Any, item: discord.ui.Item[Any], _match: Any, /) -> Control:
        return cls(item)

    async def callback(self, interaction: Any) -> None:
        await dispatch(interaction)
