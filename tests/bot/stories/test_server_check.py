"""Stories of a server whose settings cannot work: refused when they are made, named by the check, told once a day."""

from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.servers.answers.settings import tell_new
from tests.bot.stories.club import Club
from tests.bot.stories.narrative import text
from tests.world import TEXTS, Simulation, World

DENIED = discord.PermissionOverwrite(send_messages=False)
NO_THREADS = discord.PermissionOverwrite(create_public_threads=False)


async def boss_of(world: World, language: str) -> Any:
    await world.speak(language, boss := world.boss())
    return boss


async def says(world: World, boss: Any, command: str, **options: Any) -> str:
    answered = await boss.slash(world.channel, command, **options)
    assert answered.ephemeral
    return text(answered.response)


def fault(language: str, why: str, what: str, where: Any = None, **facts: Any) -> str:
    """The line that names it, without its permissions."""
    mention = "" if where is None else where.mention
    known = "no" if where is None else "yes"
    line = TEXTS.say(
        language, f"server-fault-{why}", what=what, where=mention, known=known, permissions=["…"]
    )
    return line.partition("…")[0]


async def test_the_check_names_each_setting_that_cannot_work(world: World, language: str) -> None:
    boss = await boss_of(world, language)
    hall = world.guild.create_forum_channel("hall")
    games, daily = (world.guild.create_text_channel(name) for name in ("games", "daily"))
    role = world.guild.create_role("Expert")
    await says(world, boss, "server settings", forum=hall, channel=games, threads=True)
    await says(world, boss, "server problems", channel=daily)
    await says(world, boss, "server roles", role=role, game="american", least=1600)
    await says(world, boss, "server check")
    for channel in (hall, games, daily):
        await world.lacks(channel, "send_messages", "create_public_threads")
    world.env.backend.edit_role(world.guild.id, role.id, {"position": 99})
    await world.env.settle()
    found = await says(world, boss, "server check")
    for what, where in (("forum", hall), ("channel", games), ("problems", daily), ("threads", games)):
        assert fault(language, "lacking", what, where) in found, what
    for channel in (hall, games, daily):
        world.env.backend.delete_channel(channel.id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    found = await says(world, boss, "server check")
    await says(world, boss, "server settings", max_matches=7)


async def test_a_setting_that_cannot_work_is_refused_when_it_is_made(world: World, language: str) -> None:
    boss = await boss_of(world, language)
    quiet = world.guild.create_text_channel("quiet", overwrites={world.me: DENIED})
    hall = world.guild.create_forum_channel("hall")
    await world.lacks(hall, "send_messages")
    narrow = world.guild.create_text_channel("narrow", overwrites={world.me: NO_THREADS})
    for where, what, command, options in (
        (quiet, "channel", "server settings", {"channel": quiet}),
        (hall, "forum", "server settings", {"forum": hall}),
        (narrow, "threads", "server settings", {"channel": narrow, "threads": True}),
        (quiet, "problems", "server problems", {"channel": quiet}),
    ):
        assert fault(language, "lacking", what, where) in await says(world, boss, command, **options)


async def test_each_setting_is_left_open_again_by_itself(world: World, language: str) -> None:
    left = {
        "forum": "フォーラム**：",
        "game": "**標準のゲーム**：",
        "pace": "**標準の持ち時間**：",
        "channel": "**対局用チャンネル**：",
        "max_matches": "**同時に進められる対局数**：",
        "holidays": "**時計が止まる祝日**：",
        "language": "**言語**：日本語",
    }
    boss = await boss_of(world, language)
    hall = world.guild.create_forum_channel("hall")
    chosen = {"forum": hall, "channel": world.channel, "game": "turkish", "pace": "3d", "max_matches": 7}
    chosen |= {"language": "ja", "holidays": "日本"}
    await says(world, boss, "server settings", **chosen)
    for name, shown in left.items():
        before = await world.players.server(world.guild.id)
        told = await says(world, boss, "server settings", unset=name)
        after = await world.players.server(world.guild.id)
        changed = [each for each in chosen if getattr(before, each) != getattr(after, each)]
        assert changed == [name]
        assert shown not in told


async def test_an_invitation_elsewhere_names_the_channel_for_games_that_is_closed(
    world: World, language: str
) -> None:
    boss = await boss_of(world, language)
    games = world.guild.create_text_channel("games")
    await says(world, boss, "server settings", channel=games)
    await world.lacks(games, "send_messages")
    assert games.mention in await says(world, boss, "play", game="american")


@pytest.mark.parametrize("name", ["attach_files", "send_messages", "view_channel", "read_message_history"])
async def test_a_hall_in_which_something_of_it_cannot_be_done_is_named(
    world: World, language: str, name: str
) -> None:
    boss = await boss_of(world, language)
    await world.players.save_server(world.guild.id, channel=world.channel.id)
    hall = world.guild.create_text_channel("news")
    await world.players.save_server(world.guild.id, hall=hall.id, week_told="2026-01-05")
    await world.lacks(hall, name)
    what = {"attach_files": "week", "read_message_history": "below"}.get(name, "hall")
    found = await says(world, boss, "server check")
    assert fault(language, "lacking", what, hall) in found
    if what == "week":
        await world.players.save_server(world.guild.id, week=False)
        found = await says(world, boss, "server check")


async def test_a_channel_without_threads_is_named_where_each_game_is_to_have_one(
    world: World, language: str
) -> None:
    boss = await boss_of(world, language)
    await says(world, boss, "server settings", threads=True)
    await world.lacks(world.channel, "create_public_threads")
    found = await says(world, boss, "server check")
    lacking = TEXTS.say(language, "permission-create-public-threads")
    assert TEXTS.say(language, "signs-about", subject=world.channel.mention, text=lacking) in found
    role = world.guild.create_role("Expert")
    await says(world, boss, "server roles", role=role, game="american", least=1600)
    await world.may(manage_roles=False)
    found = await says(world, boss, "server check")
    assert TEXTS.say(language, "server-role-lost", why="permission") in found
    lacking = TEXTS.say(language, "permission-manage-roles")
    assert TEXTS.say(language, "server-check-manage-roles", permission=lacking) not in found, "told already"


async def test_what_is_less_wrong_than_it_was_told_is_not_told_as_new(world: World, language: str) -> None:
    boss = await boss_of(world, language)
    games, updates = (world.guild.create_text_channel(name) for name in ("games", "updates"))
    # The bot may not write in the channel for those who run the server.
    world.env.backend.edit_guild(world.guild.id, {"public_updates_channel_id": str(updates.id)})
    await world.lacks(updates, "send_messages")
    await says(world, boss, "server settings", channel=games)
    guild = world.known
    both, one = ("send_messages", "attach_files"), ("attach_files",)
    closed, told = fault(language, "lacking", "channel", games), 0
    for denied, news in ((both, 1), (one, 0), (one, 0), (both, 1), ((), 0), (one, 1)):
        await world.lacks(games, *denied)
        await tell_new(world.bot, guild)
        told += news
        assert sum(closed in text(message) for message in world.posted()) == told, denied
    await says(world, boss, "server settings", threads=True)
    await world.lacks(games, *one, "create_public_threads")
    await tell_new(world.bot, guild)
    assert closed not in text(world.posted()[-1]), "what is new stands alone"


@pytest.mark.slow
async def test_once_a_day_the_server_is_told_of_what_is_newly_wrong(world: World, language: str) -> None:
    boss = await boss_of(world, language)
    hall = world.guild.create_forum_channel("hall")
    await says(world, boss, "server settings", forum=hall)
    before = len(world.posted())
    await world.env.advance_time(2 * 86_400)
    assert len(world.posted()) == before, "nothing is wrong"
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    await world.env.advance_time(3 * 86_400)
    (told,) = world.posted()[before:]
    assert fault(language, "gone", "forum") in text(told)
    assert "/server check" in text(told)


async def test_a_calendar_that_is_closed_is_told_while_a_tournament_with_a_date_is_to_be_in_it(
    world: World, env: Simulation, language: str
) -> None:
    club = Club(world, 2)
    boss = await boss_of(world, language)
    await world.may(create_events=False)
    closed = fault(language, "lacking", "calendar")
    assert closed not in await says(world, boss, "server check"), "nothing is to be in it"
    await club.announce(format="swiss", rounds=3)
    await club.dated(after=timedelta(days=5))
    secret, role = discord.Permissions(view_channel=True).value, OverwriteType.ROLE
    games, world.channel = world.channel, world.guild.create_text_channel("open")
    env.backend.set_overwrite(games.id, Overwrite(world.guild.id, role, deny=secret))
    await env.settle()
    assert closed not in await says(world, boss, "server check"), "the calendar names nothing that is secret"
    env.backend.set_overwrite(games.id, Overwrite(world.guild.id, role))
    world.channel = games
    await env.advance_time(5_000)
    assert sum(closed in text(each) for each in world.posted()) == 1
    await says(world, boss, "server check")
