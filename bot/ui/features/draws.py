"""Draws: offered, answered, claimed."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.draws import draw_answer
from bot.ui.cards.questions import question
from bot.ui.context import Request
from bot.ui.replies import acknowledge, answer_privately


async def draw(request: Request, match: Match, what: str = "offer") -> None:
    """Offers a draw, or answers the opponent's offer, or claims what the rules give.

    `what`: offer (which asks whether to claim what may be claimed, and for an answer where the opponent has offered),
    accept, decline, claim.
    """
    user, matches = request.user_id, request.app.matches
    theirs = match.draw_offer is not None and match.draw_offer is match.side_of(user).other
    if what == "offer" and match.claimable(user) is not None:
        words = await request.words()
        await answer_privately(request, question(match, words, words("draw-claim-question"), "draw-claim"))
    elif what == "claim":
        await matches.claim_draw(user, match.id, request=request.id)
        await acknowledge(request, "draw-claimed")
    elif what in ("accept", "decline"):
        await matches.answer_draw(user, match.id, what == "accept", request=request.id)
        await acknowledge(request, "draw-accepted" if what == "accept" else "draw-declined")
    elif theirs:
        await answer_privately(request, draw_answer(match, await request.words()))
    else:
        await matches.offer_draw(user, match.id, request=request.id)
        await acknowledge(request, "draw-offered")
