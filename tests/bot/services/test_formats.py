"""Formats on a real database, from the first entry to the end: knock-outs, and the next season of a league."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.console.check import check
from bot.core.access import Asker
from bot.core.match import Match
from bot.core.news import TournamentNews
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.store.codec import written
from bot.store.tables import tournament_events
from bot.tournaments.model.event import Created, Reminded
from bot.tournaments.model.formats.registry import FORMATS
from bot.tournaments.model.plan import Format, Season
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved, terms
from tests.bot.services.test_tournaments import BOSS, GUILD, begun, finish, going_on, plan
from tests.bot.services.waits import changed, told

QUICK = [name for name, system in FORMATS.items() if not system.slow]
"""A Swiss tournament, which is paired in a process of its own, has its tests in test_tournaments."""


@pytest.mark.parametrize("format", QUICK, ids=[format.value for format in QUICK])
async def test_a_tournament_ends_and_the_best_has_won(format: Format, app: App, hands: Hands) -> None:
    cup = await begun(app, plan(format), 3)
    for _ in range(6):
        for meeting in cup.meetings:
            for match_id in meeting.matches:
                if match_id not in cup.results:
                    await won(app, match_id, cup.user(max(meeting.pairing.players())))
        cup = await advanced(app, cup)
    assert cup.status is Status.OVER
    assert {rank: len(users) for rank, users in podium(cup).items()} == {1: 1, 2: 1, 3: 1}
    assert podium(cup)[1] == (cup.user(3),)
    assert (await check(app.database)).problems == ()


async def won(app: App, match_id: int, winner: int) -> None:
    match = await app[Matches].get(match_id)
    match = await moved(app, match, 2)
    await app[Matches].act(match.opponent_of(winner), match_id, Match.resign)


async def advanced(app: App, tournament: Tournament) -> Tournament:
    await app[Tournaments].advance()
    return await app[Tournaments].get(tournament.id, GUILD)


async def test_a_meeting_has_its_own_time_whatever_is_paired_meanwhile(app: App, hands: Hands) -> None:
    made = replace(plan(Format.KNOCKOUT), terms=terms("30d", rated=True), policy=Policy(round_days=5))
    cup = await begun(app, made, 8)
    began = hands()

    async def claim(match_id: int) -> None:
        for user in (await app[Matches].get(match_id)).players:
            await app[Tournaments].claim(match_id, GUILD, user, cup.user(1))

    hands.on(days=3)
    # The first and the fourth meet players that they beat in the second round.
    for meeting in (m for m in cup.meetings if set(m.pairing.players()) & {4}):
        for match_id in meeting.matches:
            await won(app, match_id, cup.user(4))
    cup = await advanced(app, cup)
    assert {cup.ends(m) for m in cup.meetings if not m.decided} == {began + timedelta(days=5)}
    hands.on(days=2)
    cup = await advanced(app, cup)
    (first,) = (m for m in cup.meetings if 1 in m.pairing.players())
    other = next(m for m in cup.meetings if 2 in m.pairing.players())
    await app[Tournaments].claim(other.matches[0], GUILD, cup.user(2), cup.user(2))
    for match_id in first.matches:
        await claim(match_id)
    cup = await advanced(app, cup)
    (semi,) = (m for m in cup.meetings if m.pairing.players() == (1, 4))
    # The new meeting is played in its own time, and claims elsewhere stand.
    assert (cup.ends(semi), semi.claiming) == (hands() + timedelta(days=5), False)
    assert cup.direction.claims[other.matches[0]] == {cup.user(2): cup.user(2)}
    await won(app, semi.matches[0], cup.user(4))
    await app[Tournaments].claim(other.matches[1], GUILD, cup.user(2), cup.user(2))
    hands.on(days=3)
    cup = await advanced(app, cup)
    assert all(m.decided for m in cup.meetings if m.pairing.round == semi.pairing.round - 1)
    assert not next(m for m in cup.meetings if m.pairing.players() == (1, 4)).claiming
    assert (await check(app.database)).problems == ()


async def test_ends_that_differ_are_told_apart_however_late_somebody_looks(app: App, hands: Hands) -> None:
    made = replace(plan(Format.KNOCKOUT), terms=terms("30d", rated=True), policy=Policy(round_days=5))
    cup = await begun(app, made, 8)
    hands.on(hours=1)
    for meeting in (m for m in cup.meetings if {1, 4} & set(m.pairing.players())):
        for match_id in meeting.matches:
            await won(app, match_id, cup.user(min(meeting.pairing.players())))
    await advanced(app, cup)
    hands.on(days=4, hours=1)
    await advanced(app, cup)
    events = [each.what for each in await app[Tournaments].history(cup.id, GUILD)]
    assert [len(each.notches) for each in events if isinstance(each, Reminded)] == [2, 1]


async def test_the_next_season_follows_by_itself(app: App, hands: Hands) -> None:
    made = replace(plan(Format.LEAGUE), group=3, moving=1, pause=2)
    first = await begun(app, made, 6)
    assert [len(group) for group in first.groups] == [3, 3]
    await app[Directors].do(first.id, Asker(BOSS, GUILD), "name", 998)
    await app[Directors].do(first.id, Asker(998, GUILD), "unname", BOSS)
    chance = random.Random(4)
    for match in await going_on(app):
        await finish(app, match, chance)
    await app[Tournaments].advance()
    await app[Tournaments].advance()
    listed = await app[Tournaments].listed(GUILD)
    assert [each.status for each in listed] == [Status.OPEN, Status.OVER]
    assert len(await told(app, TournamentNews)) == 3, "of its directors, and of the next season"
    hands.on(days=1)
    await app[Tournaments].advance()
    assert await going_on(app) == []
    hands.on(days=1)
    await app[Tournaments].advance()
    await app[Tournaments].advance()
    second = await app[Tournaments].get(listed[0].id, GUILD)
    assert (second.plan.season, second.director, second.status) == (2, BOSS, Status.RUNNING)
    assert second.directors == {998}, "those of the first season"
    assert len(await going_on(app)) == 6
    assert (await check(app.database)).problems == ()

    events = await app[Tournaments].history(second.id, GUILD)
    created = events[0].what
    assert isinstance(created, Created)
    season = Season(first.id, ((101, 102, 103), (104, 105, 106)))
    if season == created.season:
        season = Season(first.id, ((104, 102, 103), (101, 105, 106)))
    await changed(
        app,
        sa.update(tournament_events)
        .where(tournament_events.c.tournament_id == second.id, tournament_events.c.seq == 1)
        .values(detail=written(replace(created, season=season))),
    )
    problems = [str(problem) for problem in (await check(app.database)).problems]
    assert problems == ["tournament 2: its divisions are not those that tournament 1 has left"]
