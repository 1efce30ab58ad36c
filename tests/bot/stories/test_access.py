"""Stories of the right to read a game: for people who see its place; to all others it is not there."""

from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import ChannelHandle, MemberActor

from bot.core.access import Asker
from bot.core.errors import NoMatch
from bot.core.match import Match
from bot.core.terms import Place
from bot.hall.answers import choose_hall
from bot.invitations.service.invitations import Seeks
from bot.language import WHOLE
from bot.match.answers.access import readable_match
from bot.skin.places import Visitor
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import terms
from tests.bot.stories.club import until
from tests.bot.stories.narrative import alone, answer, pictures, stepped, text
from tests.bot.stories.test_refusals import refused
from tests.world import TEXTS, Simulation, World

HIDDEN = discord.PermissionOverwrite(view_channel=False)


def board_room(world: World) -> ChannelHandle:
    """A channel that only Ann, Ben and the bot see."""
    return world.secret("board", world.ann, world.ben)


async def read(world: World, reader: MemberActor, channel: Any = None) -> None:
    looked = await reader.slash(channel or world.channel, "board", game="1")
    assert looked.ephemeral
    assert pictures(looked.response)


async def show(world: World, channel: Any, reader: MemberActor) -> Any:
    return await reader.slash(channel, "board", game="1", shown=True)


async def test_a_game_in_a_hidden_channel_is_read_by_who_sees_it_and_shown_there_only(world: World) -> None:
    room = board_room(world)
    await world.begun(where=room)
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await read(world, world.ann)
    refusal = await show(world, world.channel, world.ann)
    await refused(world, refusal, "show")
    assert not (await show(world, room, world.ann)).ephemeral


@pytest.mark.parametrize("served_here", [True, False])
async def test_from_outside_a_game_is_read_by_members_who_see_its_place_until_they_leave(
    world: World, monkeypatch: pytest.MonkeyPatch, served_here: bool
) -> None:
    """Also where another process serves its server."""
    match = await world.begun(where=board_room(world))
    open_game = await world.begun()
    if not served_here:
        monkeypatch.setattr(world.bot, "get_guild", lambda _: None)
    members: dict[Any, Any] = {}

    async def reads(reader: MemberActor, number: int) -> bool:
        try:
            return (await readable_match(Visitor(world.bot, reader.id, members), number)).id == number
        except NoMatch:
            return False

    assert await reads(world.ann, match.id)
    assert not await reads(world.eve, match.id)
    assert not await reads(world.eve, 99)
    assert await reads(world.eve, open_game.id)
    world.guild.remove_member(world.eve)
    await world.env.advance_time(100)
    assert await reads(world.eve, open_game.id), "Discord is not asked each time"
    await world.env.advance_time(100)
    assert not await reads(world.eve, open_game.id)
    assert await reads(world.ann, open_game.id)


async def test_a_game_whose_channel_is_gone_is_its_players_own(world: World, env: Simulation) -> None:
    hall = world.guild.create_text_channel("hall")
    await world.begun(where=hall)
    await read(world, world.eve)
    # It can move nowhere.
    await world.lacks(world.channel, "send_messages")
    env.backend.delete_channel(hall.id)
    await env.settle()
    await read(world, world.ann)
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    without_ben = world.secret("cellar", world.ann, world.eve)
    await refused(world, await show(world, without_ben, world.ann), "show")
    assert not (await show(world, world.channel, world.ann)).ephemeral, "both its players see this channel"


@pytest.mark.parametrize("whom", ["role", "person"])
async def test_a_channel_that_somebody_is_kept_out_of_is_open_to_nobody_who_does_not_see_it(
    world: World, env: Simulation, whom: str
) -> None:
    newcomers = world.guild.create_role("Newcomers")
    zed = world.guild.add_member(env.create_user("zed"), roles=[newcomers])
    room = world.guild.create_text_channel("club", overwrites={newcomers if whom == "role" else zed: HIDDEN})
    await env.settle()
    await world.players.save_server(world.guild.id, publish=True)
    await world.begun(where=room)
    await refused(world, await zed.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")
    await read(world, world.eve)
    # Zed sees the hall, but not the game.
    lobby = world.guild.create_text_channel("lobby")
    await env.settle()
    await choose_hall(world.bot, world.guild.id, lobby.id)
    await world.later(2)
    assert not any("American" in text(message) for message in lobby.history())
    # A hall with the same rules is seen by the same people.
    hall = world.guild.create_text_channel("hall", overwrites={newcomers if whom == "role" else zed: HIDDEN})
    await env.settle()
    await choose_hall(world.bot, world.guild.id, hall.id)
    await world.later(2)
    assert any("American" in text(message) for message in hall.history())


async def test_a_thread_is_read_by_who_sees_the_channel_it_hangs_from_though_it_sleeps(world: World) -> None:
    await world.players.save_server(world.guild.id, threads=True)
    match = await world.begun()
    hall = world.guild.create_text_channel("hall")
    thread = await world.bot.fetch_channel(match.place.channel_id)
    assert isinstance(thread, discord.Thread)
    for asleep in (False, True):
        await thread.edit(archived=asleep)
        await world.env.settle()
        assert (world.bot.get_channel(thread.id) is None) is asleep
        await read(world, world.eve, hall)
        assert not (await show(world, hall, world.eve)).ephemeral


async def test_a_thread_of_a_hidden_channel_is_as_hidden(world: World) -> None:
    await world.players.save_server(world.guild.id, threads=True)
    match = await world.begun(where=(room := board_room(world)))
    assert match.place.channel_id != room.id
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")


async def test_a_private_thread_hides_its_games_from_who_sees_the_channel_it_hangs_from(world: World) -> None:
    room = world.bot.get_channel(world.channel.id)
    assert isinstance(room, discord.TextChannel)
    thread = await room.create_thread(name="secret", type=discord.ChannelType.private_thread)
    match = await world.paired(where=thread)
    await world.env.settle()
    await refused(world, await world.eve.slash(world.channel, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")
    await read(world, world.ann)
    for move in ("11-15", "22-18"):
        match = (await world.matches.play(match.mover, move, match_id=match.id)).match
    await world.matches.act(world.ann.id, match.id, Match.resign)
    for reader, sees in ((world.eve, False), (world.ben, True)):
        said = text((await reader.slash(world.channel, "profile", player=world.ann)).response)
        assert ("Ben" in said) is sees
        assert ("was played where you cannot look" in said) is not sees
    await world.players.save_server(world.guild.id, publish=True)
    stranger, elsewhere = await elsewhere_in(world)
    for reader, where in ((world.eve, world.channel), (stranger, elsewhere)):
        await refused(world, await reader.slash(where, "board", game="1"), "no such game")


async def elsewhere_in(world: World) -> tuple[MemberActor, ChannelHandle]:
    guild, room = await world.elsewhere()
    stranger = guild.add_member(world.env.create_user("stranger"))
    await world.env.settle()
    return stranger, room


async def test_a_server_publishes_no_channel_that_is_hidden_from_its_own_members(world: World) -> None:
    await world.begun(where=board_room(world))
    await world.players.save_server(world.guild.id, publish=True)
    stranger, elsewhere = await elsewhere_in(world)
    for reader, where in ((world.eve, world.channel), (stranger, elsewhere)):
        await refused(world, await reader.slash(where, "board", game="1"), "no such game")
    await refused(world, await show(world, world.channel, world.ann), "show")


async def test_a_server_publishes_public_threads_of_open_channels_only(world: World, env: Simulation) -> None:
    await world.players.save_server(world.guild.id, threads=True, publish=True)
    stranger, elsewhere = await elsewhere_in(world)
    match = await world.begun()
    thread = await world.bot.fetch_channel(match.place.channel_id)
    assert isinstance(thread, discord.Thread)
    for asleep in (False, True):
        await thread.edit(archived=asleep)
        await env.settle()
        await read(world, stranger, elsewhere)
    await world.begun(where=board_room(world))
    await refused(world, await stranger.slash(elsewhere, "board", game="2"), "no such game")


async def test_a_server_publishes_no_game_against_the_bot(world: World) -> None:
    await world.players.save_server(world.guild.id, publish=True)
    await world.ann.slash(world.channel, "practice", game="american", colour="black", level="1", shown=True)
    stranger, elsewhere = await elsewhere_in(world)
    await refused(world, await stranger.slash(elsewhere, "board", game="1"), "no such game")
    await read(world, world.ann)


async def test_a_server_that_the_process_does_not_know_publishes_what_its_members_see(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where another process serves it: its roles and the channel are asked of Discord."""
    await world.begun()
    await world.begun(where=board_room(world))
    await world.players.save_server(world.guild.id, publish=True)
    stranger, elsewhere = await elsewhere_in(world)
    known = world.bot.get_guild
    monkeypatch.setattr(
        world.bot, "get_guild", lambda number: None if number == world.guild.id else known(number)
    )
    await read(world, stranger, elsewhere)
    await refused(world, await stranger.slash(elsewhere, "board", game="2"), "no such game")


NUMBERS = ("game", "tournament", "seek")
KINDS_OF_GAME = {
    "tournament create",
    *["play", "practice", "problem", "learn", "leaderboard", "profile", "games"],
}
"""Commands of which the option `game` is a kind of game; so it is in all of /server and /ladder."""


async def hidden_tournament(world: World) -> str:
    """A game of a tournament in a channel that Ann, Ben and Dan see; the tournament is number 1."""
    dan = world.guild.add_member(world.env.create_user("dan", global_name="Dan"))
    room = board_room(world)
    asker = Asker(dan.id, world.guild.id, manager=True)
    plan = Plan("Secret Cup", Format.GROUPS, terms(rated=True))
    tournament = await world.app[Tournaments].create(dan.id, plan, Place(world.guild.id, room.id))
    for person in (world.ann, world.ben, dan):
        await world.app[Tournaments].enter(tournament.id, world.guild.id, person.id)
    await world.app[Tournaments].start(tournament.id, asker)
    begun = await until(world, lambda now: bool(now.meetings))
    return str(next(match for meeting in begun.meetings for match in meeting.matches))


def filled(world: World, command: Any) -> dict[str, Any]:
    """Something for each option that the command must have."""
    some = {
        discord.AppCommandOptionType.user: world.ann,
        discord.AppCommandOptionType.integer: 1,
        discord.AppCommandOptionType.string: "22-18",
    }
    return {
        option.name: some[option.type]
        for option in command.parameters
        if option.required and option.type in some and not takes_a_number(command, option.name)
    }


def takes_a_number(command: Any, option: str) -> bool:
    """Is this option of the command the number of something?"""
    name = command.qualified_name
    kind = name in KINDS_OF_GAME or name.startswith(("server ", "ladder "))
    return option in NUMBERS and not (option == "game" and kind)


@pytest.mark.parametrize("manager", [False, True])
async def test_a_hidden_number_is_refused_like_one_that_was_never_given(world: World, manager: bool) -> None:
    number = await hidden_tournament(world)
    if manager:
        role = world.guild.create_role("Host", permissions=discord.Permissions(manage_events=True))
        eve = world.guild.add_member(world.env.create_user("mallory", global_name="Mallory"), roles=[role])
    else:
        eve = world.eve
    await world.app[Seeks].invite(world.ann.id, terms(), Place(world.guild.id, 1), opponent=world.ben.id)
    given = {"game": number, "tournament": "1", "seek": "1"}
    told: dict[str, set[str]] = {}
    for command in world.bot.tree.walk_commands():
        if isinstance(command, app_commands.Group):
            continue
        for option in command.parameters:
            if not takes_a_number(command, option.name):
                continue
            for named in (given[option.name], "987654"):
                options = filled(world, command) | {option.name: named}
                result = await eve.slash(world.channel, command.qualified_name, **options)
                said = alone(result).replace("987,654", number)
                told.setdefault(f"{command.qualified_name} {option.name}", set()).add(said)
    assert {name: said for name, said in told.items() if len(said) != 1} == {}
    acts = ("enter", "leave", "table", "games", "manage")
    assert told.keys() >= {
        *("board game", "move game", "join seek"),
        *(f"tournament {act} tournament" for act in acts),
    }


async def test_players_read_of_no_command_for_those_who_run_the_server(world: World) -> None:
    page = answer(await world.ann.slash(world.channel, "help"))
    said = text((await world.ann.click(page, custom_id="v1:help-more:0:0")).response)
    assert "/settings:" in said
    assert "/server" not in said


@pytest.mark.parametrize("language", WHOLE)
async def test_who_cannot_see_the_channel_is_not_called_there(world: World, language: str) -> None:
    """They would get a ping that they cannot open."""
    await world.speak(language, world.ann)
    cellar = world.secret("cellar", world.ann, world.eve)
    posted = len(cellar.history())
    shown = await world.ann.slash(cellar, "play", game="american", opponent=world.ben)
    said = TEXTS.say(
        language, "error-not-here-sees-nothing", player=world.ben.mention, channel=f"<#{cellar.id}>"
    )
    assert alone(shown) == said
    assert len(cellar.history()) == posted
    await world.players.save_server(world.guild.id, channel=cellar.id)
    assert alone(await world.ann.slash(world.channel, "play", game="american", opponent=world.ben)) == said
    invited = await world.ann.slash(cellar, "play", game="american", opponent=world.eve)
    await stepped(world.eve, answer(invited), "join")
    assert len(await world.matches.mine(world.eve.id)) == 1
