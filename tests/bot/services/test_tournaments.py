"""Tournaments on a real database: played to their end with restarts in between, left, started by whom it concerns."""

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament, MatchOver, NotAPlayer, NoTournament
from bot.core.match import Match, Place
from bot.core.news import Joined, TournamentClosed, TournamentOver, TournamentRound, TournamentShown
from bot.match.service.matches import Matches
from bot.ratings.service import Ratings
from bot.store.app import App
from bot.store.tables import matches
from bot.tournaments.model.event import Result
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.timetable import podium
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service import course as tournament_course
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import MOST_AT_ONCE, Tournaments
from bot.workers.pool import Workers
from rules import Ending
from tests.bot.fixtures import PLACE, Hands, moved, started, sure, terms
from tests.bot.services.waits import told

BOSS = 999
PAIRS = replace(terms("1d", rated=True), pair=True)
GUILD = PLACE.guild_id


def plan(format: Format = Format.GROUPS, **changes: object) -> Plan:
    return replace(Plan("Cup", format, terms("1d", rated=True)), **changes)  # type: ignore[arg-type]


async def entered(app: App, made: Plan, players: int) -> Tournament:
    tournament = await app[Tournaments].create(BOSS, made, PLACE)
    for user in range(101, 101 + players):
        tournament = await app[Tournaments].enter(tournament.id, GUILD, user)
    return tournament


async def begun(app: App, made: Plan, players: int) -> Tournament:
    tournament = await entered(app, made, players)
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    await app[Tournaments].advance()
    return await app[Tournaments].get(tournament.id, GUILD)


async def going_on(app: App) -> list[Match]:
    async with app.database.reading() as connection:
        ids = await connection.scalars(
            sa.select(matches.c.id).where(matches.c.status == "playing").order_by(matches.c.id)
        )
        found = list(ids)
    return [await app[Matches].get(match_id) for match_id in found]


async def finish(app: App, match: Match, chance: random.Random) -> None:
    """Two moves of each, and then somebody gives up, or both agree to a draw."""
    match = await moved(app, match, 4)
    first, second = match.players
    if chance.random() < 0.3:
        await app[Matches].act(first, match.id, Match.offer_draw)
        await app[Matches].act(second, match.id, Match.offer_draw)
    else:
        await app[Matches].act(chance.choice(match.players), match.id, Match.resign)


@asynccontextmanager
async def restarted(url: str, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url, now=hands, seed=3) as app:
        yield app


async def test_each_swiss_round_is_paired_in_its_own_process(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes: list[int] = []

    class Watched(Workers):
        def close(self) -> None:
            processes.extend(self.pids)
            super().close()

    monkeypatch.setattr(tournament_course, "Workers", Watched)
    chance = random.Random(1)
    tournament = await begun(app, plan(Format.SWISS, rounds=3), 4)
    assert len(processes) == 1
    assert len(tournament.meetings) == 2
    for match in await going_on(app):
        await finish(app, match, chance)
    await app[Tournaments].advance()
    assert len(processes) == 2
    assert len(await going_on(app)) == 2
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("made", "players", "games", "announced"),
    [
        (plan(group=4), 8, 2 * 6 + 6, 2),
        (plan(), 4, 6, 1),
        (plan(terms=PAIRS), 3, 6, 1),
        (plan(Format.SWISS, rounds=3), 6, 9, 3),
        (plan(cycles=2), 3, 6, 1),
        pytest.param(plan(cycles=2, group=4), 8, 2 * 12 + 12, 2, marks=pytest.mark.slow),
        pytest.param(plan(Format.SWISS, rounds=3, terms=PAIRS), 5, 12, 3, marks=pytest.mark.slow),
        pytest.param(plan(Format.SWISS, rounds=3), 5, 6, 3, marks=pytest.mark.slow),
        pytest.param(plan(Format.SWISS, rounds=5), 16, 40, 5, marks=pytest.mark.slow),
    ],
    ids=[
        *(
            "two groups and a final",
            "one group",
            "pairs of games",
            "swiss",
            "twice round",
            "two groups twice round",
        ),
        *("double swiss", "swiss with byes", "swiss of 16"),
    ],
)
async def test_a_tournament_is_played_to_its_end_with_a_restart_before_every_step(
    url: str, hands: Hands, made: Plan, players: int, games: int, announced: int
) -> None:
    chance = random.Random(7)
    async with restarted(url, hands) as app:
        cup = await entered(app, made, players)
    async with restarted(url, hands) as app:
        await app[Tournaments].start(cup.id, Asker(BOSS, GUILD))
    played = 0
    for _ in range(200):
        async with restarted(url, hands) as app:
            await app[Tournaments].advance()
            for match in (await going_on(app))[:7]:
                hands.on(minutes=20)
                await finish(app, match, chance)
                played += 1
            cup = await app[Tournaments].get(cup.id, GUILD)
            if cup.status is Status.OVER:
                break
    assert cup.status is Status.OVER
    assert played == games
    async with restarted(url, hands) as app:
        assert len(await told(app, TournamentRound)) == announced
        assert len(await told(app, TournamentOver)) == 1
        assert len(await told(app, Joined)) == 0, "one announcement a round, not one a game"
        assert (await check(app.database)).problems == ()
        stage, group = cup.tables()[0]
        points = sum(line.values[0] for line in cup.table(stage, group))
        assert points == sum(
            sum(map(sum, m.pairing.games)) for m in cup.meetings if (m.stage, m.group) == (stage, group)
        )
        assert next(iter(podium(cup))) == 1


async def test_players_are_numbered_by_their_ratings(app: App, hands: Hands) -> None:
    chance = random.Random(1)
    await begun(app, plan(), 4)
    for match in await going_on(app):
        await finish(app, match, chance)
    again = await begun(app, plan(), 4)
    profiles = [await app[Ratings].profile(user, GUILD) for user in again.seeds]
    values = [next(iter(profile.ratings.values())).value for profile in profiles]
    assert values == sorted(values, reverse=True)


async def test_arranging_twice_arranges_once(app: App) -> None:
    tournament = await entered(app, plan(), 4)
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    await asyncio.gather(*(app[Tournaments].advance() for _ in range(3)))
    assert len(await going_on(app)) == 6
    assert len(await told(app, TournamentRound)) == 1


async def test_a_tournament_belongs_to_its_server(app: App) -> None:
    tournament = await entered(app, plan(), 3)
    for guild_id in (77, None):
        with pytest.raises(NoTournament):
            await app[Tournaments].get(tournament.id, guild_id)
        assert await app[Tournaments].listed(guild_id) == []
    (listed,) = await app[Tournaments].listed(GUILD)
    assert (listed.id, listed.name, listed.status) == (tournament.id, "Cup", Status.OPEN)
    assert len(await told(app, TournamentShown)) == 1, "once for all who have entered until then"


async def test_a_director_decides_a_game_and_everybody_can_read_who_did(app: App, hands: Hands) -> None:
    tournament = await begun(app, plan(Format.SWISS, rounds=3), 4)
    match_id, other = (meeting.matches[0] for meeting in tournament.meetings)
    match = await app[Matches].get(match_id)
    loser, winner = match.players
    with pytest.raises(BadTournament):
        await app[Tournaments].adjudicate(match_id, Asker(loser, GUILD), loser)
    over = await app[Tournaments].adjudicate(match_id, Asker(BOSS, GUILD), winner)
    assert sure(over.outcome).ending is Ending.ADJUDICATION
    after = await app[Tournaments].get(tournament.id, GUILD)
    meeting = sure(after.of_match(match_id))
    assert meeting.pairing.kind.value == "played"
    assert meeting.pairing.points(after.number(winner)) == 2
    last = (await app[Tournaments].history(tournament.id, GUILD))[-1]
    assert isinstance(last.what, Result)
    assert (last.actor, last.what.match, last.what.forfeit) == (BOSS, match_id, False)
    with pytest.raises(MatchOver):
        await app[Tournaments].adjudicate(match_id, Asker(BOSS, GUILD), None)
    with pytest.raises(NotAPlayer):
        await app[Tournaments].adjudicate(other, Asker(BOSS, GUILD), winner)
    going = await app[Matches].get(other)
    going = await moved(app, going, 4)
    drawn = await app[Tournaments].adjudicate(other, Asker(BOSS, GUILD), None)
    assert await app[Ratings].of_match(drawn) == (), "a director's word changes no rating"
    casual = await started(app)
    with pytest.raises(NoTournament):
        await app[Tournaments].adjudicate(casual.id, Asker(BOSS, GUILD, manager=True), None)
    assert (await check(app.database)).problems == ()


async def test_directors_hear_once_a_week_that_a_place_is_closed(app: App, hands: Hands) -> None:
    tournament, heard = await entered(app, plan(), 3), []
    for days in (0, 6, 2):
        hands.on(days=days)
        await app[Tournaments].tell_closed(tournament.id)
        heard.append(len(await told(app, TournamentClosed)))
    assert heard == [1, 1, 2]


async def test_a_server_has_only_so_many_tournaments_at_once(app: App) -> None:
    made = [await app[Tournaments].create(BOSS, plan(), PLACE) for _ in range(MOST_AT_ONCE)]
    with pytest.raises(BadTournament) as refusal:
        await app[Tournaments].create(BOSS, plan(), PLACE)
    assert refusal.value.code == "bad-tournament-many"
    await app[Tournaments].create(BOSS, plan(), Place(77, 78))
    await app[Directors].do(made[3].id, Asker(BOSS, GUILD), "cancel")
    await app[Tournaments].create(BOSS, plan(), PLACE)
