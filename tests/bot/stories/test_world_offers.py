"""Stories of offers to the world that stand for days, and of games between servers to which something happens."""

from typing import Any

import pytest_asyncio
from simcord.backend import serializers

from bot.core.match import Match
from bot.hall.answers import choose_hall
from bot.invitations.service.blocks import Blocks
from bot.world.model import Offer, Waking
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.stories.between import Letterbox, Server, begin_between, first_server, misdelivered, server
from tests.bot.stories.narrative import alone, answer, buttons, parts, sought, stepped, text
from tests.bot.stories.test_week import on_monday
from tests.world import TEXTS, Simulation, World


async def open_servers(world: World, language: str = "en") -> tuple[Server, Server]:
    """Two servers with open doors, whose people have agreed and read this language."""
    servers = await first_server(world), await server(world, 2, "Mira", "Noor")
    for each in servers:
        await world.players.save_server(each.guild.id, door=each.channel.id, language=language)
        for person in each.people:
            await world.players.save(person.id, language=language)
            await world.app[Lobby].agree(person.id)
    return servers


async def offer_of(world: World, place: Server, number: int = 0) -> Offer:
    who = place.people[number]
    await sought(who, place.channel, "russian", whom="anybody")
    (offer,) = await world.app[Lobby].mine(who.id)
    return offer


def said(result: Any) -> list[Any]:
    """All that answers an interaction."""
    return [each for each in (result.response, *result.followups) if each is not None]


async def test_the_offer_of_one_who_has_left_the_server_ends_once_somebody_would_join_it(
    world: World, language: str
) -> None:
    here, there = await open_servers(world, language)
    ann, mira = here.people[0], there.people[0]
    offer = await offer_of(world, there)
    listed = answer(await stepped(ann, answer(await ann.slash(here.channel, "join")), "world"))
    one = answer(await ann.select(listed, [str(offer.id)], custom_id="v1:world-show:0:0"))
    there.guild.remove_member(mira)
    assert alone(await stepped(ann, one, "world-join")) == TEXTS.say(language, "error-lobby-closed-gone")
    assert await world.app[Lobby].mine(mira.id) == []
    assert await world.matches.mine(ann.id) == []


async def test_who_looks_for_a_game_meets_the_next_best_and_nobody_who_has_left(world: World) -> None:
    here, there = await open_servers(world)
    ann, (mira, noor) = here.people[0], there.people
    for number in range(2):
        # The second one would join the first.
        await world.app[Blocks].block(mira.id, noor.id)
        await offer_of(world, there, number)
    there.guild.remove_member(mira)
    # Where Discord does not answer for somebody, that is no reason against them.
    asked = f"/guilds/{there.guild.id}/members/{noor.id}"
    world.env.inject_error("GET", asked, status=500, times=None)
    begun = await sought(ann, here.channel, "russian", whom="anybody")
    assert "Noor" in text(begun.response)
    assert await world.app[Lobby].mine(mira.id) == []
    (match,) = await world.matches.mine(ann.id)
    assert set(match.players) == {ann.id, noor.id}


async def test_who_leaves_an_offer_is_asked_once_for_the_zone_by_which_it_is_found(
    world: World, language: str
) -> None:
    here, there = await open_servers(world, language)
    ann, mira = here.people[0], there.people[0]
    question = TEXTS.say(language, "zone-choose")
    asked = await sought(ann, here.channel, "russian")
    (zones,) = (each for each in said(asked) if question in str(list(parts(each))))
    (offer,) = await world.app[Lobby].mine(ann.id)
    assert offer.waking == Waking("UTC")
    await ann.select(zones, ["Asia/Tokyo"], custom_id="v1:zone:0:0")
    await world.players.save(ann.id, quiet=(22, 6))
    (offer,) = await world.app[Lobby].mine(ann.id)
    assert offer.waking == Waking("Asia/Tokyo", (22, 6))
    # Nobody is asked twice, and nobody who has found a game at once.
    await world.app[Lobby].withdraw(offer.id, ann.id)
    for person, place in ((ann, here), (mira, there)):
        done = await sought(person, place.channel, "russian")
        assert question not in str([list(parts(each)) for each in said(done)])


@pytest_asyncio.fixture
async def servers(world: World) -> tuple[Server, Server]:
    """Two servers with open doors, whose people have agreed."""
    found = await first_server(world), await server(world, 2, "Mira", "Noor")
    for each in found:
        await world.players.save_server(each.guild.id, door=each.channel.id)
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
    await world.matches.act(ann.id, match.id, Match.resign)
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
        await world.players.remember(there.people[-1].id, name)
    box = Letterbox(env, [here, there])
    hall = there.guild.create_text_channel("hall-of-friends")
    await choose_hall(world.bot, there.guild.id, hall.id)
    await env.advance_time(70)
    for one, other in ((0, 0), (1, 1), (2, 2), (0, 3)):
        match = await begin_between(world, here.people[one], there.people[other], here.place, there.place)
        for played in ("11-15", "24-20", "8-11", "28-24"):
            mover = (await world.match_now(match)).mover
            await world.matches.play(mover, played, match_id=match.id)
        await world.matches.act(there.people[other].id, match.id, Match.resign)
    await world.players.remember(here.people[0].id, "Ann discord.gg/spam")
    await on_monday(world)
    world.bot.note_change(there.guild.id)
    await env.advance_time(70)
    (card,) = (each for each in hall.history() if "week-off" in str(buttons(each)))
    assert "Ann won against Mira" in text(card)
    assert box.leaks() == []
