"""Somebody whom a director sends away by mistake: for a day nothing is lost by it."""

from dataclasses import replace
from datetime import timedelta

from bot.core.match import Match
from bot.core.news import TournamentNews
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.event import GivenUp, Result
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import HELD
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved
from tests.bot.services.test_tournament_life import GUILD, SWISS, directs, now, sound, undoes
from tests.bot.services.test_tournaments import begun, going_on
from tests.bot.services.waits import told

CUP = replace(SWISS, format=Format.KNOCKOUT, terms=replace(SWISS.terms, pair=True))


async def of(app: App, user: int) -> list[Match]:
    return [match for match in await going_on(app) if user in match.players]


async def advanced(app: App, hands: Hands, by: timedelta) -> None:
    hands.at += by
    await app[Tournaments].advance()


async def test_after_a_day_the_games_are_called_off_and_lost(app: App, hands: Hands) -> None:
    tournament = await begun(app, SWISS, 4)
    (match,) = [await moved(app, each, 2) for each in await of(app, 101)]
    await directs(app, tournament, "remove", 101)
    await advanced(app, hands, HELD - timedelta(seconds=1))
    assert not (await app[Matches].get(match.id)).over
    await advanced(app, hands, timedelta(seconds=1))
    after = await now(app, tournament)
    meeting = after.of_match(match.id)
    assert meeting is not None
    assert meeting.pairing.points(after.number(match.opponent_of(101))) == 2
    assert (meeting.pairing.kind, after.held) == (Kind.PLAYED, {})
    ended = await app[Matches].get(match.id)
    assert ended.outcome is not None
    assert ended.outcome.winner is None, "and so nobody's rating changes"
    history = await app[Tournaments].history(tournament.id, GUILD)
    (given,) = [each for each in history if isinstance(each.what, GivenUp)]
    assert isinstance(history[given.seq].what, Result)
    assert TournamentNews(tournament.id, given.seq) in [each.what for each in await told(app, TournamentNews)]
    await sound(app)


async def test_a_cup_gives_nobody_s_place_away_before_the_day_is_over(app: App, hands: Hands) -> None:
    tournament = await begun(app, CUP, 4)
    for match in await going_on(app):
        winner = min(match.players)
        await app[Matches].act(match.opponent_of(winner), (await moved(app, match)).id, Match.resign)
        if len(await going_on(app)) == 2:
            # One semi-final is over.
            await directs(app, tournament, "remove", 101)
    await app[Tournaments].advance()
    waits = await now(app, tournament)
    assert len([m for m in waits.meetings if m.pairing.round == 2]) == 1, "the match for the third place"
    await sound(app)
    back = await undoes(app, tournament)
    assert back.withdrawn == frozenset()
    await app[Tournaments].advance()
    final = [m.pairing for m in (await now(app, tournament)).meetings if m.pairing.round == 2]
    assert {1, 2} in [set(pairing.players()) for pairing in final]
    await sound(app)
