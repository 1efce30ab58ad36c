"""Questions about a game: before something is done, and of a player, which stand until they are answered."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.core.match import Match
from bot.core.news import DrawOffered, News, TakebackAsked
from bot.language.words import Words
from bot.match.answers.boards import readers, repaint_board
from bot.match.cards.games import heading
from bot.match.cards.notices import notice_card
from bot.outbox.service.outbox import Outbox
from bot.skin.card import Reply, button, row, text_reply
from bot.skin.context import Request, links
from bot.skin.control_ids import ControlId
from bot.skin.protocol import Client
from rules import Ending

LATE = timedelta(days=28)
"""A question that was asked so long ago keeps its buttons, which answer all the same."""


def close_questions(request: Request, before: Match, after: Match) -> None:
    """Takes the buttons from each question that was answered by this step, and says how, in the background."""
    for question, answer in _answers(before, after).items():
        request.client.close_question(after, question, answer, before.turn_seq)


async def strip_question(client: Client, match: Match, question: type[News], answer: str, since: int) -> None:
    """Removes the buttons from a question of the match, and from a board with an offer that was declined.

    `answer`: how it was answered, as in `question-<answer>`; `since`: the event after which it was asked, for what a
    player asks with a move stands on the board alone. Nothing depends on it.
    """
    if not match.over and match.seq > match.turn_seq:
        await repaint_board(client, match)
    shown = await client.app[Outbox].shown_before(match.id, match.seq + 1, {question}, LATE)
    if shown is None:
        return
    notice, message_id = shown
    if notice.place is not None and notice.seq is not None and notice.seq > since:
        reader = await readers(client, match, notice.recipient, notice.place)
        link = (await links(client, [match], notice.recipient, notice.place))[match.id]
        card = notice_card(notice, match, reader.words, link, answer=answer)
        await client.repaint(notice.place.channel_id, message_id, card)


def _answers(before: Match, after: Match) -> dict[type[News], str]:
    """The answers by this step to questions that stood before it and stand no more."""
    found: dict[type[News], str] = {}
    over = after.outcome
    if before.draw_offer is not None and (over is not None or after.draw_offer is None):
        accepted = over is not None and over.ending is Ending.AGREEMENT
        found[DrawOffered] = "accepted" if accepted else "declined" if over is None else "over"
    if before.talks.takeback is not None and (over is not None or after.talks.takeback is None):
        more = len(after.moves) - len(before.moves)
        answer = "granted" if more < 0 else "moved" if more else "refused"
        found[TakebackAsked] = answer if over is None else "over"
    return found


def question(
    match: Match, words: Words, text: str, yes: str, *, danger: bool = False, link: str = ""
) -> Reply:
    """Asks before something is done: the button for it carries the action `yes` and the state asked about."""
    style = discord.ButtonStyle.danger if danger else discord.ButtonStyle.success
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style),
        button(words("button-keep-playing"), ControlId("dismiss", match.id, match.seq)),
    )
    return text_reply(f"{heading(match, words, link)}\n{text}", buttons)


def two_answers(match: Match, words: Words, text: str, yes: str, no: str, link: str = "") -> Reply:
    """A question of the opponent's, with the actions of its two answers."""
    style = discord.ButtonStyle
    buttons = row(
        button(words(f"button-{yes}"), ControlId(yes, match.id, match.seq), style.success),
        button(words(f"button-{no}"), ControlId(no, match.id, match.seq), style.secondary),
    )
    return text_reply(f"{heading(match, words, link)}\n{text}", buttons)
