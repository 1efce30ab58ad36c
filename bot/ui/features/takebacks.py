"""Taking back a move: asked for and answered."""

from __future__ import annotations

from bot.core.match import Match
from bot.language.words import mention
from bot.ui.cards.questions import question
from bot.ui.cards.takebacks import takeback_answer
from bot.ui.context import Request
from bot.ui.features.questions import close_questions
from bot.ui.replies import acknowledge, answer_privately


async def takeback(request: Request, match: Match, what: str = "ask", *, sure: bool = True) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer.

    `what`: ask, grant or refuse; `sure`: it is not asked whether this game is meant.
    """
    side = match.side_of(request.user_id)
    if what in ("grant", "refuse"):
        await answer_takeback(request, match, what == "grant")
    elif match.talks.takeback is side.other:
        await answer_privately(request, takeback_answer(match, await request.words(), await request.link()))
    elif sure:
        after = await request.app.matches.ask_takeback(request.user_id, match.id, request=request.id)
        # Against the bot nobody has to be asked.
        await acknowledge(request, "takeback-asked" if after.practice is None else "takeback-granted")
    else:
        match.ask_takeback(
            request.user_id, request.app.now()
        )  # refused before it is asked, where it would be
        asked = (await request.words())(
            "takeback-question",
            number=str(match.id),
            move=match.taken_back_by(side) or "",
            opponent=mention(match.opponent_of(request.user_id)),
        )
        card = question(
            match, await request.words(), asked, "takeback", label="takeback-ask", link=await request.link()
        )
        await answer_privately(request, card)


async def answer_takeback(request: Request, match: Match, accept: bool) -> None:
    after = await request.app.matches.answer_takeback(request.user_id, match.id, accept, request=request.id)
    close_questions(request, match, after)
    await acknowledge(request, "takeback-granted" if accept else "takeback-refused")
