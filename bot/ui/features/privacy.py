"""What is kept of a person: given to them as a file, or deleted."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import replace

from bot.core.export import export as export_match
from bot.core.terms import SeekStatus
from bot.services.privacy import Kept
from bot.ui.cards.card import Attached, note
from bot.ui.cards.invitations import seek_card
from bot.ui.cards.privacy import data_card, deletion_card
from bot.ui.context import Request, everybody
from bot.ui.replies import answer, answer_privately

FILE = "damka-data.zip"


async def export(request: Request) -> None:
    """Sends everything that is kept of the asker to them alone: the rows of the database, and each game as a file."""
    await request.deferral.defer_now()
    kept = await request.app.privacy.kept(request.user_id)
    words = await request.words()
    names = await request.client.names((player for match in kept.matches for player in match.players), words)
    packed = await asyncio.to_thread(_packed, kept, names)
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


def _packed(kept: Kept, names: Mapping[int, str]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("data.json", json.dumps(kept.rows, ensure_ascii=False, indent=1))
        for match in kept.matches:
            written = export_match(match, (names[match.players[0]], names[match.players[1]]))
            archive.writestr(f"games/{match.id}.{written.suffix}", written.text)
    return packed.getvalue()
