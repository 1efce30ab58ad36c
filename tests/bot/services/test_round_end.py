"""The end of a round for games that are not over: until when is claimed, what counts before what, and for whom."""

from collections.abc import Awaitable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.access import Asker
from bot.core.errors import PlayOver
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.acts import ACTS
from bot.tournaments.model.event import Result
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import EarlyDraws, Start
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.course import Course
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import Hands, moved, terms
from tests.bot.services.test_tournament_life import (
    BOSS,
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


async def at_an_end(app: App, hands: Hands, state: str) -> Tournament:
    """A tournament in the very instant of an end that nobody has seen yet."""
    dated = swiss(start=Start.DATE, starts_at=hands() + timedelta(days=DAYS))
    settles = replace(swiss(settling=2), format=Format.ROUND_ROBIN)
    made = {"open": dated, "settling": settles}.get(state, swiss(round_days=DAYS))
    tournament = await (entered(app, made, 4) if state == "open" else begun(app, made, 4))
    for n, match in enumerate(games := await going_on(app)):
        match = await moved(app, match, 3)
        if n == 0 or state == "settling":
            await app[Matches].act(match.mover, match.id, Match.resign)
    await app[Tournaments].advance()
    hands.on(days=2 if state == "settling" else DAYS)
    if state in ("claims", "held"):
        await app[Tournaments].advance()
        if state == "held":
            await directs(app, tournament, "remove", games[1].players[0])
        hands.on(days=1 if state == "held" else 3)
    return await now(app, tournament)


@pytest.mark.parametrize("state", ["open", "playing", "claims", "held", "settling"])
async def test_nobody_acts_between_the_end_of_a_time_and_its_consequences(
    quick: App, hands: Hands, state: str
) -> None:
    """Time decides as if the bot had looked at once; a director may still pause it, move it, name others, cancel it."""
    before, seats, desk = await at_an_end(quick, hands, state), quick[Tournaments], quick[Directors]
    games = [match for match in await going_on(quick) if match.id not in before.results]
    user, number, boss = 102, before.id, Asker(BOSS, GUILD)
    waiting = [act for act in ACTS if act.possible(before) and act.step is not None and not act.timeless]
    calls: list[Awaitable[object]] = [
        *(desk.do(number, boss, act.key) for act in waiting),
        desk.undo(number, boss),
        desk.take_over(number, boss, b"user\n100000000000000001\n", str),
        *(own(number, GUILD, user) for own in (seats.enter, seats.leave, seats.withdraw, seats.check_in)),
        seats.ask_bye(number, GUILD, user, None),
        seats.object_to(number, GUILD, user, ""),
        *(seats.adjudicate(match.id, boss, None) for match in games),
    ]
    for call in calls:
        with refused("due"):
            await call
    for match in games:
        with pytest.raises(PlayOver):
            await quick[Matches].act(match.players[0], match.id, Match.resign)
        with refused({"playing": "no-claims", "claims": "claims-over"}.get(state, "due")):
            await seats.claim(match.id, GUILD, match.players[0], None)
    assert (await now(quick, before)).seq == before.seq
    acts = [("name", 300), ("unname", 300), ("move", 77), *([("pause",)] if state == "playing" else [])]
    for key, *named in acts:
        await desk.do(number, boss, str(key), *named)
    if state == "playing":
        await seats.withdraw(number, GUILD, user)
    await desk.do(number, boss, "cancel")
    await sound(quick)


async def test_where_what_follows_from_an_end_fails_nobody_waits_for_it(
    quick: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(*_: object, **__: object) -> None:
        raise TimeoutError

    tournament = await at_an_end(quick, hands, "playing")
    monkeypatch.setattr(Course, "_see_to", stuck)
    until = hands() + timedelta(days=2)
    with refused("due"):
        await directs(quick, tournament, "extend", until)
    await quick[Tournaments].advance()
    assert (await directs(quick, tournament, "extend", until)).deadline == until


async def test_who_leaves_keeps_a_game_that_is_won_on_time(quick: App, hands: Hands) -> None:
    tournament = await begun(quick, replace(swiss(), terms=terms("1d", rated=True)), 4)
    match = await moved(quick, (await going_on(quick))[0], 2)
    hands.on(days=1)
    await quick[Tournaments].withdraw(tournament.id, GUILD, match.opponent_of(match.mover))
    assert await points(quick, tournament, match) == [2 * (user != match.mover) for user in match.players]
    await sound(quick)


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
