"""Discord or the disk fails for a while, and then does not: nothing is lost, nothing is told twice."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.app import App, open_app
from bot.core.match import Place
from bot.core.notice import Notice
from bot.health import check
from bot.services.notices import LONGEST_DELAY, Delivered
from bot.store.threads import Threads
from tests.bot.fixtures import ANNA, BOB, Hands, a_move, started, terms, url_of

MATCHES = 12


async def test_after_an_hour_in_which_discord_fails_everything_is_told_once_and_in_order(
    quick: App, hands: Hands
) -> None:
    begun, attempts, told = hands(), Counter[int](), defaultdict[int, list[int]](list)

    async def deliver(notice: Notice) -> Delivered:
        attempts[notice.id] += 1
        if hands() - begun < timedelta(hours=1):
            raise RuntimeError("500 Internal Server Error")
        told[notice.match_id or 0].append(notice.seq or 0)
        return Delivered(notice.id)

    matches = [await started(quick, terms("none"), Place(900, 2000 + number)) for number in range(MATCHES)]
    for match in matches:
        await quick.matches.offer_draw(ANNA, match.id)
        await quick.matches.answer_draw(BOB, match.id, False)
    while (following := await quick.outbox.deliver_some(deliver)) is not None:
        hands.at = max(following, hands.at + timedelta(milliseconds=1))
    assert hands() - begun <= timedelta(hours=1) + 2 * LONGEST_DELAY
    for match in matches:
        history = [event.seq for event in await quick.matches.history(match.id)]
        assert told[match.id] == sorted(set(told[match.id]))
        assert told[match.id][-1] == history[-1], "the last word has come"
    assert max(attempts.values()) <= 12, "it does not hammer at Discord"


async def test_on_a_full_disk_a_move_is_refused_and_made_when_there_is_room(file: Path, hands: Hands) -> None:
    async with open_app(url_of(file), now=hands) as app:
        match, made = await started(app), 0

        async def room(pages: int) -> None:
            assert isinstance(app.database._writer, Threads)
            await app.database._writer.outside(
                lambda driver: driver.execute(f"PRAGMA max_page_count = {pages}").close()
            )

        await room(1)  # SQLite takes the least that is possible: what the file has now

        async def play_on() -> None:
            nonlocal match, made
            for number in range(200):
                text = a_move(match, number)
                match = (await app.matches.play(match.mover, text, match_id=match.id, request=number)).match
                made = number + 1

        with pytest.raises(OperationalError, match="full"):
            await play_on()
        assert (await app.matches.get(match.id)).moves == match.moves, "reading goes on"
        assert (await check(app.database)).problems == ()
        await room(100_000)
        again = await app.matches.play(match.mover, a_move(match, made), match_id=match.id, request=made)
        assert not again.repeated
        assert len(again.match.moves) == made + 1
        assert (await check(app.database)).problems == ()
