"""How a control is declared that leaves everything to its feature, which is given what the control is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec

from bot.core.match import Match
from bot.ui.context import Press
from bot.ui.entry import Action
from bot.ui.features.games import match_of, unchanged_match

Facts = ParamSpec("Facts")


def on_match(
    name: str,
    feature: Callable[Concatenate[Press, Match, Facts], Awaitable[None]],
    *facts: Facts.args,
    **named: Facts.kwargs,
) -> Action:
    """Does this with the match that the control is about, as it stands now."""

    async def run(press: Press) -> None:
        await feature(press, await match_of(press), *facts, **named)

    return Action(name, run)


def on_unchanged_match(
    name: str,
    feature: Callable[Concatenate[Press, Match, Facts], Awaitable[None]],
    *facts: Facts.args,
    **named: Facts.kwargs,
) -> Action:
    """The same where the match must stand as it did when the control was made."""

    async def run(press: Press) -> None:
        await feature(press, await unchanged_match(press), *facts, **named)

    return Action(name, run)


def on_target(name: str, feature: Callable[[Press, int], Awaitable[None]]) -> Action:
    """Does this with the thing of the control's number: an invitation, a tournament, a ladder."""
    return Action(name, lambda press: feature(press, press.control.target))
