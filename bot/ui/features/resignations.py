"""Resigning a game, and calling off one that has hardly begun."""

from __future__ import annotations

from bot.core.match import Match
from bot.ui.cards.questions import question
from bot.ui.context import Request
from bot.ui.features.games import acknowledge_end
from bot.ui.features.questions import close_questions
from bot.ui.replies import acknowledge, answer_privately


async def ask_to_resign(request: Request, match: Match) -> None:
    """Asks once more; the button resigns."""
    await _ask(request, match, "resign-question", "resign-now")


async def resign(request: Request, match: Match) -> None:
    after = await request.app.matches.resign(request.user_id, match.id, request=request.id)
    close_questions(request, match, after)
    await acknowledge_end(request, after, "resign-done")


async def ask_to_abort(request: Request, match: Match) -> None:
    """Asks once more; the button calls the game off. Raises TooLateToAbort before it asks."""
    match.abort(request.user_id, request.app.now())
    await _ask(request, match, "abort-question", "abort-now")


async def abort(request: Request, match: Match) -> None:
    after = await request.app.matches.abort(request.user_id, match.id, request=request.id)
    await acknowledge_end(request, after, "abort-done")


async def resign_unreadable(request: Request, match_id: int) -> None:
    """Ends a game that cannot be opened; the opponent wins."""
    await request.app.unreadable.resign(request.user_id, match_id)
    await acknowledge(request, "resign-done")


async def abort_unreadable(request: Request, match_id: int) -> None:
    """Ends a game that cannot be opened, without a result."""
    await request.app.unreadable.abort(request.user_id, match_id)
    await acknowledge(request, "abort-done")


async def _ask(request: Request, match: Match, message_id: str, action: str) -> None:
    match.acting(request.user_id)
    words = await request.words()
    card = question(match, words, words(message_id), action, danger=True, link=await request.link())
    await answer_privately(request, card)
