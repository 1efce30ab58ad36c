"""Questions of a player that stand in the channel until they are answered: a draw offer, a request for a move back."""

from __future__ import annotations

from datetime import timedelta

from bot.core.match import Match
from bot.core.notice import NoticeKind
from bot.ui.cards.notices import notice_card
from bot.ui.context import Request, everybody, links
from bot.ui.features.boards import repaint_board
from bot.ui.protocol import Client
from rules import Ending

QUESTIONS = frozenset({NoticeKind.DRAW_OFFERED, NoticeKind.TAKEBACK_ASKED})
LATE = timedelta(days=28)
"""A question that was asked so long ago keeps its buttons, which answer all the same."""


def close_questions(request: Request, before: Match, after: Match) -> None:
    """Takes the buttons from a question that was answered by this step, and says how, in the background."""
    if _open(before) and (after.over or not _open(after)):
        request.client.close_question(after, _answer(before, after))


async def strip_question(client: Client, match: Match, answer: str) -> None:
    """Removes the buttons from the last question of the match, and from a board with an offer that was declined.

    `answer`: how it was answered, as in `question-<answer>`. Nothing depends on it.
    """
    if not match.over and match.seq > match.turn_seq:
        await repaint_board(client, match)
    shown = await client.app.outbox.shown_before(match.id, match.seq + 1, QUESTIONS, LATE)
    if shown is None:
        return
    notice, message_id = shown
    if notice.place is not None:
        words = (await everybody(client, notice.place)).words
        link = (await links(client, [match]))[match.id]
        card = notice_card(notice, match, words, link, answer=answer)
        await client.repaint(notice.place.channel_id, message_id, card)


def _open(match: Match) -> bool:
    return match.draw_offer is not None or match.talks.takeback is not None


def _answer(before: Match, after: Match) -> str:
    """What the step made of the question that stood before it."""
    if after.outcome is not None:
        return "accepted" if after.outcome.ending is Ending.AGREEMENT else "over"
    if before.talks.takeback is None:
        return "declined"
    if len(after.moves) < len(before.moves):
        return "granted"
    return "refused" if len(after.moves) == len(before.moves) else "moved"
