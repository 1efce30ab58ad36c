"""Stories of the hall: one message that shows what goes on in a server, edited in place."""

from collections import Counter
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.core.terms import Place
from bot.hall import answers as hall_answers
from bot.hall.answers import choose_hall
from bot.hall.model import minute_of
from bot.invitations.service.invitations import Seeks
from tests.bot.fixtures import terms
from tests.bot.services.test_statements import counted
from tests.bot.stories.narrative import answer, buttons, stepped, text
from tests.world import EPOCH, TEXTS, Simulation, World

SILENT = 1 << 12


async def opened(world: World, language: str = "en") -> Any:
    lobby = world.guild.create_text_channel("lobby")
    await world.env.settle()
    await world.players.save_server(world.guild.id, language=language)
    await choose_hall(world.bot, world.guild.id, lobby.id)
    await minutes(world)
    return lobby


async def minutes(world: World, count: float = 1.1) -> None:
    await world.env.advance_time(60 * count)
    await world.env.settle()


async def after_an_offer(world: World, lobby: Any, game: str) -> Any:
    """The hall, once Ann has left an invitation to this game."""
    await world.ann.slash(world.channel, "play", game=game)
    await minutes(world)
    (hall,) = lobby.history()
    return hall


async def fallen_asleep(world: World, opponent: Any, kind: discord.ChannelType) -> Any:
    """A thread in which Ann plays against somebody, and that sleeps."""
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="a game", type=kind)
    await world.env.settle()
    place = Place(world.guild.id, thread.id)
    seek = await world.app[Seeks].invite(world.ann.id, terms(), place, opponent=opponent.id)
    await world.app[Seeks].join(seek.id, opponent.id)
    for who in (world.ann, opponent):
        await world.players.remember(who.id, who.name.capitalize())
    await minutes(world, 2)
    await thread.edit(archived=True)
    await world.env.settle()
    return thread


def edits(world: World, lobby: Any) -> int:
    path = f"/channels/{lobby.id}/messages/"
    return sum(each.method == "PATCH" and path in each.path for each in world.env.http_requests)


async def test_it_is_one_message_that_shows_what_goes_on(world: World, language: str) -> None:
    lobby = await opened(world, language)
    await world.ann.slash(world.channel, "play", game="russian", pace="3d")
    await minutes(world)
    (hall,) = lobby.history()
    assert hall.flags.value & SILENT
    await world.ben.click(hall, custom_id="v1:hall-join:0:0")
    (seek,) = await world.app[Seeks].open(world.guild.id, world.ben.id)
    await world.app[Seeks].join(seek.id, world.ben.id)
    await minutes(world)
    (same,) = lobby.history()
    assert same.id == hall.id


async def test_it_lists_nothing_of_a_channel_that_is_deleted(world: World) -> None:
    lobby, room = await opened(world), world.guild.create_text_channel("room")
    await world.env.settle()
    await world.ann.slash(room, "play", game="russian")
    await minutes(world)
    assert "Open invitations (1)" in text(lobby.history()[0])
    world.env.backend.delete_channel(room.id)
    await minutes(world)
    assert "Open invitations" not in text(lobby.history()[0])


def asked_for(world: World, thread: Any) -> int:
    path = f"/channels/{thread.id}"
    return sum((each.method, each.path) == ("GET", path) for each in world.env.http_requests)


async def test_games_in_threads_that_sleep_go_on(world: World, env: Simulation, language: str) -> None:
    lobby = await opened(world, language)
    public = await fallen_asleep(world, world.ben, discord.ChannelType.public_thread)
    private = await fallen_asleep(world, world.eve, discord.ChannelType.private_thread)
    gone = await fallen_asleep(world, world.ben, discord.ChannelType.public_thread)
    env.backend.delete_channel(gone.id)
    world.bot.note_change(world.guild.id)
    await minutes(world)
    (hall,) = lobby.history()
    # That whose thread is gone has moved to where all see it.
    assert TEXTS.say(language, "hall-games", count=2) in text(hall)
    assert "Eve" not in text(hall)
    for game in ("russian", "italian"):
        await world.ann.slash(world.channel, "play", game=game)
        await minutes(world)
    assert TEXTS.say(language, "hall-games", count=2) in text(lobby.history()[0])
    assert [asked_for(world, each) for each in (public, private)] == [1, 1]
    assert world.read() == []


async def test_it_is_left_as_it_is_where_discord_says_nothing_of_a_thread_that_sleeps(world: World) -> None:
    lobby = await opened(world)
    thread = await fallen_asleep(world, world.ben, discord.ChannelType.public_thread)
    (hall,) = lobby.history()
    world.env.inject_error("GET", f"/channels/{thread.id}", status=500, times=None)
    same = await after_an_offer(world, lobby, "russian")
    assert asked_for(world, thread) > 1
    assert text(same) == text(hall)
    world.env.backend.faults.clear()
    await world.ann.slash(world.channel, "play", game="italian")
    await minutes(world, 2)


@pytest.mark.slow
async def test_it_is_edited_once_a_minute_at_most_and_only_where_something_changed(world: World) -> None:
    lobby = await opened(world)
    await world.begun()
    await minutes(world)
    before = edits(world, lobby)
    await world.ann.slash(world.channel, "games")
    await world.eve.slash(world.channel, "practice", game="russian")
    await minutes(world)
    assert edits(world, lobby) == before
    for game in ("russian", "italian", "frisian"):
        await world.ann.slash(world.channel, "play", game=game)
        await world.env.advance_time(5)
    assert edits(world, lobby) == before + 1
    await minutes(world)
    assert edits(world, lobby) == before + 2
    assert "Open invitations (3)" in text(lobby.history()[0])


async def test_it_is_found_again_after_a_restart_and_posted_anew_where_it_was_deleted(world: World) -> None:
    lobby = await opened(world)
    hall = await after_an_offer(world, lobby, "russian")
    await world.restart()
    same = await after_an_offer(world, lobby, "italian")
    assert same.id == hall.id
    await same.delete()
    await after_an_offer(world, lobby, "frisian")


async def test_it_is_moved_down_once_a_day_where_others_have_covered_it(world: World) -> None:
    lobby, now = await opened(world), world.env.now
    hall = await after_an_offer(world, lobby, "russian")

    async def offers(*games: str) -> Any:
        """The last message in the hall, covered by others, after these were offered."""
        for word in "abcdef":
            await world.eve.send(lobby, word)
        for game in games:
            await world.ann.slash(world.channel, "play", game=game)
            await minutes(world)
        return lobby.history()[-1]

    assert "f" in (await offers("italian")).content, "not on its first day"
    # The next day, at once. That it was edited then, while nothing covered it, makes no other day of it.
    world.env.now = lambda: now() + timedelta(days=1)  # type: ignore[method-assign]
    for message in lobby.history()[1:]:
        await message.delete()
    await world.ann.slash(world.channel, "play", game="pool")
    await minutes(world)
    assert [message.id for message in lobby.history()] == [hall.id]
    below = await offers("czech")
    assert "Open invitations (4)" in text(below)
    assert hall.id not in {each.id for each in lobby.history()}
    assert (await offers("frisian")).id != below.id
    assert below.id in {each.id for each in lobby.history()}


@pytest.mark.slow
async def test_it_stays_where_the_bot_may_not_read_what_stands_below_it(world: World) -> None:
    lobby = await opened(world)
    await world.lacks(lobby, "read_message_history")
    hall = await after_an_offer(world, lobby, "russian")
    await minutes(world, 24 * 60)
    same = await after_an_offer(world, lobby, "italian")
    assert same.id == hall.id
    assert "Open invitations (2)" in text(same)


async def test_it_shows_nothing_of_places_that_not_all_of_its_readers_see(world: World) -> None:
    lobby = await opened(world)
    secret = world.secret("secret", world.ann)
    await world.env.settle()
    await world.ann.slash(secret, "play", game="russian")
    await minutes(world)
    assert lobby.history() == []
    await world.ann.slash(world.channel, "play", game="italian")
    await minutes(world)
    assert "Open invitations (1)" in text(lobby.history()[0])
    other = world.guild.create_text_channel("news")
    await world.env.settle()
    await choose_hall(world.bot, world.guild.id, other.id)
    await minutes(world)
    assert (len(lobby.history()), len(other.history())) == (0, 1), "the one in the former place is taken down"


async def test_its_buttons_invite_and_begin_a_practice_game(world: World) -> None:
    lobby = await opened(world)
    hall = await after_an_offer(world, lobby, "russian")
    shown = answer(await world.ben.click(hall, label="Play"))
    await stepped(world.ben, shown, "wish-send")
    form = await world.ben.click(hall, label="Practice")
    await world.ben.submit_modal(form, {"game": ["italian"], "level": ["1"]})


async def test_somebody_is_invited_from_discords_menu_on_them(world: World) -> None:
    shown = await world.ben.context_menu(world.channel, "Invite to a game", world.eve)
    await stepped(world.ben, answer(shown), "wish-send")
    (seek,) = await world.app[Seeks].open(world.guild.id, world.eve.id)
    assert seek.opponent == world.eve.id
    shown = await world.ben.context_menu(world.channel, "Invite to a game", world.ben)
    (refused,) = (await stepped(world.ben, answer(shown), "wish-send")).followups
    assert refused.ephemeral
    assert "yourself" in text(refused)


@pytest.mark.slow
async def test_its_problem_is_that_of_the_servers_day(world: World, env: Simulation) -> None:
    """In a server whose day begins at six in Tokyo it is the next day at nine in the evening of UTC."""
    await world.players.save_server(world.guild.id, problem_hour=6, problem_zone="Asia/Tokyo")
    lobby = await opened(world)
    await world.ann.slash(world.channel, "play", game="russian")
    await env.advance_time((22 - env.now().hour) * 3600)
    await minutes(world)
    (hall,) = lobby.history()
    asked = await world.ben.click(hall, label="Solve")
    assert asked.ephemeral
    assert "Jan 2, 2026" in text(asked.response)
    assert "Give up" in buttons(answer(asked))


async def test_a_hall_in_which_nothing_changed_is_left_alone(world: World, env: Simulation) -> None:
    await opened(world)
    await world.restart()
    with counted(world.app) as count:
        await env.advance_time(3600)
    assert len([each for each in count.statements if "FROM rating_changes" in each]) == 1, "after a start"
    with counted(world.app) as count:
        await env.advance_time(4 * 3600)
    assert env.now().hour == 5
    assert [each for each in count.statements if "FROM rating_changes" in each] == []
    with counted(world.app) as count:
        await env.advance_time(24 * 3600)
    assert len([each for each in count.statements if "FROM rating_changes" in each]) == 1, "the day's problem"


@pytest.mark.parametrize("broken", ["hall_of", "week_before"])
async def test_a_hall_that_fails_keeps_no_other_waiting(
    world: World, env: Simulation, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    """It is left alone for a while, and shown when it can be."""
    lobbies, usual, failing = [], getattr(hall_answers, broken), True
    guilds = [world.guild, env.create_guild("Elsewhere")]

    def shown_or_broken(*given: Any) -> Any:
        number = given[1] if broken == "week_before" else given[1].id
        if failing and number == world.guild.id:
            raise RuntimeError("the lamp fell over")
        return usual(*given)

    monkeypatch.setattr(hall_answers, broken, shown_or_broken)
    for guild in guilds:
        lobbies.append(guild.create_text_channel("lobby"))
        await env.settle()
        await choose_hall(world.bot, guild.id, lobbies[-1].id)
        await world.app[Seeks].invite(world.ann.id, terms(), Place(guild.id, lobbies[-1].id))
    assert world.guild.id < guilds[1].id, "looked at first"
    world.bot.note_change(*(guild.id for guild in guilds))
    await minutes(world, 9)
    shown = [len(lobby.history()) for lobby in lobbies]
    assert shown == [0 if broken == "hall_of" else 1, 1]
    failed = [line for line in world.logged if line["event"] == "hall.failed"]
    assert [line["guild"] for line in failed] == [world.guild.id]
    failing = False
    world.bot.note_change(world.guild.id)
    await minutes(world, 12)
    assert [len(lobby.history()) for lobby in lobbies] == [1, 1]
    world.forgiven = True


def test_the_halls_of_many_servers_are_looked_at_in_minutes_of_their_own() -> None:
    made = [EPOCH - timedelta(seconds=7919 * number) for number in range(1000)]
    minutes = Counter(minute_of(discord.utils.time_snowflake(at)) for at in made)
    assert len(minutes) == 60
    assert max(minutes.values()) < 25
