"""Conditional moves: prepared, looked at, and told of; and a board to try moves on. Only who asks reads any of it."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import structlog

from bot.board.matches import past
from bot.core.conditional import LineNews
from bot.core.match import Match
from bot.core.notice import Notice
from bot.language.words import Words
from bot.services.notices import Delivered
from bot.ui.cards.card import Reply
from bot.ui.cards.lines import news_card
from bot.ui.context import Request, person
from bot.ui.protocol import Client
from bot.ui.replies import answer, post_privately

log = structlog.get_logger(__name__)


async def tell_news(request: Request) -> None:
    """Tells the asker what happened to their lines in the match that their request was about, after its answer.

    That is the only way in which somebody who takes no letters can be told what nobody else may read.
    """
    match, user = request.match, request.user_id
    if match is None or user not in match.players or not request.hears:
        return
    lines = request.app.conditionals
    if not (news := await lines.news(user, match.id)):
        return
    now = await request.app.matches.get(match.id)
    try:
        await answer(request, _card(now, user, news, await request.words()))
    except discord.HTTPException as error:
        log.info("lines.untold", match=match.id, error=str(error))
    else:
        await lines.told(user, match.id, news)


async def write_news(client: Client, notice: Notice) -> Delivered:
    """The same by letter. Raises discord.HTTPException."""
    user, match_id = notice.recipient, int(notice.facts["match"])
    assert user is not None
    news = await client.app.conditionals.news(user, match_id)
    if not news:
        return Delivered()
    match = await client.app.matches.get(match_id)
    reader = await person(client, user, match.place)
    message = await post_privately(client, user, _card(match, user, news, reader.words), notice.id)
    await client.app.conditionals.told(user, match_id, news)
    return Delivered(message.id)


def _card(match: Match, user: int, news: Sequence[LineNews], words: Words) -> Reply:
    states = match.states()
    told = [
        (each, past(match, states, each.ply - 1) if 0 < each.ply < len(states) else None) for each in news
    ]
    return news_card(match, user, told, words)
