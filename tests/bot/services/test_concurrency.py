"""Two processes at once on one database: rows that one looks at before it writes, the other cannot change
meanwhile.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import open_app
from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament, BadVacation, MatchError, SeekGone, StaleMatch, TooManyMatches
from bot.core.events import Ended
from bot.core.match import Match
from bot.core.news import Over, VacationSpent
from bot.invitations.service.invitations import Seeks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from bot.tournaments.model.event import Result
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from bot.vacations.service import Vacations
from rules import Ending, Side
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, PLACE, START, Hands, a_move, moved, started, terms
from tests.bot.services.test_tournaments import BOSS, GUILD, begun, entered, going_on
from tests.bot.services.waits import DAY, note_stay, told
from tests.postgres import fresh_database

TODAY = START.date()
CUP = Plan("Cup", Format.GROUPS, terms("1d", rated=True))


@pytest.fixture
async def houses(url: str, hands: Hands) -> AsyncIterator[tuple[App, App]]:
    async with open_app(url, now=hands, seed=1) as one, open_app(url, now=hands, seed=2) as two:
        yield one, two


async def at_once(works: Iterable[Awaitable[Any]]) -> list[Any]:
    """The end of each: its result, or the refusal. Anything else that was raised fails the test."""
    results = await asyncio.gather(*works, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, MatchError):
            raise result
    return results


async def test_settings_changed_at_once_are_all_kept(houses: tuple[App, App]) -> None:
    wanted = {
        "language": "ja",
        "theme": "slate",
        "confirm": False,
        "white_down": True,
        "text_board": True,
        "auto_forced": True,
        "dm": True,
        "zone": "Asia/Tokyo",
        "vacation_auto": False,
    }
    for user in range(200, 206):
        await at_once(
            houses[number % 2][Players].save(user, **{name: value})
            for number, (name, value) in enumerate(wanted.items())
        )
        settings = await houses[0][Players].settings(user)
        assert {name: getattr(settings, name) for name in wanted} == wanted
    guild = PLACE.guild_id or 0
    changes: list[dict[str, Any]] = [
        {"language": "ja"},
        {"threads": True},
        {"channel": 7},
        {"max_matches": 9},
    ]
    await at_once(houses[n % 2][Players].save_server(guild, **change) for n, change in enumerate(changes))
    # A server is served by one process, which keeps its settings in memory; only the database has what both wrote.
    for house in houses:
        house[Players].forget_server(guild)
    server = await houses[1][Players].server(guild)
    assert (server.language, server.threads, server.channel, server.max_matches) == ("ja", True, 7, 9)


async def test_of_vacations_that_overlap_one_is_booked(houses: tuple[App, App]) -> None:
    first = [TODAY + timedelta(days=5 + number % 3) for number in range(30)]
    booked = await at_once(
        houses[number % 2][Vacations].book(ANNA, day, day + timedelta(days=4))
        for number, day in enumerate(first)
    )
    assert [isinstance(result, BadVacation) for result in booked].count(False) == 1
    assert len(await houses[0][Vacations].of(ANNA)) == 1


async def test_invitations_made_at_once_respect_the_limit(houses: tuple[App, App]) -> None:
    await houses[0][Players].save_server(PLACE.guild_id or 0, max_matches=10)
    made = await at_once(houses[number % 2][Seeks].invite(ANNA, terms(), PLACE) for number in range(24))
    assert [isinstance(result, TooManyMatches) for result in made].count(False) == 10
    assert len(await houses[0][Seeks].open(PLACE.guild_id, BOB)) == 10


async def test_joining_at_once_respects_the_limit_and_each_seek_is_joined_once(
    houses: tuple[App, App],
) -> None:
    seeks = [await houses[0][Seeks].invite(CARL, terms(), PLACE) for _ in range(8)]
    await houses[0][Players].save_server(PLACE.guild_id or 0, max_matches=5)
    joined = await at_once(
        houses[number % 2][Seeks].join(seek.id, (ANNA, BOB)[number % 3 == 0])
        for number, seek in enumerate([*seeks, *seeks])
    )
    begun = [result for result in joined if not isinstance(result, MatchError)]
    assert len(begun) == 5
    assert all(isinstance(r, TooManyMatches | SeekGone) for r in joined if isinstance(r, MatchError))
    assert len(await houses[0][Matches].mine(CARL)) == 5
    assert (await check(houses[0].database)).problems == ()


async def test_a_day_of_vacation_is_spent_once_though_two_act(houses: tuple[App, App], hands: Hands) -> None:
    one, two = houses
    for number in range(4):
        user = 300 + number
        both = []
        for place in (PLACE, ELSEWHERE):
            match = await started(one, terms("3d", vacation=True), place, (user, BOB))
            both.append(await moved(one, match, 2))
        hands.at += 3 * DAY
        await one.database.write(partial(note_stay, hands), about=())
        # The first to touch a match lets the day begin; here two do, each in another match of the same player.
        await at_once(
            app[Matches].act(BOB, match.id, Match.offer_draw) for app, match in zip(houses, both, strict=True)
        )
        assert [day.spent for day in await two[Vacations].of(user)] == [True]
    spent = [(notice.recipient, notice.place) for notice in await told(one, VacationSpent)]
    assert len(spent) == len(set(spent)) == 8, "once in each of the two places"


async def test_of_two_moves_at_once_one_is_made(houses: tuple[App, App]) -> None:
    match = await started(houses[0], place=ELSEWHERE)
    for _ in range(6):
        text = a_move(match)
        results = await at_once(
            houses[number % 2][Matches].play(match.mover, text, match_id=match.id, seq=match.seq)
            for number in range(6)
        )
        played = [result for result in results if not isinstance(result, MatchError)]
        assert len(played) == 1
        assert all(isinstance(r, StaleMatch) for r in results if isinstance(r, MatchError))
        match = played[0].match


async def test_a_game_with_everybody_acting_at_once_ends_once(houses: tuple[App, App]) -> None:
    match = await started(houses[0], place=ELSEWHERE)
    one, two = houses
    await at_once(
        [
            *(app[Matches].act(user, match.id, Match.resign) for app in houses for user in (ANNA, BOB)),
            *(app[Matches].act(user, match.id, Match.abort) for app in houses for user in (ANNA, BOB)),
            *(app[Matches].act(user, match.id, Match.offer_draw) for app in houses for user in (ANNA, BOB)),
        ]
    )
    assert (await one[Matches].get(match.id)).over
    assert [type(event.what) for event in await two[Matches].history(match.id)].count(Ended) == 1
    assert len(await told(one, Over)) == 1
    assert (await check(one.database)).problems == ()
    assert match.players[Side.FIRST] == ANNA


async def resigns(app: App, cup: Tournament, match: Match) -> None:
    await app[Matches].act(match.mover, match.id, Match.resign)


async def resigns_too(app: App, cup: Tournament, match: Match) -> None:
    await app[Matches].act(match.opponent_of(match.mover), match.id, Match.resign)


async def decides(app: App, cup: Tournament, match: Match) -> None:
    await app[Tournaments].adjudicate(match.id, Asker(BOSS, GUILD), match.mover)


async def sends_away(app: App, cup: Tournament, match: Match) -> None:
    await app[Directors].do(cup.id, Asker(BOSS, GUILD), "remove", match.opponent_of(match.mover))


async def pauses(app: App, cup: Tournament, match: Match) -> None:
    await app[Directors].do(cup.id, Asker(BOSS, GUILD), "pause")


async def cancels(app: App, cup: Tournament, match: Match) -> None:
    await app[Directors].do(cup.id, Asker(BOSS, GUILD), "cancel")


async def goes_on(app: App, cup: Tournament, match: Match) -> None:
    await app[Tournaments].advance()


@pytest.mark.few(4)
@pytest.mark.parametrize("other", [resigns_too, decides, sends_away, pauses, cancels, goes_on])
@pytest.mark.parametrize("result_first", [True, False])
async def test_a_result_and_something_else_in_its_tournament_at_once(
    houses: tuple[App, App], other: Callable[[App, Tournament, Match], Awaitable[None]], result_first: bool
) -> None:
    one, two = houses
    acting = [resigns, other] if result_first else [other, resigns]
    cup = await begun(one, CUP, 5)
    for _ in range(2):
        for match in await going_on(one):
            await at_once(act(app, cup, match) for act, app in zip(acting, houses, strict=True))
        if (await one[Tournaments].get(cup.id, GUILD)).paused:
            await one[Directors].do(cup.id, Asker(BOSS, GUILD), "resume")
        await one[Tournaments].advance()
        assert (await check(one.database)).problems == ()
    ended = await two[Tournaments].get(cup.id, GUILD)
    arranged = [number for meeting in ended.meetings for number in meeting.matches]
    endings = {number: (await one[Matches].get(number)).outcome for number in arranged}
    # Called off with the tournament, a game has no result in it.
    called_off = {Ending.ABORT} if other is cancels else set()
    over = [number for number, outcome in endings.items() if outcome and outcome.ending not in called_off]
    results = [
        e.what.match for e in await two[Tournaments].history(cup.id, GUILD) if isinstance(e.what, Result)
    ]
    assert over or other is cancels
    assert sorted(results) == sorted(over)


async def test_a_tournament_started_and_cancelled_at_once_is_cancelled(houses: tuple[App, App]) -> None:
    one, two = houses
    for _ in range(4):
        cup = await entered(one, CUP, 4)
        results = await at_once(
            [
                two[Directors].do(cup.id, Asker(BOSS, GUILD), "cancel"),
                one[Tournaments].start(cup.id, Asker(BOSS, GUILD)),
                two[Tournaments].leave(cup.id, GUILD, 104),
            ]
        )
        after = await two[Tournaments].get(cup.id, GUILD)
        # Called off before its start there is nothing to start; called off under way its games are so too.
        assert not isinstance(results[0], BadTournament)
        assert after.status is Status.CANCELLED
        arranged = [number for meeting in after.meetings for number in meeting.matches]
        assert not (arranged and isinstance(results[1], BadTournament))
        for number in arranged:
            assert (await one[Matches].get(number)).over
        assert (await check(one.database)).problems == ()


@pytest.mark.slow
async def test_connections_that_the_server_dropped_are_made_anew(postgres: str, hands: Hands) -> None:
    url = await fresh_database(postgres)
    async with open_app(url, now=hands) as app:
        await at_once(app[Players].save(user, dm=True) for user in range(200, 206))
        other = create_async_engine(url)
        async with other.connect() as connection:
            await connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                )
            )
        await other.dispose()
        await at_once(app[Players].save(user, zone="Asia/Tokyo") for user in range(200, 206))
        assert (await app[Players].settings(203)).zone == "Asia/Tokyo"
