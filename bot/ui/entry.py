"""From a click, a choice or a sent form to the function that does what it asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import discord

from bot.ui.control_ids import TEMPLATE, ControlId
from bot.ui.errors import OutdatedControl
from bot.ui.protocol import Interaction


@dataclass(frozen=True, slots=True)
class Press:
    """A control that was used: `values` are what was chosen in it, or typed into the fields of a form."""

    interaction: Interaction
    control: ControlId
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """What a control with this name in its custom_id does."""

    name: str
    run: Callable[[Press], Awaitable[None]]


def action(name: str) -> Callable[[Callable[[Press], Awaitable[None]]], Action]:
    """Declares what controls with this name do."""
    return lambda function: Action(name, function)


def actions_of(*modules: ModuleType) -> dict[str, Action]:
    """Every action declared in these modules by its name. Raises ValueError for a name declared twice."""
    found: dict[str, Action] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Action):
                if value.name in found:
                    raise ValueError(f"two functions for the action {value.name!r}")
                found[value.name] = value
    return found


async def dispatch(interaction: Interaction, actions: Mapping[str, Action]) -> None:
    """Runs the action that the control names; every error is answered by the client's one handler."""
    try:
        data: Any = interaction.data
        control = ControlId.read(data["custom_id"])
        named = actions.get(control.action) if control is not None else None
        if control is None or named is None:
            raise OutdatedControl(data["custom_id"])
        await interaction.client.met(interaction)
        await named.run(Press(interaction, control, _values(data)))
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
        await interaction.client.act(interaction)
