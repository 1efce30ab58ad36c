"""Controls that hand their match to the work on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec

from bot.core.match import Match
from bot.match.answers.games import match_of, unchanged_match
from bot.skin.context import Press
from bot.skin.entry import Action

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
