"""Looking at a game as it stands, and at the list of one's own: /board and /games."""

from __future__ import annotations

from discord import app_commands

from bot.ui.cards.games import match_list
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import asker
from bot.ui.features.boards import private_board, public_board
from bot.ui.features.games import any_match
from bot.ui.protocol import Interaction
from bot.ui.replies import answer


@command("board")
@app_commands.autocomplete(game=suggest_my_games)
async def board(interaction: Interaction, game: str | None = None, shown: bool = False) -> None:
    match = await any_match(interaction, game)
    if shown:
        await answer(interaction, await public_board(interaction.client, match), private=False)
    else:
        await answer(interaction, await private_board(interaction.client, match, await asker(interaction)))


@command("games")
async def games(interaction: Interaction) -> None:
    client, user = interaction.client, interaction.user.id
    matches = await client.app.matches.mine(user)
    names = await client.names(player for match in matches for player in match.players)
    words = (await asker(interaction)).words
    await answer(interaction, match_list(matches, user, names, words, client.app.now()))
