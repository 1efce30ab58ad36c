"""Stories of games between servers to which something happens: a server comes back, people are deleted or kept out."""

from typing import Any

import pytest_asyncio
from simcord.backend import serializers

from bot.core.match import Match
from bot.hall.answers import choose_hall
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.stories.between import Letterbox, Server, begin_between, first_server, misdelivered, server
from tests.bot.stories.narrative import alone, buttons, stepped, text
from tests.bot.stories.test_week import on_monday
from tests.world import TEXTS, Simulation, World


@pytest_asyncio.fixture
async def servers(world: World) -> tuple[Server, Server]:
    """Two servers with open doors, whose people have agreed."""
    found = await first_server(world), await server(world, 2, "Mira", "Noor")
    for each in found:
        await world.app[Players].save_server(each.guild.id, door=each.channel.id)
        for person in each.people:
            await world.app[Lobby].agree(person.id)
    return found


async def move(world: World, match: Match, side: Server, actor: Any, notation: str) -> None:
    await actor.slash(side.channel, "move", notation=notation, game=str(match.id))
    await world.env.advance_time(20)


def invite_again(world: World, removed: dict[str, Any]) -> None:
    """The same server has the bot again."""
    backend = world.env.backend
    backend.guilds[removed["guild"].id] = removed["guild"]
    backend.channels |= removed["channels"]
    backend.messages |= removed["messages"]
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, removed["guild"]))


def remove(world: World, where: Server) -> dict[str, Any]:
    """The server removes the bot; all that it needs to invite it again."""
    backend = world.env.backend
    mine = {n: each for n, each in backend.channels.items() if each.guild_id == where.guild.id}
    kept = {
        "guild": backend.get_guild(where.guild.id),
        "channels": mine,
        "messages": {number: backend.messages[number] for number in mine if number in backend.messages},
    }
    backend.remove_guild(where.guild.id)
    return kept


async def test_a_server_that_invites_the_bot_again_gets_its_boards_back(
    world: World, env: Simulation, servers: tuple[Server, Server]
) -> None:
    here, there = servers
    ann, mira = here.people[0], there.people[0]
    box = Letterbox(env, [here, there])
    await mira.send_dm("hello")
    match = await begin_between(world, ann, mira, here.place, there.place)
    removed = remove(world, there)
    await env.settle()
    await move(world, match, here, ann, "11-15")
    invite_again(world, removed)
    await env.settle()
    await move(world, match, there, mira, "24-20")
    await move(world, match, here, ann, "8-11")
    assert "8-11" in text(there.channel.history()[-1])
    assert "8-11" in text(here.channel.history()[-1])
    await env.advance_time(3600)
    assert box.leaks() == []
    assert await misdelivered(world, [here, there]) == []


async def test_a_ban_in_the_middle_of_a_game_ends_nothing_but_what_would_follow(
    world: World, env: Simulation, servers: tuple[Server, Server]
) -> None:
    here, there = servers
    ann, mira = here.people[0], there.people[0]
    box = Letterbox(env, [here, there])
    match = await begin_between(world, ann, mira, here.place, there.place)
    await world.app[Moderation].ban(mira.id)
    await move(world, match, here, ann, "11-15")
    await move(world, match, there, mira, "24-20")
    await world.app[Matches].act(ann.id, match.id, Match.resign)
    await env.advance_time(20)
    # Neither gets another game, and the one learns nothing of the ban of the other.
    refused = await stepped(mira, there.channel.history()[-1], "rematch")
    assert alone(refused).startswith(TEXTS.say("en", "error-lobby-closed-banned"))
    asked = await stepped(ann, here.channel.history()[-1], "rematch")
    assert alone(asked).startswith(TEXTS.say("en", "error-not-available"))
    assert box.leaks() == []


async def test_the_card_of_the_week_names_people_of_other_servers_and_says_no_more_of_them(
    world: World, env: Simulation, servers: tuple[Server, Server]
) -> None:
    here, there = servers
    for name in ("Olga", "Pia"):
        there.people.append(there.guild.add_member(env.create_user(name.casefold(), global_name=name)))
        await world.app[Players].remember(there.people[-1].id, name)
    box = Letterbox(env, [here, there])
    hall = there.guild.create_text_channel("hall-of-friends")
    await choose_hall(world.bot, there.guild.id, hall.id)
    await env.advance_time(70)
    for one, other in ((0, 0), (1, 1), (2, 2), (0, 3)):
        match = await begin_between(world, here.people[one], there.people[other], here.place, there.place)
        for played in ("11-15", "24-20", "8-11", "28-24"):
            mover = (await world.match_now(match)).mover
            await world.app[Matches].play(mover, played, match_id=match.id)
        await world.app[Matches].act(there.people[other].id, match.id, Match.resign)
    await world.app[Players].remember(here.people[0].id, "Ann discord.gg/spam")
    await on_monday(world)
    world.bot.note_change(there.guild.id)
    await env.advance_time(70)
    (card,) = (each for each in hall.history() if "week-off" in str(buttons(each)))
    assert "Ann won against Mira" in text(card)
    assert box.leaks() == []
