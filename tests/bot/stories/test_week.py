"""Stories of the card of a week."""

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.core.match import Match
from bot.core.terms import Place
from bot.engine import review as engine
from bot.hall.answers import choose_hall
from bot.invitations.service.invitations import Seeks
from bot.reviews.service import Reviews, subject_of
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy, Start
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.fixtures import terms
from tests.bot.stories.narrative import alone, buttons, pictures, text
from tests.bot.stories.test_review import AMERICAN
from tests.world import TEXTS, Simulation, World

SILENT = 1 << 12


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "FIRST_LOOK", 400)
    monkeypatch.setattr(engine, "SECOND_LOOK", 1_500)


async def lobby_of(world: World, language: str = "en") -> Any:
    lobby = world.guild.create_text_channel("lobby")
    await world.env.settle()
    await world.players.save_server(world.guild.id, language=language)
    await choose_hall(world.bot, world.guild.id, lobby.id)
    await world.env.advance_time(70)
    return lobby


async def played(world: World, first: int, second: int, moves: int = 4, where: int | None = None) -> Match:
    """These two have played a rated game of so many moves, and the second has won; `where`: in this thread."""
    place = Place(world.guild.id, where or world.channel.id)
    seek = await world.app[Seeks].invite(first, terms(rated=True), place, opponent=second, wants=Side.FIRST)
    match = await world.app[Seeks].join(seek.id, second)
    for move in AMERICAN[:moves]:
        match = (await world.matches.play(match.mover, move, match_id=match.id)).match
    await world.matches.act(first, match.id, Match.resign)
    return await world.matches.get(match.id)


async def on_monday(world: World, hour: int = 8) -> None:
    """It is the next Monday, at once, which is what a process sees that was not running."""
    now = world.env.now()
    monday = now - timedelta(days=now.weekday()) + timedelta(days=7)
    ahead = monday.replace(hour=hour, minute=0, second=0) - now
    before = world.env.now
    world.env.now = lambda: before() + ahead  # type: ignore[method-assign]
    await look(world)


async def look(world: World) -> None:
    world.bot.note_change(world.guild.id)
    await world.env.advance_time(5)
    await world.env.settle()


def cards(lobby: Any) -> list[Any]:
    """The messages but the hall."""
    return [each for each in lobby.history() if "week-off" in str(buttons(each))]


async def test_a_week_of_four_people_has_a_card(world: World, env: Simulation, language: str) -> None:
    lobby = await lobby_of(world, language)
    dan = world.guild.add_member(env.create_user("dan", global_name="Dan"))
    for who in (world.ann, world.ben, world.eve, dan):
        await world.players.remember(who.id, who.name.capitalize())
    match = await played(world, world.ann.id, world.ben.id, len(AMERICAN))
    await played(world, world.eve.id, dan.id)
    fay = world.guild.add_member(env.create_user("fay", global_name="Fay"))
    await world.players.remember(fay.id, "Fay")
    asked = await world.app[Reviews].ask(fay.id, world.guild.id, subject_of(match))

    async def heard(_done: int, _of: int) -> None:
        return

    await world.app[Reviews].finished(asked, heard)
    await on_monday(world, 6)
    assert cards(lobby) == []
    await played(world, world.ann.id, fay.id)  # in the next week
    before = world.env.now
    world.env.now = lambda: before() + timedelta(hours=2)  # type: ignore[method-assign]
    await look(world)
    (card,) = cards(lobby)
    told = text(card)
    assert card.flags.value & SILENT
    assert world.called(path=f"/channels/{lobby.id}/messages") == []
    won = TEXTS.say(language, "week-won", first="Ben", second="Ann", game="").split("：")[0].split(":")[0]
    assert won in told
    assert TEXTS.say(language, "hall-climbs") in told
    assert TEXTS.say(language, "week-shot", players="").split("**")[1] in told
    assert "11-15" in told
    assert "Fay" not in told
    assert str(fay.id) not in told
    assert pictures(card)
    await look(world)
    assert len(cards(lobby)) == 1
    refused = await world.eve.click(card, label=TEXTS.say(language, "button-week-off"))
    assert refused.ephemeral
    assert alone(refused)
    assert (await world.players.server(world.guild.id)).week
    boss = world.boss()
    await boss.click(card, label=TEXTS.say(language, "button-week-off"))
    assert not (await world.players.server(world.guild.id)).week
    await played(world, world.ann.id, world.ben.id)
    await played(world, world.eve.id, dan.id)
    await on_monday(world)
    assert len(cards(lobby)) == 1


async def test_games_in_threads_that_sleep_count_and_the_card_waits_for_discord(
    world: World, env: Simulation, language: str
) -> None:
    lobby = await lobby_of(world, language)
    dan = world.guild.add_member(env.create_user("dan", global_name="Dan"))
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    for first, second in ((world.ann, world.ben), (world.eve, dan)):
        thread = await channel.create_thread(name="a game", type=discord.ChannelType.public_thread)
        await env.settle()
        await played(world, first.id, second.id, where=thread.id)
        await env.advance_time(120)
        await thread.edit(archived=True)
        await env.settle()
    env.inject_error("GET", f"/channels/{thread.id}", status=500, times=None)
    await on_monday(world)
    assert cards(lobby) == []
    assert (await world.players.server(world.guild.id)).week_told != env.now().date().isoformat()
    env.backend.faults.clear()
    await look(world)
    (card,) = cards(lobby)
    assert TEXTS.say(language, "week-played", players=4, games=2) in text(card)
    assert world.read() == []


async def test_a_week_of_three_people_has_none(world: World) -> None:
    lobby = await lobby_of(world)
    await played(world, world.ann.id, world.ben.id)
    await played(world, world.eve.id, world.ben.id)
    await on_monday(world)
    assert cards(lobby) == []
    assert (await world.players.server(world.guild.id)).week_told == world.env.now().date().isoformat()


async def test_the_card_says_what_begins_next(world: World, env: Simulation, language: str) -> None:
    lobby = await lobby_of(world, language)
    dan = world.guild.add_member(env.create_user("dan", global_name="Dan"))
    for who in (world.ann, world.ben, world.eve, dan):
        await world.players.remember(who.id, who.name.capitalize())
    for _ in range(10):
        await played(world, world.ann.id, world.ben.id)
    await played(world, world.eve.id, dan.id)
    at = env.now() + timedelta(days=10)
    for name, policy in (("Open Cup", Policy()), ("Dated Cup", Policy(start=Start.DATE, starts_at=at))):
        plan = Plan(name, Format.SWISS, terms("2d", rated=True), policy=policy)
        await world.app[Tournaments].create(dan.id, plan, Place(world.guild.id, world.channel.id))
    plan = Plan("Draft Cup", Format.SWISS, terms("2d", rated=True))
    await world.app[Tournaments].create(dan.id, plan, Place(world.guild.id, world.channel.id), draft=True)
    await on_monday(world)
    (card,) = cards(lobby)
    told = text(card)
    assert told.index("Dan") < told.index("Ben"), "the latest of the games first"
    assert TEXTS.say(language, "hall-more", count=1) in told
    assert TEXTS.say(language, "week-coming") in told
    assert f"<t:{int(at.timestamp())}" in told
    assert told.index("Dated Cup") < told.index("Open Cup"), "those that start first come first"
    assert "Draft Cup" not in told, "not announced yet"


async def test_a_new_hall_tells_nothing_of_the_week_before_it(world: World, env: Simulation) -> None:
    dan = world.guild.add_member(env.create_user("dan", global_name="Dan"))
    await played(world, world.ann.id, world.ben.id)
    await played(world, world.eve.id, dan.id)
    await on_monday(world)
    lobby = await lobby_of(world)
    assert len(lobby.history()) == 1
    assert cards(lobby) == []
