"""Stories of offers to the world that stand for days: their makers leave a server, or say when they are awake."""

from typing import Any

from bot.invitations.service.blocks import Blocks
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.world.model import Offer, Waking
from bot.world.service.lobby import Lobby
from tests.bot.stories.between import Server, first_server, server
from tests.bot.stories.narrative import alone, answer, parts, stepped, text
from tests.world import TEXTS, World


async def open_servers(world: World, language: str = "en") -> tuple[Server, Server]:
    """Two servers with open doors, whose people have agreed and read this language."""
    servers = await first_server(world), await server(world, 2, "Mira", "Noor")
    for each in servers:
        await world.app[Players].save_server(each.guild.id, door=each.channel.id, language=language)
        for person in each.people:
            await world.app[Players].save(person.id, language=language)
            await world.app[Lobby].agree(person.id)
    return servers


async def offer_of(world: World, place: Server, number: int = 0) -> Offer:
    """The offer that somebody of the server leaves."""
    who = place.people[number]
    await who.slash(place.channel, "play", game="russian", where="world", anybody=True)
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
    assert await world.app[Matches].mine(ann.id) == []


async def test_who_looks_for_a_game_meets_the_next_best_and_nobody_who_has_left(world: World) -> None:
    here, there = await open_servers(world)
    ann, (mira, noor) = here.people[0], there.people
    for number in range(2):
        # The second one would join the first.
        await world.app[Blocks].block(mira.id, noor.id)
        await offer_of(world, there, number)
    there.guild.remove_member(mira)
    begun = await ann.slash(here.channel, "play", game="russian", where="world", anybody=True)
    assert "Noor" in text(begun.response)
    assert await world.app[Lobby].mine(mira.id) == []
    (match,) = await world.app[Matches].mine(ann.id)
    assert set(match.players) == {ann.id, noor.id}


async def test_who_leaves_an_offer_is_asked_once_for_the_zone_by_which_it_is_found(
    world: World, language: str
) -> None:
    here, there = await open_servers(world, language)
    ann, mira = here.people[0], there.people[0]
    question = TEXTS.say(language, "zone-choose")
    asked = await ann.slash(here.channel, "play", game="russian", where="world")
    (zones,) = (each for each in said(asked) if question in str(list(parts(each))))
    (offer,) = await world.app[Lobby].mine(ann.id)
    assert offer.waking == Waking("UTC")
    await ann.select(zones, ["Asia/Tokyo"], custom_id="v1:zone:0:0")
    await world.app[Players].save(ann.id, quiet=(22, 6))
    (offer,) = await world.app[Lobby].mine(ann.id)
    assert offer.waking == Waking("Asia/Tokyo", (22, 6))
    # Nobody is asked twice, and nobody who has found a game at once.
    await world.app[Lobby].withdraw(offer.id, ann.id)
    for person, place in ((ann, here), (mira, there)):
        done = await person.slash(place.channel, "play", game="russian", where="world")
        assert question not in str([list(parts(each)) for each in said(done)])
