"""Stories of who may read a game: those who see where it is played; to all others it is not there."""

from __future__ import annotations

from typing import Any

import discord
from simcord import ChannelHandle, MemberActor

from bot.core.match import Match
from bot.core.terms import Place
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import answer, begun, pictures, text
from tests.bot.stories.test_refusals import refused
from tests.world import Simulation, World

HIDDEN, SEEN = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)


async def begun_in(world: World, channel: ChannelHandle) -> Match:
    """Ann and Ben play here."""
    invited = await world.ann.slash(channel, "play", game="american", opponent=world.ben, colour="black")
    await world.ben.click(answer(invited), label="Join")
    (match,) = await world.app.matches.mine(world.ann.id)
    found: Match = match
    return found


def board_room(world: World) -> ChannelHandle:
    """A channel that only Ann, Ben and the bot see."""
    rights: dict[Any, discord.PermissionOverwrite] = {
        world.guild.default_role: HIDDEN,
        world.ann: SEEN,
        world.ben: SEEN,
        world.me: SEEN,
    }
    return world.guild.create_text_channel("board", overwrites=rights)


async def read(world: World, reader: MemberActor, channel: Any = None) -> None:
    looked = await reader.slash(channel or world.channel, "board", game="1")
    assert looked.ephemeral
    assert pictures(looked.response)


async def show(world: World, channel: Any, reader: MemberActor) -> Any:
    return await reader.slash(channel, "board", game="1", shown=True)


async def test_a_game_in_an_open_channel_is_read_and_shown_in_all_of_the_server(
    world: World, env: Simulation
) -> None:
    await begun(world)
    hall = world.guild.create_text_channel("hall")
    await read(world, world.eve, hall)
    shown = await show(world, hall, world.eve)
    assert not shown.ephemeral
    assert pictures(shown.response)


async def test_a_game_in_a_hidden_channel_is_read_by_who_sees_it_and_shown_there_only(
    world: World, env: Simulation
) -> None:
    room = board_room(world)
    await begun_in(world, room)
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await read(world, world.ann)
    refusal = await show(world, world.channel, world.ann)
    await refused(world, refusal, "show")
    assert not (await show(world, room, world.ann)).ephemeral


async def test_a_game_whose_channel_is_gone_is_its_players_own(world: World, env: Simulation) -> None:
    hall = world.guild.create_text_channel("hall")
    await begun_in(world, hall)
    await read(world, world.eve)
    env.backend.delete_channel(hall.id)
    await env.settle()
    await read(world, world.ann)
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")


async def test_a_thread_is_read_by_who_sees_the_channel_it_hangs_from_though_it_sleeps(
    world: World, env: Simulation
) -> None:
    await world.app.players.save_server(world.guild.id, threads=True)
    match = await begun(world)
    hall = world.guild.create_text_channel("hall")
    thread = await world.bot.fetch_channel(match.place.channel_id)
    assert isinstance(thread, discord.Thread)
    for asleep in (False, True):
        await thread.edit(archived=asleep)
        await env.settle()
        assert (world.bot.get_channel(thread.id) is None) is asleep
        await read(world, world.eve, hall)
        assert not (await show(world, hall, world.eve)).ephemeral


async def test_a_thread_of_a_hidden_channel_is_as_hidden(world: World, env: Simulation) -> None:
    await world.app.players.save_server(world.guild.id, threads=True)
    match = await begun_in(world, room := board_room(world))
    assert match.place.channel_id != room.id
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")


async def test_a_private_thread_hides_its_games_from_who_sees_the_channel_it_hangs_from(
    world: World, env: Simulation
) -> None:
    room = world.bot.get_channel(world.channel.id)
    assert isinstance(room, discord.TextChannel)
    thread = await room.create_thread(name="secret", type=discord.ChannelType.private_thread)
    place = Place(world.guild.id, thread.id)
    seek = await world.app.seeks.invite(world.ann.id, terms(), place, opponent=world.ben.id)
    match = await world.app.seeks.join(seek.id, world.ben.id)
    await env.settle()
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")
    await read(world, world.ann)
    for move in ("11-15", "22-18"):
        match = (await world.app.matches.play(match.mover, move, match_id=match.id)).match
    await world.app.matches.resign(world.ann.id, match.id)
    for reader, sees in ((world.eve, False), (world.ben, True)):
        shown = await reader.slash(world.channel, "profile", player=world.ann)
        assert ("Ben" in text(shown.response)) is sees


async def test_a_server_that_publishes_its_games_lets_everybody_read_them(
    world: World, env: Simulation
) -> None:
    await begun_in(world, board_room(world))
    await world.app.players.save_server(world.guild.id, publish=True)
    elsewhere = env.create_guild("Elsewhere")
    room = elsewhere.create_text_channel("room")
    stranger = elsewhere.add_member(env.create_user("stranger"))
    await env.settle()
    await read(world, world.eve)
    await read(world, stranger, room)
    assert not (await show(world, room, stranger)).ephemeral
