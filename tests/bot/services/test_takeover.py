"""Switching in the middle of a season: entrants, seeds and games played elsewhere, read from files and played on."""

import random
from dataclasses import replace

import pytest

from bot.console.check import check
from bot.core.access import Asker
from bot.core.errors import BadTournament, MatchError
from bot.core.terms import Place
from bot.invitations.service.invitations import Seeks
from bot.people.service import Players
from bot.store.app import App
from bot.tournaments.model.files import swiss_trf
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.core.tournament.test_roster import COLUMN
from tests.bot.fixtures import PLACE, sure, terms
from tests.bot.services.test_tournaments import begun, finish, going_on

BOSS = 999
GUILD = PLACE.guild_id
SWISS = Plan("Cup", Format.SWISS, terms("14d", rated=True), rounds=5)
GROUP = replace(SWISS, format=Format.GROUPS, most=4, group=4)


def refused(fault: str) -> pytest.RaisesExc[MatchError]:
    return pytest.RaisesExc(BadTournament, check=lambda error: error.code == f"bad-tournament-{fault}")


async def known(app: App, names: dict[int, str], place: Place = PLACE) -> None:
    for user, name in names.items():
        await app[Players].remember(user, name)
        await app[Seeks].invite(user, terms(), place)


async def taken(app: App, plan: Plan, data: str) -> Tournament:
    tournament = await app[Tournaments].create(BOSS, plan, PLACE)
    found, _ = await app[Directors].take_over(tournament.id, Asker(BOSS, GUILD), data.encode(), COLUMN)
    return found


async def test_a_list_of_players_says_who_is_seeded_where(app: App) -> None:
    await known(app, {101: "Ann", 102: "Ben", 104: "Dee", 105: "DEE"})
    with refused("unknown"):
        await taken(app, SWISS, "player;rating\nAnn;1500\nNobody;1600\n")
    with refused("unknown"):
        await taken(app, SWISS, "player\nAnn\nDee\n")
    someone = 300000000000000001
    listed = f"player;rating;seed\nben;1900;\nAnn;2000;\n<@{someone}>;;1\n"
    tournament = await taken(app, SWISS, listed)
    assert set(tournament.entrants) == {101, 102, someone}
    await app[Tournaments].enter(tournament.id, GUILD, 104)
    started = await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    assert started.seeds == (someone, 101, 102, 104)
    assert (await check(app.database)).problems == ()


async def test_a_name_means_nobody_of_another_server_and_the_answer_does_not_tell_of_one(app: App) -> None:
    await known(app, {101: "Ann", 102: "Ben"})
    await known(app, {103: "Ann", 104: "Cem"}, Place(77, 78))
    await app[Players].remember(105, "Dee")
    refusals = []
    for name in ("Cem", "Dee", "Nobody"):
        with refused("unknown") as caught:
            await taken(app, SWISS, f"player\nAnn\n{name}\n")
        refusals.append(str(caught.value).replace(name, ""))
    assert len(set(refusals)) == 1
    tournament = await taken(app, SWISS, "player\nAnn\nBen\n")
    assert set(tournament.entrants) == {101, 102}


@pytest.mark.slow
async def test_a_swiss_tournament_goes_on_here_as_it_stood_elsewhere(app: App) -> None:
    chance = random.Random(5)
    elsewhere = await begun(app, replace(SWISS, rounds=3), 6)
    for _ in range(2):
        for match in await going_on(app):
            await finish(app, match, chance)
        await app[Tournaments].advance()
    elsewhere = await app[Tournaments].get(elsewhere.id, GUILD)
    assert elsewhere.round == 3
    names = {user: f"Player {user}" for user in elsewhere.seeds}
    await known(app, names)
    report = sure(swiss_trf(elsewhere, names))
    tournament = await taken(app, replace(SWISS, rounds=3), report)
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    await app[Tournaments].advance()
    here = await app[Tournaments].get(tournament.id, GUILD)
    assert here.seeds == elsewhere.seeds
    assert here.round == 3
    assert here.table(0, 0) == elsewhere.table(0, 0)
    third = [
        {m.pairing.players() for m in each.meetings if m.pairing.round == 3} for each in (here, elsewhere)
    ]
    assert third[0] == third[1], "what is paired next is the same"
    assert (await check(app.database)).problems == ()


async def test_a_group_goes_on_with_the_games_that_are_missing(app: App) -> None:
    names = {101: "Ann", 102: "Ben", 103: "Cem", 104: "Dee"}
    await known(app, names)
    results = "round,first,second,result\n1,Ann,Dee,1-0\n1,Ben,Cem,½-½\n2,Dee,Cem,0-1\n"
    tournament = await taken(app, GROUP, results)
    with refused("taken-over"):
        await app[Directors].take_over(tournament.id, Asker(BOSS, GUILD), results.encode(), COLUMN)
    await app[Tournaments].start(tournament.id, Asker(BOSS, GUILD))
    await app[Tournaments].advance()
    running = await app[Tournaments].get(tournament.id, GUILD)
    table = {running.user(line.player): line.values[0] for line in running.table(0, 0)}
    assert table == {101: 2, 102: 1, 103: 3, 104: 0}
    going = await going_on(app)
    assert {frozenset(match.players) for match in going} == {
        frozenset(pair) for pair in ((101, 102), (101, 103), (102, 104))
    }
    for match in going:
        await finish(app, match, random.Random(1))
    await app[Tournaments].advance()
    assert (await app[Tournaments].get(tournament.id, GUILD)).status is Status.OVER
    assert (await check(app.database)).problems == ()


def trf(*people: tuple[int, str, int, str]) -> str:
    """A file with start number, name, rating and federation of each, before the first round."""
    return "\n".join(
        f"001 {start:4}      {name:33} {rating:4} {federation:3}{'':24} 0.0 {start:4}"
        for start, name, rating, federation in people
    )


async def test_an_import_is_taken_back_with_all_that_came_by_it_and_nothing_else(app: App) -> None:
    await known(app, {101: "Ann", 102: "Ben", 103: "Cem", 104: "Dee"})
    tournament, boss = await app[Tournaments].create(BOSS, SWISS, PLACE), Asker(BOSS, GUILD)
    number = tournament.id
    await app[Tournaments].enter(number, GUILD, 104)
    undone = []
    for data in (
        trf((101, "Ann", 1900, "CZE"), (104, "Dee", 1500, "NED")),
        "round,first,second,result\n1,Ann,Ben,1-0\n1,Cem,Dee,1/2-1/2\n",
        "player,rating,seed\nAnn,2100,1\nDee,,\n",
        trf((101, "Ann", 2100, "GER"), (102, "Ben", 1700, "GER")),
    ):
        before = await app[Tournaments].get(number, GUILD)
        await app[Directors].take_over(number, boss, data.encode(), COLUMN)
        after = await app[Directors].undo(number, boss)
        assert (after.entrants, after.direction) == (before.entrants, before.direction), data
        again, _ = await app[Directors].take_over(number, boss, data.encode(), COLUMN)
        assert again.direction != before.direction
        undone.append(again.entrants)
    everybody = (104, 101, 102, 103)
    assert undone == [(104, 101), everybody, everybody, everybody]
    assert again.direction.seeding == {101: (2100, 101), 102: (1700, 102), 104: (1500, 104)}, (
        "a file that says nothing of it leaves a rating"
    )
    assert again.direction.federations == {101: "GER", 102: "GER", 104: "NED"}
    started = await app[Tournaments].start(number, boss)
    with refused("undo-late"):
        await app[Directors].undo(number, boss)
    assert started.round == 1
    assert (await check(app.database)).problems == ()


async def test_what_has_no_place_in_a_plan_is_refused(app: App) -> None:
    await known(app, {101: "Ann", 102: "Ben", 103: "Cem"})
    results = "round,first,second,result\n5,Ann,Ben,1-0\n"
    pair = replace(GROUP, terms=terms("14d", rated=True, pair=True))
    for plan in (SWISS, replace(GROUP, most=5), pair, replace(GROUP, cycles=2)):
        with refused("takeover"):
            await taken(app, plan, results)
    twice = "round,first,second,result\n1,Ann,Ben,1-0\n1,Ann,Cem,1-0\n"
    with refused("file"):
        await taken(app, SWISS, twice)
    with refused("director"):
        tournament = await app[Tournaments].create(BOSS, SWISS, PLACE)
        await app[Directors].take_over(tournament.id, Asker(101, GUILD), b"player\nAnn\n", COLUMN)
