"""Agreeing on a draw, or claiming one by the rules: /draw."""

from __future__ import annotations

import discord

from bot.core.match import Match
from bot.ui.cards.card import button, row
from bot.ui.context import Request
from bot.ui.control_ids import ControlId
from bot.ui.features.games import acknowledge_end, match_for
from bot.ui.features.questions import close_questions, question, two_answers
from bot.ui.replies import acknowledge, answer_privately
from bot.ui.requests.declarations import command, on_unchanged_match
from bot.ui.requests.suggestions import suggest_my_games


@command("draw", what=("offer", "accept", "decline", "claim"), game=suggest_my_games)
async def draw(request: Request, what: str = "offer", game: str | None = None) -> None:
    def fits(match: Match) -> bool:
        if what == "claim":
            return match.claimable(request.user_id) is not None
        return what == "offer" or "draw" in match.asked_of(request.user_id)

    await agree(request, await match_for(request, game, f"draw-{what}", fits), what)


async def agree(request: Request, match: Match, what: str) -> None:
    """`what`: offer (which asks first), accept, decline, claim."""
    if what == "claim":
        await _claim(request, match)
    elif what == "offer":
        await ask_for_draw(request, match)
    else:
        await _answer(request, match, what == "accept")


async def ask_for_draw(request: Request, match: Match) -> None:
    """Asks whether to offer a draw, or to claim one that may be claimed, or to answer the opponent's offer."""
    user, words, link = request.user_id, await request.words(), await request.link()
    if match.claimable(user) is not None:
        card = question(match, words, words("draw-claim-question"), "draw-claim", link=link)
    elif match.heard_offer is match.side_of(user).other:
        asked = words("draw-answer-question")
        card = two_answers(match, words, asked, "draw-accept", "draw-decline", link)
    else:
        match.offer_draw(user, request.app.now())  # refused before it is asked, where it would be
        turn = "mine" if match.mover == user else "theirs"
        asked = words("draw-offer-question", number=str(match.id), turn=turn)
        card = question(match, words, asked, "draw-offer", link=link)
    await answer_privately(request, card)


async def _offer(request: Request, match: Match) -> None:
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


async def _claim(request: Request, match: Match) -> None:
    after = await request.app.matches.claim_draw(request.user_id, match.id, request=request.id)
    await acknowledge_end(request, after, "draw-claimed")


async def _answer(request: Request, match: Match, accept: bool) -> None:
    after = await request.app.matches.answer_draw(request.user_id, match.id, accept, request=request.id)
    close_questions(request, match, after)
    if accept:
        await acknowledge_end(request, after, "draw-accepted")
    else:
        await acknowledge(request, "draw-declined")


draw_pressed = on_unchanged_match("draw", ask_for_draw)
draw_offer = on_unchanged_match("draw-offer", _offer)
draw_claim = on_unchanged_match("draw-claim", _claim)
draw_accept = on_unchanged_match("draw-accept", _answer, True)
draw_decline = on_unchanged_match("draw-decline", _answer, False)
