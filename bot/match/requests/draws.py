"""Agreeing on a draw, or claiming one by the rules, or the result that the endgame tables know."""

from __future__ import annotations

import discord

from bot.core.match import Match
from bot.match.answers.acknowledgement import acknowledge
from bot.match.answers.games import acknowledge_end, act
from bot.match.answers.moves import show_act
from bot.match.answers.questions import close_questions, question, two_answers
from bot.match.requests.controls import on_unchanged_match
from bot.skin.card import button, row
from bot.skin.context import Request
from bot.skin.control_ids import ControlId
from bot.skin.replies import answer_privately
from rules import Ending


async def ask_for_draw(request: Request, match: Match) -> None:
    """Asks whether to offer a draw, or to claim one that may be claimed, or to answer the opponent's offer."""
    user, words, link = request.user_id, await request.words(), await request.link()
    claimable = match.claimable(user)
    if claimable is not None and claimable.winner is None:
        by = "tables" if claimable.ending is Ending.TABLES else "rules"
        card = question(match, words, words("draw-claim-question", by=by), "draw-claim", link=link)
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
    after = await act(request, match, Match.offer_draw)
    if after.mover == request.user_id:
        words = await request.words()
        move = button(
            words("button-move"), ControlId("move", after.id, after.seq), discord.ButtonStyle.primary
        )
        await acknowledge(request, "draw-offered-with-move", row(move))
    elif not await show_act(request, after, news=(await request.words())("draw-offered")):
        await acknowledge(request, "draw-offered")


async def _claim(request: Request, match: Match) -> None:
    after = await act(request, match, Match.claim)
    await acknowledge_end(request, after, "draw-claimed")


async def _win(request: Request, match: Match) -> None:
    after = await act(request, match, Match.claim)
    await acknowledge_end(request, after, "win-claimed")


async def _accept(request: Request, match: Match) -> None:
    after = await act(request, match, Match.accept_draw)
    close_questions(request, match, after)
    await acknowledge_end(request, after, "draw-accepted")


async def _decline(request: Request, match: Match) -> None:
    after = await act(request, match, Match.decline_draw)
    close_questions(request, match, after)
    await acknowledge(request, "draw-declined")


draw_pressed = on_unchanged_match("draw", ask_for_draw)
draw_offer = on_unchanged_match("draw-offer", _offer)
draw_claim = on_unchanged_match("draw-claim", _claim)
win_claim = on_unchanged_match("claim-win", _win)
draw_accept = on_unchanged_match("draw-accept", _accept)
draw_decline = on_unchanged_match("draw-decline", _decline)
