"""The life of a tournament on a real database: entries, starts, deadlines and claims."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament, MatchError, MatchPaused, PlayOver
from bot.core.match import Match
from bot.core.news import TournamentNews
from bot.core.until import Bound
from bot.invitations.service.invitations import Seeks
from bot.match.service.experience import Bounds
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store import tables
from bot.store.app import App
from bot.tournaments.model.event import GivenUp, Result
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import HELD, EarlyDraws, Policy, Start
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import Side
from tests.bot.fixtures import PLACE, Hands, a_move, moved, sure, terms
from tests.bot.services import waits
from tests.bot.services.test_statements import counted
from tests.bot.services.test_tournaments import begun, entered, going_on
from tests.bot.services.waits import DAY, HOUR, pass_time, told

BOSS, OTHER = 999, 888
GUILD = PLACE.guild_id
SWISS = Plan("Cup", Format.SWISS, terms("14d", rated=True), rounds=3)


WITH_VACATIONS = replace(SWISS.terms, vacation=True)


def swiss(**policy: object) -> Plan:
    return replace(SWISS, policy=Policy(**policy))  # type: ignore[arg-type]


def refused(fault: str) -> pytest.RaisesExc[MatchError]:
    return pytest.RaisesExc(BadTournament, check=lambda error: error.code == f"bad-tournament-{fault}")


async def now(app: App, tournament: Tournament) -> Tournament:
    return await app[Tournaments].get(tournament.id, GUILD)


async def directs(app: App, tournament: Tournament, act: str, *facts: object) -> Tournament:
    """The tournament after an act of its director."""
    return await app[Directors].do(tournament.id, Asker(BOSS, GUILD), act, *facts)


async def undoes(app: App, tournament: Tournament) -> Tournament:
    return await app[Directors].undo(tournament.id, Asker(BOSS, GUILD))


async def set_out(app: App, tournament: Tournament) -> None:
    """It starts, and what is due then is done."""
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    await app[Tournaments].advance()


async def points(app: App, tournament: Tournament, match: Match) -> list[int]:
    """Those of the match's two players; none while it waits."""
    after = await now(app, tournament)
    meeting = sure(after.of_match(match.id))
    return [meeting.pairing.points(after.number(user)) for user in match.players] if meeting.decided else []


async def sound(app: App) -> None:
    assert (await check(app.database)).problems == ()


async def test_it_starts_when_it_is_full_and_is_called_off_with_too_few_at_its_date(
    app: App, hands: Hands
) -> None:
    late = await entered(app, swiss(start=Start.DATE, starts_at=hands() + timedelta(days=1)), 2)
    full = await entered(app, replace(swiss(start=Start.FULL), most=4), 3)
    await app[Tournaments].advance()
    assert (await now(app, full)).status is Status.OPEN
    await app[Tournaments].enter(full.id, GUILD, 104)
    await app[Tournaments].advance()
    running = await now(app, full)
    assert (running.status, len(running.meetings)) == (Status.RUNNING, 2)
    hands.on(days=1)
    await app[Tournaments].advance()
    assert (await now(app, late)).status is Status.CANCELLED
    await sound(app)


async def test_it_starts_by_date_with_those_who_checked_in(app: App, hands: Hands) -> None:
    date = hands() + timedelta(days=3)
    plan = replace(swiss(start=Start.DATE, starts_at=date, check_in=24), most=3, terms=WITH_VACATIONS)
    tournament = await entered(app, plan, 5)
    # A vacation is no check-in.
    await app[Vacations].book(103, hands().date(), hands().date() + timedelta(days=9))
    with refused("check-in-closed"):
        await app[Tournaments].check_in(tournament.id, GUILD, 101)
    hands.on(days=2)
    await app[Tournaments].advance()
    for user in (105, 102, 104, 101):
        await app[Tournaments].check_in(tournament.id, GUILD, user)
    with refused("checked-in"):
        await app[Tournaments].check_in(tournament.id, GUILD, 105)
    await app[Tournaments].advance()
    assert (await now(app, tournament)).status is Status.OPEN
    await sound(app)
    hands.on(days=1)
    await app[Tournaments].advance()
    assert set((await now(app, tournament)).seeds) == {101, 102, 104}, "in the order of their entries"


async def test_a_round_reminds_on_its_last_day_and_unlike_claims_on_the_next_three(
    app: App, hands: Hands
) -> None:
    tournament = await begun(app, swiss(round_days=4), 4)
    match = (await going_on(app))[0]
    hands.on(days=3)
    await app[Tournaments].advance()
    hands.on(days=1)
    await app[Tournaments].advance()
    before = len(await told(app, TournamentNews))
    for user in match.players:
        await app[Tournaments].claim(match.id, GUILD, user, user)
    news = await told(app, TournamentNews)
    history = await app[Tournaments].history(tournament.id, GUILD)
    said = [
        history[each.what.seq - 1].kind for each in news[:before] if isinstance(each.what, TournamentNews)
    ]
    assert said == ["reminded", "time-up"], "of the games, and that their time is over"
    days = [(each.due_at - hands()).days for each in news[before:]]
    assert days == [0, 0, 1, 2, 3], "two claims, and then each day"


async def test_after_the_deadline_players_claim_results(app: App, hands: Hands) -> None:
    tournament = await begun(app, swiss(round_days=5), 8)
    agreed, alone, silent, apart = await going_on(app)
    for match in (agreed, alone, silent, apart):
        await moved(app, match)
    hands.on(days=5)
    await app[Tournaments].advance()
    with pytest.raises(MatchPaused):
        await moved(app, await app[Matches].get(agreed.id), 1)
    for user in agreed.players:
        await app[Tournaments].claim(agreed.id, GUILD, user, agreed.players[1])
    await app[Tournaments].claim(alone.id, GUILD, alone.players[0], alone.players[0])
    for user in apart.players:
        await app[Tournaments].claim(apart.id, GUILD, user, user)
    with refused("not-yours"):
        await app[Tournaments].claim(apart.id, GUILD, alone.players[0], None)
    hands.on(days=3)
    await app[Tournaments].advance()
    counted = [await points(app, tournament, match) for match in (agreed, alone, silent, apart)]
    assert counted == [[0, 2], [2, 0], [0, 0], []]
    first, second, third = [(await app[Matches].get(match.id)).outcome for match in (agreed, alone, apart)]
    assert sure(first).winner is agreed.side_of(agreed.players[1]), "its board shows who has won it"
    assert (sure(second).winner, third) == (alone.side_of(alone.players[0]), None)
    await app[Tournaments].adjudicate(apart.id, Asker(BOSS, GUILD), None)
    await app[Tournaments].advance()
    assert (await now(app, tournament)).round == 2, "the director decides between two claims"
    await sound(app)


async def test_nothing_is_played_after_the_end_of_a_round_that_nobody_has_seen(
    app: App, hands: Hands
) -> None:
    tournament = await begun(app, swiss(round_days=5), 4)
    one, two = [await moved(app, match, 3) for match in await going_on(app)]
    hands.on(days=5, minutes=-1)
    # The board of one was shown, of the other nobody has asked.
    assert sure((await app[Bounds].seen(one)).bound).at == hands() + timedelta(minutes=1)
    await directs(app, tournament, "extend", hands() + timedelta(minutes=2))
    hands.on(minutes=1)
    one = await moved(app, one, 1)
    hands.on(minutes=1)
    for match in (one, two):
        with pytest.raises(PlayOver):
            await moved(app, match, 1)


async def test_a_draw_agreed_on_without_a_move_is_played_and_the_next_round_is_paired(
    app: App, hands: Hands
) -> None:
    tournament = await begun(app, swiss(), 4)
    for match in await going_on(app):
        for user in match.players:
            await app[Matches].act(user, match.id, Match.offer_draw)
    await app[Tournaments].advance()
    after = await now(app, tournament)
    assert after.round == 2
    assert {line.values[0] for line in after.table(0, 0)} == {1}
    assert not any(meeting.forfeits for meeting in after.meetings)


@pytest.mark.parametrize("allowed", [True, False])
async def test_no_lone_claim_decides_against_who_is_on_vacation(
    app: App, hands: Hands, allowed: bool
) -> None:
    plan = replace(swiss(round_days=5), terms=replace(SWISS.terms, vacation=allowed))
    tournament = await begun(app, plan, 4)
    alone, silent = await going_on(app)
    for match in (alone, silent):
        await moved(app, match)
    claimant, away = alone.players
    await app[Vacations].book(away, hands().date(), hands().date() + timedelta(days=13))
    hands.on(days=5)
    await app[Tournaments].advance()
    assert all(m.claiming for m in (await now(app, tournament)).meetings), "the round is over for all"
    await app[Tournaments].claim(alone.id, GUILD, claimant, claimant)
    hands.on(days=3)
    await app[Tournaments].advance()
    assert (await now(app, tournament)).results == ({silent.id} if allowed else {silent.id, alone.id})
    await sound(app)
    if allowed:
        # Back early, three days for a claim are left.
        hands.on(days=1)
        await app[Vacations].end(away)
        hands.on(days=2, hours=23)
        await app[Tournaments].advance()
        assert alone.id not in (await now(app, tournament)).results
        await sound(app)
        hands.on(days=1)
        await app[Tournaments].advance()
    outcome = sure((await app[Matches].get(alone.id)).outcome)
    assert outcome.winner is alone.side_of(claimant)
    await sound(app)


@pytest.mark.parametrize("spends", [True, False])
async def test_days_of_vacation_are_spent_where_it_says_so(quick: App, hands: Hands, spends: bool) -> None:
    """A day that is spent in another game stops no clock there either; one that is planned always does."""
    plan = replace(swiss(spends=spends), terms=terms("2d", rated=True, vacation=True))
    await begun(quick, plan, 6)
    games = [await moved(quick, match) for match in await going_on(quick)]
    absent, elsewhere, planning = (match.mover for match in games)
    seek = await quick[Seeks].invite(
        elsewhere, terms("1d", vacation=True), PLACE, opponent=999, wants=Side.FIRST
    )
    casual = await moved(quick, await quick[Seeks].join(seek.id, 999))
    tomorrow = hands().date() + timedelta(days=1)
    await quick[Vacations].book(planning, tomorrow, tomorrow)
    await pass_time(quick, hands, timedelta(days=2, minutes=1))
    over = [(await quick[Matches].get(match.id)).over for match in games]
    assert over == ([False] * 3 if spends else [True, True, False])
    assert not (await quick[Matches].get(casual.id)).over, "saved by two days of vacation"
    left = [await quick[Vacations].days_left(user) for user in (absent, elsewhere)]
    assert left == [20 if spends else 21, 19]
    await sound(quick)


@pytest.mark.parametrize(
    ("setup", "worth", "how"), [("B:WK32:BK1,K10", [2, 0], "tables"), (None, [0, 2], "claims")]
)
async def test_a_lone_claim_counts_only_where_the_endgame_tables_know_nothing(
    app: App, hands: Hands, setup: str | None, worth: list[int], how: str
) -> None:
    plan = replace(swiss(round_days=5), terms=terms("14d", setup=setup))
    tournament = await begun(app, plan, 4)
    match = (await going_on(app))[-1]
    await moved(app, match, 2)
    hands.on(days=5)
    await app[Tournaments].advance()
    # The one who is lost claims a win, and the other one nothing.
    await app[Tournaments].claim(match.id, GUILD, match.players[1], match.players[1])
    hands.on(days=3)
    await app[Tournaments].advance()
    assert await points(app, tournament, match) == worth
    results = [each.what for each in await app[Tournaments].history(tournament.id, GUILD)]
    assert how in [each.how for each in results if isinstance(each, Result) and each.match == match.id]
    await sound(app)


async def test_early_draws_are_refused_or_worth_nothing_as_the_settings_were_last(app: App) -> None:
    tournament = await entered(app, SWISS, 4)
    for plan in (SWISS, swiss(early_draws=EarlyDraws.REFUSED, draw_moves=5)):
        await directs(app, tournament, "settings", replace(plan, name="Autumn Cup"))
    await set_out(app, tournament)
    match = await moved(app, (await going_on(app))[0])
    with refused("draw-early"):
        await app[Matches].act(match.players[0], match.id, Match.offer_draw)
    with refused("draw-early"):
        await app[Matches].play(match.mover, a_move(match), match_id=match.id, offer_draw=True)
    match = await moved(app, match, 6)
    await app[Matches].act(match.players[0], match.id, Match.offer_draw)
    tournament = await begun(app, swiss(early_draws=EarlyDraws.POINTLESS, draw_moves=5), 4)
    first, second = (meeting.matches[0] for meeting in tournament.meetings)
    for match_id in (first, second):
        match = await moved(app, await app[Matches].get(match_id))
        await app[Matches].act(match.players[0], match_id, Match.offer_draw)
        await app[Matches].act(match.players[1], match_id, Match.offer_draw)
    await app[Tournaments].advance()
    after = await now(app, tournament)
    assert [line.values[0] for line in after.table(0, 0)] == [0, 0, 0, 0]
    assert after.round == 2, "the next round is paired all the same"
    await sound(app)


async def test_groups_are_drawn_by_lot_where_that_is_wanted(app: App) -> None:
    dealt = set()
    for lot in (False, True, True, True):
        made = await begun(app, replace(SWISS, format=Format.GROUPS, group=4, lot=lot), 8)
        dealt.add(frozenset(map(frozenset, made.groups)))
        assert lot or made.groups == ((1, 4, 5, 8), (2, 3, 6, 7))
    assert len(dealt) > 2, "the lot decides"
    await sound(app)


ROUND_DAYS = 5
"""A round of the tournaments here."""


CUP = replace(SWISS, format=Format.KNOCKOUT, terms=replace(SWISS.terms, pair=True))


async def of(app: App, user: int) -> list[Match]:
    return [match for match in await going_on(app) if user in match.players]


async def advanced(app: App, hands: Hands, by: timedelta) -> None:
    hands.at += by
    await app[Tournaments].advance()


async def test_after_a_day_the_games_are_called_off_and_lost(app: App, hands: Hands) -> None:
    tournament = await begun(app, SWISS, 4)
    (match,) = [await moved(app, each, 2) for each in await of(app, 101)]
    await directs(app, tournament, "remove", 101)
    await advanced(app, hands, HELD - timedelta(seconds=1))
    assert not (await app[Matches].get(match.id)).over
    await advanced(app, hands, timedelta(seconds=1))
    after = await now(app, tournament)
    meeting = sure(after.of_match(match.id))
    assert meeting.pairing.points(after.number(match.opponent_of(101))) == 2
    assert (meeting.pairing.kind, after.held) == (Kind.PLAYED, {})
    ended = await app[Matches].get(match.id)
    assert sure(ended.outcome).winner is None, "and so nobody's rating changes"
    history = await app[Tournaments].history(tournament.id, GUILD)
    (given,) = [each for each in history if isinstance(each.what, GivenUp)]
    assert isinstance(history[given.seq].what, Result)
    assert TournamentNews(tournament.id, given.seq) in [each.what for each in await told(app, TournamentNews)]
    await sound(app)


async def test_a_cup_gives_nobody_s_place_away_before_the_day_is_over(app: App, hands: Hands) -> None:
    tournament = await begun(app, CUP, 4)
    for match in await going_on(app):
        winner = min(match.players)
        await app[Matches].act(match.opponent_of(winner), (await moved(app, match)).id, Match.resign)
        if len(await going_on(app)) == 2:
            # One semi-final is over.
            await directs(app, tournament, "remove", 101)
    await app[Tournaments].advance()
    waits = await now(app, tournament)
    assert len([m for m in waits.meetings if m.pairing.round == 2]) == 1, "the match for the third place"
    await sound(app)
    back = await undoes(app, tournament)
    assert back.withdrawn == frozenset()
    await app[Tournaments].advance()
    final = [m.pairing for m in (await now(app, tournament)).meetings if m.pairing.round == 2]
    assert {1, 2} in [set(pairing.players()) for pairing in final]
    await sound(app)


async def test_many_games_are_asked_for_at_once_and_those_of_no_event_once_for_all(quick: App) -> None:
    await begun(quick, swiss(round_days=2), 8)
    games = [*await going_on(quick), await waits.begun(quick)]
    with counted(quick) as count:
        found = await quick[Bounds].bounds_of(games)
    assert {*found} == {match.id for match in games[:-1]}
    assert all(isinstance(each, Bound) for each in found.values())
    with counted(quick) as again:
        await quick[Bounds].bounds_of(games)
        await quick[Bounds].bounds_of(games[-1:])
    assert len(again.statements) < len(count.statements) <= 7, count.statements


async def test_a_reminder_follows_its_player_into_another_zone(quick: App, hands: Hands) -> None:
    await begun(quick, swiss(round_days=2), 4)
    await moved(quick, (await going_on(quick))[0])
    half, movers = hands.at + DAY, [match.mover for match in await going_on(quick)]
    for user in movers:
        await quick[Players].save(user, quiet=(half.hour - 1, half.hour + 2), zone="UTC")

    async def waking() -> datetime | None:
        return await quick.database.read(lambda c: c.scalar(sa.select(tables.tournaments.c.wakes_at)))

    assert await waking() == half + 2 * HOUR
    for user in movers:
        await quick[Players].save(user, zone="Asia/Tokyo")
    assert await waking() == half
    await sound(quick)
