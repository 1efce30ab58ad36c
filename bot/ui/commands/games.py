"""Looking at a game as it stands, and at the list of one's own: /board and /games."""

from __future__ import annotations

from bot.ui.cards.lists import ALL, MINE
from bot.ui.commands.declarations import Choices, command
from bot.ui.commands.suggestions import offered, suggest_my_games, suggestion
from bot.ui.context import Request
from bot.ui.errors import ShownElsewhere
from bot.ui.features.access import may_show
from bot.ui.features.boards import private_board, public_board
from bot.ui.features.games import any_match, my_games
from bot.ui.replies import answer


@command("board", game=suggest_my_games)
async def board(request: Request, game: str | None = None, shown: bool = False) -> None:
    match = await any_match(request, game)
    if shown:
        if not await may_show(request, match):
            raise ShownElsewhere
        await answer(request, await public_board(request.client, match), private=False)
    else:
        await answer(request, await private_board(request.client, match, await request.reader()))


@suggestion
async def _own_games(request: Request, current: str) -> Choices:
    matches, words = await request.app.matches.mine(request.user_id), await request.words()
    keys = dict.fromkeys(match.terms.game for match in matches)
    return offered(((words.game(key), key) for key in keys), current)


@command("games", show=(ALL, MINE), game=_own_games)
async def games(request: Request, show: str = ALL, game: str | None = None) -> None:
    shown = show if game is None else request.client.typed.game(game)
    await answer(request, await my_games(request, shown))
