"""How commands and controls are declared. The descriptions of a command and its options stand in the catalogue.

`/play` has the messages `command-play` and `command-play-<option>`, `/ladder show` has `command-ladder-show`; a
choice has `choice-<option>-<value>`. Commands are called alike everywhere, so that one player's advice works for
another; an option has its name in each language, `name-<option>`.
"""

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.language import DEFAULT_LANGUAGE
from bot.language.texts import Texts
from bot.skin.context import Press, Request
from bot.skin.entry import Action, enter
from bot.skin.errors import BadOption, ServerOnly
from bot.skin.protocol import Interaction

Command: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"
Choices: TypeAlias = "list[app_commands.Choice[str]]"
Suggest: TypeAlias = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]
"""The suggestions while an option is typed; `suggestion` makes it."""
HOUR: Any = app_commands.Range[int, 0, 23]  # the type of an option that is a full hour

_TEXTS = Texts(strict=False)


def worded(message_id: str) -> app_commands.locale_str:
    """The English message, marked so that the translator finds the others."""
    return app_commands.locale_str(_TEXTS.say(DEFAULT_LANGUAGE, message_id), id=message_id)


def _named(option: str, slug: str) -> app_commands.locale_str:
    """The name of an option of the command, marked so that the translator finds the others."""
    return app_commands.locale_str(option, id=f"name-{option}", command=slug.partition("-")[0])


def language_choices() -> dict[str, app_commands.locale_str]:
    """Every language by its tag, marked so that the translator names it."""
    return {
        language: app_commands.locale_str(_TEXTS.language_name(DEFAULT_LANGUAGE, language), language=language)
        for language in _TEXTS.languages
    }


def group(name: str, **options: Any) -> app_commands.Group:
    """Declares a group of commands for servers only; `options` are discord.py's."""
    # That it is `guild_only` says nothing beside the places that the tree gives all commands.
    places = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
    description = worded(f"command-{name}")
    return app_commands.Group(
        name=name, description=description, guild_only=True, allowed_contexts=places, **options
    )


def command(
    name: str,
    *,
    parent: app_commands.Group | None = None,
    **choices: Iterable[str] | Mapping[str, app_commands.locale_str] | Suggest,
) -> Callable[[Callable[..., Awaitable[None]]], app_commands.Command[Any, ..., Any]]:
    """Declares a command; `choices` gives the values of options that have a fixed list, with names of their own
    where these do not stand in the catalogue, and of other options what suggests values.
    """

    def declare(function: Callable[..., Awaitable[None]]) -> app_commands.Command[Any, ..., Any]:
        slug = name if parent is None else f"{parent.name}-{name}"
        parameters = inspect.signature(function).parameters
        options = list(parameters)[1:]
        fixed = {option: {*values} for option, values in choices.items() if not callable(values)}

        async def work(request: Request, chosen: Mapping[str, Any]) -> None:
            if parent is not None and request.guild_id is None:
                raise ServerOnly
            # Discord offers these alone, and people it knows; whoever does without its client may send others.
            for option, value in chosen.items():
                if option in fixed and value not in fixed[option] | {parameters[option].default}:
                    raise BadOption(value)
                if isinstance(value, discord.Object):
                    raise BadOption(value.id)
            await function(request, **chosen)

        @functools.wraps(function)
        async def callback(interaction: Interaction, **chosen: Any) -> None:
            request = Request(interaction)
            await enter(request, f"/{slug}", lambda: work(request, chosen))

        # discord.py reads the options from the signature, and would look up its names in this module.
        callback.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
        described: Any = app_commands.describe(
            **{option: worded(f"command-{slug}-{option}") for option in options}
        )(callback)
        named = {option: _named(option, slug) for option in options}
        described = app_commands.rename(**named)(described)
        for option, values in choices.items():
            if callable(values):
                described = app_commands.autocomplete(**{option: values})(described)
                continue
            names = values
            if not isinstance(names, Mapping):
                names = {value: worded(f"choice-{option}-{value}") for value in names}
            listed = [app_commands.Choice(name=label, value=value) for value, label in names.items()]
            described = app_commands.choices(**{option: listed})(described)
        maker = app_commands.command if parent is None else parent.command
        made: app_commands.Command[Any, ..., Any] = maker(name=name, description=worded(f"command-{slug}"))(
            described
        )
        return made

    return declare


def taking(**options: Any) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Gives a function these options, each of the type and with None where it is left out, as `command` reads them."""

    def give(function: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        first = inspect.Parameter("request", kind, annotation=Request)
        given = (
            inspect.Parameter(name, kind, default=None, annotation=each | None)
            for name, each in options.items()
        )
        function.__signature__ = inspect.Signature([first, *given])  # type: ignore[attr-defined]
        return function

    return give


def user_menu(
    name: str,
) -> Callable[[Callable[[Request, discord.User], Awaitable[None]]], app_commands.ContextMenu]:
    """Declares an entry of the menu that Discord opens on a person, with the message `menu-<name>`."""

    def declare(function: Callable[[Request, discord.User], Awaitable[None]]) -> app_commands.ContextMenu:
        async def callback(interaction: discord.Interaction[Any], user: discord.User) -> None:
            request = Request(interaction)
            await enter(request, f"menu {name}", lambda: function(request, user))

        return app_commands.ContextMenu(name=worded(f"menu-{name}"), callback=callback)

    return declare


def on_target(name: str, feature: Callable[[Press, int], Awaitable[None]]) -> Action:
    """Does this with the thing of the control's number: an invitation, a tournament, a ladder."""
    return Action(name, lambda press: feature(press, press.control.target))
