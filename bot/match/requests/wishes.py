"""What else than a move people type where one belongs: they resign, offer a draw, or want their move back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.core.errors import MatchError
from bot.core.match import Match
from bot.match.answers.games import match_for
from bot.match.requests import draws, resignations, takebacks
from bot.skin.context import Request

WISHES: Final[Mapping[str, Callable[[Request, Match], Awaitable[None]]]] = {
    "draw-offer": draws.ask_for_draw,
    "resign": resignations.ask_to_resign,
    "takeback": takebacks.take_back,
}
"""Each goes on in a game, as its button does. The names end those of the question in which game, `which-game-…`."""
_ATTEMPTS: Final = {
    "draw-offer": Match.offer_draw,
    "resign": Match.resign,
    "takeback": Match.ask_takeback,
}


async def lead(request: Request, game: str | None, wish: str) -> None:
    """Goes on in the game named, or in the one in which it is possible. Raises what `match_for` raises."""
    user, now = request.user_id, request.app.now()

    def fits(match: Match) -> bool:
        claimable = match.claimable(user)
        if wish == "draw-offer" and claimable is not None and claimable.winner is None:
            return True
        if wish == "takeback" and match.talks.takeback is match.side_of(user).other:
            return True
        try:
            _ATTEMPTS[wish](match, user, now)
        except MatchError:
            return False
        return True

    await WISHES[wish](request, await match_for(request, game, wish, fits))
