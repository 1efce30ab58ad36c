"""Looking at a game as it stands, and at the list of one's own: /board and /games."""

from __future__ import annotations

from discord import app_commands

from bot.ui.cards.lists import match_list
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import suggest_my_games
from bot.ui.context import Request
from bot.ui.errors import ShownElsewhere
from bot.ui.features.access import may_show
from bot.ui.features.boards import private_board, public_board
from bot.ui.features.games import any_match
from bot.ui.replies import answer


@command("board")
@app_commands.autocomplete(game=suggest_my_games)
async def board(request: Request, game: str | None = None, shown: bool = False) -> None:
    match = await any_match(request, game)
    if shown:
        if not await may_show(request, match):
            raise ShownElsewhere
        await answer(request, await public_board(request.client, match), private=False)
    else:
        await answer(request, await private_board(request.client, match, await request.reader()))


@command("games")
async def games(request: Request) -> None:
    client, user = request.client, request.user_id
    matches = [await client.app.matches.seen_by(user, each) for each in await client.app.matches.mine(user)]
    words, unreadable = await request.words(), await client.app.unreadable.of(user)
    names = await client.names((player for match in matches for player in match.players), words)
    await answer(request, match_list(matches, user, names, words, client.app.now(), unreadable))
