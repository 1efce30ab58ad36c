"""Ratings are decided with the game that decides them, can be worked out again, and without an excluded player."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from typing import Any

import pytest
import sqlalchemy as sa
import structlog
from structlog.testing import capture_logs

from bot.core.log import kind_of
from bot.core.match import Match, Place, Terms
from bot.core.news import Roles
from bot.core.rating import PROVISIONAL, Change, RatedGame, Rating, changes, rate_game
from bot.hall.service import Activity
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.practice.service import PracticeGames
from bot.privacy.service import Privacy
from bot.ratings import checks as ratings_checks
from bot.ratings import service as ratings_service
from bot.ratings.model import LATEST, PAGE
from bot.ratings.rows import ratings as stored
from bot.ratings.rows.ratings import Pool
from bot.ratings.service import Ratings, rate
from bot.store import locks
from bot.store.app import App
from bot.store.finding import Problem
from bot.store.tables import notices, rating_changes
from bot.store.tables import ratings as ratings_table
from rules import GAMES, Side
from tests.bot.fixtures import ANNA, BOB, CARL, ELSEWHERE, GAME, PLACE, Hands, moved, started, sure, terms


async def _misrated(app: App) -> list[Problem]:
    async with app.database.reading() as connection:
        return [problem async for problem in ratings_checks.check(connection)]


async def begun(
    app: App, first: int = ANNA, second: int = BOB, place: Place = PLACE, agreed: Terms | None = None
) -> Match:
    return await started(app, agreed or terms(rated=True), place, (first, second))


async def finished(
    app: App, hands: Hands, first: int = ANNA, second: int = BOB, *, winner: int | None, place: Place = PLACE
) -> Match:
    """A rated game of four moves that the winner's opponent then gives up, or that is agreed drawn."""
    match = await moved(app, await begun(app, first, second, place))
    hands.on(hours=1)
    if winner is None:
        await app[Matches].act(first, match.id, Match.offer_draw)
        return await app[Matches].act(second, match.id, Match.offer_draw)
    return await app[Matches].act(match.opponent_of(winner), match.id, Match.resign)


async def rating(app: App, user: int, guild_id: int | None = PLACE.guild_id) -> Rating:
    async with app.database.reading() as connection:
        return (await stored.of_player(connection, user, guild_id)).get(GAME, Rating())


async def test_a_rated_game_changes_both_ratings_here_and_everywhere(app: App, hands: Hands) -> None:
    match = await finished(app, hands, winner=BOB)
    loser, winner = rate_game(Rating(), Rating(), 0, hands.at)
    for guild_id in (PLACE.guild_id, None):
        assert await rating(app, ANNA, guild_id) == loser
        assert await rating(app, BOB, guild_id) == winner
    first, second = await app[Ratings].of_match(match)
    assert (first.user, first.points, first.before, first.after) == (ANNA, 0, Rating(), loser)
    assert (second.user, second.points, second.after) == (BOB, 2, winner)
    assert await _misrated(app) == []


async def test_a_game_in_no_one_server_tells_its_ratings_where_both_show_theirs(
    app: App, hands: Hands
) -> None:
    match = await finished(app, hands, winner=BOB, place=Place(None, 78))
    for user, told in ((ANNA, 0), (BOB, 2)):
        await app[Players].save(user, ranked=True)
        assert len(await app[Ratings].of_match(match)) == told


async def test_the_same_two_count_for_less_after_eight_games_in_a_month(app: App, hands: Hands) -> None:
    last = [(await app[Ratings].of_match(await finished(app, hands, winner=ANNA)))[0] for _ in range(10)]
    assert [change.weight for change in last] == [1.0] * 8 + [0.5, 0.25]
    hands.on(days=31)
    (again, _) = await app[Ratings].of_match(await finished(app, hands, winner=ANNA))
    assert again.weight == 1.0
    assert await _misrated(app) == []


async def test_a_game_that_ended_before_others_rated_already_finds_its_place(app: App, hands: Hands) -> None:
    """The state that a second process with a slower clock can bring about."""
    early = await finished(app, hands, winner=ANNA)
    await finished(app, hands, BOB, CARL, winner=CARL)
    await finished(app, hands, CARL, ANNA, winner=None)
    right = {user: await rating(app, user) for user in (ANNA, BOB, CARL)}
    async with app.database.transaction() as connection:
        await connection.execute(sa.delete(rating_changes))
        await connection.execute(sa.delete(ratings_table))
        for match_id in (early.id + 1, early.id + 2, early.id):
            await rate(connection, await app[Matches].get(match_id))
    assert {user: await rating(app, user) for user in (ANNA, BOB, CARL)} == right
    assert await _misrated(app) == []


async def put(app: App, hands: Hands, users: int, first: int = 1) -> None:
    async with app.database.transaction() as connection:
        for user in range(first, first + users):
            rated = Rating(1500 + user, 80, 0.06, 20, hands.at)
            await connection.execute(
                sa.insert(ratings_table).values(**stored.rating_row(Pool(GAME, PLACE.guild_id), user, rated))
            )


async def test_who_has_not_played_for_long_has_no_rank_on_the_leaderboard(app: App, hands: Hands) -> None:
    await put(app, hands, 1)
    (line,) = (await app[Ratings].leaderboard(GAME, PLACE.guild_id)).lines
    until = sure(line.rating.settled_until)
    assert line.rating.resting(until).deviation == pytest.approx(PROVISIONAL)
    hands.at = until - timedelta(minutes=1)
    assert (await app[Ratings].leaderboard(GAME, PLACE.guild_id)).settled == 1
    hands.at = until + timedelta(minutes=1)
    rested = await app[Ratings].leaderboard(GAME, PLACE.guild_id)
    assert (rested.players, rested.settled) == (1, 0)
    assert rested.lines[0].rating.provisional


async def test_on_the_second_page_too_ranks_go_by_who_is_settled_and_who_has_moved(
    app: App, hands: Hands
) -> None:
    await put(app, hands, 5)
    (line, *_) = (await app[Ratings].leaderboard(GAME, PLACE.guild_id)).lines
    hands.at = sure(line.rating.settled_until) + timedelta(days=1)
    await put(app, hands, PAGE + 2, 101)
    second = await app[Ratings].leaderboard(GAME, PLACE.guild_id, 1)
    assert [each.rating.provisional for each in second.lines] == [False] * 2 + [True] * 5
    assert second.settled == PAGE + 2
    assert await app[Ratings].moved(second) == {102: None, 101: None}


async def test_places_of_a_week_ago_are_those_before_all_games_since(app: App, hands: Hands) -> None:
    told = [(1600, 0), (1500, 8), (1590, 9)]
    anna = [Rating(value, 80, 0.06, 20, hands.at + timedelta(days=day)) for value, day in told]
    pool, bob = Pool(GAME, PLACE.guild_id), replace(anna[0], value=1550)
    made = [
        (0, Change((await begun(app)).id, ANNA, BOB, 2, 1.0, after.at or hands.at, before, after))
        for before, after in pairwise(anna)
    ]
    game = RatedGame(1, (ANNA, BOB), 2, hands.at)
    await app.database.write(
        lambda c: stored.save(c, pool, game, made, {BOB: bob}, (ANNA, BOB)), about=[locks.EVERYTHING]
    )
    hands.on(days=10)
    board = await app[Ratings].leaderboard(GAME, PLACE.guild_id)
    assert await app[Ratings].moved(board) == {ANNA: 0, BOB: 0}


async def test_a_profile_counts_games_opponents_and_streaks(app: App, hands: Hands) -> None:
    for first, second, winner in (
        (ANNA, BOB, ANNA),
        (BOB, ANNA, ANNA),
        (ANNA, CARL, CARL),
        (ANNA, BOB, ANNA),
        (CARL, BOB, BOB),
    ):
        await finished(app, hands, first, second, winner=winner)
    match = await moved(app, await begun(app, place=ELSEWHERE, agreed=terms(game=list(GAMES)[1])))
    await app[Matches].act(ANNA, match.id, Match.offer_draw)
    await app[Matches].act(BOB, match.id, Match.offer_draw)
    # A game against the bot is none of a player's games.
    practice = await app[PracticeGames].begin(ANNA, 900, terms("none"), PLACE, 1)
    await app[Matches].act(ANNA, practice.id, Match.resign)
    shown = await app[Ratings].profile(ANNA, PLACE.guild_id)
    assert [(game, score.won, score.drawn, score.lost) for game, score in shown.games.items()] == [
        (GAME, 3, 0, 1),
        (list(GAMES)[1], 0, 1, 0),
    ]
    assert {user: score.matches for user, score in shown.opponents.items()} == {BOB: 4, CARL: 1}
    assert (shown.winning, shown.longest) == (0, 2)
    assert shown.latest == (2, 2, 0, 2, 1)
    for _ in range(LATEST):
        await finished(app, hands, ANNA, BOB, winner=BOB)
    assert (await app[Ratings].profile(ANNA, PLACE.guild_id)).latest == (0,) * LATEST
    assert list(shown.ratings) == [GAME]
    curve = await app[Ratings].curve(ANNA, GAME, PLACE.guild_id)
    assert [change.points for change in curve] == [2, 2, 0, 2, *(0,) * LATEST]
    assert all(isinstance(change, Change) for change in curve)


async def test_ratings_are_saved_with_the_game_or_not(
    app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await moved(app, await begun(app))

    async def broken(*_: object) -> None:
        raise RuntimeError("it cannot be saved")

    monkeypatch.setattr(stored, "save", broken)
    with pytest.raises(RuntimeError):
        await app[Matches].act(ANNA, match.id, Match.resign)
    assert not (await app[Matches].get(match.id)).over
    monkeypatch.undo()
    await app[Matches].act(ANNA, match.id, Match.resign)
    assert (await rating(app, BOB)).games == 1


async def board(app: App) -> dict[int, Rating]:
    async with app.database.reading() as connection:
        found = await stored.all_ratings(connection)
    return {
        user: Rating(row["value"], row["deviation"], row["volatility"], row["games"], row["at"])
        for user, row in found.get(Pool(GAME, None, board=True), {}).items()
    }


async def shows_everywhere(app: App, *users: int) -> None:
    for user in users:
        await app[Players].save(user, ranked=True)


@pytest.mark.slow
async def test_games_against_the_settled_count_on_the_board_of_all_servers(app: App, hands: Hands) -> None:
    chance, people = random.Random(3), list(range(201, 207))
    paper = list[RatedGame]()
    for _ in range(110):
        first, second = chance.sample(people, 2)
        match = await finished(app, hands, first, second, winner=chance.choice([first, second, None]))
        assert match.ended_at is not None
        points = {Side.FIRST: 2, Side.SECOND: 0, None: 1}[sure(match.outcome).winner]
        paper.append(RatedGame(match.id, (first, second), points, match.ended_at))
    base = dict[int, Rating]()
    counted = dict[int, Rating]()
    for change, other in pairs_of(changes(paper, {}, {})):
        for own, theirs in ((change, other), (other, change)):
            if theirs.before.resting(own.at).deviation < PROVISIONAL:
                before = counted.get(own.user, Rating())
                after, _ = rate_game(before, theirs.before, own.points / 2, own.at, own.weight)
                counted[own.user] = after
            base[own.user] = own.after
    assert await board(app) == counted
    assert counted
    await shows_everywhere(app, *people)
    lines = (await app[Ratings].leaderboard(GAME, None)).lines
    settled = {user: each for user, each in counted.items() if not each.provisional}
    assert {line.user: line.rating for line in lines} == settled
    assert settled
    assert any(counted[user].value != base[user].value for user in settled)
    assert await _misrated(app) == []


def pairs_of(made: Iterable[Change]) -> Iterator[tuple[Change, Change]]:
    both = iter(made)
    return zip(both, both, strict=True)


OTHER = Place(77, 78)
DORA = 104


async def everything(app: App) -> tuple[Any, Any]:
    async with app.database.reading() as connection:
        changed, rated = await stored.all_changes(connection), await stored.all_ratings(connection)
        assert [problem async for problem in ratings_checks.check(connection)] == []
    return (
        {pool: {key: dict(row) for key, row in rows.items()} for pool, rows in changed.items()},
        {pool: {user: dict(row) for user, row in rows.items()} for pool, rows in rated.items()},
    )


async def exclude(app: App, hands: Hands, user: int) -> ratings_service.Reworked | None:
    return await app.database.write(
        lambda c: ratings_service.exclude(c, user, hands.at), about=[locks.EVERYTHING]
    )


async def readmit(app: App, hands: Hands, user: int) -> ratings_service.Reworked | None:
    return await app.database.write(
        lambda c: ratings_service.readmit(c, user, hands.at), about=[locks.EVERYTHING]
    )


async def played(app: App, hands: Hands, games: int, people: list[int]) -> int:
    """How many of the games were Anna's."""
    chance, own = random.Random(8), 0
    for _ in range(games):
        first, second = chance.sample(people, 2)
        place, winner = chance.choice([PLACE, OTHER]), chance.choice([first, second, None])
        await finished(app, hands, first, second, winner=winner, place=place)
        hands.on(days=chance.randint(0, 20))
        own += ANNA in (first, second)
    return own


async def test_results_are_annulled_and_come_back_as_they_were(app: App, hands: Hands) -> None:
    own = await played(app, hands, 40, [ANNA, BOB, CARL, DORA])
    before = await everything(app)
    done = await exclude(app, hands, ANNA)
    assert done == ratings_service.Reworked(own, 3)
    _, rated = await everything(app)
    assert all(ANNA not in rows for rows in rated.values())
    assert rated != before[1]
    assert await exclude(app, hands, ANNA) is None
    assert await readmit(app, hands, ANNA) == done
    assert await everything(app) == before
    assert await readmit(app, hands, ANNA) is None


async def test_the_games_in_which_something_happened_last_come_first(app: App, hands: Hands) -> None:
    first, second, third = [await started(app) for _ in range(3)]
    for match in (third, first, second):
        hands.on(hours=1)
        await moved(app, match, 1)
    running = [number for number, _ in await app[Activity].running(PLACE.guild_id or 0)]
    assert running == [second.id, first.id, third.id]


async def test_nobody_does_well_beside_the_leaderboard_by_annulled_results(app: App, hands: Hands) -> None:
    for first, second in ((ANNA, BOB), (ANNA, CARL), (BOB, ANNA), (BOB, CARL)):
        await finished(app, hands, first, second, winner=first)
    guild = PLACE.guild_id or 0
    before = await app[Activity].form(guild, GAME)
    assert dict(before.won) == {ANNA: 2, BOB: 2}
    assert dict(before.streaks) == {BOB: 2}
    await exclude(app, hands, ANNA)
    after = await app[Activity].form(guild, GAME)
    assert dict(after.won) == {BOB: 1}
    assert after.streaks == ()
    await readmit(app, hands, ANNA)
    assert await app[Activity].form(guild, GAME) == before


async def test_ratings_of_others_are_those_of_a_world_without_the_excluded(app: App, hands: Hands) -> None:
    await played(app, hands, 30, [BOB, CARL, DORA])
    alone = await everything(app)
    last = hands.at
    for winner in (ANNA, BOB, ANNA):
        await finished(app, hands, ANNA, BOB, winner=winner)
    assert hands.at > last
    await exclude(app, hands, ANNA)
    assert await everything(app) == alone


async def test_games_of_the_excluded_change_nothing_and_count_later(app: App, hands: Hands) -> None:
    await finished(app, hands, winner=ANNA)
    await exclude(app, hands, ANNA)
    match = await finished(app, hands, winner=ANNA)
    second = await finished(app, hands, BOB, ANNA, winner=BOB)
    assert await app[Ratings].of_match(match) == await app[Ratings].of_match(second) == ()
    assert (await rating(app, BOB)).games == 0
    await everything(app)
    await readmit(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 3
    await everything(app)


async def test_two_who_are_excluded_come_back_one_by_one(app: App, hands: Hands) -> None:
    await played(app, hands, 20, [ANNA, BOB, CARL])
    before = await everything(app)
    for user in (ANNA, BOB):
        await exclude(app, hands, user)
    assert (await everything(app))[1] == {}
    await readmit(app, hands, ANNA)
    _, rated = await everything(app)
    assert all(set(rows) <= {ANNA, CARL} for rows in rated.values())
    await readmit(app, hands, BOB)
    assert await everything(app) == before


async def test_who_has_themselves_deleted_comes_back_as_somebody_else(app: App, hands: Hands) -> None:
    await finished(app, hands, winner=ANNA)
    await exclude(app, hands, ANNA)
    await app[Privacy].erase(ANNA)
    assert (await rating(app, BOB)).games == 0
    await finished(app, hands, winner=ANNA)
    assert (await rating(app, BOB)).games == 1
    await exclude(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 0
    await readmit(app, hands, ANNA)
    assert (await rating(app, BOB)).games == 1, "that from before counts no more"
    await everything(app)


async def test_roles_by_rating_are_looked_at_again(app: App, hands: Hands) -> None:
    await app[Players].save_server(PLACE.guild_id or 0, roles=((5, GAME, 1600),))
    await finished(app, hands, winner=ANNA)
    before = await looked_at(app)
    await exclude(app, hands, ANNA)
    assert await looked_at(app) - before == Counter({ANNA: 1, BOB: 1})


async def looked_at(app: App) -> Counter[int]:
    """How often the roles of each player were to be looked at."""
    async with app.database.reading() as connection:
        found = await connection.scalars(
            sa.select(notices.c.recipient).where(notices.c.kind == kind_of(Roles))
        )
        return Counter(found)


async def test_the_log_names_nobody(app: App, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    # The module's own logger may be bound to the log of a command that ran before in this process.
    monkeypatch.setattr(ratings_service, "log", structlog.get_logger())
    await finished(app, hands, winner=ANNA)
    with capture_logs() as said:
        await exclude(app, hands, ANNA)
    assert said == [{"event": "player.excluded", "log_level": "info", "results": 1, "others": 1}]
