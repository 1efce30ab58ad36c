"""Looking at games: /board, /games, /moves, /history, /replay, /export."""

from __future__ import annotations

from discord import app_commands

from bot import finding
from bot.boards import private_board, public_board
from bot.cards.lists import match_list, move_list
from bot.cogs.declare import command
from bot.cogs.playing import hint_mine
from bot.histories import replay as play_back
from bot.histories import save, show_history
from bot.readers import Asked, asker
from bot.replies import answer


@command("board")
@app_commands.autocomplete(game=hint_mine)
async def board(interaction: Asked, game: str | None = None, shown: bool = False) -> None:
    match = await finding.any_match(interaction, game)
    if shown:
        await answer(interaction, await public_board(interaction.client, match), private=False)
    else:
        await answer(interaction, await private_board(interaction.client, match, await asker(interaction)))


@command("games")
async def games(interaction: Asked) -> None:
    client, user = interaction.client, interaction.user.id
    matches = await client.house.matches.mine(user)
    names = await client.names(player for match in matches for player in match.players)
    words = (await asker(interaction)).words
    await answer(interaction, match_list(matches, user, names, words, client.house.now()))


@command("moves")
@app_commands.autocomplete(game=hint_mine)
async def moves(interaction: Asked, game: str | None = None) -> None:
    match = await finding.any_match(interaction, game)
    reader = await asker(interaction)
    await answer(interaction, move_list(match, reader.words, reader.settings.notation))


@command("history")
@app_commands.autocomplete(game=hint_mine)
async def history(
    interaction: Asked, game: str | None = None, move: app_commands.Range[int, 0, 10_000] | None = None
) -> None:
    match = await finding.any_match(interaction, game)
    await show_history(interaction, match, len(match.moves) if move is None else move)


@command("replay")
@app_commands.autocomplete(game=hint_mine)
async def replay(interaction: Asked, game: str | None = None) -> None:
    await play_back(interaction, await finding.any_match(interaction, game))


@command("export")
@app_commands.autocomplete(game=hint_mine)
async def export(interaction: Asked, game: str | None = None) -> None:
    await save(interaction, await finding.any_match(interaction, game))


COMMANDS = (board, games, moves, history, replay, export)
