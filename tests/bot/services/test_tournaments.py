"""Tournaments on a real database: played to their end with restarts in between, left, started by whom it concerns."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.errors import BadTournament, MatchOver, NotAPlayer, NoTournament
from bot.core.match import Match, Place
from bot.core.notice import NoticeKind
from bot.core.tournament.course import podium
from bot.core.tournament.plan import Format, Plan
from bot.core.tournament.tournament import Status, Tournament
from bot.health import check
from bot.services.tournaments import MOST_AT_ONCE
from bot.store import tables
from bot.store.tables import matches, notices
from rules import Ending
from tests.bot.house import PLACE, Hands, a_move, started, terms

BOSS = 999
GUILD = PLACE.guild_id


def plan(format: Format = Format.GROUPS, **changes: object) -> Plan:
    return replace(Plan("Cup", format, terms("1d", rated=True)), **changes)  # type: ignore[arg-type]


async def entered(house: App, made: Plan, players: int) -> Tournament:
    tournament = await house.tournaments.create(BOSS, made, PLACE)
    for user in range(101, 101 + players):
        tournament = await house.tournaments.enter(tournament.id, GUILD, user)
    return tournament


async def begun(house: App, made: Plan, players: int) -> Tournament:
    tournament = await entered(house, made, players)
    await house.tournaments.start(tournament.id, GUILD, BOSS, manager=False)
    await house.tournaments.advance()
    return await house.tournaments.get(tournament.id, GUILD)


async def going_on(house: App) -> list[Match]:
    async with house.database.reading() as connection:
        ids = await connection.scalars(
            sa.select(matches.c.id).where(matches.c.status == "playing").order_by(matches.c.id)
        )
        found = list(ids)
    return [await house.matches.get(match_id) for match_id in found]


async def finish(house: App, match: Match, chance: random.Random) -> None:
    """Two moves of each, and then somebody gives up, or both agree to a draw."""
    for _ in range(4):
        match = (await house.matches.play(match.mover, a_move(match), match_id=match.id)).match
    first, second = match.players
    if chance.random() < 0.3:
        await house.matches.offer_draw(first, match.id)
        await house.matches.answer_draw(second, match.id, True)
    else:
        await house.matches.resign(chance.choice(match.players), match.id)


async def told(house: App, kind: NoticeKind) -> int:
    async with house.database.reading() as connection:
        count = await connection.scalar(
            sa.select(sa.func.count()).select_from(notices).where(notices.c.kind == kind.value)
        )
    return count or 0


@asynccontextmanager
async def restarted(url: str, hands: Hands) -> AsyncIterator[App]:
    async with open_app(url, now=hands, seed=3) as house:
        yield house


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("made", "players", "games", "announced"),
    [
        (plan(group=4), 8, 2 * 6 + 6, 2),
        (plan(), 4, 6, 1),
        (plan(terms=replace(terms("1d", rated=True), pair=True)), 3, 6, 1),
        (plan(Format.SWISS, rounds=3), 6, 9, 3),
        pytest.param(plan(Format.SWISS, rounds=3), 5, 6, 3, marks=pytest.mark.slow),
        pytest.param(plan(Format.SWISS, rounds=5), 16, 40, 5, marks=pytest.mark.slow),
    ],
    ids=["two groups and a final", "one group", "pairs of games", "swiss", "swiss with byes", "swiss of 16"],
)
async def test_a_tournament_is_played_to_its_end_with_a_restart_before_every_step(
    url: str, hands: Hands, made: Plan, players: int, games: int, announced: int
) -> None:
    chance = random.Random(7)
    async with restarted(url, hands) as house:
        tournament = await entered(house, made, players)
    async with restarted(url, hands) as house:
        await house.tournaments.start(tournament.id, GUILD, BOSS, manager=False)
    played = 0
    for _ in range(200):
        async with restarted(url, hands) as house:
            await house.tournaments.advance()
            for match in (await going_on(house))[:7]:
                hands.on(hours=1)
                await finish(house, match, chance)
                played += 1
            tournament = await house.tournaments.get(tournament.id, GUILD)
            if tournament.status is Status.OVER:
                break
    assert tournament.status is Status.OVER
    assert played == games
    async with restarted(url, hands) as house:
        assert await told(house, NoticeKind.TOURNAMENT_ROUND) == announced
        assert await told(house, NoticeKind.TOURNAMENT_OVER) == 1
        assert await told(house, NoticeKind.JOINED) == 0, "one announcement a round, not one a game"
        assert (await check(house.database)).problems == ()
        stage, group = tournament.tables()[0]
        points = sum(line.values[0] for line in tournament.table(stage, group))
        assert points == sum(
            sum(map(sum, m.pairing.games))
            for m in tournament.meetings
            if (m.stage, m.group) == (stage, group)
        )
        assert podium(tournament).places[0][0] == 1


async def test_players_are_numbered_by_their_ratings(house: App, hands: Hands) -> None:
    chance = random.Random(1)
    await begun(house, plan(), 4)
    for match in await going_on(house):
        await finish(house, match, chance)
    again = await begun(house, plan(), 4)
    profiles = [await house.ratings.profile(user, GUILD) for user in again.seeds]
    values = [next(iter(profile.ratings.values())).value for profile in profiles]
    assert values == sorted(values, reverse=True)


async def test_who_leaves_gives_up_their_games_and_the_opponents_hear_of_it(house: App, hands: Hands) -> None:
    tournament = await begun(house, plan(), 4)
    left = await house.tournaments.withdraw(tournament.id, GUILD, 102, 102, manager=False)
    assert left.withdrawn
    assert all(102 not in match.players for match in await going_on(house))
    assert len([m for m in left.meetings if m.decided]) == 3
    assert 102 not in [left.user(line.player) for line in left.table(0, 0)]
    assert await told(house, NoticeKind.OVER) == 3


async def test_a_game_in_which_nobody_moved_is_a_forfeit(house: App, hands: Hands) -> None:
    tournament = await begun(house, plan(Format.SWISS, rounds=3), 4)
    hands.on(days=2)
    await house.sweeper.sweep()
    over = [await house.matches.get(m) for meeting in tournament.meetings for m in meeting.matches]
    assert {match.outcome.ending for match in over if match.outcome} == {Ending.ABORT}
    after = await house.tournaments.get(tournament.id, GUILD)
    for meeting, match in zip(after.meetings, over, strict=True):
        assert meeting.pairing.kind.value == "forfeit"
        assert meeting.pairing.points(after.number(match.mover)) == 0
        assert meeting.pairing.points(after.number(match.opponent_of(match.mover))) == 2


async def test_a_round_begins_when_the_last_game_of_the_one_before_ends(house: App, hands: Hands) -> None:
    chance = random.Random(2)
    await begun(house, plan(Format.SWISS, rounds=3), 4)
    duty = asyncio.create_task(house.tournaments.run())
    first, second = await going_on(house)
    await finish(house, first, chance)
    assert await told(house, NoticeKind.TOURNAMENT_ROUND) == 1
    await finish(house, second, chance)
    for _ in range(300):
        if await told(house, NoticeKind.TOURNAMENT_ROUND) == 2:
            break
        await asyncio.sleep(0.05)
    duty.cancel()
    assert len(await going_on(house)) == 2


async def test_arranging_twice_arranges_once(house: App) -> None:
    tournament = await entered(house, plan(), 4)
    await house.tournaments.start(tournament.id, GUILD, BOSS, manager=False)
    await asyncio.gather(*(house.tournaments.advance() for _ in range(3)))
    assert len(await going_on(house)) == 6
    assert await told(house, NoticeKind.TOURNAMENT_ROUND) == 1


async def test_only_the_director_or_who_manages_events_starts_cancels_and_sends_away(house: App) -> None:
    tournament = await entered(house, plan(), 3)
    for act in (house.tournaments.start, house.tournaments.cancel):
        with pytest.raises(BadTournament) as refusal:
            await act(tournament.id, GUILD, 101, manager=False)
        assert refusal.value.code == "bad-tournament-director"
    await house.tournaments.start(tournament.id, GUILD, 101, manager=True)
    await house.tournaments.advance()
    with pytest.raises(BadTournament):
        await house.tournaments.withdraw(tournament.id, GUILD, 101, 102, manager=False)
    await house.tournaments.withdraw(tournament.id, GUILD, BOSS, 102, manager=False)


async def test_a_tournament_belongs_to_its_server(house: App) -> None:
    tournament = await entered(house, plan(), 3)
    for guild_id in (77, None):
        with pytest.raises(NoTournament):
            await house.tournaments.get(tournament.id, guild_id)
        assert await house.tournaments.listed(guild_id) == []
    (listed,) = await house.tournaments.listed(GUILD)
    assert (listed.id, listed.name, listed.status) == (tournament.id, "Cup", Status.OPEN)


async def test_a_cancelled_tournament_takes_nobody(house: App) -> None:
    tournament = await entered(house, plan(), 3)
    await house.tournaments.cancel(tournament.id, GUILD, BOSS, manager=False)
    with pytest.raises(BadTournament):
        await house.tournaments.enter(tournament.id, GUILD, 110)
    await house.tournaments.advance()
    assert await going_on(house) == []


async def test_games_of_other_places_are_no_tournaments(house: App) -> None:
    assert await house.tournaments.listed(Place(5, 6).guild_id) == []


async def test_the_check_finds_what_was_changed_by_hand(house: App, hands: Hands) -> None:
    tournament = await begun(house, plan(), 4)
    await finish(house, (await going_on(house))[0], random.Random(1))
    assert (await check(house.database)).problems == ()
    first, second = (meeting.matches[0] for meeting in tournament.meetings[:2])
    async with house.database.transaction() as connection:
        await connection.execute(sa.update(tables.tournaments).values(status="over"))
        await connection.execute(
            sa.delete(tables.tournament_matches).where(tables.tournament_matches.c.match_id == second)
        )
        await connection.execute(
            sa.delete(tables.tournament_events).where(tables.tournament_events.c.kind == "result")
        )
        await connection.execute(sa.update(tables.tournaments).values(last_seq=tournament.seq))
    found = [str(problem) for problem in (await check(house.database)).problems]
    assert found == [
        "tournament 1: status is stored as 'over', but the events make it 'running'",
        "tournament 1: its matches are not those that were arranged",
        f"tournament 1: match {first} is over, but its result says otherwise",
    ]


async def test_a_director_decides_a_game_and_everybody_can_read_who_did(house: App, hands: Hands) -> None:
    tournament = await begun(house, plan(Format.SWISS, rounds=3), 4)
    match_id, other = (meeting.matches[0] for meeting in tournament.meetings)
    match = await house.matches.get(match_id)
    loser, winner = match.players
    with pytest.raises(BadTournament):
        await house.tournaments.adjudicate(match_id, GUILD, loser, loser, manager=False)
    over = await house.tournaments.adjudicate(match_id, GUILD, BOSS, winner, manager=False)
    assert over.outcome is not None
    assert over.outcome.ending is Ending.ADJUDICATION
    after = await house.tournaments.get(tournament.id, GUILD)
    meeting = after.of_match(match_id)
    assert meeting is not None
    assert meeting.pairing.kind.value == "played"
    assert meeting.pairing.points(after.number(winner)) == 2
    last = (await house.tournaments.history(tournament.id, GUILD))[-1]
    assert (last.actor, last.detail["match"], last.detail["forfeit"]) == (BOSS, match_id, False)
    with pytest.raises(MatchOver):
        await house.tournaments.adjudicate(match_id, GUILD, BOSS, None, manager=False)
    with pytest.raises(NotAPlayer):
        await house.tournaments.adjudicate(other, GUILD, BOSS, winner, manager=False)
    going = await house.matches.get(other)
    for _ in range(4):
        going = (await house.matches.play(going.mover, a_move(going), match_id=other)).match
    drawn = await house.tournaments.adjudicate(other, GUILD, BOSS, None, manager=False)
    assert await house.ratings.of_match(drawn) == (), "a director's word changes no rating"
    casual = await started(house)
    with pytest.raises(NoTournament):
        await house.tournaments.adjudicate(casual.id, GUILD, BOSS, None, manager=True)
    assert (await check(house.database)).problems == ()


async def test_a_server_has_only_so_many_tournaments_at_once(house: App) -> None:
    made = [await house.tournaments.create(BOSS, plan(), PLACE) for _ in range(MOST_AT_ONCE)]
    with pytest.raises(BadTournament) as refusal:
        await house.tournaments.create(BOSS, plan(), PLACE)
    assert refusal.value.code == "bad-tournament-many"
    await house.tournaments.create(BOSS, plan(), Place(77, 78))
    await house.tournaments.cancel(made[3].id, GUILD, BOSS, manager=False)
    await house.tournaments.create(BOSS, plan(), PLACE)
