"""Stories of people of different servers who find each other: the door, the consent, offers, reports."""

import json
from dataclasses import dataclass
from typing import Any

import discord
import pytest

from bot.core.match import Match, Place
from bot.core.pace import Pace
from bot.core.terms import Terms
from bot.hall.answers import choose_hall
from bot.house_games.service import HouseGames
from bot.invitations.service.invitations import Seeks
from bot.world.model import Offer
from bot.world.service.lobby import Lobby
from bot.world.service.moderation import Moderation
from tests.bot.fixtures import sure
from tests.bot.stories.between import first_server, server
from tests.bot.stories.narrative import (
    alone,
    answer,
    choices,
    in_settings,
    offered_on,
    on_board,
    parts,
    previewed,
    sought,
    stepped,
    text,
)
from tests.world import TEXTS, Simulation, World

SECRET = "Chess club of the hidden valley"


def say(language: str, key: str, **facts: Any) -> str:
    return TEXTS.say(language, key, **facts)


@dataclass
class Valley:
    """Another server, a channel there, and people of it. The first two play; the third manages it."""

    guild: Any
    room: Any
    mira: Any
    noah: Any
    boss: Any


async def valley_of(world: World, language: str = "en") -> Valley:
    guild = world.env.create_guild(SECRET)
    room = guild.create_text_channel("secret-room")
    mira, noah = (
        guild.add_member(world.env.create_user(name.casefold(), global_name=name))
        for name in ("Mira", "Noah")
    )
    role = guild.create_role("Warden", permissions=discord.Permissions(manage_guild=True))
    boss = guild.add_member(world.env.create_user("warden"), roles=[role])
    await world.env.settle()
    for actor in (world.ann, world.ben, world.eve, mira, noah, boss):
        await world.players.save(actor.id, language=language)
    return Valley(guild, room, mira, noah, boss)


async def doors(world: World, valley: Valley) -> None:
    await world.players.save_server(world.guild.id, door=world.channel.id)
    await world.players.save_server(valley.guild.id, door=valley.room.id)


async def agreed(world: World, *actors: Any) -> None:
    for actor in actors:
        await world.app[Lobby].agree(actor.id)


def bodies_about(world: World, valley: Valley, since: int) -> list[str]:
    """Bodies sent to the first server, its people or their interactions that tell anything of the other server."""
    secrets = (str(valley.guild.id), str(valley.room.id), SECRET, "secret-room")
    sent = world.env.http_requests[since:]
    return [
        f"{request.path} {json.dumps(request.json, ensure_ascii=False)}"
        for request in sent
        if str(valley.room.id) not in request.path and request.method != "GET"
        if any(secret in json.dumps(request.json, ensure_ascii=False) for secret in secrets)
    ]


async def test_a_server_opens_its_door_in_the_panel_and_closes_it(world: World, language: str) -> None:
    await valley_of(world, language)
    boss = world.boss()
    await world.players.save(boss.id, language=language)
    assert "world-form" not in offered_on(await previewed(world.ann, world.channel, "russian"))
    assert "world" not in offered_on(answer(await world.ann.slash(world.channel, "join")))
    panel = answer(await stepped(boss, answer(await boss.slash(world.channel, "server settings")), "setup"))
    panel = answer(await boss.select(panel, [world.channel], custom_id="v1:setup-set:0:0:door"))
    assert "world" in offered_on(answer(await world.ann.slash(world.channel, "join")))
    await boss.slash(world.channel, "server settings")
    await boss.select(panel, [], custom_id="v1:setup-set:0:0:door")
    assert "world-form" not in offered_on(await previewed(world.ann, world.channel, "russian"))


async def test_who_looks_for_the_first_time_agrees_and_offers_in_one_press_and_another_joins(
    world: World, env: Simulation, language: str
) -> None:
    valley = await valley_of(world, language)
    await doors(world, valley)
    since = len(env.http_requests)
    asked = await sought(world.ann, world.channel, "russian", greeting="daily", whom="anybody")
    await stepped(world.ann, answer(asked), "world-agree")
    (offer,) = await world.app[Lobby].mine(world.ann.id)
    await agreed(world, valley.mira)
    listed = answer(await stepped(valley.mira, answer(await valley.mira.slash(valley.room, "join")), "world"))
    one = answer(await valley.mira.select(listed, [str(offer.id)], custom_id="v1:world-show:0:0"))
    await stepped(valley.mira, one, "world-join")
    await env.settle()
    # What Mira reads of her own channel goes to her alone; nothing of it comes into the other server.
    crossed = [body for body in bodies_about(world, valley, since) if str(world.channel.id) in body]
    assert crossed == []


async def test_an_offer_is_made_by_a_form_listed_among_ones_own_and_taken_back(
    world: World, env: Simulation, language: str
) -> None:
    valley = await valley_of(world, language)
    await doors(world, valley)
    await agreed(world, world.ann, valley.mira)
    empty = answer(await stepped(world.ann, answer(await world.ann.slash(world.channel, "join")), "world"))
    form = await stepped(world.ann, empty, "world-form")
    fields = {"game": ["czech"], "pace": ["2d"], "rated": ["yes"], "whom": ["near"], "greeting": []}
    await world.ann.submit_modal(form, fields)
    empty = answer(await stepped(world.ann, answer(await world.ann.slash(world.channel, "join")), "world"))
    form = await stepped(world.ann, empty, "world-form")
    left = await world.ann.submit_modal(form, {**fields, "rated": ["no"]})
    (offer,) = await world.app[Lobby].mine(world.ann.id)
    listed = answer(await stepped(world.ann, answer(left), "world"))
    await world.ann.select(listed, [str(offer.id)], custom_id="v1:world-withdraw:0:0")
    # And by the button below the answer, which says where one is called.
    corner = world.guild.create_text_channel("corner")
    left = await sought(world.ann, corner, "czech")
    await stepped(world.ann, answer(left), "world-back")
    assert await world.app[Lobby].mine(world.ann.id) == []


async def test_one_who_has_the_bot_for_themselves_plays_from_a_direct_message(world: World) -> None:
    valley = await valley_of(world)
    await doors(world, valley)
    loner = world.env.create_user("loner", global_name="Loner")
    await loner.send_dm("hello")
    asked = await sought(loner, None, "russian")
    await stepped(loner, answer(asked), "world-agree")
    await agreed(world, world.ann)
    await sought(world.ann, world.channel, "russian")
    (match,) = await world.matches.mine(loner.id)
    assert match.place_of(loner.id).guild_id is None
    await stepped(loner, answer(await loner.slash("join")), "world")


async def test_nothing_that_people_type_and_no_position_goes_to_the_world(world: World) -> None:
    """The form has nothing to type into, and no house game of a server."""
    valley = await valley_of(world)
    await doors(world, valley)
    await agreed(world, world.ann)
    await world.app[HouseGames].add(world.guild.id, "house:8x8", "As at home")
    shown = await previewed(world.ann, world.channel, "house:8x8")
    form = await stepped(world.ann, shown, "world-form")
    asked = [label["component"] for label in sure(form.modal)["components"]]
    assert {each["type"] for each in asked} == {3}
    assert "house:8x8" not in str(asked)


async def test_consent_is_taken_back_where_ones_data_is(world: World) -> None:
    valley = await valley_of(world)
    await doors(world, valley)
    await in_settings(world.ann, world.channel, "privacy")
    await agreed(world, world.ann)
    await sought(world.ann, world.channel, "russian")
    shown = answer(await in_settings(world.ann, world.channel, "privacy"))
    await stepped(world.ann, shown, "world-leave")
    assert await world.app[Lobby].mine(world.ann.id) == []
    asked = await sought(world.ann, world.channel, "russian")
    assert say("en", "world-consent") in alone(asked)


async def met(world: World, valley: Valley) -> Match:
    await doors(world, valley)
    await agreed(world, world.ann, valley.mira)
    terms = Terms("russian", Pace.parse("standard"))
    made = await world.app[Lobby].seek(world.ann.id, terms, Place(world.guild.id, world.channel.id))
    assert isinstance(made, Offer)
    match = await world.app[Lobby].seek(valley.mira.id, terms, Place(valley.guild.id, valley.room.id))
    assert isinstance(match, Match)
    await world.env.settle()
    return match


async def test_a_player_reports_the_other_behind_more_and_they_meet_no_more(
    world: World, language: str
) -> None:
    valley = await valley_of(world, language)
    match = await met(world, valley)
    asked = await on_board(world.ann, world.channel, "report", game=str(match.id))
    card = answer(asked)
    assert say(language, "report-question", number=str(match.id)) in alone(asked)
    assert say(language, "complaint-stalling") in choices(card)
    done = await world.ann.select(card, ["stalling"], custom_id=_menu_of(card))
    assert alone(done) == say(language, "report-done")
    (report,) = await world.app[Moderation].reports()
    assert (report.by, report.about, report.kind) == (world.ann.id, valley.mira.id, "stalling")
    await sought(valley.mira, valley.room, "russian")
    listed = answer(await stepped(world.ann, answer(await world.ann.slash(world.channel, "join")), "world"))
    assert say(language, "world-empty") in text(listed)
    # A game of one server has no such entry.
    await world.app[Seeks].join(
        (await world.app[Seeks].invite(world.ann.id, match.terms, match.place, opponent=world.ben.id)).id,
        world.ben.id,
    )
    number = max(each.id for each in await world.matches.mine(world.ann.id))
    board = await world.ann.slash(world.channel, "board", game=str(number))
    more = answer(await stepped(world.ann, answer(board), "more"))
    assert "report" not in offered_on(more)


def _menu_of(message: Any) -> str:
    controls = (str(part.get("custom_id")) for part in parts(message))
    return next(each for each in controls if each.startswith("v1:reported:"))


async def test_a_server_closes_itself_to_one_that_it_has_met_in_its_panel(
    world: World, env: Simulation, language: str
) -> None:
    valley = await valley_of(world, language)
    match = await met(world, valley)
    await world.matches.act(world.ann.id, match.id, Match.abort)
    boss = world.boss()
    await world.players.save(boss.id, language=language)
    since = len(env.http_requests)
    panel = answer(await stepped(boss, answer(await boss.slash(world.channel, "server settings")), "setup"))
    card = answer(await stepped(boss, panel, "door"))
    assert say(language, "door-none") in text(card)
    form = await stepped(boss, card, "door-form")
    refused = await boss.submit_modal(form, {"notation": "77"})
    assert say(language, "error-lobby-closed-no-game") in text(refused.response)
    form = await stepped(boss, card, "door-form")
    shut = answer(await boss.submit_modal(form, {"notation": f"#{match.id}"}))
    assert say(language, "door-shut", number="1") in text(shut)
    assert bodies_about(world, valley, since) == []
    await sought(valley.mira, valley.room, "russian")
    listed = answer(await stepped(world.ann, answer(await world.ann.slash(world.channel, "join")), "world"))
    assert say(language, "world-empty") in text(listed)
    opened = answer(await boss.select(shut, ["1"], custom_id="v1:door-open:0:0"))
    assert say(language, "door-none") in text(opened)
    listed = answer(await stepped(world.ann, answer(await world.ann.slash(world.channel, "join")), "world"))
    assert "Mira" in text(listed)


async def test_the_hall_of_a_server_with_an_open_door_counts_the_offers_of_the_world(
    world: World, env: Simulation, language: str
) -> None:
    valley = await valley_of(world, language)
    await world.players.save_server(valley.guild.id, language=language)
    await world.players.save_server(world.guild.id, language=language)
    await choose_hall(world.bot, world.guild.id, world.channel.id)
    await world.ben.slash(world.channel, "play", game="turkish")
    await env.advance_time(61)

    def hall() -> Any:
        return next(each for each in world.posted() if say(language, "hall-heading") in text(each))

    assert "world" not in offered_on(hall())
    await doors(world, valley)
    await agreed(world, valley.mira, valley.noah)
    for actor, game in ((valley.mira, "russian"), (valley.noah, "czech")):
        await sought(actor, valley.room, game)
    await world.ben.slash(world.channel, "games")
    await env.advance_time(120)
    assert SECRET not in text(hall())
    await stepped(world.ann, hall(), "world")


@pytest.mark.parametrize("home", ["thread", "post"])
async def test_a_game_of_the_lobby_lives_where_all_games_of_its_server_do(world: World, home: str) -> None:
    here, there = await first_server(world), await server(world, 2, "Mira")
    for each in (here, there):
        forum = each.guild.create_forum_channel("boards-of-all") if home == "post" else None
        await world.env.settle()
        chosen = {"threads": True} if forum is None else {"forum": forum.id}
        await world.players.save_server(each.guild.id, door=each.channel.id, **chosen)
        for who in each.people:
            await world.app[Lobby].agree(who.id)
    ann, ben, eve = here.people
    for game, one, other, where in (("american", ann, there.people[0], there), ("russian", ben, eve, here)):
        await sought(one, here.channel, game, whom="anybody")
        told = await sought(other, where.channel, game, whom="anybody")
        assert ("plays in this server too" in alone(told)) is (where is here)
        await world.env.advance_time(60)
        (match,) = await world.matches.mine(one.id)
        assert len(match.places) == (1 if where is here else 2)
        for place in match.places:
            known = world.env.backend.channels[place.channel_id]
            assert known.thread_metadata is not None, "it has a thread or post of its own"
            assert len(world.env.backend.messages[place.channel_id]) == 1
            assert not world.sleeps(place.channel_id)
        await world.matches.act(one.id, match.id, Match.resign)
        await world.env.advance_time(60)
        assert all(world.sleeps(place.channel_id) for place in match.places)
