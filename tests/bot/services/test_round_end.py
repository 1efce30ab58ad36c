"""The end of a round for games that are not over: until when is claimed, what counts before what, and for whom."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.event import Result
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import EarlyDraws
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import Hands, moved, terms
from tests.bot.services.test_tournament_life import (
    GUILD,
    directs,
    now,
    points,
    refused,
    set_out,
    sound,
    swiss,
    undoes,
)  # fmt: skip
from tests.bot.services.test_tournaments import begun, entered, going_on

DAYS = 5
"""A round of the tournaments here."""


async def claimed(app: App, hands: Hands, match: Match, claims: dict[int, int | None], moves: int) -> None:
    """The round is over after so many moves, the players claim these winners, and then nobody can claim any more."""
    await moved(app, match, moves)
    hands.on(days=DAYS)
    await app[Tournaments].advance()
    for user, winner in claims.items():
        await app[Tournaments].claim(match.id, GUILD, user, winner)
    hands.on(days=3)
    await app[Tournaments].advance()


async def counted(app: App, tournament: Tournament, match: Match) -> tuple[list[int], str | None]:
    """The points of the match's two players, and how they came by them."""
    history = [each.what for each in await app[Tournaments].history(tournament.id, GUILD)]
    (result,) = [each for each in history if isinstance(each, Result) and each.match == match.id]
    return await points(app, tournament, match), result.how


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("silent_claims", [True, False])
async def test_who_never_moved_wins_by_no_claim(
    app: App, hands: Hands, moves: int, silent_claims: bool
) -> None:
    tournament = await begun(app, swiss(round_days=DAYS), 4)
    match = (await going_on(app))[0]
    silent, other = match.players[moves], match.players[1 - moves]
    claimant = silent if silent_claims else other
    await claimed(app, hands, match, {claimant: silent}, moves)
    worth, how = await counted(app, tournament, match)
    assert (worth[moves], worth[1 - moves], how) == (0, 2, "time")
    assert (await app[Matches].get(match.id)).over
    await sound(app)


async def test_of_two_claims_that_differ_whoever_never_moved_has_lost(app: App, hands: Hands) -> None:
    tournament = await begun(app, swiss(round_days=DAYS), 4)
    match = (await going_on(app))[0]
    first, second = match.players
    await claimed(app, hands, match, {second: second, first: None}, 1)
    assert await counted(app, tournament, match) == ([2, 0], "time")
    await sound(app)


async def test_what_both_claim_counts_before_all_else(app: App, hands: Hands) -> None:
    tournament = await begun(app, swiss(round_days=DAYS), 4)
    match = (await going_on(app))[0]
    first, second = match.players
    await claimed(app, hands, match, {second: second, first: second}, 1)
    assert await counted(app, tournament, match) == ([0, 2], "claims")


async def test_endgame_tables_count_before_a_missing_move_and_unclaimed(app: App, hands: Hands) -> None:
    won = terms("14d", setup="B:WK32:BK1,K10")
    tournament = await begun(app, replace(swiss(round_days=DAYS), terms=won), 4)
    match = (await going_on(app))[0]
    await claimed(app, hands, match, {}, 0)
    worth, how = await counted(app, tournament, match)
    assert (sorted(worth), how) == ([0, 2], "tables")
    await sound(app)


@pytest.mark.parametrize("both", [True, False])
async def test_a_draw_by_claims_is_a_draw_agreed_on(app: App, hands: Hands, both: bool) -> None:
    made = swiss(round_days=DAYS, early_draws=EarlyDraws.POINTLESS, draw_moves=5)
    tournament = await begun(app, made, 4)
    early, late = await going_on(app)
    await moved(app, late, 10)
    users = early.players if both else early.players[:1]
    hands.on(days=1)
    await moved(app, early, 8)
    hands.on(days=DAYS - 1)
    await app[Tournaments].advance()
    for match in (early, late):
        for user in match.players if match is late else users:
            await app[Tournaments].claim(match.id, GUILD, user, None)
    hands.on(days=3)
    await app[Tournaments].advance()
    assert await counted(app, tournament, early) == ([0, 0], "early-draw")
    assert await counted(app, tournament, late) == ([1, 1], "claims")
    assert [(await app[Matches].get(each.id)).over for each in (early, late)] == [True, True]
    await sound(app)


async def test_no_draw_is_claimed_where_none_may_be_offered_yet(app: App, hands: Hands) -> None:
    made = swiss(round_days=DAYS, early_draws=EarlyDraws.REFUSED, draw_moves=5)
    await begun(app, made, 4)
    early, late = await going_on(app)
    await moved(app, early, 8)
    await moved(app, late, 10)
    hands.on(days=DAYS)
    await app[Tournaments].advance()
    with refused("claim-early"):
        await app[Tournaments].claim(early.id, GUILD, early.players[0], None)
    await app[Tournaments].claim(early.id, GUILD, early.players[0], early.players[0])
    await app[Tournaments].claim(late.id, GUILD, late.players[0], None)


async def test_games_that_had_no_room_to_begin_are_lost_by_both(app: App, hands: Hands) -> None:
    made = replace(swiss(round_days=DAYS), format=Format.GROUPS)
    tournament = await entered(app, made, 0)
    for user in range(101, 105):
        await app[Tournaments].enter(tournament.id, GUILD, user, 1)
    await set_out(app, tournament)
    assert len(await going_on(app)) == 2
    for days in (DAYS, 3):
        hands.on(days=days)
        await app[Tournaments].advance()
    after = await now(app, tournament)
    assert (after.status, len(after.meetings)) == (Status.OVER, 6)
    assert sorted(sum(map(sum, meeting.pairing.games)) for meeting in after.meetings)[:4] == [0] * 4
    await sound(app)


MOMENT = timedelta(milliseconds=1)


async def claiming(app: App, hands: Hands, *, vacation: bool = False) -> tuple[Tournament, list[Match]]:
    """A round whose time is over, and its two games."""
    made = replace(swiss(round_days=DAYS), terms=terms("14d", rated=True, vacation=vacation))
    tournament = await begun(app, made, 4)
    games = [await moved(app, match) for match in await going_on(app)]
    hands.on(days=DAYS)
    await app[Tournaments].advance()
    return tournament, games


async def test_nobody_claims_while_the_tournament_is_paused(quick: App, hands: Hands) -> None:
    tournament, (match, _) = await claiming(quick, hands)
    await directs(quick, tournament, "pause")
    with refused("claims-paused"):
        await quick[Tournaments].claim(match.id, GUILD, match.players[0], None)
    hands.on(days=4)
    await undoes(quick, tournament)
    await quick[Tournaments].claim(match.id, GUILD, match.players[0], None)
    assert (await now(quick, tournament)).direction.claims[match.id] == {match.players[0]: None}
    await sound(quick)


async def test_nobody_claims_from_the_instant_in_which_claims_end(quick: App, hands: Hands) -> None:
    """Also where nobody has looked at the time yet; but two who differ may still agree."""
    tournament, (match, differs) = await claiming(quick, hands)
    for user in differs.players:
        await quick[Tournaments].claim(differs.id, GUILD, user, user)
    hands.at += timedelta(days=3) - MOMENT
    await quick[Tournaments].claim(match.id, GUILD, match.players[0], match.players[0])
    hands.at += MOMENT
    with refused("claims-over"):
        await quick[Tournaments].claim(match.id, GUILD, match.players[1], match.players[1])
    await quick[Tournaments].claim(differs.id, GUILD, differs.players[0], differs.players[1])
    await quick[Tournaments].advance()
    assert await points(quick, tournament, match) == [2, 0]
    assert await points(quick, tournament, differs) == [0, 2]
    await sound(quick)


async def test_a_claim_takes_back_no_time_in_which_claims_stood_still(quick: App, hands: Hands) -> None:
    """Somebody claims after two days of vacation: the other one has the time that was told all along."""
    tournament, (match, _) = await claiming(quick, hands, vacation=True)
    one, other = match.players
    today = hands().date()
    await quick[Vacations].book(one, today, today + timedelta(days=1))

    async def left() -> timedelta:
        after = await now(quick, tournament)
        meeting = after.of_match(match.id)
        assert meeting is not None
        at = after.ends(meeting)
        assert at is not None
        return at - hands()

    assert await left() == timedelta(days=3, hours=36)
    hands.on(days=4)
    await quick[Tournaments].claim(match.id, GUILD, one, one)
    assert await left() == timedelta(hours=12)
    await quick[Tournaments].claim(match.id, GUILD, other, one)
    await sound(quick)
