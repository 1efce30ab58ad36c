"""The actions of directors, on a real database: all of them count, stand in the log, and are undone."""

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from bot.core.access import Asker
from bot.core.errors import BadTournament, MatchOver, MatchPaused
from bot.core.match import Match
from bot.core.news import TournamentNews, TournamentOver, TournamentRound
from bot.core.verdict import LOSS, WIN
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.store.codec import written
from bot.sweeper import Sweeper
from bot.tournaments.model.actions import Verdict
from bot.tournaments.model.event import Corrected, Result
from bot.tournaments.model.meeting import Meeting
from bot.tournaments.model.pairings import Kind
from bot.tournaments.model.plan import Format
from bot.tournaments.model.tournament import Status, Tournament
from bot.tournaments.service.directors import Directors
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import PLACE, Hands, moved, sure, terms
from tests.bot.services import test_tournament_life as life
from tests.bot.services.test_tournament_life import BOSS, GUILD, SWISS, directs, now, refused, sound, undoes
from tests.bot.services.test_tournaments import begun, entered, finish, going_on
from tests.bot.services.waits import note_stay, told


async def test_a_paused_tournament_stands_still_with_all_its_clocks(app: App, hands: Hands) -> None:
    tournament = await begun(app, life.swiss(round_days=20), 4)
    match = (await going_on(app))[0]
    left, deadline = sure(match.clock.deadline()), sure(tournament.deadline)
    await directs(app, tournament, "pause")
    with pytest.raises(MatchPaused):
        await moved(app, match, 1)
    with refused("paused"):
        await directs(app, tournament, "pause")
    await sound(app)
    hands.on(days=30)
    await app[Sweeper].sweep()
    await app[Tournaments].advance()
    await directs(app, tournament, "resume")
    assert (await app[Matches].get(match.id)).clock.deadline() == left + timedelta(days=30)
    assert (await now(app, tournament)).deadline == deadline + timedelta(days=30)
    await moved(app, await app[Matches].get(match.id))
    with refused("not-paused"):
        await directs(app, tournament, "resume")
    await sound(app)


async def test_all_that_stands_still_in_one_turn_is_charged_to_nobody(app: App, hands: Hands) -> None:
    """A pause, a removal that is taken back, the time for claims: none takes the place of another."""
    tournament = await begun(app, life.swiss(round_days=5), 4)
    match = await moved(app, (await going_on(app))[0])
    left = match.clock.remaining(match.to_move, hands())
    for act, back in (("pause", "resume"), ("remove", "return"), ("pause", "resume")):
        facts = [match.mover] if act == "remove" else []
        await directs(app, tournament, act, *facts)
        hands.on(hours=20)
        await directs(app, tournament, back, *facts)
    assert (await app[Matches].get(match.id)).clock.remaining(match.to_move, hands()) == left
    await sound(app)


async def test_an_extension_says_until_when_also_in_the_hour_after_an_absence(
    quick: App, hands: Hands
) -> None:
    """In it nothing runs yet; players were claiming results already."""
    await quick[Sweeper].begin()
    tournament = await begun(quick, life.swiss(round_days=5), 4)
    hands.on(days=5)
    await quick.database.write(lambda connection: note_stay(hands, connection), about=())
    await quick[Tournaments].advance()
    hands.on(hours=9)
    await quick[Sweeper].begin()
    until = hands() + timedelta(days=4)
    assert (await directs(quick, tournament, "extend", until)).deadline == until
    assert (await now(quick, tournament)).deadline == until


async def test_of_two_acts_at_one_moment_on_what_both_have_seen_one_is_done(app: App) -> None:
    tournament = await begun(app, life.swiss(round_days=20), 4)
    await directs(app, tournament, "forbid", 101, 102)
    seen, directors = await directs(app, tournament, "bye", 103, 2, 1), app[Directors]
    asker = Asker(BOSS, GUILD)
    assert seen.deadline is not None
    longer = seen.deadline + timedelta(days=3)

    async def one_of(*acts: Coroutine[Any, Any, Tournament]) -> None:
        done = await asyncio.gather(*acts, return_exceptions=True)
        refusals = [each.code for each in done if isinstance(each, BadTournament)]
        assert (len(done), refusals) == (2, ["bad-tournament-moved-on"])

    await one_of(*(directors.undo(tournament.id, asker, seen.seq) for _ in range(2)))
    seen = await now(app, tournament)
    assert (seen.byes, len(seen.forbidden)) == ({}, 1), "the other act stands"
    await one_of(*(directors.do(tournament.id, asker, "extend", longer, seen=seen.seq) for _ in range(2)))
    seen = await now(app, tournament)
    assert seen.deadline == longer
    # A player's own doing is no reason to look again.
    await app[Tournaments].enter(tournament.id, GUILD, 109)
    await directors.do(tournament.id, asker, "pause", seen=seen.seq)
    game = seen.meetings[0].matches[0]
    with refused("moved-on"):
        await app[Tournaments].adjudicate(game, asker, None, seen=seen.seq)
    await sound(app)


async def test_a_director_who_plays_decides_their_own_game_as_a_director(app: App) -> None:
    tournament = await entered(app, replace(SWISS, format=Format.GROUPS), 3)
    await app[Tournaments].enter(tournament.id, GUILD, BOSS)
    await life.set_out(app, tournament)
    own = next(match for match in await app[Matches].mine(BOSS))
    await app[Tournaments].adjudicate(own.id, Asker(BOSS, GUILD), own.opponent_of(BOSS))
    event = (await app[Tournaments].history(tournament.id, GUILD))[-1]
    assert isinstance(event.what, Result)
    assert (event.actor, event.what.forfeit) == (BOSS, False)
    await sound(app)


async def test_a_move_takes_the_games_that_are_not_over_and_is_undone(app: App) -> None:
    tournament = await entered(app, replace(SWISS, format=Format.GROUPS, terms=terms("14d", rated=True)), 3)
    await life.set_out(app, tournament)
    first, *others = [match for meeting in (await now(app, tournament)).meetings for match in meeting.matches]
    await finish(app, await app[Matches].get(first), random.Random(1))
    with refused("director"):
        await app[Directors].do(tournament.id, Asker(101, GUILD), "move", 77)
    with refused("same-place"):
        await directs(app, tournament, "move", PLACE.channel_id)
    moved = await directs(app, tournament, "move", 77)
    assert moved.place == replace(PLACE, channel_id=77)
    assert (await app[Matches].get(first)).place == PLACE
    assert {(await app[Matches].get(number)).place.channel_id for number in others} == {77}
    await sound(app)
    back = await undoes(app, tournament)
    assert back.place == PLACE
    assert {(await app[Matches].get(number)).place for number in others} == {PLACE}
    await sound(app)


async def test_a_game_that_is_played_anew_is_of_those_who_hold_the_places_now(app: App) -> None:
    tournament = await begun(app, SWISS, 4)
    (match_id,) = tournament.meetings[0].matches
    user, other = (await app[Matches].get(match_id)).players
    await app[Tournaments].adjudicate(match_id, Asker(BOSS, GUILD), user)
    await directs(app, tournament, "replace", user, 109)
    after = await directs(app, tournament, "anew", match_id)
    assert (await app[Matches].get(after.meetings[0].matches[0])).players == (109, other)
    await sound(app)


async def test_where_it_moves_to_the_rounds_that_are_played_are_announced_again(app: App) -> None:
    tournament = await played_on(app, await begun(app, replace(SWISS, rounds=3), 4), rounds=1)
    assert tournament.round == 2
    await directs(app, tournament, "move", 77)
    rounds = [
        each.what for each in await told(app, TournamentRound) if isinstance(each.what, TournamentRound)
    ]
    assert [each.again for each in rounds] == [False, False, True]
    assert rounds[2].seq == rounds[1].seq


async def stuck(app: App) -> Tournament:
    """Six players who are each to play five rounds with four opponents."""
    tournament = await entered(app, replace(SWISS, rounds=5), 6)
    for pair in ((101, 102), (103, 104), (105, 106)):
        await directs(app, tournament, "forbid", *pair)
    await life.set_out(app, tournament)
    return await played_on(app, tournament)


async def played_on(app: App, tournament: Tournament, rounds: int = 9) -> Tournament:
    """So many rounds, or until it waits or is over; whoever entered first wins."""
    while (rounds := rounds - 1) >= 0 and (going := await going_on(app)):
        for match in going:
            await app[Matches].act(max(match.players), (await moved(app, match)).id, Match.resign)
        await app[Tournaments].advance()
    return await now(app, tournament)


async def test_a_round_that_cannot_be_paired_waits_for_a_director_who_allows_a_pair(app: App) -> None:
    waits = await stuck(app)
    assert waits.status is Status.RUNNING
    assert waits.round == 2
    news = [written(each.what)["seq"] for each in await told(app, TournamentNews)]
    events = await app[Tournaments].history(waits.id, GUILD)
    kinds = [events[seq - 1].kind for seq in news]
    assert kinds == ["started", "unpairable"], "once, and too many rounds at the start"
    await app[Tournaments].advance()
    assert (await now(app, waits)).seq == waits.seq
    assert await app[Tournaments].advance() is None, "nothing is due"
    await sound(app)
    for pair in ((101, 102), (103, 104), (105, 106)):
        await directs(app, waits, "allow", *pair)
    with refused("goes-on"):
        await directs(app, waits, "finish")
    await app[Tournaments].advance()
    assert (await now(app, waits)).round == waits.round + 1
    await sound(app)


async def test_a_round_that_cannot_be_paired_waits_for_a_director_who_allows_a_rematch(app: App) -> None:
    waits, boss = await stuck(app), Asker(BOSS, GUILD)
    first = waits.meetings[0]
    one, two = (waits.user(number) for number in first.pairing.players())
    pair, points = (one, two), first.pairing.games
    known = {one, *(user for m in waits.meetings if one in met(waits, m) for user in met(waits, m))}
    unmet = next(u for u in waits.seeds if u not in known and frozenset((one, u)) not in waits.forbidden)
    with refused("pair-so"):
        await app[Directors].do(waits.id, boss, "allow", one, unmet)
    allowed = await app[Directors].do(waits.id, boss, "allow", *pair)
    assert not allowed.unpairable
    with refused("pair-so"):
        await app[Directors].do(waits.id, boss, "allow", *pair)
    assert (await app[Directors].undo(waits.id, boss)).rematches == frozenset()
    await app[Tournaments].advance()
    assert (await now(app, waits)).unpairable
    await app[Directors].do(waits.id, boss, "allow", *pair)
    await app[Tournaments].advance()
    after = await now(app, waits)
    assert after.round == waits.round + 1
    again = [m for m in after.meetings if m.pairing.round == after.round and set(met(after, m)) == set(pair)]
    assert len(again) == 1
    assert after.meetings[0].pairing.games == points, "what they had made of each other stands"
    assert after.rematches == frozenset(), "once more, and not twice"
    await sound(app)


def met(tournament: Tournament, meeting: Meeting) -> list[int]:
    return [tournament.user(number) for number in meeting.pairing.players()]


async def test_a_tournament_whose_next_round_cannot_be_paired_is_finished_by_a_director(app: App) -> None:
    waits = await stuck(app)
    with refused("director"):
        await app[Directors].do(waits.id, Asker(101, GUILD), "finish")
    assert (await directs(app, waits, "finish")).status is Status.OVER
    assert len(await told(app, TournamentOver)) == 1
    await sound(app)


async def test_a_pair_of_whom_one_left_before_the_start_stops_no_pairing(app: App) -> None:
    tournament = await entered(app, SWISS, 5)
    await directs(app, tournament, "forbid", 101, 105)
    await app[Tournaments].leave(tournament.id, GUILD, 105)
    await life.set_out(app, tournament)
    assert (await now(app, tournament)).round == 1


@pytest.mark.parametrize(
    ("verdict", "wins", "points", "kind"),
    [
        (Verdict.FORFEIT, 0, (WIN, LOSS), Kind.FORFEIT),
        (Verdict.FORFEIT, 1, (LOSS, WIN), Kind.FORFEIT),
        (Verdict.DOUBLE_LOSS, None, (LOSS, LOSS), Kind.PLAYED),
        (Verdict.DOUBLE_FORFEIT, None, (LOSS, LOSS), Kind.FORFEIT),
    ],
)
async def test_a_director_gives_a_game_to_one_who_did_not_play_it_or_to_neither(
    app: App, verdict: Verdict, wins: int | None, points: tuple[int, int], kind: Kind
) -> None:
    tournament, by = await begun(app, SWISS, 4), Asker(BOSS, GUILD)
    for meeting in tournament.meetings:
        users = [tournament.user(number) for number in meeting.pairing.players()]
        winner, wrong = (None, users[0]) if wins is None else (users[wins], None)
        (match,) = meeting.matches
        with refused("verdict"):
            await app[Tournaments].adjudicate(match, by, wrong, verdict)
        if meeting is tournament.meetings[0]:
            await app[Tournaments].adjudicate(match, by, winner, verdict)
            with pytest.raises(MatchOver):
                await app[Tournaments].adjudicate(match, by, winner, verdict)
        else:
            with refused("no-result"):
                await directs(app, tournament, "correct", match, winner, verdict)
            await moved(app, await app[Matches].get(match))
            await app[Matches].act(users[0], match, Match.resign)
            with refused("same-result"):
                await directs(app, tournament, "correct", match, users[1], Verdict.RESULT)
            before = (await now(app, tournament)).meetings
            after = await app[Directors].do(tournament.id, by, "correct", match, winner, verdict)
            assert (await undoes(app, tournament)).meetings == before
            last = (await app[Tournaments].history(tournament.id, GUILD))[-1].what
            assert isinstance(last, Corrected)
            assert last.undoes == after.seq
            after = await app[Directors].do(tournament.id, by, "correct", match, winner, verdict)
            told = (await app[Tournaments].history(tournament.id, GUILD))[-1].what
            assert isinstance(told, Corrected)
            assert told.forfeit == (kind is Kind.FORFEIT)
            assert after.meetings[1].pairing.games == (points,)
    for meeting in (await now(app, tournament)).meetings:
        assert (meeting.pairing.games, meeting.pairing.kind) == ((points,), kind)
    await sound(app)
