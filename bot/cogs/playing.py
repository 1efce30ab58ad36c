"""Starting a game and making moves: /play, /join, /move."""

from __future__ import annotations

import contextlib
import functools
import itertools
from dataclasses import replace

import discord
from discord import app_commands

from bot import finding, invitations, turns
from bot.cogs.declare import MAX_CHOICE, MAX_CHOICES, Choices, command, hinting, offered
from bot.core.errors import BadPace
from bot.core.pace import PRESETS, Pace
from bot.core.terms import BY_LOT, Terms
from bot.places import place_of
from bot.readers import Asked, asker
from rules import GAMES, Colour, RulesError, Side, find_game


@hinting
async def hint_games(interaction: Asked, current: str) -> Choices:
    """Every game, the server's usual one first, and with a few letters typed also its options."""
    words = (await asker(interaction)).words
    usual = (await interaction.client.house.players.server(interaction.guild_id)).game
    keys = [key for key in (usual, *GAMES) if key is not None]
    found = offered(((words.game(key), key) for key in dict.fromkeys(keys)), current)
    if not current:
        return found
    return [*found, *offered(((words.game(key), key) for key in _with_options()), current)][:MAX_CHOICES]


@hinting
async def hint_paces(interaction: Asked, current: str) -> Choices:
    words = (await asker(interaction)).words
    found = offered([(words.preset(key), key) for key in PRESETS], current)
    with contextlib.suppress(BadPace):
        typed = Pace.parse(current)
        found.append(app_commands.Choice(name=words.pace(typed)[:MAX_CHOICE], value=current.strip()))
    return found[-MAX_CHOICES:]


@hinting
async def _setups(interaction: Asked, current: str) -> Choices:
    words = (await asker(interaction)).words
    game = find_game(interaction.namespace.game or "")
    names = [(words("setup-lot"), BY_LOT)] if game.ballots else []
    return offered([*names, *((name, name) for name in game.ballots)], current)


@hinting
async def _seeks(interaction: Asked, current: str) -> Choices:
    reader = await asker(interaction)
    seeks = await interaction.client.house.seeks.open(interaction.guild_id, interaction.user.id)
    names = await interaction.client.names(seek.by for seek in seeks)
    labels = [(finding.seek_label(seek, names[seek.by], reader.words), str(seek.id)) for seek in seeks]
    return offered(labels, current)


@hinting
async def _moves(interaction: Asked, current: str) -> Choices:
    match = await finding.waiting(interaction, interaction.namespace.game)
    texts = match.game.complete(match.state, current)
    return offered((text, text) for text in texts)


@hinting
async def hint_mine(interaction: Asked, current: str) -> Choices:
    """My open games, those that wait for me first."""
    reader = await asker(interaction)
    matches = await interaction.client.house.matches.mine(interaction.user.id)
    names = await interaction.client.names(user for match in matches for user in match.players)
    return offered(
        [
            (finding.match_label(match, interaction.user.id, names, reader.words), str(match.id))
            for match in matches
        ],
        current,
    )


@command("play", colour=("random", "white", "black"))
@app_commands.autocomplete(game=hint_games, pace=hint_paces, setup=_setups)
async def play(
    interaction: Asked,
    game: str,
    opponent: discord.User | None = None,
    pace: str | None = None,
    colour: str = "random",
    rated: bool = False,
    setup: str | None = None,
    pair: bool = False,
    weekend: bool = False,
) -> None:
    kind = find_game(game)
    wants = None if colour == "random" else Side(kind.colours.index(Colour(colour)))
    usual = (await interaction.client.house.players.server(interaction.guild_id)).pace
    time = Pace.parse(usual if pace is None else pace)
    if weekend and time.weekend is None and time.limited:
        time = replace(time, weekend=(await asker(interaction)).settings.zone)
    terms = Terms(kind.key, time, setup, rated, pair)
    await invitations.invite(interaction, terms, await place_of(interaction), opponent, wants)


@command("join")
@app_commands.autocomplete(seek=_seeks)
async def join(interaction: Asked, seek: str | None = None) -> None:
    if seek is None:
        await invitations.show_seeks(interaction)
    else:
        await invitations.join(interaction, finding.seek_number(seek))


@command("move")
@app_commands.autocomplete(notation=_moves, game=hint_mine)
async def move(interaction: Asked, notation: str, game: str | None = None, draw: bool = False) -> None:
    match = await finding.waiting(interaction, game)
    await turns.play(interaction, match, notation, offer_draw=draw)


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


COMMANDS = (play, join, move)
