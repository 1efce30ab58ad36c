"""The time in which the table of a tournament is provisional: all that follows from the end follows after it, once."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.app import open_app
from bot.core.access import Asker
from bot.core.match import Match
from bot.core.news import Roles, TournamentOver
from bot.core.preferences import Title
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.privacy.service import Privacy
from bot.series.model import Repeat, Rules
from bot.series.service.places import Qualifications
from bot.series.service.seasons import Seasons
from bot.store.app import App
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Finished
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.timetable import winners
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import GAME, Hands, moved, sure, terms, url_of
from tests.bot.services.test_tournament_life import BOSS, GUILD, directs, now, refused, sound, undoes
from tests.bot.services.test_tournaments import begun, entered, going_on
from tests.bot.services.waits import told

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
BOSSES = Asker(BOSS, GUILD)
ALL = Plan("Cup", Format.ROUND_ROBIN, terms("14d", rated=True), policy=Policy(settling=2))
LEAGUE = replace(ALL, format=Format.LEAGUE, group=3, moving=1, pause=3)


async def played(app: App, made: Plan = ALL, players: int = 3) -> Tournament:
    """All games are played; the lower number of two wins."""
    return await to_the_end(app, await begun(app, made, players))


async def to_the_end(app: App, tournament: Tournament) -> Tournament:
    while open_games := await going_on(app):
        for match in open_games:
            match = await moved(app, match, 4)
            await app[Tournaments].adjudicate(match.id, BOSSES, min(match.players))
        await app[Tournaments].advance()
    return await now(app, tournament)


def game_of(tournament: Tournament, one: int, other: int) -> int:
    (meeting,) = (each for each in tournament.meetings if {one, other} == {*tournament.users(each)})
    return meeting.matches[0]


async def corrected(app: App, tournament: Tournament, one: int, other: int) -> Tournament:
    """The first of the two has won after all."""
    game = game_of(tournament, one, other)
    await directs(app, tournament, "correct", game, one, Verdict.RESULT)
    await app[Tournaments].advance()
    return await now(app, tournament)


async def passed(app: App, hands: Hands, tournament: Tournament, time: timedelta) -> Tournament:
    hands.at += time
    await app[Tournaments].advance()
    return await now(app, tournament)


async def ends(app: App, tournament: Tournament) -> int:
    events = await app[Tournaments].history(tournament.id, GUILD)
    return sum(isinstance(event.what, Finished) for event in events)


@pytest.mark.parametrize("at", [HOUR, 2 * DAY - HOUR])
async def test_a_late_correction_changes_the_winner_and_leaves_a_day(
    app: App, hands: Hands, at: timedelta
) -> None:
    tournament = await played(app)
    first = hands()
    assert winners(tournament) == (101,)
    await passed(app, hands, tournament, at)
    for one, other in ((102, 101), (103, 101)):
        tournament = await corrected(app, tournament, one, other)
    assert (tournament.status, winners(tournament)) == (Status.SETTLING, (102,))
    assert tournament.settles_at == max(first + 2 * DAY, hands() + DAY)
    assert len(await told(app, TournamentOver)) == 3
    tournament = await undoes(app, tournament)
    tournament = await passed(app, hands, tournament, timedelta())
    assert len(await told(app, TournamentOver)) == 4, "the table as it stood before"
    tournament = await passed(app, hands, tournament, 3 * DAY)
    assert tournament.status is Status.OVER
    with refused("over"):
        await corrected(app, tournament, 102, 101)
    await sound(app)


async def test_no_pause_begins_or_comes_back_after_the_last_game(app: App, hands: Hands) -> None:
    tournament = await begun(app, ALL, 3)
    await directs(app, tournament, "pause")
    await directs(app, tournament, "resume")
    for match in await going_on(app):
        await app[Matches].act(max(match.players), (await moved(app, match, 4)).id, Match.resign)
    await app[Tournaments].advance()
    with refused("undo-late"):
        await undoes(app, tournament)
    with refused("over"):
        await directs(app, tournament, "pause")
    after = await now(app, tournament)
    assert (after.paused, after.settles_at) == (False, hands() + 2 * DAY)


async def test_a_knock_out_goes_on_where_a_correction_leaves_its_final_level(app: App, hands: Hands) -> None:
    cup = replace(ALL, format=Format.KNOCKOUT, terms=replace(ALL.terms, pair=True), deciders=1)
    tournament = await played(app, cup, 4)
    await directs(app, tournament, "correct", game_of(tournament, 101, 102), 102, Verdict.RESULT)
    await app[Tournaments].advance()
    assert (await now(app, tournament)).status is Status.RUNNING
    assert len(await going_on(app)) == 2
    await sound(app)


async def test_two_processes_and_a_restart_end_it_once(app: App, file: Any, hands: Hands) -> None:
    tournament = await played(app, LEAGUE, 6)
    async with open_app(url_of(file), now=hands, seed=2) as other:
        hands.at += 2 * DAY
        await asyncio.gather(app[Tournaments].advance(), other[Tournaments].advance())
    async with open_app(url_of(file), now=hands, seed=3) as again:
        await again[Tournaments].advance()
    assert await ends(app, tournament) == 1
    listed = await app[Tournaments].listed(GUILD)
    assert len(listed) == 2, "one next season"


async def test_a_champion_s_role_is_given_by_the_final_table_and_stays(app: App, hands: Hands) -> None:
    await app[Players].save_server(sure(GUILD), titles=((77, Title.CHAMPION, GAME),))
    tournament = await played(app)
    assert not await told(app, Roles)
    assert await app[Directors].following(tournament) == ["role"]
    await directs(app, tournament, "conclude")
    assert {notice.recipient for notice in await told(app, Roles)} == {101}
    with refused("followed"):
        await directs(app, tournament, "reopen")


async def test_the_champion_before_of_the_same_game_is_looked_at_too(app: App, hands: Hands) -> None:
    assert GUILD is not None
    await app[Players].save_server(GUILD, titles=((77, Title.CHAMPION, GAME),))
    other = terms("14d", game="russian" if GAME != "russian" else "pool")
    for out, agreed in (((), ALL.terms), ((101,), other), ((101, 102), ALL.terms)):
        made = replace(ALL, terms=agreed, policy=Policy())
        tournament, before = await begun(app, made, 5), len(await told(app, Roles))
        for user in out:
            await app[Tournaments].withdraw(tournament.id, GUILD, user)
        await to_the_end(app, tournament)
        hands.at += HOUR
    assert {notice.recipient for notice in (await told(app, Roles))[before:]} == {101, 102, 103}


async def test_a_series_counts_the_table_when_it_is_final_and_then_it_stays(app: App) -> None:
    tournament = await begun(app, ALL, 3)
    await app[Seasons].set_up(tournament.id, BOSSES, Rules(Repeat.FINAL))
    tournament = await to_the_end(app, tournament)
    assert tournament.status is Status.SETTLING
    assert len(await app[Tournaments].listed(GUILD)) == 1, "the next one waits for the final table"
    assert await app[Directors].following(tournament) == ["next"]
    await directs(app, tournament, "conclude")
    following, _ = await app[Tournaments].listed(GUILD)
    assert following.status is Status.OPEN
    assert (await app[Tournaments].get(following.id, GUILD)).plan.policy.settling == 2
    with refused("followed") as error:
        await directs(app, tournament, "reopen")
    assert error.value.details == {"what": "series"}


async def test_places_that_were_given_by_a_table_keep_it_final(app: App) -> None:
    final, tournament = await entered(app, ALL, 0), await begun(app, ALL, 3)
    await app[Qualifications].set_up(tournament.id, final.id, BOSSES, 1, 7, of_season=False)
    tournament = await to_the_end(app, tournament)
    await app[Qualifications].set_up(tournament.id, final.id, BOSSES, 2, 7, of_season=False)
    (wanted,) = await app[Qualifications].of(tournament.id)
    assert (wanted.places, wanted.given) == (2, ()), "none by a table that is provisional"
    assert await app[Directors].following(tournament) == ["places"]
    await directs(app, tournament, "conclude")
    with refused("followed") as error:
        await directs(app, tournament, "reopen")
    assert error.value.details == {"what": "places"}


async def test_a_final_table_is_opened_again_for_thirty_days(app: App, hands: Hands) -> None:
    tournament = await played(app, replace(ALL, policy=Policy()))
    tournament = await passed(app, hands, tournament, 30 * DAY)
    tournament = await directs(app, tournament, "reopen")
    assert (tournament.status, tournament.settles_at) == (Status.SETTLING, hands() + 2 * DAY)
    await corrected(app, tournament, 102, 101)
    tournament = await passed(app, hands, tournament, 2 * DAY)
    assert tournament.status is Status.OVER
    await sound(app)
    hands.at += 30 * DAY + HOUR
    with refused("reopen-late"):
        await directs(app, tournament, "reopen")


async def test_the_words_of_an_objection_go_with_their_author(app: App) -> None:
    tournament = await played(app)
    await app[Tournaments].object_to(tournament.id, GUILD, 102, "A draw")
    await app[Privacy].erase(102)
    assert list((await now(app, tournament)).objections.values()) == [""]
    await sound(app)


async def test_its_players_are_free_for_other_tournaments(app: App) -> None:
    for _ in range(5):
        await played(app)
    sixth = await entered(app, ALL, 3)
    assert len(sixth.entrants) == 3


async def test_an_end_before_the_last_round_settles_too_and_no_round_follows(app: App, hands: Hands) -> None:
    swiss = replace(ALL, format=Format.SWISS, rounds=3)
    tournament = await begun(app, swiss, 4)
    for match in await going_on(app):
        await app[Tournaments].adjudicate(match.id, BOSSES, min(match.players))
    await directs(app, tournament, "pause")
    await app[Tournaments].advance()
    ended = await directs(app, tournament, "finish")
    assert (ended.status, ended.paused) == (Status.SETTLING, False)
    meeting = ended.meetings[0]
    await directs(app, ended, "correct", meeting.matches[0], max(ended.users(meeting)), Verdict.RESULT)
    await app[Tournaments].advance()
    again = await now(app, tournament)
    assert (again.status, again.round) == (Status.SETTLING, 1)
    assert (await passed(app, hands, tournament, 2 * DAY)).status is Status.OVER
