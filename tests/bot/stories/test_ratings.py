"""Stories of ratings: on the final card, in a profile, on a leaderboard."""

from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord import ChannelHandle, GuildHandle, MemberActor

from bot.core.match import Match
from bot.core.rating import Rating
from bot.core.terms import Place
from bot.language.words import Words
from bot.ratings.rows import ratings as stored
from bot.ratings.rows.ratings import Pool
from bot.ratings.service import Ratings, exclude
from bot.skin.names import names_for
from bot.store import locks
from bot.store.tables import rating_changes, ratings
from bot.sweeper import Sweeper
from tests.bot.fixtures import a_move, terms
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, buttons, choices, on_board, pictures, stepped, text
from tests.bot.stories.test_access import elsewhere_in
from tests.world import TEXTS, World

MOVES = ("11-15", "22-18", "15x22", "25x18")


async def won(world: World, **options: Any) -> None:
    """A rated game that Ben gives up after two moves of each."""
    match = await world.begun(rated=True, **options)
    await world.played(match, *MOVES)
    await on_board(world.ben, world.channel, "resign", "resign-now", game=str(match.id))
    assert (await world.match_now(match)).over


async def test_the_final_card_shows_both_ratings_before_and_after(world: World) -> None:
    await won(world)
    said = text(world.newest())
    assert f"{world.ann.mention} 1500? → **1662?** (+162)" in said
    assert f"{world.ben.mention} 1500? → **1338?** (−162)" in said


async def test_a_casual_game_says_nothing_of_ratings(world: World) -> None:
    await world.played(await world.begun(), *MOVES)
    await on_board(world.ben, world.channel, "resign", "resign-now")
    assert f"wins: {world.ben.mention} has resigned" in text(world.newest())
    assert "Ratings" not in text(world.newest())


async def test_a_rated_game_given_up_at_once_says_why_it_does_not_count(world: World) -> None:
    await world.played(await world.begun(rated=True), *MOVES[:2])
    await on_board(world.ann, world.channel, "resign", "resign-now")
    assert "Not rated: it takes 2 moves of each player." in text(world.newest())


async def test_a_game_of_somebody_whose_results_are_annulled_says_so(world: World) -> None:
    database = world.app.database
    await database.write(lambda c: exclude(c, world.ben.id, world.app.now()), about=[locks.EVERYTHING])
    await won(world)
    assert "Not rated: one player’s results are annulled." in text(world.newest())


@pytest.mark.slow
async def test_often_repeated_games_say_that_they_count_for_less(world: World) -> None:
    for _ in range(9):
        await won(world)
    assert "it counts 50 % of a game" in text(world.newest())


async def test_a_profile_shows_results_opponents_and_the_curve(world: World) -> None:
    await won(world)
    await won(world)
    shown = await world.ann.slash(world.channel, "profile")
    said = alone(shown)
    assert "American checkers: **1720?**" in said
    assert "2 won, 0 drawn, 0 lost" in said
    assert "**Winning streak:** 2. The longest was 2" in said
    assert "Ben (2 won, 0 drawn, 0 lost)" in said
    (described,) = pictures(shown.response)
    assert "The rating began at 1662" in described


async def test_anybody_may_look_at_a_profile_and_choose_another_game(world: World) -> None:
    await won(world)
    match = await world.begun(game="russian", rated=True)
    for _ in range(4):
        match = await world.played(match, a_move(match))
    await on_board(world.ben, world.channel, "resign", "resign-now")
    shown = await world.eve.slash(world.channel, "profile", player=world.ben, game="russian")
    assert "Russian draughts" in pictures(shown.response)[0]
    menu = choices(shown.response)
    assert set(menu) == {"American checkers", "Russian draughts"}
    turned = await world.eve.select(answer(shown), values=[menu["American checkers"]])
    assert "American checkers" in pictures(turned.response)[0]


async def test_a_profile_names_no_opponent_of_games_that_one_cannot_see(world: World) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={world.eve: hidden})
    match = await world.begun(where=secret)
    for _ in range(4):
        mover = world.ann if match.mover == world.ann.id else world.ben
        await mover.slash(secret, "move", notation=a_move(match), game=str(match.id))
        match = await world.matches.get(match.id)
    await on_board(world.ben, secret, "resign", "resign-now")
    said = text((await world.eve.slash(world.channel, "profile", player=world.ann)).response)
    assert "1 won, 0 drawn, 0 lost" in said
    assert "Ben" not in said
    assert "was played where you cannot look" in said
    for reader in (world.ann, world.ben):
        said = text((await reader.slash(world.channel, "profile", player=world.ann)).response)
        assert "Ben (1 won" in said or reader is world.ben
        assert "cannot look" not in said
    await world.players.save_server(world.guild.id, publish=True)
    said = text((await world.eve.slash(world.channel, "profile", player=world.ann)).response)
    assert "Ben" not in said, "it publishes the games of channels that all members see"


async def test_who_has_finished_nothing_has_an_empty_profile(world: World) -> None:
    shown = await world.eve.slash(world.channel, "profile")
    assert "No finished game yet." in text(shown.response)


async def test_the_leaderboard_shows_everybody_from_the_first_game(world: World) -> None:
    empty = await world.eve.slash(world.channel, "leaderboard", game="american")
    assert "Nobody has played a rated game of this kind yet" in text(empty.response)
    await won(world)
    shown = await world.eve.slash(world.channel, "leaderboard", game="american")
    said = text(shown.response)
    assert "Ratings in this server" in said
    heading, first, second = said.partition("*Not settled yet:*")[1:][1].splitlines()[:3]
    assert heading == ""
    assert first.startswith("· Ann · **1662?** ±")
    assert second.startswith("· Ben · **1338?** ±")
    assert "**1.**" not in said
    # A player who is settled has a rank, and stands above them.
    world.tampered = True
    async with world.app.database.transaction() as connection:
        rating = Rating(1400, 80, 0.06, 20, world.app.now())
        row = stored.rating_row(Pool("american", world.guild.id), world.eve.id, rating)
        await connection.execute(sa.insert(ratings).values(**row))
    said = text((await world.eve.slash(world.channel, "leaderboard", game="american")).response)
    assert said.index("**1.** Eve · **1400** ± 80 · 20 games") < said.index("*Not settled yet:*")
    card = answer(await world.eve.slash(world.channel, "leaderboard", game="american"))
    assert "after 8 games in 30 days" in alone(await stepped(world.eve, card, "ratings-how"))


async def test_without_a_game_the_leaderboard_is_of_the_servers_else_of_the_one_played_most(
    world: World,
) -> None:
    async def heading() -> str:
        shown = await world.ann.slash(world.channel, "leaderboard")
        return text(shown.response).splitlines()[0]

    await world.paired(terms(game="frisian"))
    assert "Frisian" in await heading()
    await world.players.save_server(world.guild.id, game="czech")
    assert "Czech" in await heading()


async def test_a_server_may_show_grades_beside_ratings(world: World) -> None:
    await won(world)
    pool = Pool("american", world.guild.id)
    values = stored.rating_row(pool, world.ann.id, Rating(1812, 80, 0.06, 20, world.app.now()))
    world.tampered = True
    async with world.app.database.transaction() as connection:
        own = (ratings.c.user_id == world.ann.id, ratings.c.guild_id == world.guild.id)
        await connection.execute(sa.update(ratings).where(*own).values(**values))

    async def leaders() -> str:
        return text((await world.eve.slash(world.channel, "leaderboard", game="american")).response)

    assert "Ann · **1812** ±" in await leaders()
    boss = world.boss()
    shown = await boss.slash(world.channel, "server settings", grades=True)
    assert "**Grades beside ratings (kyu, dan):** shown" in text(shown.response)
    said = await leaders()
    assert "Ann · **1812 (1 dan)** ±" in said
    assert "Ben · **1338?** ±" in said
    card = answer(await world.eve.slash(world.channel, "leaderboard", game="american"))
    assert "1 dan from 1800" in alone(await stepped(world.eve, card, "ratings-how"))
    profile = text((await world.eve.slash(world.channel, "profile", player=world.ann)).response)
    assert "**1812 (1 dan)** ± 80" in profile
    await world.players.save(world.eve.id, language="ja")
    assert "**1812（初段）**" in await leaders()


async def test_a_leaderboard_for_everybody_is_a_picture_that_tells_who_moved(world: World) -> None:
    await won(world)
    pool, now = Pool("american", world.guild.id), world.app.now()
    before = now - timedelta(days=10)

    async def put(user: int, then: float, value: float) -> None:
        """So many points ten days ago, and as many now; both are settled."""
        world.tampered = True
        async with world.app.database.transaction() as connection:
            own = rating_changes.c.user_id == user, rating_changes.c.guild_id == world.guild.id
            past = {"old_value": then, "old_deviation": 80, "old_volatility": 0.06, "old_at": before}
            await connection.execute(sa.update(rating_changes).where(*own).values(**past))
            await connection.execute(
                sa.delete(ratings).where(ratings.c.user_id == user, ratings.c.guild_id == world.guild.id)
            )
            row = stored.rating_row(pool, user, Rating(value, 80, 0.06, 20, now))
            await connection.execute(sa.insert(ratings).values(**row))

    async def told(**options: bool) -> str:
        answer_of = await world.eve.slash(
            world.channel, "leaderboard", game="american", shown=True, **options
        )
        (described,) = pictures(answer_of.response)
        assert "**1.**" not in text(answer_of.response), "the picture stands in place of the lines"
        return described

    provisional = await told()
    assert provisional.count("?") == 2
    assert "–" not in provisional, "who is not settled has no place, also for those who hear the picture"
    await put(world.ann.id, 1700, 1600)
    await put(world.ben.id, 1600, 1650)
    await put(world.eve.id, 1, 1500)
    assert "1. Ben: 1650 (▲1), 2. Ann: 1600 (▼1), 3. Eve: 1500 (new)" in await told()
    await put(world.ann.id, 1700, 1800)
    assert "1. Ann: 1800 (=), 2. Ben: 1650 (=), 3. Eve: 1500 (new)" in await told()
    private = await world.eve.slash(world.channel, "leaderboard", game="american")
    assert not pictures(private.response)
    assert "**1.** Ann · **1800** ± 80" in text(private.response)


async def test_beside_the_leaderboard_stands_who_does_well_these_days(world: World, language: str) -> None:
    await world.players.save(world.eve.id, language=language)
    Place(world.guild.id, world.channel.id)
    for _ in range(2):
        match = await world.paired(terms(rated=True))
        for move in ("12-16", "23-19", "16x23", "27x18"):
            match = (await world.matches.play(match.mover, move, match_id=match.id)).match
        await world.matches.act(world.ben.id, match.id, Match.resign)
    shown = text((await world.eve.slash(world.channel, "leaderboard", game="american")).response)
    names = await names_for(world.bot, [world.ann.id], Words(TEXTS, language))
    best = f"{names[world.ann.id]} 2"
    for kind in ("won", "streak"):
        assert TEXTS.say(language, f"leaderboard-{kind}", players=[best]) in shown
    assert f"{names[world.ann.id]} 1500 → " in shown
    world.tampered = True
    async with world.app.database.transaction() as connection:
        settled = {"old_value": 1600, "value": 1610, "deviation": 80}
        await connection.execute(
            sa.update(rating_changes).where(rating_changes.c.user_id == world.ben.id).values(settled)
        )
    shown = text((await world.eve.slash(world.channel, "leaderboard", game="american")).response)
    both = await names_for(world.bot, [world.ann.id, world.ben.id], Words(TEXTS, language))
    settled_rise, leap = f"{both[world.ben.id]} 1600 → 1610", f"{both[world.ann.id]} 1500 → "
    assert shown.index(settled_rise) < shown.index(leap), "whose rating still leaps comes after the others"
    assert "?" in shown[shown.index(leap) :].splitlines()[0]
    everywhere = await world.eve.slash(world.channel, "leaderboard", game="american", everywhere=True)
    assert TEXTS.say(language, "leaderboard-won", players=[best]) not in text(everywhere.response)


async def test_the_leaderboard_has_pages(world: World) -> None:
    pool = Pool("american", world.guild.id)
    world.tampered = True
    async with world.app.database.transaction() as connection:
        for user in range(1, 31):
            rating = Rating(1500 + user, 80, 0.06, 20, world.app.now())
            await connection.execute(sa.insert(ratings).values(**stored.rating_row(pool, user, rating)))
    shown = await world.eve.slash(world.channel, "leaderboard", game="american", shown=True)
    assert not shown.ephemeral
    (described,) = pictures(shown.response)
    assert "1. …0030: 1530 (new), " in described
    assert "Page 1 of 2 · 30 players" in text(shown.response)
    assert list(buttons(shown.response)) == ["How ratings work", "Previous page", "Next page"]
    turned = await world.ann.click(answer(shown), label="Next page")
    assert "30. …0001: 1501 (new)" in pictures(turned.response)[0]
    everywhere = await world.eve.slash(world.channel, "leaderboard", game="american", everywhere=True)
    assert "Ratings over all servers" in text(everywhere.response)
    assert "Nobody has played a rated game" in text(everywhere.response)


async def rated_elsewhere(world: World) -> tuple[MemberActor, ChannelHandle, GuildHandle]:
    """Ann and Ben have settled ratings and play in their server; somebody of another one, a channel there, and it."""
    await world.begun()
    now = world.app.now()
    world.tampered = True
    async with world.app.database.transaction() as connection:
        for user, value in ((world.ann.id, 1_600), (world.ben.id, 1_500)):
            for board in (False, True):
                pool = Pool("american", None, board)
                row = stored.rating_row(pool, user, Rating(value, 80, 0.06, 20, now))
                await connection.execute(sa.insert(ratings).values(**row))
    guild, room = await world.elsewhere()
    stranger = guild.add_member(world.env.create_user("stranger"))
    await world.env.settle()
    return stranger, room, guild


async def leaders(reader: MemberActor, channel: Any, *, shown: bool = False) -> str:
    asked = await reader.slash(channel, "leaderboard", game="american", everywhere=True, shown=shown)
    return "\n".join([text(asked.response), *pictures(asked.response)])


@pytest.mark.parametrize("shown", [False, True])
async def test_ratings_over_all_servers_name_nobody_to_strangers_who_has_not_agreed(
    world: World, shown: bool
) -> None:
    stranger, room, _ = await rated_elsewhere(world)
    assert "Nobody has played a rated game" in await leaders(stranger, room, shown=shown)
    await world.ann.slash(world.channel, "settings", ranked=True)
    said = await leaders(stranger, room, shown=shown)
    assert ("1. Ann: 1600 (new)" if shown else "**1.** Ann · **1600**") in said
    assert "Ben" not in said
    await world.ann.slash(world.channel, "settings", ranked=False)
    assert "Ann" not in await leaders(stranger, room, shown=shown)


async def test_ratings_over_all_servers_are_hidden_where_one_plays_and_in_letters(world: World) -> None:
    stranger, room, elsewhere = await rated_elsewhere(world)
    nobody = "Nobody has played a rated game"
    for reader in (world.eve, stranger):
        await reader.send_dm("hello")
        letter = reader.user
        assert nobody in await leaders(reader, world.channel if reader is world.eve else room)
        assert nobody in text((await letter.slash("leaderboard", game="american", everywhere=True)).response)
        refused = await letter.slash("profile", player=world.ann.user, everywhere=True)
        assert alone(refused) == TEXTS.say("en", "error-hidden-profile")
    refused = await world.eve.slash(world.channel, "profile", player=world.ann, everywhere=True)
    assert alone(refused) == TEXTS.say("en", "error-hidden-profile")
    assert nobody in await leaders(world.eve, world.channel, shown=True)
    # One's own stands there, for oneself alone.
    ann = elsewhere.add_member(world.ann.user)
    await world.env.settle()
    said = await leaders(ann, room)
    assert "**1.** Ann" in said
    assert "Ben" not in said
    assert nobody in await leaders(ann, room, shown=True)


async def test_a_profile_over_all_servers_is_hidden_like_one_without_games(world: World) -> None:
    stranger, room, elsewhere = await rated_elsewhere(world)

    ann, eve = (elsewhere.add_member(each.user) for each in (world.ann, world.eve))

    async def looked(player: Any) -> str:
        return alone(await stranger.slash(room, "profile", player=player, everywhere=True))

    hidden = await looked(ann)
    assert hidden == TEXTS.say("en", "error-hidden-profile")
    assert await looked(eve) == hidden
    assert "No finished game yet" in await looked(stranger)
    assert "Profile: Ann" in alone(await world.ann.slash(world.channel, "profile", everywhere=True))
    await world.players.save(stranger.id, language="ja")
    assert "本人が /settings で認めたとき" in await looked(ann)
    await world.ann.slash(world.channel, "settings", ranked=True)
    assert "Annさんの成績" in await looked(ann)


async def test_a_profile_tells_of_nobody_if_they_play_elsewhere(world: World, language: str) -> None:
    stranger, room, _ = await rated_elsewhere(world)
    await world.players.save(stranger.id, language=language)
    never_met = world.env.create_user("nils", global_name="Nils")
    for channel in (room, None):
        if channel is None:
            await stranger.send_dm("hello")
        told = []
        for player, name in ((world.ann.user, "Ann"), (never_met, "Nils")):
            asked = stranger.slash(channel, "profile", player=player) if channel else None
            found = await (asked or stranger.user.slash("profile", player=player))
            told.append(alone(found).replace(name, "…"))
        assert told[0] == told[1]
    shown = alone(await stranger.slash(room, "profile", player=never_met))
    assert TEXTS.say(language, "profile-heading", player="Nils") in shown


async def test_strangers_see_the_ratings_of_a_server_with_published_games_alone(world: World) -> None:
    await won(world)
    stranger, room = await elsewhere_in(world)
    assert "Ratings" not in text((await stranger.slash(room, "board", game="1")).response)
    await world.players.save_server(world.guild.id, publish=True)
    assert "Ratings: " in text((await stranger.slash(room, "board", game="1")).response)
    assert "Ann" not in text((await stranger.slash(room, "leaderboard", game="american")).response)


async def test_a_game_of_a_forgotten_server_tells_no_rating_over_all_servers(world: World) -> None:
    await won(world)
    elsewhere = world.env.create_guild(name="Elsewhere", owner=world.env.create_user("owner"))
    room = elsewhere.create_text_channel("room")
    ben = elsewhere.add_member(world.ben.user)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    world.env.backend.advance_clock(31 * 86_400)
    for _ in range(8):
        await world.app[Sweeper].sweep()
        world.env.backend.advance_clock(600)
    value = round((await world.app[Ratings].of_player(world.ann.id, None))["american"].value)

    async def board() -> str:
        return text((await ben.slash(room, "board", game="1")).response)

    assert str(value) not in await board()
    await world.players.save(world.ann.id, ranked=True)
    assert str(value) not in await board()
    await world.players.save(world.ben.id, ranked=True)
    assert str(value) in await board()


async def test_a_game_that_does_not_exist_is_told(world: World) -> None:
    assert "chess" in alone(await world.eve.slash(world.channel, "leaderboard", game="chess"))


async def test_a_profile_says_where_one_stands_in_ladders_and_leagues_one_sees(world: World) -> None:
    ladder = "**Ladder · American checkers:** 1 of 2"
    league = "**Town league · division 1:** 1 of 3"
    club = Club(world, 3)
    first, second, _ = club.members
    secret = world.guild.create_text_channel(
        "secret", overwrites={world.eve: discord.PermissionOverwrite(view_channel=False)}
    )
    await club.host.slash(secret, "ladder create", game="american", pace="5d")
    for member in (first, second):
        await stepped(member, answer(await member.slash(secret, "ladder show")), "ladder-join")
    message = await club.announce(format="league", name="Town league", group=3, moving=1, pause=3)
    for member in club.members:
        await member.click(message, label="Enter")
    await club.acts(club.host, "start")
    running = await club.until(lambda t: bool(t.meetings))
    for meeting in running.meetings[:2]:
        match = await world.matches.get(meeting.matches[0])
        await club.decide(match.id, first.id if first.id in match.players else second.id)
    await world.players.save(second.id, language="en")
    shown = await second.slash(world.channel, "profile", player=first)
    assert ladder in alone(shown)
    assert league in alone(shown)
    (described,) = pictures(shown.response)
    assert ladder.replace("*", "") in described
    assert league.replace("*", "") in described
    await world.players.save(world.eve.id, language="en")
    onlooker = alone(await world.eve.slash(world.channel, "profile", player=first))
    assert league in onlooker
    assert ladder not in onlooker, "its channel is closed to her"
