"""Stories of where games are played: a channel of their own, threads, conversations, and where the bot may not post."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.core.match import Match
from bot.core.terms import Place
from bot.health import check
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import (
    alone,
    answer,
    begun,
    buttons,
    called,
    choices,
    later,
    match_now,
    menus,
    newest,
    picked,
    pictures,
    played,
    posted,
    source,
    text,
)
from tests.world import TEXTS, Simulation, World


async def test_a_server_that_chose_no_language_reads_that_of_its_discord(
    world: World, env: Simulation
) -> None:
    japan = env.create_guild(name="日本", preferred_locale="ja")
    hall, boss = (
        japan.create_text_channel("hall"),
        japan.create_role("Boss", permissions=discord.Permissions.all()),
    )
    shown = await japan.add_member(env.create_user("boss"), roles=[boss]).slash(hall, "server settings")
    assert "**Language:** Japanese (日本語)" in text(shown.response)


async def test_a_server_chooses_one_channel_for_all_games(world: World, env: Simulation) -> None:
    hall = world.guild.create_text_channel("hall")
    boss = world.guild.add_member(
        env.create_user("boss"),
        roles=[world.guild.create_role("Boss", permissions=discord.Permissions.all())],
    )
    shown = await boss.slash(world.channel, "server settings")
    assert "**Channel for all games:** any channel" in text(shown.response)
    assert "**Default game:** none" in text(shown.response)
    assert "**Language:** English" in text(shown.response)
    shown = await boss.slash(world.channel, "server settings", channel=hall, language="ja", max_matches=5)
    assert hall.mention in text(shown.response)
    settings = await world.app.players.server(world.guild.id)
    assert (settings.channel, settings.language, settings.max_matches) == (hall.id, "ja", 5)
    await boss.slash(world.channel, "server settings", language="en")
    match = await begun(world)
    assert match.place.channel_id == hall.id
    (board,) = hall.history()
    assert "11-15" in choices(board)
    assert "You played **11-15**" in alone(await world.ann.slash(world.channel, "move", notation="11-15"))
    assert len(hall.history()) == 2


async def test_each_game_can_have_its_own_thread(world: World, env: Simulation) -> None:
    await world.app.players.save_server(world.guild.id, threads=True)
    match = await begun(world)
    (thread,) = world.channel.threads
    assert thread.name == "American checkers: Ann – Ben"
    assert match.place.channel_id == thread.id
    (board,) = thread.history()
    moved = await world.ann.slash(thread, "move", notation="11-15")
    assert not moved.ephemeral
    assert "22-18" in choices(thread.history()[-1])
    assert board.id != thread.history()[-1].id
    assert [message.type for message in posted(world)] == [
        discord.MessageType.chat_input_command,
        discord.MessageType.thread_created,
    ]


async def test_the_check_names_what_is_missing_where(world: World, env: Simulation) -> None:
    denied = discord.PermissionOverwrite(send_messages=False)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.me: denied})
    boss = world.guild.add_member(
        env.create_user("boss"),
        roles=[world.guild.create_role("Boss", permissions=discord.Permissions.all())],
    )
    found = await boss.slash(world.channel, "server check")
    assert quiet.mention in text(found.response)
    assert "send messages" in text(found.response)
    assert world.channel.mention not in text(found.response)


async def test_the_check_names_what_calendar_and_roles_lack(world: World, env: Simulation) -> None:
    boss = world.guild.add_member(
        env.create_user("boss"),
        roles=[world.guild.create_role("Boss", permissions=discord.Permissions.all())],
    )
    assert "permission to" not in text((await boss.slash(world.channel, "server check")).response)
    high = world.guild.create_role("High", position=5)
    await world.app.players.save_server(world.guild.id, roles=[(high.id, "american", 1600)])
    may = world.me.guild_permissions
    may.update(create_events=False, manage_roles=False)
    (own,) = (role for role in world.me.roles if role.managed)
    env.backend.edit_role(world.guild.id, own.id, {"permissions": may.value})
    await env.settle()
    told = text((await boss.slash(world.channel, "server check")).response)
    assert "All is well" not in told
    assert "calendar: for that I need the permission to create events" in told
    assert f"{high.mention}: I cannot give it: I lack the permission to manage roles." in told


async def test_nobody_can_be_invited_where_nobody_is(world: World, env: Simulation) -> None:
    await world.ann.send_dm("hello")
    assert "Nobody could join you here" in alone(await world.ann.user.slash("play", game="american"))


async def test_games_are_seen_and_moves_made_in_a_conversation_with_the_bot(
    world: World, env: Simulation
) -> None:
    match = await begun(world)
    await world.ann.send_dm("hello")
    listed = await world.ann.user.slash("games")
    assert "American checkers" in text(listed.response)
    before = len(posted(world))
    moved = await world.ann.user.slash("move", notation="11-15")
    assert "You played **11-15**" in text(moved.response)
    assert (await match_now(world, match)).moves == ("11-15",)
    assert len(posted(world)) == before + 1
    assert called(world, path=f"/channels/{world.channel.id}/messages") == [world.ben.id]


async def test_where_the_bot_may_post_no_more_it_writes_to_who_allows_it(
    world: World, env: Simulation
) -> None:
    match = await begun(world)
    await world.app.players.save(world.ben.id, dm=True)
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await world.ann.user.send_dm("hello")
    await world.ann.user.slash("move", notation="11-15")
    assert (await match_now(world, match)).moves == ("11-15",)
    letter = world.ben.user.dm_channel.history()[-1]
    assert "**11-15**" in text(letter)
    pressed = await picked(world.ben.user, letter, "22-18")
    assert "Play 22-18" in buttons(pressed)
    assert newest(world).author.id == env.backend.bot_user.id


async def test_who_has_never_used_the_bot_is_written_to_as_their_server_speaks(
    world: World, env: Simulation
) -> None:
    await world.app.players.save_server(world.guild.id, language="ja")
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    place = Place(world.guild.id, world.channel.id)
    seek = await world.app.seeks.invite(world.ann.id, terms(), place, opponent=world.ben.id)
    await world.app.seeks.join(seek.id, world.ben.id)
    await env.settle()
    assert "手番です" in text(world.ann.user.dm_channel.history()[-1])


FOR_EVER = pytest.mark.parametrize(
    ("status", "code"),
    [
        pytest.param(404, 10003, id="the channel is gone"),
        pytest.param(403, 50001, id="the bot sees it no more"),
        pytest.param(403, 50013, id="the bot may not write"),
        pytest.param(400, 50083, id="the thread is closed"),
    ],
)


def attempts(env: Simulation, path: str) -> int:
    return sum(request.method == "POST" and request.path == path for request in env.http_requests)


@FOR_EVER
async def test_a_closed_place_is_tried_once_and_keeps_nothing_waiting(
    world: World, env: Simulation, status: int, code: int
) -> None:
    first = await begun(world)
    other = world.guild.create_text_channel("other")
    invited = await world.ann.slash(other, "play", game="russian", opponent=world.ben, colour="white")
    await world.ben.click(answer(invited), label="Join")
    second = next(match for match in await world.app.matches.mine(world.ann.id) if match.id != first.id)
    path = f"/channels/{world.channel.id}/messages"
    env.inject_error("POST", path, status=status, code=code, times=None)
    before = attempts(env, path)
    await world.ann.user.send_dm("hello")
    await world.ann.user.slash("move", notation="11-15", game=str(first.id))
    await world.ann.user.slash("move", notation="c3-d4", game=str(second.id))
    assert "**c3-d4**" in text(other.history()[-1])
    for _ in range(8):
        await env.advance_time(900)
    assert attempts(env, path) == before + 1
    assert "**11-15**" in text((await world.ben.slash(other, "board", game=str(first.id))).response)


@pytest.mark.parametrize(("status", "code", "tries"), [(403, 50007, 1), (400, 50033, 1), (429, 40003, 3)])
async def test_who_takes_no_letters_is_written_to_once(
    world: World, env: Simulation, status: int, code: int, tries: int
) -> None:
    await begun(world)
    await world.app.players.save(world.ben.id, dm=True)
    await world.ann.user.send_dm("hello")
    await world.ben.user.send_dm("hello")
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=404, code=10003, times=None)
    env.inject_error("POST", path, status=status, code=code, times=None)
    before = attempts(env, path)
    await world.ann.user.slash("move", notation="11-15")
    await env.advance_time(60)
    assert min(attempts(env, path) - before, 3) == tries


def brought(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is no member of that server: it answers there, and cannot post there later."""
    emit = world.env.backend.emit

    def by_ann(event: str, payload: Any) -> None:
        owners = {"authorizing_integration_owners": {"1": str(world.ann.id)}, "app_permissions": "0"}
        emit(event, {**payload, **owners} if event == "INTERACTION_CREATE" else payload)

    monkeypatch.setattr(world.env.backend, "emit", by_ann)
    monkeypatch.setattr(world.bot, "get_guild", lambda _: None)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50001, times=None)


async def test_a_game_of_people_who_brought_the_bot_along_is_told_by_letter(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought(world, monkeypatch)
    invited = await world.ann.slash(
        world.channel, "play", game="american", opponent=world.ben, colour="black"
    )
    assert not invited.ephemeral
    await world.ben.click(answer(invited), label="Join")
    letter = world.ann.user.dm_channel.history()[-1]
    assert "American checkers" in text(letter)
    (match,) = await world.app.matches.mine(world.ann.id)
    assert match.place.guild_id is None
    more = await world.ann.user.click(letter, label="More …")
    form = await world.ann.user.click(answer(more), label="Type a move")
    await world.ann.user.submit_modal(form, {"notation": "11-15"})
    assert (await match_now(world, match)).moves == ("11-15",)
    assert "**11-15**" in text(world.ben.user.dm_channel.history()[-1])


@pytest.mark.parametrize(
    ("language", "won", "news"),
    [
        ("en", "wins:", "{} and {}, there is news in #1."),
        ("ja", "さんの勝ち", "{}、{} さん、対局#1に動きがありました。"),
    ],
)
@pytest.mark.parametrize("member", [True, False])
async def test_both_hear_of_a_game_that_time_has_ended_where_the_bot_may_not_post(
    world: World,
    env: Simulation,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    won: str,
    news: str,
    member: bool,
) -> None:
    for person in (world.ann, world.ben):
        await person.send_dm("hello")
        await world.app.players.save(person.id, vacation_auto=False, reminders=[])
    room = world.guild.create_text_channel("room")
    if member:
        path = f"/channels/{world.channel.id}/messages"
        match = await begun(world, pace="12h", rated=True)
        env.inject_error("POST", path, status=403, code=50013, times=None)
    else:
        brought(world, monkeypatch)
        match = await begun(world, pace="12h")
    await played(world, match, "11-15", "22-18")
    await world.app.players.save_server(world.guild.id, language=language)
    for person in (world.ann, world.ben):
        await world.app.players.save(person.id, language=language)
    await later(world, 60 * (13 if member else 61))
    assert (await match_now(world, match)).over
    if member:
        (told,) = room.history()
        assert news.format(world.ann.mention, world.ben.mention) in text(told)
        assert called(world, path=f"/channels/{room.id}/") == [world.ann.id, world.ben.id]
        return
    for person in (world.ann, world.ben):
        assert won in text(person.user.dm_channel.history()[-1])


@pytest.mark.parametrize(
    ("language", "runs", "fell"),
    [
        ("en", "is running out", "run out of time in #1"),
        ("ja", "少なくなっています", "対局#1で相手が時間切れ"),
    ],
)
async def test_of_what_is_told_in_another_channel_the_newest_stays_and_says_when_time_runs_out(
    world: World, env: Simulation, language: str, runs: str, fell: str
) -> None:
    room = world.guild.create_text_channel("room")
    await world.app.players.save(world.ann.id, vacation_auto=False, reminders=[6, 1])
    match = await begun(world, pace="2d")
    await world.app.players.save_server(world.guild.id, language=language)
    env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    for person, move in ((world.ann, "11-15"), (world.ben, "22-18")):
        await person.send_dm("hello")
        await person.user.slash("move", notation=move)
        await env.advance_time(15)
    to_ben, to_ann = room.history()
    assert world.ben.mention in text(to_ben)
    assert world.ann.mention in text(to_ann)
    for minutes in (43 * 60, 270):
        await later(world, minutes)
        left, reminder = room.history()
        assert left.id == to_ben.id
        assert runs in text(reminder)
        assert world.ann.mention in text(reminder)
        deadline = (await match_now(world, match)).deadline
        assert deadline is not None
        assert "**#1**" in text(reminder)
        assert f"<t:{int(deadline.timestamp())}:R>" in text(reminder)
        assert world.ben.mention not in text(reminder), "others read it there"
    await later(world, 60 * 2)
    (fallen,) = room.history()
    deadline = (await match_now(world, match)).deadline
    assert deadline is not None
    assert world.ben.mention in text(fallen)
    assert fell in text(fallen)
    assert f"<t:{int(deadline.timestamp())}:R>" in text(fallen)
    assert (await check(world.app.database)).problems == ()


async def test_the_language_of_a_server_is_that_of_its_people(world: World, env: Simulation) -> None:
    japan = env.create_guild("日本", preferred_locale="ja")
    room = japan.create_text_channel("対局")
    hana = japan.add_member(env.create_user("hana"))
    await env.settle()
    invited = await hana.slash(room, "play", game="american")
    assert "対局相手の募集" in text(invited.response)


async def test_a_server_has_its_usual_game_and_pace(world: World, env: Simulation) -> None:
    await world.app.players.save_server(world.guild.id, game="turkish", pace="3d")
    (first, *_) = await world.ann.autocomplete(world.channel, "play", "game", "")
    assert first["value"] == "turkish"
    invited = await world.ann.slash(world.channel, "play", game="turkish")
    assert "3 days per move" in text(invited.response)


def called_by_post(world: World, hall: Any) -> set[int]:
    """The people whom the newest post of the forum notifies."""
    path = f"/channels/{hall.id}/threads"
    made = [each.json for each in world.env.http_requests if each.method == "POST" and each.path == path]
    assert made[-1] is not None
    return {int(user) for user in made[-1]["message"]["allowed_mentions"]["users"]}


@pytest.mark.parametrize("language", TEXTS.languages)
async def test_each_game_can_have_a_post_of_a_forum_with_tags(
    world: World, env: Simulation, language: str
) -> None:
    hall = world.guild.create_forum_channel("hall")
    boss = world.guild.add_member(
        env.create_user("boss"),
        roles=[world.guild.create_role("Boss", permissions=discord.Permissions.all())],
    )
    shown = await boss.slash(world.channel, "server settings", forum=hall, language=language)
    assert hall.mention in text(shown.response)
    invited = await world.ann.slash(
        world.channel, "play", game="international", opponent=world.ben, colour="white"
    )
    await world.ben.click(answer(invited), label=TEXTS.say(language, "button-join"))
    (match,) = await world.app.matches.mine(world.ann.id)
    (post,) = hall.threads
    assert match.place.channel_id == post.id
    (board,) = post.history()
    assert post.name is not None
    assert f"#{match.id}" in post.name
    assert "Ann" in post.name
    assert pictures(board)
    assert menus(board)
    assert called_by_post(world, hall) == {world.ann.id}
    assert f"/{world.guild.id}/{post.id}/{board.id}" in source(newest(world))
    moved = await world.ann.slash(post, "move", notation="32-28")
    assert not moved.ephemeral

    def tags() -> set[str]:
        forum = world.bot.get_channel(hall.id)
        thread = forum.get_thread(post.id) if isinstance(forum, discord.ForumChannel) else None
        assert thread is not None
        return {tag.name for tag in thread.applied_tags}

    game = TEXTS.say(language, "game-international").split(" ")[0]
    assert tags() == {game, TEXTS.say(language, "tag-running")}
    await world.app.matches.act(world.ben.id, match.id, Match.resign)
    await env.settle()
    assert tags() == {game, TEXTS.say(language, "tag-finished")}


async def test_without_manage_channels_the_tags_that_are_there_are_used_and_none_is_made(
    world: World, env: Simulation
) -> None:
    hall = world.guild.create_forum_channel("hall")
    forum = world.bot.get_channel(hall.id)
    assert isinstance(forum, discord.ForumChannel)
    await forum.create_tag(name=TEXTS.say("en", "tag-running"))
    own = next(role for role in world.me.roles if role.managed)
    without = discord.Permissions(world.me.guild_permissions.value)
    without.update(administrator=False, manage_channels=False)
    env.backend.edit_role(world.guild.id, own.id, {"permissions": without.value})
    await env.settle()
    assert not forum.permissions_for(forum.guild.me).manage_channels
    await world.app.players.save_server(world.guild.id, forum=hall.id)
    await begun(world)
    (post,) = hall.threads
    thread = forum.get_thread(post.id)
    assert thread is not None
    assert [tag.name for tag in thread.applied_tags] == [TEXTS.say("en", "tag-running")]
    assert len(forum.available_tags) == 1


@pytest.mark.parametrize("threads", [True, False])
async def test_a_game_outside_a_forum_ends_like_any_other_though_one_is_chosen_meanwhile(
    world: World, env: Simulation, threads: bool
) -> None:
    await world.app.players.save_server(world.guild.id, threads=threads)
    for forum in (None, world.guild.create_forum_channel("hall")):
        match = await begun(world)
        if forum is not None:
            await world.app.players.save_server(world.guild.id, forum=forum.id)
        await world.app.matches.act(world.ann.id, match.id, Match.resign)
        await env.settle()
        assert await world.app.matches.mine(world.ann.id) == []


async def test_where_the_bot_may_not_post_in_the_forum_the_game_is_played_in_the_channel(
    world: World, env: Simulation
) -> None:
    hall = world.guild.create_forum_channel("hall")
    env.inject_error("POST", f"/channels/{hall.id}/threads", status=403, code=50013)
    await world.app.players.save_server(world.guild.id, forum=hall.id)
    match = await begun(world)
    assert match.place.channel_id == world.channel.id
    assert hall.threads == []


GONE = pytest.mark.parametrize(
    ("language", "moved", "hurry"),
    [
        ("en", "The place where this game was played is gone. It goes on here.", "running out"),
        ("ja", "この対局の場所がなくなったため、ここで続けます。", "残り時間が少なくなっています"),
    ],
)


@GONE
async def test_a_game_whose_post_is_deleted_goes_on_in_another_and_is_told_of_as_before(
    world: World, env: Simulation, language: str, moved: str, hurry: str
) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.app.players.save_server(world.guild.id, forum=hall.id)
    match = await begun(world, pace="2d")
    await world.app.players.save_server(world.guild.id, language=language)
    (post,) = hall.threads
    env.backend.delete_channel(post.id)
    await env.settle()
    shown = await world.ann.slash(world.channel, "board", game=str(match.id), shown=True)
    assert not shown.ephemeral
    await world.ann.slash(world.channel, "move", notation="11-15", game=str(match.id))
    await env.advance_time(5)
    (post,) = hall.threads
    assert f"#{match.id}" in (post.name or "")
    (board,) = post.history()
    assert moved in text(board)
    assert pictures(board)
    assert called_by_post(world, hall) == {world.ann.id, world.ben.id}
    assert (await match_now(world, match)).place.channel_id == post.id
    await later(world, 60 * 44)
    assert any(hurry in text(message) for message in post.history()[1:])
    assert sum(moved in text(message) for message in post.history()) == 1
    found = (await check(world.app.database)).problems
    assert found == (), found


@GONE
async def test_news_other_than_a_move_finds_the_new_place_too(
    world: World, env: Simulation, language: str, moved: str, hurry: str
) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.app.players.save_server(world.guild.id, channel=hall.id, threads=True)
    match = await begun(world, pace="2d")
    await world.app.players.save_server(world.guild.id, language=language)
    (thread,) = hall.threads
    env.backend.delete_channel(thread.id)
    await env.settle()
    await later(world, 60 * 44)
    (thread,) = hall.threads
    board, *others = thread.history()
    assert moved in text(board)
    assert any(hurry in text(message) for message in others)
    assert (await match_now(world, match)).place.channel_id == thread.id


async def test_a_game_whose_channel_is_gone_goes_to_another_that_all_see(
    world: World, env: Simulation
) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.app.players.save_server(world.guild.id, channel=hall.id)
    match = await begun(world)
    env.backend.delete_channel(hall.id)
    await env.settle()
    await world.ann.slash(world.channel, "move", notation="11-15")
    await env.advance_time(5)
    assert "The place where this game was played is gone." in text(newest(world))
    assert (await match_now(world, match)).place.channel_id == world.channel.id
    answered = await world.ben.slash(world.channel, "move", notation="22-18")
    assert not answered.ephemeral


async def test_a_post_that_sleeps_gets_its_tag_when_its_game_ends(world: World, env: Simulation) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.app.players.save_server(world.guild.id, forum=hall.id)
    match = await begun(world)
    (post,) = hall.threads
    thread = await world.bot.fetch_channel(post.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await env.settle()
    assert world.bot.get_channel(post.id) is None
    await world.app.matches.act(world.ben.id, match.id, Match.resign)
    await env.settle()
    thread = await world.bot.fetch_channel(post.id)
    assert isinstance(thread, discord.Thread)
    forum = world.bot.get_channel(hall.id)
    assert isinstance(forum, discord.ForumChannel)
    names = {tag.id: tag.name for tag in forum.available_tags}
    assert TEXTS.say("en", "tag-finished") in {names[tag] for tag in thread._applied_tags}


async def test_an_invitation_made_in_the_post_of_a_game_leads_to_a_post_of_its_own(
    world: World, env: Simulation
) -> None:
    hall = world.guild.create_forum_channel("hall")
    await world.app.players.save_server(world.guild.id, forum=hall.id)
    await begun(world)
    (post,) = hall.threads
    await world.app.players.save_server(world.guild.id, forum=None)
    invited = await world.ann.slash(post, "play", game="russian", opponent=world.eve)
    await world.eve.click(answer(invited), label="Join")
    await env.advance_time(5)
    (second,) = await world.app.matches.mine(world.eve.id)
    assert second.place.channel_id != post.id
    assert second.place.channel_id in {each.id for each in hall.threads}
    assert len(post.history()) == 2, "its board and the invitation"
