"""Forced moves are made at once for who wants that, and for nobody else."""

import pytest

from bot.core.match import Match, replay
from bot.core.news import Turn
from bot.match.service.matches import Matches
from bot.people.service import Players
from bot.store.app import App
from tests.bot.fixtures import ANNA, BOB, started, terms
from tests.bot.services.waits import told

SETUP = "B:W18,32:B11,8,4"
"""11-15 forces 18x11, and that forces 8x15; then White has a choice."""
ROW = ("11-15", "18x11", "8x15")


async def begun(app: App) -> Match:
    return await started(app, terms(game="american", setup=SETUP))


@pytest.mark.parametrize(
    ("wanting", "made"),
    [((), 1), ((BOB,), 2), ((ANNA, BOB), 3), ((ANNA,), 1)],
    ids=["none", "bob", "both", "anna"],
)
async def test_forced_moves_are_made_for_who_wants_them(
    app: App, wanting: tuple[int, ...], made: int
) -> None:
    match = await begun(app)
    for user in wanting:
        await app[Players].save(user, auto_forced=True)
    played = await app[Matches].play(ANNA, "11-15", match_id=match.id)
    assert played.match.moves == ROW[:made]
    assert (played.text, len(played.move.path)) == ("11-15", 2)
    assert await app[Matches].get(match.id) == played.match
    assert replay(played.match.header, await app[Matches].history(match.id)) == played.match
    last = (await told(app, Turn))[-1]
    assert (last.recipient, last.id) == (played.match.mover, played.notice_ids[-1])


async def test_a_turn_that_no_move_began_waits_for_its_player(app: App) -> None:
    await app[Players].save(ANNA, auto_forced=True)
    match = await started(app, terms(game="american", setup="B:W18,32:B15,1"))
    assert len(match.game.legal_moves(match.state)) == 1
    assert match.moves == ()


async def test_an_offer_is_not_declined_by_a_forced_move(app: App) -> None:
    match = await begun(app)
    await app[Players].save(BOB, auto_forced=True)
    played = await app[Matches].play(ANNA, "11-15", match_id=match.id, offer_draw=True)
    assert played.match.moves == ("11-15",)
    assert played.match.draw_offer is not None


async def test_a_forced_move_waits_for_the_answer_to_a_takeback_and_is_made_when_it_is_refused(
    app: App,
) -> None:
    match = await begun(app)
    await app[Matches].play(ANNA, "11-15", match_id=match.id)
    await app[Matches].act(ANNA, match.id, Match.ask_takeback)
    await app[Players].save(BOB, auto_forced=True)
    refused = await app[Matches].act(BOB, match.id, Match.refuse_takeback)
    assert refused.moves == ROW[:2]
