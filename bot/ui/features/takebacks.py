"""Taking back a move: asked for and answered."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.takebacks import takeback_answer
from bot.ui.context import Request
from bot.ui.features.questions import close_questions
from bot.ui.replies import acknowledge, answer_privately


async def takeback(request: Request, match: Match) -> None:
    """Asks the opponent for one's last move back; where the opponent has asked, asks for the answer."""
    side = match.side_of(request.user_id)
    if match.talks.takeback is side.other:
        await answer_privately(request, takeback_answer(match, await request.words(), await request.link()))
        return
    await request.app.matches.ask_takeback(request.user_id, match.id, request=request.id)
    await acknowledge(request, "takeback-asked")


async def answer_takeback(request: Request, match: Match, accept: bool) -> None:
    after = await request.app.matches.answer_takeback(request.user_id, match.id, accept, request=request.id)
    close_questions(request, match, after)
    await acknowledge(request, "takeback-granted" if accept else "takeback-refused")
