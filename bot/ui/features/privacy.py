"""A person's data: given to them as a file, or deleted."""

from __future__ import annotations

from dataclasses import replace

from bot.core.archive import archive
from bot.core.terms import SeekStatus
from bot.ui.cards.card import Attached, note
from bot.ui.cards.invitations import seek_card
from bot.ui.cards.privacy import data_card, deletion_card
from bot.ui.context import Request, everybody
from bot.ui.replies import answer, answer_privately

FILE = "damka-data.zip"


async def export(request: Request) -> None:
    """Sends everything that is kept of the asker to them alone: the rows of the database, and each game as a file."""
    request.app.errands.admit(request.user_id)
    await request.deferral.defer_now()
    kept = await request.app.privacy.data_of(request.user_id)
    words = await request.words()
    names = await request.client.names((player for match in kept.matches for player in match.players), words)
    packed = await request.app.errands.do(archive, kept.rows, kept.matches, names, by=request.user_id)
    await answer(request, data_card(Attached(FILE, packed), words))


async def ask_to_delete(request: Request) -> None:
    """Asks once more; the button deletes."""
    app, user = request.app, request.user_id
    games = len(await app.matches.mine(user)) + len(await app.unreadable.of(user))
    await answer_privately(request, deletion_card(games, await request.words()))


async def delete(request: Request) -> None:
    """Forgets the asker, and closes the invitations that this has ended where they were shown."""
    words = await request.words()
    forgotten = await request.app.privacy.erase(request.user_id)
    await answer_privately(request, note(words("privacy-deleted")))
    for seek in forgotten.seeks:
        if seek.message_id is not None:
            closed = replace(
                seek,
                status=SeekStatus.WITHDRAWN,
                by=forgotten.number if seek.by == request.user_id else seek.by,
                opponent=forgotten.number if seek.opponent == request.user_id else seek.opponent,
            )
            card = seek_card(closed, (await everybody(request.client, seek.place)).words)
            await request.client.repaint(seek.card_channel, seek.message_id, card)
