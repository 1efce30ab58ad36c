"""Suggestions while an option is typed (autocomplete), and those that several commands share."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import BadPace
from bot.core.match import Match
from bot.core.pace import PRESETS, Pace
from bot.match.cards.lists import match_label
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.problems.service import Problems
from bot.skin.context import Request
from bot.skin.declarations import Choices, Suggest
from bot.skin.entry import enter
from bot.tournaments.answers.tournaments import visible
from bot.tournaments.cards.tournaments import tournament_label
from rules import GAMES, RulesError

MAX_CHOICES = 25
MAX_CHOICE = 100
PATIENCE = 2.0
"""Seconds for suggestions: Discord waits for three, and with an empty list one can at least type on."""


def offered(pairs: Iterable[tuple[str, str]], typed: str = "") -> Choices:
    """At most 25 of the `(label, value)` pairs: those that hold the typed text, without values that are too long."""
    wanted = typed.casefold().strip()
    found = [
        app_commands.Choice(
            name=label if len(label) <= MAX_CHOICE else label[: MAX_CHOICE - 1] + "…", value=value
        )
        for label, value in pairs
        if len(value) <= MAX_CHOICE and (wanted in label.casefold() or wanted in value.casefold())
    ]
    return found[:MAX_CHOICES]


def suggestion(
    function: Callable[[Request, str], Awaitable[Choices]],
) -> Suggest:
    """An autocomplete that never leaves the player with a failure: where it takes too long or goes wrong, nothing is
    offered.
    """

    async def suggest(interaction: discord.Interaction[Any], typed: str) -> Choices:
        async def find() -> Choices:
            request = Request(interaction)
            found: Choices = []

            async def work() -> None:
                found.extend(await function(request, typed))

            await enter(request, "autocomplete", work)
            return found

        # Not cancelled when it takes too long: what reads from the database ends by itself, and in good order.
        task = asyncio.create_task(find())
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        return task.result() if done and not task.cancelled() else []

    return suggest


@suggestion
async def suggest_games(request: Request, current: str) -> Choices:
    """Every game of the bot's, the server's usual one first, and with a few letters typed also its options."""
    return await _games(request, current, {})


@suggestion
async def suggest_games_here(request: Request, current: str) -> Choices:
    """The same with the house games of the server, before the others."""
    return await _games(request, current, (await request.words()).house)


async def _games(request: Request, current: str, house: Mapping[str, str]) -> Choices:
    words = await request.words()
    usual = (await request.app[Players].server(request.guild_id)).game
    found = offered(((name, key) for key, name in house.items()), current)
    found += offered((words.game(key), key) for key in request.client.typed.games(current))
    found.sort(key=lambda choice: choice.value != usual)
    if current:
        found += offered(((words.game(key), key) for key in _with_options()), current)
    return found[:MAX_CHOICES]


@suggestion
async def suggest_problem_games(request: Request, current: str) -> Choices:
    """The games that have problems."""
    words, having = await request.words(), request.app[Problems].games
    return offered((words.game(key), key) for key in request.client.typed.games(current) if key in having)


@suggestion
async def suggest_paces(request: Request, current: str) -> Choices:
    words = await request.words()
    found = offered([(words.preset(key), key) for key in PRESETS], current)
    with contextlib.suppress(BadPace):
        typed = request.client.typed.paces.read(current)
        found = [each for each in found if Pace.parse(each.value) != typed]
        found.append(app_commands.Choice(name=words.pace(typed)[:MAX_CHOICE], value=typed.key))
    return found[-MAX_CHOICES:]


@suggestion
async def suggest_my_games(request: Request, current: str) -> Choices:
    """My open games, those that wait for me first."""
    return await _labelled(request, await request.app[Matches].mine(request.user_id), current)


async def _labelled(request: Request, matches: Sequence[Match], current: str) -> Choices:
    await request.meet(*matches)
    reader = await request.reader()
    names = await request.client.names((user for match in matches for user in match.players), reader.words)
    return offered(
        [(match_label(match, request.user_id, names, reader.words), str(match.id)) for match in matches],
        current,
    )


@suggestion
async def suggest_all_my_games(request: Request, current: str) -> Choices:
    """My games: the open ones, those that wait for me first, then those that are over."""
    matches = request.app[Matches]
    found = [*await matches.mine(request.user_id), *await matches.finished(request.user_id)]
    return await _labelled(request, found, current)


@suggestion
async def suggest_tournaments(request: Request, current: str) -> Choices:
    """The newest tournaments here."""
    words = await request.words()
    return offered(
        [(tournament_label(each, words), str(each.id)) for each in await visible(request)], current
    )


@functools.cache
def _with_options() -> tuple[str, ...]:
    """The keys of every game with each of its options, and with every two of them that go together."""
    keys: list[str] = []
    for game in GAMES.values():
        for size in (1, 2):
            for chosen in itertools.combinations(game.options, size):
                with contextlib.suppress(RulesError):
                    keys.append(game.choose(chosen).key)
    return tuple(dict.fromkeys(keys))
