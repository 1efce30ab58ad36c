"""Draws: offered, answered, claimed."""

from __future__ import annotations

import discord

from bot.core.match import Match
from bot.ui.cards.card import button, row
from bot.ui.cards.draws import draw_answer
from bot.ui.cards.questions import question
from bot.ui.context import Request
from bot.ui.control_ids import ControlId
from bot.ui.features.games import acknowledge_end
from bot.ui.features.questions import close_questions
from bot.ui.replies import acknowledge, answer_privately


async def draw(request: Request, match: Match, what: str = "offer") -> None:
    """Offers a draw, or answers the opponent's offer, or claims a draw by the rules.

    `what`: offer (which asks first; also whether to claim a draw that may be claimed, and for an answer where the
    opponent has offered), accept, decline, claim.
    """
    user, matches = request.user_id, request.app.matches
    theirs = match.heard_offer is match.side_of(user).other
    if what == "offer" and match.claimable(user) is not None:
        words = await request.words()
        await answer_privately(
            request,
            question(match, words, words("draw-claim-question"), "draw-claim", link=await request.link()),
        )
    elif what == "claim":
        after = await matches.claim_draw(user, match.id, request=request.id)
        await acknowledge_end(request, after, "draw-claimed")
    elif what in ("accept", "decline"):
        after = await matches.answer_draw(user, match.id, what == "accept", request=request.id)
        close_questions(request, match, after)
        if what == "accept":
            await acknowledge_end(request, after, "draw-accepted")
        else:
            await acknowledge(request, "draw-declined")
    elif theirs:
        await answer_privately(request, draw_answer(match, await request.words(), await request.link()))
    else:
        match.offer_draw(user, request.app.now())  # refused before it is asked, where it would be
        words, turn = await request.words(), "mine" if match.mover == user else "theirs"
        asked = words("draw-offer-question", number=str(match.id), turn=turn)
        await answer_privately(
            request, question(match, words, asked, "draw-offer", link=await request.link())
        )


async def offer(request: Request, match: Match) -> None:
    """Offers the draw: at once where the opponent is to move, else with the next move."""
    after = await request.app.matches.offer_draw(request.user_id, match.id, request=request.id)
    if after.mover == request.user_id:
        words = await request.words()
        move = button(
            words("button-move"), ControlId("move", after.id, after.seq), discord.ButtonStyle.primary
        )
        await acknowledge(request, "draw-offered-with-move", row(move))
    else:
        await acknowledge(request, "draw-offered")
