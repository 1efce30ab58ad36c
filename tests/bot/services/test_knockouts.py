"""Knock-outs on a real database: games more for level players, and a meeting that somebody has left."""

from dataclasses import replace
from datetime import timedelta

from bot.console.check import check
from bot.core.match import Match
from bot.match.service.matches import Matches
from bot.store.app import App
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import Policy
from bot.tournaments.model.tournament import Tournament
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved, terms
from tests.bot.services.test_tournaments import GUILD, begun, plan


async def won(app: App, match_id: int, winner: int) -> None:
    match = await app[Matches].get(match_id)
    match = await moved(app, match, 2)
    await app[Matches].act(match.opponent_of(winner), match_id, Match.resign)


async def advanced(app: App, tournament: Tournament) -> Tournament:
    await app[Tournaments].advance()
    return await app[Tournaments].get(tournament.id, GUILD)


async def test_a_meeting_has_its_own_time_whatever_is_paired_meanwhile(app: App, hands: Hands) -> None:
    made = replace(plan(Format.KNOCKOUT), terms=terms("30d", rated=True), policy=Policy(round_days=5))
    cup = await begun(app, made, 8)
    began = hands()

    async def claim(match_id: int) -> None:
        for user in (await app[Matches].get(match_id)).players:
            await app[Tournaments].claim(match_id, GUILD, user, cup.user(1))

    hands.on(days=3)
    # The first and the fourth meet players that they beat in the second round.
    for meeting in (m for m in cup.meetings if set(m.pairing.players()) & {4}):
        for match_id in meeting.matches:
            await won(app, match_id, cup.user(4))
    cup = await advanced(app, cup)
    assert {cup.ends(m) for m in cup.meetings if not m.decided} == {began + timedelta(days=5)}
    hands.on(days=2)
    cup = await advanced(app, cup)
    (first,) = (m for m in cup.meetings if 1 in m.pairing.players())
    other = next(m for m in cup.meetings if 2 in m.pairing.players())
    await app[Tournaments].claim(other.matches[0], GUILD, cup.user(2), cup.user(2))
    for match_id in first.matches:
        await claim(match_id)
    cup = await advanced(app, cup)
    (semi,) = (m for m in cup.meetings if m.pairing.players() == (1, 4))
    # The new meeting is played in its own time, and claims elsewhere stand.
    assert (cup.ends(semi), semi.claiming) == (hands() + timedelta(days=5), False)
    assert cup.direction.claims[other.matches[0]] == {cup.user(2): cup.user(2)}
    await won(app, semi.matches[0], cup.user(4))
    await app[Tournaments].claim(other.matches[1], GUILD, cup.user(2), cup.user(2))
    hands.on(days=3)
    cup = await advanced(app, cup)
    assert all(m.decided for m in cup.meetings if m.pairing.round == semi.pairing.round - 1)
    assert not next(m for m in cup.meetings if m.pairing.players() == (1, 4)).claiming
    assert (await check(app.database)).problems == ()
