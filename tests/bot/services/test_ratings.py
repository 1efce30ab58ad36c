"""Ratings are decided with the game that decides them, in the order of the ends, and can be worked out again."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.app import App, open_app
from bot.core.errors import MatchError
from bot.core.match import Match, Place, Terms
from bot.core.rated import Change, RatedGame, changes
from bot.core.rating import PROVISIONAL, Rating, rate_game
from bot.services.rating_check import misrated
from bot.services.ratings import PAGE, rate
from bot.store import ratings as stored
from bot.store.ratings import Pool
from bot.store.tables import rating_changes, remembered
from bot.store.tables import ratings as ratings_table
from rules import GAMES, Side
from tests.bot.house import ANNA, BOB, CARL, ELSEWHERE, GAME, PLACE, Hands, a_move, started, terms

OTHER_SERVER = Place(77, 78)


async def begun(
    house: App, first: int = ANNA, second: int = BOB, place: Place = PLACE, agreed: Terms | None = None
) -> Match:
    seek = await house.seeks.invite(
        first, agreed or terms(rated=True), place, opponent=second, wants=Side.FIRST
    )
    return await house.seeks.join(seek.id, second)


async def moved(house: App, match: Match, plies: int = 4) -> Match:
    for _ in range(plies):
        match = (await house.matches.play(match.mover, a_move(match), match_id=match.id)).match
    return match


async def finished(
    house: App,
    hands: Hands,
    first: int = ANNA,
    second: int = BOB,
    *,
    winner: int | None,
    place: Place = PLACE,
) -> Match:
    """A rated game of four moves that the winner's opponent then gives up, or that is agreed drawn."""
    match = await moved(house, await begun(house, first, second, place))
    hands.on(hours=1)
    if winner is None:
        await house.matches.offer_draw(first, match.id)
        return await house.matches.answer_draw(second, match.id, True)
    return await house.matches.resign(match.opponent_of(winner), match.id)


async def rating(house: App, user: int, guild_id: int | None = PLACE.guild_id) -> Rating:
    async with house.database.reading() as connection:
        return (await stored.of_player(connection, user, guild_id)).get(GAME, Rating())


async def test_a_rated_game_changes_both_ratings_here_and_everywhere(house: App, hands: Hands) -> None:
    match = await finished(house, hands, winner=BOB)
    loser, winner = rate_game(Rating(), Rating(), 0, hands.at)
    for guild_id in (PLACE.guild_id, None):
        assert await rating(house, ANNA, guild_id) == loser
        assert await rating(house, BOB, guild_id) == winner
    first, second = await house.ratings.of_match(match)
    assert (first.user, first.points, first.before, first.after) == (ANNA, 0, Rating(), loser)
    assert (second.user, second.points, second.after) == (BOB, 2, winner)
    assert await misrated(house.database) == []


async def test_servers_have_ratings_of_their_own(house: App, hands: Hands) -> None:
    await finished(house, hands, winner=ANNA)
    await finished(house, hands, winner=ANNA, place=OTHER_SERVER)
    assert (await rating(house, ANNA)).games == 1
    assert (await rating(house, ANNA, OTHER_SERVER.guild_id)).games == 1
    assert (await rating(house, ANNA, None)).games == 2


async def test_a_casual_game_changes_nothing(house: App, hands: Hands) -> None:
    match = await moved(house, await started(house))
    over = await house.matches.resign(ANNA, match.id)
    assert await house.ratings.of_match(over) == ()
    assert await rating(house, BOB) == Rating()


async def test_a_game_given_up_before_both_have_moved_twice_changes_nothing(house: App) -> None:
    match = await moved(house, await begun(house), plies=3)
    over = await house.matches.resign(ANNA, match.id)
    assert await house.ratings.of_match(over) == ()


async def test_a_game_that_was_called_off_changes_nothing(house: App) -> None:
    match = await moved(house, await begun(house), plies=1)
    over = await house.matches.abort(ANNA, match.id)
    assert await house.ratings.of_match(over) == ()


async def test_a_game_lost_on_time_counts_as_lost(house: App, hands: Hands) -> None:
    match = await moved(house, await begun(house, agreed=terms("1d", rated=True)))
    hands.on(days=2)
    await house.sweeper.sweep()
    over = await house.matches.get(match.id)
    assert over.over
    changed = {change.user: change.points for change in await house.ratings.of_match(over)}
    assert changed == {match.mover: 0, match.opponent_of(match.mover): 2}


async def test_the_same_two_players_count_for_less_after_eight_games_in_a_month(
    house: App, hands: Hands
) -> None:
    last = [(await house.ratings.of_match(await finished(house, hands, winner=ANNA)))[0] for _ in range(10)]
    assert [change.weight for change in last] == [1.0] * 8 + [0.5, 0.25]
    hands.on(days=31)
    (again, _) = await house.ratings.of_match(await finished(house, hands, winner=ANNA))
    assert again.weight == 1.0
    assert await misrated(house.database) == []


async def test_many_games_are_what_a_fold_over_all_of_them_makes(house: App, hands: Hands) -> None:
    chance = random.Random(5)
    games = []
    for _ in range(25):
        first, second = chance.sample([ANNA, BOB, CARL], 2)
        match = await finished(house, hands, first, second, winner=chance.choice([first, second, None]))
        hands.on(days=chance.randint(0, 9))
        assert match.ended_at is not None
        assert match.outcome is not None
        points = {Side.FIRST: 2, Side.SECOND: 0, None: 1}[match.outcome.winner]
        games.append(RatedGame(match.id, match.players, points, match.ended_at))
    latest = {change.user: change.after for change in changes(games, {}, {})}
    assert {user: await rating(house, user) for user in (ANNA, BOB, CARL)} == latest
    assert await misrated(house.database) == []


async def test_a_game_that_ended_before_others_which_are_rated_already_is_put_in_its_place(
    house: App, hands: Hands
) -> None:
    """What a second process with a slower clock can bring about."""
    early = await finished(house, hands, winner=ANNA)
    await finished(house, hands, BOB, CARL, winner=CARL)
    await finished(house, hands, CARL, ANNA, winner=None)
    right = {user: await rating(house, user) for user in (ANNA, BOB, CARL)}
    async with house.database.transaction() as connection:
        await connection.execute(sa.delete(rating_changes))
        await connection.execute(sa.delete(ratings_table))
        for match_id in (early.id + 1, early.id + 2, early.id):
            await rate(connection, await house.matches.get(match_id))
    assert {user: await rating(house, user) for user in (ANNA, BOB, CARL)} == right
    assert await misrated(house.database) == []


async def test_what_had_ended_before_there_were_ratings_is_rated_at_the_first_start(
    house: App, hands: Hands, url: str
) -> None:
    await finished(house, hands, winner=ANNA)
    await finished(house, hands, winner=None)
    right = await rating(house, ANNA)
    async with house.database.transaction() as connection:
        for table in (rating_changes, ratings_table, remembered):
            await connection.execute(sa.delete(table))
    async with open_app(url, now=hands) as later:
        assert await rating(later, ANNA) == right


async def test_the_check_finds_what_was_changed_by_hand(house: App, hands: Hands) -> None:
    match = await finished(house, hands, winner=ANNA)
    async with house.database.transaction() as connection:
        await connection.execute(
            sa.update(ratings_table).where(ratings_table.c.user_id == ANNA).values(value=2000.0)
        )
        await connection.execute(
            sa.update(rating_changes).where(rating_changes.c.user_id == BOB).values(weight=0.5)
        )
    wrong = await misrated(house.database)
    assert {subject for subject, _ in wrong} == {f"player {ANNA}", f"match {match.id}"}
    assert len(wrong) == 4
    async with house.database.transaction() as connection:
        await connection.execute(sa.delete(ratings_table))
    assert {f"player {ANNA}", f"player {BOB}"} <= {subject for subject, _ in await misrated(house.database)}


async def put(house: App, hands: Hands, users: int) -> None:
    """Settled ratings out of nowhere."""
    async with house.database.transaction() as connection:
        for user in range(1, users + 1):
            rated = Rating(1500 + user, 80, 0.06, 20, hands.at)
            await connection.execute(
                sa.insert(ratings_table).values(**stored.rating_row(Pool(GAME, PLACE.guild_id), user, rated))
            )


async def test_the_leaderboard_has_pages_and_only_settled_ratings(house: App, hands: Hands) -> None:
    await put(house, hands, 2 * PAGE + 5)
    await finished(house, hands, winner=ANNA)
    board = await house.ratings.leaderboard(GAME, PLACE.guild_id)
    assert (board.page, board.pages, board.players) == (0, 3, 2 * PAGE + 5)
    assert [line.user for line in board.lines[:2]] == [2 * PAGE + 5, 2 * PAGE + 4]
    last = await house.ratings.leaderboard(GAME, PLACE.guild_id, 99)
    assert (last.page, len(last.lines)) == (2, 5)
    assert ANNA not in {line.user for line in (*board.lines, *last.lines)}
    assert (await house.ratings.leaderboard(GAME, None)).lines == ()


async def test_who_has_not_played_for_long_leaves_the_leaderboard(house: App, hands: Hands) -> None:
    await put(house, hands, 1)
    (line,) = (await house.ratings.leaderboard(GAME, PLACE.guild_id)).lines
    until = line.rating.settled_until
    assert until is not None
    assert line.rating.resting(until).deviation == pytest.approx(PROVISIONAL)
    hands.at = until - timedelta(minutes=1)
    assert (await house.ratings.leaderboard(GAME, PLACE.guild_id)).players == 1
    hands.at = until + timedelta(minutes=1)
    assert (await house.ratings.leaderboard(GAME, PLACE.guild_id)).players == 0


async def test_a_profile_counts_games_opponents_and_streaks(house: App, hands: Hands) -> None:
    for first, second, winner in (
        (ANNA, BOB, ANNA),
        (BOB, ANNA, ANNA),
        (ANNA, CARL, CARL),
        (ANNA, BOB, ANNA),
        (CARL, BOB, BOB),
    ):
        await finished(house, hands, first, second, winner=winner)
    match = await moved(house, await begun(house, place=ELSEWHERE, agreed=terms(game=list(GAMES)[1])))
    await house.matches.offer_draw(ANNA, match.id)
    await house.matches.answer_draw(BOB, match.id, True)
    shown = await house.ratings.profile(ANNA, PLACE.guild_id)
    assert [(game, score.won, score.drawn, score.lost) for game, score in shown.games.items()] == [
        (GAME, 3, 0, 1),
        (list(GAMES)[1], 0, 1, 0),
    ]
    assert {user: score.matches for user, score in shown.opponents.items()} == {BOB: 4, CARL: 1}
    assert (shown.winning, shown.longest) == (0, 2)
    assert list(shown.ratings) == [GAME]
    curve = await house.ratings.curve(ANNA, GAME, PLACE.guild_id)
    assert [change.points for change in curve] == [2, 2, 0, 2]
    assert all(isinstance(change, Change) for change in curve)


async def test_ratings_and_the_game_are_saved_together_or_not_at_all(
    house: App, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await moved(house, await begun(house))

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(stored, "save", broken)
    with pytest.raises((OSError, MatchError)):
        await house.matches.resign(ANNA, match.id)
    assert not (await house.matches.get(match.id)).over
    monkeypatch.undo()
    await house.matches.resign(ANNA, match.id)
    assert (await rating(house, BOB)).games == 1
