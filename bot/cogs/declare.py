"""How a command is declared: its description and those of its options stand in the catalogue under its name.

`/play` has the messages `command-play` and `command-play-<option>`; a choice has `choice-<option>-<value>`. Names
stay English everywhere, so that what one player tells another works.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.core.errors import MatchError
from bot.readers import Asked
from bot.texts import DEFAULT_LANGUAGE, Texts
from rules import RulesError

Choices: TypeAlias = "list[app_commands.Choice[str]]"
Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"

MAX_CHOICES = 25
MAX_CHOICE = 100
HINT_PATIENCE = 2.0
"""Seconds for suggestions: Discord waits for three, and with an empty list one can at least type on."""

_TEXTS = Texts()


def worded(message_id: str) -> app_commands.locale_str:
    """The English message, marked so that the translator finds the others."""
    return app_commands.locale_str(_TEXTS.say(DEFAULT_LANGUAGE, message_id), id=message_id)


def command(
    name: str, *, parent: app_commands.Group | None = None, **choices: Iterable[str]
) -> Callable[[Callable[..., Awaitable[None]]], app_commands.Command[Any, ..., Any]]:
    """Declares a command; `choices` gives the values of options that have a fixed list."""

    def declare(function: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., Any]:
        slug = name if parent is None else f"{parent.name}-{name}"
        options = list(inspect.signature(function).parameters)[1:]
        described: Any = app_commands.describe(
            **{option: worded(f"command-{slug}-{option}") for option in options}
        )(function)
        for option, values in choices.items():
            listed = [
                app_commands.Choice(name=worded(f"choice-{option}-{value}"), value=value) for value in values
            ]
            described = app_commands.choices(**{option: listed})(described)
        maker = app_commands.command if parent is None else parent.command
        made: app_commands.Command[Any, ..., Any] = maker(name=name, description=worded(f"command-{slug}"))(
            described
        )
        return made

    return declare


def offered(pairs: Iterable[tuple[str, str]], typed: str = "") -> Choices:
    """At most 25 of the `(label, value)` pairs: those that hold what was typed, without values that are too long."""
    wanted = typed.casefold().strip()
    found = [
        app_commands.Choice(
            name=label if len(label) <= MAX_CHOICE else label[: MAX_CHOICE - 1] + "…", value=value
        )
        for label, value in pairs
        if len(value) <= MAX_CHOICE and (wanted in label.casefold() or wanted in value.casefold())
    ]
    return found[:MAX_CHOICES]


def hinting(
    function: Callable[[Asked, str], Awaitable[Choices]],
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]:
    """An autocomplete that never leaves the player with a failure: nothing is offered where it takes too long, or
    goes wrong, which is logged.
    """

    async def hint(interaction: discord.Interaction[Any], current: str) -> Choices:
        # Not cancelled when it takes too long: what reads from the database ends by itself, and in good order.
        found = asyncio.ensure_future(function(interaction, current))
        found.add_done_callback(lambda ended: _noted(interaction, ended))
        done, _ = await asyncio.wait({found}, timeout=HINT_PATIENCE)
        return [] if not done or found.cancelled() or found.exception() else found.result()

    return hint


def _noted(interaction: discord.Interaction[Any], ended: asyncio.Future[Choices]) -> None:
    error = None if ended.cancelled() else ended.exception()
    if error is not None and not isinstance(error, (MatchError, RulesError)):
        interaction.client.note(interaction, error)
