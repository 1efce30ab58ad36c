"""Asking for a move back, and answering who asks."""

from __future__ import annotations

from bot.core.match import Match
from bot.language.words import Words
from bot.match.answers.acknowledgement import acknowledge
from bot.match.answers.games import act
from bot.match.answers.moves import show_act
from bot.match.answers.questions import close_questions, two_answers
from bot.match.requests.controls import on_unchanged_match
from bot.match.service.matches import Matches
from bot.skin.card import Reply
from bot.skin.context import Request
from bot.skin.replies import answer_privately


async def take_back(request: Request, match: Match) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer."""
    side = match.side_of(request.user_id)
    if match.talks.takeback is side.other:
        await answer_privately(request, _answers(match, await request.words(), await request.link()))
    else:
        after = await request.app[Matches].act(
            request.user_id, match.id, Match.ask_takeback, request=request.id
        )
        # Against the bot nobody has to be asked.
        if await show_act(request, after, news=(await request.words())("takeback-granted")):
            return
        await acknowledge(request, "takeback-asked" if after.practice is None else "takeback-granted")


async def _grant(request: Request, match: Match) -> None:
    close_questions(request, match, await act(request, match, Match.grant_takeback))
    await acknowledge(request, "takeback-granted")


async def _refuse(request: Request, match: Match) -> None:
    close_questions(request, match, await act(request, match, Match.refuse_takeback))
    await acknowledge(request, "takeback-refused")


def _answers(match: Match, words: Words, link: str) -> Reply:
    """The opponent's request with its two answers."""
    asker = match.talks.takeback
    assert asker is not None  # a request that nobody made is not answered
    move, reply = match.taken_back_by(asker) or "", match.answer_to(asker) or "none"
    asked = words("takeback-answer-question", move=move, reply=reply)
    return two_answers(match, words, asked, "takeback-grant", "takeback-refuse", link)


takeback_pressed = on_unchanged_match("takeback", take_back)
takeback_grant = on_unchanged_match("takeback-grant", _grant)
takeback_refuse = on_unchanged_match("takeback-refuse", _refuse)
