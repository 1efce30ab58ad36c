"""Somebody whom a director sends away by mistake: for a day nothing is lost by it."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.core.errors import MatchPaused
from bot.core.match import Match
from bot.core.news import TournamentNews
from bot.core.until import Bound, End, Then
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.event import GivenUp, Result
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format, Plan
from bot.tournaments.model.policy import HELD, RoundEnd
from bot.tournaments.model.reminders import standing
from bot.tournaments.model.timetable import bound
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved
from tests.bot.services.test_tournament_life import GUILD, SWISS, directs, now, sound, swiss, undoes
from tests.bot.services.test_tournaments import begun, going_on
from tests.bot.services.waits import told

CUP = replace(SWISS, format=Format.KNOCKOUT, terms=replace(SWISS.terms, pair=True))
HOUR = timedelta(hours=1)


async def of(app: App, user: int) -> list[Match]:
    return [match for match in await going_on(app) if user in match.players]


async def advanced(app: App, hands: Hands, by: timedelta) -> None:
    hands.at += by
    await app[Tournaments].advance()


@pytest.mark.parametrize("way", ["undo", "return"])
@pytest.mark.parametrize("made", [SWISS, CUP, replace(SWISS, format=Format.GROUPS)])
async def test_games_are_given_back_with_their_moves_and_clocks(
    app: App, hands: Hands, way: str, made: Plan
) -> None:
    tournament = await begun(app, made, 4)
    before = [await moved(app, match, 3) for match in await of(app, 101)]
    hands.on(hours=5)
    left = [match.clock.remaining(match.to_move, hands()) for match in before]
    await directs(app, tournament, "remove", 101)
    with pytest.raises(MatchPaused):
        await moved(app, before[0], 1)
    await advanced(app, hands, HELD - HOUR)
    await sound(app)
    back = await (undoes(app, tournament) if way == "undo" else directs(app, tournament, "return", 101))
    assert (back.withdrawn, back.held) == (frozenset(), {})
    after = await of(app, 101)
    assert [(each.id, each.moves) for each in after] == [(each.id, each.moves) for each in before]
    assert [match.clock.remaining(match.to_move, hands()) for match in after] == left
    await advanced(app, hands, 2 * HELD)
    await moved(app, after[0], 1)
    assert not (await now(app, tournament)).results
    await sound(app)


async def test_nobody_is_reminded_of_a_game_that_is_held_and_its_board_says_who_loses_it_when(
    app: App, hands: Hands
) -> None:
    tournament = await begun(app, swiss(round_days=9), 4)
    (match,) = await of(app, 101)
    hands.on(days=1)
    held = await directs(app, tournament, "remove", 101)
    assert bound(held, match.id) == Bound(End.HELD, hands() + HELD, Then.LOST, loser=101)
    assert {each.notch.position for each in standing(held)} == {
        n for n, meeting in enumerate(held.meetings) if match.id not in meeting.matches
    }
    back = await undoes(app, tournament)
    assert {each.notch.position for each in standing(back)} == {0, 1}
    ends = bound(back, match.id)
    assert ends is not None
    assert (ends.at, ends.stands) == (hands() + timedelta(days=8), None)


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


async def test_who_is_brought_back_after_a_day_has_lost_those_games_and_plays_on(
    app: App, hands: Hands
) -> None:
    tournament = await begun(app, replace(SWISS, format=Format.GROUPS), 4)
    lost = [match.id for match in await of(app, 101)]
    await directs(app, tournament, "remove", 101)
    assert not (await now(app, tournament)).struck
    await advanced(app, hands, HELD)
    after = await now(app, tournament)
    assert after.struck == {(0, after.number(101))}
    back = await undoes(app, tournament)
    assert (back.struck, back.results.issuperset(lost)) == (frozenset(), True)
    await sound(app)


@pytest.mark.parametrize("back", [True, False])
async def test_it_is_a_day_also_where_a_round_ends_in_it(app: App, hands: Hands, back: bool) -> None:
    tournament = await begun(app, swiss(round_days=5, round_end=RoundEnd.FORFEIT), 4)
    for each in await going_on(app):
        await moved(app, each, 2)
    (match,) = await of(app, 101)
    hands.on(days=4, hours=12)
    await directs(app, tournament, "remove", 101)
    await advanced(app, hands, HELD - HOUR)
    meeting = (await now(app, tournament)).of_match(match.id)
    assert meeting is not None
    assert not meeting.decided
    if back:
        given = bound(await undoes(app, tournament), match.id)
        assert given == Bound(End.PLAY, hands() + 12 * HOUR, Then.NOBODY), (
            "as much as there was left of the round"
        )
        await moved(app, match, 1)
    await advanced(app, hands, 12 * HOUR)
    meeting = (await now(app, tournament)).of_match(match.id)
    assert meeting is not None
    other = tournament.number(match.opponent_of(101))
    assert meeting.pairing.points(other) == (0 if back else 2), "it is not lost by both"
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


async def test_a_day_in_which_the_tournament_is_paused_is_no_day(app: App, hands: Hands) -> None:
    tournament = await begun(app, SWISS, 4)
    await directs(app, tournament, "remove", 101)
    await directs(app, tournament, "pause")
    await advanced(app, hands, 3 * HELD)
    await directs(app, tournament, "resume")
    await advanced(app, hands, HELD - HOUR)
    assert len(await of(app, 101)) == 1
    (match,) = await of(app, 101)
    with pytest.raises(MatchPaused):
        await moved(app, match, 1)
    await advanced(app, hands, HOUR)
    assert await of(app, 101) == []
    await sound(app)
