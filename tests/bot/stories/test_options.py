"""Every option of a command that begins something counts, and without an option it is the usual."""

from dataclasses import replace
from typing import Any

from bot.core.pace import DEFAULT, Pace
from bot.core.terms import Place, Terms
from bot.invitations.service.invitations import Seeks
from bot.ladders.model.ladder import Rules
from bot.ladders.service.ladders import Ladders
from bot.people.service import Players
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.service.tournaments import Tournaments
from rules import Side
from tests.bot.stories.club import Club, announced
from tests.bot.stories.narrative import text
from tests.world import World

DAY, TWO_DAYS = Pace.parse("1d"), Pace.parse("2d")


async def test_a_tournament_is_held_as_its_director_says(world: World) -> None:
    club = Club(world, 0)
    await world.app[Players].save_server(world.guild.id, pace="2d")
    asked: list[tuple[dict[str, Any], Plan]] = [
        ({"name": "A", "game": "russian"}, Plan("A", Format.GROUPS, Terms("russian", TWO_DAYS, rated=True))),
        (
            {"name": "B", "game": "italian", "pace": "1d", "format": "swiss", "rounds": 7, "most": 30},
            Plan("B", Format.SWISS, Terms("italian", DAY, rated=True), rounds=7, most=30),
        ),
        (
            {"name": "C", "game": "zongheng", "group": 4, "lot": True, "cycles": 2, "vacation": False},
            Plan(
                "C",
                Format.GROUPS,
                Terms("zongheng", TWO_DAYS, rated=True, vacation=False),
                group=4,
                lot=True,
                cycles=2,
            ),
        ),
        (
            {"name": "D", "game": "binary", "format": "knockout", "deciders": 3, "third": False},
            Plan(
                "D",
                Format.KNOCKOUT,
                Terms("binary", TWO_DAYS, rated=True, pair=True),
                deciders=3,
                third=False,
            ),
        ),
        (
            {"name": "E", "game": "incorrect", "format": "league", "moving": 1, "pause": 30, "pair": True},
            Plan("E", Format.LEAGUE, Terms("incorrect", TWO_DAYS, rated=True, pair=True), moving=1, pause=30),
        ),
    ]
    for number, (options, plan) in enumerate(asked, 1):
        await announced(world, club.host, **{"pace": "2d"} | options)
        found = (await world.app[Tournaments].get(number, world.guild.id)).plan
        assert found == replace(plan, policy=Policy(spends=False))


async def test_a_ladder_is_held_as_its_director_says(world: World) -> None:
    club = Club(world, 0)
    await world.app[Players].save_server(world.guild.id, pace="2d")
    for options, rules in (
        (
            {"game": "russian", "pace": "1d", "reach": 5, "idle": 30, "pair": True, "vacation": False},
            Rules(Terms("russian", DAY, "lot", True, True, vacation=False), 5, 30),
        ),
        ({"game": "italian"}, Rules(Terms("italian", TWO_DAYS, rated=True), 3, 14)),
    ):
        opened = await club.host.slash(world.channel, "ladder create", **options)
        assert not opened.ephemeral, text(opened.response)
        found = max(await world.app[Ladders].open(world.guild.id), key=lambda ladder: ladder.id)
        assert found.rules == rules


async def test_an_invitation_says_what_its_author_said(world: World) -> None:
    place = Place(world.guild.id, world.channel.id)
    for options, terms, more in (
        ({"game": "russian"}, Terms("russian", Pace.parse(DEFAULT)), {}),
        (
            {"game": "american", "pace": "1d", "colour": "white", "rated": True, "setup": "lot"},
            Terms("american", DAY, "lot", True),
            {"wants": Side.SECOND},
        ),
        (
            {"game": "italian", "pace": "2d", "pair": True, "note": "Slowly", "standing": True},
            Terms("italian", TWO_DAYS, pair=True),
            {"note": "Slowly", "standing": True},
        ),
    ):
        await world.ann.slash(world.channel, "play", **options)
        seek = max(await world.app[Seeks].open(world.guild.id, world.ben.id), key=lambda seek: seek.id)
        assert (seek.by, seek.place, seek.terms) == (world.ann.id, place, terms)
        said = {"wants": seek.wants, "note": seek.note, "standing": seek.standing}
        assert said == {"wants": None, "note": None, "standing": False} | more
