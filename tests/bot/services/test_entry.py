"""Admission to a tournament: places, ratings, tournaments at once, and failures to turn up."""

import random
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
import sqlalchemy as sa

from bot.core.access import Asker
from bot.core.match import Match, Place, Transition
from bot.core.news import TournamentNews
from bot.match.service.matches import Matches
from bot.store import tables
from bot.store.app import App
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Left, Returned
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import RoundEnd, Start
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from tests.bot.fixtures import PLACE, Hands, moved, started, sure, terms
from tests.bot.services.test_tournament_life import BOSS, GUILD, SWISS, directs, now, refused, sound, swiss
from tests.bot.services.test_tournaments import begun, entered, finish, going_on
from tests.bot.services.waits import told


async def rated(app: App, user: int, value: float, at: datetime) -> None:
    """The user's rating was so high after a game at that instant."""
    row = {
        "guild_id": GUILD,
        "game": "american",
        "user_id": user,
        "opponent_id": 110,
        "points": 2,
        "weight": 1.0,
    }
    old = {"old_value": 1700.0, "old_deviation": 80.0, "old_volatility": 0.06, "side": 0}
    new = {"value": value, "deviation": 80.0, "volatility": 0.06, "games": 40}
    match = await started(app)
    async with app.database.transaction() as connection:
        values = {**row, **old, **new, "match_id": match.id, "at": at}
        await connection.execute(sa.insert(tables.rating_changes).values(**values))


async def test_the_upper_limit_counts_at_the_start_but_for_whom_a_director_adds(
    app: App, hands: Hands
) -> None:
    tournament = await entered(app, swiss(most=1600), 5)
    await directs(app, tournament, "add", 109)
    for user in (101, 109):
        await rated(app, user, 1700, hands())
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    begun = await now(app, tournament)
    assert set(begun.seeds) == {102, 103, 104, 105, 109}
    left = [each for each in await app[Tournaments].history(tournament.id, GUILD) if each.what == Left(101)]
    assert [each.actor for each in left] == [None]
    assert (await told(app, TournamentNews))[-1].what == TournamentNews(tournament.id, left[0].seq)


async def test_a_start_by_date_with_too_few_below_the_limit_is_called_off(app: App, hands: Hands) -> None:
    made = swiss(most=1600, start=Start.DATE, starts_at=hands() + timedelta(days=1))
    tournament = await entered(app, made, 3)
    await rated(app, 101, 1700, hands())
    hands.on(days=1)
    await app[Tournaments].advance()
    assert (await now(app, tournament)).status is Status.CANCELLED
    assert app[Tournaments].failing_since(tournament.id) is None


@pytest.mark.parametrize("format", [Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT, Format.GROUPS])
async def test_who_is_out_of_a_tournament_may_enter_another(quick: App, format: Format) -> None:
    made = replace(SWISS, format=format, group=3, third=False, terms=replace(SWISS.terms, pair=True))
    tournament = await begun(quick, made, 6 if format is Format.GROUPS else 4)
    while not (out := (known := await now(quick, tournament)).system.out(known)):
        for match in await going_on(quick):
            await quick[Matches].act(max(match.players), (await moved(quick, match)).id, Match.resign)
        await quick[Tournaments].advance()
    assert known.status is Status.RUNNING
    user = known.user(min(out))
    for _ in range(4):
        other = await quick[Tournaments].create(BOSS, SWISS, PLACE)
        await quick[Tournaments].enter(other.id, GUILD, user)
    fifth = await quick[Tournaments].create(BOSS, SWISS, PLACE)
    await quick[Tournaments].enter(fifth.id, GUILD, user)
    sixth = await quick[Tournaments].create(BOSS, SWISS, PLACE)
    with refused("entries"):
        await quick[Tournaments].enter(sixth.id, GUILD, user)


async def test_who_was_dropped_is_back_from_the_next_round_on_who_was_sent_away_is_not(
    quick: App, hands: Hands
) -> None:
    made = replace(swiss(round_days=5, round_end=RoundEnd.FORFEIT), rounds=4)
    tournament = await begun(quick, made, 6)
    unmoved, *others = await going_on(quick)
    for match in others:
        await finish(quick, await moved(quick, match), random.Random(1))
    dropped, sent_away = unmoved.mover, others[0].players[0]
    with refused("entered"):
        await quick[Tournaments].enter(tournament.id, GUILD, dropped)
    hands.on(days=6)
    await quick[Tournaments].advance()
    after = await now(quick, tournament)
    assert {after.user(number) for number in after.free} == {dropped}
    await directs(quick, tournament, "remove", sent_away)
    with refused("entered"):
        await quick[Tournaments].enter(tournament.id, GUILD, sent_away)
    back = await quick[Tournaments].enter(tournament.id, GUILD, dropped)
    assert back.number(dropped) not in back.withdrawn | back.free
    told = await quick[Tournaments].history(tournament.id, GUILD)
    assert (told[-1].actor, told[-1].what) == (dropped, Returned(dropped))
    hands.on(days=1)
    await quick[Tournaments].advance()
    for match in await going_on(quick):
        await finish(quick, await moved(quick, match), random.Random(1))
    await quick[Tournaments].advance()
    third = await now(quick, tournament)
    paired = {n for m in third.meetings if m.pairing.round == 3 for n in m.pairing.players()}
    assert paired == {third.number(user) for user in third.seeds if user != sent_away}
    await sound(quick)


@pytest.mark.parametrize(("moves", "ends"), [(0, Match.resign), (1, Match.resign), (0, Match.abort)])
async def test_who_ends_a_game_before_a_move_loses_and_stays(app: App, moves: int, ends: Transition) -> None:
    tournament = await begun(app, SWISS, 4)
    first, second = await going_on(app)
    user = (await moved(app, first, moves)).players[0]
    await app[Matches].act(user, first.id, ends)
    await finish(app, await moved(app, second), random.Random(1))
    await app[Tournaments].advance()
    after = await now(app, tournament)
    assert (after.round, after.withdrawn) == (2, frozenset())
    lost = sure(after.of_match(first.id))
    assert (lost.pairing.points(after.number(user)), lost.pairing.kind) == (0, Kind.FORFEIT)
    assert any(after.number(user) in m.pairing.players() for m in after.meetings if m.pairing.round == 2)
    await sound(app)


async def test_who_has_left_a_swiss_by_themselves_is_back_from_the_next_round_on(app: App) -> None:
    tournament = await begun(app, SWISS, 4)
    (first, second) = await going_on(app)
    user = first.players[0]
    await app[Tournaments].withdraw(tournament.id, GUILD, user)
    back = await app[Tournaments].enter(tournament.id, GUILD, user)
    assert back.withdrawn == frozenset()
    await finish(app, await moved(app, second), random.Random(1))
    await app[Tournaments].advance()
    after = await now(app, tournament)
    assert any(after.number(user) in m.pairing.players() for m in after.meetings if m.pairing.round == 2)
    await sound(app)


async def test_a_substitute_for_who_never_moved_is_not_dropped_for_that(quick: App) -> None:
    tournament = await begun(quick, replace(SWISS, rounds=3), 4)
    first, second = await going_on(quick)
    silent, winner = first.mover, first.opponent_of(first.mover)
    await quick[Tournaments].adjudicate(first.id, Asker(BOSS, GUILD), winner, Verdict.FORFEIT)
    await directs(quick, tournament, "replace", silent, 109)
    await finish(quick, await moved(quick, second), random.Random(1))
    await quick[Tournaments].advance()
    after = await now(quick, tournament)
    assert (after.round, after.withdrawn) == (2, frozenset())
    await sound(quick)


@pytest.mark.parametrize(("last", "excused"), [(9, True), (5, True), (4, False), (None, False)])
async def test_a_vacation_is_no_failure_to_come(
    quick: App, hands: Hands, last: int | None, excused: bool
) -> None:
    """They are dropped at noon of the sixth day: a vacation excuses for a day after its end."""
    plan = replace(swiss(round_days=5, round_end=RoundEnd.FORFEIT), terms=terms("14d", vacation=True))
    made = [await begun(quick, plan, 4) for _ in range(2)]
    (absent,) = {(await quick[Matches].get(each.meetings[0].matches[0])).mover for each in made}
    for match in await going_on(quick):
        if absent not in match.players:
            await finish(quick, await moved(quick, match), random.Random(1))
    if last is not None:
        today = hands().date()
        await quick[Vacations].book(absent, today + timedelta(days=1), today + timedelta(days=last))
    hands.on(days=6)
    await quick[Tournaments].advance()
    for tournament in made:
        after = await now(quick, tournament)
        assert absent in {after.user(n) for n in after.withdrawn}
    third = await entered(quick, SWISS, 0)
    if not excused:
        with refused("no-shows") as said:
            await quick[Tournaments].enter(third.id, GUILD, absent)
        assert said.value.details["count"] == len(made)
        hands.on(days=said.value.details["wait"].days - 1)
        with refused("no-shows"):
            await quick[Tournaments].enter(third.id, GUILD, absent)
        hands.on(days=1)
    await quick[Tournaments].enter(third.id, GUILD, absent)


async def test_some_rated_games_or_a_role_are_asked_for_on_entering(quick: App) -> None:
    tournament = await entered(quick, swiss(games=1, role=77), 0)
    with refused("role"):
        await quick[Tournaments].enter(tournament.id, GUILD, 101, roles=[78])
    with refused("too-few-games") as said:
        await quick[Tournaments].enter(tournament.id, GUILD, 101, roles=[77, 78])
    assert said.value.details == {"least": 1, "count": 0}
    elsewhere = await moved(quick, await started(quick, terms(rated=True), Place(77, 78), (101, 102)))
    await quick[Matches].act(101, elsewhere.id, Match.resign)
    with refused("too-few-games"):
        await quick[Tournaments].enter(tournament.id, GUILD, 101, roles=[77])
    played = await begun(quick, SWISS, 4)
    match = await quick[Matches].get(played.meetings[0].matches[0])
    await finish(quick, await moved(quick, match), random.Random(1))
    await quick[Tournaments].enter(tournament.id, GUILD, match.players[0], roles=[77])
