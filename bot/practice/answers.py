"""Games against the bot: beginning one, beginning it again, asking for a hint."""

from dataclasses import replace
from typing import Final

import discord

from bot.core.match import Match
from bot.core.notice import Notice
from bot.core.pace import Pace
from bot.core.reasons import reasons
from bot.core.terms import Place, Terms
from bot.match.answers.access import known_match
from bot.match.answers.boards import public_board
from bot.match.answers.homes import in_own_thread
from bot.match.answers.moves import REPLY_PATIENCE, confirm, show_alone
from bot.match.service.replies import Replies
from bot.outbox.service.outbox import Outbox
from bot.people.service import Players
from bot.practice.service import PracticeGames
from bot.skin.card import Reply, note
from bot.skin.context import Request, everybody
from bot.skin.names import name_of
from bot.skin.places import is_here
from bot.skin.protocol import Client
from bot.skin.replies import answer, post
from rules import Side

USUAL_LEVEL: Final = 3  # where none is named
CLOCKLESS: Final = Pace.parse("none")  # the bot waits for anybody, and nobody needs to wait for it


async def begin(
    request: Request,
    terms: Terms,
    place: Place,
    level: int,
    wants: Side | None,
    *,
    private: bool = False,
    key: int | None = None,
) -> None:
    """Begins a game against the bot and shows it, to the player alone if `private`; the same `key` begins and
    shows one. Raises as `PracticeGames.begin`.
    """
    client = request.client
    assert client.user is not None
    await client.app[Players].remember(client.user.id, name_of(client.user))
    match = await client.app[PracticeGames].begin(
        request.user_id,
        client.user.id,
        Terms(terms.game, CLOCKLESS, terms.setup),
        place,
        level,
        wants=wants,
        private=private,
        request=request.id if key is None else key,
    )
    if key is not None and await client.app[Outbox].latest_boards([match.id]):
        return
    if private:
        request.match = match = await client.app[Replies].after_reply(match.id, REPLY_PATIENCE)
        await show_alone(request, match, news=(await request.words())("practice-begun"))
        return
    # A first move of the bot stands in the first board, where it comes soon enough.
    with client.app[Replies].awaited(match.id, shown=match.reply_due) as coming:
        if match.place == place:
            match = await in_own_thread(client, match)
        first = await coming.within(REPLY_PATIENCE) if match.reply_due else None
    if first is not None:
        match = replace(first.match, header=match.header)
    request.match = match
    words = await request.words() if place.guild_id is None else (await everybody(client, place)).words
    reply = await public_board(client, match, news=words("practice-begun"))
    if is_here(request, match.place):
        shown = await answer(request, reply, private=False)
    else:
        shown = (await post(client, match.place.channel_id, reply, f"practice-{match.id}")).id
        there = f"<#{match.place.channel_id}>"
        await answer(request, note((await request.words())("practice-elsewhere", place=there)))
    if shown is not None:
        await client.app[PracticeGames].note_shown(match, shown)
        if first is not None:
            await client.app[Outbox].delivered(first.notice_ids, shown)


async def edit_card(client: Client, notice: Notice, reply: Reply) -> int | None:
    """Shows the board in a practice game's one message, or None. Raises discord.HTTPException to try again."""
    if notice.match_id is None or not notice.what.board or notice.place is None:
        return None
    match = await known_match(client, notice.match_id)
    if match.practice is None:
        return None
    shown = (await client.app[Outbox].latest_boards([match.id])).get(match.id)
    if shown is None or shown.place != notice.place:
        return None
    message = client.get_partial_messageable(shown.place.channel_id).get_partial_message(shown.message_id)
    try:
        await message.edit(
            view=reply.card.clickable(client),
            attachments=reply.attachments,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except discord.NotFound:
        # Somebody has deleted it.
        return None
    return shown.message_id


async def rematch(request: Request, match: Match) -> None:
    """The same again with colours swapped."""
    practice = match.practice
    assert practice is not None
    match.side_of(request.user_id)
    place = match.place
    await begin(request, match.terms, place, practice.level, practice.side, private=practice.private)


async def hint(request: Request, match: Match) -> None:
    """Shows the asker alone a move that they may play at once; on a private card it comes into that."""
    await request.deferral.defer_now(here=request.in_private)
    match, text = await request.app[PracticeGames].hint(request.user_id, match.id, request=request.id)
    move = match.game.parse(match.state, text)
    words = await request.words()
    found = [words(f"why-{fact.code}", **fact.details) for fact in reasons(match.game, match.state, move)]
    why = words("practice-why", reasons=words.apart(*found)) if found else ""
    await confirm(request, match, move, heading="practice-hint", why=why)
