"""The button that opens the page, for its presser alone."""

import discord

from bot.core.match import Match
from bot.language.words import moment
from bot.match.requests.controls import on_match
from bot.page.service import LINK, Sessions
from bot.skin.card import row, text_reply
from bot.skin.context import Request
from bot.skin.replies import answer


async def open_board(request: Request, match: Match) -> None:
    """Gives a link to the page with this game, which works once and soon."""
    sessions, words = request.app[Sessions], await request.words()
    link = f"{sessions.url}#{await sessions.link(request.user_id)}.{match.id}"
    told = words("open-board-told", until=moment(request.app.now() + LINK, "t"))
    await answer(
        request, text_reply(told, row(discord.ui.Button(label=words("button-open-board"), url=link)))
    )


open_pressed = on_match("open-board", open_board)
