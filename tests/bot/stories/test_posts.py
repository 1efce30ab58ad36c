"""Stories of games with a post or thread of their own, and of places that are gone."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.core.match import Match
from bot.core.news import Turn
from bot.core.notice import Notice
from bot.core.places import State
from bot.core.preferences import ServerSettings
from bot.delivery import deliver
from bot.servers import rows as servers
from bot.servers.answers.settings import faults_of
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import a_move
from tests.bot.stories.narrative import answer, invite, pictures, source, stepped, text
from tests.world import TEXTS, Simulation, World


def called_by_post(world: World, hall: Any) -> set[int]:
    path = f"/channels/{hall.id}/threads"
    made = [each.json for each in world.env.http_requests if each.method == "POST" and each.path == path]
    assert made[-1] is not None
    return {int(user) for user in made[-1]["message"]["allowed_mentions"]["users"]}


def forum_of(world: World) -> tuple[Any, discord.ForumChannel]:
    """A forum of the server, and how the bot sees it."""
    hall = world.guild.create_forum_channel("hall")
    forum = world.bot.get_channel(hall.id)
    assert isinstance(forum, discord.ForumChannel)
    return hall, forum


def only_post(forum: discord.ForumChannel) -> discord.Thread:
    (post,) = forum.threads
    return post


async def test_each_game_can_have_a_post_of_a_forum_with_tags(world: World, language: str) -> None:
    hall = world.guild.create_forum_channel("hall")
    boss = world.boss(administrator=True)
    await boss.slash(world.channel, "server settings", forum=hall, language=language)
    match = await world.begun("international")
    (post,) = hall.threads
    assert match.place.channel_id == post.id
    await world.ann.slash(post, "move", notation="32-28")
    await world.resigned(match, world.ben)


async def test_without_manage_channels_the_tags_that_are_there_are_used_and_none_is_made(
    world: World, env: Simulation
) -> None:
    hall, forum = forum_of(world)
    await forum.create_tag(name=TEXTS.say("en", "tag-running"))
    await world.may(manage_channels=False)
    assert not forum.permissions_for(forum.guild.me).manage_channels
    await world.players.save_server(world.guild.id, forum=hall.id)
    await world.begun()
    thread = only_post(forum)
    assert [tag.name for tag in thread.applied_tags] == [TEXTS.say("en", "tag-running")]
    assert len(forum.available_tags) == 1
    bare = world.guild.create_forum_channel("bare")
    await env.settle()
    for where, faults in ((hall, []), (bare, ["tags"])):
        settings = ServerSettings(forum=where.id)
        assert [each.why for each in faults_of(forum.guild, settings, None)] == faults


async def test_a_tag_for_moderators_alone_is_left_to_them(world: World, env: Simulation) -> None:
    hall, forum = forum_of(world)
    for name in ("tag-running", "tag-finished"):
        await forum.create_tag(name=TEXTS.say("en", name), moderated=True)
    await world.may(manage_threads=False)
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun()
    thread = only_post(forum)
    game = [TEXTS.say("en", "game-american")]
    assert [tag.name for tag in thread.applied_tags] == game
    # A moderator puts it on; the bot may not take it off.
    env.backend.get_channel(thread.id).applied_tags.append(forum.available_tags[0].id)
    thread._applied_tags.append(forum.available_tags[0].id)
    await world.resigned(match, world.ann)
    assert [tag.name for tag in thread.applied_tags] == [*game, TEXTS.say("en", "tag-running")]


async def test_the_tag_of_a_running_game_goes_however_it_is_written(world: World, language: str) -> None:
    """The server has made the tags in small letters, and may have chosen another language since."""
    hall, forum = forum_of(world)
    for name in ("running", "finished"):
        await forum.create_tag(name=name)
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun()
    thread = only_post(forum)
    game = TEXTS.say("en", "game-american")
    assert {tag.name for tag in thread.applied_tags} == {game, "running"}
    await world.players.save_server(world.guild.id, language=language)
    await world.resigned(match, world.ann)
    finished = "finished" if language == "en" else TEXTS.say(language, "tag-finished")
    assert {tag.name for tag in thread.applied_tags} == {game, finished}


@pytest.mark.parametrize("threads", [True, False])
async def test_a_game_outside_a_forum_ends_like_any_other_though_one_is_chosen_meanwhile(
    world: World, threads: bool
) -> None:
    await world.players.save_server(world.guild.id, threads=threads)
    for forum in (None, world.guild.create_forum_channel("hall")):
        match = await world.begun()
        if forum is not None:
            await world.players.save_server(world.guild.id, forum=forum.id)
        await world.resigned(match, world.ann)
        assert await world.matches.mine(world.ann.id) == []


async def test_where_the_bot_may_not_post_in_the_forum_the_game_is_played_in_the_channel(
    world: World, env: Simulation
) -> None:
    hall = world.guild.create_forum_channel("hall")
    env.inject_error("POST", f"/channels/{hall.id}/threads", status=403, code=50013)
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun()
    assert match.place.channel_id == world.channel.id
    assert hall.threads == []


MOVED = "この対局の場所がなくなったため、ここで続けます。"


async def test_a_game_whose_post_is_deleted_goes_on_in_another_and_is_told_of_as_before(world: World) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun(pace="2d")
    await world.players.save_server(world.guild.id, language="ja")
    (post,) = hall.threads
    world.env.backend.delete_channel(post.id)
    await world.env.advance_time(5)
    (post,) = hall.threads
    assert f"#{match.id}" in (post.name or "")
    (board,) = post.history()
    assert MOVED in text(board)
    assert pictures(board)
    assert called_by_post(world, hall) == {world.ann.id, world.ben.id}
    assert (await world.match_now(match)).place.channel_id == post.id
    assert f"/{post.id}/{board.id})" in source(world.posted()[0]), "the card of the invitation leads there"
    await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
    # What is over needs no post any more; the channel that is chosen now comes before that of the invitation.
    lounge = world.guild.create_text_channel("lounge")
    await world.players.save_server(world.guild.id, channel=lounge.id)
    world.env.inject_error("POST", f"/channels/{post.id}/messages", status=404, code=10003, times=None)
    await world.matches.act(world.ann.id, match.id, Match.resign)
    await world.env.advance_time(5)
    assert (await world.match_now(match)).place.channel_id == lounge.id
    assert MOVED in text(lounge.history()[-1])


async def test_who_is_told_in_the_new_place_is_called_once(world: World, env: Simulation) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.players.save_server(world.guild.id, channel=hall.id)
    match = await world.begun()
    match = (await world.matches.play(world.ann.id, a_move(match), match_id=match.id)).match
    world.secret("secret")
    env.backend.edit_channel(world.channel.id, {"position": 9})
    await env.settle()
    env.inject_error("POST", f"/channels/{hall.id}/messages", status=404, code=10003, times=None)
    before = len(env.http_requests)
    await world.matches.act(world.ann.id, match.id, Match.ask_takeback)
    await env.advance_time(5)
    path = f"/channels/{world.channel.id}/messages"
    sent = [each.json for each in env.http_requests[before:] if (each.method, each.path) == ("POST", path)]
    calls = [int(user) for body in sent if body for user in body["allowed_mentions"].get("users", ())]
    assert sorted(calls) == sorted((world.ann.id, world.ben.id)), "by the board or by the request"


async def test_a_game_whose_channel_is_gone_goes_to_the_one_that_is_chosen_now(world: World) -> None:
    hall, lounge = (world.guild.create_text_channel(name) for name in ("hall", "lounge"))
    await world.players.save_server(world.guild.id, channel=hall.id)
    match = await world.begun(pace="2d")
    await world.players.save_server(world.guild.id, language="ja", channel=lounge.id)
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    await world.env.advance_time(5)
    assert (await world.match_now(match)).place.channel_id == lounge.id
    assert MOVED in text(lounge.history()[-1])
    await world.ann.slash(world.channel, "move", notation="11-15")
    answered = await world.ben.slash(lounge, "move", notation="22-18")
    assert not answered.ephemeral
    assert MOVED not in text(lounge.history()[-1])


@pytest.mark.parametrize("forum_later", ["the same", "another", "none"])
async def test_a_post_that_sleeps_gets_its_tag_when_its_game_ends(world: World, forum_later: str) -> None:
    tag = "Finished"
    hall = world.guild.create_forum_channel("hall")
    await world.players.save_server(world.guild.id, forum=hall.id)
    match = await world.begun()
    other = world.guild.create_forum_channel("other").id if forum_later == "another" else None
    await world.players.save_server(
        world.guild.id, language="en", forum=hall.id if forum_later == "the same" else other
    )
    (post,) = hall.threads
    thread = await world.bot.fetch_channel(post.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await world.env.settle()
    assert world.bot.get_channel(post.id) is None
    await world.resigned(match, world.ben)
    thread = await world.bot.fetch_channel(post.id)
    assert isinstance(thread, discord.Thread)
    forum = world.bot.get_channel(hall.id)
    assert isinstance(forum, discord.ForumChannel)
    names = {tag.id: tag.name for tag in forum.available_tags}
    assert tag in {names[each] for each in thread._applied_tags}


async def test_an_invitation_made_in_the_post_of_a_game_leads_to_a_post_of_its_own(world: World) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.players.save_server(world.guild.id, forum=hall.id)
    await world.begun()
    (post,) = hall.threads
    await world.players.save_server(world.guild.id, forum=None, language="en")
    invited = await world.ann.slash(post, "play", game="russian", opponent=world.eve)
    await stepped(world.eve, answer(invited), "join")
    await world.env.advance_time(5)
    (second,) = await world.matches.mine(world.eve.id)
    assert second.place.channel_id != post.id


async def test_each_game_can_have_its_own_thread(world: World) -> None:
    await world.players.save_server(world.guild.id, threads=True)
    invited = await invite(world.ann, world.channel, "american", opponent=world.ben, colour="black")
    await world.players.save_server(world.guild.id, language="en")
    await stepped(world.ben, answer(invited), "join")
    (thread,) = world.channel.threads
    await world.ann.slash(thread, "move", notation="11-15")
    assert [message.type for message in world.posted()] == [discord.MessageType.default], (
        "no line of Discord's own that says that a thread was begun"
    )
    assert thread.id == world.posted()[0].id, "the thread hangs from the invitation"


async def refusing(world: World) -> dict[int, State]:
    """The places of the server that are closed or gone, as they are remembered."""
    async with world.app.database.reading() as connection:
        return {
            number: kept.state
            for number, kept in (await servers.closed_in(connection, world.guild.id)).items()
        }


@pytest.mark.parametrize(
    ("status", "code", "state"),
    [(404, 10003, State.GONE), (403, 50013, State.UNAVAILABLE), (403, 50001, State.UNAVAILABLE)],
)
async def test_a_new_thread_that_refuses_its_first_board_says_nothing_of_the_channel(
    world: World, status: int, code: int, state: State
) -> None:
    other = await world.begun("russian")
    await world.players.save_server(world.guild.id, threads=True)
    invited = await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)
    refused = answer(invited).id  # the thread hangs from the invitation and has its number
    world.env.inject_error("POST", f"/channels/{refused}/messages", status=status, code=code, times=None)
    posted = len(world.posted())
    await stepped(world.ben, answer(invited), "join")
    await world.env.advance_time(60)
    assert await refusing(world) == {refused: state}
    assert (await world.match_now(other)).place == other.place
    (match,) = [each for each in await world.matches.mine(world.ann.id) if each.id != other.id]
    if state is State.UNAVAILABLE:
        assert match.place.channel_id == refused
        return
    (thread,) = [each for each in world.channel.threads if each.id == match.place.channel_id != refused]
    assert pictures(thread.history()[-1])
    assert len(world.posted()) == posted


async def test_where_the_new_place_of_a_game_is_gone_too_it_gets_a_third(world: World) -> None:
    match = await world.begun(pace="2d")
    first, second = match.place, world.guild.create_text_channel("second")
    third = world.guild.create_text_channel("third")
    await world.players.save_server(world.guild.id, channel=third.id)
    await world.bot.app[Tournaments].note_post(match, first, replace(first, channel_id=second.id), None)
    for gone in (first.channel_id, second.id):
        world.env.inject_error("POST", f"/channels/{gone}/messages", status=404, code=10003, times=None)
    # Another notice has moved the game while this one was on its way.
    await deliver(world.bot, Notice(Turn(), match.mover, first, world.now(), match.id, match.seq))
    assert (await world.match_now(match)).place.channel_id == third.id
    assert pictures(third.history()[-1])
    assert (await refusing(world))[second.id] is State.GONE


async def test_a_thread_sleeps_when_its_games_are_over_and_a_rematch_has_another(world: World) -> None:
    await world.players.save_server(world.guild.id, threads=True)
    invited = await invite(
        world.ann, world.channel, "american", opponent=world.ben, rated=True, colour="pair"
    )
    await stepped(world.ben, answer(invited), "join")
    await world.env.advance_time(5)
    (thread,) = world.channel.threads
    first, second = await world.matches.mine(world.ann.id)
    for match in (first, second):
        assert not world.sleeps(thread.id), "one of the two goes on"
        for _ in range(2):
            match = (await world.matches.play(match.mover, a_move(match), match_id=match.id)).match
        await world.resigned(match, world.ben)
    assert world.sleeps(thread.id)
    olds = [message for message in thread.history() if "v1:play" in str(message.components)]
    assert olds == [], "older boards were brought up to date before"
    # Their players are known to who sees the channel, as before.
    shown = await world.eve.slash(world.channel, "profile", player=world.ann)
    assert "threads that are closed now" not in text(answer(shown))
    over = thread.history()[-1]
    again = await stepped(world.ann, over, "rematch")
    await stepped(world.ben, answer(again), "join")
    await world.env.advance_time(5)
    places = {match.place.channel_id for match in await world.matches.mine(world.ann.id)}
    assert len(places) == 1
    assert thread.id not in places
    assert places < {each.id for each in world.channel.threads}
    # After a start nobody knows where the thread hangs, however short a time it has been closed.
    world.bot.closed_threads.clear()
    shown = await world.eve.slash(world.channel, "profile", player=world.ann)
    assert "2 of these games were played where you cannot look" in text(answer(shown))


@pytest.mark.parametrize("threads", [True, False])
async def test_a_game_against_the_bot_is_shown_where_it_is_played(world: World, threads: bool) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.players.save_server(
        world.guild.id, threads=threads, channel=None if threads else hall.id, language="en"
    )
    await world.players.save(world.ann.id, language="en")
    await world.ann.slash(world.channel, "practice", game="american", colour="black", shown=True)
    (match,) = await world.matches.mine(world.ann.id)
    if threads:
        (thread,) = world.channel.threads
    home = thread if threads else hall
    assert match.place.channel_id == home.id
    await world.ann.slash(world.channel, "games")
    await world.ann.slash(home, "move", notation="11-15")
    await world.env.settle()
    assert len(home.history()) == 1, "one card for the whole game"
    await world.ann.slash(world.channel, "move", notation=a_move(await world.match_now(match)))
    asked = await stepped(world.ann, home.history()[-1], "resign")
    await stepped(world.ann, answer(asked), "resign-now")
    await world.env.settle()
