"""Making a move, from a command, a button, a select or a form."""

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.board.matches import after
from bot.core.match import Match
from bot.core.terms import Place
from bot.match.answers.boards import (
    Draft,
    draft_of,
    preview_board,
    private_board,
    public_board,
    text_of,
    unless_daily,
)
from bot.match.answers.games import ask_which_move, here, my_match, others_wait
from bot.match.answers.refusals import close_questions
from bot.match.cards.games import moves_told
from bot.match.cards.moves import after_move, confirmation, played_card
from bot.match.model import Typed
from bot.match.service.matches import Matches, Played, UnclearMove
from bot.match.service.replies import Replies
from bot.outbox.service.outbox import Outbox
from bot.skin.card import Reply
from bot.skin.context import Request
from bot.skin.errors import WhichGame
from bot.skin.replies import answer, answer_privately, refill
from rules import Move

REPLY_PATIENCE: Final = 1.1
"""Seconds that an answer waits for the bot's reply; the interaction is deferred a little later."""
TALK_PATIENCE: Final = 10.0  # the same in a conversation, where that is the board
LONG_PATIENCE: Final = 120.0  # seconds that a private board waits for it, before it stays as it is

log = structlog.get_logger(__name__)


async def play_typed(request: Request, game: str | None, text: str, *, offer_draw: bool = False) -> None:
    """Plays the move in the game named, or in the one that it is meant for, as `play` does. Raises WhichGame too."""
    if (game := await here(request, game)) is not None:
        await play(request, await my_match(request, game), text, offer_draw=offer_draw)
        return
    typed = Typed(text, (await request.reader()).settings.notation, request.channel_id)
    drafts = _Drafts(request)
    try:
        played = await request.app[Matches].play_typed(
            request.user_id,
            typed,
            request=request.id,
            offer_draw=offer_draw,
            answering=_answering(request),
            made=drafts.begin,
        )
    except UnclearMove as unclear:
        raise WhichGame(await ask_which_move(request, unclear.matches, text)) from None
    if isinstance(played, Played):
        await _show(request, played, drafts)
    else:
        # The refusal names the game.
        request.match = played.match
        await request.meet(played.match)
        raise played.refusal


async def play(
    request: Request, match: Match, text: str, *, seq: int | None = None, offer_draw: bool = False
) -> None:
    """Plays the move, perhaps with a draw offer, and shows the board: to everybody in its place, else to the player.

    Raises what `Matches.play` raises. Once the move is saved nothing that Discord refuses undoes it: the notice for the
    opponent is in the outbox, which sends it if this answer does not.
    """
    drafts = _Drafts(request)
    played = await request.app[Matches].play(
        request.user_id,
        text,
        match_id=match.id,
        seq=seq,
        request=request.id,
        offer_draw=offer_draw,
        answering=_answering(request),
        channel_id=request.channel_id,
        made=drafts.begin,
    )
    await _show(request, played, drafts)


class _Drafts:
    """The board after a move, which is drawn while the move is being committed, and shown once it is."""

    def __init__(self, request: Request) -> None:
        self._request, self._loop = request, asyncio.get_running_loop()
        self._match: Match | None = None

    def begin(self, match: Match) -> None:
        """Called in the transaction, which may fail still, or be begun again; perhaps in a thread of its own."""
        if not match.over and (place := _shown_at(self._request, match)) is not None:
            self._loop.call_soon_threadsafe(self._begin, match, place)

    def _begin(self, match: Match, place: Place) -> None:
        self._match, called = match, _called(match, self._request.user_id, place)
        self._draft = asyncio.create_task(draft_of(self._request.client, match, called, place))
        # Nobody looks at it where the move was not committed.
        self._draft.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def of(self, match: Match) -> Draft | None:
        """The board that is being drawn of just this match."""
        return await self._draft if match is self._match else None


def _answering(request: Request) -> bool:
    """A private message with controls is turned into the answer; everything else is answered anew."""
    return not request.in_private and request.channel_id is not None


def _shown_at(request: Request, match: Match) -> Place | None:
    """The place in which the answer shows the board to everybody; None where it shows it to the player."""
    return None if match.practice is not None or request.in_private else match.at(request.channel_id)


async def _show(request: Request, played: Played, drafts: _Drafts) -> None:
    client = request.client
    request.match, request.stands = played.match, "error-after-move"
    await request.meet(played.match)
    practice, place = played.match.practice, _shown_at(request, played.match)
    if played.match.reply_due:
        # The answer tells the bot's reply where it comes soon enough; the game's board shows it whenever it comes.
        with client.app[Replies].awaited(played.match.id, shown=False) as coming:
            reply = await coming.within(TALK_PATIENCE if request.talking else REPLY_PATIENCE)
        if reply is not None:
            plies = played.plies + reply.plies
            played = replace(played, match=reply.match, plies=plies, notice_ids=reply.notice_ids)
    request.hears |= played.news
    close_questions(request, played.earlier, played.match)
    if place is not None:
        await _show_everybody(request, played, place, drafts)
        return
    if practice is not None and not played.repeated:
        await client.app[Outbox].released(played.notice_ids)
    if practice is not None and practice.private:
        await show_alone(request, played.match, plies=played.plies)
    else:
        await answer_privately(request, await _private_answer(request, played))


async def show_alone(request: Request, match: Match, *, news: str = "", plies: int = 1) -> None:
    """Shows a private game against the bot in its own card, and once it has replied; a typed move makes a new card."""
    client, reader = request.client, await request.reader()

    async def board(now: Match, plies: int) -> Reply:
        told = moves_told(now, reader.words, plies)
        # The board says what the last move was.
        said = "\n".join([*([news] if news else []), *told[:-1]])
        return await private_board(client, now, reader, news=said)

    await answer_privately(request, await board(match, plies))
    before = client.private_cards.note(match.id, request.interaction)
    if before is not None and not request.in_private:
        with suppress(discord.HTTPException):  # its reader may have dismissed it
            await before.delete_original_response()
    if match.reply_due:
        request.match = after = await client.app[Replies].after_reply(match.id, LONG_PATIENCE)
        if after.seq != match.seq:
            await refill(request, await board(after, len(after.moves) - len(match.moves) + plies))


async def show_act(request: Request, match: Match, *, news: str) -> bool:
    """Shows a private game against the bot in its own card after something else than a move; False for other games."""
    if match.practice is None or not match.practice.private:
        return False
    after = await request.app[Replies].after_reply(match.id, REPLY_PATIENCE)
    request.match = after
    await show_alone(request, after, news=news, plies=0 if len(after.moves) <= len(match.moves) else 1)
    return True


async def confirm(
    request: Request, match: Match, move: Move, *, heading: str = "moving-confirm-heading", why: str = ""
) -> None:
    """Shows the sender the board after the move, with the button that plays it; `why`: what the move does, if told."""
    reader = await request.reader()
    picture = await preview_board(request.client, match, reader, move)
    board = text_of(after(match, move), reader)
    card = confirmation(match, reader.words, picture, move, board, heading=heading, why=why)
    await answer_privately(request, card)


async def _private_answer(request: Request, played: Played) -> Reply:
    """The mover's own answer: with the board only where everybody's board does not come to this very place."""
    match, reader = played.match, await request.reader()
    lines = [
        reader.words(
            "move-played", move=match.game.format(played.before, played.move, reader.words.moves_in)
        ),
        *moves_told(match, reader.words, played.plies)[1:],
    ]
    following = await others_wait(request, match)
    talked = request.talking and match.practice is not None  # its card is far above
    if match.at(request.channel_id) is not None and not talked:
        said = reader.words.apart(*lines) if request.overheard else "\n".join(lines)
        return played_card(match, request.user_id, reader.words, said, following=following)
    footer = None if talked else after_move(match, reader.words, following=following)
    # The board says what the last move was.
    said = "\n".join(lines[: max(1, len(lines) - 1)])
    return await private_board(request.client, match, reader, news=said, footer=footer)


async def _show_everybody(request: Request, played: Played, place: Place, drafts: _Drafts) -> None:
    """Answers with the new board; where Discord does not take the answer, the outbox sends it."""
    client, match, shown = request.client, played.match, None
    try:
        draft = await drafts.of(match)
        called = _called(match, request.user_id, place) if draft is None else draft.called
        reply = await public_board(client, match, draft=draft, ping=called, plies=played.plies, place=place)
        reply = await unless_daily(client, match, reply)
        shown = await answer(request, reply, private=False)
    except discord.HTTPException as error:
        log.warning("answer.undelivered", match=match.id, error=str(error))
    finally:
        # The opponent hears of the move, whatever has failed.
        if shown is None and not played.repeated:
            await client.app[Outbox].released(played.notice_ids)
    if shown is not None:
        recorded = client.note_told(played.notice_ids, shown)
        client.tidy(match, place, shown, reply, recorded)


def _called(match: Match, actor: int, place: Place) -> int | None:
    """The person there to mention on the board: the player to move; at the end, the one who did not end the game."""
    called = match.opponent_of(actor) if match.over else match.mover
    return called if called != actor and called in match.people_at(place) else None
