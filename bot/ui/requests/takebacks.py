"""Asking for a move back, and answering who asks: /takeback."""

from __future__ import annotations

from bot.core.match import Match
from bot.language.words import Words, mention
from bot.ui.cards.card import Reply
from bot.ui.context import Request
from bot.ui.features.games import match_for_takeback
from bot.ui.features.questions import close_questions, question, two_answers
from bot.ui.replies import acknowledge, answer_privately
from bot.ui.requests.declarations import command, on_unchanged_match
from bot.ui.requests.suggestions import suggest_my_games


@command("takeback", what=("ask", "grant", "refuse"), game=suggest_my_games)
async def takeback(request: Request, what: str = "ask", game: str | None = None) -> None:
    match = await match_for_takeback(request, game, what)
    sure = game is not None or len(await request.app.matches.mine(request.user_id)) == 1
    await take_back(request, match, what, sure=sure)


async def take_back(request: Request, match: Match, what: str = "ask", *, sure: bool = True) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer.

    `what`: ask, grant or refuse; `sure`: it is not asked whether this game is meant.
    """
    side = match.side_of(request.user_id)
    if what == "grant":
        await _grant(request, match)
    elif what == "refuse":
        await _refuse(request, match)
    elif match.talks.takeback is side.other:
        await answer_privately(request, _answers(match, await request.words(), await request.link()))
    elif sure:
        after = await request.app.matches.act(
            request.user_id, match.id, Match.ask_takeback, request=request.id
        )
        # Against the bot nobody has to be asked.
        await acknowledge(request, "takeback-asked" if after.practice is None else "takeback-granted")
    else:
        match.ask_takeback(
            request.user_id, request.app.now()
        )  # refused before it is asked, where it would be
        words, link = await request.words(), await request.link()
        asked = words(
            "takeback-question",
            number=str(match.id),
            move=match.taken_back_by(side) or "",
            opponent=mention(match.opponent_of(request.user_id)),
        )
        await answer_privately(
            request, question(match, words, asked, "takeback", label="takeback-ask", link=link)
        )


async def _grant(request: Request, match: Match) -> None:
    close_questions(request, match, await request.act(match, Match.grant_takeback))
    await acknowledge(request, "takeback-granted")


async def _refuse(request: Request, match: Match) -> None:
    close_questions(request, match, await request.act(match, Match.refuse_takeback))
    await acknowledge(request, "takeback-refused")


def _answers(match: Match, words: Words, link: str) -> Reply:
    """The opponent's request with its two answers."""
    asker = match.talks.takeback
    assert asker is not None  # what nobody asked is not answered
    move, reply = match.taken_back_by(asker) or "", match.answer_to(asker) or "none"
    asked = words("takeback-answer-question", move=move, reply=reply)
    return two_answers(match, words, asked, "takeback-grant", "takeback-refuse", link)


takeback_pressed = on_unchanged_match("takeback", take_back)
takeback_grant = on_unchanged_match("takeback-grant", _grant)
takeback_refuse = on_unchanged_match("takeback-refuse", _refuse)
