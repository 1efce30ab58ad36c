"""Stories of ratings: on the final card, in a profile, on a leaderboard."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.core.rating import Rating
from bot.store import ratings as stored
from bot.store.ratings import Pool
from bot.store.tables import ratings
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import (
    alone,
    answer,
    begun,
    buttons,
    choices,
    confirmed,
    match_now,
    newest,
    pictures,
    played,
    text,
)
from tests.world import Simulation, World

MOVES = ("11-15", "22-18", "15x22", "25x18")


async def won(world: World, **options: Any) -> None:
    """A rated game that Ben gives up after two moves of each."""
    match = await begun(world, rated=True, **options)
    await played(world, match, *MOVES)
    await confirmed(world.ben, world.channel, "resign", "Yes, resign", game=str(match.id))
    assert (await match_now(world, match)).over


async def test_the_final_card_shows_both_ratings_before_and_after(world: World, env: Simulation) -> None:
    await won(world)
    said = text(newest(world))
    assert f"{world.ann.mention} 1500? → **1662?** (+162)" in said
    assert f"{world.ben.mention} 1500? → **1338?** (−162)" in said


async def test_a_casual_game_says_nothing_of_ratings(world: World, env: Simulation) -> None:
    await played(world, await begun(world), *MOVES)
    await confirmed(world.ben, world.channel, "resign", "Yes, resign")
    assert f"wins: {world.ben.mention} has resigned" in text(newest(world))
    assert "Ratings" not in text(newest(world))


async def test_a_rated_game_given_up_at_once_says_why_it_does_not_count(
    world: World, env: Simulation
) -> None:
    await played(world, await begun(world, rated=True), *MOVES[:2])
    await confirmed(world.ann, world.channel, "resign", "Yes, resign")
    assert "Not rated: both players must have made 2 moves." in text(newest(world))


@pytest.mark.slow
async def test_often_repeated_games_say_that_they_count_for_less(world: World, env: Simulation) -> None:
    for _ in range(9):
        await won(world)
    assert "the game counts for 50 % of one" in text(newest(world))


async def test_a_profile_shows_results_opponents_and_the_curve(world: World, env: Simulation) -> None:
    await won(world)
    await won(world)
    shown = await world.ann.slash(world.channel, "profile")
    said = alone(shown)
    assert "American checkers: **1720?**" in said
    assert "2 won, 0 drawn, 0 lost" in said
    assert "**Winning streak:** 2; the longest was 2" in said
    assert "Ben (2 won, 0 drawn, 0 lost)" in said
    (described,) = pictures(shown.response)
    assert "The rating began at 1662" in described


async def test_anybody_may_look_at_a_profile_and_choose_another_game(world: World, env: Simulation) -> None:
    await won(world)
    match = await begun(world, game="russian", rated=True)
    for _ in range(4):
        match = await played(world, match, a_move(match))
    await confirmed(world.ben, world.channel, "resign", "Yes, resign")
    shown = await world.eve.slash(world.channel, "profile", player=world.ben, game="russian")
    assert "Russian draughts" in pictures(shown.response)[0]
    menu = choices(shown.response)
    assert set(menu) == {"American checkers", "Russian draughts"}
    turned = await world.eve.select(answer(shown), values=[menu["American checkers"]])
    assert "American checkers" in pictures(turned.response)[0]


async def test_a_profile_names_no_opponent_of_games_that_one_cannot_see(
    world: World, env: Simulation
) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={world.eve: hidden})
    invited = await world.ann.slash(secret, "play", game="american", opponent=world.ben, colour="black")
    await world.ben.click(answer(invited), label="Join")
    (match,) = await world.app.matches.mine(world.ann.id)
    for _ in range(4):
        mover = world.ann if match.mover == world.ann.id else world.ben
        await mover.slash(secret, "move", notation=a_move(match), game=str(match.id))
        match = await world.app.matches.get(match.id)
    await confirmed(world.ben, secret, "resign", "Yes, resign")
    said = text((await world.eve.slash(world.channel, "profile", player=world.ann)).response)
    assert "1 won, 0 drawn, 0 lost" in said
    assert "Ben" not in said
    assert "was played where you cannot look" in said
    for reader in (world.ann, world.ben):
        said = text((await reader.slash(world.channel, "profile", player=world.ann)).response)
        assert "Ben (1 won" in said or reader is world.ben
        assert "cannot look" not in said
    await world.app.players.save_server(world.guild.id, publish=True)
    said = text((await world.eve.slash(world.channel, "profile", player=world.ann)).response)
    assert "Ben (1 won" in said


async def test_who_has_finished_nothing_has_an_empty_profile(world: World, env: Simulation) -> None:
    shown = await world.eve.slash(world.channel, "profile")
    assert "No finished game yet." in text(shown.response)


async def test_the_leaderboard_is_empty_until_a_rating_is_settled(world: World, env: Simulation) -> None:
    await won(world)
    shown = await world.eve.slash(world.channel, "leaderboard", game="american")
    said = text(shown.response)
    assert "Nobody has a settled rating in this game yet" in said
    assert "Ratings in this server" in said
    assert "After 8 games of the same two players within 30 days" in said


async def test_the_leaderboard_has_pages(world: World, env: Simulation) -> None:
    pool = Pool("american", world.guild.id)
    async with world.app.database.transaction() as connection:
        for user in range(1, 31):
            rating = Rating(1500 + user, 80, 0.06, 20, world.app.now())
            await connection.execute(sa.insert(ratings).values(**stored.rating_row(pool, user, rating)))
    shown = await world.eve.slash(world.channel, "leaderboard", game="american", shown=True)
    assert not shown.ephemeral
    assert "**1.** …0030 · **1530** ± 80 · 20 games" in text(shown.response)
    assert "Page 1 of 2 · 30 players" in text(shown.response)
    assert list(buttons(shown.response)) == ["Previous page", "Next page"]
    turned = await world.ann.click(answer(shown), label="Next page")
    assert "**30.** …0001 · **1501**" in text(turned.response)
    everywhere = await world.eve.slash(world.channel, "leaderboard", game="american", everywhere=True)
    assert "Ratings over all servers" in text(everywhere.response)
    assert "Nobody has a settled rating" in text(everywhere.response)


async def test_a_game_that_does_not_exist_is_told(world: World, env: Simulation) -> None:
    assert "chess" in alone(await world.eve.slash(world.channel, "leaderboard", game="chess"))


async def test_everything_is_said_in_japanese_too(world: World, env: Simulation) -> None:
    await won(world)
    await world.app.players.save(world.ann.id, language="ja")
    shown = await world.ann.slash(world.channel, "profile")
    said = text(shown.response)
    for expected in ("Annさんの成績", "1勝0敗0分", "よく対局する相手", "このサーバーで終わった対局"):
        assert expected in said
    assert "最初は1662" in pictures(shown.response)[0]
    board = await world.ann.slash(world.channel, "leaderboard", game="american")
    assert "ランキング" in text(board.response)
