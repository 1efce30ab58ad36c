"""Old boards lose their buttons, so that nobody presses them for a position that is gone.

Nothing depends on it: a press on an old button is recognised by its number and answered with the board of now.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.boards import past_card
from bot.core.match import replay
from bot.core.notice import NoticeKind

if TYPE_CHECKING:
    from bot.client import Damka
    from bot.core.match import Match

BOARDS = frozenset({NoticeKind.TURN, NoticeKind.JOINED, NoticeKind.TAKEN_BACK})
YOUNG = timedelta(minutes=50)
"""Discord lets messages of more than an hour be edited only now and then."""


async def strip_older(client: Damka, match: Match) -> None:
    """Takes the buttons from the board that was shown before this one, if it is young."""
    shown = await client.house.outbox.shown_before(match.id, match.turn_seq, BOARDS, YOUNG)
    if shown is None:
        return
    notice, message_id = shown
    if notice.place is None or notice.seq is None:
        return
    events = await client.house.matches.history(match.id)
    before = replay(match.header, events[: notice.seq])
    await client.repaint(notice.place.channel_id, message_id, await past_card(client, before))
