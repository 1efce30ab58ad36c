"""The end of a round for games that are not over: until when is claimed, what counts before what, and for whom."""

from dataclasses import replace

from bot.store.app import App
from bot.tournaments.model.plan import Format
from bot.tournaments.model.policy import EarlyDraws
from bot.tournaments.model.tournament import Status
from bot.tournaments.service.tournaments import Tournaments
from tests.bot.fixtures import Hands, moved
from tests.bot.services.test_tournament_life import (
    GUILD,
    now,
    refused,
    set_out,
    sound,
    swiss,
)  # fmt: skip
from tests.bot.services.test_tournaments import begun, entered, going_on

DAYS = 5
"""A round of the tournaments here."""


async def test_no_draw_is_claimed_where_none_may_be_offered_yet(app: App, hands: Hands) -> None:
    made = swiss(round_days=DAYS, early_draws=EarlyDraws.REFUSED, draw_moves=5)
    await begun(app, made, 4)
    early, late = await going_on(app)
    await moved(app, early, 8)
    await moved(app, late, 10)
    hands.on(days=DAYS)
    await app[Tournaments].advance()
    with refused("claim-early"):
        await app[Tournaments].claim(early.id, GUILD, early.players[0], None)
    await app[Tournaments].claim(early.id, GUILD, early.players[0], early.players[0])
    await app[Tournaments].claim(late.id, GUILD, late.players[0], None)


async def test_games_that_had_no_room_to_begin_are_lost_by_both(app: App, hands: Hands) -> None:
    made = replace(swiss(round_days=DAYS), format=Format.GROUPS)
    tournament = await entered(app, made, 0)
    for user in range(101, 105):
        await app[Tournaments].enter(tournament.id, GUILD, user, 1)
    await set_out(app, tournament)
    assert len(await going_on(app)) == 2
    for days in (DAYS, 3):
        hands.on(days=days)
        await app[Tournaments].advance()
    after = await now(app, tournament)
    assert (after.status, len(after.meetings)) == (Status.OVER, 6)
    assert sorted(sum(map(sum, meeting.pairing.games)) for meeting in after.meetings)[:4] == [0] * 4
    await sound(app)
