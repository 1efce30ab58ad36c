"""Making a move, and the list of legal ones: /move and /moves."""

from __future__ import annotations

from discord import app_commands

from bot.ui.cards.moves import move_list
from bot.ui.commands.declarations import command
from bot.ui.commands.suggestions import Choices, offered, suggest_my_games, suggestion
from bot.ui.context import Request
from bot.ui.errors import rewritten
from bot.ui.features import games
from bot.ui.features import moves as features
from bot.ui.replies import answer


@suggestion
async def _moves(request: Request, current: str) -> Choices:
    match = await games.waiting_match(request, request.interaction.namespace.game)
    texts = match.game.complete(match.state, current)
    if current.strip():
        return offered((text, text) for text in texts)  # in the notation that was begun
    notation = (await request.reader()).settings.notation
    return offered((rewritten(match, text, notation), text) for text in texts)


@command("move")
@app_commands.autocomplete(notation=_moves, game=suggest_my_games)
async def move(request: Request, notation: str, game: str | None = None, draw: bool = False) -> None:
    match = await games.match_for_move(request, game, notation)
    await features.play(request, match, notation, offer_draw=draw)


@command("moves")
@app_commands.autocomplete(game=suggest_my_games)
async def moves(request: Request, game: str | None = None) -> None:
    match = await games.any_match(request, game)
    reader = await request.reader()
    following = await games.others_wait(request, match)
    card = move_list(
        match, reader.words, reader.settings.notation, link=await request.link(), following=following
    )
    await answer(request, card)
