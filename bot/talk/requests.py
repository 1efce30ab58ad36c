"""Moves typed as one talks: in a conversation with the bot, and in a channel to it."""

import re
from functools import partial
from typing import Final

import discord

from bot.core.match import Match
from bot.language.references import move_with_game
from bot.match.answers.access import may_show
from bot.match.answers.games import any_match, my_match
from bot.match.answers.moves import play
from bot.match.model import Typed, matches_meant
from bot.match.requests.moves import say
from bot.match.service.matches import Matches
from bot.skin.card import Tint, text_reply
from bot.skin.context import Request
from bot.skin.entry import enter
from bot.skin.protocol import Client
from bot.skin.replies import answer
from bot.skin.written import request_of
from bot.talk.service import Talk
from rules import RulesError, UnreadableMove

_SAID: Final = (discord.MessageType.default, discord.MessageType.reply)
_MENTION: Final = re.compile(r"<@!?\d+>")
_FIGURE: Final = re.compile(r"\d")  # in every written move, in any script
_LIKE_A_MOVE: Final = re.compile(r"\w{1,3}([-–x×:]\w{1,3})+")
_LONGEST: Final = 100  # signs of a move in a channel


async def hear(client: Client, message: discord.Message) -> None:
    """Answers a message of a person; in a server it mentions the bot."""
    alone = isinstance(message.channel, discord.DMChannel)
    known = alone or message.guild is not None
    if message.author.bot or message.webhook_id or message.type not in _SAID or not known:
        return
    text, named = move_with_game(_MENTION.sub("", message.content).strip())
    named = named or _game_of(client, message)
    moving = client.typed.wish(text) is not None or _FIGURE.search(text) is not None
    # Talk to others, of which a pinged reply whose words Discord keeps to itself may be none.
    if not alone and not (moving and len(text) <= _LONGEST) and (text or named is None):
        return
    if client.app[Talk].admits(message.author.id, message.id):
        request = request_of(client, message)
        file = "talk-file" if message.attachments else "talk-how"
        told = partial(say, request, text, named) if moving else partial(_tell, request, file)
        await enter(request, "message", told if alone else partial(_play_here, request, text, named))


def _game_of(client: Client, message: discord.Message) -> str | None:
    """The game of the bot's message that is replied to, as its heading names it."""
    replied = None if message.reference is None else message.reference.resolved
    if not isinstance(replied, discord.Message) or replied.author != client.user:
        return None
    parts = (part for box in replied.components for part in getattr(box, "children", ()))
    heading = next((part.content for part in parts if isinstance(part, discord.TextDisplay)), "")
    number = client.typed.matches.read(heading.partition("\n")[0])
    return None if number is None else str(number)


async def _tell(request: Request, message_id: str) -> None:
    told = (await request.words())(message_id, bot=getattr(request.client.user, "mention", ""))
    await answer(request, text_reply(told, tint=Tint.REFUSED))


async def _play_here(request: Request, text: str, named: str | None) -> None:
    """Plays the move in the writer's game here, or the one named; says nothing to what is no move, nor to others."""
    user, wish = request.user_id, request.client.typed.wish(text)
    found = [await any_match(request, named)] if named else await request.app[Matches].mine(user)
    mine = [
        match
        for match in found
        if user in match.players
        # Others read the answer.
        and (await may_show(request, match) if named else match.at(request.channel_id))
        and not (match.practice and match.practice.private)
    ]
    typed = Typed(text, (await request.reader()).settings.notation, request.channel_id)
    meant = matches_meant(typed, [match for match in mine if match.mover == user]) or mine[:1]
    if not any(wish or not text or _reads(match, text) for match in meant):
        await request.deferral.end()
    elif wish is not None or not text:
        await _tell(request, "talk-wish" if wish else "talk-how-here")
    elif len(meant) > 1:
        await _tell(request, "talk-which")
    else:
        await play(request, await my_match(request, str(meant[0].id)), text)


def _reads(match: Match, text: str) -> bool:
    """Is it written as a move of this game, possible or not?"""
    try:
        match.game.parse(match.state, text)
    except RulesError as error:
        return not isinstance(error, UnreadableMove) or _LIKE_A_MOVE.fullmatch(text) is not None
    return True
