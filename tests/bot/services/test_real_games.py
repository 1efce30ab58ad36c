"""Games that people have played elsewhere, played again through the service to their recorded results."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.console.check import check
from bot.core.match import Match
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.store.app import App
from rules import Side
from rules.draughts.pdn import read_pdn
from rules.draughts.pdn_record import Record
from rules.stream import decode
from tests.bot.fixtures import ANNA, BOB, PLACE, Hands, terms
from tests.shared import shared

WINNER = {"1-0": Side.FIRST, "2-0": Side.FIRST, "0-1": Side.SECOND, "0-2": Side.SECOND}
DRAWN = {"1/2-1/2", "1-1"}


def recorded(path: str) -> Iterator[Record]:
    """Finished games of some length from the usual start."""
    for record in read_pdn(decode(shared("data", "pdn", *path.split("/")).read_bytes())):
        if isinstance(record, Record) and record.start is None and len(tuple(record.plies)) >= 20:
            assert record.result in WINNER or record.result in DRAWN or record.result == "*"
            if record.result != "*":
                yield record


async def replayed(app: App, hands: Hands, game: str, record: Record) -> Match:
    seek = await app[Seeks].invite(ANNA, terms("none", game=game), PLACE, opponent=BOB, wants=Side.FIRST)
    match = await app[Seeks].join(seek.id, BOB)
    for ply in record.plies:
        if match.over:
            break
        hands.on(minutes=17)
        match = (await app[Matches].play(match.mover, ply.text, match_id=match.id)).match
    if match.over:
        return match
    winner = WINNER.get(record.result)
    if winner is None:
        await app[Matches].act(ANNA, match.id, Match.offer_draw)
        return await app[Matches].act(BOB, match.id, Match.offer_draw)
    return await app[Matches].act(match.players[winner.other], match.id, Match.resign)


@pytest.mark.few(2)
@pytest.mark.parametrize("count", [2, pytest.param(20, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "game, path",
    [("american", "american/OCA_2.0.pdn"), ("international", "international/wk2003.pdn")],
)
async def test_real_games_end_as_they_did(app: App, hands: Hands, game: str, path: str, count: int) -> None:
    played = 0
    for record in islice(recorded(path), count):
        match = await replayed(app, hands, game, record)
        assert match.outcome is not None
        assert match.outcome.winner is WINNER.get(record.result), record.tags
        played += 1
    report = await check(app.database)
    assert (report.matches, report.problems) == (played, ())
    assert played == count
    assert report.moves >= 20 * count
