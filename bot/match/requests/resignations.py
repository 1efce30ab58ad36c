"""Ending a game before the board does, by resigning or calling it off; both ask once more."""

from __future__ import annotations

from bot.core.match import Match
from bot.match.answers.games import acknowledge_end, act
from bot.match.answers.questions import close_questions, question
from bot.match.requests.controls import on_match, on_unchanged_match
from bot.skin.context import Request
from bot.skin.replies import answer_privately


async def ask_to_resign(request: Request, match: Match) -> None:
    await _ask(request, match, "resign-question", "resign-now")


async def ask_to_abort(request: Request, match: Match) -> None:
    """Raises TooLateToAbort before it asks."""
    match.abort(request.user_id, request.app.now())
    await _ask(request, match, "abort-question", "abort-now")


async def _ask(request: Request, match: Match, message_id: str, action: str) -> None:
    match.acting(request.user_id)
    words, link = await request.words(), await request.link()
    card = question(match, words, words(message_id), action, danger=True, link=link)
    await answer_privately(request, card)


async def _resign(request: Request, match: Match) -> None:
    after = await act(request, match, Match.resign)
    close_questions(request, match, after)
    await acknowledge_end(request, after, "resign-done")


async def _abort(request: Request, match: Match) -> None:
    after = await act(request, match, Match.abort)
    await acknowledge_end(request, after, "abort-done")


resign_pressed = on_unchanged_match("resign", ask_to_resign)
resign_now = on_match("resign-now", _resign)
abort_pressed = on_unchanged_match("abort", ask_to_abort)
abort_now = on_match("abort-now", _abort)
