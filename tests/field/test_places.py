"""Messages, channels and permissions that are taken away while a game or an event goes on."""

from datetime import timedelta
from typing import Any

import pytest

from bot.core.places import CLOSED
from bot.language.words import moment
from bot.tournaments.model.tournament import Status
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import alone, answer, buttons, on_board, pictures, stepped, text
from tests.world import TEXTS, World

HOUR = timedelta(hours=1)


async def test_a_board_that_somebody_deletes_comes_again(world: World, language: str) -> None:
    """lexicalunit/spellbot 470, markokajzer/discord-soundbot 44: 10008, and nobody could go on."""
    match = await world.begun()
    board = world.newest()
    world.env.backend.delete_message(world.channel.id, board.id)
    await world.env.settle()
    shown = await world.ann.slash(world.channel, "board")
    assert pictures(answer(shown))
    played = await world.ann.slash(world.channel, "move", notation="11-15")
    assert not played.ephemeral
    for message in world.posted():
        world.env.backend.delete_message(world.channel.id, message.id)
    await world.env.settle()
    await world.played(match, "22-18")
    assert pictures(world.newest())
    await world.resigned(match, world.ann)
    assert TEXTS.say(language, "button-rematch") in buttons(world.newest())


async def test_who_plays_where_the_channel_is_gone_plays_on_and_begins_another(
    world: World, language: str
) -> None:
    """z64/discord-against-humanity 13, WilliamWelsh/UNO 4: the game could neither be ended nor another begun."""
    other = world.guild.create_text_channel("gone-soon")
    lost = await world.begun(where=other)
    world.env.backend.delete_channel(other.id)
    await world.env.settle()
    new = await world.begun()
    assert new.id != lost.id
    listed = text(answer(await world.ann.slash(world.channel, "games")))
    assert f"#{lost.id}" in listed
    assert f"/{other.id}" not in listed, "no link leads nowhere"
    question = await on_board(world.ann, world.channel, "resign", game=str(lost.id))
    await world.ann.click(answer(question), custom_id=f"v1:resign-now:{lost.id}:{lost.seq}")
    assert (await world.match_now(lost)).over
    assert not (await world.match_now(new)).over


@pytest.mark.parametrize("right", ["send_messages", "view_channel", "attach_files", "embed_links"])
async def test_a_bot_that_loses_a_permission_in_mid_game_loses_no_move(world: World, right: str) -> None:
    """aniket091/Gamecord 12: it crashed when it could not edit the message."""
    match = await world.played(await world.begun(), "11-15")
    await world.lacks(world.channel, right)
    await world.ben.slash(world.channel, "move", notation="22-18", game=str(match.id))
    assert (await world.match_now(match)).moves == ("11-15", "22-18")
    await world.env.advance_time(30)
    await world.lacks(world.channel)
    await world.played(match, "15x22")


@pytest.mark.parametrize(("language", "code"), [("en", 50013), ("ja", 50001)])
async def test_a_channel_that_refuses_posts_where_the_bot_may_write_is_nobodys_time(
    world: World, language: str, code: int
) -> None:
    """DiscordGSM/GameServerMonitor 31, discordjs/discord.js 1704: 50013 with all permissions, and nothing more."""
    corner = world.guild.create_text_channel("corner")
    match = await world.begun(where=corner, pace="12h", rated=True)
    path, number = f"/channels/{corner.id}/messages", str(match.id)

    async def refused(mover: Any, other: Any, move: str) -> None:
        world.env.inject_error("POST", path, status=403, code=code, times=None)
        await mover.slash(world.channel, "move", notation=move, game=number)
        said = TEXTS.say(language, "notice-elsewhere", recipient=[other.mention], games=[f"#{number}"])
        assert said in text(world.newest())
        until = moment(world.now() + CLOSED, "f")
        stands = TEXTS.say(language, "match-left", until=until, bound="yes")
        assert stands in text(answer(await mover.slash(world.channel, "board", game=number)))
        await world.hours(4)
        world.env.backend.faults.clear()

    async def left() -> float:
        deadline = (await world.match_now(match)).deadline
        assert deadline is not None
        return round((deadline - world.now()) / HOUR)

    await refused(world.ann, world.ben, "11-15")
    await world.hours(3)
    assert await left() == 12, "the next look, of the sixth hour, has found it open"
    await refused(world.ben, world.ann, "22-18")
    await world.ann.slash(world.channel, "move", notation="15x22", game=number)
    await world.hours(2)
    assert await left() == 11, "a post goes through: an hour later time runs"


async def test_a_tournament_begins_though_its_players_take_no_letters(world: World) -> None:
    """yannickgloster/discord-10man 88: 50007, and the match never started."""
    club = Club(world, 3)
    await club.announce()
    await club.enter_all()
    for person in club.members:
        await world.players.save(person.id, dm=True)
        await person.user.send_dm("hello")
        path = f"/channels/{person.user.dm_channel.id}/messages"
        world.env.inject_error("POST", path, status=403, code=50007, times=None)
    tournament = await club.begin_entered()
    assert len(tournament.meetings) == 3
    assert tournament.status is Status.RUNNING
    assert {each.id for each in club.members} <= set(world.called())


async def test_whom_nobody_can_play_is_said_at_once(world: World, language: str) -> None:
    """Kermalis/PokemonBattleEngine 147, 148: it failed with oneself, with somebody not there, with closed letters."""
    stranger: Any = world.env.create_user("far", global_name="Far")
    for whom in (world.ann, stranger):
        posted = len(world.posted())
        refused = await world.ann.slash(world.channel, "play", game="american", opponent=whom)
        mention, refusal = (
            ("", "error-bad-terms-opponent-self")
            if whom is world.ann
            else (whom.mention, "error-not-here-not-a-member")
        )
        assert alone(refused) == TEXTS.say(language, refusal, player=mention)
        assert len(world.posted()) == posted
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    invited = await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    await stepped(world.ben, answer(invited), "join")
    assert len(await world.matches.mine(world.ann.id)) == 1


async def test_a_forum_that_wants_a_tag_gets_one(world: World) -> None:
    """discord-net/Discord.Net 2503, beans-squared/modrunner 109: 40067, and no post."""
    hall = world.guild.create_forum_channel("hall")
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun()
    (post,) = hall.threads
    assert match.place.channel_id == post.id
    made = next(each for each in world.env.http_requests if each.path == f"/channels/{hall.id}/threads")
    assert (made.json or {})["applied_tags"], "at once, not afterwards"
