"""Making a move, and the list of legal ones: /move and /moves."""

from __future__ import annotations

from bot.core.match import Match
from bot.core.meant import written_in
from bot.language.typed import asks_draw
from bot.ui.cards.games import titled
from bot.ui.cards.moves import move_list
from bot.ui.commands.declarations import Choices, command
from bot.ui.commands.suggestions import offered, suggest_my_games, suggestion
from bot.ui.context import Request
from bot.ui.errors import rewritten
from bot.ui.features import draws, games
from bot.ui.features import moves as features
from bot.ui.replies import answer


@suggestion
async def _moves(request: Request, current: str) -> Choices:
    """The moves of the game that a typed move would go to first, then those of the others that wait."""
    named, reader = request.interaction.namespace.game, await request.reader()
    waiting = await games.waiting_matches(request, named)
    possible: dict[str, list[Match]] = {}
    # A text that is a move as it stands means that move: the other games guess at it.
    exact = [match for match in waiting if written_in(match, current) is not None]
    for match in exact or waiting:
        for text in match.game.complete(match.state, current):
            possible.setdefault(text, []).append(match)

    def label(text: str, where: list[Match]) -> str:
        # A text once begun goes on in its own notation.
        shown = text if current.strip() else rewritten(where[0], text, reader.settings.notation)
        # A move that is possible in several is asked about when it is sent.
        return f"{shown} · {titled(where[0], reader.words)}" if len(where) == 1 < len(waiting) else shown

    return offered((label(text, where), text) for text, where in possible.items())


@command("move", notation=_moves, game=suggest_my_games)
async def move(request: Request, notation: str, game: str | None = None, draw: bool = False) -> None:
    if asks_draw(notation):
        await draws.draw(request, await games.match_for(request, game, "draw-offer"))
    else:
        await features.play_typed(request, game, notation, offer_draw=draw)


@command("moves", game=suggest_my_games)
async def moves(request: Request, game: str | None = None) -> None:
    match = await games.any_match(request, game)
    reader = await request.reader()
    following = await games.others_wait(request, match)
    card = move_list(
        match, reader.words, reader.settings.notation, link=await request.link(), following=following
    )
    await answer(request, card)
