"""A tournament that people have played, fed in game by game, comes to the table that was published of it."""

from __future__ import annotations

import pytest

from bot.console.check import check
from bot.core.match import Match
from bot.core.verdict import DRAW, WIN
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.standings import ROUND_ROBIN, standings
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from rules.draughts.pdn import read_pdn
from rules.draughts.pdn_record import Record
from rules.stream import decode
from tests.bot.core.tournament.test_standings import ARCO, published
from tests.bot.fixtures import Hands, a_move, terms
from tests.bot.services.test_tournaments import GUILD, begun, going_on
from tests.shared import shared

FIRST_USER = 101
TERMS = terms("14d", game="international", rated=True)
SHORT = 4
"""Moves of a game of which only the result is taken over."""

Sheet = tuple[tuple[int, int], list[str]]


def sheets() -> dict[tuple[int, int], Sheet]:
    """By the players with the first and the second move: the half points of a game, and its moves."""
    _, pairings = published(ARCO)
    data = shared("data", "pdn", *ARCO.split("/")).read_bytes()
    records = [record for record in read_pdn(decode(data)) if isinstance(record, Record)]
    return {
        (pairing.first, pairing.second or 0): (pairing.games[0], [ply.text for ply in record.plies])
        for pairing, record in zip(pairings, records, strict=True)
    }


def sheet_of(match: Match, known: dict[tuple[int, int], Sheet]) -> Sheet:
    """The points of a game for its two players, with its moves where they have the same sides here."""
    first, second = (user - FIRST_USER + 1 for user in match.players)
    if (first, second) in known:
        return known[first, second]
    (own, other), _ = known[second, first]
    return (other, own), []


async def end(app: App, match: Match, points: tuple[int, int]) -> None:
    """The game ends as it did, unless the rules have ended it."""
    first, second = match.players
    if match.over:
        return
    if points == (DRAW, DRAW):
        await app[Matches].act(first, match.id, Match.offer_draw)
        await app[Matches].act(second, match.id, Match.offer_draw)
    else:
        await app[Matches].act(second if points[0] == WIN else first, match.id, Match.resign)


@pytest.mark.slow
@pytest.mark.few(1)
@pytest.mark.parametrize("whole", [3, pytest.param(45, marks=pytest.mark.few(0))])
async def test_the_italian_championship_of_2004_ends_here_as_it_did(
    app: App, hands: Hands, whole: int
) -> None:
    """Sources: those of `test_standings`. Every move is played of the first `whole` games whose sides are the same."""
    tournament = await begun(app, Plan("Arco", Format.GROUPS, TERMS), 10)
    known, replayed = sheets(), 0
    for match in await going_on(app):
        points, moves = sheet_of(match, known)
        if replayed >= whole or not moves:
            moves = []
        replayed += bool(moves)
        for text in moves or [""] * SHORT:
            if not match.over:
                hands.on(minutes=1)
                match = (await app[Matches].play(match.mover, text or a_move(match), match_id=match.id)).match
        await end(app, match, points)
    assert replayed >= 3
    await app[Tournaments].advance()
    over = await app[Tournaments].get(tournament.id, GUILD)
    assert over.status is Status.OVER
    names, pairings = published(ARCO)
    table = over.table(0, 0)
    order = [names[over.user(line.player) - FIRST_USER].split()[0] for line in table]
    assert order[:4] == ["Borghetti", "Bertè", "Raimondi", "Bubbi"]
    assert order[6] == "Veronesi"
    assert table[0].values[0] - table[1].values[0] == 2
    theirs = standings(range(1, 11), pairings, ROUND_ROBIN, rounds=9, everybody=True)
    assert [(over.user(line.player) - FIRST_USER + 1, line.rank, line.values) for line in table] == [
        (line.player, line.rank, line.values) for line in theirs
    ]
    assert (await check(app.database)).problems == ()
